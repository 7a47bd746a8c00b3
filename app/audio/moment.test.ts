import { describe, expect, test } from "vitest";
import { momentUrl, parseMoment, momentShareLink } from "#app/audio/moment.ts";

describe("parseMoment", () => {
  test.each([
    ["#t=65", { seconds: 65, anchor: null }],
    ["t=65", { seconds: 65, anchor: null }],
    ["#t=1:05", { seconds: 65, anchor: null }],
    ["#episode-2&t=65", { seconds: 65, anchor: "episode-2" }],
    ["#t=65s", { seconds: 65, anchor: null }],
    ["#t=1m5s", { seconds: 65, anchor: null }],
    ["#t=1h2m", { seconds: 3720, anchor: null }],
    ["#t=npt:65", { seconds: 65, anchor: null }],
    ["#t=npt%3A1%3A05%2C90", { seconds: 65, anchor: null }],
    ["#episode-2&t=65,90", { seconds: 65, anchor: "episode-2" }],
    ["#t=0", { seconds: 0, anchor: null }],
  ])("parseMoment finds the moment in %s", (hash, moment) => {
    expect(parseMoment(hash)).toEqual(moment);
  });

  test.each(["", "#", "#episode-2", "#t=", "#t=soon", "#t=s", "#t=,90", "#t=5s1m", "#t=-5", "#t-65", "#start=65"])(
    "parseMoment finds none in %j",
    (hash) => {
      expect(parseMoment(hash)).toBeNull();
    },
  );
});

test("a moment is added to an address, also to one with an anchor", () => {
  expect(momentUrl("https://example.test/story/1", 65.8)).toBe("https://example.test/story/1#t=65");
  expect(momentUrl("https://example.test/podcast#episode-2", 65)).toBe("https://example.test/podcast#episode-2&t=65");
  expect(momentUrl("https://example.test/story/1", 0.4)).toBe("https://example.test/story/1");
});

test("a shared address names the moment it was shared at", () => {
  const { hash } = new URL(momentUrl("https://example.test/podcast#episode-2", 125));
  expect(parseMoment(hash)).toEqual({ seconds: 125, anchor: "episode-2" });
});

test("the share link carries title and address as one encoded text", () => {
  const link = momentShareLink("Salt & lime: 100% by ear", "https://example.test/story/2?from=home", 65);
  expect(link).not.toMatch(/[ &#](?!text=)/);
  const shared = new URL(link);
  expect(shared.origin + shared.pathname).toBe("https://wa.me/");
  expect(shared.searchParams.get("text")).toBe("Salt & lime: 100% by ear https://example.test/story/2?from=home#t=65");
});
