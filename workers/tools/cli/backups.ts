import { eraseAddress } from "#app/.server/erasure/index.ts";
import { type Erasure, findErased, mergedErasures, rememberedErasures } from "#app/.server/erasure/remembered.ts";
import { storedErasures } from "#app/.server/jobs/erasures.ts";
import { type BackupIndex, INDEX_KEY, IndexSchema } from "#app/.server/jobs/format.ts";
import { oldestRetainedBackup } from "#app/.server/jobs/prune.ts";
import { openBackup, type ReadObject, requireRestorable, restoreStatements } from "#app/.server/jobs/restore.ts";
import { eraseFake } from "#app/.server/waitlist/removal.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { PlainError } from "../plain-error.ts";
import type { Command, CommandInput } from "./command.ts";
import { count, toTable } from "./table.ts";

async function readIndex(read: ReadObject): Promise<BackupIndex> {
  const bytes = await read(INDEX_KEY);
  return bytes === null ? [] : IndexSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

const backups: Command = {
  name: "backups",
  summary: "The backups there are, newest first.",
  details: "The site writes one each night and keeps 30. `/ops` has a button that writes one now.",
  options: [],
  run: async ({ backups: { read } }) => {
    const index = await readIndex(read);
    const rows = index.map(({ time, rows: held, bytes, schemaVersion }) => [time, held, bytes, schemaVersion]);
    return index.length > 0 ? toTable(["Time (UTC)", "Rows", "Bytes", "Migration"], rows) : "There is no backup yet.";
  },
};

const restore: Command = {
  name: "restore",
  argument: "TIME",
  summary: "Puts a backup into the database that wrangler.toml names, which must be empty.",
  details: [
    "TIME is one that `backups` lists, or latest. app/routes/ops/README.md has the steps before and after it. Erasures made",
    "since the backup, and entries taken off as fake, are erased again: give the site's LINK_SECRET when asked.",
  ].join("\n"),
  options: ["dry-run", "yes"],
  run: async (input) => {
    const { db, backups: bucket, word, values, now, say } = input;
    say("Looking for the backup …");
    const erasures = storedErasures(bucket.read);
    // Awaited later; a failure is told then.
    erasures.catch(() => undefined);
    const time = word === "latest" ? (await readIndex(bucket.read))[0]?.time : word;
    if (time === undefined) throw new PlainError("There is no backup yet.");
    say("Reading and checking it …");
    const backup = await openBackup(bucket.read, time);
    const triggers = await requireRestorable(db, backup.header);
    const rows = [...backup.rows.values()].reduce((sum, held) => sum + held, 0);
    const shown = toTable(["Table", "Rows"], [...backup.rows]);
    const what = `the backup of ${indiaTime(new Date(time))} (India), ${count(rows, "row")}`;
    if (values["dry-run"]) return `${shown}\n\nWould restore ${what}. Nothing was changed.`;
    if (!(await input.confirm(shown, `Restore ${what}?`))) return "Nothing was changed.";
    say(`Writing ${count(rows, "row")} …`);
    await bucket.run(restoreStatements(backup, triggers));
    say("Looking for what was erased since …");
    const isOld = new Date(time) < oldestRetainedBackup(now);
    return [
      `Restored ${what}.`,
      ...(await repeatErasures(input, await erasures)),
      `Erasures of the last ten minutes before the loss may be unknown: repeat them by hand.`,
      ...(isOld
        ? ["The backup is older than 30 days: erasures are remembered no longer, repeat those of that time by hand."]
        : []),
    ].join("\n");
  },
};

/** The statement goes through a command line. */
const AT_ONCE = 100;

/** Repeats the erasures after a restore, and lists those that can't be repeated. */
async function repeatErasures({ db, by, linkSecret, now, values }: CommandInput, stored: Erasure[]): Promise<string[]> {
  const isDry = values["dry-run"] === true;
  const list = mergedErasures([stored, await rememberedErasures(db)], oldestRetainedBackup(now));
  const secret = list.length > 0 ? await linkSecret() : "";
  const { returned, rejoined, unreadable } = await findErased(db, list, secret);
  const people = returned.filter(({ isFake }) => !isFake);
  const fakes = returned.filter(({ isFake }) => isFake).map(({ email }) => email);
  if (!isDry) {
    for (const { email, erasedAt } of people) await eraseAddress(db, email, { secret, now: erasedAt });
    for (let from = 0; from < fakes.length; from += AT_ONCE) {
      await eraseFake(db, { emails: fakes.slice(from, from + AT_ONCE) }, { secret, now, by });
    }
  }
  const again = isDry ? "Would erase" : "Erased";
  return [
    people.length > 0
      ? `${again} ${count(people.length, "address", "addresses")} again: erased before, and back with a backup.`
      : "No erased address is back.",
    ...(fakes.length > 0
      ? [`${again} ${count(fakes.length, "entry", "entries")} again that had been taken off as fake.`]
      : []),
    ...rejoined.map((email) => `Erased before, and sent something since, so left alone: ${email}`),
    ...(unreadable > 0
      ? [
          `${count(unreadable, "erasure")} could not be looked for: ${
            secret === ""
              ? "give the site's LINK_SECRET, and run: npm run ops -- erasures repeat"
              : "they were remembered with another LINK_SECRET."
          }`,
        ]
      : []),
  ];
}

const erasuresRepeat: Command = {
  name: "erasures repeat",
  summary: "Erases again what was erased in the last 30 days and is back, as after Time Travel.",
  details: "Needs the site's LINK_SECRET. `restore` does this by itself.",
  options: ["dry-run"],
  run: async (input) => (await repeatErasures(input, await storedErasures(input.backups.read))).join("\n"),
};

export const backupCommands: readonly Command[] = [backups, restore, erasuresRepeat];
