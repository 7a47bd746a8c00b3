/**
 * Questions that Smoothie could not answer: counted by day and kind. Where the operator keeps questions, the wording of
 * those that three visitors asked is stored too, with the words that three visitors used; until then only keyed hashes are.
 */
import { count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { hmacHex, hmacKey } from "#app/lib/digest.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import { namesIn, sameness, scrubbed } from "./scrub.ts";

const { declinedAskers, declinedDays, declinedQuestions } = tables;

export const MIN_ASKERS = 3;
export const RETENTION_DAYS = 30;
/** The most words of a question that are counted for themselves. */
const MAX_NAMES = 4;
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
  const same = sameness(query);
  if (secret === "" || kind === NEVER_KEPT || same === "") {
    await withDatabase(() => counted);
    return;
  }
  const key = await hmacKey(secret);
  const hash = async (text: string) => (await hmacHex(key, text)).slice(0, HASH_LENGTH);
  const question = await hash(`declined question: ${same}`);
  const names = namesIn(query).slice(0, MAX_NAMES);
  const words = await Promise.all(names.map((name) => hash(`word of declined questions: ${name}`)));
  const rows = await Promise.all(
    [question, ...words].map(async (one) => ({ question: one, asker: await hash(`asker: ${one} ${visitor}`), day })),
  );
  const noted = db
    .insert(declinedAskers)
    .values(rows)
    .onConflictDoUpdate({ target: [declinedAskers.question, declinedAskers.asker], set: { day } });
  const askersOf = db
    .select({ of: declinedAskers.question, n: count() })
    .from(declinedAskers)
    .where(inArray(declinedAskers.question, [question, ...words]))
    .groupBy(declinedAskers.question);
  const [, , found] = await withDatabase(() => db.batch([counted, noted, askersOf]));
  const isShared = (hashed: string | undefined): boolean => found.some(({ of, n }) => of === hashed && n >= MIN_ASKERS);
  if (!isShared(question)) return;
  const shown = names.filter((_, at) => isShared(words[at]));
  const wording = scrubbed(query, new Set(shown));
  await withDatabase(() =>
    db
      .insert(declinedQuestions)
      .values({ question, wording, kind, day })
      // A later wording with a word that has become known replaces one with "…".
      .onConflictDoUpdate({ target: declinedQuestions.question, set: shown.length > 0 ? { day, wording } : { day } }),
  );
}

export async function pruneDeclined(db: Database, now: Date): Promise<void> {
  const oldest = indiaDay(now) - RETENTION_DAYS;
  await db.batch([
    db.delete(declinedAskers).where(lt(declinedAskers.day, oldest)),
    db.delete(declinedQuestions).where(lt(declinedQuestions.day, oldest)),
  ]);
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
