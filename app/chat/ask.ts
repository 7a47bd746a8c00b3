/** One question to Smoothie, answered as a stream or, where nothing streams, as JSON. It never throws. */
import * as z from "zod/mini";
import {
  AssistantAnswerSchema,
  AssistantDeltaSchema,
  AssistantDoneSchema,
  type AssistantSource,
  AssistantSourcesSchema,
} from "#app/schemas/assistant.ts";
import { ANSWER_TIMEOUT_MS } from "#app/lib/deadline.ts";
import { parseAs } from "./parse-as.ts";
import { readServerEvents } from "./server-events.ts";

export type AskResult =
  | { kind: "answered"; text: string; sources: readonly AssistantSource[] }
  /** The connection broke after a part of the answer had come. */
  | { kind: "cut-off"; text: string; sources: readonly AssistantSource[] }
  | { kind: "stopped" }
  | { kind: "failed"; reason: "empty" | "network" | "customResponse" | "tooMany" };

export type AskOptions = {
  /** The conversation's earlier questions, oldest first, for follow-ups. */
  previous: readonly string[];
  signal: AbortSignal;
  language?: string;
  /** Called with the whole text so far, each time more has come. */
  onText: (text: string) => void;
  /** The network counts as gone when nothing arrives for this long. */
  timeoutMs?: number;
};

const CALL = "/api/ai/custom-response";

export async function askSmoothie(query: string, options: AskOptions): Promise<AskResult> {
  const { previous, signal, language = "en-IN", onText, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener("abort", hangUp);
  let timer = setTimeout(hangUp, timeoutMs);
  const signOfLife = () => {
    clearTimeout(timer);
    timer = setTimeout(hangUp, timeoutMs);
  };
  let text = "";
  let sources: readonly AssistantSource[] = [];
  try {
    const response = await fetch(CALL, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream", "Accept-Language": language },
      body: JSON.stringify(previous.length > 0 ? { query, previous } : { query }),
      signal: line.signal,
    });
    if (!response.ok) return { kind: "failed", reason: response.status === 429 ? "tooMany" : "customResponse" };
    if (!response.body || !response.headers.get("Content-Type")?.includes("text/event-stream")) {
      const body = await response.text();
      const answer = parseAs(AssistantAnswerSchema, body);
      if (answer) return answered(answer.response, answer.sources);
      // JSON without a response is an empty answer; anything else is not ours at all.
      return { kind: "failed", reason: parseAs(z.looseObject({}), body) ? "empty" : "customResponse" };
    }
    for await (const { name, data } of readServerEvents(response.body)) {
      signOfLife();
      if (name === "delta") {
        text += parseAs(AssistantDeltaSchema, data)?.text ?? "";
        onText(text);
      } else if (name === "sources") {
        sources = parseAs(AssistantSourcesSchema, data) ?? [];
      } else if (name === "done") {
        // The final answer, which may differ from the text shown so far.
        const whole = parseAs(AssistantDoneSchema, data);
        return answered(whole?.response ?? text, whole?.sources ?? sources);
      }
    }
    return cutOff(text, sources, "empty");
  } catch {
    if (signal.aborted) return { kind: "stopped" };
    return cutOff(text, sources, "network");
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", hangUp);
  }
}

function answered(text: string, sources: readonly AssistantSource[] = []): AskResult {
  return text.trim() ? { kind: "answered", text: text.trim(), sources } : { kind: "failed", reason: "empty" };
}

function cutOff(text: string, sources: readonly AssistantSource[], otherwise: "empty" | "network"): AskResult {
  return text.trim() ? { kind: "cut-off", text: text.trim(), sources } : { kind: "failed", reason: otherwise };
}
