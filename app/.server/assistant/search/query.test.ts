/** What a question is taken for, before anything is looked for. */
import { describe, expect, it } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { hasUnknownSubject, SUBJECT_WEIGHT } from "./query.ts";
import { readRoleQuestion } from "../answers/role-question.ts";
import { PRICE_TERM } from "../language/question-words.ts";
import { indexFor } from "./search.ts";

const { parse } = indexFor(builtInStories);
const weightOf = (question: string, word: string) => parse(question).terms.find((term) => term.word === word)?.weight;

describe("parseQuery", () => {
  it("puts spelling right, and reads Hindi in the words of the site", () => {
    expect(parse("refnd windw").plain).toBe("refund window");
    expect(parse("paise wapas milenge kya").said).toContain("refund");
  });

  it("reads as typed what every object has by that name", () => {
    expect(parse("what does a constructor cost").plain).toBe("what does a constructor cost");
    expect(parse("valueof constructor proto hasownproperty").plain).not.toMatch(/function|native|object/);
    const { roles } = readRoleQuestion(parse("price of constructor admin"));
    expect(roles.map(({ count }) => count)).toEqual([1]);
  });

  it("knows a founder by each of the names, but not what is the visitor's own", () => {
    expect(parse("what does Tara sell").founder).toBe("tara");
    expect(parse("who is Ammini").founder).toBe("kabir");
    expect(parse("the price of ubtan").founder).toBe("dev");
    expect(parse("my ubtan is sold out").founder).toBeNull();
  });

  it("reads 'how much' as the price, unless there is something to have much of", () => {
    expect(parse("how much is an Admin").said).toContain(PRICE_TERM);
    expect(parse("how much notice do you give").said).not.toContain(PRICE_TERM);
  });

  it("knows what is wanted to be told, and who looks for work", () => {
    expect(parse("any story about returns")).toMatchObject({ wantsTale: true, wantsJob: false });
    expect(parse("are you hiring designers")).toMatchObject({ wantsTale: false, wantsJob: true });
  });

  it("weighs what carries the question above what could stand in any", () => {
    expect(weightOf("can the app handle gstr1", "gstr1")).toBeGreaterThan(SUBJECT_WEIGHT);
    expect(weightOf("can the app handle gstr1", "handle")).toBeLessThan(SUBJECT_WEIGHT);
  });

  it("tells a subject that no page knows from a verb that none has", () => {
    expect(hasUnknownSubject(parse("does it work with a zeppelin"))).toBe(true);
    expect(hasUnknownSubject(parse("can I yodel my orders"))).toBe(false);
  });
});
