import { expect, test } from "vitest";
import { mayMeasure, mustAsk, type PixelSettings } from "./consent.ts";

const optIn: PixelSettings = { id: "1", consent: "opt-in" };
const optOut: PixelSettings = { id: "1", consent: "opt-out" };
const none: PixelSettings = { id: "", consent: "opt-out" };

test.each([
  [none, "granted", false, false],
  [none, "unset", false, false],
  [optIn, "unset", false, false],
  [optIn, "granted", false, true],
  [optIn, "declined", false, false],
  [optIn, "granted", true, false],
  [optOut, "unset", false, true],
  [optOut, "declined", false, false],
  [optOut, "unset", true, false],
] as const)("with %j, choice %s and GPC %s, measuring is allowed: %s", (pixel, choice, gpc, allowed) => {
  expect(mayMeasure(pixel, choice, gpc)).toBe(allowed);
});

test("only a pixel that waits for consent, and has no answer yet, asks", () => {
  expect(mustAsk(optIn, "unset", false)).toBe(true);
  expect(mustAsk(optIn, "unset", true)).toBe(false);
  expect(mustAsk(optIn, "declined", false)).toBe(false);
  expect(mustAsk(optOut, "unset", false)).toBe(false);
  expect(mustAsk(none, "unset", false)).toBe(false);
});
