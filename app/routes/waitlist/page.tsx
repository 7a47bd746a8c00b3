import { Suspense } from "react";
import { data, useLocation } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { headOf } from "#app/.server/head/index.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { Faq } from "#app/components/sections/faq.tsx";
import { Testimonials } from "#app/components/sections/testimonials.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpButton } from "#app/components/ui/jump-link.tsx";
import { NoBreak } from "#app/components/ui/no-break.tsx";
import { PhoneFold } from "#app/components/ui/phone-fold.tsx";
import { toastsOf } from "#app/content/texts.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { inEdition } from "#app/lib/edition.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { codeInAddress } from "#app/lib/referral-address.ts";
import { CodeLookup } from "#app/waitlist/code-lookup.tsx";
import { JoinForm } from "#app/waitlist/join-form.tsx";
import { Joined } from "#app/waitlist/joined.tsx";
import { useOwnLink } from "#app/waitlist/own-link.ts";
import { ReferralPanel } from "#app/waitlist/referral-panel.tsx";
import { useFocusOnChange } from "#app/waitlist/use-focus-on-change.ts";
import { useStats } from "#app/waitlist/use-stats.ts";
import type { Route } from "./+types/page";
import { joinByForm, lookUpByForm } from "./form-actions.ts";

const MAX_CODE_LENGTH = 40;
const COUNTERS_DEADLINE_MS = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = platform(context);
  const { edition, env, launch, mail, mailTexts, settings, requestId, texts } = here;
  const { offer } = texts.brand;
  const words = texts.waitlist;
  const url = new URL(request.url);
  const code = codeInAddress(url);
  // The page must not fail because the counters can't be read.
  const totals = await catchOutage(
    { request, requestId },
    () => readStats(openDatabase(env.DB), COUNTERS_DEADLINE_MS),
    () => null,
  );
  // The last place may go while the page is open. Without the counters, the text promises none.
  const bothOffers = <T,>(text: T, filled: Readonly<Record<string, string>>): { early: T; late: T } => ({
    early: fillAll(text, { ...filled, ...texts.launch.offerTexts(totals ? "open" : "unknown", texts.launch) }),
    late: fillAll(text, { ...filled, ...texts.launch.offerTexts("taken", texts.launch) }),
  });
  const page = {
    head: headOf(here, { path: "/waitlist", ...(code !== null && { sharedPath: `/waitlist?ref=${code}` }) }),
    hero: bothOffers(words.waitlistHero, launch),
    benefits: bothOffers(words.waitlistBenefits, { ...launch, ...mailTexts }),
    form: fillAll(words.waitlistForm, mailTexts),
    lookup: words.waitlistLookup,
    panel: bothOffers(words.waitlistPanel, { ...launch, ...mailTexts }),
    mail: mail && texts.myEntry.waitlistMail,
    toasts: toastsOf(texts),
    shareTexts: fillAll(words.shareTexts, launch),
    testimonials: {
      ...words.testimonialsSection,
      items: words.testimonials.map((item) => ({
        ...item,
        image: texts.founders.founders.find((founder) => founder.id === item.founder)?.image ?? "",
      })),
    },
    faq: { heading: words.waitlistFaqHeading, items: fillAll(words.waitlistFaq, { ...launch, ...mailTexts }) },
    closing: fillAll(words.waitlistClosing, launch),
    offer,
    stats: totals,
    referralCode: code ?? (url.searchParams.get("ref") ?? "").trim().slice(0, MAX_CODE_LENGTH),
    turnstileSiteKey: settings.TURNSTILE_SITE_KEY,
    linkBase: `${settings.PUBLIC_ORIGIN}${inEdition(edition, "/waitlist")}?ref=`,
  };
  // A page that shows a code is only for the visitor who followed that link.
  if (code !== null) return data(page, { headers: { "Cache-Control": "private, no-store" } });
  return data(page, totals ? {} : { headers: { "Cache-Control": WITHOUT_DATABASE } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const answerForm = form.get("intent") === "lookup" ? lookUpByForm : joinByForm;
  return answerForm(form, request, platform(context));
}

/** Sends the headers of loader and action with the page: Cache-Control and Retry-After. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => [
  ...loaderHeaders,
  ...actionHeaders,
];

export const meta = loadedHead;

export default function Waitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { toasts, closing, offer } = loaderData;
  const stats = useStats(loaderData.stats, offer);
  const { link, isStored, answer, beginAnew } = useOwnLink(actionData);
  const joined = link?.position === undefined ? null : link;
  const { search } = useLocation();
  // Brands beyond the early-bird places, and visitors once all are taken, must not be promised the offer.
  const isLate = joined?.earlyBird === false || (stats !== null && stats.earlyLeft <= 0);
  const when = isLate ? "late" : "early";
  const panel = loaderData.panel[when];
  const hero = loaderData.hero[when];
  const { heading, isNew } = useFocusOnChange(joined !== null);
  const benefits = useFrameWords().benefits;
  const panelFor = (code: string, referralCount: number | null) => (
    <ReferralPanel
      text={panel}
      mailText={loaderData.mail?.progress ?? null}
      toasts={toasts}
      shareText={loaderData.shareTexts[when]}
      stats={stats}
      isOnTicket={joined !== null}
      referralCode={code}
      link={`${loaderData.linkBase}${code}`}
      counts={referralCount === null ? null : { referralCount }}
    />
  );

  if (joined)
    return (
      <Joined
        text={panel}
        joined={joined}
        address={loaderData.linkBase.replace(/^https?:\/\/|\?.*/g, "")}
        isNew={isNew}
        heading={heading}
        mailNote={loaderData.mail?.[joined.isKnown ? "confirmKnown" : "confirm"] ?? null}
        note={toasts.messages[joined.referralNote]}
        onAnother={beginAnew}
      >
        {panelFor(joined.referralCode, isStored || joined.isKnown ? null : 0)}
      </Joined>
    );

  return (
    <>
      {/* On wide screens the form stands beside what it is for, on narrow ones below. */}
      <div className="shell items-start gap-x-8 md:grid md:grid-cols-[1fr_21rem] lg:grid-cols-[5fr_6fr] lg:gap-x-14">
        {/* Not wider than the page: the benefits scroll sideways on a phone. */}
        <div className="min-w-0">
          <section className="pt-2 sm:pt-10">
            <p className="flex flex-wrap gap-2 font-semibold text-sm">
              <span className="rounded-md bg-ink px-2.5 py-0.5 text-paper">{hero.monthBadge}</span>{" "}
              {stats ? (
                <span className="rounded-md bg-marigold-tint px-2.5 py-0.5">
                  {fill(hero.spotsBadge[stats.spotsLeft === 1 ? "one" : "other"], { spots: stats.spotsLeft })}
                </span>
              ) : null}
            </p>
            <h1 className="mt-1.5 text-4xl max-sm:text-[2rem] sm:mt-4 md:text-[2.6rem] lg:text-[3.25rem]">
              {hero.heading}
            </h1>
            <p className="mt-1 max-w-2xl max-sm:text-sm sm:mt-4 sm:text-lg">
              {/* On a phone the badge says it, and the form comes sooner. */}
              <span className="max-sm:hidden">
                <NoBreak text={hero.launch} />{" "}
              </span>
              {hero.body}
            </p>
          </section>

          <section aria-label={benefits} className="mt-1 sm:mt-8">
            <ul className="grid gap-4 max-md:-mx-4 max-md:flex max-md:items-start max-md:gap-2 max-md:overflow-x-auto max-md:px-4 max-md:py-1">
              {loaderData.benefits[when].map((benefit) => (
                <li
                  key={benefit.title}
                  className="max-md:cut max-md:w-68 max-md:shrink-0 max-md:bg-marigold-tint max-md:px-3 md:border-ink md:border-t-2 md:pt-4"
                >
                  <PhoneFold
                    name={benefit.title}
                    summaryClassName="flex min-h-14 list-none items-center gap-3 py-1.5 md:min-h-0 md:items-start md:p-0 [&::-webkit-details-marker]:hidden"
                    summary={
                      <>
                        <Icon name={benefit.icon} className="size-6 md:size-7" />
                        <h2 className="flex-1 text-base leading-tight md:text-xl">
                          <NoBreak text={benefit.title} />
                        </h2>
                        <Icon name="chevron-down" className="fold-arrow size-4" />
                      </>
                    }
                  >
                    <p className="pb-3 text-ink-soft text-sm md:mt-2 md:pb-0 md:text-base/6">
                      <NoBreak text={benefit.description} />
                    </p>
                  </PhoneFold>
                </li>
              ))}
            </ul>
          </section>

          <CodeLookup page={loaderData} answer={answer?.lookup} code={link?.referralCode} onAgain={beginAnew}>
            {(code) => panelFor(code, null)}
          </CodeLookup>
        </div>

        <JoinForm
          page={loaderData}
          refusal={answer?.join}
          referralCode={loaderData.referralCode || (new URLSearchParams(search).get("ref") ?? "")}
          heading={heading}
        />
      </div>

      <Suspense>
        <Testimonials {...loaderData.testimonials} />

        <Faq heading={loaderData.faq.heading} items={loaderData.faq.items} />

        <CallToAction heading={closing.heading} body={closing.body}>
          <JumpButton to="#reserve" className="button button-primary">
            {closing.cta}
          </JumpButton>
        </CallToAction>
      </Suspense>
    </>
  );
}
