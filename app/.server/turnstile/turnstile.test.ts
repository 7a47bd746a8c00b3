/** Turnstile's verdicts, from a server that imitates Cloudflare's: it knows the secret, and accepts each token once. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { consoleLines, expectConsole } from "#tests/setup/fail-on-console.ts";
import { passesTurnstile, turnstileHealth } from "./index.ts";

const SITE_VERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const SECRET = "the secret";
const visitor = { secret: SECRET, address: "203.0.113.7" };

let server: Server;
let asked: { secret: string; response: string; remoteip: string }[];
let unspent: Set<string>;
let answer: RequestListener;

const verify: RequestListener = (request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => {
    body += part.toString();
  });
  request.on("end", () => {
    const question = JSON.parse(body) as (typeof asked)[number];
    asked.push(question);
    const isKnown = question.secret === SECRET;
    const success = isKnown && unspent.delete(question.response);
    const fault = isKnown ? "invalid-input-response" : "invalid-input-secret";
    const verdict = { success, "error-codes": success ? [] : [fault] };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(verdict));
  });
};

beforeEach(async () => {
  asked = [];
  unspent = new Set(["good token"]);
  answer = verify;
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    expect(address).toBe(SITE_VERIFY);
    return fetch(`http://127.0.0.1:${port}/`, init);
  });
});

/** The log keeps its state from test to test, so the clock never goes back. */
let clock = Date.now();

/** Moves to the next minute, so that new events are logged again. */
function later(): void {
  clock += 61_000;
  vi.setSystemTime(clock);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: clock });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("without a secret everybody passes, and nobody is asked", async () => {
  expect(await passesTurnstile(null, { secret: "", address: null })).toBe(true);
  expect(asked).toEqual([]);
});

test.each([[null], [undefined], [""]])("the token %j does not pass, and nobody is asked", async (token) => {
  expect(await passesTurnstile(token, visitor)).toBe(false);
  expect(asked).toEqual([]);
});

test("a good token passes, once", async () => {
  expect(await passesTurnstile("good token", visitor)).toBe(true);
  expect(await passesTurnstile("good token", visitor)).toBe(false);
  expect(asked[0]).toEqual({ secret: SECRET, response: "good token", remoteip: "203.0.113.7" });
});

test("a made-up token does not pass", async () => {
  expect(await passesTurnstile("made up", visitor)).toBe(false);
});

test("a good token under a secret that Turnstile does not know does not pass, and it is logged", async () => {
  expectConsole(/"event":"turnstile".*nobody can join/);
  expect(await passesTurnstile("good token", { ...visitor, secret: "another secret" })).toBe(false);
});

test.each([["null"], ['"yes"'], ['{"success":"true"}'], ["{}"]])("the verdict %s passes nobody", async (verdict) => {
  answer = (_, response) => response.end(verdict);
  expect(await passesTurnstile("made up", visitor)).toBe(false);
});

describe("everybody passes when the service", () => {
  test.each<[string, RequestListener]>([
    ["answers with an error's page", (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>")],
    ["answers with an error in JSON", (_, response) => response.writeHead(500).end('{"success":false}')],
    ["answers no JSON", (_, response) => response.end("<h1>Please wait</h1>")],
    ["hangs up", (request) => request.socket.destroy()],
    ["says nothing for four seconds", () => undefined],
  ])("%s", async (_, broken) => {
    answer = broken;
    later();
    expectConsole(/"event":"turnstile".*visitors join unchecked/);
    expect(await passesTurnstile("made up", visitor)).toBe(true);
  });
});

test("an outage is logged once a minute, with how many visitors joined unchecked", async () => {
  expectConsole(/"event":"turnstile"/);
  answer = (_, response) => response.writeHead(502).end();
  later();
  await passesTurnstile("made up", visitor);
  later();
  for (let visit = 0; visit < 5; visit += 1) await passesTurnstile("made up", visitor);
  later();
  await passesTurnstile("made up", visitor);
  const visitors = consoleLines().map((line) => /"visitors":(\d+)/.exec(line)?.[1]);
  expect(visitors.slice(1)).toEqual(["1", "5"]);
});

describe("its health", () => {
  test("Turnstile's health is asked once a minute, and spends no token", async () => {
    expect(await turnstileHealth("")).toBe("off");
    expect(asked).toEqual([]);
    expect([await turnstileHealth(SECRET, 0), await turnstileHealth(SECRET, 59_999)]).toEqual(["ok", "ok"]);
    expect(asked).toHaveLength(1);
    answer = (_, response) => response.writeHead(502).end();
    expect(await turnstileHealth(SECRET, 60_000)).toBe("unreachable");
  });

  test("Turnstile's health tells a secret that it does not know", async () => {
    expect(await turnstileHealth("another secret")).toBe("wrong secret");
  });
});
