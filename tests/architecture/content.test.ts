/** What the content must not claim. */
import { expect, it } from "vitest";
import { findRetiredClaims, readTexts, retiredIn } from "#workers/tools/retired-claims.ts";

it("the content claims nothing that was taken back", async () => {
  expect(await findRetiredClaims()).toEqual([]);
  expect(retiredIn({ where: "here", text: "Both brands gain from a referral." })).toHaveLength(1);
});

it("the content is read from every file", async () => {
  const places = (await readTexts()).map(({ where }) => where.split(" ")[0]);
  expect(places.length).toBeGreaterThan(2000);
  expect(places).toEqual(expect.arrayContaining(["brand.ts", "legal/privacy-policy.ts", "hi/home.ts", "site.ts"]));
});
