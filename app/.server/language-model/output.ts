/** Reads a model's output in any shape: `{response}` or `{choices: […]}`, whole or streamed. Its thinking is left out. */
import { untilAborted } from "#app/lib/deadline.ts";

type Said = { content?: unknown; text?: unknown };
type Piece = {
  response?: unknown;
  choices?: readonly { message?: Said; delta?: Said; text?: unknown }[];
  error?: unknown;
  errors?: unknown;
};

/** Some models send figures as numbers, and an object where JSON was asked for. */
function asText(said: unknown): string | null {
  if (typeof said === "string") return said;
  if (typeof said === "number") return String(said);
  return said !== null && typeof said === "object" ? JSON.stringify(said) : null;
}

function textIn({ response, choices }: Piece): string | null {
  const [choice] = choices ?? [];
  return asText(response ?? choice?.message?.content ?? choice?.delta?.content ?? choice?.text);
}

/** Does not pass on the error of `JSON.parse`: it quotes its input, which may be a visitor's words. */
function pieceOf(data: string): Piece {
  try {
    return JSON.parse(data) as Piece;
  } catch {
    throw new Error("The model's stream is not JSON");
  }
}

/** The text in pieces, as it arrives. Throws when there is none, when an error is reported, and when the signal is aborted. */
async function* piecesOf(output: unknown, signal: AbortSignal): AsyncGenerator<string> {
  if (!(output instanceof ReadableStream)) {
    const text = textIn((output ?? {}) as Piece);
    if (!text?.trim()) throw new Error("The model gave no text");
    yield text;
    return;
  }
  const reader = (output as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let [waiting, isEmpty] = ["", true];
  try {
    for (;;) {
      // A stream may stall without closing, and ignores the signal.
      const { done, value } = await untilAborted(signal, () => reader.read());
      waiting += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = waiting.split(/\r?\n/);
      waiting = done ? "" : (lines.pop() ?? "");
      for (const line of lines) {
        const data = /^data:\s*(.*)$/.exec(line)?.[1];
        if (data === undefined || data === "[DONE]") continue;
        const piece = pieceOf(data);
        if (piece.error !== undefined || piece.errors !== undefined) throw new Error("The model reported an error");
        const text = textIn(piece);
        if (text) {
          isEmpty = false;
          yield text;
        }
      }
      if (done) break;
    }
    if (isEmpty) throw new Error("The model gave no text");
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

const OPENS = "<think>";
const CLOSES = "</think>";

/** The whole text so far, each time more arrives, without the part between thinking marks. */
export async function* textOf(output: unknown, signal: AbortSignal): AsyncGenerator<string> {
  let all = "";
  for await (const piece of piecesOf(output, signal)) {
    all += piece;
    const begun = all.trimStart();
    if (begun && OPENS.startsWith(begun.slice(0, OPENS.length))) {
      const end = begun.indexOf(CLOSES);
      if (end >= 0) yield begun.slice(end + CLOSES.length).trimStart();
    } else yield all;
  }
}

/** The first JSON object in a text, which may have prose around it; null where there is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
