/** Reads and refuses input, the same way for every API route: always JSON with a `message`. */
import type { Context, Handler, Hono } from "hono";
import { z } from "zod";
import type { LimitName } from "#app/cloudflare.ts";
import { catchOutage } from "#app/.server/db/index.ts";
import {
  bodyLimits,
  isOverLimit,
  OVER_LIMIT,
  type DomainResult,
  unavailable,
  visitorKey,
} from "#app/.server/limits/index.ts";
import { type Mailing, openMail } from "#app/.server/mail/index.ts";
import { type FieldProblems, type Message, problemsOf } from "#app/schemas/api-error.ts";
import { inEnglish, type MessageCode } from "#app/schemas/messages.ts";
import { settings } from "../env.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { readBody } from "../read-body.ts";

export type ApiContext = Context<WorkerEnv>;
type Method = "GET" | "POST";

/** Routes a path by method: HEAD as GET, any other with 405 and Allow. Without the database it answers 503. */
export function resource(
  app: Hono<WorkerEnv>,
  path: string,
  handlers: Partial<Record<Method, Handler<WorkerEnv>>>,
  whileAway: MessageCode = "listUnavailable",
): void {
  const allow = Object.keys(handlers)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
  app.all(path, async (c, next) => {
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const handler = handlers[method as Method];
    if (!handler) return refuse(c, 405, "methodNotAllowed", { Allow: allow });
    const response = await catchOutage(
      { request: c.req.raw, requestId: c.get("requestId") },
      async () => handler(c, next),
      (status) => respond(c, unavailable(whileAway, status)),
    );
    return c.req.method === "HEAD" && response ? new Response(null, response) : response;
  });
}

export function mailing(c: ApiContext): Mailing {
  return { mail: openMail(c.env.MAIL, settings), waitUntil: (work) => c.executionCtx.waitUntil(work) };
}

export function refuse(
  c: ApiContext,
  status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 503,
  problem: MessageCode | Message,
  headers: Record<string, string> = {},
  fields?: FieldProblems,
): Response {
  return c.json(refusalOf(problem, fields), status, { "Cache-Control": "no-store", ...headers });
}

/** The body of a refusal: the English, and the codes by which a page says it in its language. */
function refusalOf(problem: MessageCode | Message, fields?: FieldProblems) {
  const coded = typeof problem === "string" ? { code: problem } : problem;
  const english = Object.entries(fields ?? {}).map(([name, field]) => [name, inEnglish(field)]);
  return {
    message: inEnglish(coded),
    ...(fields && { fields: Object.fromEntries(english) }),
    ...coded,
    ...(fields && { fieldCodes: fields }),
  };
}

export function respond<Data extends object>(c: ApiContext, outcome: DomainResult<Data>): Response {
  if (!outcome.ok) return refuse(c, outcome.status, outcome.code, outcome.headers, outcome.fields);
  return c.json(outcome.data, outcome.status, { "Cache-Control": "no-store" });
}

export async function overLimit(c: ApiContext, name: LimitName): Promise<Response | null> {
  return (await isOverLimit(c.env[name], visitorKey(c.req.raw))) ? respond(c, OVER_LIMIT) : null;
}

type Parser<T> = { safeParse: (value: unknown) => z.core.util.SafeParseResult<T> };

/**
 * A handler of calls with a JSON body. It refuses a body beyond the limit (413), one that takes too long (408), and text
 * that is not JSON or does not fit the schema (400); then, since typing mistakes use up no limit, it counts the call.
 */
export const posted =
  <T>(
    schema: Parser<T>,
    handle: (c: ApiContext, data: T) => Promise<Response> | Response,
    limit?: LimitName,
  ): Handler<WorkerEnv> =>
  async (c) => {
    const bytes = await readBody(c.req.raw, bodyLimits.default);
    const body = typeof bytes === "number" ? { refusal: refuseBody(c, bytes) } : parseJson(c, bytes, schema);
    if ("refusal" in body) return body.refusal;
    return (limit && (await overLimit(c, limit))) || handle(c, body.data);
  };

/** Checks a call without input: if it has a body, the body must be a JSON object. Returns the refusal or null. */
export async function refuseBadBody(c: ApiContext): Promise<Response | null> {
  const bytes = await readBody(c.req.raw, bodyLimits.default);
  if (typeof bytes === "number") return refuseBody(c, bytes);
  if (bytes.byteLength === 0) return null;
  const body = parseJson(c, bytes, AnyObjectSchema);
  return "refusal" in body ? body.refusal : null;
}

const AnyObjectSchema = z.record(z.string(), z.unknown());

const refuseBody = (c: ApiContext, status: 408 | 413): Response =>
  refuse(c, status, status === 408 ? "bodyTooLate" : "bodyTooLarge");

/** Bytes in another encoding are refused: decoded anyway, their letters would be stored damaged. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseJson<T>(c: ApiContext, bytes: Uint8Array, schema: Parser<T>): { data: T } | { refusal: Response } {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    return { refusal: refuse(c, 400, "jsonInvalid", {}, {}) };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  const fields = problemsOf(parsed.error);
  const first = Object.values(fields)[0] ?? "objectExpected";
  return { refusal: refuse(c, 400, first, {}, fields) };
}
