/** Words by which a question shows what it asks for: a number, a time, a price, a founder, something told, a job. */
import type { FounderKey } from "#app/schemas/content.ts";
import { termOf } from "./language.ts";
import { founderByName } from "./people.ts";
import { MINE } from "./patterns.ts";
import { stem } from "./stemming.ts";

/** What kind of thing is asked for. */
export type Manner = "many" | "when" | "where" | "who" | "long" | "why" | "doesLadoo" | "doI";

const MANNERS: readonly (readonly [Manner, RegExp])[] = [
  ["many", /\bhow many\b|\bkitn[ei] (?!din|time|month|paise|rupees|ka\b|ki\b|ke\b)/],
  ["when", /\bwhen\b|\bkab\b|\bwhat date\b/],
  ["where", /\bwhere\b|\bkaha+n?\b|\bkidhar\b/],
  ["who", /\bwho\b|\bkaun\b|\bkon\b/],
  ["long", /\bhow (?:long|soon|quickly|fast)\b|\bkitn[ei] (?:din|time|months?|der)\b/],
  ["doesLadoo", /\b(?:can|could|will|would|may|do|does|did|if|when) (?:you|ladoo|smoothie)\b/],
  ["doI", /\b(?:can|could|may|do|should|if|when) (?:i|we)\b/],
  ["why", /\bwhy\b|\bkyu+n?\b|\bkyon\b/],
];

/** The manners a question is asked in; or those that a passage's asks hold. */
export const mannersOf = (text: string): ReadonlySet<Manner> =>
  new Set(MANNERS.filter(([, pattern]) => pattern.test(text)).map(([manner]) => manner));

/** Question words across the two languages; they are no terms, but a passage may need one. */
const QUESTION_WORDS = new Map([
  ["kab", "when"],
  ["kaun", "who"],
  ["kon", "who"],
  ["kahan", "where"],
  ["kaha", "where"],
  ["kidhar", "where"],
  ["kaise", "how"],
  ["kese", "how"],
  ["kyun", "why"],
  ["kyon", "why"],
  ["kyu", "why"],
]);

/** A word without a term, as a passage's needs have it. */
export const inEnglish = (word: string): string => QUESTION_WORDS.get(word) ?? word;

/** What "how much" and "kitna" ask for; an amount of money answers it without the word. */
export const PRICE_TERM = termOf("price");
const HOW_MUCH =
  /\bhow much\b(?! (?:time|notice|stock|experience|data|warning|discount|space|storage|access|of|longer|earlier|more|podi|can i save|do i save))|\bkitna\b(?! (?:time|din|stock|experience|data|ban\w*))/;

/** "How much" asks for a price, unless it is followed by what there is much of. */
export const asksHowMuch = (plain: string): boolean => HOW_MUCH.test(plain);

const OWN = new RegExp(`^${MINE}$`);

/** Whether a word names a founder, a brand of theirs or somebody around them. */
export const isPerson = (word: string): boolean => founderByName.has(word);

/** The founder a question names first, or null. */
export function founderIn(sentence: readonly string[]): FounderKey | null {
  for (const [at, word] of sentence.entries()) {
    // "My ubtan" is the visitor's own.
    if (word === "ubtan" && OWN.test(sentence[at - 1] ?? "")) continue;
    const founder = founderByName.get(word) ?? founderByName.get(stem(word));
    if (founder) return founder;
  }
  return null;
}

const TALE_WORDS = /^(?:story|stories|podcasts?|episodes?|journeys?|listen|hear|audio|usecase)$/;
/** Asks to hear or read something told. */
export const isTaleWord = (word: string): boolean => TALE_WORDS.test(word);

const OF_A_JOB =
  /\b(?:engineer|designer|specialist|nlp|mlops|recommender|salary|resume|career|vacanc\w*|hiring|hire me|for me with you|(?:may i|can i|could (?:s?he|i)|can s?he|can an? \w+) apply(?! (?:a|the|for (?:early|access|refund))\b)|must i (?:shift|move|relocate)|(?:social media|design|ux|nlp|mlops|ml|vision) (?:post|job|role|position|vacancy)|work (?:for|with) (?:you|ladoo)|join your (?:team|company)|your posts?)\b|\b(?:anything|something|work|place|room|opening)s? for (?:an? )?(?:\w+ )?(?:designers?|engineers?|developers?|marketers?|writers?)\b/;
const JOB_TERMS = ["job", "salari"];

/** Takes somebody on, and looks for no work. */
const EMPLOYS =
  /\b(?:i|we) (?:(?:have|had|just|recently|newly|also|will|may|want to|am|are) )*(?:hire|hired|hiring|recruited)\b/;

/** Asks for work at Ladoo. */
export const asksForJob = (plain: string, said: ReadonlySet<string>): boolean =>
  !EMPLOYS.test(plain) && (JOB_TERMS.some((term) => said.has(term)) || OF_A_JOB.test(plain));

const OF_ONESELF = /\b(?:i|we|my|our|you|your|ladoos?)\b/;
const HAPPENED = /\b(?:did|was|were|had|came|went|took|missed)\b/;

type Worded = { text: string; plain: string };

/** The words of a question as it was typed, and as it is read: "came back" is what parcels do, and is put in other words. */
export const typedAndRead = ({ text, plain }: Worded): string => `${text.toLowerCase()} ${plain}`;

/** What happened once is told in a story; what happens as a rule is said of the product. */
export const asksWhatHappened = (question: Worded): boolean =>
  !OF_ONESELF.test(question.plain) && HAPPENED.test(typedAndRead(question));
