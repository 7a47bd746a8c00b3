/** Who is owed free months, and for which brands. */
import { asc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, tables } from "#app/.server/db/index.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { offer } from "#app/content/brand.ts";
import { type Alike, markLookAlikes } from "./look-alikes.ts";

const { waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

type Referee = {
  id: number;
  brandName: string;
  founderName: string;
  email: string;
  phoneNumber: string;
  joinedAt: Date;
  alike: Alike[];
};

export type Owed = {
  brandName: string;
  founderName: string;
  email: string;
  phoneNumber: string;
  referralCode: string;
  freeMonths: number;
  referees: Referee[];
};

/** Each brand that is owed free months, with its referees, most months first. */
export async function owedMonths(db: Database): Promise<Owed[]> {
  const rows = await readAll((afterId, limit) =>
    db
      .select({
        id: waitlistEntries.id,
        brandName: waitlistEntries.brandName,
        founderName: waitlistEntries.founderName,
        email: waitlistEntries.email,
        phoneNumber: waitlistEntries.phoneNumber,
        joinedAt: waitlistEntries.createdAt,
        referrer: {
          id: sql<number>`${referrer.id}`.as("r_id"),
          brandName: sql<string>`${referrer.brandName}`.as("r_brand"),
          founderName: sql<string>`${referrer.founderName}`.as("r_founder"),
          email: sql<string>`${referrer.email}`.as("r_email"),
          phoneNumber: sql<string>`${referrer.phoneNumber}`.as("r_phone"),
          referralCode: sql<string>`${referrer.referralCode}`.as("r_code"),
        },
      })
      .from(waitlistEntries)
      .innerJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
      .where(gt(waitlistEntries.id, afterId))
      .orderBy(asc(waitlistEntries.id))
      .limit(limit),
  );
  const marks = markLookAlikes(rows);
  const byReferrer = new Map<number, Owed>();
  for (const { referrer: by, ...referee } of rows) {
    const { id, ...known } = by;
    const owed = byReferrer.get(id) ?? { ...known, freeMonths: 0, referees: [] };
    owed.freeMonths += offer.freeMonthsPerReferral;
    owed.referees.push({ ...referee, alike: marks.get(referee.id) ?? [] });
    byReferrer.set(id, owed);
  }
  return [...byReferrer.values()].sort(
    (one, other) => other.freeMonths - one.freeMonths || one.brandName.localeCompare(other.brandName),
  );
}
