/** The journey or the episode that fits a situation; what is asked of all of them, or of one's inside, is left to the search. */
import { describe, expect, it } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { answerWithRecording } from "./recording-choice.ts";
import { indexFor } from "../search/search.ts";

const index = indexFor(builtInStories);
const path = (question: string): string | undefined =>
  answerWithRecording(index.parse(question), index)?.links[0]?.path;

describe("answerWithRecording", () => {
  it.each([
    ["I sell only at weekend melas. Which of your founder journeys should I follow?", "/journey/popup-exhibitions"],
    ["main sirf mele me bechti hu, kaunsi journey mere liye hai", "/journey/popup-exhibitions"],
    ["Hardly anybody buys from us on the internet, is there a journey about that?", "/journey/online-growth"],
    ["I copy orders into a notebook all day, which journey is for me?", "/journey/operations-automation"],
    ["I want to stop doing everything by hand, whose story do I follow?", "/journey/operations-automation"],
    ["Whose story should I follow if I only sell at exhibitions?", "/journey/popup-exhibitions"],
    ["My stock never agrees with the count, which episode is it?", "/audio-insights/founders-podcast#episode-2"],
    ["which podcast should I hear before my first stall", "/audio-insights/founders-podcast#episode-1"],
  ])("%s", (question, expected) => {
    expect(path(question)).toBe(expected);
  });

  it("does not take a visitor's wares for a founder's", () => {
    expect(path("Our kurta page gets likes and no buyers on the internet, which journey helps?")).toBe(
      "/journey/online-growth",
    );
  });

  it.each([
    "Which journeys can I read on the site?",
    "how many steps has the pop-up journey",
    "Which journey is longer, operations automation or online growth?",
    "Which of the journeys should I read?",
    "What did Kabir say in the episode about stock?",
    "is episode 3 about stock",
    "Which podcast episode and which journey deal with pop-ups?",
  ])("leaves to the search: %s", (question) => {
    expect(path(question)).toBeUndefined();
  });
});
