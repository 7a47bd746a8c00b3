/** Many joins of one domain, founder's name or minute, which may be one person's, for an operator to look at. */
import { and, desc, gte, type SQL, sql } from "drizzle-orm";
import { type Database, tables } from "#app/.server/db/index.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/durations.ts";
import { selectEntries } from "./entry-queries.ts";

const { waitlistEntries } = tables;

export const BURST_DAYS = 7;
export const MIN_BURST = 5;
const MAX_BURSTS = 15;
export const MAX_FAKES = 75;

/** Hosts at which everybody has a mailbox. */
export const SHARED_HOSTS: readonly string[] = [
  ...["gmail.com", "googlemail.com", "yahoo.com", "yahoo.co.in", "yahoo.in", "ymail.com", "rediffmail.com", "aol.com"],
  ...["outlook.com", "outlook.in", "hotmail.com", "live.com", "live.in", "msn.com", "icloud.com", "me.com", "mac.com"],
  ...["proton.me", "protonmail.com", "zoho.com", "zohomail.in", "zohomail.com", "gmx.com", "mail.com", "duck.com"],
];

const values = {
  domain: sql`substr(waitlist_entries.email, instr(waitlist_entries.email, '@') + 1)`,
  founder: sql`lower(trim(waitlist_entries.founder_name))`,
  minute: sql`CAST(waitlist_entries.created_at / ${sql.raw(String(MINUTE_MS))} AS TEXT)`,
} as const satisfies Record<string, SQL>;

export type BurstKind = keyof typeof values;
export const burstKinds = Object.keys(values) as BurstKind[];
export type Burst = { kind: BurstKind; value: string; entries: number; first: number; last: number };

const since = (now: Date) => gte(waitlistEntries.createdAt, new Date(now.getTime() - BURST_DAYS * DAY_MS));

export async function readBursts(db: Database, now: Date): Promise<Burst[]> {
  const read = (kind: BurstKind) =>
    db.all<Burst>(sql`
      SELECT ${kind} AS kind, ${values[kind]} AS value, count(*) AS entries, min(created_at) AS first, max(created_at) AS last
      FROM waitlist_entries WHERE ${since(now)} GROUP BY 2
      HAVING count(*) >= ${MIN_BURST} AND value NOT IN (SELECT value FROM json_each(${JSON.stringify(SHARED_HOSTS)}))
      ORDER BY 3 DESC LIMIT ${MAX_BURSTS}`);
  return (await Promise.all(burstKinds.map(read))).flat();
}

export function entriesOfBurst(db: Database, { kind, value }: Pick<Burst, "kind" | "value">, now: Date) {
  return selectEntries(db)
    .where(and(since(now), sql`${values[kind]} = ${value}`))
    .orderBy(desc(waitlistEntries.id))
    .limit(MAX_FAKES);
}

export function entriesByCode(db: Database, codes: readonly string[]) {
  const some = JSON.stringify(codes.slice(0, MAX_FAKES));
  return selectEntries(db)
    .where(sql`${waitlistEntries.referralCode} IN (SELECT value FROM json_each(${some}))`)
    .orderBy(desc(waitlistEntries.id));
}
