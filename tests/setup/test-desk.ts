/** For tests of the commands: a terminal, and an empty database of the real schema in this process's SQLite. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach } from "vitest";
import { openDatabase as openDomain } from "#app/.server/db/index.ts";
import { readTotals, recount } from "#app/.server/waitlist/counters.ts";
import type { Query, Row } from "#workers/tools/cli/command.ts";
import { d1Client } from "#workers/tools/cli/d1-client.ts";
import type { openDatabase } from "#workers/tools/cli/database.ts";
import { runOps, type Terminal } from "#workers/tools/cli/run.ts";
import { sqlInteger, sqlText } from "#workers/tools/cli/sql.ts";

/** A temporary folder, deleted after the test file. */
export const folder = mkdtempSync(join(tmpdir(), "ops-"));
/** The database of the running test. */
export let database: DatabaseSync;
/** The backups' bucket. */
export const bucket = new Map<string, Uint8Array<ArrayBuffer>>();
/** Who is asked at the terminal; null as long as nobody is there. */
export const person: Pick<Terminal, "ask"> = { ask: null };

export function renewDatabase(): void {
  database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE d1_migrations (id integer PRIMARY KEY, name text)");
  const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  for (const name of files.sort()) {
    database.exec(readFileSync(`migrations/${name}`, "utf8"));
    database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  }
}
beforeEach(() => {
  renewDatabase();
  bucket.clear();
  person.ask = null;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inTransaction = <T>(statements: readonly string[], run: (statement: string) => T): T[] => {
  database.exec("BEGIN");
  const results = statements.map(run);
  database.exec("COMMIT");
  return results;
};

/** The changes that the back office tells of, each with who made it. */
export const noted = () =>
  database
    .prepare("SELECT who, action FROM ops_audit ORDER BY id")
    .all()
    .map(({ who, action }) => `${who}: ${action}`);

/** Values are hex, so a semicolon always ends a statement. */
export const query: Query = async (sql) => {
  const statements = sql.split(";").filter((part) => part.trim());
  return inTransaction(statements, (one) =>
    database
      .prepare(one)
      .all()
      .map((row) => ({ ...row }) as Row),
  );
};

const backups = {
  read: async (key: string) => bucket.get(key) ?? null,
  run: async (statements: AsyncIterable<string>) => {
    const all: string[] = [];
    for await (const statement of statements) all.push(statement);
    inTransaction(all, (one) => database.exec(one));
  },
};

/** Runs a command. `said` are its lines about the database and its progress, `err` all other complaints. */
export async function opsWith(open: typeof openDatabase, argv: readonly string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const complaints: string[] = [];
  const terminal = { print: (text: string) => out.push(text), complain: (text: string) => complaints.push(text) };
  const surroundings = { env, open, backupsOf: () => backups };
  const code = await runOps(argv, { ...terminal, ...person, askSecret: null }, surroundings);
  const said = complaints.filter((text) => /^Database: |…$/.test(text));
  const err = complaints.filter((text) => !said.includes(text)).join("\n");
  return { code, out: out.join("\n"), err, said };
}

export const ops = (...argv: string[]) => opsWith(() => query, argv);

/** The counts of the list, and whether they agree with the entries. */
export async function counts() {
  const db = openDomain(d1Client(query));
  const totals = await readTotals(db);
  return {
    ...totals,
    agree: !(await recount(db)),
    entries: database.prepare("SELECT id FROM waitlist_entries").all().length,
  };
}

export const JUNE_3 = Date.UTC(2025, 5, 3, 8, 12);

const usual = { brandName: "Bel & Buta", referrer: "", phone: "+91 98000 00000", consent: false };

/** The statement that joins an entry; the triggers do the rest. */
export function joinSql(given: Record<"email" | "code", string> & Partial<typeof usual>) {
  const { email, code, brandName, referrer, phone, consent } = { ...usual, ...given };
  return `INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
    referrer_id, accepted_terms, accepted_marketing, created_at) VALUES (${sqlText(email)},
    ${sqlText(email.replace(/\+.*@/, "@"))}, ${sqlText(brandName)}, ${sqlText("Tara")}, ${sqlText(phone)}, ${sqlText(code)},
    (SELECT id FROM waitlist_entries WHERE referral_code = ${sqlText(referrer)}), 1,
    ${consent ? 1 : 0}, ${sqlInteger(JUNE_3)});`;
}

export function applySql(email: string, at = JUNE_3): string {
  return `INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter,
    created_at) VALUES (${sqlText(`${email}-${at}`)}, 'ai-ux-designer', 'Reena', ${sqlText(email)}, '+91 98000 11111',
    'https://cv.example/1', ${sqlText('=SUM(A1)\n"quoted", and more')}, ${sqlInteger(at)});`;
}

export async function twoJoined(): Promise<void> {
  const kabir = { email: "kabir@pepper.example", brandName: '=Pepper, "Porch"', code: "KABR2345" };
  await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
  await query(joinSql({ ...kabir, referrer: "TARA2345", consent: true }));
}
