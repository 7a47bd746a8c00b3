/** Guards the back office: operators get in, and for everybody else it does not exist. */
import type { MiddlewareHandler } from "hono";
import { type Operator, operatorOf, TOKEN_HEADER } from "#app/.server/access/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { logError, logWarning } from "#app/lib/log.ts";
import { inEdition } from "#app/lib/edition.ts";
import { hiddenPath, isLoopback, isOpsPath } from "#app/lib/ops-path.ts";
import { settings } from "../env.ts";
import type { PageEnv } from "../middleware/index.ts";

/** React Router's lazy route discovery. */
const MANIFEST_PATH = "/__manifest";

const KEYS_AWAY =
  "Cloudflare Access's keys can't be fetched just now, so nobody can be let in. Please try again in a moment.\n";

/** Names the operator of a request to the back office, and marks the answer as private. Hides it from all others. */
export const guardOps: MiddlewareHandler<PageEnv> = async (c, next) => {
  c.set("operator", null);
  const url = new URL(c.req.url);
  const { edition, path } = c.get("address");
  if (path === MANIFEST_PATH) c.req.raw = withoutOps(url, c.req.raw);
  if (!isOpsPath(url.pathname)) return next();
  // The back office has no Hindi.
  const operator = edition === "en" ? await admitOperator(c.req.raw, c.get("requestId")) : null;
  if (operator === "unknown") {
    return c.text(KEYS_AWAY, 503, { ...retryAfter("unavailable"), "Cache-Control": "private, no-store" });
  }
  if (!operator) {
    url.pathname = inEdition(edition, hiddenPath(path));
    c.req.raw = new Request(url, c.req.raw);
    return next();
  }
  c.set("operator", operator);
  await next();
  c.res.headers.set("Cache-Control", "private, no-store");
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
};

/** Replaces back-office paths in a manifest request by a path without a route, so that guessing reveals nothing. */
function withoutOps(url: URL, request: Request): Request {
  const paths = url.searchParams.get("paths")?.split(",") ?? [];
  if (!paths.some(isOpsPath)) return request;
  url.searchParams.set("paths", paths.map((path) => (isOpsPath(path) ? hiddenPath(path) : path)).join(","));
  return new Request(url, request);
}

/**
 * The operator who made a request, or null; "unknown" while Access's keys are away. Access may protect only one of the
 * Worker's hosts, so the token is checked here, and the back office answers at the public host alone.
 */
export async function admitOperator(request: Request, requestId: string): Promise<Operator | "unknown" | null> {
  const { origin, hostname } = new URL(request.url);
  // `npm run dev` on this computer needs no token. In a build DEV is false, so this code is removed.
  if (import.meta.env.DEV && import.meta.env.VITE_OPS_OPEN === "yes" && isLoopback(hostname)) {
    return { email: "developer@localhost" };
  }
  const refuse = (reason: string) => logRefusal(reason, requestId);
  if (origin !== settings.PUBLIC_ORIGIN) {
    if (request.headers.has(TOKEN_HEADER)) refuse("this host is not PUBLIC_ORIGIN");
    return null;
  }
  const access = { team: settings.ACCESS_TEAM, audience: settings.ACCESS_AUD };
  const report = (error: unknown) => logError("access-keys", error, { requestId });
  return operatorOf(request, access, { report, refuse });
}

const REFUSALS_LOGGED_EVERY_MS = 10_000;
let refusalLoggedAt = 0;

/** Logs why an operator met the 404 page, once in ten seconds, since anybody can send tokens. */
function logRefusal(reason: string, requestId: string): void {
  const now = Date.now();
  if (now - refusalLoggedAt < REFUSALS_LOGGED_EVERY_MS) return;
  refusalLoggedAt = now;
  logWarning("access-refused", { reason, requestId });
}
