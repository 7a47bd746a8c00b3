/**
 * Links that are sent only by mail. A token holds an entry's code and an expiry; its signature also covers its purpose
 * and the mailed address, so it is worthless for another purpose, or once the address is corrected.
 */
import { hmacHex, hmacKey, sha256Hex } from "#app/lib/digest.ts";
import { foldDisguises } from "#app/lib/referral-code.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";

export type LinkPurpose = "confirm" | "own-page" | "stop" | "not-me";

/** Stopping messages must still work a year after the mail. */
export const linkLifeMs: Readonly<Record<LinkPurpose, number>> = {
  confirm: 30 * DAY_MS,
  "own-page": 30 * MINUTE_MS,
  stop: 365 * DAY_MS,
  "not-me": 365 * DAY_MS,
};

export type LinkOwner = { referralCode: string; email: string };
export type LinkClaim = { referralCode: string; addressDigest: string };

/** What mail programs and people put between the signs of a link: line breaks, spaces, the "=" of a soft line break. */
const GAP = "[\\s=]*";
const signs = (sign: string, least: number, most: number) => `${sign}(?:${GAP}${sign}){${least - 1},${most - 1}}`;
/** Code, expiry in base 36, digest of the address, signature. */
const TOKEN = new RegExp(
  [signs("[2-9A-HJKMNP-Z]", 8, 8), signs("[0-9a-z]", 1, 10), signs("[0-9a-f]", 24, 24), signs("[0-9a-f]", 64, 64)]
    .map((part) => `(${part})`)
    .join(`${GAP}\\.${GAP}`)
    .concat("(?![\\p{L}\\p{N}])"),
  "iu",
);

/** The token in an address or a form's field, as it was signed, or null. Only its signature makes it valid. */
export function readToken(text: string): string | null {
  const parts = TOKEN.exec(foldDisguises(text))
    ?.slice(1)
    .map((part) => part.replace(/[\s=]/g, ""));
  if (!parts) return null;
  const [code = "", ...others] = parts;
  return [code.toUpperCase(), ...others.map((part) => part.toLowerCase())].join(".");
}

export async function signLink(
  secret: string,
  purpose: LinkPurpose,
  { referralCode, email }: LinkOwner,
  now: Date,
): Promise<string> {
  const expiresAt = now.getTime() + linkLifeMs[purpose];
  const claim = `${referralCode}.${expiresAt.toString(36)}.${await digestOf(email)}`;
  return `${claim}.${await hmacHex(await hmacKey(secret), signedText(purpose, claim))}`;
}

/** The content of a token, or null when it is forged, changed, expired, or signed for another purpose. */
export async function verifyLink(
  secret: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkClaim | null> {
  const [referralCode = "", expiry = "", addressDigest = "", signature = ""] = readToken(token)?.split(".") ?? [];
  const claim = `${referralCode}.${expiry}.${addressDigest}`;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const signed = new TextEncoder().encode(signedText(purpose, claim));
  const isGenuine = await crypto.subtle.verify("HMAC", await hmacKey(secret), bytes, signed);
  if (!isGenuine || now.getTime() >= Number.parseInt(expiry, 36)) return null;
  return { referralCode, addressDigest };
}

export async function isMailedTo({ addressDigest }: LinkClaim, email: string): Promise<boolean> {
  return addressDigest === (await digestOf(email));
}

export const digestOf = async (email: string): Promise<string> => (await sha256Hex(email)).slice(0, 24);

const signedText = (purpose: LinkPurpose, claim: string): string => `${purpose}:${claim}`;
