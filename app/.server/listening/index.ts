/** Counts listening by recording and day. Nothing tells who listened. */
import { desc, gte, sql, sum } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { audioFor, audioPath } from "#app/content/audio.ts";
import { indiaDay, mondayOf } from "#app/lib/india-day.ts";
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

export type Listening = Record<ListeningStage, number>;

const counts = {
  begun: sum(listeningDays.begun).mapWith(Number),
  half: sum(listeningDays.half).mapWith(Number),
  ended: sum(listeningDays.ended).mapWith(Number),
};

/** Each recording's counts, of all time and of each week since a day, the one begun most first. */
export async function readListening(
  db: Database,
  since: number,
): Promise<{ recordings: (Listening & { recording: string })[]; weeks: (Listening & { monday: number })[] }> {
  const day = { day: listeningDays.day, ...counts };
  const [recordings, days] = await db.batch([
    db
      .select({ recording: listeningDays.recording, ...counts })
      .from(listeningDays)
      .groupBy(listeningDays.recording)
      .orderBy(desc(counts.begun)),
    db.select(day).from(listeningDays).where(gte(listeningDays.day, since)).groupBy(listeningDays.day),
  ]);
  const weeks = new Map<number, Listening & { monday: number }>();
  for (let monday = mondayOf(since); monday <= mondayOf(indiaDay(new Date())); monday += 7) {
    weeks.set(monday, { monday, begun: 0, half: 0, ended: 0 });
  }
  for (const { day, begun, half, ended } of days) {
    const week = weeks.get(mondayOf(day));
    if (!week) continue;
    week.begun += begun;
    week.half += half;
    week.ended += ended;
  }
  return { recordings, weeks: [...weeks.values()] };
}
