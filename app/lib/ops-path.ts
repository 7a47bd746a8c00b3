import { editionOf } from "./edition.ts";

/** True when a path may lead into the back office, in any spelling that the router or a proxy could accept. */
export function isOpsPath(pathname: string): boolean {
  let plain = pathname;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // A path that can't be decoded is checked as it is.
  }
  return /^[/\\\s]*ops(?:[^a-z0-9_-]|$)/i.test(editionOf(plain).path);
}

/** A path that no route has, so that the answer is the normal 404 page. */
export const hiddenPath = (pathname: string): string => `/-${pathname}`;

export const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]" || hostname === "::1";
