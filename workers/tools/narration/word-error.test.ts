import { describe, expect, it } from "vitest";
import { differencesOf } from "./word-error.ts";

describe("misheard words", () => {
  it("misheard words are none where the two texts sound the same", () => {
    const said = "At 4 pm on 12 March, Tara's colour-card cost ₹1,450: GST is 18%, so pick up the kurta.";
    const heard =
      "At four PM on the 12th of March Taras color card cost Rs. 1450, G.S.T. is eighteen per cent, so pickup the kurta";
    expect(differencesOf(said, heard).found).toEqual([]);
  });

  it("misheard words are told with what was heard instead, left out or added, names apart", () => {
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
