/** Everything stored about an entry, for the person it is about. */
import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { offer } from "#app/content/brand.ts";
import type { LinkedEntry } from "./confirmation.ts";
import { grantedTo, referralsOf } from "./free-months.ts";
import { toldBrand } from "./told-name.ts";

const { consentReceipts, mails, waitlistEntries } = tables;
const referrer = alias(waitlistEntries, "referrer");

/** The brands that the page shows, the newest; the file has all. */
const MAX_SHOWN = 100;
const PAGE_REFERRALS = 2_000;

export async function readOwnEntry(db: Database, entry: LinkedEntry, now: Date) {
  const [[known], receipts, sent, referrals] = await withDatabase(async () => {
    const [known, receipts, sent] = await db.batch([
      db
        .select({
          referredBy: sql<string | null>`${referrer.referralCode}`.as("referred_by"),
          granted: grantedTo(waitlistEntries.id).as("granted"),
        })
        .from(waitlistEntries)
        .leftJoin(referrer, eq(referrer.id, waitlistEntries.referrerId))
        .where(eq(waitlistEntries.id, entry.id)),
      db.select().from(consentReceipts).where(eq(consentReceipts.entryId, entry.id)).orderBy(asc(consentReceipts.id)),
      db
        .select({ kind: mails.kind, state: mails.state, askedAt: mails.createdAt, sentAt: mails.sentAt })
        .from(mails)
        .where(eq(mails.entryId, entry.id))
        .orderBy(asc(mails.id)),
    ]);
    return [known, receipts, sent, await referralsOf(db, entry.id, now, { limit: MAX_SHOWN })] as const;
  });
  const { id: _, emailIdentity: _mailbox, referrerId: _referrer, createdAt, ...told } = entry;
  return {
    entry: { ...told, joinedAt: createdAt, referredBy: known?.referredBy ?? null },
    freeMonthsGranted: (known?.granted ?? 0) * offer.freeMonthsPerReferral,
    referrals: referrals.map(toldOf),
    consents: receipts.map(({ id: _, entryId: __, ...receipt }) => receipt),
    mails: sent,
  };
}

/** What a referrer may see of a brand they referred. */
const toldOf = ({ brandName, joinedAt, confirmBy, state, reason }: Awaited<ReturnType<typeof referralsOf>>[number]) => {
  return { ...toldBrand(brandName), joinedAt, confirmBy, state, reason };
};

/** Everything stored about an entry as JSON, in pieces: a referrer may have any number of brands. */
export async function* ownEntryFile(db: Database, entry: LinkedEntry, now: Date): AsyncGenerator<string> {
  const { referrals: _, ...own } = await readOwnEntry(db, entry, now);
  yield `${JSON.stringify(own, null, 2).slice(0, -2)},\n  "referrals": [`;
  let beforeId = Number.MAX_SAFE_INTEGER;
  for (let isLast = false, comma = ""; !isLast; comma = ",") {
    const before = { beforeId, limit: PAGE_REFERRALS };
    const page = await withDatabase(() => referralsOf(db, entry.id, now, before));
    if (page.length > 0) yield `${comma}\n${page.map((each) => `    ${JSON.stringify(toldOf(each))}`).join(",\n")}`;
    isLast = page.length < PAGE_REFERRALS;
    beforeId = page.at(-1)?.id ?? 0;
  }
  yield "\n  ]\n}\n";
}
