import { describe, expect, it } from "vitest";
import { spokenText } from "#app/lib/spoken-text.ts";
import { kokoroSigns, PRONUNCIATIONS, phonemesOf } from "./phonemes.ts";

/** The letters and stresses among the 178 signs that Kokoro knows. It leaves out any other without a word. */
const KOKORO_SIGNS = new Set(
  "AIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔˈˌːʰʲᵻ",
);

/** In place of espeak-ng, which is not on every machine: only the nonsense words are sounded, English stays as written. */
const asWritten = (words: string): string => words.replaceAll("ogwim", "ɒɡwɪm");

/** What Kokoro is given of a text. */
const read = (text: string): string => phonemesOf(spokenText(text, false), asWritten);

describe("the table of pronunciations", () => {
  it.each(Object.entries(PRONUNCIATIONS))(
    "gives %s as signs that Kokoro knows, with one main stress",
    (word, phones) => {
      expect(word).toMatch(/^[a-z]+$/);
      expect([...phones].filter((sign) => !KOKORO_SIGNS.has(sign))).toEqual([]);
      expect(phones.match(/ˈ/g)).toHaveLength(1);
    },
  );

  it("says names, places and Indian words as people in India do", () => {
    expect(read("Meera Rathore of Jaipur")).toBe("mˈiːɹɑː ɹɑːtˈɔːɹ of ʤˈIpʊɹ");
    expect(read("Nair and Kulkarni, from Thrissur")).toBe("nˈɑːjəɹ and kʊlkˈɑːɹni, from tɹɪʃˈuːɹ");
    expect(read("Ubtan, haldi and podi")).toBe("ˈʊbtən, hˈʌldi and pˈQdi");
    expect(read("a kurta, a dupatta, Ladoo")).toBe("a kˈʊɹtɑː, a dʊpˈʌtɑː, lˈʌduː");
  });

  it("adds a plural or possessive ending by the rules of English", () => {
    expect(read("kurtas, lakhs, Mahesh's, Tara's")).toBe("kˈʊɹtɑːz, lˈɑːks, məhˈAʃᵻz, tˈɑːɹɑːz");
  });
});

describe("what is written short", () => {
  it("is spelled by its letters", () => {
    expect(read("GST, HSN, GSTIN, UPI, QR, COD, SKU, CA")).toBe(
      "G S T, H S N, G S T ˌI N, U P ˌI, Q R, C O D, S K U, C ˈA",
    );
  });

  it("is said in words: rupees, lakh, weights, dates, phone numbers", () => {
    expect(read("₹1,450")).toBe("one thousand four hundred and fifty rupees");
    expect(read("₹2.5 lakh")).toBe("two point five lˈɑːk rupees");
    expect(read("1,20,000 and 250 g")).toBe("one lˈɑːk twenty thousand and two hundred and fifty grams");
    expect(read("1.5 kg by 12 March")).toBe("one point five kilos by the twelfth of March");
    expect(read("+91 98765 43210")).toBe("plus nine one, nine eight seven six five, four three two one zero");
  });
});

describe("what Kokoro is given", () => {
  it("is in its own signs, where espeak-ng's differ", () => {
    expect(kokoroSigns("m^a^ɪ")).toBe("mI");
    expect(kokoroSigns("d^ʒˈe^ɪl ɡˈə^ʊ t^ʃˈa^ʊ bˈɔ^ɪ")).toBe("ʤˈAl ɡˈQ ʧˈW bˈY");
    expect(kokoroSigns("bˈɒtə^l rˈɛ^d")).toBe("bˈɒtᵊl ɹˈɛd");
  });

  it("stresses an I, which Kokoro swallows otherwise, but not the beginning of a longer word", () => {
    expect(phonemesOf("I asked, and I paid.", asWritten)).toBe("ˌI asked, and ˌI paid.");
    expect(phonemesOf("so I'm an idea", () => "sˈQ Im ən IdˈiːA")).toBe("sˈQ ˌIm ən IdˈiːA");
  });

  it("fails where espeak-ng loses a word of the table", () => {
    expect(() => phonemesOf("Meera paid", () => "pˈAd")).toThrow(/changed a word/);
  });
});
