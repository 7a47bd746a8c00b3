/** Fills and empties the database and the backups' bucket. */
import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { openDatabase } from "#app/.server/db/index.ts";
import { readFrom } from "#app/.server/jobs/erasures.ts";
import { openBackup, requireRestorable, restoreStatements } from "#app/.server/jobs/restore.ts";
import { joinWaitlist } from "#app/.server/waitlist/index.ts";
import { recount } from "#app/.server/waitlist/counters.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";

const bindings = env as unknown as { DB: D1Database; BACKUPS: R2Bucket; TEST_MIGRATIONS: D1Migration[] };
export const { DB, BACKUPS } = bindings;
export const db = openDatabase(DB);

/** What a founder types, beside the address. */
export const founder = { brandName: "Bel & Buta", founderName: "Tara Rathore", phoneNumber: "+91 00000 12345" };

type Given = Partial<typeof founder & Record<"referredBy" | "utmSource" | "igHandle" | "language", string>> & {
  acceptedMarketing?: boolean;
  isMailOn?: boolean;
  at?: Date;
};

/** Joins as the Worker does, while mail is off unless it is said to be on. */
export function join(email: string, { isMailOn = false, at = new Date(), ...given }: Given = {}) {
  const form = WaitlistJoinSchema.parse({ ...founder, email, acceptedTerms: true, ...given });
  return joinWaitlist(form, { db, isMailOn, now: () => at });
}

/** The rows that a statement finds. */
export const rows = async <T = Record<string, unknown>>(sql: string): Promise<T[]> =>
  (await DB.prepare(sql).all<T>()).results;

/** The notes of what operators changed. */
export const audit = () => rows("SELECT who, action, subject, before, after FROM ops_audit ORDER BY id");

export const idOf = async (code: string): Promise<number> =>
  Number(await DB.prepare("SELECT id FROM waitlist_entries WHERE referral_code = ?").bind(code).first("id"));

/** The database's tables, without those of SQLite and D1. */
export async function tableNames(): Promise<string[]> {
  const { results } = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name).sort();
}

/** The content of the database by table, with the last numbers of its AUTOINCREMENT tables. */
export async function everything(): Promise<Record<string, unknown[]>> {
  const names = [...(await tableNames()), "sqlite_sequence"];
  const answers = await DB.batch(names.map((name) => DB.prepare(`SELECT * FROM ${name} ORDER BY 1`)));
  return Object.fromEntries(names.map((name, index) => [name, answers[index]?.results ?? []]));
}

/** The codes of entries, by position. */
export async function codesAt(from: number, to = from): Promise<string[]> {
  const { results } = await DB.prepare(
    "SELECT referral_code AS code FROM waitlist_entries WHERE position BETWEEN ? AND ? ORDER BY position",
  )
    .bind(from, to)
    .all<{ code: string }>();
  return results.map(({ code }) => code);
}

/** Deletes all rows of these tables. */
export const emptyTables = (...names: string[]) => DB.batch(names.map((name) => DB.prepare(`DELETE FROM ${name}`)));

/** Empties the waitlist; its places begin at 1 again. */
export async function emptyWaitlist(): Promise<void> {
  await emptyTables("waitlist_entries", "waitlist_free_positions");
  await DB.exec("UPDATE waitlist_totals SET total_signups = 0, referral_signups = 0, positions_given = 0");
}

/** Adds entries by one statement, numbered by `i`; `given` are other values of columns, in SQL. */
export async function fillWaitlist(entries: number, given: Record<string, string> = {}): Promise<void> {
  const { email = "'n' || i || '@x.example'", ...others } = given;
  const texts = { email, email_identity: email, brand_name: "'B'", founder_name: "'F'", phone_number: "'1'" };
  const rest = { referral_code: "printf('S%07d', i)", accepted_terms: "1", accepted_marketing: "0", created_at: "0" };
  const values = { ...texts, ...rest, ...others };
  await DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
     INSERT INTO waitlist_entries (${Object.keys(values)}) SELECT ${Object.values(values)} FROM n`,
  ).run();
}

/** Drops every table, and with them the triggers. */
export async function dropTables(): Promise<void> {
  const names = [...(await tableNames()), "d1_migrations"];
  await DB.batch([
    DB.prepare("PRAGMA defer_foreign_keys = true"),
    ...names.map((name) => DB.prepare(`DROP TABLE ${name}`)),
  ]);
}

/** A database as after a first deploy. */
export async function newDatabase(): Promise<void> {
  await dropTables();
  await applyD1Migrations(DB, bindings.TEST_MIGRATIONS);
}

/** Restores a backup as one transaction of D1 statements. */
export async function restore(time: string): Promise<void> {
  const backup = await openBackup(readFrom(BACKUPS), time);
  const triggers = await requireRestorable(db, backup.header);
  const statements: D1PreparedStatement[] = [];
  for await (const sql of restoreStatements(backup, triggers)) {
    if (new TextEncoder().encode(sql).byteLength > 100_000) throw new Error("D1 takes no such statement");
    statements.push(DB.prepare(sql));
  }
  await DB.batch(statements);
}

export async function emptyBucket(): Promise<void> {
  const { objects } = await BACKUPS.list();
  await BACKUPS.delete(objects.map(({ key }) => key));
}

/** True when every count and position of the waitlist is right. */
export async function isSound(): Promise<boolean> {
  const doubled = await DB.prepare(
    "SELECT position FROM waitlist_entries GROUP BY position HAVING count(*) > 1 OR position < 1",
  ).all();
  return !(await recount(db)) && doubled.results.length === 0;
}
