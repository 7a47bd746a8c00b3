/** Mends addresses that no route could read, or that an app mangled. */
import type { MiddlewareHandler } from "hono";
import { editionOf } from "#app/lib/edition.ts";
import { mendedAddress } from "./mended-address.ts";
import type { PageEnv } from "../middleware/index.ts";

/** Control characters and line breaks. No address of the site has one, and React Router matches no route for a line break. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Redirects a mangled link to the page it was meant for. If an address can't be decoded or has a control character, escapes its
 * every "%", so that the answer is the normal 404 page. Otherwise React Router would log an address that can't be decoded, which
 * may hold personal data, and would answer a line break without the site's layout.
 */
export const mendAddress: MiddlewareHandler<PageEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const mended = isRead ? mendedAddress(url) : null;
  // It may hold a referral code or a mailed link's token.
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
