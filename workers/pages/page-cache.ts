/** Caches rendered pages in the memory of one isolate, each for a minute or for its own `s-maxage`. */
import { BoundedMap } from "#app/lib/bounded-map.ts";
import { CAMPAIGN_PARAMETER } from "#app/lib/campaign.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";

export type CachedPage = {
  body: Uint8Array<ArrayBuffer>;
  /** The headers of its route; those of every answer are added later (workers/middleware). */
  headers: Headers;
  etag: string;
  expiresAt: number;
};

/** The parameters that pages read. A request with any other parameter is rendered and not cached. */
const PAGE_PARAMETERS = new Set(["story", "founder", "feature", "featureName", "billing", "team", "step", "_routes"]);
/** A value that contains another parameter, as in "?utm_source=wa?ref=CODE", may hold a referral code, which pages do read. */
const HOLDS_PARAMETER = /=|%3d|%25/i;
/** Requests with longer keys are not cached. */
const MAX_KEY_LENGTH = 300;
/** 96 bits of SHA-256, enough that no two pages share an ETag. */
const DIGEST_DIGITS = 24;

/** For pages whose route sets no Cache-Control: browsers revalidate by ETag each time. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** True for a 200 that its route has not marked private or no-store. */
export function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !/\b(?:no-store|private)\b/i.test(headers.get("Cache-Control") ?? "");
}

/** The cache key of a request, without the parameters of campaigns, or null when its answer must not be cached. */
export function cacheKey({ method, url }: Request): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // Sliced, not parsed: `new URL` would cost more than the rest of this function, and request.url is already normalised.
  const end = url.indexOf("?");
  let key = url.slice(url.indexOf("/", "https://".length), end < 0 ? undefined : end);
  // A referral page is private and its counts must be current. No page's path contains an escape, so escaped paths are not
  // cached.
  if (key.includes("%") || holdsReferralCode(key)) return null;
  if (end >= 0) {
    const parameters = [...new URLSearchParams(url.slice(end))].filter(
      ([name, value]) => !CAMPAIGN_PARAMETER.test(name) || HOLDS_PARAMETER.test(value),
    );
    if (!parameters.every(([name]) => PAGE_PARAMETERS.has(name))) return null;
    if (parameters.length > 0) key += `?${new URLSearchParams(parameters)}`;
  }
  return key.length <= MAX_KEY_LENGTH ? key : null;
}

export class PageCache {
  readonly #pages: BoundedMap<CachedPage>;
  readonly #freshMs: number;

  constructor({ maxBytes, freshMs }: { maxBytes: number; freshMs: number }) {
    this.#pages = new BoundedMap({ maxBytes });
    this.#freshMs = freshMs;
  }

  clear(): void {
    this.#pages.clear();
  }

  /** The cached page, if it is still fresh. */
  get(key: string, now: number = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.expiresAt > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /** Reads a cacheable response to its end and stores it for its `s-maxage`, evicting the oldest pages if necessary. */
  async store(key: string, response: Response, now: number = Date.now()): Promise<CachedPage> {
    const body = new Uint8Array(await response.arrayBuffer());
    const etag = `"${(await sha256Hex(body)).slice(0, DIGEST_DIGITS)}"`;
    const headers = new Headers(response.headers);
    headers.set("ETag", etag);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", DEFAULT_CACHE_CONTROL);
    const ownSeconds = /\bs-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1];
    const freshMs = ownSeconds === undefined ? this.#freshMs : Number(ownSeconds) * 1000;
    const page = { body, headers, etag, expiresAt: now + freshMs };
    this.#pages.set(key, page, body.byteLength);
    return page;
  }
}
