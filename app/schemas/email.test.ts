import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailAddress } from "./email.ts";

const Ours = z.string().check(emailAddress("emailInvalid"));
/** The HTML standard's own pattern, letter for letter. */
const HTML =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const isOurs = (address: string) => Ours.safeParse(address).success;

test.each([
  ...`asha@brand.in asha+shop@mail.brand.co.in rock&roll@ex.in a!b@ex.in a/b@ex.in a%b@ex.in a=b@ex.in a#b@ex.in
    o'brien@ex.in`.split(/\s+/),
  ..."!#$%&'*+/=?^_`{|}~-.".split("").map((sign) => `a${sign}b@ex.in`),
  "asha..rao@brand.in",
  "asha@brand.xn--h2brj9c",
  "asha@xn--11b4c3d.xn--h2brj9c",
  "asha@brand.XN--MGBBH1A71E",
  `asha@${"x".repeat(63)}.in`,
  ..."asha @brand.in asha@ asha@brand.xn-- asha@brand.xn--h2brj9c- asha@-brand.in asha@brand..in asha@brand.in. asha@.in".split(
    " ",
  ),
  `asha@${"x".repeat(64)}.in`,
  "a@b.in, c@d.in",
  "asha@@brand.in",
  "asha rao@brand.in",
  "asha@brand .in",
  "<asha@brand.in>",
  "Asha <asha@brand.in>",
  '"asha"@brand.in',
  "asha(shop)@brand.in",
  "asha@[127.0.0.1]",
  "asha;rao@brand.in",
  "asha@brand.in\n",
  "",
])("the HTML standard's judgement of %j holds", (address) => {
  expect(isOurs(address)).toBe(HTML.test(address));
});

test.each(["a@münchen.de", "आशा@brand.in", "आशा@मीरा.भारत", "asha@brand.भारत", "क्\u200dष@brand.in", "jürgen@ex.de"])(
  "%s, which the standard knows only in its form for the wire, is an address",
  (address) => {
    expect(isOurs(address)).toBe(true);
  },
);

test.each(["asha@brand", "asha@localhost", "asha@xn--h2brj9c", "😀@brand.in", "asha@br\u2014and.in", "asha@brand。in"])(
  "%s is no address",
  (address) => {
    expect(isOurs(address)).toBe(false);
  },
);

test("a long text that is no address is seen through at once", () => {
  const begun = performance.now();
  for (const text of [`${"a".repeat(5000)}!`, `a@${"a-".repeat(5000)}`, `a@${"a.".repeat(5000)}`]) {
    expect(isOurs(text)).toBe(false);
  }
  expect(performance.now() - begun).toBeLessThan(200);
});
