/** The questions that the language model may get a day, of all visitors in all of Cloudflare's locations. */
import { eq } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { DAY_MS } from "#app/lib/durations.ts";

const { modelDays } = tables;

/** Workers AI's day, which begins at midnight in UTC. */
const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** One visitor's share of the day's questions, less once LATE of them are used; MIN_QUESTIONS are always allowed. */
const [SHARE, LATE_SHARE, MIN_QUESTIONS, LATE] = [0.02, 0.002, 3, 0.8];
/** What this isolate knows of today. Nobody's address is stored: other isolates count for themselves. */
let today = { day: 0, used: 0, byVisitor: new Map<string, number>() };

function countVisitor(visitor: string, change: 1 | -1): void {
  today.byVisitor.set(visitor, Math.max((today.byVisitor.get(visitor) ?? 0) + change, 0));
}

/** Counts a question; false, and not counted, when the day's are used up, or the visitor's part of them. */
export async function takeQuestion(
  { $client }: Database,
  { most, visitor }: { most: number; visitor: string },
  now: Date,
): Promise<boolean> {
  const day = dayOf(now);
  if (today.day !== day) today = { day, used: 0, byVisitor: new Map() };
  const share = Math.max(most * (today.used < most * LATE ? SHARE : LATE_SHARE), MIN_QUESTIONS);
  if ((today.byVisitor.get(visitor) ?? 0) >= share) return false;
  // Counted first, so that questions sent at once don't all pass.
  countVisitor(visitor, 1);
  const row = await $client
    .prepare(
      `INSERT INTO model_days (day, questions) SELECT ?1, 1 WHERE ?2 > 0
       ON CONFLICT (day) DO UPDATE SET questions = questions + 1 WHERE questions < ?2 RETURNING questions`,
    )
    .bind(day, most)
    .first<{ questions: number }>();
  if (row) today.used = row.questions;
  else countVisitor(visitor, -1);
  return row !== null;
}

/** Takes back the count of a question that the model failed to answer. */
export async function giveQuestionBack({ $client }: Database, visitor: string, now: Date): Promise<void> {
  countVisitor(visitor, -1);
  await $client
    .prepare("UPDATE model_days SET questions = questions - 1 WHERE day = ?1 AND questions > 0")
    .bind(dayOf(now))
    .run();
}

export async function questionsToday(db: Database, now: Date): Promise<number> {
  const today = db.select().from(modelDays);
  const [row] = await withDatabase(async () => today.where(eq(modelDays.day, dayOf(now))));
  return row?.questions ?? 0;
}
