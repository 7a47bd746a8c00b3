export type ByteRange = { offset: number; length: number };

/** The byte range that a header asks for (RFC 9110, section 14); null for the whole file. */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const set = header === null ? null : /^bytes=(.*)$/is.exec(header)?.[1];
  if (set == null || size === 0) return null;
  const specs = set
    .split(",")
    .map((spec) => spec.trim())
    .filter((spec) => spec !== "");
  const [spec] = specs;
  if (spec === undefined || specs.length > 1) return null;
  const suffix = /^-(\d+)$/.exec(spec)?.[1];
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? "unsatisfiable" : { offset: size - length, length };
  }
  const match = /^(\d+)-(\d*)$/.exec(spec);
  if (match === null) return null;
  const [, first = "", last = ""] = match;
  // Positions may have any number of digits, so they are compared as texts before they become numbers.
  if (last !== "" && BigInt(last) < BigInt(first)) return null;
  const offset = Number(first);
  if (offset >= size) return "unsatisfiable";
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return { offset, length: end - offset + 1 };
}
