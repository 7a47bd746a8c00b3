import { renderSVG } from "uqr";
import { platform } from "#app/cloudflare.ts";
import { inEdition } from "#app/lib/edition.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import type { Route } from "./+types/qr-svg";

/**
 * The QR code of a referral link. It is drawn for any well-formed code, so it needs no database and does not reveal whether
 * the code exists.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const code = parseReferralCode(params.code);
  if (code === null) throw new Response(null, { status: 404 });
  const { edition, settings } = platform(context);
  const svg = renderSVG(`${settings.PUBLIC_ORIGIN}${inEdition(edition, "/waitlist")}?ref=${code}`, {
    ecc: "M",
    border: 2,
  });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
