/** Caches rendered pages in the memory of one isolate, each for a minute or for its own `s-maxage`. */
import { BoundedMap } from "#app/lib/bounded-map.ts";
import { CAMPAIGN_PARAMETER } from "#app/lib/campaign.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";

export type CachedPage = {
  body: Uint8Array<ArrayBuffer>;
  /** The headers of its route; workers/middleware adds those of every answer. */
  headers: Headers;
  etag: string;
  expiresAt: number;
};

/** A value that contains another parameter, as in "?utm_source=wa?ref=CODE", may hold a referral code. */
const HOLDS_PARAMETER = /=|%3d|%25/i;
/** A page's path in its one spelling, so that nobody can fill the cache with others. */
const PLAIN_PATH = /^\/(?:[a-z1-9][a-z\d]*(?:[/.-](?:0|[a-z1-9][a-z\d]*))*\/?)?(?:(?<=\/)_)?(?:\.data)?$/;
/** An entry's headers and objects, as measured (1,100 in Node). */
const ENTRY_BYTES = 2_000;
/** 96 bits of SHA-256, enough that no two pages share an ETag. */
const DIGEST_DIGITS = 24;

/** Browsers revalidate pages without a Cache-Control of their own by ETag each time. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

export function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !/\b(?:no-store|private)\b/i.test(headers.get("Cache-Control") ?? "");
}

/** The cache key of a request, or null when its answer must not be cached. Campaigns' parameters change no page. */
export function cacheKey({ method, url }: Pick<Request, "method" | "url">): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  // `new URL` would cost more than the rest of this function, and request.url is already normalised.
  const end = url.indexOf("?");
  const key = url.slice(url.indexOf("/", "https://".length), end < 0 ? undefined : end);
  // A referral page is private and its counts must be current.
  if (!PLAIN_PATH.test(key) || holdsReferralCode(key)) return null;
  const parameters = end < 0 ? [] : [...new URLSearchParams(url.slice(end))];
  const isPlain = parameters.every(([name, value]) => CAMPAIGN_PARAMETER.test(name) && !HOLDS_PARAMETER.test(value));
  return isPlain ? key : null;
}

/** True for what a link within the site asks for: the data of some routes of a page that is the same for everybody. */
export function isDataOfLink({ method, url }: Request, answer: Response): boolean {
  const whole = url.replace(/(?<=\.data)\?_routes=[\w%-]+$/, "");
  const isPlain = whole !== url && cacheKey({ method, url: whole }) !== null;
  return isPlain && answer.status === 200 && !answer.headers.has("Cache-Control");
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

  get(key: string, now: number = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.expiresAt > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /** Stores a cacheable response for its `s-maxage`, evicting the oldest pages if necessary. */
  async store(key: string, response: Response, now: number = Date.now()): Promise<CachedPage> {
    const body = new Uint8Array(await response.arrayBuffer());
    const etag = `"${(await sha256Hex(body)).slice(0, DIGEST_DIGITS)}"`;
    const headers = new Headers(response.headers);
    headers.set("ETag", etag);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", DEFAULT_CACHE_CONTROL);
    const ownSeconds = /\bs-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1];
    const freshMs = ownSeconds === undefined ? this.#freshMs : Number(ownSeconds) * 1000;
    const page = { body, headers, etag, expiresAt: now + freshMs };
    this.#pages.set(key, page, body.byteLength + 2 * key.length + ENTRY_BYTES);
    return page;
  }
}
