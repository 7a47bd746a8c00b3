/** Where a recording lies in the bucket, and what a listener's disk calls it. */

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

/** The Content-Disposition of a download: "podcast-clip-" and the recording's own name. */
export function downloadDisposition(key: string): string {
  const name = key.slice(key.lastIndexOf("/") + 1);
  const plain = name.normalize("NFKD").replace(/[^A-Za-z0-9._-]+/g, "-");
  const exact = plain === name ? "" : `; filename*=UTF-8''podcast-clip-${encodeURIComponent(name)}`;
  return `attachment; filename="podcast-clip-${plain}"${exact}`;
}
