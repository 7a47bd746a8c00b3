import { offer } from "#app/content/brand.ts";
import { perField } from "#app/schemas/entry-fields.ts";
import type { ExportedEntry } from "./entry-queries.ts";

const columns: Readonly<Record<string, (entry: ExportedEntry) => string | number | boolean | null>> = {
  position: ({ position }) => position,
  earlyBird: ({ position }) => position <= offer.capacity,
  ...perField(
    ({ name }) =>
      (entry: ExportedEntry) =>
        entry[name],
  ),
  referralCode: ({ referralCode }) => referralCode,
  referralCount: ({ referralCount }) => referralCount,
  freeMonthsOwed: ({ monthsOwed }) => monthsOwed * offer.freeMonthsPerReferral,
  freeMonthsGranted: ({ monthsGranted }) => monthsGranted * offer.freeMonthsPerReferral,
  referredBy: ({ referredBy }) => referredBy,
  acceptedTerms: ({ acceptedTerms }) => acceptedTerms,
  acceptedMarketing: ({ acceptedMarketing }) => acceptedMarketing,
  utmSource: ({ utmSource }) => utmSource,
  language: ({ language }) => language ?? "en-IN",
  confirmedAt: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null,
  joinedAt: ({ joinedAt }) => joinedAt.toISOString(),
};

export const entryColumns = Object.keys(columns);

export const entryRecord = (entry: ExportedEntry) =>
  Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(entry)]));

/** The columns of an export for a mail tool, and those that it takes as they are. */
export const mailingColumns = [
  "email",
  "founderName",
  "brandName",
  "language",
  "phoneNumber",
  "igHandle",
  "confirmedAt",
];
export const PLAIN_IN_MAILING = ["email", "language", "phoneNumber", "igHandle"];
