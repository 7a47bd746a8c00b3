import { expect, test } from "vitest";
import { choiceIn, mayMeasure, mustAsk, type PixelSettings } from "./consent.ts";

const optIn: PixelSettings = { id: "1", consent: "opt-in", version: "2" };
const optOut: PixelSettings = { id: "1", consent: "opt-out", version: "2" };
const none: PixelSettings = { id: "", consent: "opt-out", version: "2" };

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

test.each([
  [null, "unset"],
  ["granted 2 2026-11-26T08:00:00.000Z", "granted"],
  ["granted 1 2026-11-26T08:00:00.000Z", "unset"],
  ["granted", "unset"],
  ["declined 1 2026-11-26T08:00:00.000Z", "declined"],
  ["declined", "declined"],
  ["something else", "unset"],
])("the kept choice %j counts under the second text as %s", (kept, choice) => {
  expect(choiceIn(kept, { version: "2" })).toBe(choice);
});

test("a yes from before versions were kept is one to the first text", () => {
  expect(choiceIn("granted", { version: "1" })).toBe("granted");
});
