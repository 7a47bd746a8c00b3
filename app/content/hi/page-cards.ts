/** The Hindi of `page-cards.ts`, for the pages that have Hindi. */
import type { WordsOf } from "#app/content/english.ts";

export const pageCards: WordsOf<"pageCards"> = {
  pageCards: {
    "/": { name: "होम", eyebrow: "{launchMonth} बीटा", title: "छोटे ब्रैंड, बड़े बिज़नेस की ताक़त" },
    "/pricing": { name: "दाम", eyebrow: "दाम", title: "जितने लोग चलाएँ, उतने ही पैसे" },
    "/brand-buddies": { name: "Brand Buddies", eyebrow: "Brand Buddies", title: "लौटकर आने वाले ग्राहक" },
    "/waitlist": {
      name: "वेटलिस्ट",
      eyebrow: "{launchMonth} बीटा, पहले 100 ब्रैंड",
      title: "1 महीना मुफ़्त + एक साल तक 50% की छूट",
    },
  },
};
