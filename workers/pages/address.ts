import type { MiddlewareHandler } from "hono";
import { editionOf } from "#app/lib/edition.ts";
import { mendedAddress } from "./mended-address.ts";
import type { PageEnv } from "../middleware/index.ts";

/** React Router matches no route for a line break, and no address of the site has one. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Redirects a mangled link to the page it was meant for. Escapes every "%" of an address that can't be decoded or has a
 * control character, so that the answer is the normal 404 page: React Router would log the address, which may hold
 * personal data.
 */
export const mendAddress: MiddlewareHandler<PageEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const mended = isRead ? mendedAddress(url) : null;
  // The address may hold a referral code or a mailed link's token.
  if (mended !== null) return c.body(null, 301, { Location: mended, "Cache-Control": "private, no-store" });
  if (!isReadable(url.pathname)) {
    url.pathname = url.pathname.replaceAll("%", "%25");
    c.req.raw = new Request(url, c.req.raw);
  }
  c.set("address", editionOf(url.pathname));
  return next();
};

function isReadable(pathname: string): boolean {
  if (!pathname.includes("%")) return true;
  try {
    return !CONTROLS.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
