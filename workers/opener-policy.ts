/**
 * Which documents are kept apart from their opener. `Cross-Origin-Opener-Policy: same-origin` makes a browser start another
 * process before it shows anything, so it is sent wherever a page of another origin may have opened the window, and where
 * none can have, the document says so. Not covered: our address typed into a window that another page has opened.
 */
const NAME = "Cross-Origin-Opener-Policy";

/** Puts the policy that fits the request into the headers of a document; other answers keep the strict one. */
export function setOpenerPolicy(request: Request, headers: Headers): void {
  if (headers.get("Content-Type")?.startsWith("text/html") !== true) return;
  // Named, not left out: a browser that kept the page with the other policy takes this one from a 304, too.
  headers.set(NAME, mayHaveOpener(request) ? "same-origin" : "unsafe-none");
}

/**
 * Whether a page of another origin may hold the window in which the answer opens. Who sends no `Sec-Fetch-Site` may be
 * anybody. A reload comes from the page itself, but with the Referer of the visit before: as far as the Referer tells, it
 * gets the policy that the visit had. Were they to differ, Chromium would change process and forget one's place.
 */
function mayHaveOpener({ url, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site === "none") return false;
  if (site !== "same-origin") return true;
  const referrer = headers.get("Referer");
  return referrer !== null && !referrer.startsWith(`${new URL(url).origin}/`);
}
