/**
 * Pages: React Router's handler behind a cache in memory. A page is the same for every visitor, so each isolate renders it
 * at most once a minute and answers the rest from the cache, without D1.
 */
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "#app/.server/db/index.ts";
import { isWithoutPublished } from "#app/.server/stories/index.ts";
import { type Env, platformContext } from "#app/cloudflare.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";
import { settings } from "./env.ts";
import { withSecurityHeaders } from "./middleware/index.ts";
import { setOpenerPolicy } from "./opener-policy.ts";
import { checkForm } from "./page-forms.ts";
import { isCacheable, type CachedPage, PageCache } from "./page-cache.ts";
import { askedVersion, withoutState } from "./page-state.ts";

const render = createRequestHandler(build, import.meta.env.MODE);

/** Fresh content shows within this time. */
const FRESH_MS = 60_000;

const cache = new PageCache({ maxEntries: 300, maxBytes: 16_000_000, freshMs: FRESH_MS });

/** The cached page with its headers, if it is fresh. Called before any routing, since most requests are answered by it. */
export function cachedPage(request: Request): Response | undefined {
  const key = import.meta.env.DEV ? null : cache.keyFor(request);
  if (key === null) return undefined;
  const version = askedVersion(request.url);
  const state = version === null ? null : cache.stateOf(key, version);
  if (state) return answerState(request, state, state.version, crypto.randomUUID());
  const cached = cache.get(key);
  return cached && answer(request, cached, crypto.randomUUID());
}

/** Answers a page or a page's action. */
export async function servePage(incoming: Request, env: Env, requestId: string): Promise<Response> {
  const request = await checkForm(incoming);
  if (request instanceof Response) return request;
  const key = import.meta.env.DEV ? null : cache.keyFor(request);
  const begunAt = Date.now();
  const response = await renderPage(key === null ? request : asGet(withoutState(request)), env, requestId);
  const { headers } = response;
  if (key !== null && isCacheable(response)) {
    if (isWithoutPublished(openDatabase(env.DB), begunAt)) headers.set("Cache-Control", WITHOUT_DATABASE);
    withSecurityHeaders(headers, requestId);
    return answer(request, await cache.store(key, response), requestId);
  }
  // A page that may not be cached here was rendered for one visitor: browsers and proxies must not cache it either.
  const holdsCode = holdsReferralCode(new URL(request.url).pathname);
  headers.set("Cache-Control", holdsCode ? "private, no-store" : "no-store");
  passOnSignal(request, headers);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

async function renderPage(request: Request, env: Env, requestId: string): Promise<Response> {
  const context = new RouterContextProvider();
  const { search } = new URL(request.url);
  context.set(platformContext, { env, settings, requestId, search });
  const response = await render(wellFormed(request), context);
  // React Router answers 405 to a form sent to a page without an action, but without the Allow header that 405 requires.
  if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
  return response;
}

/** Control characters and line breaks: no address of ours has one, and no route of React Router's matches a line break. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * React Router logs the full address when it can't decode it, and that may hold personal data; one with a line break it
 * answers without the site's frame. With every "%" escaped both decode, and are answered 404.
 */
function wellFormed(request: Request): Request {
  const url = new URL(request.url);
  try {
    if (!CONTROLS.test(decodeURIComponent(url.pathname))) return request;
  } catch {
    // Not to be decoded.
  }
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

/** A HEAD fills the cache too, so the page is rendered with its body. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

/** The page, or its state where the request asks for that. */
function answer(request: Request, page: CachedPage, requestId: string): Response {
  const version = askedVersion(request.url);
  if (version !== null && page.state) return answerState(request, page.state, version, requestId);
  const { body, headers, etag } = page;
  const asked = request.headers.get("If-None-Match");
  const isKnown = asked === "*" || asked?.includes(etag) === true;
  const response = new Response(isKnown || request.method === "HEAD" ? null : body, {
    status: isKnown ? 304 : 200,
    headers,
  });
  response.headers.set("X-Request-Id", requestId);
  setOpenerPolicy(request, response.headers);
  passOnSignal(request, response.headers);
  return response;
}

/** Global Privacy Control may come as a header alone, which scripts can't read: the pixel's learn of it from the answer. */
function passOnSignal(request: Request, headers: Headers): void {
  if (settings.PIXEL_ID !== "" && request.headers.get("Sec-GPC") === "1") headers.set("Server-Timing", GPC_SIGNAL);
}

/**
 * A page's state. Isolates may differ in it for the minute after a story was published: asked for another version, this one
 * answers with its own, and React draws anew what differs.
 */
function answerState(
  request: Request,
  { body, version }: NonNullable<CachedPage["state"]>,
  asked: string,
  requestId: string,
): Response {
  const headers = new Headers({
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": asked === version ? "public, max-age=31536000, immutable" : "no-store",
  });
  withSecurityHeaders(headers, requestId);
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
