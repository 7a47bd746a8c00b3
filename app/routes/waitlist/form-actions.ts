/** The waitlist page's forms without scripts: the same domain and schemas as the API, with the page as the answer. */
import { data } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { type Refusal, unavailable } from "#app/.server/limits/index.ts";
import { admitJoin, admitLookUp, admitOwnLink } from "#app/.server/waitlist/admission.ts";
import type { Platform } from "#app/cloudflare.ts";
import { waitlistToasts } from "#app/content/waitlist.ts";
import { LIST_UNAVAILABLE } from "#app/schemas/api-error.ts";
import { lineOf } from "#app/schemas/plain-text.ts";
import { CodeLookupSchema, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import type { FormResult, Message } from "#app/waitlist/form-result.ts";
import { readJoinForm } from "#app/waitlist/join-fields.ts";
import { joinProblems } from "#app/waitlist/outcome.ts";

const answer = (result: FormResult, status: number, headers: HeadersInit = {}) => data(result, { status, headers });

/** The words that a toast would show for a refusal. */
const words = ({ message }: Refusal): Message => ({ title: waitlistToasts.error.title, description: message });

/** Answers 'Already signed up?' sent as a plain form. */
export async function lookUpByForm(form: FormData, request: Request, { env, requestId, mail, waitUntil }: Platform) {
  const email = String(form.get("email") ?? "");
  const failed = (said: Message, status: number, headers?: HeadersInit) =>
    answer({ intent: "lookup", ...said, email }, status, headers);
  const parsed = CodeLookupSchema.safeParse({ email });
  if (lineOf(email) === "") return failed(waitlistToasts.emailRequired, 400);
  if (!parsed.success) return failed(waitlistToasts.emailNotFound, 400);
  const sources = { db: openDatabase(env.DB), limiter: env.LIMIT_LOOKUP, request };
  if (mail && form.has("mail")) {
    const asked = await catchOutage(
      { request, requestId },
      () => admitOwnLink(parsed.data, { ...sources, mail, waitUntil }),
      (status) => unavailable(LIST_UNAVAILABLE, status),
    );
    if (!asked.ok) return failed(words(asked), asked.status, asked.headers);
    return answer({ intent: "lookup", mailed: asked.data.message }, asked.status);
  }
  const outcome = await catchOutage(
    { request, requestId },
    () => admitLookUp(parsed.data, sources),
    (status) => unavailable(LIST_UNAVAILABLE, status),
  );
  if (outcome.ok) return answer({ intent: "lookup", code: outcome.data.referralCode }, outcome.status);
  return failed(
    outcome.status === 404 ? waitlistToasts.emailNotFound : words(outcome),
    outcome.status,
    outcome.headers,
  );
}

/** Answers the join form sent as a plain form. */
export async function joinByForm(
  form: FormData,
  request: Request,
  { env, settings, requestId, mail, waitUntil }: Platform,
) {
  const { draft, ...unseen } = readJoinForm(form);
  const utmSource = new URL(request.url).searchParams.get("utm_source");
  const entry = { ...draft, ...unseen, utmSource };
  const parsed = WaitlistJoinSchema.safeParse(entry);
  if (!parsed.success) {
    return answer({ intent: "join", draft, ...joinProblems(entry, parsed.error, waitlistToasts) }, 400);
  }
  const join = () =>
    admitJoin(parsed.data, {
      db: openDatabase(env.DB),
      limiter: env.LIMIT_JOIN,
      sharedLimiter: env.LIMIT_JOIN_SHARED,
      request,
      turnstileSecret: settings.TURNSTILE_SECRET_KEY,
      mail,
      waitUntil,
    });
  const outcome = await catchOutage({ request, requestId }, join, (status) => unavailable(LIST_UNAVAILABLE, status));
  if (outcome.ok) return answer({ intent: "join", joined: outcome.data }, outcome.status);
  const fields = outcome.fields ?? {};
  return answer({ intent: "join", draft, fields, ...words(outcome) }, outcome.status, outcome.headers);
}
