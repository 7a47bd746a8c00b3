/** Digests and keyed hashes. Texts are hashed as UTF-8. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Bytes in hexadecimal, lower case. */
export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of bytes or of a text, in hexadecimal. */
export async function sha256Hex(content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", typeof content === "string" ? bytesOf(content) : content));
}

/** The key for HMACs (SHA-256) with a secret. */
export function hmacKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

/** The HMAC of a text, in hexadecimal. */
export async function hmacHex(key: CryptoKey, text: string): Promise<string> {
  return hexOf(await crypto.subtle.sign("HMAC", key, bytesOf(text)));
}
