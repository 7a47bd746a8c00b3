/** The built Worker as a function of its bindings, so that a test can pass broken ones. */
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Env } from "#app/cloudflare.ts";

export const bindings = env as unknown as Env;
export const ORIGIN = "https://ladoo.example";

type BuiltWorker = {
  fetch: (request: Request, env: Env, ctx: Pick<ExecutionContext, "waitUntil">) => Response | Promise<Response>;
  scheduled: (controller: { scheduledTime: number; cron: string }, env: Env) => Promise<void>;
};

// Not typed by import, since the build may not exist when types are checked.
const BUILT = "../../build/server/index.js";
const { default: worker } = (await import(/* @vite-ignore */ BUILT)) as { default: BuiltWorker };

let afterwards: Promise<unknown>[] = [];

/** Waits for work that the site continued after its answers. */
export async function untilDone(): Promise<void> {
  const running = afterwards;
  afterwards = [];
  await Promise.all(running);
}

type Init = RequestInit & { env?: Partial<Env> };

/** Answers one request; `env` replaces bindings. */
export async function site(path: string, init: Init = {}): Promise<Response> {
  const { env: changed, ...rest } = init;
  const address = /^https?:\/\//.test(path) ? path : `${ORIGIN}${path}`;
  const request = new Request(address, { redirect: "manual", ...rest });
  return worker.fetch(request, { ...bindings, ...changed }, { waitUntil: (work) => void afterwards.push(work) });
}

/** Runs the scheduled jobs once, as a trigger does; `env` replaces bindings. */
export function callClock(env: Partial<Record<keyof Env, unknown>> = {}): Promise<void> {
  const controller = { scheduledTime: Date.now(), cron: "*/10 * * * *" };
  return worker.scheduled(controller, { ...bindings, ...env } as Env);
}

/** The same page at an address that is not cached: it has a parameter that no page reads. */
export function unkept(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}fresh=${crypto.randomUUID()}`;
}

let visitors = 0;

/** The headers of a new visitor, so that no test uses up another one's rate. */
export function asVisitor(headers: Record<string, string> = {}): Record<string, string> {
  visitors += 1;
  const [network = 0] = crypto.getRandomValues(new Uint16Array(1));
  return { "CF-Connecting-IP": `2001:db8:${network.toString(16)}:${visitors.toString(16)}::1`, ...headers };
}

/** The same, with the type every body under /api must have. */
export function asJson(headers: Record<string, string> = {}): Record<string, string> {
  return asVisitor({ "Content-Type": "application/json", ...headers });
}

/** Answers one request of a new visitor, unless its headers name another one. */
export const visit = (path: string, init: Init = {}) => site(path, { headers: asVisitor(), ...init });

/** The text of what a visit brings. */
export const textAt = async (path: string, init?: Init) => (await visit(path, init)).text();

type Sent = { env?: Partial<Env>; headers?: Record<string, string> };

/** Calls the API with a body as JSON; a text is sent as it is. */
export const call = (path: string, body: unknown, { headers, ...more }: Sent = {}) =>
  site(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: asJson(headers),
    ...more,
  });

/** Sends a form as a browser without scripts does. */
export const sendForm = (path: string, fields: Record<string, string>, { headers, ...more }: Sent = {}) =>
  site(path, { method: "POST", body: new URLSearchParams(fields), headers: asVisitor(headers), ...more });

/** A body of one letter over and over, and how many bytes of it were read. */
export function endless(letter: string, end = Number.POSITIVE_INFINITY) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= end) return controller.close();
      taken += 1024;
      controller.enqueue(new TextEncoder().encode(letter.repeat(1024)));
    },
  });
  return { body, taken: () => taken };
}

/** Expects an answer with this status and these words. */
export async function expectAnswer(answer: Response | Promise<Response>, status: number, words: string) {
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
}

/** Joins by the call of the API, and waits for what follows the answer. */
export async function joinByCall(email: string, given: object = {}, env: Partial<Env> = {}): Promise<string> {
  const typed = { brandName: "Bel & Buta", founderName: "Tara", phoneNumber: "98000 00000", acceptedTerms: true };
  const response = await call("/api/waitlist/join", { ...typed, email, ...given }, { env });
  const { referralCode } = await response.json<{ referralCode?: string }>();
  if (!referralCode) throw new Error(`A join was answered ${response.status}`);
  await untilDone();
  return referralCode;
}
