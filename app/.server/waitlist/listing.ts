/**
 * The waitlist in pages, searched, filtered and sorted, for the back office. It continues from an entry, and the full-text
 * index answers search and filters, so a page reads only the rows it shows, however long the list is.
 */
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { partsOfPhone } from "#app/schemas/phone.ts";
import { indexNewEntries } from "./indexing.ts";
import { type BriefEntry, selectEntries, selectEntriesBriefly } from "./entry-queries.ts";
import { holdsText, plainSearch, SHORTEST_WORD, spellingsOf } from "./search-text.ts";

const { consentReceipts, mails, waitlistEntries, waitlistReferrers } = tables;

export const PAGE_ENTRIES = 50;
/** The kinds of entries to filter by; each is a tag in the index. */
export const entryFilters = ["messages", "referred", "campaign"] as const;
export type EntryFilter = (typeof entryFilters)[number];

/** By time of joining, or by referrals. The latter lists referrers alone, and does not apply to a search or a filter. */
export const entryOrders = ["newest", "oldest", "referrals"] as const;
export type EntryOrder = (typeof entryOrders)[number];

export type Listing = {
  text: string;
  filter: EntryFilter | null;
  order: EntryOrder;
  /** The page after or before an entry, in the list's order; the first page without either. */
  after?: number | undefined;
  before?: number | undefined;
};

export type ListedPage = {
  entries: BriefEntry[];
  /** Whether there are entries after and before these. */
  hasNext: boolean;
  hasPrevious: boolean;
};

/** A page of the list. */
export async function listEntries(db: Database, listing: Listing): Promise<ListedPage> {
  const code = parseReferralCode(listing.text);
  if (code !== null) {
    const entries = await selectEntriesBriefly(db).where(eq(waitlistEntries.referralCode, code));
    if (entries.length > 0) return { entries, hasNext: false, hasPrevious: false };
  }
  const { match, shortWords } = searchFor(listing);
  const byReferrals = listing.order === "referrals" && match === "" && shortWords.length === 0;
  if (byReferrals || match !== "") await indexNewEntries(db, "search");

  const isBackwards = listing.before !== undefined;
  const from = listing.before ?? listing.after;
  // The newest have the highest ids; a previous page is read backwards.
  const isDescending = (listing.order !== "oldest") !== isBackwards;
  const ids = byReferrals
    ? await idsByReferrals(db, from, isDescending)
    : idsOf({ match, shortWords }, from, isDescending);
  const inOrder = isDescending ? desc : asc;
  const { id, referralCount } = waitlistEntries;
  const found = await selectEntriesBriefly(db)
    .where(inArray(id, ids))
    .orderBy(...(byReferrals ? [inOrder(referralCount)] : []), inOrder(id));
  const hasMore = found.length > PAGE_ENTRIES;
  const page = found.slice(0, PAGE_ENTRIES);
  return {
    entries: isBackwards ? page.reverse() : page,
    hasNext: isBackwards ? true : hasMore,
    hasPrevious: isBackwards ? hasMore : listing.after !== undefined,
  };
}

/**
 * The ids of a page of referrers, those with most referrals first, and one more. It continues from where an entry stands now,
 * in two parts: SQLite uses the index only for the first half of a compared pair.
 */
async function idsByReferrals(db: Database, from: number | undefined, isDescending: boolean): Promise<SQL> {
  const { id, referrals } = waitlistReferrers;
  const [sign, order] = isDescending ? [sql.raw("<"), sql.raw("DESC")] : [sql.raw(">"), sql.raw("ASC")];
  const inOrder = sql`ORDER BY referrals ${order}, id ${order} LIMIT ${PAGE_ENTRIES + 1}`;
  const part = (condition: SQL) =>
    sql`SELECT * FROM (SELECT id, referrals FROM waitlist_referrers WHERE ${condition} ${inOrder})`;
  const [at] =
    from === undefined
      ? []
      : await db
          .select({ referrals })
          .from(waitlistReferrers)
          .where(and(eq(id, from), gt(referrals, 0)));
  if (at === undefined) return sql`(SELECT id FROM (${part(sql`referrals > 0`)}))`;
  const further = isDescending
    ? sql`referrals < ${at.referrals} AND referrals > 0`
    : // Without the second lower bound, at which SQLite would begin.
      sql`referrals > ${at.referrals}`;
  return sql`(SELECT id FROM (${part(sql`referrals = ${at.referrals} AND id ${sign} ${from}`)} UNION ALL ${part(further)} ${inOrder}))`;
}

/** The ids of a page, and one more, which shows whether the list continues. */
function idsOf({ match, shortWords }: Search, from: number | undefined, isDescending: boolean): SQL {
  const limit = PAGE_ENTRIES + 1;
  const [sign, order] = isDescending ? [sql.raw("<"), sql.raw("DESC")] : [sql.raw(">"), sql.raw("ASC")];
  // D1 binds every number as a float, from which the full-text index can't start: it would scan all matches.
  const start = sql`CAST(${from ?? (isDescending ? Number.MAX_SAFE_INTEGER : 0)} AS INTEGER)`;
  const holdAll = sql.join([sql`TRUE`, ...shortWords.map(holdsText)], sql` AND `);
  if (match === "") {
    return sql`(SELECT id FROM waitlist_entries WHERE id ${sign} ${start} AND ${holdAll} ORDER BY id ${order} LIMIT ${limit})`;
  }
  const isWhole =
    shortWords.length === 0
      ? sql`TRUE`
      : sql`EXISTS (SELECT 1 FROM waitlist_entries WHERE waitlist_entries.id = waitlist_search.rowid AND ${holdAll})`;
  return sql`(SELECT rowid FROM waitlist_search WHERE waitlist_search MATCH ${match} AND rowid ${sign} ${start} AND ${isWhole} ORDER BY rowid ${order} LIMIT ${limit})`;
}

/** The index's query, empty when everything matches it, and the words too short for the index: each must begin a word. */
type Search = { match: string; shortWords: string[] };

function searchFor({ text, filter }: Pick<Listing, "text" | "filter">): Search {
  const tag = filter === null ? [] : [`tags : "|${filter}|"`];
  const typed = plainSearch(text);
  const phones = PHONE.test(typed) ? partsOfPhone(typed).filter(isLongEnough) : [];
  const words = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isPhrase = !words.some(isLongEnough) && isLongEnough(typed);
  const terms =
    phones.length > 0
      ? [phoneTerm(phones, typed)]
      : (isPhrase ? [typed] : words.filter(isLongEnough)).map((word) => anySpelling(NAMES, withoutAt(word)));
  return {
    match: [...terms, ...tag].join(" AND "),
    shortWords: phones.length > 0 || isPhrase ? [] : words.filter((word) => !isLongEnough(word)),
  };
}

const PHONE = /^[+(]?\p{Nd}[\p{Nd}\s()./-]*$/u;
const NAMES = "{brand founder email handle phone}";
const isLongEnough = (word: string): boolean => [...word].length >= SHORTEST_WORD;
const withoutAt = (word: string): string =>
  word.startsWith("@") && isLongEnough(word.slice(1)) ? word.slice(1) : word;
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const anyOf = (columns: string, texts: readonly string[]): string =>
  `(${texts.map((text) => `${columns} : ${quoted(text)}`).join(" OR ")})`;
const anySpelling = (columns: string, word: string): string => anyOf(columns, spellingsOf(word));
// Digits may also stand in a name or an address.
const phoneTerm = (parts: readonly string[], typed: string): string =>
  `(${anyOf("phone", parts)} OR ${anyOf("{brand founder email handle}", [typed])})`;

const shownOfMail = {
  id: mails.id,
  kind: mails.kind,
  state: mails.state,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  fault: mails.fault,
};

/** Mails and receipts shown for one entry at most, the newest. */
const MAX_RECORDS = 50;

/** One entry with its referrals (newest first), others of its mailbox, its consents and its mails. */
export async function readEntry(db: Database, id: number, mostReferrals: number) {
  const own = db
    .select({ mailbox: waitlistEntries.emailIdentity })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id));
  const [entries, referrals, alike, asked, receipts, mailed] = await db.batch([
    selectEntries(db).where(eq(waitlistEntries.id, id)),
    selectEntriesBriefly(db)
      .where(eq(waitlistEntries.referrerId, id))
      .orderBy(desc(waitlistEntries.id))
      .limit(mostReferrals),
    selectEntriesBriefly(db)
      .where(sql`${waitlistEntries.emailIdentity} = (${own}) AND ${waitlistEntries.id} <> ${id}`)
      .limit(mostReferrals),
    db.select({ confirmBy: waitlistEntries.confirmBy }).from(waitlistEntries).where(eq(waitlistEntries.id, id)),
    db
      .select()
      .from(consentReceipts)
      .where(eq(consentReceipts.entryId, id))
      .orderBy(desc(consentReceipts.id))
      .limit(MAX_RECORDS),
    db.select(shownOfMail).from(mails).where(eq(mails.entryId, id)).orderBy(desc(mails.id)).limit(MAX_RECORDS),
  ]);
  const [entry] = entries;
  return entry ? { entry, referrals, alike, confirmBy: asked[0]?.confirmBy ?? null, receipts, mails: mailed } : null;
}

export type EntryRead = NonNullable<Awaited<ReturnType<typeof readEntry>>>;
