import * as z from "zod/mini";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callApi } from "./call-api.ts";

const NO_ANSWER = { ok: false, status: 0, problem: { code: "noNetwork" }, fields: {} };
const CountSchema = z.object({ count: z.number() });

function answerWith(body: BodyInit | null, status = 200) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  test("a call with a body is posted as JSON, and one without is a GET", async () => {
    const fetch = answerWith('{"count":3}');
    expect(await callApi("/api/a", CountSchema, { body: { x: 1 } })).toEqual({ ok: true, data: { count: 3 } });
    expect(await callApi("/api/b", CountSchema)).toEqual({ ok: true, data: { count: 3 } });
    expect(fetch.mock.calls).toMatchObject([
      ["/api/a", { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"x":1}' }],
      ["/api/b", { method: "GET", headers: {}, body: null }],
    ]);
  });

  test("a call that is refused gives the status, and the message and the fields as codes", async () => {
    const coded = { code: "tooLong", values: { max: 9 } };
    answerWith(
      JSON.stringify({ message: "No", ...coded, fields: { email: "Long" }, fieldCodes: { email: coded } }),
      400,
    );
    const refusal = { ok: false, status: 400, problem: { message: "No", ...coded } };
    expect(await callApi("/api/a", CountSchema)).toEqual({
      ...refusal,
      fields: { email: { message: "Long", ...coded } },
    });
  });

  test("refused by something else than the API gives the status alone", async () => {
    answerWith("<html>", 502);
    expect(await callApi("/api/a", CountSchema)).toEqual({ ok: false, status: 502, problem: null, fields: {} });
  });

  test.each(['{"count":"many"}', "<html>"])("answered with %s has no answer", async (body) => {
    answerWith(body);
    expect(await callApi("/api/a", CountSchema)).toEqual(NO_ANSWER);
  });

  test("a call without an answer is aborted in time", async () => {
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
      signal = init.signal;
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal?.reason)));
    });
    expect(await callApi("/api/a", CountSchema, { timeoutMs: 20 })).toEqual(NO_ANSWER);
    expect(signal?.aborted).toBe(true);
  });

  test("a call whose answer stops halfway is aborted in time, too", async () => {
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(new TextEncoder().encode('{"count":'));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    expect(await callApi("/api/a", CountSchema, { timeoutMs: 20 })).toEqual(NO_ANSWER);
  });
});
