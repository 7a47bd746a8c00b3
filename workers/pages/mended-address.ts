import { editionOf } from "#app/lib/edition.ts";
import { isOpsPath } from "#app/lib/ops-path.ts";
import { decodedOnce } from "#app/lib/referral-code.ts";

/** An app may have escaped or widened the sign that begins the query, or put "&" in place of "?". */
const QUERY_START = /[?&#\uff1f\uff06\uff03]/;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LAST_SIGN = /[\p{L}\p{M}\p{N}]/u;
/** A link within a link is escaped once more for each level. */
const MAX_DECODINGS = 5;
/** Slugs are in small letters; the router itself ignores the case of the parts before them. */
const SLUG = /^\/(?:features?|journey|careers|transcripts|chapters)\/[^/]+$/i;

/**
 * Where a mangled link leads: `/waitlist%3Fref=CODE`, `/story/1&fbclid=x`, `/pricing).`, `/feature/The-Storeroom`. Null
 * when there is nothing to mend. The result always begins with a single slash.
 */
export function mendedAddress({ pathname, search }: URL): string | null {
  if (pathname.endsWith(".data") || isOpsPath(pathname)) return null;
  // A query is decoded only as often as its "?" needs, so that its own escapes stay.
  let whole = pathname;
  let rest = "";
  for (let time = 0; time <= MAX_DECODINGS; time += 1) {
    const start = whole.search(QUERY_START);
    if (start >= 0) {
      rest = whole.slice(start) + rest;
      whole = whole.slice(0, start);
    }
    whole = decodedOnce(whole);
  }
  if (whole.includes("%") || CONTROL.test(whole)) return null;
  let end = whole.length;
  while (end > 0 && !LAST_SIGN.test(whole.charAt(end - 1))) end -= 1;
  // Without empty parts, since "//" would lead to another site.
  const parts = whole
    .slice(0, end)
    .split(/[/\\]/)
    .filter((part) => /[^.]/.test(part));
  const isSlug = SLUG.test(editionOf(`/${parts.join("/")}`).path);
  const path = parts.map((part) => encodeURIComponent(isSlug ? part.toLowerCase() : part)).join("/");
  const hasCapitals = isSlug && /[A-Z]/.test(whole);
  if (rest === "" && !hasCapitals && (end === whole.length || whole.endsWith("/"))) return null;
  const sign = /^[#\uff03]/.test(rest) ? "#" : "?";
  // `new URL` escapes the characters that an address may not have.
  const mended = new URL(`https://site.invalid/${path}${sign}${rest.slice(1).replace(/^amp;/, "")}`);
  mended.search = [mended.search, search]
    .map((part) => part.slice(1))
    .filter(Boolean)
    .join("&");
  return mended.pathname + mended.search + mended.hash;
}
