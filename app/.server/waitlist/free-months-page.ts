/** Free months in pages, for the back office: referred brands by their referrer, and the referrers who are owed. */
import { and, asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Actor } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import { comparablePhone } from "#app/schemas/phone.ts";
import { confirmedIn, type MonthState, monthState } from "./confirmed.ts";
import { decideMonths } from "./free-months.ts";
import { type Alike, markLookAlikes } from "./look-alikes.ts";
import { writeSearchTexts } from "./search-text.ts";

const { freeMonths, waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

export const PAGE_MONTHS = 50;
/** Brands read before and after each, to detect a burst of joins. */
const NEIGHBOURS = 5;
const MAX_GRANTED = 1_000;

const selectReferees = (db: Database, now: Date) =>
  db
    .select({
      id: waitlistEntries.id,
      brandName: waitlistEntries.brandName,
      founderName: waitlistEntries.founderName,
      email: waitlistEntries.email,
      phoneNumber: waitlistEntries.phoneNumber,
      referralCode: waitlistEntries.referralCode,
      joinedAt: waitlistEntries.createdAt,
      state: monthState(now).as("month_state"),
      reason: freeMonths.reason,
      // Aliased: in a row object, two columns of the same name would be one.
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
    .leftJoin(freeMonths, eq(freeMonths.refereeId, waitlistEntries.id));

const isInState = (state: MonthState, now: Date): SQL =>
  state === "granted" || state === "refused" ? eq(freeMonths.state, state) : eq(monthState(now), state);

type Referee = Awaited<ReturnType<typeof selectReferees>>[number];
export type ListedMonth = Referee & { alike: Alike[] };

export async function readFreeMonthsPage(
  db: Database,
  { state, by, page }: { state: MonthState | null; by: string | null; page: number },
  now: Date,
): Promise<{ months: ListedMonth[]; hasNext: boolean }> {
  const rows = await selectReferees(db, now)
    .where(
      and(
        isNotNull(waitlistEntries.referrerId),
        state === null ? undefined : isInState(state, now),
        by === null ? undefined : eq(referrer.referralCode, by),
      ),
    )
    .orderBy(asc(waitlistEntries.referrerId), asc(waitlistEntries.id))
    .limit(PAGE_MONTHS + 1)
    .offset((page - 1) * PAGE_MONTHS);
  return { months: await marked(db, rows.slice(0, PAGE_MONTHS), now), hasNext: rows.length > PAGE_MONTHS };
}

async function marked(db: Database, rows: readonly Referee[], now: Date): Promise<ListedMonth[]> {
  const [owners, around] = await Promise.all([ownersOfPhones(db, rows), neighboursOf(db, rows, now)]);
  const together = new Map([...around, ...rows].map((row) => [row.id, row]));
  const marks = markLookAlikes([...together.values()], owners);
  return rows.map((row) => ({ ...row, alike: marks.get(row.id) ?? [] }));
}

async function neighboursOf(db: Database, shown: readonly Referee[], now: Date): Promise<Referee[]> {
  const near = (sign: "<" | ">", order: "DESC" | "ASC") =>
    `SELECT id FROM (SELECT id FROM waitlist_entries WHERE referrer_id = shown.value ->> 0
       AND id ${sign} shown.value ->> 1 ORDER BY id ${order} LIMIT ${NEIGHBOURS})`;
  const pairs = JSON.stringify(shown.map((row) => [row.referrer.id, row.id]));
  const { results } = await db.$client
    .prepare(
      `SELECT DISTINCT e.id AS id FROM json_each(?) AS shown CROSS JOIN waitlist_entries AS e
       WHERE e.id IN (${near("<", "DESC")} UNION ALL ${near(">", "ASC")})`,
    )
    .bind(pairs)
    .all<{ id: number }>();
  const ids = JSON.stringify(results.map(({ id }) => id));
  return selectReferees(db, now).where(sql`${waitlistEntries.id} IN (SELECT value FROM json_each(${ids}))`);
}

/** Two brands for each of these phone numbers, by a read of the whole list. */
async function ownersOfPhones(db: Database, shown: readonly Referee[]): Promise<{ id: number; phoneNumber: string }[]> {
  if (shown.length === 0) return [];
  await writeSearchTexts(db);
  const { results } = await db.$client
    .prepare(
      `SELECT min(id) AS first, max(id) AS last, substr(search_text, -10) AS phoneNumber FROM waitlist_entries
       WHERE phoneNumber IN (SELECT value FROM json_each(?)) AND (referrer_id IS NOT NULL OR referral_count > 0) GROUP BY 3`,
    )
    .bind(JSON.stringify(shown.map(({ phoneNumber }) => comparablePhone(phoneNumber))))
    .all<{ first: number; last: number; phoneNumber: string }>();
  return results.flatMap(({ first, last, phoneNumber }) => [first, last].map((id) => ({ id, phoneNumber })));
}

export type OwedReferrer = {
  id: number;
  brandName: string;
  referralCode: string;
  brought: number;
  owed: number;
  granted: number;
  refused: number;
};

const PAGE_REFERRERS = 50;

/** A page of the referrers who are owed free months, the highest debt first, with the sums. */
export async function readOwed(
  db: Database,
  page: number,
): Promise<{ referrers: OwedReferrer[]; hasNext: boolean; all: number; months: number }> {
  const decided = (state: string) =>
    `(SELECT count(*) FROM free_months AS d WHERE d.referrer_id = r.id AND d.state = '${state}')`;
  const { results } = await db.$client
    .prepare(
      `SELECT r.id, r.brand_name AS brandName, r.referral_code AS referralCode, r.referral_count AS brought, o.owed, o.people,
         o.months, ${decided("granted")} AS granted, ${decided("refused")} AS refused
       FROM (SELECT b.referrer_id AS id, count(*) AS owed, count(*) OVER () AS people, sum(count(*)) OVER () AS months
         FROM waitlist_entries AS b LEFT JOIN free_months AS f ON f.referee_id = b.id
         WHERE b.referrer_id IS NOT NULL AND f.id IS NULL AND ${confirmedIn("b")}
         GROUP BY 1 ORDER BY owed DESC, 1 LIMIT ? OFFSET ?) AS o
       JOIN waitlist_entries AS r ON r.id = o.id ORDER BY o.owed DESC, r.id`,
    )
    .bind(PAGE_REFERRERS + 1, (page - 1) * PAGE_REFERRERS)
    .all<OwedReferrer & { people: number; months: number }>();
  return {
    referrers: results.slice(0, PAGE_REFERRERS),
    hasNext: results.length > PAGE_REFERRERS,
    all: results[0]?.people ?? 0,
    months: results[0]?.months ?? 0,
  };
}

/** Grants what these referrers are owed for brands without a mark, the oldest first, and returns how many. */
export async function grantUnmarked(
  db: Database,
  referrerCodes: readonly string[],
  now: Date,
  by: Actor,
): Promise<number> {
  const codes = JSON.stringify(referrerCodes);
  const owed = await selectReferees(db, now)
    .where(
      and(eq(monthState(now), "confirmed"), sql`${referrer.referralCode} IN (SELECT value FROM json_each(${codes}))`),
    )
    .orderBy(asc(waitlistEntries.id))
    .limit(MAX_GRANTED);
  const plain = (await marked(db, owed, now)).filter(({ alike }) => alike.length === 0);
  const refereeCodes = plain.map(({ referralCode }) => referralCode);
  // Another operator may refuse a month in this moment.
  return decideMonths(db, refereeCodes, { state: "granted", isUndecidedOnly: true }, now, by);
}
