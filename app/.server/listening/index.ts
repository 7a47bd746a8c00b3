/** Counts listening by recording and day. Nothing tells who listened. */
import { desc, gte, sql, sum } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { audioFor, audioPath } from "#app/content/audio.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import type { ListeningStage } from "#app/schemas/listening.ts";

const { listeningDays, publishedStories } = tables;

/** Counts a stage of a recording that the site or a published story has; any other is ignored. */
export async function countStage(
  db: Database,
  { recording, stage }: { recording: string; stage: ListeningStage },
  now: Date,
): Promise<void> {
  const isKnown = audioFor(recording)
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM ${publishedStories} WHERE ${publishedStories.audioUrl} = ${audioPath(recording)})`;
  const column = sql.identifier(stage);
  await withDatabase(() =>
    db.run(sql`
      INSERT INTO listening_days (recording, day, ${column}) SELECT ${recording}, ${indiaDay(now)}, 1 WHERE ${isKnown}
      ON CONFLICT (recording, day) DO UPDATE SET ${column} = ${column} + 1`),
  );
}

const counts = {
  begun: sum(listeningDays.begun).mapWith(Number),
  half: sum(listeningDays.half).mapWith(Number),
  ended: sum(listeningDays.ended).mapWith(Number),
};

/** The counts of each recording of all time, the one begun most first, and of each week by its Monday since one. */
export async function readListening(db: Database, since: number) {
  // 1 January 1970 was a Thursday.
  const monday = sql<number>`${listeningDays.day} - (${listeningDays.day} + 3) % 7`;
  const [recordings, weeks] = await db.batch([
    db
      .select({ recording: listeningDays.recording, ...counts })
      .from(listeningDays)
      .groupBy(listeningDays.recording)
      .orderBy(desc(counts.begun)),
    db
      .select({ day: monday.as("monday"), ...counts })
      .from(listeningDays)
      .where(gte(listeningDays.day, since))
      .groupBy(monday),
  ]);
  return { recordings, weeks };
}
