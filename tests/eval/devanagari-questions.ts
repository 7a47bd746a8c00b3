/** Questions in Devanagari. The rules that read them are `app/.server/assistant/language/devanagari.ts` and those for Hindi in Latin letters. */
import type { Row } from "./questions.ts";

const PRICES = ["/pricing"];
const WAITLIST = ["/waitlist"];
const FEES = ["/feature/payment-solutions", "/pricing"];

export const devanagariRows: readonly Row[] = [
  ["लैडू कब लॉन्च हो रहा है?", ["August 2025"], WAITLIST],
  ["क्यूआर कोड पेमेंट पर कितनी फीस लगती है?", ["0.99%"], FEES],
  ["सबसे सस्ता रोल कौन सा है और कितने का?", ["₹399"], PRICES],
  ["साल भर का पेमेंट करूं तो कितनी छूट मिलेगी?", ["20%"], PRICES],
  ["एडमिन का महीने का दाम क्या है?", ["₹899"], PRICES],
  ["रिफंड कितने दिन में मिलता है?", ["14 days"], "/refund-policy"],
  ["क्या मैं बीच में कैंसिल कर सकता हूं?", [/cancel/], ["/refund-policy", "/pricing", "/terms-of-service"]],
  ["वेटलिस्ट में कैसे जुड़ें?", ["Reserve Your Spot"], WAITLIST],
  ["दोस्त को रेफर करने पर क्या मिलेगा?", ["1 extra free month"], WAITLIST],
  ["पहले सौ ब्रांड को क्या मिलेगा?", ["1 month free", "50% off"], WAITLIST],
  ["क्या इसमें जीएसटी बिल बनता है?", ["GST invoice"], "/feature/sales-hub"],
  ["स्टॉक कैसे संभालते हैं?", ["The Storeroom"], "/feature/inventory-management"],
  ["पॉडकास्ट में कितने एपिसोड हैं?", [["two", "2"]], "/audio-insights/founders-podcast"],
  ["तारा कौन है?", ["Bel & Buta"], ["/journey/popup-exhibitions", "/audio-insights"]],
  ["कबीर की कहानी सुनाओ", ["Kabir"], ["/story/", "/audio-insights"]],
  ["कितनी कहानियां हैं?", ["23"], "/audio-insights"],
  ["नौकरी है क्या आपके यहां?", ["six open positions"], "/careers"],
  ["ऑफिस कहाँ है?", ["Bangalore"], ["/about", "/careers"]],
  ["आपसे बात कैसे करें?", ["WhatsApp"], "https://wa.me/"],
  ["क्या बिना इंटरनेट के बिक्री हो सकती है?", ["network"], "/feature/events-toolkit"],
  ["मेरे अकाउंटेंट के लिए कौन सा रोल सही है?", ["Accounting", "₹499"], PRICES],
  ["दो एडमिन और तीन रिटेल स्टाफ का महीने का कितना?", ["₹2,995"], PRICES],
  ["क्या मेरा डेटा सुरक्षित है?", ["data"], ["/terms-of-service", "/privacy-policy"]],
  ["डेमो कैसे बुक करें?", ["Book a Demo"], "/"],
  ["पेमेंट लिंक पर कितना चार्ज है?", ["2%"], FEES],
  ["पेमेंट मेरे बैंक में कब आता है?", ["same day"], "/feature/payment-solutions"],
  ["लड्डू क्या है?", ["business management platform"], ["/features", "/about"]],
  ["क्या यह फ्री है?", ["₹399", "14 days"], ["/pricing", "/waitlist", "/brand-buddies"]],
  ["क्रिस्टल बॉल क्या करता है?", ["analytics"], "/feature/numbers-nirvana"],
  ["एपीआई एक्सेस किसको मिलता है?", ["Admin"], PRICES],
];

export const devanagariDeclines: readonly string[] = [
  "क्या क्रिकेट मैच आज है?",
  "मोदी जी कौन हैं?",
  "एक कविता लिखो",
  "दिल्ली का मौसम कैसा है?",
  "मुझे बुखार है, क्या दवा लूं?",
];
