/** The Hindi of `brand.ts`. Names stay as they are painted on the shop. */
import type { WordsOf } from "#app/content/english.ts";

export const brand: WordsOf<"brand"> = {
  annualDiscount: { label: "20% की बचत" },
  brand: {
    name: "Ladoo",
    tagline: "छोटे ब्रैंड, बड़े बिज़नेस की ताक़त",
    company: "Ladoo",
    city: "बेंगलुरु",
    region: "कर्नाटक",
    assistantName: "Smoothie",
  },
  offer: { headline: "1 महीना मुफ़्त + एक साल तक 50% की छूट" },
};
