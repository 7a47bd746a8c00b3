/** What a question is meant for, and what is none of the site's. */
import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { refusalOf } from "../scope/doubt.ts";
import { declinedWordings, headings, wordingsUnder } from "../corpus/wordings/index.ts";
import { indexFor } from "./search.ts";

const { parse, intentOf, search } = indexFor(builtInStories);
const asked = (question: string) => {
  const query = parse(question);
  return { query, intent: intentOf(query) };
};
const refusal = (question: string) => {
  const { query, intent } = asked(question);
  return refusalOf(query, intent);
};

describe("intents", () => {
  test("a question is meant for the passage whose wordings it is like, none of them word for word", () => {
    const { query, intent } = asked("the app was dead from saturday to monday, do you owe me some money");
    const [best] = search(query);
    expect(best?.isMeant).toBe(true);
    expect(best?.passage.answer ?? best?.passage.text).toMatch(/24 consecutive hours/);
    expect(intent.strangeness).toBeLessThan(0);
  });

  test("a question that must be declined is strange, word for word or nearly", () => {
    const [known = ""] = declinedWordings.split(" | ");
    expect(asked(known.toUpperCase()).intent.strangeness).toBe(1);
    const { intent } = asked("my cousin wants a recipe for mango pickle with less oil");
    expect(intent.clearness).toBe(0);
    expect(intent.strangeness).toBeGreaterThan(0);
  });

  test("what has no word in common with anything is neither", () => {
    const { intent } = asked("xyzzy plugh");
    expect(intent.clearness).toBe(0);
    expect(intent.strangeness).toBeCloseTo(0);
  });
});

describe("refusals", () => {
  test("the wordings of the site's own passages get past them, but for one in a thousand", () => {
    const wordings = headings.flatMap((heading) => wordingsUnder(heading).split(" | "));
    expect(wordings.length).toBeGreaterThan(5000);
    const refused = wordings.map((wording) => [refusal(wording), wording]).filter(([reason]) => reason !== null);
    expect(refused.length, JSON.stringify(refused)).toBeLessThan(wordings.length / 1000);
  });

  test("a rule for single words declines nothing that is plainly asked of the site", () => {
    expect(refusal("my lawyer asks which law applies to your terms and where the arbitration is")).toBeNull();
    expect(refusal("my lawyer asks whether I should sue my supplier")).not.toBeNull();
  });
});
