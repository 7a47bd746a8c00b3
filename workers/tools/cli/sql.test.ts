import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { requireSendable, sqlInteger, sqlText } from "./sql.ts";

const database = new DatabaseSync(":memory:");
const read = (expression: string): unknown => database.prepare(`SELECT ${expression} AS value`).get()?.value;

test.each([
  "",
  "Bel & Buta",
  "O'Brien's \"best\"",
  "'; DROP TABLE waitlist_entries; --",
  "a\nb\r\nc\td",
  "नमस्ते 🧿",
  "\\ % _ ? :name $1",
  "/* x */ CASE WHEN END;",
])("the text %j comes back as it was", (text) => {
  expect(read(sqlText(text))).toBe(text);
  expect(read(`typeof(${sqlText(text)})`)).toBe("text");
});

test("a NUL neither ends the value nor the statement", () => {
  expect(read(`hex(${sqlText("a\0b")})`)).toBe("610062");
});

test("no text can end its literal", () => {
  expect(sqlText("x'); DELETE FROM waitlist_entries; --")).toMatch(/^CAST\(X'[0-9a-f]*' AS TEXT\)$/);
});

test("only whole numbers become SQL", () => {
  expect(sqlInteger(-3)).toBe("-3");
  for (const bad of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])
    expect(() => sqlInteger(bad)).toThrow("whole numbers");
});

test("a statement beyond a limit of D1 is refused with that limit", () => {
  const statement = (bytes: number) => `SELECT '${"x".repeat(bytes - 9)}'`;
  expect(() => requireSendable(`${statement(100_000)};SELECT 1;`)).not.toThrow();
  expect(() => requireSendable(`SELECT 1;${statement(100_001)};`)).toThrow("100,000 bytes in a statement");
  expect(() => requireSendable(`${statement(70_000)};${statement(70_000)}`)).toThrow("too much text for one call");
});
