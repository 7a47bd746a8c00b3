import { useHref } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { readReferralCount } from "#app/.server/waitlist/index.ts";
import { platform } from "#app/cloudflare.ts";
import { inEdition } from "#app/lib/edition.ts";
import { fillAll } from "#app/lib/fill.ts";
import { privateMeta } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/qr-sheet";
import { requireCode } from "./require-code.ts";

/**
 * A printable sheet for a stall: the QR code, an explanation, and the link in letters. 404 for an unknown code, whose link
 * would lead to no referrer.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { edition, env, launch, settings, requestId, texts } = platform(context);
  const { qr } = texts.waitlist.waitlistPanel;
  const { referralCode: code } = await requireCode(
    params.code,
    { request, requestId, limiter: env.LIMIT_VERIFY },
    (typed) => readReferralCount(openDatabase(env.DB), typed),
  );
  return {
    code,
    text: fillAll(qr, launch),
    link: `${settings.PUBLIC_ORIGIN}${inEdition(edition, "/waitlist")}?ref=${code}`,
    title: `${qr.heading} | ${texts.brand.brand.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function QrSheet({ loaderData }: Route.ComponentProps) {
  const { code, text, link } = loaderData;
  return (
    <section className="print-sheet shell grid justify-items-center py-14 text-center">
      <h1 className="max-w-2xl text-3xl">{text.sheetHeading}</h1>
      <img
        src={useHref(`/waitlist/${code}/qr.svg`)}
        alt={text.alt}
        width={420}
        height={420}
        className="mt-8 w-full max-w-md"
      />
      <p className="mt-6 break-all font-semibold text-lg">{link}</p>
      <p className="mt-4 max-w-xl text-lg">{text.sheetBody}</p>
      <button
        type="button"
        onClick={() => window.print()}
        className="button button-primary scripting-only mt-8 print:hidden"
      >
        {text.print}
      </button>
    </section>
  );
}
