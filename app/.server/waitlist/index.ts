/** Joins the waitlist, and reads its counts and codes. An address has one entry, which is counted once. */
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, isUniqueViolation, tables, withDatabase } from "#app/.server/db/index.ts";
import { offer } from "#app/content/brand.ts";
import { joinMessages } from "#app/content/waitlist.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { createReferralCode, parseReferralCode } from "#app/lib/referral-code.ts";
import { type JoinedRow, joinBatch } from "./join-batch.ts";
import { earlyLeft } from "./places.ts";
import { isConfirmed, refusedFor } from "./confirmed.ts";
import { toldBrand } from "./told-name.ts";
import type {
  ReferralCount,
  Referrer,
  WaitlistJoin,
  WaitlistJoinAnswer,
  WaitlistStats,
} from "#app/schemas/waitlist.ts";

const { freeMonths, waitlistEntries, waitlistTotals } = tables;
const referee = alias(waitlistEntries, "referee");

type Sources = {
  db: Database;
  /** True when the join also queues the mail that confirms the address. */
  isMailOn?: boolean;
  now?: () => Date;
  createCode?: () => string;
};

/** There are 31^8 codes, so several collisions in a row mean that something else is wrong. */
const CODE_ATTEMPTS = 4;

/**
 * Puts a brand on the waitlist, or finds it there, in one batch (`join-batch.ts`). A repeated call returns the first
 * code. An unknown code, or a mailbox that is on the list already, gives no referrer.
 * @throws DatabaseUnavailableError; nothing is half stored, and the same call may be repeated.
 */
export async function joinWaitlist(join: WaitlistJoin, sources: Sources): Promise<WaitlistJoinAnswer> {
  const { db, isMailOn = false, now = () => new Date(), createCode = createReferralCode } = sources;
  const at = now().getTime();
  const code = parseReferralCode(join.referredBy);
  for (let attempt = 1; ; attempt += 1) {
    const referralCode = createCode();
    const batch = joinBatch(db, join, { referralCode, referrerCode: code, isMailOn, at });
    try {
      const results = await withDatabase(() => db.$client.batch<JoinedRow>(batch));
      const entry = results.at(-1)?.results[0];
      if (!entry) throw new Error("A joined entry is not there");
      // The entry has this call's code exactly when this call made it, even if an answer was lost and retried.
      const isNew = entry.referral_code === referralCode;
      if (isNew) cachedStats.delete(db.$client);
      const isUncredited = isNew && entry.referrer_id === null && join.referredBy !== null;
      return answer(entry, isNew, isUncredited ? await uncredited(db, code) : null);
    } catch (error) {
      if (attempt === CODE_ATTEMPTS || !isUniqueViolation(error, "waitlist_entries.referral_code")) throw error;
    }
  }
}

type NoteCode = "noCode" | "unknownCode" | "knownMailbox";

/** Tells a visitor why the referral was not counted, with the likelier reason where the database can't say. */
async function uncredited(db: Database, code: string | null): Promise<NoteCode> {
  if (code === null) return "noCode";
  const referrer = await findReferrer(db, code).catch(() => null);
  return referrer === null ? "unknownCode" : "knownMailbox";
}

function answer(entry: JoinedRow, isNew: boolean, referralNoteCode: NoteCode | null): WaitlistJoinAnswer {
  const { referral_code: referralCode, position } = entry;
  const earlyBird = position <= offer.capacity;
  const code = isNew ? (earlyBird ? "joined" : "joinedLate") : "alreadyRegistered";
  const referralNote = referralNoteCode && joinMessages[referralNoteCode];
  return {
    referralCode,
    brandName: isNew ? entry.brand_name : toldName(entry.brand_name),
    alreadyRegistered: !isNew,
    message: [joinMessages[code], referralNote].filter(Boolean).join(" "),
    code,
    position,
    earlyBird,
    ...(referralNote && { referralNote, referralNoteCode }),
  };
}

/** A name as others are told it; empty where it is withheld. */
function toldName(name: string): string {
  const { brandName, code } = toldBrand(name);
  return code ? "" : brandName;
}

/** The number of places taken, of referrals, and of early-bird places left. */
export async function readStats(db: Database, deadlineMs?: number): Promise<WaitlistStats & { earlyLeft: number }> {
  const read = () =>
    db
      .select({
        totalSignups: waitlistTotals.totalSignups,
        referralSignups: waitlistTotals.referralSignups,
        earlyLeft: earlyLeft.as("early_left"),
      })
      .from(waitlistTotals)
      .where(eq(waitlistTotals.id, 1));
  const rows = await withDatabase(read, deadlineMs);
  return rows[0] ?? { totalSignups: 0, referralSignups: 0, earlyLeft: offer.capacity };
}

const STATS_KEPT_MS = 5_000;
const cachedStats = new WeakMap<D1Database, { until: number; stats: WaitlistStats }>();

/** As `readStats`, but kept for five seconds or until this isolate makes a join: on a viral day everybody asks. */
export async function readCachedStats(db: Database, now = Date.now()): Promise<WaitlistStats> {
  const kept = cachedStats.get(db.$client);
  if (kept && now < kept.until) return kept.stats;
  const { earlyLeft: _, ...stats } = await readStats(db);
  cachedStats.set(db.$client, { until: now + STATS_KEPT_MS, stats });
  return stats;
}

/** The brand behind a referral code, by the name that others are told; null for an unknown code. */
export async function findReferrer(db: Database, typedCode: string): Promise<Referrer | null> {
  const code = parseReferralCode(typedCode);
  if (code === null) return null;
  const rows = await withDatabase(() =>
    db
      .select({ brandName: waitlistEntries.brandName })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.referralCode, code)),
  );
  return rows[0] ? toldBrand(rows[0].brandName) : null;
}

/** A code's true referral count, and where mail is on how many of these brands count; null for an unknown code. */
export async function readReferralCount(
  db: Database,
  typedCode: string,
  isMailOn = false,
): Promise<ReferralCount | null> {
  const code = parseReferralCode(typedCode);
  if (code === null) return null;
  const confirmed = db
    .select({ n: sql`count(*) - count(${freeMonths.id})` })
    .from(referee)
    .leftJoin(freeMonths, refusedFor(referee))
    .where(and(eq(referee.referrerId, waitlistEntries.id), isConfirmed(referee)));
  const rows = await withDatabase(() =>
    db
      .select({
        referralCode: waitlistEntries.referralCode,
        referralCount: waitlistEntries.referralCount,
        ...(isMailOn ? { confirmedCount: sql<number>`(${confirmed})`.as("confirmed") } : {}),
      })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.referralCode, code)),
  );
  return rows[0] ?? null;
}

/** The code of an address on the list, and nothing else about its entry. */
export async function findCodeByEmail(db: Database, typedEmail: string): Promise<{ referralCode: string } | null> {
  const rows = await withDatabase(() =>
    db
      .select({ referralCode: waitlistEntries.referralCode })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.email, normalizeEmail(typedEmail))),
  );
  return rows[0] ?? null;
}
