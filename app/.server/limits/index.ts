/** How visitors' requests are limited, at the rates of wrangler.toml. */
import { withinDeadline } from "#app/lib/deadline.ts";
import { logError, logWarning, safeMessage } from "#app/lib/log.ts";
import type { FieldProblems } from "#app/schemas/api-error.ts";
import type { MessageCode } from "#app/schemas/messages.ts";

/**
 * The maximum sizes of a body, in bytes: 64 KB for forms, since a URL-encoded letter of Devanagari takes nine.
 * `refused` is how much of a refused body is read.
 */
export const bodyLimits = {
  default: 16 * 1024,
  form: 64 * 1024,
  upload: 10_500_000,
  refused: 10_000_000,
} as const;

/** After a 429 the period of the counters, after a 503 the usual length of a database outage. */
export const RETRY_AFTER_SECONDS = { overLimit: 60, unavailable: 10 } as const;

export function retryAfter(why: keyof typeof RETRY_AFTER_SECONDS): { "Retry-After": string } {
  return { "Retry-After": String(RETRY_AFTER_SECONDS[why]) };
}

/** The outcome of a call or a form: data, or a refusal with its message's code. */
export type DomainResult<Data> = { ok: true; status: 200 | 201; data: Data } | RefusedRequest;
export type RefusedRequest = {
  ok: false;
  status: 400 | 404 | 429 | 500 | 503;
  code: MessageCode;
  fields?: FieldProblems;
  headers?: Record<string, string>;
};

export const OVER_LIMIT: RefusedRequest = {
  ok: false,
  status: 429,
  code: "tooManyRequests",
  headers: retryAfter("overLimit"),
};

/** The refusal while the database is unavailable (503), or after a fault of ours (500). */
export const unavailable = (code: MessageCode, status: 500 | 503): RefusedRequest =>
  status === 503
    ? { ok: false, status, code, headers: retryAfter("unavailable") }
    : { ok: false, status, code: "faultOfOurs" };

/**
 * The key that a visitor's requests are counted under: an IPv4 address, or the /64 of an IPv6 one, which one household
 * has. A caller can write anything into X-Forwarded-For, so only Cloudflare's own header is read.
 */
export function visitorKey(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim() ?? "";
  if (!address.includes(":")) return address || "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

const DEADLINE_MS = 500;

/** While counters fail, the log gets one line in this period. */
const LOG_INTERVAL_MS = 60_000;

const loggedAt = { failed: Number.NEGATIVE_INFINITY, missing: Number.NEGATIVE_INFINITY };

function isLogDue(what: keyof typeof loggedAt, now: number): boolean {
  if (now - loggedAt[what] < LOG_INTERVAL_MS) return false;
  loggedAt[what] = now;
  return true;
}

/**
 * Counts a request; true when it is over the limit. While the counter fails, the request passes: an outage of the
 * counters must not keep founders out. A missing binding is logged as an error, since it does not mend itself.
 */
export async function isOverLimit(
  limiter: RateLimit | undefined,
  key: string,
  now: () => number = Date.now,
): Promise<boolean> {
  if (!limiter) {
    if (isLogDue("missing", now())) logError("rate-limit", new Error("There is no such binding"));
    return false;
  }
  try {
    const { success } = await withinDeadline(DEADLINE_MS, () => limiter.limit({ key }));
    return !success;
  } catch (error) {
    if (isLogDue("failed", now())) logWarning("rate-limit", { cause: safeMessage(error) });
    return false;
  }
}
