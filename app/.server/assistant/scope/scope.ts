/**
 * The gate before every answer: what is not the site's business is declined whatever the search would find. It looks at
 * the question alone; whether the site's texts cover a question is decided in `kinds.ts`. What is declined, and how, is
 * data: `scope-rules.ts`.
 */
import { isForeign } from "../language/lexicon.ts";
import { type Refusal, type ScopeRule, scopeSubjects } from "./scope-rules.ts";
import type { Query } from "../search/query.ts";

export type { Refusal } from "./scope-rules.ts";

/** In the order of their subjects, each with the refusal of its subject. */
const rules = scopeSubjects.flatMap(({ refusal, rules: ofSubject }) => ofSubject.map((rule) => ({ rule, refusal })));

/** Why a question must not be answered, or null. Terms that no page knows are weighed elsewhere. */
export function refusalFor(query: Query): Refusal | null {
  if (isRoleInjection(query.text)) return "outOfScope";
  const wordings = wordingsOf(query);
  const found = rules.find(({ rule }) => fits(rule, wordings));
  if (found) return found.refusal;
  return query.plain.split(" ").some(isForeign) ? "unknown" : null;
}

/** The names of all rules that fit a question: tells which one declines it, and which are in its way. */
export function rulesFitting(query: Query): readonly string[] {
  const wordings = wordingsOf(query);
  return rules.filter(({ rule }) => fits(rule, wordings)).map(({ rule }) => rule.name);
}

/** As it was asked, and with spelling and Hindi put right: a rule may know either. */
function wordingsOf(query: Query): readonly string[] {
  const asked = query.text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘`]s\b|['’‘`]/g, "")
    // Signs that markup, database statements and sums are known by stay.
    .replace(/[^\p{L}\p{N}<>{}$|=*+/^:.-]+/gu, " ")
    .replace(/[.?!]+(?=\s|$)/g, "")
    .trim();
  return asked === query.plain ? [asked] : [asked, query.plain];
}

const fits = ({ patterns, except }: ScopeRule, wordings: readonly string[]): boolean =>
  patterns.some((pattern) => wordings.some((wording) => pattern.test(wording))) &&
  !wordings.some((wording) => except?.words.test(wording));

/** A question that brings a conversation of its own, with speakers. */
export const isRoleInjection = (text: string): boolean =>
  /^[^\S\n]*(?:(?:system|assistant|developer|user|human)\s*|###.*):/im.test(text) ||
  /\[\/?(?:inst|system)\]/i.test(text);

/** Says these words and nothing else. Each ends where it is matched, so that no text can be divided among them in two ways. */
const onlyOf = (words: string): RegExp => new RegExp(`^(?:(?:${words})\\b[\\s,!.?]*)+$`);
const HELLO = onlyOf(
  "hi+|hey+|hello+|helo|namaste|namaskar|hola|good (?:morning|afternoon|evening|day)|salaam|ram ram|yo|sup|kya haal(?: hai)?|kaise ho|how are you(?: doing)?|whats up|there|smoothie|team|ji|all|sir|madam|maam",
);
const THANKS = onlyOf(
  "thanks?|thank you|thank u|thx|ty|shukriya|dhanyavaad|dhanyawad|ok|okay|great|nice|cool|super|got it|theek hai|accha|bye|goodbye|see you|so much|a lot|very much|very helpful|perfect|awesome",
);
const HELP =
  /^(?:what (?:can|do) (?:you|u) (?:do|know|help(?: me)? with|answer|tell me)|what can i ask(?: you)?|how can you help(?: me)?|help(?: me)?|can you help(?: me)?|what should i ask(?: you)?|madad(?: karo| chahiye)?|menu|options|start)[\s,!.?]*$/;

/** A letter, a figure, a word that answers or stands between others, or what somebody types to see whether it works. */
const NOTHING = onlyOf(
  "[a-z]|\\d+|the|an|and|or|not|of|to|in|on|is|it|this|that|no+|nope|nah|nahi|yes|yep|yeah|haan?|hmm+|stop|wait|test(?:ing)?|(?:foo|bar|baz|blah|lorem|ipsum|dolor|sit|amet|asdf|qwerty|null|undefined|nan|true|false)",
);

/** Whether a text holds no question at all, though its words may stand in many. */
export const asksNothing = (text: string): boolean =>
  NOTHING.test(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );

/** A greeting or a thank-you rather than a question. */
export function smallTalkIn(text: string): "hello" | "thanks" | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`']/g, "")
    .trim();
  if (HELLO.test(plain) || HELP.test(plain)) return "hello";
  return THANKS.test(plain) ? "thanks" : null;
}
