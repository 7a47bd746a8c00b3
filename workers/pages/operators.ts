/** Guards the back office: operators get in, and for everybody else it does not exist. */
import type { MiddlewareHandler } from "hono";
import { type Operator, operatorOf } from "#app/.server/access/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { logError } from "#app/lib/log.ts";
import { editionOf, inEdition } from "#app/lib/edition.ts";
import { hiddenPath, isLoopback, isOpsPath } from "#app/lib/ops-path.ts";
import { settings } from "../env.ts";
import type { PageEnv } from "../middleware/index.ts";

/** Here the router in the browser asks for the routes of paths that the page links to. */
const MANIFEST_PATH = "/__manifest";

const KEYS_AWAY =
  "Cloudflare Access's keys can't be fetched just now, so nobody can be let in. Please try again in a moment.\n";

/** Names the operator of a request to the back office, and marks the answer as theirs alone. Hides it from all others. */
export const guardOps: MiddlewareHandler<PageEnv> = async (c, next) => {
  c.set("operator", null);
  const url = new URL(c.req.url);
  const { edition, path } = editionOf(url.pathname);
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
 * The operator who made a request, or null; "unknown" while Access's keys are away. The token is checked here and not left to Access, which may protect only one of
 * the Worker's hosts. The back office answers at the public host alone.
 */
async function admitOperator(request: Request, requestId: string): Promise<Operator | "unknown" | null> {
  const { origin, hostname } = new URL(request.url);
  // `npm run dev` on this computer needs no token. In a build DEV is false, so this code is removed.
  if (import.meta.env.DEV && import.meta.env.VITE_OPS_OPEN === "yes" && isLoopback(hostname)) {
    return { email: "developer@localhost" };
  }
  if (origin !== settings.PUBLIC_ORIGIN) return null;
  const access = { team: settings.ACCESS_TEAM, audience: settings.ACCESS_AUD };
  return operatorOf(request, access, (error) => logError("access-keys", error, { requestId }));
}
