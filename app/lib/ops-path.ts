/** The addresses of the back office. */

/**
 * Whether a path may lead into the back office, in any spelling that the router or a proxy could take for one: other
 * capitals, escapes, slashes too many, or the ending of the router's data requests.
 */
export function isOpsPath(pathname: string): boolean {
  let plain = pathname;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // What can't be decoded is looked at as it is.
  }
  return /^[/\\\s]*ops(?:[^a-z0-9_-]|$)/i.test(plain);
}

/** The same request for a path that no route has: it is answered as every address that does not exist. */
export function hiddenPath(pathname: string): string {
  return `/-${pathname}`;
}

/** Hosts that only this computer has. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]" || hostname === "::1";
}
