/** Mends addresses that no route could read. */
import type { MiddlewareHandler } from "hono";
import type { PageEnv } from "../middleware/index.ts";

/** Control characters and line breaks. No address of the site has one, and React Router matches no route for a line break. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Escapes every "%" of an address that can't be decoded or has a control character, so that it gets the normal 404 page.
 * React Router would log the undecodable address, which may hold personal data, and answer a line break without our layout.
 */
export const mendAddress: MiddlewareHandler<PageEnv> = (c, next) => {
  if (c.req.url.includes("%")) {
    const url = new URL(c.req.url);
    if (!isReadable(url.pathname)) {
      url.pathname = url.pathname.replaceAll("%", "%25");
      c.req.raw = new Request(url, c.req.raw);
    }
  }
  return next();
};

function isReadable(pathname: string): boolean {
  try {
    return !CONTROLS.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
