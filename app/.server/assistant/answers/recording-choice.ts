/**
 * "I sell only at fairs, which journey is for me?": which of the journeys, or of the episodes, is nearest to what a visitor
 * tells. There are few of them and each is long, so that one paragraph's words say little: all that each holds is compared.
 */
import { draftFrom, type Draft } from "./compose.ts";
import type { Passage } from "../corpus/passage.ts";
import { termsOf } from "../language/language.ts";
import { type Bag, makeProfiles } from "./profiles.ts";
import { LIGHT_WEIGHT, type Query } from "../search/query.ts";
import { GOODS } from "../language/patterns.ts";
import type { Index } from "../search/search.ts";

type Kind = "journey" | "episode";
type Recording = { gist: Passage; bag: Bag };
type Choice = { recordings: readonly Recording[]; nearnessOf: ReturnType<typeof makeProfiles> };

const KINDS: readonly (readonly [kind: Kind, named: RegExp])[] = [
  ["journey", /\bjourneys?\b/],
  ["episode", /\b(?:episodes?|podcasts?)\b/],
];
/** Asks for one of them. */
const ASKS_FOR_ONE =
  /\b(?:which|whose|recommend\w*|suggest\w*|suits?|fits?|nearest|kaun ?s[aei]|kon ?s[aei]|is there|any|an?)\b(?=.*\b(?:journeys?|episodes?|podcasts?)\b)|\b(?:journeys?|episodes?|podcasts?)\b.*\b(?:should i|for me|suits?|fits?|about|kaun ?s[aei]|kon ?s[aei])\b/;
/** What is asked of all of them, or of one by its number. */
const ANOTHER_MATTER =
  /\b(?:how (?:many|long)|kitn[aei]|(?:first|second|third|next|last|new) (?:\w+ )?(?:one|episodes?|podcasts?|journeys?)|(?:episodes?|journeys?) \d|long(?:er|est)?|short(?:er|est)?|steps?|outcomes?|chapters?|share|send|download|transcripts?|subscribe|feed|app|called|titles?|names?|who|guests?|speaks?|what(?! (?:journey|episode|podcast))|why|did|on (?:the|your|this) (?:web)?site)\b/;
/** Say what is wanted, and nothing about which one. */
const WANTED = new Set(
  termsOf(
    "journey podcast episode story founder listen hear read follow watch recommend suggest fit suit show help guide step customer brand sell business",
  ),
);

/** What somebody makes says nothing of how it is sold. */
const A_WARE = new RegExp(`^${GOODS}$`);

/** So far ahead of the next, one is meant. */
const LEAD = 1.25;
const LEAST = 0.03;
/** How much more a word says of a recording that stands in what it is about. */
const GIST_COUNT = 4;

const choices = new WeakMap<Index, ReadonlyMap<Kind, Choice>>();

function choicesIn(index: Index): ReadonlyMap<Kind, Choice> {
  const known = choices.get(index);
  if (known) return known;
  const found = new Map(KINDS.map(([kind]) => [kind, choiceOf(kind, index.passages)]));
  choices.set(index, found);
  return found;
}

function choiceOf(kind: Kind, passages: readonly Passage[]): Choice {
  const own = passages.filter((passage) => passage.kind === kind);
  const recordings = [...new Set(own.map(({ path }) => path))].flatMap((path): Recording[] => {
    const [gist, ...others] = own.filter((passage) => passage.path === path && passage.tells === undefined);
    return gist ? [{ gist, bag: bagOf(gist, others) }] : [];
  });
  return { recordings, nearnessOf: makeProfiles(recordings.map(({ bag }) => bag)) };
}

function bagOf(gist: Passage, others: readonly Passage[]): Bag {
  const bag = new Map<string, number>();
  const add = (text: string, count: number): void => {
    for (const term of termsOf(text)) bag.set(term, (bag.get(term) ?? 0) + count);
  };
  add(`${gist.title} ${gist.asks ?? ""} ${gist.text} ${(gist.examples ?? "").replaceAll("|", " ")}`, GIST_COUNT);
  for (const { text } of others) add(text, 1);
  return bag;
}

/** The journey or the episode that is nearest to the visitor's own situation, or null where none is asked for or clear. */
export function answerWithRecording(query: Query, index: Index): Draft | null {
  const { plain, founder, terms } = query;
  const [kind, another] = KINDS.filter(([, named]) => named.test(plain)).map(([named]) => named);
  if (!kind || another || founder || !ASKS_FOR_ONE.test(plain) || ANOTHER_MATTER.test(plain)) return null;
  const told = terms
    .filter(({ term, word }) => !WANTED.has(term) && !A_WARE.test(word))
    .map(({ term, weight }) => ({ term, isLight: weight <= LIGHT_WEIGHT }));
  if (told.every(({ isLight }) => isLight)) return null;
  const { recordings, nearnessOf } = choicesIn(index).get(kind) ?? { recordings: [], nearnessOf: () => [] };
  const nearness = nearnessOf(told);
  const [first, second] = recordings
    .map(({ gist }, at) => ({ gist, near: nearness[at] ?? 0 }))
    .toSorted((one, other) => other.near - one.near);
  if (!first || first.near < LEAST || first.near < (second?.near ?? 0) * LEAD) return null;
  return draftFrom(first.gist, query);
}
