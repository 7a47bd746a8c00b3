/**
 * /api/ai and /api/questions: Smoothie's calls. A question is read before it is counted; the settings, the prompt and the
 * model are the server's alone, and a caller sends nothing but the question.
 */
import { Hono } from "hono";
import {
  answerFromStory,
  answerQuestion,
  findStories,
  type ModelAccess,
  popularQuestions,
} from "#app/.server/assistant/index.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { bodyLimits, isOverLimit } from "#app/.server/limits/index.ts";
import { listStories } from "#app/.server/stories/index.ts";
import { type AssistantEvent, AssistantQuestionSchema, StoryQuestionSchema } from "#app/schemas/assistant.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { settings } from "../env.ts";
import { type ApiContext, overLimit, readJson, refuse, resource } from "./respond.ts";

export const assistant = new Hono<WorkerEnv>();
export const questions = new Hono<WorkerEnv>();

const FRESH = { "Cache-Control": "no-store" } as const;
/** All visitors share the model's budget. */
const EVERYBODY = "all";

function modelOf(c: ApiContext): ModelAccess | undefined {
  const { AI, LIMIT_MODEL } = c.env;
  if (!AI || !settings.AI_MODEL) return undefined;
  return {
    // The binding's own type knows each model by name; which one it is stands in the settings.
    binding: AI as unknown as ModelAccess["binding"],
    name: settings.AI_MODEL,
    mayRun: async () => !(await isOverLimit(LIMIT_MODEL, EVERYBODY)),
  };
}

resource(assistant, "/custom-response", {
  POST: async (c) => {
    const body = await readJson(c, AssistantQuestionSchema, bodyLimits.assistant);
    if ("refusal" in body) return body.refusal;
    const refusal = await overLimit(c, "LIMIT_ASSISTANT");
    if (refusal) return refusal;
    const asking = {
      query: body.data.query,
      stories: await listStories(openDatabase(c.env.DB)),
      settings,
      model: modelOf(c),
      signal: c.req.raw.signal,
    };
    const wantsStream = /\btext\/event-stream\b/.test(c.req.header("Accept") ?? "");
    return wantsStream
      ? streamed((onDelta, signal) => answerQuestion({ ...asking, onDelta, signal }), c.req.raw.signal)
      : c.json(await answerQuestion(asking), 200, FRESH);
  },
});

resource(assistant, "/find-stories", {
  POST: async (c) => {
    const body = await readJson(c, AssistantQuestionSchema, bodyLimits.assistant);
    if ("refusal" in body) return body.refusal;
    const refusal = await overLimit(c, "LIMIT_ASSISTANT");
    if (refusal) return refusal;
    return c.json(findStories(body.data.query, await listStories(openDatabase(c.env.DB))), 200, FRESH);
  },
});

resource(assistant, "/story-response", {
  POST: async (c) => {
    const body = await readJson(c, StoryQuestionSchema, bodyLimits.assistant);
    if ("refusal" in body) return body.refusal;
    const refusal = await overLimit(c, "LIMIT_ASSISTANT");
    if (refusal) return refusal;
    const answer = await answerFromStory({
      ...body.data,
      stories: await listStories(openDatabase(c.env.DB)),
      settings,
      model: modelOf(c),
      signal: c.req.raw.signal,
    });
    return answer ? c.json(answer, 200, FRESH) : refuse(c, 404, "There is no story of that number.");
  },
});

resource(questions, "/popular", {
  GET: async (c) => c.json(await popularQuestions(openDatabase(c.env.DB)), 200, FRESH),
});

/** An answer as server-sent events; the model is let go when the visitor stops listening. */
function streamed(
  answer: (onDelta: (text: string) => void, signal: AbortSignal) => ReturnType<typeof answerQuestion>,
  visitor: AbortSignal,
): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = ({ event, data }: AssistantEvent): void => {
        if (gone.signal.aborted) return;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      const done = await answer(
        (text) => send({ event: "delta", data: { text } }),
        AbortSignal.any([gone.signal, visitor]),
      );
      send({ event: "sources", data: done.sources });
      send({ event: "done", data: done });
      if (!gone.signal.aborted) controller.close();
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
