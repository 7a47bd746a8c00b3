/** Drizzle on a function that runs one SQL text, as the commands use it. */
import { DatabaseSync } from "node:sqlite";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase, tables } from "#app/.server/db/index.ts";
import type { Row } from "./command.ts";
import { d1Client } from "./d1-client.ts";
import { sqlInteger, sqlText } from "./sql.ts";

const { popularQuestions } = tables;

function open() {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE popular_questions (id integer primary key, question text unique, rank integer)");
  const asked: string[] = [];
  const db = openDatabase(
    d1Client(async (text) => {
      asked.push(text);
      const statements = text.split(";").filter((part) => part.trim());
      return statements.map((statement) => database.prepare(statement).all() as Row[]);
    }),
  );
  return { db, asked };
}

test.each(["", "What's UPI?", "a ? b ; c -- d", "'; DROP TABLE popular_questions; --", "नमस्ते\r\n🧿", "\\ % _ $1"])(
  "the text %j is stored and found as it is",
  async (question) => {
    const { db } = open();
    await db.insert(popularQuestions).values({ question, rank: 7 });
    expect(await db.select().from(popularQuestions).where(eq(popularQuestions.question, question))).toEqual([
      { id: 1, question, rank: 7 },
    ]);
  },
);

test("a batch is one call, and gives each statement's rows", async () => {
  const { db, asked } = open();
  const [added, counted] = await db.batch([
    db.insert(popularQuestions).values({ question: "?", rank: 0 }).returning({ id: popularQuestions.id }),
    db.select({ rows: sql<number>`count(*)`.as("rows"), sign: sql<string>`'?'`.as("sign") }).from(popularQuestions),
  ]);
  expect([added, counted, asked.length]).toEqual([[{ id: 1 }], [{ rows: 1, sign: "?" }], 1]);
});

test("a NUL does not end a text, and only whole numbers become SQL", () => {
  expect(sqlText("a\0b")).toBe("CAST(X'610062' AS TEXT)");
  expect(sqlInteger(-3)).toBe("-3");
  for (const bad of [1.5, Number.NaN, 2 ** 60]) expect(() => sqlInteger(bad)).toThrow("whole numbers");
});
