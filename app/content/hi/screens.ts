/** The Hindi of `screens.ts`. */
import type { WordsOf } from "#app/content/english.ts";

export const screens: WordsOf<"screens"> = {
  pageNotFound: {
    title: "404 Page Not Found: यह पेज नहीं मिला | Ladoo",
    heading: "404 Page Not Found: यह पेज नहीं मिला",
    hint: "शायद पता ग़लत लिखा गया, या यह पेज अब यहाँ नहीं है।",
    waysBackHeading: "यह कमरा हमारी दुकान में नहीं है। ये कमरे हैं:",
    waysBack: [{ label: "होम" }, { label: "सारे फ़ीचर" }, { label: "फ़ाउंडरों की कहानियाँ" }],
  },
};
