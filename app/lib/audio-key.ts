/** Where in the bucket a recording lies. */

/** Letters, digits and the marks that file names are made of; no folder that climbs or hides. */
const KEY = /^audio\/(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._-]*\/)*[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._-]*\.mp3$/u;
const MAX_KEY_BYTES = 1024;

/** The key for a request path such as "/audio/story-1.mp3"; null when no recording can lie there. */
export function audioKey(pathname: string): string | null {
  let key: string;
  try {
    key = decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
  return KEY.test(key) && new TextEncoder().encode(key).length <= MAX_KEY_BYTES ? key : null;
}
