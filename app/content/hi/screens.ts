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
  errorScreen: {
    heading: "शेल्फ़ से कुछ गिर गया",
    body: "यह पेज नहीं खुला, और ग़लती हमारी है। एक मिनट बाद फिर कोशिश कीजिए; फिर भी न खुले तो हमें WhatsApp पर बताइए।",
    unreachable: "यह पेज खुल नहीं सका। इंटरनेट जाँचकर फिर कोशिश कीजिए।",
    retry: "फिर कोशिश करें",
    home: "होम पर लौटें",
  },
  pageUnreachable: { title: "इंटरनेट नहीं है", description: "यह पेज खुल नहीं सका। इंटरनेट जाँचकर फिर कोशिश कीजिए।" },
};
