/** Stand-ins for Workers AI that behave like the binding and record their calls. */
import type { Env } from "#app/cloudflare.ts";

type Asked = {
  messages: readonly { role: string; content: string }[];
  stream?: boolean;
  response_format?: unknown;
  chat_template_kwargs?: unknown;
};
/** Makes the answer to the wording call from its prompt. */
type Says = (prompt: string, asked: Asked) => unknown;

/** The number of the passage in the prompt that has this text. */
export function numberOf(prompt: string, text: string): number {
  const passages = prompt.split(/^(?=Passage \d+, )/m);
  const found = passages.find((passage) => passage.startsWith("Passage ") && passage.includes(text));
  return Number(/^Passage (\d+)/.exec(found ?? "")?.[1] ?? Number.NaN);
}

const encoder = new TextEncoder();
/** A stream of these events. Without `isWhole` it never closes, and reports when it is cancelled. */
export function streamOf(events: readonly unknown[], { isWhole = true, onCancel = () => {} } = {}): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const event of events)
        controller.enqueue(encoder.encode(`data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`));
      if (isWhole) controller.close();
    },
    cancel: onCancel,
  });
}

/** The text as the binding returns it, whole or streamed in pieces, in either shape. */
export function answering(text: string, { stream }: Asked, shape: "response" | "choices" = "response"): unknown {
  const pieces = text.match(/[\s\S]{1,9}/g) ?? [];
  if (shape === "response")
    return stream ? streamOf([...pieces.map((response) => ({ response })), "[DONE]"]) : { response: text };
  return stream
    ? streamOf([...pieces.map((content) => ({ choices: [{ delta: { content } }] })), "[DONE]"])
    : { choices: [{ message: { content: text } }] };
}

/** A model that interprets questions and phrases answers as scripted; `asked` holds its calls. */
export function scripted({
  understands = () => ({ response: "I would rather chat." }),
  says,
}: {
  understands?: (asked: Asked) => unknown;
  says: Says;
}): { env: Partial<Env>; asked: Asked[] } {
  const asked: Asked[] = [];
  const run = async (_: string, inputs: Asked): Promise<unknown> => {
    asked.push(inputs);
    if (inputs.response_format) return understands(inputs);
    return says(inputs.messages.map(({ content }) => content).join("\n\n"), inputs);
  };
  // The real limit would be shared by all tests of a minute.
  const LIMIT_MODEL: RateLimit = { limit: async () => ({ success: true }) };
  return { env: { AI: { run } as unknown as Ai, LIMIT_MODEL, LIMIT_MODEL_VISITOR: LIMIT_MODEL }, asked };
}

/** Understands every question as this one. */
export const as =
  (query: string, language = "English", more: Record<string, unknown> = {}) =>
  (): unknown => ({ response: JSON.stringify({ query, language, ...more }) });
