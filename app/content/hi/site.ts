/** The Hindi of `site.ts`. */
import type { WordsOf } from "#app/content/english.ts";

export const site: WordsOf<"site"> = {
  header: {
    skipLink: "सीधे पेज के मुख्य हिस्से पर जाएँ",
    homeLabel: "Ladoo, होम",
    navLabel: "मुख्य मेन्यू",
    features: "फ़ीचर",
    waysOfWorking: "काम के तरीक़े",
    viewAllFeatures: "सारे फ़ीचर देखें",
    audioInsights: "सुनने के लिए",
    audioLinks: [{ label: "कहानियाँ" }, { label: "फ़ाउंडरों का पॉडकास्ट" }],
    pricing: "दाम",
    app: "ऐप",
    join: "जुड़ें",
    newTab: "नए टैब में खुलता है",
    openMenu: "मेन्यू खोलें",
    closeMenu: "मेन्यू बंद करें",
  },
  promoBanner: {
    text: "{launchMonth} बीटा: {earlyPromo}",
    after: ", और आपके लिंक से जुड़े हर ब्रैंड पर एक महीना मुफ़्त।",
    cta: "अभी जुड़ें",
    dismiss: "यह सूचना हटाएँ",
    label: "लॉन्च का ऑफ़र",
  },
  footer: {
    blurb: "स्टॉक, ऑर्डर, GST इनवॉइस, पेमेंट और ग्राहक, सब एक जगह: स्टॉल, जार और पार्सल वाले छोटे ब्रैंडों के लिए।",
    featuresHeading: "फ़ीचर",
    companyHeading: "कंपनी",
    companyLinks: [
      { label: "हमारे बारे में" },
      { label: "नौकरियाँ" },
      { label: "प्राइवेसी पॉलिसी" },
      { label: "सेवा की शर्तें" },
      { label: "रिफ़ंड और कैंसलेशन पॉलिसी" },
      { label: "एक्सेसिबिलिटी (सबके लिए)" },
    ],
    contactHeading: "संपर्क",
    phoneLabel: "फ़ोन",
    emailLabel: "ई-मेल",
    instagram: "Instagram पर Ladoo",
    whatsapp: "WhatsApp पर Ladoo",
    privacyChoices: "प्राइवेसी सेटिंग",
    almostReal: "हमारी कहानियों के फ़ाउंडर और ब्रैंड लगभग असली हैं: काल्पनिक, पर दिक़्क़तें असली।",
    copyright: "© {year} Ladoo। सारे अधिकार सुरक्षित।",
  },
  editionNotes: {
    page: "यह पेज अभी अंग्रेज़ी में है।",
    app: "ऐप अभी अंग्रेज़ी में है।",
  },
  titleSuffix: " | Ladoo",
  pageMeta: {
    "/": {
      title: "Ladoo: छोटे ब्रैंड, बड़े बिज़नेस की ताक़त",
      description:
        "स्टॉक, ऑर्डर, GST इनवॉइस, UPI पेमेंट और ग्राहक एक जगह: भारत के उन छोटे ब्रैंडों के लिए जो स्टॉल, WhatsApp, ऑनलाइन और बुटीक में बेचते हैं।",
    },
    "/pricing": {
      title: "रोल के हिसाब से दाम: आपका {highestPrice}, हेल्पर का {lowestPrice} से | Ladoo",
      description:
        "छह रोल, {lowestPrice} से {highestPrice} प्रति व्यक्ति हर महीने, GST अलग। महीने का प्लान जब चाहें बंद कीजिए, या साल भर का एक साथ देकर {annualSaving} बचाइए। अपनी टीम का हिसाब यहीं लगाइए।",
    },
    "/brand-buddies": {
      title: "Brand Buddies: लौटकर आने वाले ग्राहक | Ladoo",
      description:
        "अपने-आप अपडेट होने वाले ग्रुप, WhatsApp और ई-मेल सिर्फ़ उन्हें जिन्होंने हाँ कहा, नाप और नोट एक कार्ड पर: छोटा ब्रैंड अपने ग्राहकों से ऐसे जुड़ा रहता है।",
    },
    "/waitlist": {
      title: "{launchTitle}",
      description: "Ladoo के {launchMonth} बीटा में अपनी जगह बुक कीजिए। {earlyOffer} आपके लिंक से जुड़े हर ब्रैंड पर एक महीना मुफ़्त।",
    },
  },
};
