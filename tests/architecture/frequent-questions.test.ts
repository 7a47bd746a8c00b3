/** Smoothie's frequent questions: every answer can be filled in, gives no verdict, and links to an existing page. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frequentQuestions } from "#app/.server/assistant/frequent-questions/index.ts";
import { placeholders } from "#app/.server/assistant/placeholders.ts";
import { fill } from "#app/lib/fill.ts";
import { contact } from "#tests/eval/contact.ts";
import { knownPaths } from "#workers/tools/content-check.ts";

const FOLDER = "app/.server/assistant/frequent-questions";
const MOST_KILOBYTES = 262;
const MOST_WORDINGS = 10;
const [ahead, since] = ["2025-07-31T12:00:00Z", "2026-11-26T12:00:00Z"].map((now) =>
  placeholders(contact, new Date(now)),
);

const every = (isWrong: (entry: (typeof frequentQuestions)[number]) => boolean): string[] =>
  frequentQuestions.filter(isWrong).map(({ question }) => question);

describe("the frequent questions", () => {
  test("have an answer whose figures are filled in, before the launch and after it", () => {
    expect(frequentQuestions.length).toBeGreaterThan(300);
    for (const values of [ahead, since])
      expect(every(({ answer }) => /[{}]|undefined|NaN/.test(fill(answer, values ?? {})))).toEqual([]);
  });

  test("speak of the launch as something to come only before its month", () => {
    const said = (values = {}) => frequentQuestions.map(({ answer }) => fill(answer, values)).join(" ");
    expect(said(ahead)).toContain("opens as a beta in August 2025");
    expect(said(since)).not.toMatch(/opens? (?:as a beta )?in August 2025|will launch/);
  });

  test("state the fact themselves: no verdict, and nothing that leans on a question", () => {
    expect(every(({ answer }) => /^(?:yes|no|sure|of course|it|they|there you)\b[,.:! ]/i.test(answer))).toEqual([]);
    expect(every(({ answer }) => /\]\(/.test(answer))).toEqual([]);
  });

  test("hold no price that has a placeholder", () => {
    const prices = Object.entries(ahead ?? {}).flatMap(([name, value]) =>
      /(?:Price|Annual)$/.test(name) ? [value] : [],
    );
    expect(prices.length).toBeGreaterThan(10);
    expect(every(({ answer }) => prices.some((price) => answer.includes(price)))).toEqual([]);
  });

  test("lead to pages that there are", () => {
    const paths = knownPaths();
    const isThere = (path: string) =>
      path === "{whatsapp}" || paths.has(path) || paths.has(path.replace(/[?#].*$/, ""));
    expect(every(({ links }) => links.length === 0 || !links.every(({ path }) => isThere(path)))).toEqual([]);
  });

  test("have a few wordings each, and none of them twice", () => {
    expect(every(({ wordings }) => wordings.length > MOST_WORDINGS || wordings.some((one) => !one.trim()))).toEqual([]);
    const all = frequentQuestions.flatMap(({ question, wordings }) => [question.toLowerCase(), ...wordings]);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  test("take no more room than they are worth", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
    const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
    expect(bytes / 1024).toBeLessThan(MOST_KILOBYTES);
  });
});
