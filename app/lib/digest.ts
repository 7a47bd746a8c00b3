/** Digests and keyed hashes. Texts are hashed as UTF-8. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256Hex(content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", typeof content === "string" ? bytesOf(content) : content));
}

export function hmacKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

export async function hmacHex(key: CryptoKey, text: string): Promise<string> {
  return hexOf(await crypto.subtle.sign("HMAC", key, bytesOf(text)));
}
