/** The rules by which a referred brand counts for its referrer. */
import { isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Entries with a confirmed address, and those made while mail was off. */
export function isConfirmed(entries: { confirmedAt: SQLiteColumn; confirmBy: SQLiteColumn }): SQL | undefined {
  return or(isNotNull(entries.confirmedAt), isNull(entries.confirmBy));
}

/** The same as hand-written SQL, for an alias of the table. */
export const confirmedIn = (name: string): string => `(${name}.confirmed_at IS NOT NULL OR ${name}.confirm_by IS NULL)`;

export type MonthState = "pending" | "lapsed" | "confirmed" | "granted" | "refused";

/** The state of the free month for a brand. A lapsed one counts if the brand confirms after all. */
export function monthState(
  referee: { confirmBy: Date | null; confirmedAt: Date | null; decision: "granted" | "refused" | null },
  now: Date,
): MonthState {
  const { confirmBy, confirmedAt, decision } = referee;
  if (decision) return decision;
  if (confirmedAt || !confirmBy) return "confirmed";
  return confirmBy > now ? "pending" : "lapsed";
}
