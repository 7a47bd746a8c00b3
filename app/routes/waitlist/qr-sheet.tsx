import { useHref } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { findReferrer } from "#app/.server/waitlist/index.ts";
import { platform } from "#app/cloudflare.ts";
import { Logo } from "#app/components/site/logo.tsx";
import { toastsOf } from "#app/content/texts.ts";
import { inEdition } from "#app/lib/edition.ts";
import { fillAll } from "#app/lib/fill.ts";
import { privateMeta } from "#app/lib/page-meta.ts";
import { sayBrand } from "#app/waitlist/say-brand.ts";
import type { Route } from "./+types/qr-sheet";
import { requireCode } from "./require-code.ts";

/**
 * A printable sheet for a stall, on one page with everything on it large: the brand's invitation, the QR code, and the
 * code and link in letters. 404 for an unknown code, whose link would lead to no referrer.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { edition, env, settings, requestId, texts } = platform(context);
  const { qr } = texts.waitlist.waitlistPanel;
  const { code, referrer } = await requireCode(
    params.code,
    { request, requestId, limiter: env.LIMIT_VERIFY },
    async (typed) => {
      const found = await findReferrer(openDatabase(env.DB), typed);
      return found && { code: typed, referrer: found };
    },
  );
  const { brand } = texts.brand;
  return {
    code,
    text: fillAll(qr, { brand: sayBrand(referrer, toastsOf(texts).messages) }),
    codeLabel: texts.waitlist.waitlistForm.fields.referralCode.label,
    brandName: brand.name,
    address: settings.PUBLIC_ORIGIN + inEdition(edition, "/waitlist"),
    title: `${qr.heading} | ${brand.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function QrSheet({ loaderData }: Route.ComponentProps) {
  const { code, text, codeLabel, brandName, address } = loaderData;
  return (
    <section className="shell grid justify-items-center py-6 sm:py-10 print:break-inside-avoid print:p-0 print:[&_p]:text-[14pt]">
      <div className="cut-lg w-full max-w-2xl overflow-hidden border-2 border-ink bg-marigold-tint pb-8 text-center">
        <div className="awning" aria-hidden="true" />
        <div className="grid justify-items-center px-4 pt-6 sm:px-10">
          <p>
            <Logo name={brandName} place="footer" />
          </p>
          <h1 className="mt-5 text-3xl print:text-[28pt]">{text.sheetHeading}</h1>
          <p className="mt-3 max-w-md text-lg">{text.sheetBody}</p>
          <img
            src={useHref(`/waitlist/${code}/qr.svg`)}
            alt={text.alt}
            width={420}
            height={420}
            className="cut mt-6 w-full max-w-sm border-2 border-ink print:size-[105mm] print:max-w-none"
          />
          <p className="mt-6 leading-tight">
            {codeLabel}{" "}
            <strong className="block whitespace-nowrap font-bold font-display text-4xl tracking-wider print:text-[48pt]">
              {code}
            </strong>
          </p>
          <p className="mt-3 font-semibold">{`${address}?ref=${code}`}</p>
          <p className="mt-5 max-w-md text-lg">{text.bargain}</p>
        </div>
      </div>
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
