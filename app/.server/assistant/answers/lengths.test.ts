import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerAboutLength } from "./lengths.ts";

const { parse } = indexFor(builtInStories);
const answer = (question: string) => answerAboutLength(parse(question), builtInStories);
const byLength = builtInStories.toSorted((one, other) => one.audioDuration - other.audioDuration);

test.each([
  ["how long is the message on day forty", "/story/3"],
  ["how long does story five take", "/story/5"],
  ["how long is episode 2", "/audio-insights/founders-podcast#episode-2"],
  ["how many minutes is the first episode", "/audio-insights/founders-podcast#episode-1"],
])("%s", (question, path) => {
  const found = answer(question);
  expect(found?.links[0]?.path).toBe(path);
  expect(found?.body).toMatch(/\d minutes and \d+ seconds?\.$/);
});

test("the shortest and the longest story are those of the players", () => {
  const secondsOf = (question: string) =>
    builtInStories.find(({ id }) => answer(question)?.links[0]?.path === `/story/${id}`)?.audioDuration;
  expect(secondsOf("what is the shortest story")).toBe(byLength[0]?.audioDuration);
  expect(secondsOf("sabse lambi story kaunsi hai")).toBe(byLength.at(-1)?.audioDuration);
});

test("of how many episodes one is the longest is said, whatever the question has", () =>
  expect(answer("The podcast has 10 episodes, which is the longest?")?.body).toMatch(
    /^Of the two episodes, the longest is /,
  ));

test("one founder's are compared where a founder is named", () => {
  const shortest = byLength.find(({ founderKey }) => founderKey === "kabir");
  expect(answer("kabir's shortest story")?.links[0]?.path).toBe(`/story/${shortest?.id}`);
});

test.each([
  "how long is the trial",
  "how long are the stories",
  "what is the shortest cover letter",
  "how long is story 99",
])("no recording's length is asked for: %s", (question) => expect(answer(question)).toBeNull());
