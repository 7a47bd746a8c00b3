/**
 * The Hindi of the messages that schemas and the API send in English. Pages look a message up here; `{count}` stands for any
 * number. A test compares the list with the schemas.
 */
export const messages: Readonly<Record<string, string>> = {
  "Brand name is required": "ब्रैंड का नाम लिखिए",
  "Founder name is required": "फ़ाउंडर का नाम लिखिए",
  "Email is required": "ई-मेल लिखिए",
  "Please enter a valid email address": "ई-मेल का पता पूरा और सही लिखिए",
  "Phone number is required": "फ़ोन नंबर लिखिए",
  "Please enter a valid phone number": "फ़ोन नंबर पूरा और सही लिखिए",
  "Please accept the terms to join": "जुड़ने के लिए शर्तें मंज़ूर कीजिए",
  "Please answer with true or false": "हाँ या ना में जवाब दीजिए",
  "Please leave this empty": "इसे ख़ाली छोड़ दीजिए",
  "Please complete the check that you are a person": "यह जाँच पूरी कीजिए कि आप इंसान हैं",
  "Your browser filled in a hidden field. It is empty again: press the button once more.":
    "आपके ब्राउज़र ने एक छिपा हुआ ख़ाना भर दिया था। अब वह फिर ख़ाली है: बटन एक बार और दबाइए।",
  "Please write this as text": "यहाँ टेक्स्ट लिखिए",
  "Please keep this to {count} characters or fewer": "इसे {count} या उससे कम अक्षरों में लिखिए",
  "Too many tries. Wait a minute, then try again.": "बहुत बार कोशिश हो गई। एक मिनट रुककर फिर कोशिश कीजिए।",
  "Something went wrong on our side. Please try again.": "हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश कीजिए।",
  "We could not reach our list. What you typed is still here: try again in a minute.":
    "हम अपनी लिस्ट तक नहीं पहुँच पाए। आपने जो लिखा वह यहीं है: एक मिनट में फिर कोशिश कीजिए।",
  "No referral code found for this email. Please check the email or join the waitlist.":
    "इस ई-मेल पर कोई रेफ़रल कोड नहीं मिला। ई-मेल देख लीजिए या वेटलिस्ट से जुड़िए।",
};
