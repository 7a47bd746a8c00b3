/** Referral codes: eight characters that survive being read aloud and copied by hand (no 0/O, 1/I/L). */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;
/** As people write one: in any case, with spaces or hyphens inside. */
const CODE = `[${ALPHABET}](?:[\\s-]*[${ALPHABET}]){${LENGTH - 1}}`;
const ALONE = new RegExp(`^[\\s-]*(${CODE})[\\s-]*$`, "i");
/** In a pasted link, whatever stands around it: the link to share, or the address of one's own page. */
const IN_LINK = new RegExp(`(?:[?&]ref=|/waitlist/)(?:\\s|%20)*(${CODE})(?![a-z0-9])`, "i");

/** A fresh random code; uniqueness is the database's to decide. */
export function createReferralCode(): string {
  // Bytes from 248 up are thrown away: 248 = 8 x 31, so every letter stays equally likely.
  let code = "";
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < 248 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

/** The stored form of a code somebody typed or pasted, alone or as a link, or null if there is none in it. */
export function parseReferralCode(typed: string | null | undefined): string | null {
  const text = typed ?? "";
  const [, code] = ALONE.exec(text) ?? IN_LINK.exec(text) ?? [];
  return code?.replace(/[\s-]/g, "").toUpperCase() ?? null;
}
