/** A question takes a word from here and a word from there, and is known by both. */
import { describe, expect, it } from "vitest";
import { makeProfiles } from "./profiles.ts";

const bag = (text: string) => new Map(text.split(" ").map((term) => [term, 1]));
const ask = (text: string) => text.split(" ").map((term) => ({ term, isLight: false }));

describe("makeProfiles", () => {
  const near = makeProfiles([
    bag("refund money back window"),
    bag("downgrade cycle lower bill"),
    bag("money bill fee"),
  ]);

  it("ranks the bag first whose words the question has", () => {
    const [refund = 0, downgrade = 0, fee = 0] = near(ask("money back"));
    expect(refund).toBeGreaterThan(fee);
    expect(fee).toBeGreaterThan(downgrade);
    expect(downgrade).toBe(0);
  });

  it("gives 1 for the bag's own words, 0 for none of them, and less for a word that nobody has", () => {
    expect(near(ask("money bill fee"))[2]).toBeCloseTo(1);
    expect(near(ask("weather"))).toEqual([0, 0, 0]);
    expect(near(ask("money fee weather"))[2]).toBeLessThan(near(ask("money fee"))[2] ?? 0);
  });

  it("holds a word that fewer bags have for the better sign", () => {
    const [, , byShared = 0] = near(ask("money"));
    const [, , byOwn = 0] = near(ask("fee"));
    expect(byOwn).toBeGreaterThan(byShared);
  });
});
