import { openDatabase } from "#app/.server/db/index.ts";
import { findReferrer, readReferralCount, readStats } from "#app/.server/waitlist/index.ts";
import { platform } from "#app/cloudflare.ts";
import { toastsOf } from "#app/content/texts.ts";
import { inEdition } from "#app/lib/edition.ts";
import { fillAll } from "#app/lib/fill.ts";
import { privateMeta } from "#app/lib/page-meta.ts";
import { spotsLeft } from "#app/lib/spots-left.ts";
import { sayBrand } from "#app/waitlist/say-brand.ts";
import { ReferralPanel } from "#app/waitlist/referral-panel.tsx";
import type { Route } from "./+types/code";
import { requireCode } from "./require-code.ts";

/**
 * A referral code's own page, to bookmark. Codes travel in links that others open, so the page shows only what the API tells
 * anybody with the code: the brand's name and the number of its referrals.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { edition, env, launch, mail, mailTexts, settings, requestId, texts } = platform(context);
  const { shareTexts, waitlistPanel } = texts.waitlist;
  const db = openDatabase(env.DB);
  const { referrer, count, totals } = await requireCode(
    params.code,
    { request, requestId, limiter: env.LIMIT_VERIFY },
    async (code) => {
      const [referrer, count, totals] = await Promise.all([
        findReferrer(db, code),
        readReferralCount(db, code, mail !== null),
        readStats(db),
      ]);
      return referrer && count && { referrer, count, totals };
    },
  );
  const { brand, offer } = texts.brand;
  const toasts = toastsOf(texts);
  const brandName = sayBrand(referrer, toasts.messages);
  const isLate = totals.earlyLeft <= 0;
  return {
    title: `${brandName} | ${brand.name}`,
    brandName,
    panel: {
      text: fillAll(waitlistPanel, {
        ...launch,
        ...mailTexts,
        ...texts.launch.offerTexts(isLate ? "taken" : "open", texts.launch),
      }),
      mailText: mail && texts.myEntry.waitlistMail.progress,
      toasts,
      shareText: fillAll(isLate ? shareTexts.late : shareTexts.early, launch),
      referralCode: count.referralCode,
      link: `${settings.PUBLIC_ORIGIN}${inEdition(edition, "/waitlist")}?ref=${count.referralCode}`,
      stats: { ...totals, spotsLeft: spotsLeft(totals.earlyLeft, offer) },
      counts: count,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function ReferralPage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="shell max-w-4xl py-12">
      <h1 className="mb-8 text-3xl">{loaderData.brandName}</h1>
      <ReferralPanel {...loaderData.panel} />
    </section>
  );
}
