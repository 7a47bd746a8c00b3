/** Tokens of mailed links: only a genuine one is accepted, for its purpose and in its time. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isMailedTo, type LinkPurpose, linkLifeMs, signLink, verifyLink } from "./index.ts";

const SECRET = "a secret of at least thirty-two characters";
/** `npm run bench:waitlist` asks for ten thousand. */
const TOKENS = 500;
const NOW = new Date("2026-11-26T08:00:00Z");
const TARA = { referralCode: "TARA2345", email: "tara@bel.example" };
const purposes = Object.keys(linkLifeMs) as LinkPurpose[];

const later = (ms: number) => new Date(NOW.getTime() + ms);

test.each(purposes)("a token to %s is taken until it expires, and for no other purpose", async (purpose) => {
  const token = await signLink(SECRET, purpose, TARA, NOW);
  const life = linkLifeMs[purpose];
  const claim = await verifyLink(SECRET, purpose, token, later(life - 1));
  expect(claim).toMatchObject({ referralCode: TARA.referralCode });
  expect(claim && (await isMailedTo(claim, TARA.email))).toBe(true);
  expect(claim && (await isMailedTo(claim, "other@bel.example"))).toBe(false);
  expect(await verifyLink(SECRET, purpose, token, later(life))).toBeNull();
  for (const other of purposes.filter((each) => each !== purpose)) {
    expect(await verifyLink(SECRET, other, token, NOW)).toBeNull();
  }
  expect(await verifyLink(`${SECRET}!`, purpose, token, NOW)).toBeNull();
});

test("a token that is changed anywhere, cut or lengthened is refused", async () => {
  const token = await signLink(SECRET, "confirm", TARA, NOW);
  const signs = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ.-_ %".split("");
  const change = fc.record({ at: fc.nat(token.length - 1), sign: fc.constantFrom(...signs) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const letters = [...token];
      for (const { at, sign } of changes) letters[at] = sign;
      const changed = letters.join("");
      // Other capitals are another spelling of the same token.
      fc.pre(changed.toLowerCase() !== token.toLowerCase());
      expect(await verifyLink(SECRET, "confirm", changed, NOW)).toBeNull();
    }),
    { numRuns: TOKENS },
  );
  for (const other of [token.slice(0, -1), `${token}0`, "", token.slice(9), token.replace(".", "")]) {
    expect(await verifyLink(SECRET, "confirm", other, NOW), JSON.stringify(other)).toBeNull();
  }
});

test("a token written without the secret is refused", async () => {
  const hex = (length: number) =>
    fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: length, maxLength: length });
  await fc.assert(
    fc.asyncProperty(hex(24), hex(64), async (digest, signature) => {
      const expiry = later(60_000).getTime().toString(36);
      expect(await verifyLink(SECRET, "own-page", `TARA2345.${expiry}.${digest}.${signature}`, NOW)).toBeNull();
    }),
    { numRuns: TOKENS },
  );
});

test.each<[string, (token: string) => string]>([
  ["a full stop after it", (token) => `${token}.`],
  ["a bracket after it", (token) => `${token})`],
  ["an angle bracket after it", (token) => `${token}>`],
  ["an escaped angle bracket after it", (token) => `${token}%3E`],
  ["a bold star after it", (token) => `*${token}*`],
  ["an equals sign after it", (token) => `${token}=`],
  ["a space before and after it", (token) => ` ${token} `],
  ["an escaped space after it", (token) => `${token}%20`],
  ["a zero-width space after it", (token) => `${token}\u200b`],
  ["a danda after it", (token) => `${token}।`],
  ["quoted-printable's 3D before it", (token) => `3D${token}`],
  ["an escaped equals sign before it", (token) => `token%3D${token}`],
  ["a line break within", (token) => `${token.slice(0, 60)}\r\n ${token.slice(60)}`],
  ["an escaped line break within", (token) => `${token.slice(0, 5)}%0D%0A${token.slice(5)}`],
  ["a soft line break within", (token) => `${token.slice(0, 70)}=\r\n${token.slice(70)}`],
  ["the rest of a soft line break within", (token) => `${token.slice(0, 70)}=${token.slice(70)}`],
  ["a soft hyphen within", (token) => `${token.slice(0, 30)}\u00ad${token.slice(30)}`],
  ["small letters", (token) => token.toLowerCase()],
  ["capitals", (token) => token.toUpperCase()],
  ["the whole link around it", (token) => `<https://ladoo.example/waitlist/confirm?token=${token}>, thanks`],
])("a token with %s is the same token", async (_, mangle) => {
  const token = await signLink(SECRET, "confirm", TARA, NOW);
  expect(await verifyLink(SECRET, "confirm", mangle(token), NOW)).toMatchObject({ referralCode: "TARA2345" });
});
