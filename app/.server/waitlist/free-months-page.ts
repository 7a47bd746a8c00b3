/**
 * The ledger of free months in pages, for the back office: the referred brands, sorted by their referrer. It continues from
 * a key of an index, so it reads only the rows it shows or scans, however long the list is.
 */
import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { offer } from "#app/content/brand.ts";
import { comparablePhone } from "#app/schemas/phone.ts";
import { indexNewEntries } from "./indexing.ts";
import { confirmedIn, type MonthState, monthState } from "./confirmed.ts";
import { refereeColumns, referrer, referrerColumns } from "./free-months.ts";
import { type Alike, markLookAlikes } from "./look-alikes.ts";
import { SHORTEST_WORD } from "./search-text.ts";

const { freeMonths, waitlistEntries } = tables;

export const PAGE_MONTHS = 50;
/** Brands that a filtered page scans at most. It may show few of them, or none; the next page continues from there. */
export const SCAN_LIMIT = 500;
/** Brands read before and after a page, to detect a burst of joins that the page cuts in two. */
const BURST_MARGIN = 20;
/** The same for each brand of a page whose brands are not neighbours. */
const NEIGHBOURS = 5;
/** Free months of one referrer counted at most. */
const MAX_COUNTED = 100;
/** Entries with one phone number that are checked at most for a connection with free months. */
const MAX_ALIKE = 20;

/** A place in the list: the referrer, and the brand it referred. */
export type MonthKey = { referrerId: number; id: number };
const START: MonthKey = { referrerId: 0, id: 0 };

const selectReferees = (db: Database) =>
  db
    .select({ ...refereeColumns, referrer: referrerColumns })
    .from(waitlistEntries)
    .innerJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
    .leftJoin(freeMonths, eq(freeMonths.refereeId, waitlistEntries.id));

type Read = Awaited<ReturnType<typeof selectReferees>>[number];
export type ListedMonth = Read & { state: MonthState; alike: Alike[] };
export type MonthPage = {
  months: ListedMonth[];
  referrers: ReferrerSums[];
  /** The beginning of the next page; null at the end of the list. */
  next: MonthKey | null;
};

/**
 * Where a page of one state is read from. Decisions have an index, and so do unconfirmed brands. The remaining brands, which are
 * most of them, are scanned.
 */
function sourceOf(state: MonthState | null) {
  const { referrerId, id, confirmBy, confirmedAt } = waitlistEntries;
  const entries = { referrerId, id };
  if (state === null) return { key: entries, condition: undefined, most: PAGE_MONTHS };
  if (state === "granted" || state === "refused") {
    const decisions = { referrerId: freeMonths.referrerId, id: freeMonths.refereeId };
    return { key: decisions, condition: eq(freeMonths.state, state), most: PAGE_MONTHS };
  }
  const isUnconfirmed = and(isNotNull(referrerId), isNotNull(confirmBy), isNull(confirmedAt));
  return { key: entries, condition: state === "confirmed" ? undefined : isUnconfirmed, most: SCAN_LIMIT };
}

/** A page of the ledger after a key, of all brands or those in one state, with their referrers' sums. */
export async function readFreeMonthsPage(
  db: Database,
  { state, after }: { state: MonthState | null; after: MonthKey | null },
  now: Date,
): Promise<MonthPage> {
  const from = after ?? START;
  const { key, condition, most } = sourceOf(state);
  const { referrerId, id } = key;
  // Two queries: SQLite uses the index only for the first half of a compared pair.
  const [same, others] = await Promise.all([
    selectReferees(db)
      .where(and(condition, eq(referrerId, from.referrerId), gt(id, from.id)))
      .orderBy(asc(id))
      .limit(most + BURST_MARGIN),
    selectReferees(db)
      .where(and(condition, gt(referrerId, from.referrerId)))
      .orderBy(asc(referrerId), asc(id))
      .limit(most + BURST_MARGIN),
  ]);
  const rows = [...same, ...others].slice(0, most + BURST_MARGIN);
  const looked = rows.slice(0, most).map((row) => ({ ...row, state: monthState(row, now) }));
  const found = looked.filter((row) => state === null || row.state === state);
  const shown = found.slice(0, PAGE_MONTHS);
  const last = found.length > PAGE_MONTHS ? shown.at(-1) : rows.length > most ? looked.at(-1) : undefined;
  const [owners, referrers, around] = await Promise.all([
    ownersOfPhones(db, shown),
    sumsOf(db, [...new Set(shown.map((row) => row.referrer.id))]),
    condition ? neighboursOf(db, shown) : rowsBefore(db, from),
  ]);
  const marked = new Map([...around, ...rows].map((row) => [row.id, row]));
  const marks = markLookAlikes([...marked.values()], owners);
  return {
    months: shown.map((row) => ({ ...row, alike: marks.get(row.id) ?? [] })),
    referrers,
    next: last ? { referrerId: last.referrer.id, id: last.id } : null,
  };
}

/** The brands just before a page. */
function rowsBefore(db: Database, { referrerId, id }: MonthKey) {
  return selectReferees(db)
    .where(and(eq(waitlistEntries.referrerId, referrerId), lte(waitlistEntries.id, id)))
    .orderBy(desc(waitlistEntries.id))
    .limit(BURST_MARGIN);
}

/** The brands referred just before and after each of these by the same referrer. */
async function neighboursOf(db: Database, shown: readonly Read[]) {
  const near = (sign: "<" | ">", order: "DESC" | "ASC") =>
    `SELECT id FROM (SELECT id FROM waitlist_entries WHERE referrer_id = shown.value ->> 0
       AND id ${sign} shown.value ->> 1 ORDER BY id ${order} LIMIT ${NEIGHBOURS})`;
  const { results } = await db.$client
    .prepare(
      `SELECT DISTINCT e.id, e.email, e.phone_number AS phoneNumber, e.created_at AS joinedAt, e.referrer_id AS referrerId
       FROM json_each(?) AS shown CROSS JOIN waitlist_entries AS e
       WHERE e.id IN (${near("<", "DESC")} UNION ALL ${near(">", "ASC")})`,
    )
    .bind(JSON.stringify(shown.map((row) => [row.referrer.id, row.id])))
    .all<{ id: number; email: string; phoneNumber: string; joinedAt: number; referrerId: number }>();
  const referrers = new Map(shown.map(({ referrer: by }) => [by.id, by]));
  return results.flatMap(({ referrerId, joinedAt, ...row }) => {
    const by = referrers.get(referrerId);
    return by ? [{ ...row, joinedAt: new Date(joinedAt), referrer: by }] : [];
  });
}

/** Brands that referred others or were referred, with one of these phone numbers. The search holds the last ten digits. */
async function ownersOfPhones(db: Database, months: readonly Read[]): Promise<{ id: number; phoneNumber: string }[]> {
  const phones = [...new Set(months.map(({ phoneNumber }) => comparablePhone(phoneNumber)))];
  const known = phones.filter((phone) => phone.length >= SHORTEST_WORD);
  if (known.length === 0) return [];
  await indexNewEntries(db, "search");
  const { results } = await db.$client
    .prepare(
      `SELECT e.id AS id, e.phone_number AS phoneNumber FROM json_each(?) AS phone CROSS JOIN waitlist_entries AS e
       WHERE e.id IN (SELECT rowid FROM waitlist_search
           WHERE waitlist_search MATCH phone.value LIMIT ${MAX_ALIKE})
         AND (e.referrer_id IS NOT NULL OR e.referral_count > 0)`,
    )
    .bind(JSON.stringify(known.map(searchForPhone)))
    .all<{ id: number; phoneNumber: string }>();
  return results;
}

/**
 * The search for a phone number. Its last nine digits, as three parts, are found in half the time of all its trigrams in a
 * row; a number with the same parts elsewhere gets no mark, since marks compare whole numbers. A number of like parts, or a
 * short one, is searched in a row: its parts stand in too many others.
 */
function searchForPhone(phone: string): string {
  const parts = [phone.slice(-9, -6), phone.slice(-6, -3), phone.slice(-3)];
  const isTelling = phone.length >= 9 && new Set(parts).size === 3;
  return `phone : (${isTelling ? parts.map((part) => `"${part}"`).join(" AND ") : `"${phone}"`})`;
}

export type ReferrerSums = {
  id: number;
  brandName: string;
  referralCode: string;
  /** The number of brands it referred. */
  brought: number;
  owed: number;
  granted: number;
  refused: number;
  /** True when there is more to count than was counted. */
  isMore: boolean;
};

/**
 * The free months that referrers are owed, were granted (also for brands erased since) and were refused, up to the counting
 * limit.
 */
async function sumsOf(db: Database, ids: readonly number[]): Promise<ReferrerSums[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT r.id, r.brand_name AS brandName, r.referral_code AS referralCode, r.referral_count AS brought,
         (SELECT count(*) FROM (
            SELECT ${confirmedIn("b")} AS counts, f.id AS decided
            FROM waitlist_entries AS b LEFT JOIN free_months AS f ON f.referee_id = b.id
            WHERE b.referrer_id = r.id LIMIT ${MAX_COUNTED}
          ) WHERE counts AND decided IS NULL) AS owed,
         (SELECT json_array(count(*), count(nullif(state, 'refused')), count(nullif(state, 'granted'))) FROM (
            SELECT state FROM free_months WHERE referrer_id = r.id LIMIT ${MAX_COUNTED + 1}
          )) AS decisions
       FROM waitlist_entries AS r WHERE r.id IN (SELECT value FROM json_each(?)) ORDER BY r.id`,
    )
    .bind(JSON.stringify(ids))
    .all<Omit<ReferrerSums, "granted" | "refused" | "isMore"> & { decisions: string }>();
  return results.map(({ decisions, ...sums }) => {
    const [decided = 0, granted = 0, refused = 0]: number[] = JSON.parse(decisions);
    return {
      ...sums,
      owed: sums.owed * offer.freeMonthsPerReferral,
      granted: granted * offer.freeMonthsPerReferral,
      refused: refused * offer.freeMonthsPerReferral,
      isMore: sums.brought > MAX_COUNTED || decided > MAX_COUNTED,
    };
  });
}
