/** The Hindi of `short-forms.ts`. */
import type { WordsOf } from "#app/content/english.ts";

export const shortForms: WordsOf<"shortForms"> = {
  shortForms: {
    heading: "यहाँ आए छोटे नाम",
    meanings: {
      CGST: "राज्य के भीतर की बिक्री पर GST का केंद्र वाला आधा हिस्सा",
      SGST: "राज्य के भीतर की बिक्री पर GST का राज्य वाला आधा हिस्सा",
      IGST: "राज्य के बाहर की बिक्री पर GST",
      HSN: "आप जो बेचते हैं उसका कोड, जिससे टैक्स की दर तय होती है",
      GSTIN: "आपका GST नंबर",
      "GSTR-1": "आपकी बिक्री का रिटर्न, अगले महीने की 11 तारीख़ तक, या तिमाही के बाद की 13 तारीख़ तक",
      SKU: "एक ही नाप या प्रिंट का एक प्रोडक्ट",
      COD: "कैश ऑन डिलिवरी, सामान पहुँचने पर पैसे",
      CA: "चार्टर्ड अकाउंटेंट",
    },
  },
};
