/** For tests of the commands: a fake terminal, and an empty database of the real schema in this process's SQLite. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, expect } from "vitest";
import type { Backups, Query, Row, SiteFiles } from "./command.ts";
import type { openDatabase } from "./database.ts";
import { runOps } from "./run.ts";
import { sqlInteger, sqlText } from "./sql.ts";

/** A temporary folder, deleted after the test file. */
export const folder = mkdtempSync(join(tmpdir(), "ops-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An empty database of the real schema. Values are hex, so a semicolon always ends a statement. */
function freshDatabase(): { database: DatabaseSync; query: Query } {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE d1_migrations (id integer PRIMARY KEY, name text)");
  for (const name of readdirSync("migrations")
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    database.exec(readFileSync(`migrations/${name}`, "utf8"));
    database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  }
  const query: Query = async (sql) => {
    const statements = sql.split(";").filter((part) => part.trim());
    database.exec("BEGIN");
    const rows = statements.map((statement) =>
      database
        .prepare(statement)
        .all()
        .map((row) => ({ ...row }) as Row),
    );
    database.exec("COMMIT");
    return rows;
  };
  return { database, query };
}

/** The database of the running test. */
export let { database, query } = freshDatabase();
export function renewDatabase(): void {
  ({ database, query } = freshDatabase());
}
beforeEach(renewDatabase);

let answer: boolean | null = null;

/** Sets the answer at the terminal until the test ends. Before that there is no terminal. */
export function answerWith(yes: boolean): void {
  answer = yes;
}

/** The questions that the last command asked. */
export let questions: string[] = [];

const files: SiteFiles = {
  hasPicture: (path) => path === "/images/stories/5.svg",
  hasRecording: async (key) => key === "audio/story-5.mp3" || key === "audio/uploaded.mp3",
};
beforeEach(() => {
  answer = null;
});

/** The backups' bucket, and a database that takes many statements at once. */
export const bucket = new Map<string, Uint8Array<ArrayBuffer>>();
beforeEach(() => bucket.clear());

const backups: Backups = {
  read: async (key) => bucket.get(key) ?? null,
  run: async (statements) => {
    const all: string[] = [];
    for await (const statement of statements) all.push(statement);
    database.exec("BEGIN");
    for (const statement of all) database.exec(statement);
    database.exec("COMMIT");
  },
};

type Outcome = { code: number; out: string; err: string };

export async function ops(...argv: string[]): Promise<Outcome> {
  return opsWith(() => query, argv);
}

/** The line beside the answer that names the database. */
export const HERE = "Database: this computer's, in .wrangler/state. The site's own is --remote.";

/** Runs a command. `err` are its complaints, `said` the line about the database. */
export async function opsWith(
  open: typeof openDatabase,
  argv: string[],
  env: Record<string, string> = {},
): Promise<Outcome & { said: string[] }> {
  const out: string[] = [];
  const complaints: string[] = [];
  questions = [];
  const askThem = async (question: string) => {
    questions.push(question);
    return answer === true;
  };
  const terminal = {
    print: (text: string) => out.push(text),
    complain: (text: string) => complaints.push(text),
    ask: answer === null ? null : askThem,
  };
  const code = await runOps(argv, terminal, { env, open, filesOf: () => files, backupsOf: () => backups });
  const said = complaints.filter((text) => text.startsWith("Database: "));
  const err = complaints.filter((text) => !said.includes(text)).join("\n");
  return { code, out: out.join("\n"), err, said };
}

export async function data<T>(...argv: string[]): Promise<T> {
  const { code, out, err } = await ops(...argv, "--json");
  expect(err).toBe("");
  expect(code).toBe(0);
  return JSON.parse(out) as T;
}

type Joined = {
  email: string;
  brandName?: string;
  code: string;
  referrer?: string;
  phone?: string;
  consent?: boolean;
  at?: number;
};

export const JUNE_3 = Date.UTC(2025, 5, 3, 8, 12);

/** The statement that joins an entry; the triggers do the rest. */
export function joinSql({
  email,
  brandName = "Bel & Buta",
  code,
  referrer,
  phone = "+91 98000 00000",
  consent,
  at = JUNE_3,
}: Joined) {
  return `INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
    referrer_id, accepted_terms, accepted_marketing, created_at) VALUES (${sqlText(email)},
    ${sqlText(email.replace(/\+.*@/, "@"))}, ${sqlText(brandName)}, ${sqlText("Tara")}, ${sqlText(phone)}, ${sqlText(code)},
    (SELECT id FROM waitlist_entries WHERE referral_code = ${sqlText(referrer ?? "")}), 1,
    ${consent ? 1 : 0}, ${sqlInteger(at)});`;
}

export function applySql(email: string, at = JUNE_3): string {
  return `INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter,
    created_at) VALUES (${sqlText(`${email}-${at}`)}, 'ai-ux-designer', 'Reena', ${sqlText(email)}, '+91 98000 11111',
    'https://cv.example/1', ${sqlText('=SUM(A1)\n"quoted", and more')}, ${sqlInteger(at)});`;
}

export async function twoJoined(): Promise<void> {
  await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
  await query(
    joinSql({
      email: "kabir@pepper.example",
      brandName: '=Pepper, "Porch"',
      code: "KABR2345",
      referrer: "TARA2345",
      consent: true,
    }),
  );
}
