/** The Hindi of the button in `kept.ts`. */
import type { WordsOf } from "#app/content/english.ts";

export const kept: WordsOf<"kept"> = {
  keepButton: {
    keep: "ऑफ़लाइन के लिए रखें",
    kept: "ऑफ़लाइन के लिए रखा है",
    failed: "यह रखा नहीं जा सका। इंटरनेट जाँचकर फिर कोशिश कीजिए।",
  },
  keptLink: { label: "ऑफ़लाइन के लिए रखा हुआ" },
};
