/** When a brand counts for the one that brought it. */
import { count, desc, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Database, tables } from "#app/.server/db/index.ts";

const { waitlistEntries } = tables;

/** The entries with a confirmed address, and those of a time when mail was off and nobody was asked to confirm. */
export function isConfirmed(entries: { confirmedAt: SQLiteColumn; confirmBy: SQLiteColumn }): SQL | undefined {
  return or(isNotNull(entries.confirmedAt), isNull(entries.confirmBy));
}

/** The same in SQL that is written by hand, for the name that a statement gives to the entries. */
export const confirmedIn = (name: string): string => `(${name}.confirmed_at IS NOT NULL OR ${name}.confirm_by IS NULL)`;

export type MonthState = "pending" | "lapsed" | "confirmed" | "granted" | "refused";

/** Where the free month for a brand stands. Unconfirmed for too long, it is off the list, until it confirms after all. */
export function monthState(
  referee: { confirmBy: Date | null; confirmedAt: Date | null; decision: "granted" | "refused" | null },
  now: Date,
): MonthState {
  const { confirmBy, confirmedAt, decision } = referee;
  if (decision) return decision;
  if (confirmedAt || !confirmBy) return "confirmed";
  return confirmBy > now ? "pending" : "lapsed";
}

/** Of the newest entries, how many were asked to confirm their address, and how many did. Reads no more than so many rows. */
export async function confirmedOfNewest(db: Database, most: number): Promise<{ asked: number; confirmed: number }> {
  const newest = db
    .select({ confirmBy: waitlistEntries.confirmBy, confirmedAt: waitlistEntries.confirmedAt })
    .from(waitlistEntries)
    .orderBy(desc(waitlistEntries.id))
    .limit(most)
    .as("newest");
  const rows = await db
    .select({ asked: count(), confirmed: count(newest.confirmedAt) })
    .from(newest)
    .where(isNotNull(newest.confirmBy));
  return rows[0] ?? { asked: 0, confirmed: 0 };
}
