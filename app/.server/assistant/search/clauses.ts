/**
 * What is asked in a text of several clauses: two questions in one, the question at the end of a story, and, where the whole is
 * answered weakly or not at all, the clause that asks clearly.
 */
import { sentencesOf } from "../corpus/passage.ts";
import { ALIKE, ENOUGH, isEnough } from "./kinds.ts";
import { hasUnknownSubject, type Query } from "./query.ts";
import type { Hit } from "./score.ts";
import type { Index } from "./search.ts";

/** A question, or the clause of it that is answered, and what answers it, best first. */
type Reading = { query: Query; hits: readonly Hit[] };

/** An answer to the whole question that covers so much of it needs no clause to be looked at. */
const CLEAR = { coverage: 0.5, likeness: 0.6 } as const;
/** A clause holds a question of its own from so many words on. */
const LEAST_WORDS = 3;
/** More of them are no question, and each costs a search. */
const MOST_CLAUSES = 5;

/**
 * What answers the question, or else a clause of it that asks clearly: "I heard there is a two-week trial somewhere on your
 * site, is that true?" is about the trial.
 */
export function readingOf(question: string, query: Query, index: Index): Reading {
  const whole = read(query, index);
  if (isClear(whole) || query.founder || query.wantsTale || hasUnknownSubject(query)) return whole;
  return clausesOf(question)
    .map((clause) => read(index.parse(clause), index, isClearlyAsked))
    .reduce((found, other) => (scoreOf(other) > scoreOf(found) ? other : found), whole);
}

const read = (query: Query, index: Index, isFit: (hit: Hit) => boolean = () => true): Reading => ({
  query,
  hits: index.search(query).filter((hit) => isEnough(hit, query) && isFit(hit)),
});

const scoreOf = ({ hits }: Reading): number => hits[0]?.score ?? 0;

const isClear = ({ hits: [best] }: Reading): boolean =>
  best !== undefined && (best.coverage >= CLEAR.coverage || best.likeness >= CLEAR.likeness);

/** A clause has fewer words than a question, and shares them sooner with a passage that is not meant. */
export const isClearlyAsked = ({ matched, needed, coverage, likeness }: Hit): boolean =>
  (matched >= 2 || needed >= 1) && (coverage >= ENOUGH.text || likeness >= ALIKE);

const BETWEEN_CLAUSES =
  /[,;:?!.\u2013\u2014]+\s|\s-\s|\s(?:but|so|because|since|and (?:want|how|what|where|which|is|are|do|does|can|i)|or is)\b/i;

function clausesOf(question: string): string[] {
  const clauses = question.split(BETWEEN_CLAUSES);
  if (clauses.length < 2) return [];
  return clauses.filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS).slice(0, MOST_CLAUSES);
}

const ASKING =
  "what|whats|how|when|where|which|who|whom|whose|why|is|are|do|does|did|can|could|may|will|would|should|kya|kab|kaun|kaunsa|kitn[aei]|kaise|kahan?|kaha";
/** Where a second question begins. */
const BETWEEN_QUESTIONS = new RegExp(
  `\\s*[,;]?\\s+(?:and|aur|also|plus|n|&)\\s+(?=(?:also\\s+)?(?:${ASKING})\\b)|(?<=\\?)\\s+(?:and\\s+)?`,
  "i",
);
const BEGINS_ASKING = new RegExp(`^\\s*(?:${ASKING})\\b`, "i");
const BETWEEN_SUBJECTS = /\s+(?:and|aur|plus|&)\s+/i;
const MOST_WORDS_OF_SUBJECTS = 9;
const MOST_QUESTIONS = 3;

/** Speaks of something said before it, and is no question without it. */
const LEANS_ON =
  /\bwhich (?:one )?is \w+er\b|\b(?:it|its|(?:that|this|those|these)(?! (?:stock|orders?|invoices?|gst|payments?|customers?|team|staff|returns?)\b)|they|them|their|he|she|him|her|his|hers|one|ones|same|such|both|either|else|so|then|uska|uski|uske|usko|iska|iski|iske|usse|isse|ye|yeh|wo|woh|vo)\b|(?<!\b(?:is|are) )\bthere\b/i;
/** "And how long?", "kitne din ka", "and how does Ladoo help?" */
const BARE =
  /^\s*(?:(?:what|how|when|where|who|why)(?: (?:long|much|many|soon|often|big|far))?|kitn[aei](?: (?:din|der|time|mahin[ae]|saal))?(?: (?:ka|ki|ke|tak|hai|hain|milega|milta))*|how (?:can|could|does|do|will|would) (?:ladoo|you|it) help(?: (?:me|us))?)\W*$/i;

/** "Is it safe to say …" speaks of what follows. */
const IMPERSONAL =
  /\b(?:is|was|will|would|does) it (?:be |mean |cost )?(?:safe|true|possible|ok|okay|correct|right|necessary|compulsory|mandatory|needed|fine|allowed|legal|important)\b/gi;
/** The question without an "it" that stands for nothing. */
export const withoutImpersonal = (question: string): string => question.replace(IMPERSONAL, "");
/** "And what with GST?" goes on with what was asked, and so does "and by payment link?" with an amount. */
const GOES_ON = /^\s*(?:what )?(?:with|without)\b/i;
const GOES_ON_WITH_AMOUNT = /^\s*(?:by|via|through)\b/i;
const goesOn = (question: string, whole: string): boolean =>
  GOES_ON.test(question) || (GOES_ON_WITH_AMOUNT.test(question) && /\d\d/.test(whole));
const standsAlone = (question: string): boolean =>
  !LEANS_ON.test(withoutImpersonal(question)) && !BARE.test(question) && /\S\s+\S/.test(question.trim());

/** What is asked of "it" after Smoothie is asked of Smoothie. */
const OF_SMOOTHIE = /\bsmoothie\b/i;
const IT = /\b(?:it|he|she)\b/i;

/** The questions of a text that holds several, each of which stands by itself; empty where it holds one. */
export function questionsIn(text: string): readonly string[] {
  const [first = "", ...others] = text.trim().split(BETWEEN_QUESTIONS);
  const questions = [first, ...(OF_SMOOTHIE.test(first) ? others.map((one) => one.replace(IT, "smoothie")) : others)];
  return questions.length > 1 &&
    questions.length <= MOST_QUESTIONS &&
    questions.every((one) => standsAlone(one) && !goesOn(one, text))
    ? questions
    : [];
}

/** "1 admin and an intern" are counted together, and no two subjects. */
const COUNTED = /^\s*(?:an?|\d+|one|two|three|four|five|six|ek|do|teen)\s/i;

/** The subjects of a few words that ask no question: "Admin price and refund window". */
export function subjectsIn(text: string): readonly string[] {
  const subjects = text.trim().split(BETWEEN_SUBJECTS);
  const isBare = !BEGINS_ASKING.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS_OF_SUBJECTS;
  return isBare && subjects.length === 2 && subjects.every(standsAlone) && !subjects.every((one) => COUNTED.test(one))
    ? subjects
    : [];
}

/** What is chosen by what was told, and asked for. */
const BY_STORY =
  /\b(?:which|what) (?:\w+ )?(?:role|seat|plan|login|story|stories|journey|episode)s?\b|\bfor (?:me|us)\b|\b(?:should|must|would|will) (?:i|we)\b|\bstill\b|\b(?:am|have|had) i\b/i;

/** A single sentence that is shorter is mostly what the question is asked of. */
const LEAST_WORDS_OF_STORY = 18;

/** The question at the end of a story of several sentences, where it does not lean on the story; or null. */
export function questionAfterStory(text: string): string | null {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? "";
  const told = sentences.slice(0, -1);
  const isStory =
    (told.length > 1 || told.join(" ").split(" ").length >= LEAST_WORDS_OF_STORY) &&
    told.every((sentence) => !sentence.endsWith("?")) &&
    BEGINS_ASKING.test(last) &&
    last.endsWith("?");
  return isStory && standsAlone(last) && !BY_STORY.test(last) ? last : null;
}

/** Tells me what to be, to say or to believe. */
const AN_ORDER =
  /^(?:(?:your|here (?:is|are)|a|the) )?(?:new|next|updated) (?:rules?|instructions?|orders?)\b|^(?:from now on|pretend|imagine|suppose|assume|forget|ignore|disregard|remember that|you are now|act as|always|never|every answer|answer (?:only|always|in)|end every)\b/i;

/** The question that follows orders, where it stands by itself; or null. */
export function questionAfterOrder(text: string): string | null {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? "";
  const orders = sentences.slice(0, -1);
  const isMeant =
    orders.length > 0 &&
    orders.every((sentence) => AN_ORDER.test(sentence.trim())) &&
    BEGINS_ASKING.test(last) &&
    last.endsWith("?");
  return isMeant && standsAlone(last) ? last : null;
}

const LADOO =
  "(?:ladoo|you|smoothie|it|this|(?:your|the|this) (?:app|software|product|platform|system|tool|team|company))";
const ONESELF = "(?:i|we|one)";
const ABOUT_IT =
  "(?: (?:about|with|for|against|in|to) (?:it|this|that|them|these|those|me|us|my (?:case|problem)|(?:such|this|that) (?:a )?(?:case|problem|trouble|mess|situation)))*";
/** Asks for help, and not with what: that was told before. */
const ASKS_FOR_HELP = [
  `what (?:all )?(?:does|do|can|could|will|would|should|might|did) (?:${LADOO}|${ONESELF}) (?:do|change|offer|suggest|recommend|say|have|advise)${ABOUT_IT}(?: here| differently)?`,
  `how (?:exactly )?(?:does|do|can|could|will|would|might|should|is) (?:${LADOO}|${ONESELF}) (?:help|solve|fix|handle|deal|stop|change|prevent|improve|avoid|manage|going to help)(?: (?:me|us|it|this|that|them))?${ABOUT_IT}(?: here)?`,
  `(?:can|could|will|would|does|do) ${LADOO} (?:(?:be able to )?(?:help|solve|fix|handle|stop|change|prevent|do (?:something|anything)|have (?:something|anything)))(?: (?:me|us|it|this|that))?${ABOUT_IT}(?: here)?`,
  `(?:is there )?(?:any|some) (?:help|ideas?|advice|solutions?|suggestions?|tips?|way out)${ABOUT_IT}`,
  `(?:is there )?(?:any|some)thing (?:for (?:me|us|that|this)|(?:that )?(?:${LADOO}|${ONESELF}) (?:can|could) do${ABOUT_IT}|that helps?)`,
  `(?:what|which (?:module|feature|part)s?) (?:(?:(?:can|could|will|would|might|does) )?helps?(?: (?:me|us|here))?|now)${ABOUT_IT}(?: here| with (?:this|that))?`,
  "(?:please )?(?:help|help me|help us|advise)(?: please)?",
  `(?:ladoo |aap |app |main |mai |hum )?(?:(?:is|iss|uska|iska|isme|ismein|iske liye|iske baare (?:me|mein))(?: (?:me|mein|ka|ke liye))? )?(?:ladoo |aap )?(?:kya|kaise) (?:help |madad )?(?:kar(?:u|un|oon|e|en|na|ta|te|ti|ega|enge|sakta|sakte)?|karna chahiye|ho sakta)(?: (?:hai|hain|sakta|sakte|sakti|chahiye))*`,
  "koi (?:help|madad|upay|ilaaj|solution|tarika|idea)(?: hai| batao)*",
].join("|");
const FILLERS = "(?:(?:so|and|but|then|now|well|please|ok|okay|tell me|to|toh|aur|bhai)[,]? )*";
const WITH_TAIL = new RegExp(
  `^(.+?)\\s*(?:[.!?;:,\\u2026]+|\\s[-\\u2013\\u2014]+)\\s+${FILLERS}(?:${ASKS_FOR_HELP})\\W*$`,
  "is",
);
const LEAST_WORDS_OF_TROUBLE = 4;

/** The trouble that somebody tells who then asks no more than for help: "My stock is never right, what does Ladoo do about that?" */
export function troubleIn(text: string): string | null {
  const told = WITH_TAIL.exec(text.trim())?.[1] ?? "";
  const isTrouble =
    told.split(/\s+/).length >= LEAST_WORDS_OF_TROUBLE && !told.includes("?") && !BEGINS_ASKING.test(told);
  return isTrouble ? told : null;
}
