/** The operator's suggested questions. Two questions that differ in capitals alone are the same. */
import { asc, eq, sql } from "drizzle-orm";
import { type Actor, auditStatement, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { MAX_SUGGESTED, type PopularQuestions } from "#app/schemas/assistant.ts";
import { lineOf } from "#app/schemas/plain-text.ts";

const { popularQuestions } = tables;

export type Question = typeof popularQuestions.$inferSelect;

export function listQuestions(db: Database): Promise<Question[]> {
  return db.select().from(popularQuestions).orderBy(asc(popularQuestions.rank), asc(popularQuestions.id));
}

/**
 * The questions that visitors are offered.
 * @throws DatabaseUnavailableError
 */
export async function suggestedQuestions(db: Database): Promise<PopularQuestions> {
  const all = await withDatabase(() => listQuestions(db));
  return all.slice(0, MAX_SUGGESTED).map(({ question }) => ({ question }));
}

/** A question in its stored form: on one line, with single spaces and without control characters. */
export function questionText(typed: string): string {
  return lineOf(typed).normalize("NFC").replace(/\s+/g, " ");
}

export function sameQuestion(all: readonly Question[], question: string): Question | undefined {
  const alike = (other: string) => other.normalize("NFC").toLowerCase() === question.toLowerCase();
  // The exact match first: no other row can have its text, which is unique.
  return all.find((one) => one.question === question) ?? all.find((one) => alike(one.question));
}

/** A suggestion is one line on a phone. */
export const LONGEST_QUESTION = 120;

/** Adds a question, or changes the text and rank of the one with an id. */
export async function storeQuestion(
  db: Database,
  { id, question, rank }: { id: number | undefined; question: string; rank: number },
  by: Actor,
): Promise<void> {
  const stored =
    id === undefined
      ? db.insert(popularQuestions).values({ question, rank })
      : db.update(popularQuestions).set({ question, rank }).where(eq(popularQuestions.id, id));
  const subject = id === undefined ? "a question" : `question ${id}`;
  await db.batch([stored, ...auditStatement(db, by, { action: "questions.add", subject, after: { question } })]);
}

/** Sorts the questions by these ids; others keep their rank, and a deleted one stays deleted. */
export async function orderQuestions(db: Database, ids: readonly number[], by: Actor): Promise<void> {
  const place = sql`(SELECT key FROM json_each(${JSON.stringify(ids)}) WHERE value = ${popularQuestions.id})`;
  const isNamed = sql`${popularQuestions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const note = { action: "questions.order", subject: "questions", after: { ids: ids.map(String) } };
  await db.batch([db.update(popularQuestions).set({ rank: place }).where(isNamed), ...auditStatement(db, by, note)]);
}

export async function removeQuestion(db: Database, id: number, by: Actor): Promise<void> {
  const matches = eq(popularQuestions.id, id);
  const note = { action: "questions.remove", subject: "question" };
  const notes = auditStatementWhere(db, by, note, popularQuestions, matches);
  const found = db.select({ id: popularQuestions.id }).from(popularQuestions).where(matches);
  await db.batch([found, ...notes, db.delete(popularQuestions).where(matches)]);
}
