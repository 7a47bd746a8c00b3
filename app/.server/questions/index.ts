/** The questions operators have the assistant suggest. Capitals make no other question of one. */
import { asc, eq } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { lineOf } from "#app/schemas/plain-text.ts";

const { popularQuestions } = tables;

export type Question = typeof popularQuestions.$inferSelect;

/** All of them, in the order visitors see them. */
export function listQuestions(db: Database): Promise<Question[]> {
  return db.select().from(popularQuestions).orderBy(asc(popularQuestions.rank), asc(popularQuestions.id));
}

/** A question as it is stored: on one line, with single spaces and nothing that only steers. */
export function questionText(typed: string): string {
  return lineOf(typed).normalize("NFC").replace(/\s+/g, " ");
}

/** The one of them that a stored text is, if it is there. */
export function sameQuestion(all: readonly Question[], question: string): Question | undefined {
  const alike = (other: string) => other.normalize("NFC").toLowerCase() === question.toLowerCase();
  // Word for word before any case: then no other row can have the text, which is unique.
  return all.find((one) => one.question === question) ?? all.find((one) => alike(one.question));
}

/** Adds a question, or changes the text and rank of the one with an id. */
export async function storeQuestion(
  db: Database,
  { id, question, rank }: { id: number | undefined; question: string; rank: number },
): Promise<Question | undefined> {
  const stored =
    id === undefined
      ? db.insert(popularQuestions).values({ question, rank }).returning()
      : db.update(popularQuestions).set({ question, rank }).where(eq(popularQuestions.id, id)).returning();
  return (await stored)[0];
}

/** Removes a question. */
export async function removeQuestion(db: Database, id: number): Promise<void> {
  await db.delete(popularQuestions).where(eq(popularQuestions.id, id));
}
