import { afterEach, describe, expect, test, vi } from "vitest";
import { askSmoothie } from "./ask.ts";

const source = { title: "Pricing", path: "/pricing" };
const listen = { previous: [], signal: new AbortController().signal, onText: () => {} };

function answerWith(body: BodyInit | null, init: ResponseInit = {}) {
  const fetch = vi.fn(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const json = { headers: { "Content-Type": "application/json" } };
const stream = { headers: { "Content-Type": "text/event-stream; charset=utf-8" } };

/** A body that sends this text and then fails, or sends nothing more. */
function brokenBody(text: string, end: "fails" | "hangs") {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (end === "fails") setTimeout(() => controller.error(new TypeError("network error")));
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("an answer", () => {
  test("an answer may be JSON", async () => {
    const fetch = answerWith(JSON.stringify({ response: " From ₹399. ", sources: [source] }), json);
    expect(await askSmoothie("q", listen)).toEqual({ kind: "answered", text: "From ₹399.", sources: [source] });
    expect(fetch).toHaveBeenCalledWith(
      "/api/ai/custom-response",
      expect.objectContaining({ method: "POST", body: '{"query":"q"}' }),
    );
  });

  test("an answer is asked for in the language of the page", async () => {
    const fetch = answerWith(JSON.stringify({ response: "₹719।" }), json);
    await askSmoothie("q", { ...listen, language: "hi-IN" });
    const headers = expect.objectContaining({ "Accept-Language": "hi-IN" });
    expect(fetch).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ headers }));
  });

  test("an answer goes on from the questions before, where there are any", async () => {
    const fetch = answerWith(JSON.stringify({ response: "₹719." }), json);
    await askSmoothie("and for a year?", { ...listen, previous: ["What does Admin cost?"] });
    expect(fetch).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ body: '{"query":"and for a year?","previous":["What does Admin cost?"]}' }),
    );
  });

  test("an answer may come in pieces, each shown as it comes", async () => {
    const events = [
      'event: delta\ndata: {"text":"From "}',
      'event: delta\ndata: {"text":"₹399."}',
      `event: sources\ndata: ${JSON.stringify([source])}`,
      `event: done\ndata: ${JSON.stringify({ response: "From ₹399.", sources: [source] })}`,
      'event: delta\ndata: {"text":" After the end"}',
    ];
    answerWith(`${events.join("\n\n")}\n\n`, stream);
    const seen: string[] = [];
    const outcome = await askSmoothie("q", { ...listen, onText: (text) => seen.push(text) });
    expect(outcome).toEqual({ kind: "answered", text: "From ₹399.", sources: [source] });
    expect(seen).toEqual(["From ", "From ₹399."]);
  });

  test("an answer is what stands at its end, whatever was shown before", async () => {
    const done = { response: "From ₹399.", sources: [source] };
    answerWith(`event: delta\ndata: {"text":"From ₹1"}\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`, stream);
    expect(await askSmoothie("q", listen)).toEqual({ kind: "answered", text: "From ₹399.", sources: [source] });
  });

  test("an answer without its end is cut off", async () => {
    answerWith('event: delta\ndata: {"text":"From "}\n\n', stream);
    expect(await askSmoothie("q", listen)).toEqual({ kind: "cut-off", text: "From", sources: [] });
  });
});

describe("each failure has its own name", () => {
  test.each([
    ["an empty response", JSON.stringify({ response: " " }), json, "empty"],
    ["an answer without a response", "{}", json, "empty"],
    ["a stream without text", "event: done\ndata: {}\n\n", stream, "empty"],
    ["no JSON", "<html>", json, "customResponse"],
    ["an error status", '{"message":"broken"}', { ...json, status: 500 }, "customResponse"],
    ["bad input", '{"message":"too long"}', { ...json, status: 400 }, "customResponse"],
    ["too many requests", '{"message":"Please wait a minute."}', { ...json, status: 429 }, "tooMany"],
    ["too many requests without a word", "", { status: 429 }, "tooMany"],
  ] as const)("%s", async (_what, body, init, reason) => {
    answerWith(body, init);
    expect(await askSmoothie("q", listen)).toEqual({ kind: "failed", reason });
  });

  test("a network that is not there is told apart", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await askSmoothie("q", listen)).toEqual({ kind: "failed", reason: "network" });
  });

  test("an answer whose line breaks keeps what came", async () => {
    answerWith(brokenBody('event: delta\ndata: {"text":"From "}\n\n', "fails"), stream);
    expect(await askSmoothie("q", listen)).toEqual({ kind: "cut-off", text: "From", sources: [] });
  });

  test("a line that falls silent is hung up", async () => {
    vi.stubGlobal("fetch", (_call: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
    expect(await askSmoothie("q", { ...listen, timeoutMs: 20 })).toEqual({ kind: "failed", reason: "network" });
  });

  test("the visitor's own stop is no failure", async () => {
    vi.stubGlobal("fetch", (_call: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
    const visitor = new AbortController();
    setTimeout(() => visitor.abort(), 10);
    expect(await askSmoothie("q", { ...listen, signal: visitor.signal })).toEqual({ kind: "stopped" });
  });
});
