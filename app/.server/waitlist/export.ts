import { offer } from "#app/content/brand.ts";
import { entryFieldNames } from "#app/schemas/entry-fields.ts";
import type { WaitlistEntry } from "./entry-queries.ts";

export function entryRecord({
  id: _,
  confirmBy: __,
  joinedAt,
  confirmedAt,
  monthsOwed,
  monthsGranted,
  ...entry
}: WaitlistEntry) {
  return {
    ...entry,
    joinedAt: joinedAt.toISOString(),
    earlyBird: entry.position <= offer.capacity,
    language: entry.language ?? "en-IN",
    confirmedAt: confirmedAt?.toISOString() ?? null,
    freeMonthsOwed: monthsOwed * offer.freeMonthsPerReferral,
    freeMonthsGranted: monthsGranted * offer.freeMonthsPerReferral,
  };
}

export const entryColumns = [
  "position",
  "earlyBird",
  ...entryFieldNames,
  "referralCode",
  "referralCount",
  "freeMonthsOwed",
  "freeMonthsGranted",
  "referredBy",
  "acceptedTerms",
  "acceptedMarketing",
  "utmSource",
  "language",
  "confirmedAt",
  "joinedAt",
] as const satisfies readonly (keyof ReturnType<typeof entryRecord>)[];

/** The columns of an export for a mail tool. */
export const mailingColumns = [
  "email",
  "founderName",
  "brandName",
  "language",
  "phoneNumber",
  "igHandle",
  "confirmedAt",
] as const;

/** The columns that a mail tool takes as they are. */
export const PLAIN_IN_MAILING = ["email", "language", "phoneNumber", "igHandle"];
