/** Referral codes: eight characters that survive being read aloud and copied by hand (no 0/O, 1/I/L). */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;
const PATTERN = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

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

/** The stored form of a code somebody typed (any case, spaces or hyphens inside), or null if it can't be one. */
export function parseReferralCode(typed: string | null | undefined): string | null {
  const code = (typed ?? "").replace(/[\s-]/g, "").toUpperCase();
  return PATTERN.test(code) ? code : null;
}
