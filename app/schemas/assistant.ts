/**
 * Smoothie's requests and answers. `POST /api/ai/custom-response` takes the question and the `previous` ones of the conversation.
 * `Accept: text/event-stream` asks for events: `delta`s that join to the answer so far, `sources`, and `done` with the whole
 * answer. `done` counts: when a model fails midway, it holds an answer composed from search, which replaces what was shown.
 */
import * as z from "zod/mini";

export const QUERY_LIMIT = 500;
/** The number of earlier questions sent with a question: enough for a row of "what about …?". */
export const PREVIOUS_LIMIT = 4;

/** The number of suggestions before the first question. */
export const MAX_SUGGESTED = 12;

const question = z
  .string({ error: "questionMissing" })
  .check(z.trim(), z.minLength(1, "questionMissing"), z.maxLength(QUERY_LIMIT, "questionTooLong"));

export const AssistantQuestionSchema = z.object({ query: question });

/** Invalid earlier questions are dropped: they must not block the current one. */
export const ConversationQuestionSchema = z.object({
  query: question,
  previous: z.catch(z.array(question).check(z.maxLength(PREVIOUS_LIMIT)), []),
});

export const StoryQuestionSchema = z.object({
  query: question,
  storyId: z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,9}$/, "storyMissing"))], {
      error: "storyMissing",
    }),
    z.transform(Number),
  ),
});

export const AssistantSourceSchema = z.object({ title: z.string(), path: z.string() });
export type AssistantSource = z.infer<typeof AssistantSourceSchema>;

export const AssistantAnswerSchema = z.object({
  response: z.string(),
  sources: z.catch(z.optional(z.array(AssistantSourceSchema)), undefined),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswerSchema>;

export const AssistantDeltaSchema = z.object({ text: z.string() });
export const AssistantSourcesSchema = z.array(AssistantSourceSchema);
export const AssistantDoneSchema = z.object({ response: z.string(), sources: z.array(AssistantSourceSchema) });
export type AssistantEvent =
  | { event: "delta"; data: z.infer<typeof AssistantDeltaSchema> }
  | { event: "sources"; data: z.infer<typeof AssistantSourcesSchema> }
  | { event: "done"; data: z.infer<typeof AssistantDoneSchema> };

type FoundStory = { id: number; title: string; excerpt: string; founderName: string; brandName: string };
export type FoundStories = { results: { story: FoundStory; score: number }[] };

export const PopularQuestionsSchema = z.array(z.object({ question: z.string() }));
export type PopularQuestions = z.infer<typeof PopularQuestionsSchema>;
