/**
 * Questions that Smoothie could not answer, counted by day and kind. Where the operator keeps questions, their wording
 * is stored from the third visitor on; before that only keyed hashes are.
 */
import { count, desc, eq, gte, lt, sql } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { hmacHex, hmacKey } from "#app/lib/digest.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import { sameness, scrubbed } from "./scrub.ts";

const { declinedAskers, declinedDays, declinedQuestions } = tables;

export const MIN_ASKERS = 3;
export const RETENTION_DAYS = 30;
/** A question about somebody's data usually names them, so its wording is never kept. */
const NEVER_KEPT = "private";

type Declined = {
  kind: string;
  query: string;
  /** The visitor's key for rate limits, stored as a keyed hash that differs for each question. */
  visitor: string;
  /** Empty: only the count is stored. */
  secret: string;
  now: Date;
};

const HASH_LENGTH = 32;

/** Counts a declined question and, where questions are kept, that this visitor asked it. */
export async function countDecline(db: Database, { kind, query, visitor, secret, now }: Declined): Promise<void> {
  const day = indiaDay(now);
  const counted = db
    .insert(declinedDays)
    .values({ day, kind, questions: 1 })
    .onConflictDoUpdate({
      target: [declinedDays.day, declinedDays.kind],
      set: { questions: sql`${declinedDays.questions} + 1` },
    });
  const wording = scrubbed(query);
  const same = sameness(query);
  if (secret === "" || kind === NEVER_KEPT || same === "") {
    await withDatabase(() => db.batch([counted, ...outdated(db, day)]));
    return;
  }
  const key = await hmacKey(secret);
  const hash = async (text: string) => (await hmacHex(key, text)).slice(0, HASH_LENGTH);
  const question = await hash(`declined question: ${same}`);
  const asker = await hash(`asker: ${question} ${visitor}`);
  const askers = db.select({ n: count() }).from(declinedAskers).where(eq(declinedAskers.question, question));
  const asked = db
    .insert(declinedAskers)
    .values({ question, asker, day })
    .onConflictDoUpdate({ target: [declinedAskers.question, declinedAskers.asker], set: { day } });
  const worded = db
    .insert(declinedQuestions)
    .select(
      db
        .select({
          question: sql<string>`${question}`.as("question"),
          wording: sql<string>`${wording}`.as("wording"),
          kind: sql<string>`${kind}`.as("kind"),
          day: sql<number>`${day}`.as("day"),
        })
        .from(sql`(SELECT 1)`)
        .where(sql`(${askers}) >= ${MIN_ASKERS}`),
    )
    .onConflictDoUpdate({ target: declinedQuestions.question, set: { day } });
  await withDatabase(() => db.batch([counted, asked, worded, ...outdated(db, day)]));
}

function outdated(db: Database, today: number) {
  return [
    db.delete(declinedAskers).where(lt(declinedAskers.day, today - RETENTION_DAYS)),
    db.delete(declinedQuestions).where(lt(declinedQuestions.day, today - RETENTION_DAYS)),
  ] as const;
}

/** Deletes outdated questions each night, since a site without new questions must forget, too. */
export async function pruneDeclined(db: Database, now: Date): Promise<void> {
  await db.batch(outdated(db, indiaDay(now)));
}

const MAX_WORDINGS = 200;

/** The counts by day since `days` ago, and the kept wordings, most visitors first. */
export async function readDeclined(db: Database, now: Date, days: number) {
  const today = indiaDay(now);
  const askers = count(declinedAskers.asker);
  const [counts, questions] = await db.batch([
    db
      .select()
      .from(declinedDays)
      .where(gte(declinedDays.day, today - days))
      .orderBy(desc(declinedDays.day)),
    db
      .select({
        question: declinedQuestions.question,
        wording: declinedQuestions.wording,
        kind: declinedQuestions.kind,
        day: declinedQuestions.day,
        askers: askers.as("askers"),
      })
      .from(declinedQuestions)
      .leftJoin(declinedAskers, eq(declinedAskers.question, declinedQuestions.question))
      .where(gte(declinedQuestions.day, today - RETENTION_DAYS))
      .groupBy(declinedQuestions.question)
      .orderBy(desc(askers), desc(declinedQuestions.day))
      .limit(MAX_WORDINGS),
  ]);
  return { counts, questions };
}
