/** How many requests the API takes, how large, and from whom. What it refuses everywhere: contract.test.ts. */
import { describe, expect, test } from "vitest";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { founder } from "./database.ts";
import { hurried } from "./hurried.ts";
import { asVisitor, call, ORIGIN, sendForm, site, visit } from "./site.ts";
import { application } from "#tests/setup/application.ts";
import { requestsPerMinute } from "#tests/setup/rates.ts";

/** The address of a new visitor. */
const visitor = () => asVisitor()["CF-Connecting-IP"] ?? "";

const join = (email: string, headers: Record<string, string>) =>
  call("/api/waitlist/join", { ...founder, email, acceptedTerms: true }, { headers });

async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
}

test("a body that does not arrive within 15 seconds is refused, at a call and at a form", async () => {
  const slow = (path: string, type: string) => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) });
    const headers = asVisitor({ "Content-Type": type, Origin: ORIGIN });
    return site(path, { method: "POST", body, headers });
  };
  const { asked, sent, waitedMs } = await hurried(async () => {
    const [asked, sent] = await Promise.all([
      slow("/api/waitlist/join", "application/json"),
      slow("/waitlist", "application/x-www-form-urlencoded"),
    ]);
    return { asked, sent };
  });
  expect([asked.status, sent.status]).toEqual([408, 408]);
  expect(await asked.json()).toMatchObject({ code: "bodyTooLate" });
  expect(waitedMs).toBeGreaterThan(14_000);
});

test("HEAD goes with GET, without a body", async () => {
  const response = await visit("/api/waitlist/stats", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("the type may name its charset, in any case", async () => {
  const response = await join("charset@x.example", { "Content-Type": "Application/JSON; charset=utf-8" });
  expect(response.status).toBe(201);
});

const filler = (bytes: number) => JSON.stringify({ filler: "x".repeat(bytes - '{"filler":""}'.length) });

test("a body of just the limit is read, and one byte more is answered 413", async () => {
  expect((await call("/api/waitlist/join", filler(bodyLimits.default))).status).toBe(400);
  await expectRefusal(await call("/api/waitlist/join", filler(bodyLimits.default + 1)), 413);
});

test("the site's own pages are let through", async () => {
  const response = await join("own@x.example", { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" });
  expect(response.status).toBe(201);
});

const sendFrom = (ip: string, path: string, body?: object) => {
  const headers = { "CF-Connecting-IP": ip };
  return body ? call(`/api/waitlist/${path}`, body, { headers }) : site(`/api/waitlist/${path}`, { headers });
};

const limited = [
  ["LIMIT_LOOKUP", (ip: string) => sendFrom(ip, "code-lookup", { email: "nobody@x.example" })],
  ["LIMIT_VERIFY", (ip: string) => sendFrom(ip, "verify-referral/ZZZZ2345")],
  ["LIMIT_VERIFY", (ip: string) => sendFrom(ip, "referral-count/ZZZZ2345")],
  ["LIMIT_INCREMENT", (ip: string) => sendFrom(ip, "increment-referral/ZZZZ2345", {})],
  ["LIMIT_STATS", (ip: string) => sendFrom(ip, "stats")],
] as const;

test.each(limited)("%s: the requests it allows go through, and more are answered 429", async (name, send) => {
  const limit = requestsPerMinute[name];
  const address = visitor();
  const statuses: number[] = [];
  let refusal: Response | undefined;
  // A new minute may begin meanwhile and reset the count, so only twice the limit is sure to exceed it.
  for (let n = 0; n <= limit * 2 && !refusal; n += 1) {
    const response = await send(address);
    statuses.push(response.status);
    if (response.status === 429) refusal = response;
  }
  expect(statuses.slice(0, limit)).not.toContain(429);
  expect(refusal).toBeDefined();
  if (!refusal) return;
  expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
  await expectRefusal(refusal, 429);
  expect((await send(visitor())).status).not.toBe(429);
});

test.each(["verify-referral", "referral-count"])("mistyped codes do not use up the %s a visitor has", async (name) => {
  const headers = asVisitor();
  const ask = (code: string) => site(`/api/waitlist/${name}/${code}`, { headers });
  for (let n = 0; n < requestsPerMinute.LIMIT_VERIFY * 2; n += 1) await expectRefusal(await ask("mistyped"), 404);
  await expectRefusal(await ask("ZZZZ2345"), 404);
});

test("codes tried on pages count with those that the API is asked for", async () => {
  const headers = asVisitor();
  const pages = ["/waitlist/ZZZZ2345", "/waitlist/ZZZZ2345/qr"];
  const statuses: number[] = [];
  for (let n = 0; n < requestsPerMinute.LIMIT_VERIFY * 2 + 1; n += 1) {
    statuses.push((await site(pages[n % 2] ?? "", { headers })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  await expectRefusal(await site("/api/waitlist/verify-referral/ZZZZ2345", { headers }), 429);
});

test.each([
  [
    "look-ups",
    "LIMIT_LOOKUP",
    "/api/waitlist/code-lookup",
    "/waitlist",
    { email: "nobody@x.example", intent: "lookup" },
  ],
  ["applications", "LIMIT_APPLY", "/api/careers/apply", `/careers/${application.positionId}`, application],
] as const)("%s by the call and by the form are counted together", async (_what, name, api, page, typed) => {
  const headers = asVisitor();
  const ways = [() => call(api, typed, { headers }), () => sendForm(page, typed, { headers })];
  const statuses: number[][] = [[], []];
  for (let n = 0; n <= requestsPerMinute[name] * 2 + 1; n += 1) {
    const response = await ways[n % 2]?.();
    await response?.body?.cancel();
    if (response) statuses[n % 2]?.push(response.status);
    if (response?.status === 429) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  for (const ofOneWay of statuses) expect(ofOneWay).toContain(429);
});

/** Both ways to join, by their request. */
const waysToJoin = [
  ["call", (ip: string, entry: Record<string, string>) => sendFrom(ip, "join", { ...entry, acceptedTerms: true })],
  [
    "form",
    (ip: string, entry: Record<string, string>) =>
      sendForm("/waitlist", { ...entry, intent: "join", acceptedTerms: "on" }, { headers: { "CF-Connecting-IP": ip } }),
  ],
] as const;

describe.each(waysToJoin)("a join by the %s", (way, send) => {
  test("a join counts once it is in order: mistakes use nothing up", async () => {
    const address = visitor();
    const complete = { ...founder, email: `patient-${way}@x.example` };
    for (let n = 0; n < requestsPerMinute.LIMIT_JOIN * 2; n += 1) {
      const wrong = n % 2 === 0 ? { ...founder, email: "" } : { ...complete, leaveEmpty: "0141 000" };
      expect((await send(address, wrong)).status).toBe(400);
    }
    expect((await send(address, complete)).status).toBe(201);
  });

  test("a join over the limit is told to wait, a known brand's, too", async () => {
    const address = visitor();
    const complete = { ...founder, email: `eager-${way}@x.example` };
    let refusal: Response | undefined;
    for (let n = 0; n <= requestsPerMinute.LIMIT_JOIN * 2 && !refusal; n += 1) {
      const response = await send(address, complete);
      if (response.status === 429) refusal = response;
    }
    expect(Number(refusal?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await refusal?.text())?.replaceAll("&#x27;", "'")).toContain(waitlistMessages.tooManyRequests);
  });
});

test("the limits are the promised ones", () => {
  const { LIMIT_ASSISTANT, LIMIT_MODEL_VISITOR, LIMIT_APPLY } = requestsPerMinute;
  expect([LIMIT_ASSISTANT, LIMIT_MODEL_VISITOR, LIMIT_APPLY]).toEqual([10, 3, 3]);
});
