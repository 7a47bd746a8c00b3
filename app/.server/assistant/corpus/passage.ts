/** A passage: the smallest piece of the site that can answer a question, with the page it stands on. */
import type { FounderKey } from "#app/schemas/content.ts";

export type PassageKind =
  | "fact"
  | "faq"
  | "feature"
  | "legal"
  | "about"
  | "career"
  | "founder"
  | "story"
  /** One thing that happens in a story, a journey or an episode. */
  | "detail"
  | "journey"
  | "episode";

export type Link = { title: string; path: string };

export type Passage = Link & {
  kind: PassageKind;
  /** What the passage says, in sentences that stand by themselves. May hold `{email}`, `{phone}` and the like. */
  text: string;
  /** Words people ask for it with, beyond those of the text. Not shown to anybody. */
  asks?: string;
  /**
   * Whole questions it answers, divided by "|": a visitor's question that is like one of them means this passage. Mostly one,
   * the heading under which the others stand in `wordings/`.
   */
  examples?: string;
  /**
   * What a question must mention for this passage to be meant: "refund downtime | outage" asks for (refund and downtime)
   * or outage. Keeps a precise fact out of the way of its neighbours.
   */
  needs?: string;
  /** Given for passages that answer in a fixed way; else sentences are chosen from `text`. */
  answer?: string;
  /** Put before chosen sentences that need to be introduced. */
  lead?: string;
  /** A second place that says more, or lets one hear it. */
  also?: Link;
  founder?: FounderKey;
  /** Set for what a founder tells in person: the sentence is quoted, not taken over. */
  tells?: string;
  storyId?: number;
  /** Above 1 for what is meant when a word is said alone. */
  weight?: number;
};

type Fact = Omit<Passage, "kind" | "text"> & { answer: string; text?: string };

/** A passage with a fixed answer. */
export function fact({ text, ...rest }: Fact): Passage {
  return { kind: "fact", ...rest, text: text ? `${rest.answer} ${text}` : rest.answer };
}

/** A link in the chat's markup, which has no square brackets within a title. */
export const markupOf = ({ title, path }: Link): string =>
  `[${title.replaceAll("[", "(").replaceAll("]", ")")}](${path})`;

/** Plain text without in-site links: their words stay. */
export const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");

const ABBREVIATION_END = /(?:\b(?:e\.g|i\.e|etc|Mr|Mrs|Dr|No)\.)$/;

/** The sentences of a text, in order, quotes kept whole where they end with the sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of withoutLinks(text).split(/\n+/)) {
    let start = 0;
    for (const match of part.matchAll(/[.!?]+["”']?(?=\s+["“']?[\p{Lu}\d₹])/gu)) {
      const end = match.index + match[0].length;
      if (ABBREVIATION_END.test(part.slice(start, end))) continue;
      sentences.push(part.slice(start, end).trim());
      start = end;
    }
    const rest = part.slice(start).trim();
    if (rest) sentences.push(rest);
  }
  return sentences;
}

const LEANS_BACK =
  /^(?:It|That|This|These|Those|They|He|She|And|But|So|Or|Otherwise|In short|Then|Here|There,|For example|Both|Each of them|Nothing|None|Beyond|Where|From there|After that|Until then|His|Her|Their|Its|If it is|If we do|If you do|If not|If it)\b/;

/** Whether a sentence can't be the first, since it speaks of the one before it. */
export const leansBack = (sentence: string): boolean => LEANS_BACK.test(sentence);

/** "a, b and c". */
export function inWords(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Sentences one space apart; empty ones are left out. */
export const paragraph = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalised = (text: string): string =>
  /^(?:[A-Z]{2}|UPI|GST|I\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
