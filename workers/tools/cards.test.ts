import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { jpegSize } from "#tests/audit/jpeg.ts";
import { CARD_HEIGHT, CARD_WIDTH, drawCard, readPicture, titleSize } from "./card-design.ts";
import { listCards } from "./cards.ts";

const MAX_BYTES = 300_000;
const cards = listCards("August 2025");

describe("the cards", () => {
  it("are one for every page but the legal ones", () => {
    const without = publicPages(builtInStories).filter(({ path }) => !cards.has(path));
    expect(without.filter(({ kind }) => kind !== "legal")).toEqual([]);
  });

  it("name the launch month in words that stay true", () => {
    for (const path of ["/", "/waitlist"])
      expect(cards.get(path)?.eyebrow).toMatch(/^August 2025 beta(?:, first 100 brands)?$/);
  });

  it("show pictures that exist", () => {
    for (const [path, { picture }] of cards) expect(existsSync(picture), `${path}: ${picture}`).toBe(true);
  });

  it.each(["/", "/story/1", "/journey/popup-exhibitions"])(
    "draw %s as a light JPEG of the right size",
    async (path) => {
      const card = cards.get(path);
      const jpeg = card ? await drawCard(card) : new Uint8Array();
      expect(jpegSize(jpeg)).toEqual({ width: CARD_WIDTH, height: CARD_HEIGHT });
      expect(jpeg.byteLength).toBeLessThan(MAX_BYTES);
    },
  );

  it("set a short title large, and no word wider than its place", () => {
    expect(titleSize("Payments", 450)).toBe(84);
    expect(titleSize("Community Management", 450)).toBeLessThan(75);
    expect(
      titleSize("A title of very many words that goes on and on until nobody wants to read any more of it", 450),
    ).toBeLessThan(56);
  });

  it("draw the house's rooms without their lights", () => {
    const svg = new TextDecoder().decode(readPicture("app/components/art/house.svg"));
    expect(svg).not.toMatch(/<symbol|-glow/);
    expect(svg.match(/<g>/g)?.length).toBeGreaterThan(7);
  });
});
