/** Tests that need the real wrangler and npm: queries, and how npm changes a call. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { insertStatements } from "#app/.server/jobs/restore.ts";
import { migrateLocal } from "../local-server.ts";
import { openDatabase, runStatements } from "./database.ts";
import { folder, joinSql, opsWith } from "#tests/setup/test-desk.ts";

// Processes take seconds to start, and longer on a busy machine; a hang is still recognised.
vi.setConfig({ testTimeout: 240_000 });

test("npm does keep an option that has no two dashes before it", () => {
  const call = (...words: string[]) =>
    spawnSync("npm", ["run", "ops", ...words], { encoding: "utf8", env: { ...process.env, CI: "1" } });
  const { status, stderr } = call("erase", "nobody@bel.example", "--dry-run");
  expect(status, stderr).toBe(2);
  expect(stderr).toContain("npm run ops -- erase … --dry-run");
});

/** Statements with tricky texts as a restore writes them, which wrangler must split correctly. */
const TRICKY = 'It\'s; -- /* "बूटा" 🙂 \\ BEGIN TRANSACTION; CREATE TRIGGER\nEND;';
async function* trickyStatements(): AsyncGenerator<string> {
  yield "CREATE TRIGGER seen AFTER INSERT ON popular_questions WHEN NEW.id = 1 BEGIN SELECT 1; INSERT INTO popular_questions (question) VALUES ('seen'); END";
  yield* insertStatements(Readable.from([{ table: "popular_questions", line: JSON.stringify([1, TRICKY, 0]) }]));
}

test("through wrangler, from empty state to an erased entry", async () => {
  const state = join(folder, "state");
  const unmigrated = ["--persist-to", join(folder, "unmigrated")];
  const [early] = await Promise.all([
    opsWith(openDatabase, ["waitlist", "export", ...unmigrated]),
    migrateLocal(state),
  ]);
  expect([early.code, early.err]).toEqual([
    1,
    expect.stringContaining(
      `The database lacks tables or columns. Run: npx wrangler d1 migrations apply DB --local ${unmigrated.join(" ")}`,
    ),
  ]);

  const brandName = 'It\'s; "Bel" -- & बूटा';
  const local = openDatabase({ remote: false, persistTo: state });
  const answers = await local(
    joinSql({ email: "tara@bel.example", brandName, code: "TARA2345" }) +
      joinSql({ email: "kabir@pepper.example", code: "KABR2345", referrer: "TARA2345" }) +
      "SELECT brand_name AS brandName, referral_count AS referrals FROM waitlist_entries WHERE id = 1;",
  );
  expect(answers.at(-1)).toEqual([{ brandName, referrals: 1 }]);

  await runStatements({ remote: false, persistTo: state }, trickyStatements());
  expect(await local("SELECT question FROM popular_questions")).toEqual([[{ question: TRICKY }, { question: "seen" }]]);

  const { out } = await opsWith(openDatabase, ["erase", "kabir@pepper.example", "--persist-to", state]);
  expect(out).toContain(
    "Erased 1 waitlist entry and 0 job applications.\nIts referrer TARA2345 counts one brand less.",
  );
});
