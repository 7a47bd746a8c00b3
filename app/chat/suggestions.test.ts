import { afterEach, expect, test, vi } from "vitest";
import { fetchPopularQuestions, mergeSuggestions } from "./suggestions.ts";

afterEach(() => vi.unstubAllGlobals());

test("popular questions come first, none stands twice, and twelve are kept", () => {
  const popular = ["What does each role cost", "  ", " Is there a trial? ", "is there a TRIAL?"];
  const builtIn = ["What does each role cost?", ...Array.from({ length: 20 }, (_, index) => `Question ${index}?`)];
  const merged = mergeSuggestions(popular, builtIn);
  expect(merged).toHaveLength(12);
  expect(merged.slice(0, 3)).toEqual(["What does each role cost", "Is there a trial?", "Question 0?"]);
});

test("without popular questions the built-in ones stand alone", () => {
  expect(mergeSuggestions([], ["a", "b"])).toEqual(["a", "b"]);
});

test("popular questions that could not be sent are left out", async () => {
  const questions = ["Is there a trial?", "x".repeat(501)].map((question) => ({ question }));
  vi.stubGlobal("fetch", async () => Response.json(questions));
  expect(await fetchPopularQuestions()).toEqual(["Is there a trial?"]);
});

test.each([
  ["fail", async () => new Response("", { status: 500 })],
  ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["are no list", async () => new Response("<html>")],
])("popular questions that %s are none", async (_what, fetch) => {
  vi.stubGlobal("fetch", fetch);
  expect(await fetchPopularQuestions()).toEqual([]);
});
