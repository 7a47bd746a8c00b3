/** The Hindi of the messages of schemas and API that the waitlist's pages show. */
import type { WordsOf } from "#app/content/english.ts";

export const messages: WordsOf<"messages"> = {
  tooLong: "इसे {max} या उससे कम अक्षरों में लिखिए",
  tooManyRequests: "बहुत बार कोशिश हो गई। एक मिनट रुककर फिर कोशिश कीजिए।",
  faultOfOurs: "हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश कीजिए।",
  noNetwork: "इंटरनेट नहीं है। आपका लिखा हुआ यहीं है: इंटरनेट लौटे तो फिर दबाइए।",
  brandNameMissing: "ब्रैंड का नाम लिखिए",
  founderNameMissing: "फ़ाउंडर का नाम लिखिए",
  emailMissing: "ई-मेल लिखिए",
  emailInvalid: "ई-मेल का पता पूरा और सही लिखिए",
  phoneMissing: "फ़ोन नंबर लिखिए",
  phoneInvalid: "फ़ोन नंबर पूरा और सही लिखिए",
  termsNotAccepted: "जुड़ने के लिए शर्तें मंज़ूर कीजिए",
  notTrueOrFalse: "हाँ या ना में जवाब दीजिए",
  notText: "यहाँ टेक्स्ट लिखिए",
  notEmpty: "इसे ख़ाली छोड़ दीजिए",
  hiddenFieldFilled: "आपके ब्राउज़र ने एक छिपा हुआ ख़ाना भर दिया था। अब वह फिर ख़ाली है: बटन एक बार और दबाइए।",
  notAPerson: "यह जाँच पूरी कीजिए कि आप इंसान हैं",
  listUnavailable: "हम अपनी लिस्ट तक नहीं पहुँच पाए। आपने जो लिखा वह यहीं है: एक मिनट में फिर कोशिश कीजिए।",
  emailUnknown: "इस ई-मेल पर कोई रेफ़रल कोड नहीं मिला। ई-मेल देख लीजिए या वेटलिस्ट से जुड़िए।",
};
