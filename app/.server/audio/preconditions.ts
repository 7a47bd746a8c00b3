/** Conditional requests: RFC 9110, section 13, in the order of precedence of 13.2.2. */
export type Validators = { etag: string; lastModified: Date };

const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A Last-Modified is a strong validator only once the file cannot have changed again within that second. */
const STRONG_AFTER_SECONDS = 60;

/** Seconds since 1970, or null for a text that is no HTTP date (RFC 9110, 5.6.7). The form without a zone means GMT. */
export function parseHttpDate(text: string): number | null {
  const time = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text.endsWith("GMT") ? text : `${text} GMT`) : Number.NaN;
  return Number.isNaN(time) ? null : time / 1000;
}

function entityTags(header: string): string[] {
  return header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}

const isAny = (header: string): boolean => header.trim() === "*";
const withoutWeakness = (tag: string): string => tag.replace(/^W\//, "");

/** Null when the request proceeds; 304 when the client's copy is current; 412 when the version differs. */
export function evaluatePreconditions(headers: Headers, { etag, lastModified }: Validators): 304 | 412 | null {
  const ifMatch = headers.get("If-Match");
  const ifUnmodifiedSince = headers.get("If-Unmodified-Since");
  if (ifMatch !== null) {
    if (!isAny(ifMatch) && !entityTags(ifMatch).includes(etag)) return 412;
  } else if (ifUnmodifiedSince !== null) {
    const since = parseHttpDate(ifUnmodifiedSince);
    if (since !== null && inSeconds(lastModified) > since) return 412;
  }
  const ifNoneMatch = headers.get("If-None-Match");
  const ifModifiedSince = headers.get("If-Modified-Since");
  if (ifNoneMatch !== null) {
    return isAny(ifNoneMatch) || entityTags(ifNoneMatch).map(withoutWeakness).includes(etag) ? 304 : null;
  }
  if (ifModifiedSince !== null) {
    const since = parseHttpDate(ifModifiedSince);
    return since !== null && inSeconds(lastModified) <= since ? 304 : null;
  }
  return null;
}

/** True when a Range may be answered: there is no If-Range, or it names exactly this version. */
export function isRangeFresh(headers: Headers, { etag, lastModified }: Validators, now: Date): boolean {
  const ifRange = headers.get("If-Range");
  if (ifRange === null || ifRange === etag) return true;
  const isStrong = inSeconds(now) - inSeconds(lastModified) >= STRONG_AFTER_SECONDS;
  return isStrong && parseHttpDate(ifRange) === inSeconds(lastModified);
}
