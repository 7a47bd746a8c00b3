/** Removes entries without their owner's request: fake ones, and those past their time. */
import { asc, between, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { uncountFake } from "./days.ts";
import { selectTotals, type Totals } from "./counters.ts";

const { waitlistEntries, waitlistFreePositions } = tables;

const shown = {
  referralCode: waitlistEntries.referralCode,
  position: waitlistEntries.position,
  brandName: waitlistEntries.brandName,
  email: waitlistEntries.email,
  phoneNumber: waitlistEntries.phoneNumber,
  referralCount: waitlistEntries.referralCount,
  joinedAt: waitlistEntries.createdAt,
};

/** Selects entries: by address, by domain, or by a range of positions. */
export type EntrySelector = { email: string } | { domain: string } | { positions: readonly [from: number, to: number] };

function conditionOf(selector: EntrySelector): SQL | undefined {
  if ("email" in selector) return eq(waitlistEntries.email, normalizeEmail(selector.email));
  if ("positions" in selector) return between(waitlistEntries.position, ...selector.positions);
  return sql`substr(${waitlistEntries.email}, instr(${waitlistEntries.email}, '@') + 1) = ${normalizeEmail(`@${selector.domain}`).slice(1)}`;
}

/** The selected entries, by position. */
export function selectedEntries(db: Database, selectors: readonly EntrySelector[]) {
  return db
    .select(shown)
    .from(waitlistEntries)
    .where(or(...selectors.map(conditionOf)))
    .orderBy(asc(waitlistEntries.position));
}

/** A single bound value for any number of codes: D1 allows a hundred in a statement. */
const hasOneOf = (codes: readonly string[]): SQL =>
  sql`${waitlistEntries.referralCode} IN (SELECT value FROM json_each(${JSON.stringify(codes)}))`;

/**
 * Erases the entries of these codes as fake: their positions become free, and the next joins take them, lowest first. One
 * transaction. A code that is already gone frees nothing. With `by` each erased entry is logged with its position.
 */
export async function eraseFake(
  db: Database,
  codes: readonly string[],
  by?: Actor,
): Promise<{ erased: { position: number }[]; totals: Totals | undefined }> {
  const fake = hasOneOf(codes);
  const positions = db.select({ position: waitlistEntries.position }).from(waitlistEntries).where(fake);
  const before = sql`json_object('position', ${waitlistEntries.position})`;
  // Each statement repeats the codes, and the command line can send only so much text: so there is no extra SELECT.
  const done = await db.batch([
    uncountFake(db, fake),
    ...auditStatementWhere(db, by, { action: "waitlist.fake", subject: "entry", before }, waitlistEntries, fake),
    db.insert(waitlistFreePositions).select(positions).onConflictDoNothing(),
    db.delete(waitlistEntries).where(fake).returning({ position: waitlistEntries.position }),
    selectTotals(db),
  ]);
  const [erased, totals] = done.slice(-2) as unknown as [{ position: number }[], Totals[]];
  return { erased, totals: totals[0] };
}

/** Entries removed in one transaction: D1 ends a statement that takes too long. */
const REMOVED_AT_ONCE = 2_000;

/**
 * Removes the entries that joined before a moment. Their places stay taken; later brands they referred lose the referrer.
 * Every transaction leaves correct counts, so a run that is cut off can simply be repeated.
 */
export async function removeEntriesBefore(
  db: Database,
  before: Date,
): Promise<{ removed: number; totals: Totals | undefined }> {
  const old = db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(lt(waitlistEntries.createdAt, before))
    .limit(REMOVED_AT_ONCE);
  for (let removed = 0; ; ) {
    const [gone, totals] = await db.batch([
      db.delete(waitlistEntries).where(inArray(waitlistEntries.id, old)).returning({ id: waitlistEntries.id }),
      selectTotals(db),
    ]);
    removed += gone.length;
    if (gone.length < REMOVED_AT_ONCE) return { removed, totals: totals[0] };
  }
}
