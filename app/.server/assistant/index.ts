/** Smoothie: answers from the site's own content, as README.md beside this file tells. */
import type { EarlyPlaces } from "#app/content/launch.ts";
import { textsOf } from "#app/content/texts.ts";
import type { Edition } from "#app/lib/edition.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import type { AssistantAnswer, FoundStories } from "#app/schemas/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import { sumPassages } from "./compute.ts";
import { composeAnswer, isNear, linksOf, sourcesOf } from "./answer-without-model.ts";
import { hindiFinder } from "./hindi.ts";
import { type Decline, declineOf, smallTalkIn } from "./guard.ts";
import { plainWords, subjectsIn, termsOf } from "./language.ts";
import { isResting, type ModelAccess, recordFailure } from "#app/.server/language-model/index.ts";
import { founderPassages, type Passage, sitePassages } from "./passages.ts";
import { type ContactSettings, type Placeholders, placeholders } from "./placeholders.ts";
import { asksOfSomebody, buildLibrary, findPassages, type Hit, type PassageIndex, withoutOwnName } from "./search.ts";
import { type Intent, intentFromModel, intentFromWords, questionsIn } from "./intent.ts";
import { composeWithModel } from "./compose-with-model.ts";
import { siteWords } from "./spelling.ts";

export type { Decline } from "./guard.ts";
export type { ModelAccess } from "#app/.server/language-model/index.ts";
export type { ContactSettings } from "./placeholders.ts";

type Asking = {
  query: string;
  previous?: readonly string[];
  stories: readonly Story[];
  settings: ContactSettings;
  /** The edition of the page: without a model the answer is in its language. */
  edition?: Edition | undefined;
  places?: EarlyPlaces | undefined;
  model?: ModelAccess | undefined;
  /** Called with the answer in pieces. Only the returned answer is final, see `#app/schemas/assistant.ts`. */
  onDelta?: (text: string) => void;
  onDecline?: (kind: Decline) => void;
  signal?: AbortSignal;
  deadlineMs?: number;
  now?: Date;
};
type Answer = Required<AssistantAnswer>;
type Found = { hits: readonly Hit[]; sums: readonly Passage[] };

const [DEADLINE_MS, UNDERSTANDING_SHARE] = [8_000, 0.4];
const [MAX_PASSAGES, MAX_STORIES] = [14, 10];

let kept: { said: string; library: PassageIndex } | undefined;

/** The index of these stories and the site. It is rebuilt only when a story or the value of a placeholder changes. */
function libraryFor(stories: readonly Story[], values: Placeholders): PassageIndex {
  // Each request brings another list, mostly with the same content.
  const said = JSON.stringify([stories, values]);
  if (kept?.said !== said) {
    // An operator's story may hold braces that are no placeholder, so stories stay as they were written.
    const filled = (passage: Passage): Passage => (passage.storyId === undefined ? fillAll(passage, values) : passage);
    const library = buildLibrary(sitePassages().map(filled), founderPassages(stories).map(filled));
    kept = { said, library };
  }
  return kept.library;
}

/** Builds the index and the list of the site's words ahead of the first question, if this isolate has none yet. */
export function prepareAnswers(stories: readonly Story[], settings: ContactSettings): void {
  siteWords();
  libraryFor(stories, placeholders(settings, new Date()));
}

/** Ends with a whole answer, or with the text of a decline. */
function finish(
  { onDelta, onDecline, edition = "en" }: Pick<Asking, "onDelta" | "onDecline" | "edition">,
  values: Placeholders,
  answer: Answer | Decline,
): Answer {
  if (typeof answer !== "string") {
    onDelta?.(answer.response);
    return answer;
  }
  const response = fill(textsOf(edition).assistant.assistantDeclines[answer], values);
  if (answer !== "despair") onDecline?.(answer);
  onDelta?.(response);
  return { response, sources: [] };
}

/** Answers a question, also a follow-up. Never fails, and never takes longer than the model's deadline. */
export async function answerQuestion(asking: Asking): Promise<Answer> {
  const { settings, edition = "en", now = new Date(), places } = asking;
  const [query, ...previous] = [asking.query, ...(asking.previous ?? [])].map(withoutOwnName) as [string, ...string[]];
  const values = placeholders(settings, now, "en", places);
  const { assistant } = textsOf(edition);
  const small = smallTalkIn(query);
  if (small)
    return finish(asking, values, { response: fill(assistant.assistantSmallTalk[small], values), sources: [] });
  const own = intentFromWords(query, previous);
  const hindi = edition === "hi" ? hindiFinder(placeholders(settings, now, edition, places)) : undefined;
  const refusal = hindi?.isWording(query)
    ? null
    : (declineOf(query) ?? (own.query === query ? null : declineOf(own.query)));
  const library = libraryFor(asking.stories, values);
  if (refusal) return finish(asking, values, refusal);
  const find = (understood: Intent): Found => ({
    hits: findPassages(library, understood.query),
    sums: sumPassages(understood.sums),
  });
  const worded = await fromModel({ ...asking, query, previous }, library, values, find);
  if (worded) return worded;
  const foundFor = (question: string, before: readonly string[]): Found & { nearest: Decline | undefined } => {
    const intent = intentFromWords(question, before);
    const { hits: both } = find(intent);
    const english = intent.subject ? preferring(intent.subject, both) : withDetail(intent.query, both);
    const hits = hindi?.find(intent.query, english) ?? english;
    const sums = hindi?.isWording(question) ? [] : sumPassages(intent.sums, assistant);
    return { hits, sums, nearest: sums.length > 0 ? undefined : refusalIn(hits) };
  };
  const questions = hindi?.isWording(query) ? [query] : questionsIn(query, own.sums);
  const all = questions.map((one, at) =>
    foundFor(one, at === 0 ? previous : subjectsIn(one).length > 0 ? [] : questions.slice(at - 1, at)),
  );
  const [only] = all;
  const found = all.flatMap(({ hits, sums, nearest }) =>
    nearest ? [] : (sums[0] ?? hits.find((hit) => isNear(hit) && !hit.passage.refusal)?.passage ?? []),
  );
  const { hits, sums, nearest } =
    only && (all.length === 1 || found.length === 0) ? only : { hits: [], sums: found, nearest: undefined };
  const composed = nearest ?? composeAnswer(own, hits, sums, { edition, whatsapp: values.whatsapp ?? "" });
  return finish(asking, values, composed ?? "unknown");
}

const NEARLY = 0.7;
/** Puts first the near passages whose heading has the last question's subject. */
function preferring(question: string, hits: readonly Hit[]): readonly Hit[] {
  const subjects = subjectsIn(question);
  const speaks = (heading: string): boolean => termsOf(heading).some((term) => subjects.includes(term));
  const first = hits.filter((hit) => hit.score > NEARLY * (hits[0] ?? hit).score && speaks(hit.passage.heading));
  return [...first, ...hits.filter((hit) => !first.includes(hit))];
}

const DETAIL = /\b(?:who|whom|many|much|says?|said|tells?|told|town)\b/;
/** The passages with all that is asked about somebody; the site's own need not name whom. The rest is about something else. */
function withDetail(question: string, hits: readonly Hit[]): readonly Hit[] {
  const subjects = subjectsIn(question);
  if (!asksOfSomebody(subjects) || !DETAIL.test(plainWords(question))) return hits;
  return hits.filter(({ passage: { heading, text, isByFounder } }) => {
    const said = termsOf(`${heading} ${text}`);
    return subjects.every((subject) => said.includes(subject) || (!isByFounder && asksOfSomebody([subject])));
  });
}

/** A passage to decline counts only if it scores this many times as high as the best other one. */
const CLEARLY = 1.15;
function refusalIn(hits: readonly Hit[]): Decline | undefined {
  const refused = hits.find(({ passage }) => passage.refusal !== undefined);
  const best = hits.find(({ passage }) => passage.refusal === undefined);
  return refused && refused.score > (best?.score ?? 0) * CLEARLY ? refused.passage.refusal : undefined;
}

/** The stories that answer the query, best first. Empty when the question is out of scope. */
export function findStories(query: string, stories: readonly Story[], settings: ContactSettings): FoundStories {
  if (smallTalkIn(query) || declineOf(query)) return { results: [] };
  const { founders } = libraryFor(stories, placeholders(settings, new Date()));
  const hits = founders.search(termsOf(query), ({ storyId }) => storyId !== undefined).filter(isNear);
  const results = [...new Set(hits.map(({ passage }) => passage.storyId))].slice(0, MAX_STORIES).flatMap((id) => {
    const [story, hit] = [stories.find((one) => one.id === id), hits.find(({ passage }) => passage.storyId === id)];
    if (!story || !hit) return [];
    const { title, excerpt, founderName, brandName } = story;
    return { story: { id: story.id, title, excerpt, founderName, brandName }, score: hit.score };
  });
  return { results };
}

/** The answer that one story gives to a question, or its summary; null when there is no such story. */
export async function answerFromStory(asking: Asking & { storyId: number }): Promise<Answer | null> {
  const { query, storyId, stories, settings, now = new Date() } = asking;
  if (!stories.some(({ id }) => id === storyId)) return null;
  const values = placeholders(settings, now);
  const refusal = smallTalkIn(query) ? null : declineOf(query);
  if (refusal) return finish(asking, values, refusal);
  const library = libraryFor(stories, values);
  const ofStory = library.all.filter((passage) => passage.storyId === storyId);
  const find = ({ query: meant }: Intent): Found => ({
    hits: library.founders.search(termsOf(meant), (passage) => passage.storyId === storyId),
    sums: ofStory.slice(0, 1),
  });
  const own = intentFromWords(query, []);
  const { hits, sums } = find(own);
  return (
    (await fromModel(asking, { ...library, all: ofStory }, values, find)) ??
    finish(
      asking,
      values,
      composeAnswer(own, hits.slice(0, 1), isNear(hits[0]) ? [] : sums, { edition: "en", whatsapp: "" }) ?? "unknown",
    )
  );
}

/** The passages a model gets: calculations and the best that were found, filled up with the site's first. */
function passagesFor({ hits, sums }: Found, { all }: PassageIndex): Passage[] {
  const found = hits.map(({ passage }) => passage).filter(({ refusal }) => refusal === undefined);
  return [...new Set([...sums, ...found, ...all])].slice(0, MAX_PASSAGES);
}

/** The answer worded by the model, or "not covered"; null when the model fails or its wording is refused. */
async function fromModel(
  { query, previous = [], edition = "en", model, onDelta, onDecline, signal, deadlineMs = DEADLINE_MS }: Asking,
  library: PassageIndex,
  values: Placeholders,
  find: (understood: Intent) => Found,
): Promise<Answer | null> {
  if (!model?.name || isResting(model) || !(await model.mayRun())) return null;
  const deadline = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal ? [signal] : [])]);
  const first = AbortSignal.any([AbortSignal.timeout(deadlineMs * UNDERSTANDING_SHARE), deadline]);
  try {
    const understood = await intentFromModel(model, query, previous, first).catch((error: unknown) => {
      if (deadline.aborted) throw error;
      recordFailure(model, error, signal);
      return intentFromWords(query, previous);
    });
    if (isResting(model)) {
      model.giveBack?.();
      return null;
    }
    const grounds = {
      question: query,
      passages: passagesFor(find(understood), library),
      mayBeDevanagari: understood.language === "Hindi",
      isKnown: (term: string) => library.site.says(term) || library.founders.says(term),
    };
    const answer = await composeWithModel(model, { grounds, previous, understood, onSentence: onDelta }, deadline);
    if (answer === null) return null;
    if (answer === "not covered") return finish({ onDelta, onDecline, edition }, values, "unknown");
    const [source] = answer.passages;
    const isLinked = /\]\((?:\/|https:\/\/wa\.me\/)/.test(answer.text);
    const tail = isLinked || !source ? "" : ` ${linksOf(source, edition)}`;
    if (tail) onDelta?.(tail);
    return { response: `${answer.text}${tail}`, sources: sourcesOf(answer.passages, edition) };
  } catch (error) {
    recordFailure(model, error, signal);
    // A visitor who leaves has used the model all the same.
    if (!signal?.aborted) model.giveBack?.();
    return null;
  }
}
