/** Keeps rendered pages for a minute, or as long as they say, in the memory of one isolate, within bounds. */
import { BoundedMap } from "#app/lib/bounded-map.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";

export type CachedPage = {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  etag: string;
  expiresAt: number;
};

/** Parameters a page reads. A request with any other is rendered for itself and not kept. */
const PAGE_PARAMETERS = new Set(["story", "founder", "feature", "featureName", "billing", "team", "step", "_routes"]);
/** Parameters that campaigns add and no page reads: they do not make a page another one. */
const CAMPAIGN_PARAMETER = /^(utm_[a-z]+|fbclid|gclid|igsh|igshid)$/;
const MAX_KEY_LENGTH = 300;
/** Enough of a digest that no two pages share one. */
const ETAG_DIGITS = 24;

/** For a page whose route says nothing of its own: asked about each time, and told apart by its ETag. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Whether the answer may be kept, for this visitor's sake and its own. */
export function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !/\b(?:no-store|private)\b/i.test(headers.get("Cache-Control") ?? "");
}

export class PageCache {
  readonly #pages: BoundedMap<CachedPage>;
  readonly #freshMs: number;

  constructor({ freshMs, ...bounds }: { maxEntries: number; maxBytes: number; freshMs: number }) {
    this.#pages = new BoundedMap(bounds);
    this.#freshMs = freshMs;
  }

  /** The key a request's page is kept under, or null when its answer must not be kept. */
  keyFor(request: Request): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    // A request's address is in its normal form already, and taking it apart would cost more than all the rest here.
    const { url } = request;
    const end = url.indexOf("?");
    let key = url.slice(url.indexOf("/", "https://".length), end < 0 ? undefined : end);
    // A page of one code is for one person's eyes, with counts that have to be true. And no page of ours needs an escape.
    if (key.includes("%") || holdsReferralCode(key)) return null;
    if (end >= 0) {
      const parameters = [...new URLSearchParams(url.slice(end))].filter(([name]) => !CAMPAIGN_PARAMETER.test(name));
      if (!parameters.every(([name]) => PAGE_PARAMETERS.has(name))) return null;
      if (parameters.length > 0) key += `?${new URLSearchParams(parameters)}`;
    }
    return key.length <= MAX_KEY_LENGTH ? key : null;
  }

  /** The kept page, if it is still fresh. */
  get(key: string, now: number = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.expiresAt > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /** Reads a keepable response whole and keeps it, for as long as it says (`s-maxage`), the oldest pages making room. */
  async store(key: string, response: Response, now: number = Date.now()): Promise<CachedPage> {
    const body = new Uint8Array(await response.arrayBuffer());
    const etag = `"${(await sha256Hex(body)).slice(0, ETAG_DIGITS)}"`;
    const headers = new Headers(response.headers);
    // Each answer has an id of its own.
    headers.delete("X-Request-Id");
    headers.set("ETag", etag);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", DEFAULT_CACHE_CONTROL);
    const ownSeconds = /\bs-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1];
    const freshMs = ownSeconds === undefined ? this.#freshMs : Number(ownSeconds) * 1000;
    const page = { body, headers, etag, expiresAt: now + freshMs };
    this.#pages.set(key, page, body.byteLength);
    return page;
  }
}
