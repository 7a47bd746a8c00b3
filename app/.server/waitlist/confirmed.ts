/** The rules by which a referred brand counts for its referrer. */
import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { tables } from "#app/.server/db/index.ts";

const { freeMonths, waitlistEntries } = tables;

/** Entries with a confirmed address, and those made while mail was off. */
export function isConfirmed(entries: { confirmedAt: SQLiteColumn; confirmBy: SQLiteColumn }): SQL | undefined {
  return or(isNotNull(entries.confirmedAt), isNull(entries.confirmBy));
}

/** The same as hand-written SQL, for an alias of the table. */
export const confirmedIn = (name: string): string => `(${name}.confirmed_at IS NOT NULL OR ${name}.confirm_by IS NULL)`;

/** Joins the refused free month of an entry: such a brand does not count. */
export const refusedFor = (entries: { id: SQLiteColumn }): SQL | undefined =>
  and(eq(freeMonths.refereeId, entries.id), eq(freeMonths.state, "refused"));

export type MonthState = "pending" | "lapsed" | "confirmed" | "granted" | "refused";

/** The state of a brand's free month: the decision, else what its confirmation says. A lapsed one may confirm late. */
export const monthState = (now: Date): SQL<MonthState> => sql`CASE
  WHEN ${freeMonths.state} IS NOT NULL THEN ${freeMonths.state} WHEN ${isConfirmed(waitlistEntries)} THEN 'confirmed'
  WHEN ${waitlistEntries.confirmBy} > ${now.getTime()} THEN 'pending' ELSE 'lapsed' END`;
