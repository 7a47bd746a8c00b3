/** The Hindi of `pages.ts`, for the pages that have Hindi. */
import type { WordsOf } from "#app/content/english.ts";

export const pages: Partial<WordsOf<"pages">> = {
  "/": {
    name: "होम",
    title: "Ladoo: छोटे ब्रैंड, बड़े बिज़नेस की ताक़त",
    description:
      "स्टॉक, ऑर्डर, GST इनवॉइस, UPI पेमेंट और ग्राहक एक जगह: भारत के उन छोटे ब्रैंडों के लिए जो स्टॉल, WhatsApp, ऑनलाइन और बुटीक में बेचते हैं।",
    card: { eyebrow: "{launchMonth} बीटा", title: "छोटे ब्रैंड, बड़े बिज़नेस की ताक़त" },
  },
  "/pricing": {
    name: "दाम",
    title: "रोल के हिसाब से दाम: आपके लिए {highestPrice}, हेल्पर के लिए {lowestPrice} से शुरू | Ladoo",
    description:
      "छह रोल, {lowestPrice} से {highestPrice} प्रति व्यक्ति हर महीने, GST अलग। महीने का प्लान जब चाहें बंद कीजिए, या साल भर का एक साथ देकर {annualSaving} बचाइए। अपनी टीम का हिसाब यहीं लगाइए।",
    card: { eyebrow: "दाम", title: "जितने लोग चलाएँ, उतने ही पैसे" },
  },
  "/brand-buddies": {
    name: "Brand Buddies",
    title: "Brand Buddies: लौटकर आने वाले ग्राहक | Ladoo",
    description:
      "अपने-आप अपडेट होने वाले ग्रुप, WhatsApp और ई-मेल सिर्फ़ उन्हें जिन्होंने हाँ कहा, साइज़ और नोट एक कार्ड पर: छोटा ब्रैंड अपने ग्राहकों से ऐसे जुड़ा रहता है।",
    card: { eyebrow: "Brand Buddies", title: "लौटकर आने वाले ग्राहक" },
  },
  "/waitlist": {
    name: "वेटलिस्ट",
    title: "{launchTitle}",
    description: "Ladoo के {launchMonth} के बीटा में अपनी जगह बुक कीजिए। {earlyOffer} आपके लिंक से जुड़े हर ब्रैंड पर एक महीना मुफ़्त।",
    card: { eyebrow: "{launchMonth} बीटा, पहले 100 ब्रैंड", title: "1 महीना मुफ़्त + एक साल तक 50% की छूट" },
  },
};
