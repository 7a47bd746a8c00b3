/** Smoothie's frequent questions: every answer can be filled in, gives no verdict, and links to an existing page. */
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { frequentQuestions } from "#app/.server/assistant/frequent-questions/index.ts";
import { numberOf } from "#app/.server/assistant/language.ts";
import { placeholders } from "#app/.server/assistant/placeholders.ts";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import translations from "#app/content/hi/frequent-questions.json" with { type: "json" };
import { fill } from "#app/lib/fill.ts";
import { contact } from "#tests/eval/contact.ts";

const MAX_WORDINGS = 14;
/** Devanagari without its own digits, Latin, and the signs that the faces hold. */
const HINDI_TEXT = /^(?:(?![०-९])\p{Script=Devanagari}|[\u0020-\u007e।₹–—…×·%°©’‘“”]|\u200d)+$/u;
const [ahead, since] = ["2025-07-31T12:00:00Z", "2026-11-26T12:00:00Z"].map((now) =>
  placeholders(contact, new Date(now)),
);

const HINDI_FILE = "app/content/hi/frequent-questions.json";

const every = (isWrong: (entry: (typeof frequentQuestions)[number]) => boolean): string[] =>
  frequentQuestions.filter(isWrong).map(({ question }) => question);

describe("the frequent questions", () => {
  test("every frequent question's answer is filled in, before the launch and after it", () => {
    expect(frequentQuestions.length).toBeGreaterThan(300);
    const mend = "Mend these answers: {names} in braces are those of app/.server/assistant/placeholders.ts";
    for (const values of [ahead, since])
      expect(
        every(({ answer }) => /[{}]|undefined|NaN/.test(fill(answer, values ?? {}))),
        mend,
      ).toEqual([]);
  });

  test("the frequent questions speak of the launch as something to come only before its month", () => {
    const said = (values = {}) => frequentQuestions.map(({ answer }) => fill(answer, values)).join(" ");
    expect(said(ahead)).toContain("opens as a beta in August 2025");
    expect(said(since)).not.toMatch(/opens? (?:as a beta )?in August 2025|will launch/);
  });

  test("the frequent questions lead to pages that there are", () => {
    const paths = new Set(["{whatsapp}", "/kept", "/stories", ...publicPages(builtInStories).map(({ path }) => path)]);
    const isThere = (path: string) => paths.has(path.replace(/[?#].*$/, ""));
    const mend = "Give these questions links to pages of the site, the one with the answer first";
    expect(
      every(({ links }) => links.length === 0 || !links.every(({ path }) => isThere(path))),
      mend,
    ).toEqual([]);
  });

  test("the answers state the fact themselves, without a verdict", () => {
    const verdict = /^(?:(?:yes|no|sure|of course|there you)\b[,.:!]|(?:it|they)\b)/i;
    expect(
      every(({ answer }) => verdict.test(answer)),
      "Begin these answers with their subject, as a page would",
    ).toEqual([]);
    expect(every(({ answer }) => /\]\(/.test(answer))).toEqual([]);
  });

  test("the frequent questions take no more room than they are worth", () => {
    const folder = "app/.server/assistant/frequent-questions";
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    expect(files.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0) / 1024).toBeLessThan(262);
  });

  test("the frequent questions have a few wordings each, and none of them twice", () => {
    expect(every(({ wordings }) => wordings.length > MAX_WORDINGS || wordings.some((one) => !one.trim()))).toEqual([]);
    const all = frequentQuestions.flatMap(({ question, wordings }) => [question.toLowerCase(), ...wordings]);
    expect(
      all.filter((one, at) => all.indexOf(one) !== at),
      "Take out the second of these wordings",
    ).toEqual([]);
  });
});

describe("their Hindi", () => {
  const withMail = { ...contact, MAIL_FROM: "hello@ladoo.example", COMPANY_NAME: "Ladoo Pvt Ltd" };
  const said = translations.map(({ of, answer, ...more }) => {
    const english = frequentQuestions.find(({ question }) => question === of)?.answer ?? "";
    const [original, text] = (["en", "hi"] as const).map((edition) =>
      fill(edition === "en" ? english : answer, placeholders(withMail, new Date("2026-11-26T12:00:00Z"), edition)),
    );
    return { of, original: original ?? "", text: text ?? "", ...more };
  });
  const where = (isWrong: (entry: (typeof said)[number]) => boolean): string[] =>
    said.filter(isWrong).map(({ of }) => of);
  /** The figures of a text. English writes some as words: "seven". */
  const figuresIn = (text: string): string[] => [
    ...new Set((text.match(/\d+(?:[.,]\d+)*|[a-z]+/g) ?? []).flatMap((word) => numberOf(word) ?? []).map(String)),
  ];
  const digitsIn = (text: string): string[] => figuresIn(text.replace(/[a-z]+/gi, ""));

  test("the Hindi answers are of questions that there are, each once", () => {
    expect(said.length).toBeGreaterThan(60);
    expect(
      where(({ original }) => !original),
      `Mend "of" in ${HINDI_FILE}: no English question is called so`,
    ).toEqual([]);
    expect(new Set(said.map(({ of }) => of)).size).toBe(said.length);
  });

  test("a Hindi answer has the figures of the English, and no other", () => {
    const mend = `Mend these answers in ${HINDI_FILE}: their figures differ from the English ones`;
    expect(
      where(({ original, text }) => digitsIn(text).some((one) => !figuresIn(original).includes(one))),
      mend,
    ).toEqual([]);
    expect(
      where(({ original, text }) => digitsIn(original).some((one) => !digitsIn(text).includes(one))),
      mend,
    ).toEqual([]);
  });

  test("a Hindi answer is filled in, in the letters of the faces, and gives no verdict", () => {
    expect(where(({ text }) => /[{}]|undefined|NaN|\]\(/.test(text))).toEqual([]);
    expect(where(({ text, question }) => !HINDI_TEXT.test(`${question}${text}`))).toEqual([]);
    expect(where(({ text }) => /^(?:हाँ|नहीं|जी)[,।: ]/.test(text) || !/[।?]'?$/.test(text))).toEqual([]);
  });

  /** As with `made-from.txt`: look at the Hindi of the lines that differ, then run it with -u. */
  test("a Hindi answer is of the English as it is", async () => {
    const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
    const lines = said.map(
      ({ of }) => `${digest(frequentQuestions.find(({ question }) => question === of)?.answer ?? "")} ${of}\n`,
    );
    await expect(lines.join("")).toMatchFileSnapshot("../../app/content/hi/frequent-questions.made-from.txt");
  });

  test("a Hindi answer has a few wordings, and none of them twice", () => {
    expect(where(({ wordings }) => wordings.length === 0 || wordings.length > MAX_WORDINGS)).toEqual([]);
    const all = said.flatMap(({ question, wordings }) => [question, ...wordings]);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });
});
