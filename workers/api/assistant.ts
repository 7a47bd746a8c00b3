/** /api/ai and /api/questions. Settings, prompt and model are the server's alone; a caller sends questions. */
import { Hono } from "hono";
import {
  answerFromStory,
  answerQuestion,
  findStories,
  type ModelAccess,
  type Decline,
  prepareAnswers,
} from "#app/.server/assistant/index.ts";
import { countDecline } from "#app/.server/unanswered-questions/index.ts";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { isOverLimit, visitorKey } from "#app/.server/limits/index.ts";
import { giveQuestionBack, takeQuestion } from "#app/.server/language-model/daily-budget.ts";
import { suggestedQuestions } from "#app/.server/popular-questions/index.ts";
import { listStories, readLibrary, storyIn } from "#app/.server/stories/index.ts";
import { earlyBird, refreshEarlyBird } from "#app/.server/waitlist/early-bird.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { editionIn } from "#app/lib/edition.ts";
import { logError, logWarning, safeMessage } from "#app/lib/log.ts";
import { AssistantQuestionSchema, ConversationQuestionSchema, StoryQuestionSchema } from "#app/schemas/assistant.ts";
import { keepsQuestions } from "#app/schemas/settings.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { settings } from "../env.ts";
import { streamedAnswer } from "./answer-stream.ts";
import { type ApiContext, posted, refuse, resource } from "./respond.ts";

export const assistantApi = new Hono<WorkerEnv>();
export const questions = new Hono<WorkerEnv>();

const FRESH = { "Cache-Control": "no-store" } as const;
/** All visitors share one budget for the model; the platform counts it per location, not worldwide. */
const EVERYBODY = "all";

/** A question that is not counted by then is answered from the site. */
const COUNT_DEADLINE_MS = 1_000;

/** Accept names server-sent events, and not with `q=0`. */
const WANTS_STREAM = /\btext\/event-stream\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

function modelOf(c: ApiContext): ModelAccess | undefined {
  const { AI, LIMIT_MODEL, LIMIT_MODEL_VISITOR } = c.env;
  if (!AI || !settings.AI_MODEL) return undefined;
  const visitor = visitorKey(c.req.raw);
  const db = openDatabase(c.env.DB);
  const report = (error: unknown) =>
    logWarning("assistant-model", { requestId: c.get("requestId"), cause: safeMessage(error) });
  // While the database is away the answer quotes the site: nothing then limits the day's cost.
  const isWithinDay = async (): Promise<boolean> => {
    const budget = { most: settings.AI_QUESTIONS_A_DAY, visitor };
    try {
      return await withinDeadline(COUNT_DEADLINE_MS, () => takeQuestion(db, budget, new Date()));
    } catch (error) {
      report(error);
      return false;
    }
  };
  return {
    // The binding's type wants a literal model name; ours is a setting.
    binding: AI as unknown as ModelAccess["binding"],
    name: settings.AI_MODEL,
    mayRun: async () =>
      !(await isOverLimit(LIMIT_MODEL_VISITOR, visitor)) &&
      !(await isOverLimit(LIMIT_MODEL, EVERYBODY)) &&
      (await isWithinDay()),
    giveBack: () => c.executionCtx.waitUntil(giveQuestionBack(db, visitor, new Date()).catch(report)),
    // A failed model does not fail the request: the answer then quotes the site.
    report,
  };
}

/** Counts a declined question after the answer, since a failing count must neither delay nor prevent it. */
function declineCounter(c: ApiContext, query: string) {
  return (kind: Decline) => {
    const counted = countDecline(openDatabase(c.env.DB), {
      kind,
      query,
      visitor: visitorKey(c.req.raw),
      secret: keepsQuestions(settings) ? settings.LINK_SECRET : "",
      now: new Date(),
    });
    const report = (error: unknown) =>
      logWarning("declined-question", { requestId: c.get("requestId"), cause: safeMessage(error) });
    c.executionCtx.waitUntil(counted.catch(report));
  };
}

resource(assistantApi, "/custom-response", {
  POST: posted(
    ConversationQuestionSchema,
    async (c, conversation) => {
      const db = openDatabase(c.env.DB);
      const [stories] = await Promise.all([listStories(db), earlyBird.isDue() && refreshEarlyBird(db)]);
      const asking = {
        ...conversation,
        stories,
        settings,
        places: earlyBird.places(),
        edition: editionIn(c.req.header("Accept-Language") ?? null),
        model: modelOf(c),
        onDecline: declineCounter(c, conversation.query),
        signal: c.req.raw.signal,
      };
      if (!WANTS_STREAM.test(c.req.header("Accept") ?? "")) return c.json(await answerQuestion(asking), 200, FRESH);
      return streamedAnswer((onDelta, signal) => answerQuestion({ ...asking, onDelta, signal }), {
        visitor: c.req.raw.signal,
        report: (error) =>
          logError("assistant-stream", error, { requestId: c.get("requestId"), path: c.req.routePath }),
      });
    },
    "LIMIT_ASSISTANT",
  ),
});

resource(assistantApi, "/find-stories", {
  POST: posted(
    AssistantQuestionSchema,
    async (c, { query }) => c.json(findStories(query, await listStories(openDatabase(c.env.DB)), settings), 200, FRESH),
    "LIMIT_ASSISTANT",
  ),
});

resource(assistantApi, "/story-response", {
  POST: posted(
    StoryQuestionSchema,
    async (c, asked) => {
      const library = await readLibrary(openDatabase(c.env.DB));
      const answer =
        storyIn(library, asked.storyId) &&
        (await answerFromStory({
          ...asked,
          stories: library.stories,
          settings,
          model: modelOf(c),
          onDecline: declineCounter(c, asked.query),
          signal: c.req.raw.signal,
        }));
      return answer ? c.json(answer, 200, FRESH) : refuse(c, 404, "storyUnknown");
    },
    "LIMIT_ASSISTANT",
  ),
});

/** By then the answer to this call has been sent. */
const PREPARE_AFTER_MS = 100;

/** Builds the index ahead. The widget calls this when it opens, some seconds before the first question. */
async function prepareLater(c: ApiContext): Promise<void> {
  const stories = await listStories(openDatabase(c.env.DB));
  await scheduler.wait(PREPARE_AFTER_MS);
  prepareAnswers(stories, settings);
}

resource(questions, "/popular", {
  GET: async (c) => {
    c.executionCtx.waitUntil(prepareLater(c));
    const list = await catchOutage(
      { request: c.req.raw, requestId: c.get("requestId") },
      () => suggestedQuestions(openDatabase(c.env.DB)),
      // The widget falls back to its built-in questions.
      () => [],
    );
    return c.json(list, 200, FRESH);
  },
});
