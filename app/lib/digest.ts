/** Digests and keyed hashes. Texts are hashed as UTF-8. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const sha256Hex = async (content: Uint8Array<ArrayBuffer> | string): Promise<string> =>
  hexOf(await crypto.subtle.digest("SHA-256", typeof content === "string" ? bytesOf(content) : content));

export const hmacKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

export const hmacHex = async (key: CryptoKey, text: string): Promise<string> =>
  hexOf(await crypto.subtle.sign("HMAC", key, bytesOf(text)));
