import { expect, test } from "vitest";
import { instagramHandle } from "./instagram-handle.ts";

test.each([
  ["https://www.instagram.com/brand?igsh=x", "brand"],
  ["https://www.instagram.com/bel.and_buta/", "bel.and_buta"],
  ["http://instagram.com/brand/reels/?hl=en", "brand"],
  ["m.instagram.com/@brand", "brand"],
  ["instagr.am/brand", "brand"],
  ["https://www.instagram.com/share", "https://www.instagram.com/share"],
  ["https://www.instagram.com/p/Cx1", "https://www.instagram.com/p/Cx1"],
  ["https://www.instagram.com/", "https://www.instagram.com/"],
  ["https://elsewhere.example/instagram.com/brand", "https://elsewhere.example/instagram.com/brand"],
  ["@brand", "@brand"],
  ["brand", "brand"],
  ["", ""],
])("%j is read as %j", (typed, handle) => {
  expect(instagramHandle(typed)).toBe(handle);
});
