/** The folder, below `/audio/`, of the recordings of published stories that a synthetic voice reads. */
export const SYNTHETIC_FOLDER = "synthetic/";

/** Letters, digits and usual punctuation of file names; no "..", and no hidden files. */
const KEY = /^audio\/(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._-]*\/)*[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._-]*\.mp3$/u;
const MAX_KEY_BYTES = 1024;

/** The key for a request path such as "/audio/story-1.mp3"; null when no recording can have that path. */
export function audioKey(pathname: string): string | null {
  let key: string;
  try {
    key = decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
  return KEY.test(key) && new TextEncoder().encode(key).length <= MAX_KEY_BYTES ? key : null;
}
