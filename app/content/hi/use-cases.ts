/** The Hindi of the story page's words in `use-cases.ts`. */
import type { WordsOf } from "#app/content/english.ts";

export const useCases: WordsOf<"useCases"> = {
  storyText: {
    previous: "पिछली कहानी",
    next: "अगली कहानी",
    all: "सारी कहानियाँ",
    resultsHeading: "Key Results: क्या बदला",
    primaryOutcome: "सबसे बड़ा फ़ायदा",
    additionalMetric: "एक और आँकड़ा",
    relatedHeading: "मिलती-जुलती कहानियाँ",
    readThis: "यह कहानी पढ़ें",
    founderOf: "फ़ाउंडर, {brand}",
    minutes: "पढ़ने में {count} मिनट",
    navLabel: "कहानियाँ",
  },
  storiesClosing: {
    heading: "और आपका शनिवार कैसा रहा?",
    body: "तारा, कबीर और देव काल्पनिक हैं, और वह साल भी जिसमें उन्होंने Ladoo चलाया। {launchSentence} {earlyOffer} लिस्ट में जगह लेने का कुछ नहीं लगता।",
    join: "वेटलिस्ट से जुड़ें",
    rooms: "सातों कमरे देखें",
  },
};
