/**
 * Pages: React Router's handler behind a cache in memory. A page is the same for every visitor, so each isolate renders it
 * at most once a minute and answers the rest from the cache, without D1.
 */
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "#app/.server/db/index.ts";
import type { Operator } from "#app/.server/access/index.ts";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { openMail } from "#app/.server/mail/index.ts";
import { reportJobs } from "#app/.server/night-shift/jobs.ts";
import { isWithoutPublished } from "#app/.server/stories/index.ts";
import { type Env, type Platform, platformContext } from "#app/cloudflare.ts";
import { mailTexts } from "#app/content/mail-words.ts";
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

/** Fresh content shows within this time. */
const FRESH_MS = 60_000;

const cache = new PageCache({ maxBytes: memoryShares.pages, freshMs: FRESH_MS });

/** What a page's loaders and actions get of the request's surroundings. */
type Around = { env: Env; requestId: string; waitUntil: (work: Promise<unknown>) => void };

/** Answers a page or a page's action. */
export async function servePage(
  request: Request,
  env: Env,
  requestId: string,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const around = { env, requestId, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) };
  const url = new URL(request.url);
  if (url.pathname === MANIFEST_PATH) return servePublicPage(withoutOps(request), around);
  if (!isOpsPath(url.pathname)) return servePublicPage(request, around);
  const operator = await admitOperator(request, requestId);
  if (operator) return serveOps(request, around, operator);
  url.pathname = hiddenPath(url.pathname);
  return servePublicPage(new Request(url, request), around);
}

/** Where the router in the browser asks which routes some paths have. */
const MANIFEST_PATH = "/__manifest";

/** The manifest request, each back-office path swapped for one that no route has: only a guess asks for these. */
function withoutOps(request: Request): Request {
  const url = new URL(request.url);
  const paths = url.searchParams.get("paths")?.split(",") ?? [];
  if (!paths.some(isOpsPath)) return request;
  url.searchParams.set("paths", paths.map((path) => (isOpsPath(path) ? hiddenPath(path) : path)).join(","));
  return new Request(url, request);
}

async function servePublicPage(request: Request, around: Around): Promise<Response> {
  const key = import.meta.env.DEV ? null : cacheKey(request);
  const response = await (key === null ? renderForOne(request, around) : fromCache(key, request, around));
  passOnSignal(request, response.headers);
  return response;
}

/** A screen of the back office, for one operator: nothing caches it, and no search engine lists it. */
async function serveOps(request: Request, around: Around, operator: Operator): Promise<Response> {
  const checked = await checkForm(request, bodyLimits.upload);
  const response = checked instanceof Response ? checked : await renderPage(asGet(checked), around, operator);
  response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** The page from the cache; rendered, and put there if it may be cached, where it is missing. */
async function fromCache(key: string, request: Request, around: Around): Promise<Response> {
  const cached = cache.get(key);
  if (cached) return answer(request, cached);
  const begunAt = Date.now();
  const response = await renderPage(asGet(request), around);
  if (!isCacheable(response)) return uncached(request, response);
  if (isWithoutPublished(openDatabase(around.env.DB), begunAt)) response.headers.set("Cache-Control", WITHOUT_DATABASE);
  return answer(request, await cache.store(key, response));
}

/** A form's answer, or an address that no cache may hold. */
async function renderForOne(request: Request, around: Around): Promise<Response> {
  const checked = await checkForm(request);
  return checked instanceof Response ? checked : uncached(request, await renderPage(checked, around));
}

/** Rendered for one visitor: browsers and proxies must not cache it either. */
function uncached(request: Request, response: Response): Response {
  const holdsCode = holdsReferralCode(new URL(request.url).pathname);
  response.headers.set("Cache-Control", holdsCode ? "private, no-store" : "no-store");
  return request.method === "HEAD" ? new Response(null, response) : response;
}

function answer(request: Request, { body, headers, etag }: CachedPage): Response {
  const known = request.headers.get("If-None-Match");
  if (known === "*" || known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

async function renderPage(request: Request, around: Around, operator: Operator | null = null): Promise<Response> {
  const { search } = new URL(request.url);
  const mail = openMail(around.env.MAIL, settings);
  const launch = launchTexts(settings.LAUNCH_MONTH, new Date());
  const jobs = () => reportJobs(jobsOf(around.env), openDatabase(around.env.DB));
  const platform = { ...around, settings, mail, jobs, launch, mailTexts: mailTexts(mail !== null), search };
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

/** Scripts can't read the Sec-GPC request header, so the answer tells the pixel's script of it in Server-Timing. */
function passOnSignal(request: Request, headers: Headers): void {
  if (settings.PIXEL_ID !== "" && request.headers.get("Sec-GPC") === "1") headers.set("Server-Timing", GPC_SIGNAL);
}
