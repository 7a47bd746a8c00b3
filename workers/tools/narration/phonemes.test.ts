import { describe, expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";
import { kokoroSigns, PRONUNCIATIONS, phonemesOf, undecidedIn } from "./phonemes.ts";
import { scripts } from "./scripts.ts";

/** The letters and stresses among the 178 signs that Kokoro knows. It leaves out any other without a word. */
const KOKORO_SIGNS = new Set(
  "AIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔˈˌːʰʲᵻ",
);

/** In place of espeak-ng, which is not on every machine: only the nonsense words are sounded, English stays as written. */
const asWritten = (words: string): string => words.replaceAll("ogwim", "ɑɡwɪm");

/** What Kokoro is given of a text. */
const read = (text: string): string => phonemesOf(spokenText(text), asWritten);

describe("the table of pronunciations", () => {
  it.each([...PRONUNCIATIONS])(
    "the table of pronunciations gives %s as signs that Kokoro knows, with one main stress",
    (word, phones) => {
      expect(word).toMatch(/^[a-z]+$/);
      expect([...phones].filter((sign) => !KOKORO_SIGNS.has(sign))).toEqual([]);
      expect(phones.match(/ˈ/g)).toHaveLength(1);
    },
  );

  it("the table of pronunciations says names, places and Indian words as people in India do", () => {
    expect(read("Meera Rathore of Jaipur")).toBe("mˈiɹɑ ɹɑtˈɔɹ of ʤˈIpʊɹ");
    expect(read("Nair and Kulkarni, from Thrissur")).toBe("nˈɑjəɹ and kʊlkˈɑɹni, from tɹɪʃˈuɹ");
    expect(read("Ubtan, haldi and podi")).toBe("ˈʊbtən, hˈʌldi and pˈOdːi");
    expect(read("a kurta, a dupatta, Ladoo")).toBe("a kˈʊɾtɑ, a dʊpˈʌtɑ, lˈʌdu");
  });

  it("the table of pronunciations adds a plural or possessive ending by the rules of English", () => {
    expect(read("kurtas, lakhs, Mahesh's, Tara's")).toBe("kˈʊɾtɑz, lˈɑks, məhˈAʃᵻz, tˈɑɹɑz");
  });
});

describe("what is written short", () => {
  it("what is written short is spelled by its letters", () => {
    expect(read("GST, HSN, GSTIN, UPI, QR, COD, SKU, CA")).toBe(
      "G S T, H S N, G S T ˌI N, U P ˌI, Q R, C O D, S K U, C ˈA",
    );
  });

  it("what is written short is said in words: rupees, lakh, weights, dates, phone numbers", () => {
    expect(read("₹1,450")).toBe("one thousand four hundred and fifty ɹupˈiz");
    expect(read("₹2.5 lakh")).toBe("two point five lˈɑk ɹupˈiz");
    expect(read("1,20,000 and 250 g")).toBe("one lˈɑk twenty thousand and two hundred and fifty grams");
    expect(read("1.5 kg by 12 March")).toBe("one point five kilos by the twelfth of March");
    expect(read("+91 98765 43210")).toBe("plus nine one, nine eight seven six five, four three two one zero");
  });
});

describe("what Kokoro is given", () => {
  it("what Kokoro is given is in its own signs, where espeak-ng's differ", () => {
    expect(kokoroSigns("m^a^ɪ")).toBe("mI");
    expect(kokoroSigns("d^ʒˈe^ɪl ɡˈo^ʊ t^ʃˈa^ʊ bˈɔ^ɪ")).toBe("ʤˈAl ɡˈO ʧˈW bˈY");
    expect(kokoroSigns("wˈɔːɾɚ bˈɑːɾə^l bˈʌʔn̩ hˈɜː")).toBe("wˈɔtəɹ bˈɑtᵊl bˈʌtᵊn hˈɜɹ");
  });

  it("an I is stressed, which Kokoro swallows otherwise, but not within a word", () => {
    expect(phonemesOf("I asked, and I paid.", asWritten)).toBe("ˌI asked, and ˌI paid.");
    expect(phonemesOf("so I'm an idea", () => "sˈO Im ən IdˈiA")).toBe("sˈO ˌIm ən IdˈiA");
  });

  it("what Kokoro is given fails where espeak-ng loses a word of the table", () => {
    expect(() => phonemesOf("Meera paid", () => "pˈAd")).toThrow(/changed a word/);
  });
});

describe("words with two sounds", () => {
  it("words with two sounds are decided by the words beside them", () => {
    expect(read("Because I read it aloud, they could read it.")).toBe("Because ˌI ɹˈɛd it aloud, they could ɹˈid it.");
    expect(read("He used a spoon he used to hate.")).toBe("He jˈuzd a spoon he jˈust to hate.");
  });

  it("every word with two sounds in a script is decided in HOMOGRAPHS", () => {
    const texts = scripts().filter(({ language }) => !language);
    const undecided = texts.flatMap(({ chapters }) =>
      chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => undecidedIn(spokenText(text)))),
    );
    expect(undecided).toEqual([]);
  });
});
