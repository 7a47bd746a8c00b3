/** Detects the type of a picture from its first bytes, since a file name can be wrong. */

const kinds = [
  { extension: "jpg", contentType: "image/jpeg", begins: [0xff, 0xd8, 0xff] },
  { extension: "png", contentType: "image/png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extension: "webp", contentType: "image/webp", begins: [0x52, 0x49, 0x46, 0x46], at8: [0x57, 0x45, 0x42, 0x50] },
] as const;

const has = (bytes: Uint8Array, wanted: readonly number[], at: number): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

export const pictureKind = (bytes: Uint8Array): (typeof kinds)[number] | undefined =>
  kinds.find((one) => has(bytes, one.begins, 0) && (!("at8" in one) || has(bytes, one.at8, 8)));
