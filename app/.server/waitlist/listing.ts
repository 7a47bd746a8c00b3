/** The waitlist for the back office, in pages, and one entry with all about it. */
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { indiaDay, mondayOf, firstOfMonth, startOfDay } from "#app/lib/india-day.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { partsOfPhone } from "#app/schemas/phone.ts";
import { selectEntries, type WaitlistEntry } from "./entry-queries.ts";
import { heard, searchable, writeSearchTexts } from "./search-text.ts";

const { consentReceipts, mails, waitlistEntries } = tables;

const PAGE_ENTRIES = 50;

const filters = {
  messages: sql`accepted_marketing`,
  referred: sql`referrer_id IS NOT NULL`,
  campaign: sql`utm_source IS NOT NULL`,
  unconfirmed: sql`confirm_by IS NOT NULL AND confirmed_at IS NULL`,
} as const satisfies Record<string, SQL>;
export type EntryFilter = keyof typeof filters;
export const entryFilters = Object.keys(filters) as EntryFilter[];

/** By time of joining, or by the brands that were brought this week (from Monday on), this month or ever. */
export const entryOrders = ["newest", "oldest", "week", "month", "ever"] as const;
export type EntryOrder = (typeof entryOrders)[number];

export type Listing = {
  text: string;
  filter: EntryFilter | null;
  campaign: string | null;
  order: EntryOrder;
  page: number;
};

/** `brought`: the brands that the entry brought in the time by which the list is sorted. */
export type ListedEntry = WaitlistEntry & { brought: number | null };

export async function listEntries(
  db: Database,
  { text, filter, campaign, order, page }: Listing,
  now: Date,
): Promise<{ entries: ListedEntry[]; hasNext: boolean }> {
  const code = parseReferralCode(text);
  if (code !== null) {
    const entries = await selectEntries(db).where(eq(waitlistEntries.referralCode, code));
    if (entries.length > 0) return { entries: entries.map((entry) => ({ ...entry, brought: null })), hasNext: false };
  }
  if (text !== "") await writeSearchTexts(db);
  const since = sinceOf(order, now);
  const brought = sql`JOIN (SELECT referrer_id AS by, count(*) AS brought FROM waitlist_entries
    WHERE referrer_id IS NOT NULL AND created_at >= ${since} GROUP BY 1) ON by = id`;
  const sorted = { newest: sql`id DESC`, oldest: sql`id`, brought: sql`brought DESC, id DESC` };
  const rows = await db.all<{ id: number; brought: number | null }>(sql`
    SELECT id, ${since === null ? sql`NULL AS brought` : sql`brought`} FROM waitlist_entries
    ${since === null ? sql`` : brought}
    WHERE ${and(
      sql`TRUE`,
      filter === null ? undefined : filters[filter],
      campaign === null ? undefined : sql`utm_source = ${campaign}`,
      ...conditionsOf(text),
    )}
    ORDER BY ${since === null ? sorted[order === "oldest" ? "oldest" : "newest"] : sorted.brought}
    LIMIT ${PAGE_ENTRIES + 1} OFFSET ${(page - 1) * PAGE_ENTRIES}`);
  const shown = rows.slice(0, PAGE_ENTRIES);
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(shown.map(({ id }) => id))}))`;
  const found = await selectEntries(db).where(inArray(waitlistEntries.id, ids));
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  return {
    entries: shown.flatMap(({ id, brought }) => {
      const entry = byId.get(id);
      return entry ? [{ ...entry, brought }] : [];
    }),
    hasNext: rows.length > PAGE_ENTRIES,
  };
}

/** The moment from which the order counts brought brands. */
function sinceOf(order: EntryOrder, now: Date): number | null {
  if (order === "newest" || order === "oldest") return null;
  if (order === "ever") return 0;
  const today = indiaDay(now);
  return startOfDay(order === "week" ? mondayOf(today) : firstOfMonth(today)).getTime();
}

const PHONE = /^[+(]?\p{Nd}[\p{Nd}\s()./-]*$/u;
const MIN_LETTERS = 3;
const isLongEnough = (word: string): boolean => [...word].length >= MIN_LETTERS;
// D1 takes no pattern of LIKE beyond 50 bytes, which are 16 letters of Hindi.
const holds = (text: string): SQL => sql`instr(search_text, ${text}) > 0`;
/** A word as it is written, or the beginning of one that sounds like it. */
function holdsWord(word: string): SQL {
  if (!isLongEnough(word)) return holds(` ${word}`);
  const sound = heard(word);
  return sound === word ? holds(word) : sql`(${holds(word)} OR ${holds(` ${sound}`)})`;
}

/** A phone number in any spelling, or all words of the text, of which short ones must begin a word. */
function conditionsOf(text: string): SQL[] {
  const typed = searchable(text);
  const phones = PHONE.test(typed) ? partsOfPhone(typed).filter(isLongEnough) : [];
  if (phones.length > 0) return [sql`(${sql.join([...phones, typed].map(holds), sql` OR `)})`];
  const words = typed.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (!words.some(isLongEnough) && isLongEnough(typed)) return [holds(typed)];
  return words.map(holdsWord);
}

const MAX_RECORDS = 50;

/** One entry with its referrals (newest first), others of its mailbox, its consents and its mails. */
export async function readEntry(db: Database, id: number, mostReferrals: number) {
  const own = db
    .select({ mailbox: waitlistEntries.emailIdentity })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id));
  const [entries, referrals, alike, receipts, mailed] = await db.batch([
    selectEntries(db).where(eq(waitlistEntries.id, id)),
    selectEntries(db).where(eq(waitlistEntries.referrerId, id)).orderBy(desc(waitlistEntries.id)).limit(mostReferrals),
    selectEntries(db)
      .where(sql`${waitlistEntries.emailIdentity} = (${own}) AND ${waitlistEntries.id} <> ${id}`)
      .limit(mostReferrals),
    db
      .select()
      .from(consentReceipts)
      .where(eq(consentReceipts.entryId, id))
      .orderBy(desc(consentReceipts.id))
      .limit(MAX_RECORDS),
    db.select().from(mails).where(eq(mails.entryId, id)).orderBy(desc(mails.id)).limit(MAX_RECORDS),
  ]);
  const [entry] = entries;
  return entry ? { entry, referrals, alike, receipts, mails: mailed } : null;
}

export type EntryRead = NonNullable<Awaited<ReturnType<typeof readEntry>>>;
