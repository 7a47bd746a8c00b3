/** A page is the same for every visitor, so each isolate renders it at most once a minute. */
import type { MiddlewareHandler } from "hono";
import { memoryShares } from "#app/lib/memory-shares.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";
import type { PageEnv } from "../middleware/index.ts";
import { type CachedPage, cacheKey, isCacheable, isDataOfLink, PageCache } from "./page-cache.ts";

/** A published change shows within this time. */
const FRESH_MS = 60_000;

/** A browser that fetched it on intent, or a minute ago, does not ask again. */
const DATA_OF_LINK = `public, max-age=${FRESH_MS / 1000}`;

const cache = new PageCache({ maxBytes: memoryShares.pages, freshMs: FRESH_MS });

/** Forgets the pages made so far, because what they all say has changed. */
export const forgetPages = (): void => cache.clear();

export const cachePages: MiddlewareHandler<PageEnv> = async (c, next) => {
  const request = c.req.raw;
  const key = import.meta.env.DEV || c.get("operator") ? null : cacheKey(request);
  const cached = key === null ? undefined : cache.get(key);
  if (cached) return respondWith(request, cached);
  await next();
  if (key === null || !isCacheable(c.res)) {
    // Browsers and proxies must not cache a page that is rendered for one visitor, nor keep it for offline.
    const isPrivate =
      holdsReferralCode(new URL(request.url).pathname) || c.res.headers.get("Cache-Control")?.includes("private");
    const isKept = !c.get("operator") && isDataOfLink(request, c.res);
    c.res.headers.set("Cache-Control", isPrivate ? "private, no-store" : isKept ? DATA_OF_LINK : "no-store");
    return;
  }
  c.res = respondWith(request, await cache.store(key, c.res));
};

function respondWith(request: Request, { body, headers, etag }: CachedPage): Response {
  const known = request.headers.get("If-None-Match");
  if (known === "*" || known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
