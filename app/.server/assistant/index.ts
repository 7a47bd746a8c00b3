/**
 * Smoothie: answers from the site's own content. `guard` says what is never answered, `understand` what is meant, `compute`
 * adds up, `search` finds passages, `word` has a model word them and `judge` judges it; without a model `fallback` quotes them.
 * Callers hand over the stories, the settings and the model, and get an answer whatever happens.
 */
import { asc } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { assistantDeclines, assistantSmallTalk } from "#app/content/assistant.ts";
import {
  type AssistantAnswer,
  type FoundStories,
  MOST_SUGGESTED,
  type PopularQuestions,
} from "#app/schemas/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import { worked } from "./compute.ts";
import { composeAnswer, isNear, linksOf, sourcesOf } from "./fallback.ts";
import { type Refusal, refusalOf, smallTalkIn } from "./guard.ts";
import { termsOf } from "./language.ts";
import { isResting, type ModelAccess, noteFailure } from "#app/.server/language-model/index.ts";
import { type Passage, sitePassages } from "./passages.ts";
import { type ContactSettings, fillPlaceholders, type Placeholders, placeholders } from "./placeholders.ts";
import { buildLibrary, findPassages, type Hit, type Library } from "./search.ts";
import { talePassages } from "./tales.ts";
import { read, type Understanding, understand } from "./understand.ts";
import { wordAnswer } from "./word.ts";

export type { Refusal } from "./guard.ts";
export type { ModelAccess } from "#app/.server/language-model/index.ts";
export type { ContactSettings } from "./placeholders.ts";

type Asking = {
  query: string;
  /** The questions before it, oldest first: it may lean on them. */
  previous?: readonly string[];
  stories: readonly Story[];
  settings: ContactSettings;
  model?: ModelAccess | undefined;
  /** Receives the answer in pieces. The answer that is returned counts, see `#app/schemas/assistant.ts`. */
  onDelta?: (text: string) => void;
  /** Hears why a question is declined. */
  onDecline?: (kind: Refusal) => void;
  signal?: AbortSignal;
  deadlineMs?: number;
  now?: Date;
};
type Answer = Required<AssistantAnswer>;
/** What was found for a question, sums first. */
type Found = { hits: readonly Hit[]; sums: readonly Passage[] };

/** Time for both of the model's calls together; then the share of it that the first may take. */
const DEADLINE_MS = 8_000;
const UNDERSTANDING_SHARE = 0.4;
/** As many passages a model gets: the best of all, and beside them the best of what founders tell. */
const MOST_PASSAGES = 10;
const MOST_TALES_BESIDE = 4;
const LEAST_PASSAGES = 12;
const MOST_STORIES = 10;

let kept: { said: string; library: Library } | undefined;

/** The index of these stories and the site; made anew only when a story changes, or what stands in the placeholders. */
function libraryFor(stories: readonly Story[], values: Placeholders): Library {
  // The list is another one with each request, and mostly says the same.
  const said = JSON.stringify([stories, values]);
  if (kept?.said !== said) {
    const fill = (text: string): string => fillPlaceholders(text, values);
    const filled = (passage: Passage): Passage => {
      // A story is told as it was written, braces and all: an operator's may hold some that are no placeholder.
      if (passage.storyId !== undefined) return passage;
      const [first, ...more] = passage.links.map(({ title, path }) => ({ title, path: fill(path) }));
      return { ...passage, text: fill(passage.text), links: [first ?? passage.links[0], ...more] };
    };
    const library = buildLibrary(sitePassages().map(filled), talePassages(stories).map(filled));
    kept = { said, library };
  }
  return kept.library;
}

/** Builds what answers are found in, where this isolate has not yet. */
export function prepareAnswers(stories: readonly Story[], settings: ContactSettings): void {
  libraryFor(stories, placeholders(settings, new Date()));
}

function decline(reason: Refusal, values: Placeholders, { onDecline }: Pick<Asking, "onDecline">): Answer {
  onDecline?.(reason);
  return { response: fillPlaceholders(assistantDeclines[reason], values), sources: [] };
}

/** Answers a question, also one that leans on those before it; never fails, and never later than the model's deadline. */
export async function answerQuestion(asking: Asking): Promise<Answer> {
  const { query, previous = [], settings, now = new Date() } = asking;
  const values = placeholders(settings, now);
  const small = smallTalkIn(query);
  if (small) return said(asking, { response: fillPlaceholders(assistantSmallTalk[small], values), sources: [] });
  const own = read(query, previous);
  const refusal = refusalOf(query) ?? (own.query === query ? null : refusalOf(own.query));
  if (refusal) return said(asking, decline(refusal, values, asking));
  const library = libraryFor(asking.stories, values);
  const find = (understood: Understanding): Found => ({
    hits: findPassages(library, understood.query),
    sums: worked(understood.sums),
  });
  const worded = await fromModel(asking, library, values, find);
  if (worded) return worded;
  const { hits, sums } = find(own);
  const nearest = sums.length > 0 ? undefined : refusalIn(hits);
  const composed = nearest ? null : composeAnswer(own.query, hits, sums, values.whatsapp ?? "");
  return said(asking, composed ?? decline(nearest ?? "unknown", values, asking));
}

/** How many times nearer a declined passage must be than another. */
const CLEARLY = 1.15;

/** Why to decline, if the nearest passage by far is one to decline. */
function refusalIn(hits: readonly Hit[]): Refusal | undefined {
  const refused = hits.find(({ passage }) => passage.refusal !== undefined);
  const best = hits.find(({ passage }) => passage.refusal === undefined);
  return refused && refused.score > (best?.score ?? 0) * CLEARLY ? refused.passage.refusal : undefined;
}

/** Passes a whole answer on. */
function said({ onDelta }: Pick<Asking, "onDelta">, answer: Answer): Answer {
  onDelta?.(answer.response);
  return answer;
}

/** The site's stories that answer the query, best first; none for what is out of scope. */
export function findStories(query: string, stories: readonly Story[], settings: ContactSettings): FoundStories {
  if (smallTalkIn(query) || refusalOf(query)) return { results: [] };
  const { tales } = libraryFor(stories, placeholders(settings, new Date()));
  // Best first: of each story the best passage counts.
  const hits = tales.search(termsOf(query), ({ storyId }) => storyId !== undefined).filter(isNear);
  const results = [...new Set(hits.map(({ passage }) => passage.storyId))].slice(0, MOST_STORIES).flatMap((id) => {
    const [story, hit] = [stories.find((one) => one.id === id), hits.find(({ passage }) => passage.storyId === id)];
    if (!story || !hit) return [];
    const { title, excerpt, founderName, brandName } = story;
    return { story: { id: story.id, title, excerpt, founderName, brandName }, score: hit.score };
  });
  return { results };
}

/** What one story says to a question, or what it is about; null when there is no such story. */
export async function answerFromStory(asking: Asking & { storyId: number }): Promise<Answer | null> {
  const { query, storyId, stories, settings, now = new Date() } = asking;
  if (!stories.some(({ id }) => id === storyId)) return null;
  const values = placeholders(settings, now);
  const refusal = smallTalkIn(query) ? null : refusalOf(query);
  if (refusal) return said(asking, decline(refusal, values, asking));
  const library = libraryFor(stories, values);
  const ofStory = library.all.filter((passage) => passage.storyId === storyId);
  const find = ({ query: meant }: Understanding): Found => ({
    hits: library.tales.search(termsOf(meant), (passage) => passage.storyId === storyId),
    sums: ofStory.slice(0, 1),
  });
  const { hits, sums } = find(read(query, []));
  return (
    (await fromModel(asking, { ...library, all: ofStory }, values, find)) ??
    said(
      asking,
      composeAnswer(query, hits.slice(0, 1), isNear(hits[0]) ? [] : sums, "") ?? decline("unknown", values, asking),
    )
  );
}

/**
 * The operator's questions by rank.
 * @throws DatabaseUnavailableError
 */
export function popularQuestions(db: Database): Promise<PopularQuestions> {
  return withDatabase(() =>
    db
      .select({ question: tables.popularQuestions.question })
      .from(tables.popularQuestions)
      .orderBy(asc(tables.popularQuestions.rank), asc(tables.popularQuestions.id))
      .limit(MOST_SUGGESTED),
  );
}

/** What a model is handed: sums, the best of all, the best of what founders tell, and at least a dozen. */
function passagesFor({ hits, sums }: Found, { all }: Library): Passage[] {
  const found = hits.map(({ passage }) => passage).filter(({ refusal }) => refusal === undefined);
  const tales = found.slice(MOST_PASSAGES).filter(({ isTale }) => isTale);
  const chosen = [...sums, ...found.slice(0, MOST_PASSAGES), ...tales.slice(0, MOST_TALES_BESIDE)];
  const fill = chosen.length < LEAST_PASSAGES ? all.slice(0, LEAST_PASSAGES) : [];
  return [...new Set([...chosen, ...fill])];
}

/** The answer as the model words it, or that nothing covers the question; null where the model can't or must not answer. */
async function fromModel(
  { query, previous = [], model, onDelta, onDecline, signal, deadlineMs = DEADLINE_MS }: Asking,
  library: Library,
  values: Placeholders,
  find: (understood: Understanding) => Found,
): Promise<Answer | null> {
  if (!model?.name || isResting(model) || !(await model.mayRun())) return null;
  const deadline = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])]);
  const first = AbortSignal.any([AbortSignal.timeout(deadlineMs * UNDERSTANDING_SHARE), deadline]);
  try {
    const understood = await understand(model, query, previous, first).catch((error: unknown) => {
      if (deadline.aborted) throw error;
      noteFailure(model, error, signal);
      return read(query, previous);
    });
    if (isResting(model)) return null;
    const grounds = {
      question: query,
      passages: passagesFor(find(understood), library),
      mayBeDevanagari: understood.language === "Hindi",
      isKnown: (term: string) => library.site.says(term) || library.tales.says(term),
    };
    const answer = await wordAnswer(model, { grounds, previous, understood, onSentence: onDelta }, deadline);
    if (answer === null) return null;
    if (answer === "not covered") return said({ onDelta }, decline("unknown", values, { onDecline }));
    const [source] = answer.passages;
    const isLinked = /\]\((?:\/|https:\/\/wa\.me\/)/.test(answer.text);
    const tail = isLinked || !source ? "" : ` ${linksOf(source)}`;
    if (tail) onDelta?.(tail);
    return { response: `${answer.text}${tail}`, sources: sourcesOf(answer.passages) };
  } catch (error) {
    noteFailure(model, error, signal);
    return null;
  }
}
