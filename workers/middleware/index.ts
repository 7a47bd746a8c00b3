/** The guards that every request passes, in order, and the handler of unforeseen errors. */
import type { Context, MiddlewareHandler } from "hono";
import type { Operator } from "#app/.server/access/index.ts";
import type { Env } from "#app/cloudflare.ts";
import { closedPolicy, securityHeaders } from "./security-headers.ts";
import type { Edition } from "#app/lib/edition.ts";
import { loggedPath, logError } from "#app/lib/log.ts";
import { reportSettings } from "../env.ts";
import { inEnglish } from "#app/schemas/messages.ts";
import { discardRest } from "../read-body.ts";

export type WorkerEnv = { Bindings: Env; Variables: { requestId: string } };
/** `operator` and `opsForm` are null for every visitor. `address` is the request's edition, and its path within it. */
export type PageEnv = WorkerEnv & {
  Variables: { operator: Operator | null; opsForm: FormData | null; address: { edition: Edition; path: string } };
};

/** Gives the request an id, shared by answer and log. A caller's own id is never used. */
const requestId: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  c.set("requestId", crypto.randomUUID());
  await next();
};

/** Adds the headers of every answer. A document, or a file open to other sites, keeps its own policy. */
const headers: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  await next();
  const target = c.res.headers;
  for (const [name, value] of Object.entries(securityHeaders)) if (!target.has(name)) target.set(name, value);
  if (!target.has("Content-Security-Policy") && !import.meta.env.DEV) {
    target.set("Content-Security-Policy", closedPolicy);
  }
  target.set("X-Request-Id", c.get("requestId"));
};

const wholeRequest: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  await next();
  await discardRest(c.req.raw);
};

const settingsReport: MiddlewareHandler<WorkerEnv> = (_, next) => {
  reportSettings();
  return next();
};

export const guards: readonly MiddlewareHandler<WorkerEnv>[] = [requestId, headers, wholeRequest, settingsReport];

/** Answers an unforeseen error with a 500 and the request id of its log line, without any detail. */
export function onError(error: Error, c: Context<WorkerEnv>): Response {
  const id = c.get("requestId") ?? crypto.randomUUID();
  const code = "faultOfOurs";
  const message = inEnglish({ code });
  logError("unhandled", error, { requestId: id, path: loggedPath(new URL(c.req.url).pathname) });
  if (new URL(c.req.url).pathname.startsWith("/api/")) {
    return c.json({ message, code }, 500);
  }
  return c.text(`${message} (Reference ${id})`, 500);
}
