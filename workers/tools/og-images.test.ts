import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { readPicture, titleSize } from "./og-image-design.ts";
import { listCards } from "./og-images.ts";

const cards = listCards("2025-08");

describe("the cards", () => {
  it("the cards are one for every page but the legal ones", () => {
    const without = publicPages(builtInStories).filter(({ path }) => !cards.has(path));
    expect(without.filter(({ kind }) => kind !== "legal")).toEqual([]);
  });

  it("the cards name the launch month in words that stay true", () => {
    for (const path of ["/", "/waitlist"])
      expect(cards.get(path)?.eyebrow).toMatch(/^August 2025 beta(?:, first 100 brands)?$/);
  });

  it("the cards speak Hindi for the pages that have it", () => {
    const hindi = [...cards].filter(([path]) => path.startsWith("/hi"));
    expect(hindi.map(([path]) => path)).toEqual(expect.arrayContaining(["/hi", "/hi/pricing", "/hi/waitlist"]));
    for (const [path, { title }] of hindi) expect(title, path).toMatch(/\p{Script=Devanagari}/u);
    expect(cards.get("/hi")?.eyebrow).toContain("अगस्त 2025");
  });

  it("the cards show pictures that exist", () => {
    for (const [path, { picture }] of cards) expect(existsSync(picture), `${path}: ${picture}`).toBe(true);
  });

  it("the cards set a short title large, and no word wider than its place", () => {
    expect(titleSize("Payments", 450)).toBe(84);
    expect(titleSize("Community Management", 450)).toBeLessThan(75);
    expect(
      titleSize("A title of very many words that goes on and on until nobody wants to read any more of it", 450),
    ).toBeLessThan(56);
  });

  it("the cards draw the house's rooms without their lights", () => {
    const svg = new TextDecoder().decode(readPicture("app/components/art/house.svg"));
    expect(svg).not.toMatch(/<symbol|-glow/);
    expect(svg.match(/<g>/g)?.length).toBeGreaterThan(7);
  });
});
