/** What a request asks of a recording: its version, by the ETag alone, and a range of bytes (RFC 9110, 13 and 14). */
function names(header: string, etag: string): boolean {
  const tags: readonly string[] = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return header.trim() === "*" || tags.includes(etag);
}

/** Null when the request proceeds; 304 when the client's copy is current; 412 when the version differs. */
export function evaluatePreconditions(headers: Headers, etag: string): 304 | 412 | null {
  if (!names(headers.get("If-Match") ?? "*", etag)) return 412;
  return names((headers.get("If-None-Match") ?? "").replaceAll("W/", ""), etag) ? 304 : null;
}

/** True when a Range may be answered: there is no If-Range, or it names exactly this version. */
export const isRangeFresh = (headers: Headers, etag: string): boolean => (headers.get("If-Range") ?? etag) === etag;

export type ByteRange = { offset: number; length: number };

/** The byte range that a header asks for; null for the whole file, as for several ranges. */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (first + last === "" || size === 0) return null;
  // Compared before they become numbers, since they may have any number of digits.
  if (first !== "" && last !== "" && BigInt(last) < BigInt(first)) return null;
  const offset = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return offset >= size ? "unsatisfiable" : { offset, length: end - offset + 1 };
}
