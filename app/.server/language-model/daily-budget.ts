/** The questions that the language model may get a day, of all visitors in all of Cloudflare's locations. */
import { eq } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { DAY_MS } from "#app/lib/durations.ts";

const { modelDays } = tables;

/** Workers AI's day, which begins at midnight in UTC. */
const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** Counts a question; false, and not counted, when the day's are used up. */
export async function takeQuestion({ $client }: Database, most: number, now: Date): Promise<boolean> {
  const { results } = await $client
    .prepare(
      `INSERT INTO model_days (day, questions) SELECT ?1, 1 WHERE ?2 > 0
       ON CONFLICT (day) DO UPDATE SET questions = questions + 1 WHERE questions < ?2 RETURNING questions`,
    )
    .bind(dayOf(now), most)
    .all();
  return results.length > 0;
}

/** The questions that the model got today. */
export async function questionsToday(db: Database, now: Date): Promise<number> {
  const rows = await withDatabase(() =>
    db
      .select()
      .from(modelDays)
      .where(eq(modelDays.day, dayOf(now))),
  );
  return rows[0]?.questions ?? 0;
}
