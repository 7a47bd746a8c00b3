import { describe, expect, it } from "vitest";
import { clicksIn, longestSilence } from "./check.ts";
import { OUTPUT_HZ } from "./settings.ts";
import { differencesOf } from "./word-error.ts";

describe("misheard words", () => {
  it("are none where the two texts sound the same", () => {
    const said = "At 4 pm on 12 March, Tara's colour-card cost ₹1,450: GST is 18%, so pick up the kurta.";
    const heard =
      "At four PM on the 12th of March Taras color card cost Rs. 1450, G.S.T. is eighteen per cent, so pickup the kurta";
    expect(differencesOf(said, heard).found).toEqual([]);
  });

  it("are told with what was heard instead, left out or added, names apart", () => {
    const { words, names, found } = differencesOf(
      "I had five people in Thrissur, and Meera asked for the mustard kurta.",
      "had five people in three sure, and Mira asked for for the custard kurta",
    );
    expect({ words, names }).toEqual({ words: 13, names: 3 });
    expect(found).toEqual([
      { said: "i", heard: "", isName: false },
      { said: "thrisur", heard: "three sure", isName: true },
      { said: "meera", heard: "mira", isName: true },
      { said: "", heard: "for", isName: false },
      { said: "mustard", heard: "custard", isName: false },
    ]);
  });
});

/** Half a second of tone between half seconds of silence. The tone ends within the given seconds. */
function toneEnding(fadeSeconds: number): Float32Array<ArrayBuffer> {
  const half = OUTPUT_HZ / 2;
  return Float32Array.from({ length: 3 * half }, (_, at) => {
    const left = (2 * half - at) / OUTPUT_HZ;
    const isHeard = at >= half && left > 0;
    return isHeard ? 0.3 * Math.min(1, left / fadeSeconds) * Math.sin((2 * Math.PI * 220 * at) / OUTPUT_HZ) : 0;
  });
}

describe("a recording's joins", () => {
  it("click where a sound stops dead, and not where it fades", () => {
    expect(clicksIn(toneEnding(0.0001))).toBe(1);
    expect(clicksIn(toneEnding(0.02))).toBe(0);
  });

  it("leave silences, of which the longest is told", () => {
    expect(longestSilence(toneEnding(0.02))).toBeCloseTo(0.5, 1);
  });
});
