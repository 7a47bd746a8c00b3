/** Cloudflare Turnstile on the waitlist form, for operators who set its two keys. */
import { logWarning } from "#app/lib/log.ts";
import { MINUTE_MS } from "#app/lib/durations.ts";

const VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const DEADLINE_MS = 4000;

type Verdict = "passed" | "failed" | "unreachable" | "wrong secret";

/**
 * True when the visitor passed. Without a secret everybody passes, as when Turnstile does not answer: the rate limits
 * and the honeypot remain, and somebody else's outage must not turn a founder away. With a wrong secret nobody passes.
 * Both are logged. A token is valid for one call.
 */
export async function passesTurnstile(
  token: string | null | undefined,
  { secret, address }: { secret: string; address: string | null },
): Promise<boolean> {
  if (secret === "") return true;
  if (!token) return false;
  const verdict = await verify(secret, token, address);
  if (verdict === "unreachable") report("Turnstile can't be reached: visitors join unchecked", verdict);
  if (verdict === "wrong secret") report("Turnstile does not know TURNSTILE_SECRET_KEY: nobody can join", verdict);
  return verdict === "passed" || verdict === "unreachable";
}

async function verify(secret: string, token: string, address: string | null): Promise<Verdict> {
  try {
    const response = await fetch(VERIFY_URL, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status >= 500) return "unreachable";
    const said: unknown = await response.json();
    if (typeof said !== "object" || said === null) return "failed";
    if ("success" in said && said.success === true) return "passed";
    const codes = "error-codes" in said && Array.isArray(said["error-codes"]) ? said["error-codes"] : [];
    if (codes.includes("internal-error")) return "unreachable";
    return codes.some((code) => /^(?:invalid|missing)-input-secret$/.test(code)) ? "wrong secret" : "failed";
  } catch {
    return "unreachable";
  }
}

const reports = new Map<Verdict, { at: number; unsaid: number }>();

/** Logs a verdict once a minute, with the number of visitors who got it since the last line. */
function report(message: string, verdict: Verdict, now: number = Date.now()): void {
  const last = reports.get(verdict);
  if (last && now - last.at < MINUTE_MS) {
    last.unsaid += 1;
    return;
  }
  reports.set(verdict, { at: now, unsaid: 0 });
  logWarning("turnstile", { message, visitors: 1 + (last?.unsaid ?? 0) });
}

export type TurnstileHealth = "off" | "ok" | "unreachable" | "wrong secret";

/** Cache the result, not its promise, which may never settle for another request. */
let found: { secret: string; until: number; health: TurnstileHealth } | null = null;

/** Checks that Turnstile answers and accepts the secret, by sending an invalid token about once a minute. */
export async function turnstileHealth(secret: string, now: number = Date.now()): Promise<TurnstileHealth> {
  if (secret === "") return "off";
  if (found?.secret === secret && now < found.until) return found.health;
  const verdict = await verify(secret, "health", null);
  const health = verdict === "failed" || verdict === "passed" ? "ok" : verdict;
  found = { secret, until: now + MINUTE_MS, health };
  return health;
}
