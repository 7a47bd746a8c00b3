/** Turns passages into an answer a person could have written: the fact first, a sentence of context, then where it stands. */
import { founders } from "#app/content/founders.ts";
import { modules } from "#app/content/modules.ts";
import type { Story } from "#app/schemas/story.ts";
import { outcome, storyLink } from "../corpus/tales.ts";
import {
  capitalised,
  leansBack,
  type Link,
  markupOf,
  type Passage,
  sentencesOf,
  withoutLinks,
} from "../corpus/passage.ts";
import { termsOf } from "../language/language.ts";
import type { Query } from "../search/query.ts";

/** An answer before its links are written out. */
export type Draft = { body: string; links: readonly Link[] };

/** What the first of the readers that has an answer says, in their order. */
export function firstAnswer<Asked, Answer>(
  readers: readonly ((asked: Asked) => Answer | null)[],
  asked: Asked,
): Answer | null {
  for (const read of readers) {
    const answer = read(asked);
    if (answer !== null) return answer;
  }
  return null;
}

const MOST_WORDS = 70;

const wordCount = (text: string): number => text.split(/\s+/).length;

/** The run of sentences, at most some seventy words long, that covers most of the question. */
function excerptFor(query: Query, text: string, mostWords: number = MOST_WORDS): string {
  const sentences = sentencesOf(text);
  if (wordCount(text) <= mostWords) return withoutLinks(text).replace(/\n+/g, "\n");
  const weights = new Map(query.terms.map(({ term, weight }) => [term, weight]));
  const termsIn = sentences.map((sentence) => new Set(termsOf(sentence).filter((term) => weights.has(term))));
  let best = { start: 0, end: 1, score: Number.NEGATIVE_INFINITY };
  for (let start = 0; start < sentences.length; start += 1) {
    let words = 0;
    const seen = new Set<string>();
    let score = start > 0 && leansBack(sentences[start] ?? "") ? -1 : 0;
    for (let end = start; end < sentences.length; end += 1) {
      words += wordCount(sentences[end] ?? "");
      if (end > start && words > mostWords) break;
      // A word counts once: saying it twice answers no more.
      for (const term of termsIn[end] ?? []) if (!seen.has(term)) score += weights.get(term) ?? 0;
      for (const term of termsIn[end] ?? []) seen.add(term);
      score -= 0.005;
      if (score > best.score) best = { start, end: end + 1, score };
    }
  }
  // A sentence that announces a list is nothing without it.
  return sentences
    .slice(best.start, best.end)
    .filter((sentence) => !sentence.endsWith(":"))
    .join(" ");
}

/** The two sentences of a list that together cover most of the question; they need not be neighbours. */
function fittingSentences(query: Query, text: string): string {
  const weights = new Map(query.terms.map(({ term, weight }) => [term, weight]));
  const left = sentencesOf(text).map((sentence) => ({ sentence, terms: new Set(termsOf(sentence)) }));
  const chosen: string[] = [];
  while (chosen.length < 2) {
    const worth = (terms: ReadonlySet<string>) => [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const [best] = left.toSorted((one, other) => worth(other.terms) - worth(one.terms));
    if (!best || (chosen.length > 0 && worth(best.terms) === 0)) break;
    chosen.push(best.sentence);
    for (const term of best.terms) weights.delete(term);
    left.splice(left.indexOf(best), 1);
  }
  return chosen.join(" ");
}

/** A story link reads as something to hear; a page as something to read. */
function linkSentence(links: readonly Link[]): string {
  const [first, second] = links.filter((link, index) => links.findIndex(({ path }) => path === link.path) === index);
  if (!first) return "";
  if (first.path.startsWith("{whatsapp}"))
    return second
      ? `You can [write to us on WhatsApp](${first.path}) now.`
      : `[Write to us on WhatsApp](${first.path}).`;
  if (!second)
    return `${/^\/(?:story|journey|audio-insights\/f)/.test(first.path) ? "Listen or read" : "See"} ${markupOf(first)}.`;
  const more = /^\/(?:story|journey)\//.test(second.path) ? "hear" : "see";
  const lead = /^\/(?:story|journey|audio-insights\/f)/.test(first.path) ? "Listen or read" : "See";
  return `${lead} ${markupOf(first)}, or ${more} ${markupOf(second)}.`;
}

/** The answer's text of a passage, without its link. */
function bodyOf(passage: Passage, query: Query): string {
  if (passage.answer) return passage.answer;
  if (passage.tells) {
    const quote = excerptFor(query, passage.text, 60).replace(/["“”]/g, "'");
    return `${passage.tells} tells it like this: "${quote}"`;
  }
  if (passage.kind === "career" && passage.path !== "/careers") {
    return `From the position ${passage.title}: ${excerptFor(query, passage.text)}`;
  }
  return passage.lead ? `${passage.lead}: ${fittingSentences(query, passage.text)}` : excerptFor(query, passage.text);
}

/** The finished text: body, then the links. A link the body already holds is not repeated. */
export function withLinks(draft: Draft): string {
  const fresh = draft.links.filter(({ path }) => !draft.body.includes(`(${path})`));
  const tail = linkSentence(fresh.slice(0, 2));
  if (!tail) return draft.body;
  return draft.body.includes("\n") ? `${draft.body}\n${tail}` : `${draft.body} ${tail}`;
}

/** "What is …" asks for no verdict, though the sentence that answers may begin with one. */
const ASKS_WHAT =
  /^(?:(?:in|at|on|by|for|from|to|with|over|under|since|until|of) )?(?:what(?! if| about)|which|how(?! about)|when|where|who|whose|why)\b|\bhow (?:long|many|much)$/;

const VERDICT = /^(?:Yes|No)[.,:] +/;
/** Whether an answer begins with its verdict. */
export const hasVerdict = ({ body }: Draft): boolean => VERDICT.test(body);
/** The answer without the verdict that it may begin with. */
export const withoutVerdict = (body: string): string => capitalised(body.replace(VERDICT, ""));

/** A trouble that is told: nothing is asked to which "Yes" could be the answer. */
const TELLS =
  /^(?:(?:help|please|hi|hello|hey|oh no|ugh|uff|arre|sorry|look|so|and|but|yaar|bhai|sos) )*(?:i|we|my|our|half|many|most|people|customers|an?|every\w*|nobody)\b(?!.*\b(?:can|could|do|does|is|are|will|would|should) (?:i|we|you|it|there|ladoo|that|this|the app)\b)(?!.*\b(?:kya|sakt\w*|possible|right|correct|how|what|which|any)\b)/;

/** Asks for a module by name, though what answers may tell what it does. */
const ASKS_WHICH_MODULE = /\b(?:which|what|kaun ?sa) (?:module|room)\b/;

export function draftFrom(passage: Passage, query: Query): Draft {
  const found = bodyOf(passage, query);
  const isUnnamed = modules.some(({ name }) => name === passage.title && !found.includes(name));
  const body = isUnnamed && ASKS_WHICH_MODULE.test(query.plain) ? `That is ${passage.title}. ${found}` : found;
  return {
    body:
      ASKS_WHAT.test(query.plain) || (TELLS.test(query.plain) && !query.text.includes("?"))
        ? withoutVerdict(body)
        : body,
    links: [passage, ...(passage.also ? [passage.also] : [])].map(({ title, path }) => ({ title, path })),
  };
}

/** So much of a sentence's words already said, and no figure in it is new: it says nothing more. */
const SAID_BEFORE = 0.9;
/** "A demo takes 30 minutes" says no more than "a 30-minute demo". */
const SAYS_NOTHING = new Set(termsOf("takes gets"));
const FIGURE = /\d[\d.,]*/g;

/** Speaks of something that stood before it where it was taken from. */
const REFERS = /\b(?:the two\b(?! \w+s\b)|that (?:moment|day|evening|night)|the (?:former|latter))\b|^By itself\b/;

const uniqueLinks = (links: readonly (Link | undefined)[]): Link[] =>
  links
    .filter((link): link is Link => link !== undefined)
    .filter((link, index, all) => all.findIndex(({ title }) => title === link.title) === index);

/** Two answers as one: what both say stands once, and both pages are named. What was asked in these terms is no news. */
export function together(first: Draft, second: Draft, asked: readonly string[] = []): Draft {
  const links = uniqueLinks([first.links[0], second.links[0], ...first.links.slice(1)]);
  // A list stays a list.
  if (second.body.includes("\n")) return { body: `${first.body}\n${second.body}`, links };
  const known = new Set([...termsOf(first.body), ...asked]);
  const more: string[] = [];
  let isSaid = false;
  for (const sentence of sentencesOf(second.body)) {
    const terms = termsOf(sentence).filter((term) => !SAYS_NOTHING.has(term));
    const isNews: boolean =
      terms.filter((term) => known.has(term)).length < terms.length * SAID_BEFORE ||
      (sentence.match(FIGURE) ?? []).some((figure) => !first.body.includes(figure));
    // What leans on a sentence that is left out goes with it.
    const isLost: boolean = REFERS.test(sentence) || (isSaid && leansBack(sentence));
    isSaid = !isNews || isLost;
    if (!isSaid) more.push(sentence);
  }
  if (more.length === 0) return first;
  const said = capitalised(more.join(" ").replace(/^(?:Yes|No)[.,:] */, ""));
  return { body: `${first.body}${first.body.includes("\n") ? "\n" : " "}${said}`, links };
}

/** "Is there a story about …", and not "which story is about …". */
const ASKS_WHETHER =
  /\b(?:is|are) there\b|\bany\b|\bkoi\b|\b(?:do|does|have|has) (?:you|ladoo|tara|kabir|dev|they|he|she)\b/;

export const asksWhether = ({ plain }: Query): boolean => ASKS_WHETHER.test(plain);

/** A list of stories for "is there a story about …". */
export function storyList(stories: readonly Story[], query: Query): string {
  const [first] = stories;
  if (!first) return "";
  const founder = founders.find(({ id }) => id === query.founder);
  if (stories.length === 1)
    return `${asksWhether(query) ? "Yes: " : ""}${markupOf(storyLink(first))}, told by ${first.founderName}. ${first.excerpt} ${outcome(first)}`;
  const lead = founder
    ? `These are stories ${founder.name.split(" ")[0]} tells about it:`
    : "These stories come closest:";
  return `${lead}\n${stories.map((story) => `- ${markupOf(storyLink(story))}, by ${story.founderName.split(" ")[0]}`).join("\n")}`;
}
