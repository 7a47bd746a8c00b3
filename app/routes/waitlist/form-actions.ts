/** What the waitlist page's forms come to without scripts: the same domain, the same schemas, and the page as the answer. */
import { data } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { admitJoin, admitLookUp } from "#app/.server/waitlist/admission.ts";
import type { Platform } from "#app/cloudflare.ts";
import { waitlistToasts } from "#app/content/waitlist.ts";
import { LIST_UNAVAILABLE, TOO_MANY_REQUESTS } from "#app/schemas/api-error.ts";
import { lineOf } from "#app/schemas/plain-text.ts";
import { CodeLookupSchema, joinProblems, NOT_A_PERSON, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import type { FormResult, Message } from "#app/waitlist/form-result.ts";
import { isComplete, readJoinForm } from "#app/waitlist/join-fields.ts";

const answer = (result: FormResult, status: number, headers: HeadersInit = {}) => data(result, { status, headers });

/** Answers 'Already signed up?' sent as a plain form. */
export async function lookUpByForm(form: FormData, request: Request, { env, requestId }: Platform) {
  const email = String(form.get("email") ?? "");
  const failed = (said: Message, status: number, headers?: HeadersInit) =>
    answer({ intent: "lookup", ...said, email }, status, headers);
  const parsed = CodeLookupSchema.safeParse({ email });
  if (lineOf(email) === "") return failed(waitlistToasts.emailRequired, 400);
  if (!parsed.success) return failed(waitlistToasts.emailNotFound, 400);
  const lookUp = async () => {
    const found = await admitLookUp(parsed.data, { db: openDatabase(env.DB), limiter: env.LIMIT_LOOKUP, request });
    if (found === "overLimit") return failed(error(TOO_MANY_REQUESTS), 429, retryAfter("overLimit"));
    if (!found) return failed(waitlistToasts.emailNotFound, 404);
    return answer({ intent: "lookup", code: found.referralCode }, 200);
  };
  return catchOutage({ request, requestId }, lookUp, () =>
    failed(error(LIST_UNAVAILABLE), 503, retryAfter("unavailable")),
  );
}

/** Answers the join form sent as a plain form. */
export async function joinByForm(form: FormData, request: Request, { env, settings, requestId }: Platform) {
  const { draft, ...unseen } = readJoinForm(form);
  const entry = { ...draft, ...unseen };
  const failed = (said: Message, status: number, fields: Record<string, string> = {}, headers?: HeadersInit) =>
    answer({ intent: "join", ...said, draft, fields }, status, headers);
  const parsed = WaitlistJoinSchema.safeParse(entry);
  if (!parsed.success) {
    const fields = joinProblems(entry);
    return failed(isComplete(draft) ? error(Object.values(fields)[0]) : waitlistToasts.missing, 400, fields);
  }
  const join = async () => {
    const joined = await admitJoin(parsed.data, {
      db: openDatabase(env.DB),
      limiter: env.LIMIT_JOIN,
      request,
      turnstileSecret: settings.TURNSTILE_SECRET_KEY,
    });
    if (joined === "overLimit") return failed(error(TOO_MANY_REQUESTS), 429, {}, retryAfter("overLimit"));
    if (joined === "notAPerson") return failed(error(NOT_A_PERSON), 400);
    return answer({ intent: "join", joined }, joined.alreadyRegistered ? 200 : 201);
  };
  return catchOutage({ request, requestId }, join, () =>
    failed(error(LIST_UNAVAILABLE), 503, {}, retryAfter("unavailable")),
  );
}

/** What went wrong when nothing is missing. */
function error(description: string | undefined): Message {
  return { title: waitlistToasts.error.title, description: description ?? waitlistToasts.error.fallback };
}
