/** The waitlist page's forms without scripts: the same domain and schemas as the API, with the page as the answer. */
import { data } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { type RefusedRequest, unavailable } from "#app/.server/limits/index.ts";
import { admitJoin, admitLookUp, admitOwnLink } from "#app/.server/waitlist/admission.ts";
import type { Platform } from "#app/cloudflare.ts";
import { toastsOf } from "#app/content/texts.ts";
import { editions } from "#app/lib/edition.ts";
import { say, sayFields } from "#app/schemas/api-error.ts";
import { lineOf } from "#app/schemas/plain-text.ts";
import { CodeLookupSchema, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { type FormAnswer, type FormNotice, joinProblems } from "#app/waitlist/form-answer.ts";
import { readJoinForm } from "#app/waitlist/join-fields.ts";
import { linkOf } from "#app/waitlist/own-link.ts";
import type { ToastText } from "#app/waitlist/texts.ts";

const answer = (shown: FormAnswer, status: number, headers: HeadersInit = {}) => data(shown, { status, headers });

/** The words that a toast would show for a refusal. */
const words = (refusal: RefusedRequest, { error, messages }: ToastText): FormNotice => ({
  title: error.title,
  description: say(refusal, messages),
});

/** What every form's call is made with, and the call itself, whose outage is said in the page's words. */
const callFor = (request: Request, { env, settings, requestId }: Platform) => ({
  sources: {
    db: openDatabase(env.DB),
    sharedLimiter: env.LIMIT_JOIN_SHARED,
    request,
    turnstileSecret: settings.TURNSTILE_SECRET_KEY,
  },
  attempt: <Outcome>(call: () => Promise<Outcome>) =>
    catchOutage({ request, requestId }, call, (status) => unavailable("listUnavailable", status)),
});

export async function lookUpByForm(form: FormData, request: Request, here: Platform) {
  const { texts, env, mail, waitUntil } = here;
  const toasts = toastsOf(texts);
  const email = String(form.get("email") ?? "");
  const failed = (said: FormNotice, status: number, headers?: HeadersInit) =>
    answer({ lookup: { ...said, email } }, status, headers);
  const parsed = CodeLookupSchema.safeParse({ email, turnstileToken: form.get("cf-turnstile-response") });
  if (lineOf(email) === "") return failed(toasts.emailRequired, 400);
  if (!parsed.success) return failed(toasts.emailNotFound, 400);
  const { sources, attempt } = callFor(request, here);
  const limiter = env.LIMIT_LOOKUP;
  // While mail is on, whichever button was pressed: a form is sent by anybody, and its answer tells strangers nothing.
  if (mail) {
    const asked = await attempt(() => admitOwnLink(parsed.data, { ...sources, limiter, mail, waitUntil }));
    if (!asked.ok) return failed(words(asked, toasts), asked.status, asked.headers);
    return answer({ lookup: { mailed: say(asked.data, toasts.messages) } }, asked.status);
  }
  const outcome = await attempt(() => admitLookUp(parsed.data, { ...sources, limiter }));
  if (outcome.ok) return answer({ link: { referralCode: outcome.data.referralCode } }, outcome.status);
  return failed(
    outcome.status === 404 ? toasts.emailNotFound : words(outcome, toasts),
    outcome.status,
    outcome.headers,
  );
}

export async function joinByForm(form: FormData, request: Request, here: Platform) {
  const { edition, texts, env, mail, waitUntil } = here;
  const toasts = toastsOf(texts);
  const { draft, ...unseen } = readJoinForm(form);
  const utmSource = new URL(request.url).searchParams.get("utm_source");
  const entry = { ...draft, ...unseen, utmSource, language: editions[edition].language };
  const parsed = WaitlistJoinSchema.safeParse(entry);
  if (!parsed.success) return answer({ join: { draft, ...joinProblems(entry, parsed.error, toasts) } }, 400);
  const { sources, attempt } = callFor(request, here);
  const outcome = await attempt(() => admitJoin(parsed.data, { ...sources, limiter: env.LIMIT_JOIN, mail, waitUntil }));
  if (outcome.ok) return answer({ link: linkOf(outcome.data) }, outcome.status);
  const fields = sayFields(outcome.fields ?? {}, toasts.messages);
  return answer({ join: { draft, fields, ...words(outcome, toasts) } }, outcome.status, outcome.headers);
}
