/** The Hindi of `company.ts`. */
import type { WordsOf } from "#app/content/english.ts";

export const company: WordsOf<"company"> = {
  companyWords: {
    cin: "CIN {value}",
    address: "रजिस्टर्ड ऑफ़िस: {value}",
    identity: " कंपनी का रजिस्टर्ड ब्योरा: {value}।",
    office: {
      known: "रजिस्टर्ड ऑफ़िस {value} में है; आने से पहले WhatsApp पर पूछ लीजिए।",
      unknown: "ऑफ़िस का पूरा पता इस वेबसाइट पर नहीं है, इसलिए आने से पहले WhatsApp पर पूछ लीजिए।",
    },
    contact: "सवाल और शिकायत के लिए: {value}",
    officer: "शिकायत अधिकारी: {value}",
  },
};
