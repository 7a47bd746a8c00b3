import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { data, useLocation, useNavigationType } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { isOverLimit, retryAfter, visitorKey } from "#app/.server/limits/index.ts";
import { findable } from "#app/.server/structured-data/index.ts";
import { admitJoin } from "#app/.server/waitlist/admission.ts";
import { findCodeByEmail, readStats } from "#app/.server/waitlist/index.ts";
import { type Platform, platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { Faq } from "#app/components/sections/faq.tsx";
import { SectionHeading } from "#app/components/sections/section-heading.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { offer } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { pageMeta as pageTexts } from "#app/content/site.ts";
import {
  shareTexts,
  testimonials,
  testimonialsSection,
  waitlistBenefits,
  waitlistClosing,
  waitlistFaq,
  waitlistFaqHeading,
  waitlistForm,
  waitlistHero,
  waitlistLookup,
  waitlistPanel,
  waitlistToasts,
} from "#app/content/waitlist.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { grouped } from "#app/lib/indian-numbers.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { isTaken, spotsLeft } from "#app/lib/spots-left.ts";
import { fieldMessages, LIST_UNAVAILABLE, TOO_MANY_REQUESTS } from "#app/schemas/api-error.ts";
import { lineOf } from "#app/schemas/plain-text.ts";
import {
  CodeLookupSchema,
  joinProblems,
  NOT_A_PERSON,
  type WaitlistJoinAnswer,
  WaitlistJoinSchema,
} from "#app/schemas/waitlist.ts";
import { CodeLookup } from "#app/waitlist/code-lookup.tsx";
import { forgetTyped } from "#app/waitlist/draft.ts";
import { isComplete, type JoinDraft, readJoinForm } from "#app/waitlist/join-fields.ts";
import { JoinForm } from "#app/waitlist/join-form.tsx";
import {
  arriveAnew,
  forgetOwnLink,
  type JoinedLink,
  keepOwnLink,
  linkOf,
  type OwnLink,
  useIsJoining,
  useOwnLink,
} from "#app/waitlist/own-link.ts";
import { ReferralPanel } from "#app/waitlist/referral-panel.tsx";
import type { Route } from "./+types/page";

const MAX_CODE_LENGTH = 40;
const COUNTERS_DEADLINE_MS = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const ref = new URL(request.url).searchParams.get("ref") ?? "";
  // The counters are worth having, not worth failing for.
  const totals = await readStats(openDatabase(env.DB), COUNTERS_DEADLINE_MS).catch(() => null);
  const page = {
    meta: pageTexts["/waitlist"],
    findable: findable(settings, { path: "/waitlist" }),
    hero: waitlistHero,
    benefits: waitlistBenefits,
    form: waitlistForm,
    lookup: waitlistLookup,
    panel: waitlistPanel,
    toasts: waitlistToasts,
    shareTexts,
    testimonials: {
      ...testimonialsSection,
      items: testimonials.map((item) => ({
        ...item,
        image: founders.find((founder) => founder.id === item.founder)?.image ?? "",
      })),
    },
    faq: { heading: waitlistFaqHeading, items: waitlistFaq },
    closing: waitlistClosing,
    stats: totals && { ...totals, spotsLeft: spotsLeft(totals, offer) },
    referralCode: parseReferralCode(ref) ?? ref.trim().slice(0, MAX_CODE_LENGTH),
    turnstileSiteKey: settings.TURNSTILE_SITE_KEY,
    linkBase: `${settings.PUBLIC_ORIGIN}/waitlist?ref=`,
  };
  return data(page, totals ? {} : { headers: { "Cache-Control": WITHOUT_DATABASE } });
}

/** What a toast would say, where there are no scripts. */
type Said = { title: string; description: string };
type ActionResult =
  | { intent: "join"; joined: WaitlistJoinAnswer }
  | ({ intent: "join"; draft: JoinDraft; fields: Record<string, string> } & Said)
  | { intent: "lookup"; code: string }
  | ({ intent: "lookup"; email: string } & Said);

/** The forms without scripts: the same domain, the same schemas, and the page as the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const answerForm = form.get("intent") === "lookup" ? lookUpByForm : joinByForm;
  return answerForm(form, request, platform(context));
}

const answer = (result: ActionResult, status: number, headers: HeadersInit = {}) => data(result, { status, headers });

async function lookUpByForm(form: FormData, request: Request, { env, requestId }: Platform) {
  const email = String(form.get("email") ?? "");
  const failed = (said: Said, status: number, headers?: HeadersInit) =>
    answer({ intent: "lookup", ...said, email }, status, headers);
  const parsed = CodeLookupSchema.safeParse({ email });
  if (lineOf(email) === "") return failed(waitlistToasts.emailRequired, 400);
  if (!parsed.success) return failed(error(fieldMessages(parsed.error).email), 400);
  if (await isOverLimit(env.LIMIT_LOOKUP, visitorKey(request))) {
    return failed(error(TOO_MANY_REQUESTS), 429, retryAfter("overLimit"));
  }
  const lookUp = async () => {
    const found = await findCodeByEmail(openDatabase(env.DB), parsed.data.email);
    if (!found) return failed(waitlistToasts.emailNotFound, 404);
    return answer({ intent: "lookup", code: found.referralCode }, 200);
  };
  return catchOutage({ request, requestId }, lookUp, () =>
    failed(error(LIST_UNAVAILABLE), 503, retryAfter("unavailable")),
  );
}

async function joinByForm(form: FormData, request: Request, { env, settings, requestId }: Platform) {
  const { draft, ...unseen } = readJoinForm(form);
  const entry = { ...draft, ...unseen };
  const failed = (said: Said, status: number, fields: Record<string, string> = {}, headers?: HeadersInit) =>
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
function error(description: string | undefined): Said {
  return { title: waitlistToasts.error.title, description: description ?? waitlistToasts.error.fallback };
}

/** What loader and action say besides the page (how long it may be kept, when to try again) is said with it. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => [
  ...loaderHeaders,
  ...actionHeaders,
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.meta
    ? pageMeta({
        ...loaderData.meta,
        ...loaderData.findable,
        path: "/waitlist",
        origin: matches[0].loaderData.origin,
      })
    : [];

export default function Waitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, form, panel, toasts, closing } = loaderData;
  const isJoining = useIsJoining();
  const cameBy = useRef(useNavigationType());
  // Before it is painted, or the link of a visit before would be seen for a moment.
  useLayoutEffect(() => {
    if (cameBy.current !== "POP") arriveAnew();
  }, []);
  const stats = useStats(loaderData.stats, isJoining);
  const [result, setResult] = useState(actionData);
  const joinResult = result?.intent === "join" ? result : null;
  const lookupResult = result?.intent === "lookup" ? result : null;
  const kept = useOwnLink();
  const own = kept ?? linkFrom(result);
  const joined = own?.position === undefined ? null : own;
  const heading = useArrivingHeading(joined !== null, isJoining);
  const { search } = useLocation();
  const linkFor = (code: string) => `${loaderData.linkBase}${code}`;
  // A brand beyond the early-bird places, and whoever joins once all are taken, must not promise them.
  const isLate = joined?.earlyBird === false || (stats !== null && isTaken(stats, offer));
  const shareText = isLate ? loaderData.shareTexts.late : loaderData.shareTexts.early;
  const shared = { text: panel, toasts, shareText, stats };

  useEffect(() => {
    if (!result) return;
    const link = linkFrom(result);
    // A form that came back with its mistakes is newer than a link kept before.
    if (link) keepOwnLink(link);
    else forgetOwnLink();
    if ("joined" in result) forgetTyped();
  }, [result]);

  const beginAnew = () => {
    setResult(undefined);
    forgetOwnLink();
  };

  return (
    <>
      <section className="shell pt-10 pb-12 sm:pt-14 lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-8">
        <div>
          <p className="flex flex-wrap gap-2 font-semibold text-sm">
            <span className="rounded-md bg-ink px-3 py-1.5 text-paper">{hero.monthBadge}</span>
            {stats ? (
              <span className="rounded-md bg-marigold-tint px-3 py-1.5">
                {spotsText(hero.spotsBadge, stats.spotsLeft)}
              </span>
            ) : null}
          </p>
          <h1 className="mt-5 max-w-4xl text-4xl">{hero.heading}</h1>
          <p className="mt-5 max-w-2xl text-lg">{hero.body}</p>
          <JumpLink to="#reserve" className="button button-primary mt-7">
            {hero.cta}
          </JumpLink>
        </div>
        {/* Lazy, so that it is not asked for where it is hidden. */}
        <Picture
          src="/images/rooms/sales-outlets.svg"
          alt=""
          width={480}
          height={320}
          className="cut-lg hidden w-full lg:block"
        />
      </section>

      <section aria-label="Benefits" className="shell">
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {loaderData.benefits.map((benefit) => (
            <li key={benefit.title} className="border-ink border-t-2 pt-4">
              <Icon name={benefit.icon} className="size-8" />
              <h2 className="mt-3 text-xl">{benefit.title}</h2>
              <p className="mt-2 text-ink-soft">{benefit.description}</p>
            </li>
          ))}
        </ul>
      </section>

      {joined ? null : (
        <section id="lookup" aria-labelledby="lookup-heading" className="shell mt-16 scroll-mt-20">
          <div className="cut-lg border-2 border-line bg-white p-5 sm:p-8">
            <h2 id="lookup-heading" className="text-2xl">
              {loaderData.lookup.heading}
            </h2>
            <p className="mt-1 mb-4 text-ink-soft">{loaderData.lookup.body}</p>
            <CodeLookup
              text={loaderData.lookup}
              toasts={toasts}
              code={own ? own.referralCode : null}
              failure={lookupResult && "title" in lookupResult ? lookupResult : null}
              onAgain={beginAnew}
            >
              {(code) => <ReferralPanel {...shared} referralCode={code} link={linkFor(code)} referralCount={null} />}
            </CodeLookup>
          </div>
        </section>
      )}

      <section id="reserve" aria-labelledby="reserve-heading" className="shell mt-10 scroll-mt-20">
        <div className="cut-lg border-2 border-ink bg-white p-5 [box-shadow:8px_10px_0_var(--color-marigold)] sm:p-8">
          {/* In view it stands below the toast, which on narrow screens hangs from the header. */}
          <h2
            id="reserve-heading"
            ref={heading}
            tabIndex={-1}
            aria-describedby={joined ? "reserve-place" : undefined}
            className="scroll-mt-36 text-3xl sm:scroll-mt-10"
          >
            {joined ? panel.heading : form.heading}
          </h2>
          {joined ? (
            <>
              <p id="reserve-place" className="mt-2 mb-6 max-w-2xl text-lg">
                {confirmationText(panel, joined)}
              </p>
              <ReferralPanel
                {...shared}
                referralCode={joined.referralCode}
                link={linkFor(joined.referralCode)}
                referralCount={kept || joined.position === null ? null : 0}
              />
              {/* Without scripts it brings the page anew. */}
              <a
                href="/waitlist"
                onClick={(event) => {
                  event.preventDefault();
                  beginAnew();
                }}
                className="button button-quiet mt-6"
              >
                {panel.another}
              </a>
            </>
          ) : (
            <>
              <p className="mt-1 mb-6 text-ink-soft">{form.intro}</p>
              {joinResult && "title" in joinResult ? (
                <p role="alert" className="cut mb-6 border-2 border-alert bg-alert-tint p-4 font-semibold text-alert">
                  <strong>{joinResult.title}:</strong> {joinResult.description}
                </p>
              ) : null}
              <JoinForm
                text={form}
                toasts={toasts}
                draft={joinResult && "draft" in joinResult ? joinResult.draft : null}
                fields={joinResult && "fields" in joinResult ? joinResult.fields : {}}
                referralCode={loaderData.referralCode || (new URLSearchParams(search).get("ref") ?? "")}
                turnstileSiteKey={loaderData.turnstileSiteKey}
              />
            </>
          )}
        </div>
      </section>

      <section aria-labelledby="voices" className="shell mt-20">
        <SectionHeading id="voices" heading={loaderData.testimonials.heading} />
        <ul className="mt-8 grid gap-8 lg:grid-cols-3">
          {loaderData.testimonials.items.map((item) => (
            <li key={item.name}>
              <figure className="flex h-full flex-col">
                <Icon name="quote" className="size-8 text-marigold-deep" />
                <blockquote className="mt-3 flex-1 text-lg">{item.quote}</blockquote>
                <figcaption className="mt-5 flex items-center gap-3">
                  <Picture src={item.image} alt="" width={56} height={56} className="cut size-14 object-cover" />
                  <span>
                    <span className="block font-semibold">{item.name}</span>
                    <span className="text-ink-soft">
                      {item.brandName}, {item.city}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-ink-soft text-sm">{loaderData.testimonials.note}</p>
      </section>

      <Faq heading={loaderData.faq.heading} items={loaderData.faq.items} />

      <CallToAction heading={closing.heading} body={closing.body}>
        <JumpLink to="#reserve" className="button button-primary">
          {closing.cta}
        </JumpLink>
      </CallToAction>
    </>
  );
}

function spotsText(text: { one: string; other: string }, spots: number): string {
  return (spots === 1 ? text.one : text.other).replace("{spots}", String(spots));
}

function confirmationText(panel: typeof waitlistPanel, { position, earlyBird }: JoinedLink): string {
  if (position === null) return panel.known;
  return (earlyBird ? panel.earlyBird : panel.late).replace("{position}", grouped(position));
}

/** The link the page's own action answered with, if it did. */
function linkFrom(result: ActionResult | undefined): OwnLink | null {
  if (!result) return null;
  if ("joined" in result) return linkOf(result.joined);
  return "code" in result ? { referralCode: result.code } : null;
}

/** The heading that takes the focus, in view, when the form gives way to the panel or the panel to the form. */
function useArrivingHeading(isJoined: boolean, isJoining: boolean): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ isJoined, isJoining });
  useEffect(() => {
    const { current: earlier } = before;
    before.current = { isJoined, isJoining };
    // A panel that is only shown again comes without a join.
    if (earlier.isJoined === isJoined || (isJoined && !earlier.isJoining)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isJoined, isJoining]);
  return heading;
}

type Stats = { totalSignups: number; referralSignups: number; spotsLeft: number };

/** The counters: as served, asked for again when the page is awake, and after a join. A failed call keeps the last ones. */
function useStats(served: Stats | null, isJoining: boolean): Stats | null {
  const [stats, setStats] = useState(served);
  useEffect(() => {
    if (isJoining) return;
    const ask = async () => {
      const { fetchStats } = await import("#app/waitlist/calls.ts");
      const answer = await fetchStats();
      if (!answer.ok) return;
      setStats({ ...answer.data, spotsLeft: spotsLeft(answer.data, offer) });
    };
    ask().catch(() => {});
  }, [isJoining]);
  return stats;
}
