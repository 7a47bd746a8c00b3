/** The Hindi of `retention.ts`. */
import type { WordsOf } from "#app/content/english.ts";

const PERIOD = "12 महीने, लॉन्च से या आपके जुड़ने के दिन से, जो बाद में हो";

export const retention: WordsOf<"retention"> = {
  retentionWordings: {
    waitlistKept: [
      `जब तक आप मिटवा न दें। अभी कोई नाम पुराना होने से नहीं हटता; जब हटने लगेंगे, तब भी हर नाम कम से कम ${PERIOD}, रहेगा`,
      `${PERIOD}; आप चाहें तो पहले मिटवा सकते हैं`,
    ],
    waitlistKeptAnswer: [
      `वेटलिस्ट में आपका नाम तब तक रहता है जब तक आप मिटवा न दें। अभी कोई नाम पुराना होने से नहीं हटता; जब हटने लगेंगे, तब भी हर नाम कम से कम ${PERIOD}, रहेगा।`,
      `वेटलिस्ट में आपका नाम ${PERIOD}, रहता है; आप चाहें तो पहले मिटवा सकते हैं।`,
    ],
  },
};
