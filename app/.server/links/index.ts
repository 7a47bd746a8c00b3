/**
 * Links that are sent only by mail. A token holds an entry's code and an expiry; the signature also covers its purpose and
 * the address it was mailed to, so it is worthless for another purpose or once the address is corrected.
 */
import { hmacHex, hmacKey, sha256Hex } from "#app/lib/digest.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";

/** The purpose of a link: confirming an address, opening one's own page, or stopping messages. */
export type LinkPurpose = "confirm" | "own-page" | "stop";

/** How long a link works. Stopping messages must still work a year after the mail. */
export const linkLifeMs: Readonly<Record<LinkPurpose, number>> = {
  confirm: 30 * DAY_MS,
  "own-page": 30 * MINUTE_MS,
  stop: 365 * DAY_MS,
};

/** The entry a link belongs to. */
export type LinkOwner = { referralCode: string; email: string };
/** The content of a genuine token: its entry's code, and a digest of the address it was mailed to. */
export type LinkClaim = { referralCode: string; addressDigest: string };

/**
 * Code, expiry in base 36, digest of the address; then the signature. Lower case only, so that a token has a single
 * spelling.
 */
const TOKEN = /^(([2-9A-HJKMNP-Z]{8})\.([1-9a-z][0-9a-z]{0,9})\.([0-9a-f]{24}))\.([0-9a-f]{64})$/;

/** Signs a token for an entry, valid from now for the life of its purpose. */
export async function signLink(
  secret: string,
  purpose: LinkPurpose,
  { referralCode, email }: LinkOwner,
  now: Date,
): Promise<string> {
  const expiresAt = now.getTime() + linkLifeMs[purpose];
  const claim = `${referralCode}.${expiresAt.toString(36)}.${await digestOf(email)}`;
  return `${claim}.${await hmacHex(await keyOf(secret), signedText(purpose, claim))}`;
}

/** The content of a token, or null when it is forged, changed, expired, or signed for another purpose. */
export async function verifyLink(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkClaim | null> {
  const [, claim = "", referralCode = "", expiry = "", addressDigest = "", signature = ""] = TOKEN.exec(token) ?? [];
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const signed = new TextEncoder().encode(signedText(purpose, claim));
  const isGenuine = await crypto.subtle.verify("HMAC", await keyOf(secret), bytes, signed);
  if (!isGenuine || now.getTime() >= Number.parseInt(expiry, 36)) return null;
  return { referralCode, addressDigest };
}

/** True when a claim is about this address. */
export async function isMailedTo({ addressDigest }: LinkClaim, email: string): Promise<boolean> {
  return addressDigest === (await digestOf(email));
}

const digestOf = async (email: string): Promise<string> => (await sha256Hex(email)).slice(0, 24);

const signedText = (purpose: LinkPurpose, claim: string): string => `${purpose}:${claim}`;

/** The key of the last secret: an isolate has one secret. Not its promise, which would belong to one request. */
let known: { secret: string; key: CryptoKey } | undefined;

async function keyOf(secret: string): Promise<CryptoKey> {
  if (known?.secret === secret) return known.key;
  const key = await hmacKey(secret);
  known = { secret, key };
  return key;
}
