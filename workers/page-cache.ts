/** Rendered pages in the memory of one isolate, each for a minute or for its own `s-maxage`. */
import { BoundedMap } from "#app/lib/bounded-map.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";
import { stateOf, STATE_PARAMETER, withStateAddress } from "./page-state.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type CachedPage = {
  body: Bytes;
  /** What page-state.ts took out of a document, with the version in its address; null for what is no document. */
  state: { body: Bytes; version: string } | null;
  headers: Headers;
  etag: string;
  expiresAt: number;
};

/** Parameters that pages read. A request with any other parameter is rendered and not cached. */
const PAGE_PARAMETERS = new Set(["story", "founder", "feature", "featureName", "billing", "team", "step", "_routes"]);
/** Parameters that no page reads, added by campaigns or to ask for a page's state: they are left out of the cache key. */
const UNREAD_PARAMETER = new RegExp(`^(utm_[a-z]+|fbclid|gclid|igsh|igshid|${STATE_PARAMETER})$`);
const MAX_KEY_LENGTH = 300;
/** 96 bits of SHA-256: enough that no two pages share an ETag, and no two states a version. */
const DIGEST_DIGITS = 24;

/** For a page whose route sets no Cache-Control: browsers revalidate it each time, by its ETag. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Only a 200 that its route has not marked private or no-store. */
export function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !/\b(?:no-store|private)\b/i.test(headers.get("Cache-Control") ?? "");
}

export class PageCache {
  readonly #pages: BoundedMap<CachedPage>;
  /** States outlive their pages: a document served just before it was rendered anew still asks for its own. */
  readonly #states: BoundedMap<Bytes>;
  readonly #freshMs: number;

  constructor({ freshMs, ...bounds }: { maxEntries: number; maxBytes: number; freshMs: number }) {
    this.#pages = new BoundedMap(bounds);
    this.#states = new BoundedMap(bounds);
    this.#freshMs = freshMs;
  }

  /** The cache key of a request, or null when its answer must not be cached. */
  keyFor(request: Request): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    // Sliced, not parsed: `new URL` would cost more than the rest of this function, and request.url is normalised already.
    const { url } = request;
    const end = url.indexOf("?");
    let key = url.slice(url.indexOf("/", "https://".length), end < 0 ? undefined : end);
    // A referral page is private and its counts must be current. No page's path has an escape, so those are not cached.
    if (key.includes("%") || holdsReferralCode(key)) return null;
    if (end >= 0) {
      const parameters = [...new URLSearchParams(url.slice(end))].filter(([name]) => !UNREAD_PARAMETER.test(name));
      if (!parameters.every(([name]) => PAGE_PARAMETERS.has(name))) return null;
      if (parameters.length > 0) key += `?${new URLSearchParams(parameters)}`;
    }
    return key.length <= MAX_KEY_LENGTH ? key : null;
  }

  /** The cached page, if it is still fresh. */
  get(key: string, now: number = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.expiresAt > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /** The state of a page in the version that its document holds the address of, also when the page is no longer fresh. */
  stateOf(key: string, version: string): CachedPage["state"] {
    const body = this.#states.get(`${version} ${key}`);
    return body ? { body, version } : null;
  }

  /** Reads a cacheable response to its end and stores it for its `s-maxage`, evicting the oldest pages if need be. */
  async store(key: string, response: Response, now: number = Date.now()): Promise<CachedPage> {
    const { body, state } = await takeApart(key, response);
    const etag = `"${await digest(body)}"`;
    const headers = new Headers(response.headers);
    // The id belongs to one request; each answer from the cache gets its own.
    headers.delete("X-Request-Id");
    headers.set("ETag", etag);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", DEFAULT_CACHE_CONTROL);
    const ownSeconds = /\bs-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1];
    const freshMs = ownSeconds === undefined ? this.#freshMs : Number(ownSeconds) * 1000;
    const page = { body, state, headers, etag, expiresAt: now + freshMs };
    this.#pages.set(key, page, body.byteLength + (state?.body.byteLength ?? 0));
    if (state) this.#states.set(`${state.version} ${key}`, state.body, state.body.byteLength);
    return page;
  }
}

const digest = async (content: Bytes | string) => (await sha256Hex(content)).slice(0, DIGEST_DIGITS);

async function takeApart(key: string, response: Response): Promise<Pick<CachedPage, "body" | "state">> {
  const body = new Uint8Array(await response.arrayBuffer());
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return { body, state: null };
  const html = new TextDecoder().decode(body);
  const state = stateOf(html);
  if (state === null) return { body, state };
  const encoder = new TextEncoder();
  const version = await digest(state);
  return {
    body: encoder.encode(withStateAddress(html, key, version)),
    state: { body: encoder.encode(state), version },
  };
}
