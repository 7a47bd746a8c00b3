/** When a brand counts for the one that brought it. */
import { isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The entries with a confirmed address, and those of a time when mail was off and nobody was asked to confirm. */
export function isConfirmed(entries: { confirmedAt: SQLiteColumn; confirmBy: SQLiteColumn }): SQL | undefined {
  return or(isNotNull(entries.confirmedAt), isNull(entries.confirmBy));
}

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
