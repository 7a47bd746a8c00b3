import fc from "fast-check";
import { expect, test } from "vitest";
import { mendedAddress } from "./mended-address.ts";

const ORIGIN = "https://ladoo.example";
const mended = (address: string) => mendedAddress(new URL(`${ORIGIN}${address}`));

test.each([
  ["/waitlist%3Fref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist%3Fref%3DABCD2345%26utm_source%3Dig", "/waitlist?ref=ABCD2345&utm_source=ig"],
  ["/waitlist%253Fref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist%25253Fref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist&ref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist&amp;ref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist%26ref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist？ref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist＆ref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/waitlist%3Fref=ABCD2345&utm_source=ig", "/waitlist?ref=ABCD2345&utm_source=ig"],
  ["/waitlist/%3Fref=ABCD2345", "/waitlist?ref=ABCD2345"],
  ["/Waitlist.%3Fref=ABCD2345", "/Waitlist?ref=ABCD2345"],
  ["/waitlist%3Fref=ABCD2345?fbclid=x", "/waitlist?ref=ABCD2345&fbclid=x"],
  ["/waitlist%3Futm_campaign=a%2526b", "/waitlist?utm_campaign=a%26b"],
  ["/waitlist/ABCD2345%3Futm_source=ig", "/waitlist/ABCD2345?utm_source=ig"],
  ["/waitlist/ABCD2345)", "/waitlist/ABCD2345"],
  ["/waitlist/confirm%3Ftoken=a.b.c", "/waitlist/confirm?token=a.b.c"],
  ["/story/1%3Ffbclid=x", "/story/1?fbclid=x"],
  ["/story/1%23t=65", "/story/1#t=65"],
  ["/story/1%3Fa=1%23t=65", "/story/1?a=1#t=65"],
  ["/%3Futm_source=ig", "/?utm_source=ig"],
  ["/&ref=ABCD2345", "/?ref=ABCD2345"],
  ["/pricing%3F", "/pricing"],
  ["/pricing.?team=3", "/pricing?team=3"],
  ...". , ) ]. %3E %22 ' * _ ! : ; … ” । %E2%80%8B %20 %EF%BC%8E"
    .split(" ")
    .map((sign) => [`/pricing${sign}`, "/pricing"]),
  ["/podcast.xml.", "/podcast.xml"],
  ["/feature/The-Storeroom", "/feature/the-storeroom"],
  ["/Features/The-Storeroom.", "/features/the-storeroom"],
  ["/journey/D2C-Starter", "/journey/d2c-starter"],
])("%s leads to %s", (address, page) => {
  expect(mended(address)).toBe(page);
});

test.each([
  "/",
  "/pricing",
  ...`/pricing/ /Pricing /story/__proto__/ /waitlist/ABCD2345 /waitlist?ref=ABCD2345. /story/1.md /story/1%3Fx.data
    /ops%3Fx=1 /OPS. /__manifest /waitlist%0A /journey/% /%E0%A4%A /%2f%2fevil.example /API/stories /.git/HEAD`.split(
    /\s+/,
  ),
])("%s is left as it is", (address) => {
  expect(mended(address)).toBeNull();
});

test.each([
  "//evil.example%3Fx=1",
  "/%2F%2Fevil.example%3Fx=1",
  "/%5C%5Cevil.example.",
  "/%255Cevil.example&x=1",
  "/％２Ｆevil.example.",
  "/／／evil.example&x",
  "/.%2F/evil.example)",
  "/%2e%2e//evil.example%3F",
  "/https:%2F%2Fevil.example%3F",
])("%s leads to no other site", (address) => {
  const path = mended(address) ?? "/";
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
});

test("a mended address needs no mending, and stays on this site", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    "%2F",
    "%5C",
    "%25",
    "%3F",
    "?",
    "&",
    "#",
    "%23",
    "%26",
    ".",
    ")",
    "%0A",
    "%E0",
    "a",
    "Ab",
    "feature",
    "evil.example",
    "？",
    "%2e",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const url = new URL(`${ORIGIN}/${parts.join("")}`);
      const path = mendedAddress(url);
      if (path === null) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      const again = new URL(path, ORIGIN);
      expect(again.origin).toBe(ORIGIN);
      expect(mendedAddress(again)).toBeNull();
    }),
    { numRuns: 3000 },
  );
});
