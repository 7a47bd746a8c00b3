/**
 * Serves pages: React Router's handler behind an in-memory cache. A page is the same for every visitor, so each isolate
 * renders it at most once a minute and serves the cached copy meanwhile, without asking D1.
 */
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "#app/.server/db/index.ts";
import type { Operator } from "#app/.server/access/index.ts";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { openMail } from "#app/.server/mail/index.ts";
import { reportJobs } from "#app/.server/jobs/run.ts";
import { mayLackPublished } from "#app/.server/stories/index.ts";
import { type Env, type Platform, platformContext } from "#app/cloudflare.ts";
import { mailTexts } from "#app/content/mail-mentions.ts";
import { launchTexts } from "#app/content/launch.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { hiddenPath, isOpsPath } from "#app/lib/ops-path.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";
import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";
import { settings } from "./env.ts";
import { admitOperator } from "./operator.ts";
import { checkForm } from "./page-forms.ts";
import { cacheKey, isCacheable, type CachedPage, PageCache } from "./page-cache.ts";
import { jobsOf } from "./scheduled.ts";

const render = createRequestHandler(build, import.meta.env.MODE);

/** A published change shows within this time. */
const FRESH_MS = 60_000;

const cache = new PageCache({ maxBytes: memoryShares.pages, freshMs: FRESH_MS });

/** The parts of a request that loaders and actions need besides the Request itself. */
type RequestScope = { env: Env; requestId: string; waitUntil: (work: Promise<unknown>) => void };

/** Answers a request for a page, or a form posted to one. */
export async function servePage(
  request: Request,
  env: Env,
  requestId: string,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const scope = { env, requestId, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) };
  const url = new URL(request.url);
  if (url.pathname === MANIFEST_PATH) return servePublicPage(withoutOps(request), scope);
  if (!isOpsPath(url.pathname)) return servePublicPage(request, scope);
  const operator = await admitOperator(request, requestId);
  if (operator) return serveOps(request, scope, operator);
  url.pathname = hiddenPath(url.pathname);
  return servePublicPage(new Request(url, request), scope);
}

/** Here the router in the browser asks for the routes of paths that the page links to. */
const MANIFEST_PATH = "/__manifest";

/** Replaces back-office paths in a manifest request by a path without a route, so that guessing reveals nothing. */
function withoutOps(request: Request): Request {
  const url = new URL(request.url);
  const paths = url.searchParams.get("paths")?.split(",") ?? [];
  if (!paths.some(isOpsPath)) return request;
  url.searchParams.set("paths", paths.map((path) => (isOpsPath(path) ? hiddenPath(path) : path)).join(","));
  return new Request(url, request);
}

async function servePublicPage(request: Request, scope: RequestScope): Promise<Response> {
  const key = import.meta.env.DEV ? null : cacheKey(request);
  const response = await (key === null ? renderUncached(request, scope) : serveCached(key, request, scope));
  passOnPrivacySignal(request, response.headers);
  return response;
}

/** Serves a back-office screen to an operator: never cached, and not for search engines. */
async function serveOps(request: Request, scope: RequestScope, operator: Operator): Promise<Response> {
  const checked = await checkForm(request, bodyLimits.upload);
  const response = checked instanceof Response ? checked : await renderPage(asGet(checked), scope, operator);
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** Serves a page from the cache. A missing page is rendered, and stored if it may be cached. */
async function serveCached(key: string, request: Request, scope: RequestScope): Promise<Response> {
  const cached = cache.get(key);
  if (cached) return respondWith(request, cached);
  const startedAt = Date.now();
  const response = await renderPage(asGet(request), scope);
  if (!isCacheable(response)) return forbidCaching(request, response);
  if (mayLackPublished(openDatabase(scope.env.DB), startedAt)) response.headers.set("Cache-Control", WITHOUT_DATABASE);
  return respondWith(request, await cache.store(key, response));
}

/** Renders the answer to a form, or a page that must not be cached. */
async function renderUncached(request: Request, scope: RequestScope): Promise<Response> {
  const checked = await checkForm(request);
  return checked instanceof Response ? checked : forbidCaching(request, await renderPage(checked, scope));
}

/** Browsers and proxies must not cache a page that is rendered for one visitor. */
function forbidCaching(request: Request, response: Response): Response {
  const holdsCode = holdsReferralCode(new URL(request.url).pathname);
  response.headers.set("Cache-Control", holdsCode ? "private, no-store" : "no-store");
  return request.method === "HEAD" ? new Response(null, response) : response;
}

function respondWith(request: Request, { body, headers, etag }: CachedPage): Response {
  const known = request.headers.get("If-None-Match");
  if (known === "*" || known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

async function renderPage(request: Request, scope: RequestScope, operator: Operator | null = null): Promise<Response> {
  const { search } = new URL(request.url);
  const mail = openMail(scope.env.MAIL, settings);
  const launch = launchTexts(settings.LAUNCH_MONTH, new Date());
  const jobs = () => reportJobs(jobsOf(scope.env), openDatabase(scope.env.DB));
  const platform = { ...scope, settings, mail, jobs, launch, mailTexts: mailTexts(mail !== null), search };
  const preview: Platform["preview"] = (draft) => {
    const page = new Request(new URL(`/story/${draft.id}`, request.url));
    return render(page, contextOf({ ...platform, operator: null, draft, preview }));
  };
  const response = await render(wellFormed(request), contextOf({ ...platform, operator, draft: null, preview }));
  // React Router answers 405 to a form sent to a page without an action, but without the Allow header that 405 requires.
  if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
  return response;
}

function contextOf(platform: Platform): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return context;
}

/** Control characters and line breaks. No address of the site has one, and React Router matches no route for a line break. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Escapes every "%" of an address that can't be decoded or has a control character, so that it gets the normal 404 page.
 * React Router would log the undecodable address, which may hold personal data, and answer a line break without our layout.
 */
function wellFormed(request: Request): Request {
  const url = new URL(request.url);
  try {
    if (!CONTROLS.test(decodeURIComponent(url.pathname))) return request;
  } catch {
    // The path can't be decoded.
  }
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

/** HEAD is rendered as GET, so that it fills the cache with the body too. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

/** Repeats the Sec-GPC request header, which scripts can't read, as Server-Timing, which the pixel's code can. */
function passOnPrivacySignal(request: Request, headers: Headers): void {
  if (settings.PIXEL_ID !== "" && request.headers.get("Sec-GPC") === "1") headers.set("Server-Timing", GPC_SIGNAL);
}
