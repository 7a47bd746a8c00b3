import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailAddress } from "./email.ts";

const Ours = z.string().check(emailAddress("no address"));
const Zods = z.email();

test.each(["asha@brand.xn--h2brj9c", "asha@xn--11b4c3d.xn--h2brj9c", "asha@brand.XN--MGBBH1A71E"])(
  "%s is an address",
  (address) => {
    expect(Ours.safeParse(address).success).toBe(true);
  },
);

test.each([
  "asha@brand.in",
  "asha+shop@mail.brand.co.in",
  "asha@xn--11b4c3d.in",
  "asha",
  "asha@brand",
  "asha@xn--h2brj9c",
  "asha@brand.xn--",
  "asha@brand.xn--h2brj9c-",
  "asha@brand.xn-h2brj9c",
  "asha@brand.in2",
  "asha@brand.भारत",
  "a@b.in, c@d.in",
  "asha..rao@brand.in",
  ".asha@brand.in",
  "asha@@brand.in",
  "asha@brand.xn--h2 brj9c",
  "",
])("of %j Zod's own judgement holds", (address) => {
  expect(Ours.safeParse(address).success).toBe(Zods.safeParse(address).success);
});
