/**
 * Smoothie: answers from the site's own content. Search finds and composes; a language model, where there is one, may word
 * what was found. Callers hand over the stories, the settings and the model, and get an answer whatever happens.
 *
 * Its rooms, each of which imports only those before it: `language/` reads words, whoever says them; `corpus/` is what the site
 * says, in passages; `search/` finds the passages that answer a question; `scope/` tells which questions are declined; `answers/`
 * has a module for each kind of question that is answered from a table, and words what was found. `answer.ts` asks them in turn, of the
 * question as `follow-up.ts` understands it after those before it; `story-answers.ts` answers what is asked of stories alone.
 */
import { asc } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import {
  type AssistantAnswer,
  type FoundStories,
  MOST_SUGGESTED,
  type PopularQuestions,
} from "#app/schemas/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import { answerAfter } from "./answer.ts";
import { type ComposedAnswer, type ContactSettings, fill } from "./answers/finished.ts";
import { markupOf } from "./corpus/passage.ts";
import { type LanguageModel, wordAnswer } from "./model.ts";
import { prepareIndex } from "./search/search.ts";
import { composeStoryAnswer, searchStories } from "./story-answers.ts";

export type { ContactSettings } from "./answers/finished.ts";

export type ModelAccess = {
  binding: LanguageModel;
  /** The model's name; empty switches it off. */
  name: string;
  /** Asked just before a call, and at no other time, since asking counts: false when the minute's budget is used up. */
  mayRun: () => Promise<boolean>;
  /** Hears why the model gave no answer, at most once a minute. */
  report?: (error: unknown) => void;
};

type Asking = {
  query: string;
  /** The questions before it, oldest first: it may lean on them. */
  previous?: readonly string[];
  stories: readonly Story[];
  settings: ContactSettings;
  model?: ModelAccess | undefined;
  /** Receives the answer in pieces. What this promises in the end counts, see `#app/schemas/assistant.ts`. */
  onDelta?: (text: string) => void;
  signal?: AbortSignal;
  deadlineMs?: number;
};

/** Answers a question, also one that leans on those before it; never fails, and never later than the model's deadline. */
export async function answerQuestion(asking: Asking): Promise<Required<AssistantAnswer>> {
  await prepareIndex(asking.stories);
  const { question, ...composed } = answerAfter(asking.query, asking.previous ?? [], asking.stories, asking.settings);
  return worded(composed, { ...asking, query: question });
}

/** Builds what answers are found in, where this isolate has not yet: a second or more on a slow machine. */
export const prepareAnswers: (stories: readonly Story[]) => Promise<void> = prepareIndex;

/** The site's stories that answer the query, best first. */
export async function findStories(query: string, stories: readonly Story[]): Promise<FoundStories> {
  await prepareIndex(stories);
  return {
    results: searchStories(query, stories).map(({ story, score }) => ({
      story: {
        id: story.id,
        title: story.title,
        excerpt: story.excerpt,
        founderName: story.founderName,
        brandName: story.brandName,
      },
      score,
    })),
  };
}

/** What one story says to a question, or null when there is no such story. */
export async function answerFromStory(asking: Asking & { storyId: number }): Promise<Required<AssistantAnswer> | null> {
  const story = asking.stories.find(({ id }) => id === asking.storyId);
  if (!story) return null;
  await prepareIndex(asking.stories);
  return worded(composeStoryAnswer(asking.query, story, asking.stories, asking.settings), asking);
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

async function worded(composed: ComposedAnswer, asking: Asking): Promise<Required<AssistantAnswer>> {
  const { response, sources } = composed;
  const text = await modelText(composed, asking);
  if (text === null) {
    asking.onDelta?.(response);
    return { response, sources };
  }
  const [source] = sources;
  const isLinked = /\]\((?:\/|https:\/\/wa\.me\/)/.test(text);
  const tail = isLinked || !source ? "" : ` See ${markupOf(source)}.`;
  if (tail) asking.onDelta?.(tail);
  return { response: `${text}${tail}`, sources };
}

async function modelText(
  composed: ComposedAnswer,
  { query, settings, model, onDelta, signal, deadlineMs }: Asking,
): Promise<string | null> {
  if (!model?.name || composed.declined || composed.passages.length === 0) return null;
  const passages = composed.passages.map((passage) => ({
    ...passage,
    text: fill(passage.text, settings),
    ...(passage.answer === undefined ? {} : { answer: fill(passage.answer, settings) }),
  }));
  return wordAnswer({
    model: model.binding,
    name: model.name,
    grounds: { question: query, passages, composed: composed.response, sources: composed.sources },
    ...(onDelta ? { onSentence: onDelta } : {}),
    signal,
    mayRun: model.mayRun,
    report: model.report,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
}
