/** Checks a model's sentences: every figure, name and link must stand in the passages cited, and the script be the visitor's. */
import { brand } from "#app/content/brand.ts";
import { withoutUnseen } from "#app/lib/devanagari.ts";
import { sentencesOf } from "#app/lib/sentences.ts";
import { soundsLikeOne } from "#app/lib/hindi-sounds.ts";
import { isHindiWord, numberWords, romanized, termsOf, wordsOf } from "./language.ts";
import type { Passage } from "./passages.ts";

export type Grounds = {
  question: string;
  /** In the order in which the model got them, numbered from 1. */
  passages: readonly Passage[];
  mayBeDevanagari: boolean;
  isKnown: (term: string) => boolean;
};

const CITATION = /\s*[[(【](?:passages? )?(\d{1,2}(?:\s*[,;]\s*(?:passages? )?\d{1,2})*)[\])】](?!\()/gi;
function withoutCitations(sentence: string): { text: string; cited: number[] } {
  const cited = [...sentence.matchAll(CITATION)].flatMap(
    ([, numbers = ""]) => numbers.match(/\d+/g)?.map(Number) ?? [],
  );
  return { text: sentence.replace(CITATION, ""), cited };
}

const FIGURE = /₹?\d+(?:\.\d+)?%?/g;
/** The figures of a text in one form: Latin digits, no commas, percent as its sign. */
const figuresIn = (text: string): string[] =>
  text
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(\d),(?=\d)/g, "$1")
    .replace(/(\d)\s*(?:percent|per cent|pratishat|प्रतिशत|फीसदी|फ़ीसदी)/gi, "$1%")
    .replace(/(?:\brs\.?|\binr|\brupees|रु\.?|रुपये)\s*(?=\d)/gi, "₹")
    .replace(/(\d)\s*(?:rs\b|rupees?\b|rupay\w*|रुपये|रुपए|रुपया)/gi, "$1")
    .match(FIGURE) ?? [];
const BARE_SIGN = /₹(?!\s*\d)|(?<!\d\s*)%/;
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;
/** Addresses and phone numbers, also as a visitor may ask a model to disguise them: "evil dot me", "evil[.]me". */
const ADDRESS =
  /[\w.+-]*\s?@\s?[\w-]*(?:\.\w+)*|\b(?:https?:\/\/|www\.)\S+|\/\/\S+|\bhxxp\S*|\bxn--\S+|(?:[\p{L}\p{N}_-]+[.。․])+\p{L}[\p{L}\p{M}]+|[\p{L}\p{N}](?:\s?[[({]\s?(?:\.|dot|at)\s?[\])}]|\s(?:dot|डॉट)\s|\s\.)\s?\p{L}+|\+?\d[\d -]{7,}\d/giu;
/** A sentence that denies something, or says that it is free, needs one in the passages that does so of the same. */
const DENIES =
  /\b(?:not|never|no|none|nothing|nobody|neither|nor|cannot|without|hardly|barely|scarcely|rarely|seldom|except|unless|false|untrue|wrong|refus\w+|den(?:y|ie[sd])|unpaid|impossible|stop(?:s|ped)|lacks?|far from|zero|free|muft|\w+n[’']t|nah[ie]+n?|bina|mat|galat)\b|(?<![\p{L}\p{M}])(?:नहीं|नही|न|मत|बिना|मना|मुफ़?्त|शून्य|ग़?लत|झूठ|असंभव|नामुमकिन)(?![\p{L}\p{M}])/iu;
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const TALKS_OF_ITSELF =
  /\b(?:system prompt|(?:my|these|the) (?:rules|instructions)|language model|as an ai|passages?|NOT_COVERED)\b/i;
const MOSTLY = 0.5;
const ALWAYS_KNOWN = new Set(
  wordsOf(`${brand.name} ${brand.assistantName} WhatsApp India Indian GST UPI I Hindi English`),
);

const textOf = ({ heading, text, links }: Passage): string =>
  `${heading}\n${text}\n${links.map(({ title }) => title).join("\n")}`;

/** Makes a verifier of single sentences, which returns the sentence to show and the passages it rests on, or null. */
export function verifierFor({ question, passages, mayBeDevanagari, isKnown }: Grounds) {
  const paths = new Set(passages.flatMap(({ links }) => links.map(({ path }) => path)));
  const asked = new Set(wordsOf(question));
  const askedFigures = new Set(figuresIn(question).filter((figure) => /^\d{1,2}$/.test(figure)));

  function standsIn(sentence: string, grounds: readonly Passage[]): boolean {
    const known = grounds.map(textOf).join("\n");
    const figures = new Set([...figuresIn(known), ...askedFigures]);
    // "₹899" in a passage covers a bare 899, but not the other way round.
    for (const figure of [...figures]) figures.add(figure.replace(/[₹%]/g, ""));
    const [words, terms] = [new Set(wordsOf(known)), new Set(termsOf(known))];
    const content = termsOf(sentence).filter((term) => !isHindiWord(term));
    const isDenied = (one: string): boolean => {
      const said = new Set(termsOf(one));
      return DENIES.test(one) && content.filter((term) => said.has(term)).length >= content.length * MOSTLY;
    };
    if (DENIES.test(sentence) && !sentencesOf(known).some(isDenied)) return false;
    const addresses = withoutUnseen(sentence.normalize("NFKC")).match(ADDRESS) ?? [];
    if (addresses.some((address) => !known.includes(address.replace(/[.,;)]+$/, "")))) return false;
    if (figuresIn(sentence).some((figure) => !figures.has(figure))) return false;
    const spoken = wordsOf(sentence);
    // A number word counts as a figure, but not "one" or "ek".
    const isHidden = (word: string): boolean =>
      (numberWords.get(word) ?? 1) > 1 &&
      ![words, asked].some((known) => known.has(word)) &&
      !figures.has(String(numberWords.get(word)));
    if (spoken.some(isHidden)) return false;
    const stands = (word: string): boolean =>
      words.has(word) || asked.has(word) || ALWAYS_KNOWN.has(word) || termsOf(word).every((term) => terms.has(term));
    const names = [...romanized(sentence).matchAll(/\p{Lu}[\p{L}&'’-]*/gu)];
    for (const { 0: name, index } of names) {
      const isFirst = /(?:^|[.!?:"“]\s*)$/.test(romanized(sentence).slice(0, index));
      const parts = wordsOf(name);
      // The first word of a sentence has a capital anyway: there, any word of the site is no name.
      if (!parts.every((part) => stands(part) || (isFirst && (termsOf(part).every(isKnown) || isHindiWord(part)))))
        return false;
    }
    if (DEVANAGARI.test(sentence)) {
      // Devanagari has no capitals: each word must be an ordinary Hindi one, or a passage's word in Hindi spelling.
      const foreign = (sentence.match(/[\p{Script=Devanagari}\u200c\u200d]+/gu) ?? []).flatMap((word) => wordsOf(word));
      return foreign.every((word) => isHindiWord(word) || stands(word) || soundsLikeOne(word, words));
    }
    const found = content.filter((term) => terms.has(term) || termsOf(question).includes(term)).length;
    return content.length === 0 || found / content.length >= MOSTLY;
  }

  return (sentence: string, before: readonly number[]): { text: string; cited: number[] } | null => {
    const { text, cited } = withoutCitations(sentence);
    const plain = text.replace(LINK, "$1").replace(/^\s*(?:[-*]|\d{1,2}[.)])\s+/, "");
    if (/[<>]|```|!\[/.test(text) || TALKS_OF_ITSELF.test(plain) || OTHER_SCRIPT.test(plain) || BARE_SIGN.test(plain))
      return null;
    if (!mayBeDevanagari && DEVANAGARI.test(plain)) return null;
    if ([...text.matchAll(LINK)].some(([, , path = ""]) => !paths.has(path))) return null;
    const numbers = cited.length > 0 ? cited : before;
    const grounds = numbers.flatMap((number) => passages[number - 1] ?? []);
    if (grounds.length < numbers.length) return null;
    if (grounds.length > 0) return standsIn(plain, grounds) ? { text, cited } : null;
    // A sentence that cites nothing must stand in a single passage.
    const at = passages.findIndex((passage) => standsIn(plain, [passage]));
    return at < 0 ? null : { text, cited: [at + 1] };
  };
}
