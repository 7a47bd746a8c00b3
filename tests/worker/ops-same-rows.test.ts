/** A change leaves the same rows, whether it is made in the back office or at the command line. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { confirmEntry } from "#app/.server/waitlist/confirmation.ts";
import { joinWaitlist } from "#app/.server/waitlist/index.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import type { Command, CommandInput, Query } from "#workers/tools/cli/command.ts";
import { d1Client } from "#workers/tools/cli/d1-client.ts";
import { eraseCommands } from "#workers/tools/cli/erase.ts";
import { fakeCommands } from "#workers/tools/cli/fake.ts";
import { monthCommands } from "#workers/tools/cli/months.ts";
import { DB, everything, newDatabase } from "./database.ts";
import { atOps, playTeam } from "./operator.ts";

const NOW = new Date("2026-03-01T06:00:00Z");
const YESTERDAY = new Date("2026-02-28T06:00:00Z");
const commands: readonly Command[] = [...eraseCommands, ...fakeCommands, ...monthCommands];
playTeam();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A new list: Tara, Kabir whom she brought, and Meena whom she brought and who waits to confirm. */
async function seed(): Promise<void> {
  await newDatabase();
  const entries = [
    { email: "tara@bel.example", code: "TARA2345", referredBy: "", isMailOn: false },
    { email: "kabir@pepper.example", code: "KABR2345", referredBy: "TARA2345", isMailOn: false },
    { email: "meena@achar.example", code: "MEEN2345", referredBy: "TARA2345", isMailOn: true },
  ];
  for (const { email, code, referredBy, isMailOn } of entries) {
    const form = { brandName: "Pepper", founderName: "Kabir", phoneNumber: "98000 12345", acceptedTerms: true };
    const entry = WaitlistJoinSchema.parse({ ...form, email, referredBy });
    await joinWaitlist(entry, { db: openDatabase(DB), isMailOn, now: () => YESTERDAY, createCode: () => code });
  }
  await DB.prepare(
    `INSERT INTO job_applications (submission_id, position_id, full_name, email, phone, resume_url, cover_letter, created_at)
     VALUES ('s-1', 'ai-ux-designer', 'Kabir', 'kabir@pepper.example', '1', 'https://cv.example', 'x', 0)`,
  ).run();
}

/** The command line's way to the database: one text of SQL. */
const query: Query = async (text) => {
  const statements = text.split(";").filter((part) => part.trim() !== "");
  return (await DB.batch<Record<string, string>>(statements.map((one) => DB.prepare(one)))).map(
    ({ results }) => results,
  );
};
const atCommandLine = openDatabase(d1Client(query));
const by = { who: COMMAND_LINE, at: NOW };

function run(name: string, words: readonly string[], values: CommandInput["values"] = {}): Promise<unknown> {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  const input = { db: atCommandLine, words, values, dryRun: false, now: NOW, by, linkSecret: "" };
  return command.run({ ...input, confirm: async () => true } as unknown as CommandInput);
}

const ENTRY = "/ops/waitlist/2";

type Form = NonNullable<NonNullable<Parameters<typeof atOps>[1]>["form"]>;
const changes: readonly [name: string, path: string, form: Form, atCommandLine: () => Promise<unknown>][] = [
  [
    "a confirmation",
    "/ops/waitlist/3",
    { code: "MEEN2345", email: "meena@achar.example", intent: "confirm" },
    () => confirmEntry(atCommandLine, { referralCode: "MEEN2345", email: "meena@achar.example" }, NOW, by),
  ],
  ["an erasure", ENTRY, { code: "KABR2345", intent: "erase" }, () => run("erase", ["kabir@pepper.example"])],
  [
    "a fake entry",
    ENTRY,
    { code: "KABR2345", intent: "fake" },
    () => run("waitlist erase-fake", ["kabir@pepper.example"]),
  ],
  [
    "a granted month",
    "/ops/months",
    { months: "KABR2345", intent: "grant" },
    () => run("months grant", ["TARA2345"], { for: "KABR2345" }),
  ],
  [
    "a refused month",
    "/ops/months",
    { months: "KABR2345", reason: "A cousin; “Dev”", intent: "refuse" },
    () => run("months refuse", ["TARA2345", "KABR2345"], { reason: "A cousin; “Dev”" }),
  ],
];

test.each(changes)("%s", async (_name, path, form, change) => {
  await seed();
  const before = await everything();
  expect((await atOps(path, { form })).status).toBe(303);
  const { ops_audit: notes = [], ...rows } = await everything();

  await seed();
  expect(await everything()).toEqual(before);
  await change();
  const { ops_audit: otherNotes = [], ...otherRows } = await everything();

  expect(rows).not.toEqual(before);
  expect(otherRows).toEqual(rows);
  expect(notes.length).toBeGreaterThan(0);
  const said = (who: string, all: unknown[]) => all.map((note) => ({ ...(note as object), who }));
  expect(notes).toEqual(said("asha@ladoo.example", otherNotes));
  expect(otherNotes).toEqual(said(COMMAND_LINE, notes));
});
