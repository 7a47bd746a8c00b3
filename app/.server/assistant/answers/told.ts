/** A question of detail about a story: answered from what is told, where that has more of its words than the answer found for it. */
import { modules } from "#app/content/modules.ts";
import type { Draft } from "./compose.ts";
import type { Passage } from "../corpus/passage.ts";
import { termsOf } from "../language/language.ts";
import { isInGeneral, isOfOneTelling } from "../search/kinds.ts";
import { PRICE_TERM } from "../language/question-words.ts";
import type { Query } from "../search/query.ts";
import type { Hit } from "../search/score.ts";
import type { Index } from "../search/search.ts";
import { type Told, toldAbout, worthOf } from "../search/tellings.ts";

/** What an answer from a telling must be worth, how much of the question it must have, and what all that must weigh. */
const ENOUGH = {
  /** Where nothing else answers. */
  alone: { score: 0.68, covered: 0.6, mass: 1.1 },
  /** Where the question would be declined for a word of it. */
  unknown: { score: 1, covered: 0.9, mass: 1.4 },
  /** Where nothing in its grammar says that it asks for what happened. */
  general: { score: 0.84, covered: 0.65, mass: 1.6 },
} as const;
/** How much better it must be than another answer. */
const BETTER = { page: 0.08, detail: 0.12, general: 0.2, ofAnotherKind: 0.1, ofAnotherTelling: 0.15 } as const;
/** A detail that was found and is asked for rather like this is nearer than any sentence. */
const RATHER_ALIKE = 0.6;
/** So much of what sentences are worth, such a detail beside them says what they lead up to. */
const DETAIL_SHARE = 0.6;
/** A passage that is asked for like this is what is meant. */
const WORD_FOR_WORD = 0.85;
/** The gist of a telling, which shares words with all that is asked of it. */
const isGist = ({ kind, answer }: Passage): boolean =>
  answer !== undefined && /^(?:story|journey|episode|founder)$/.test(kind);
const GIST_SHARE = 0.7;
const ASKS_FOR_DETAIL = /\b(?:how (?:many|much|long|often|old)|who(?:m|se)?|when|where|why|what time|what hour)\b/;

/** What asks for nothing asks for no detail. */
const ASKS =
  /\b(?:who(?:m|se)?|what|which|when|where|why|how|did|was|were|does|is|are|kya|kaun|kisne|kisko|kiske|kab|kahan?|kyu+n?|kyon|kaise|kitn[aei])\b/;
const ROOMS = modules.map(({ name }) => termsOf(name)[0] ?? "");

export type ToldAnswer = {
  draft: Draft;
  passage: Passage;
  /** Whether it is what came of a story, as its page has it in figures. */
  isOutcome: boolean;
};

/** What is told of what is asked, in place of the best passage that was found, if any; or null. */
export function answerFromTelling(
  query: Query,
  index: Index,
  best: Hit | undefined,
  isUnknown = false,
): ToldAnswer | null {
  const { plain } = query;
  const isTold = isOfOneTelling(query);
  if (!isTold && (query.said.has(PRICE_TERM) || query.said.has("fee") || ROOMS.some((room) => query.said.has(room))))
    return null;
  if (!ASKS.test(plain)) return null;
  if (isInGeneral(query) || query.wantsJob || query.wantsTale || (isUnknown && !isTold)) return null;
  if (best && best.likeness >= WORD_FOR_WORD) return null;
  const told = toldAbout(query, index.tellings);
  const enough = ENOUGH[isUnknown ? "unknown" : isTold ? "alone" : "general"];
  if (!told || told.score < enough.score || told.covered < enough.covered || told.mass < enough.mass) return null;
  if (best && best.passage !== told.passage) {
    const share = isGist(best.passage) && ASKS_FOR_DETAIL.test(plain) ? GIST_SHARE : 1;
    const margin = marginTo(best, told, isTold);
    if (margin === null || told.score < worthOf(best.passage, query, index.tellings) * share + margin) return null;
  }
  return draftOfTold(told, query, index);
}

/** What is told as an answer: sentences give way to a detail of the same telling that was written to answer just this. */
export function draftOfTold(told: Told, query: Query, index: Index): ToldAnswer {
  const detail = told.kind === "sentences" ? detailBeside(told, query, index) : null;
  const passage = detail ?? told.passage;
  return {
    draft: {
      body: detail?.answer ?? bodyOf(told),
      links: [passage, ...(passage.also ? [passage.also] : [])].map(({ title, path }) => ({ title, path })),
    },
    passage: detail ?? { ...passage, text: told.text },
    isOutcome: told.kind === "outcome",
  };
}

function detailBeside({ passage: { path }, score }: Told, query: Query, index: Index): Passage | null {
  const [best] = index.search(query, (passage) => passage.kind === "detail" && passage.path === path);
  return best && best.likeness >= RATHER_ALIKE && worthOf(best.passage, query, index.tellings) >= score * DETAIL_SHARE
    ? best.passage
    : null;
}

/** By how much it must be better than what was found, or null where that is nearer in any case. */
function marginTo(
  { passage, likeness }: Hit,
  { kind, isOfKind, passage: { path } }: Told,
  isTold: boolean,
): number | null {
  const isDetail = passage.kind === "detail";
  if (passage.kind === "founder") return null;
  // Which of the details is meant, the search knows better.
  if (isDetail && (kind === "detail" || likeness >= RATHER_ALIKE)) return null;
  // Nor is a detail more to the point than the paragraph that was found for the founder's name.
  if (passage.tells && kind === "detail") return null;
  return (
    (isTold ? BETTER[isDetail ? "detail" : "page"] : BETTER.general) +
    (isDetail && passage.path !== path ? BETTER.ofAnotherTelling : 0) +
    (isOfKind ? 0 : BETTER.ofAnotherKind)
  );
}

const bodyOf = ({ kind, passage, text }: Told): string =>
  kind === "sentences" ? `${passage.tells} tells it like this: "${text.replace(/["“”]/g, "'")}"` : text;
