import { asc, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "#app/.server/audit/index.ts";
import { type Database, isUniqueViolation, tables, withDatabase } from "#app/.server/db/index.ts";
import { MAX_SUGGESTED, type PopularQuestions } from "#app/schemas/assistant.ts";
import { lineOf } from "#app/schemas/plain-text.ts";

const { popularQuestions } = tables;

/** A suggestion is one line on a phone. */
export const LONGEST_QUESTION = 120;

export async function listQuestions(db: Database): Promise<string[]> {
  const rows = await db.select().from(popularQuestions).orderBy(asc(popularQuestions.rank), asc(popularQuestions.id));
  return rows.map(({ question }) => question);
}

/**
 * The questions that visitors are offered.
 * @throws DatabaseUnavailableError
 */
export async function suggestedQuestions(db: Database): Promise<PopularQuestions> {
  const all = await withDatabase(() => listQuestions(db));
  return all.slice(0, MAX_SUGGESTED).map((question) => ({ question }));
}

/** The questions of a text, one a line. Two that differ in capitals alone are the same, of which the later counts. */
export function questionsIn(text: string): string[] {
  const lines = text.split("\n").map((line) => lineOf(line).normalize("NFC").replace(/\s+/g, " "));
  return [...new Map(lines.filter(Boolean).map((line) => [line.toLowerCase(), line])).values()];
}

/** Replaces the questions. False when they are no longer `was`, the JSON of their texts. */
export async function replaceQuestions(
  db: Database,
  was: string,
  questions: readonly string[],
  by: Actor,
): Promise<boolean> {
  const texts = sql`(SELECT json_group_array(question) FROM (SELECT question FROM popular_questions ORDER BY rank, id))`;
  const insert = (list: readonly string[], condition: SQL) =>
    db
      .insert(popularQuestions)
      .select(sql`SELECT NULL, value, key FROM json_each(${JSON.stringify(list)}) WHERE ${condition}`);
  try {
    await db.batch([
      // A text twice breaks the unique index, and with it the whole batch.
      insert(["", ""], sql`${texts} <> ${was}`),
      db.delete(popularQuestions),
      insert(questions, sql`TRUE`),
      ...auditStatement(db, by, { action: "questions.change", subject: "questions", after: { questions } }),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "popular_questions.question")) return false;
    throw error;
  }
}
