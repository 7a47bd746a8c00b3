/** The nightly backups: lists them, and restores one into an empty database. */
import { eraseAddress } from "#app/.server/erasure/index.ts";
import { findErased, mergedErasures, rememberedErasures } from "#app/.server/erasure/remembered.ts";
import { storedErasures } from "#app/.server/jobs/erasures.ts";
import { type BackupIndex, INDEX_KEY, IndexSchema } from "#app/.server/jobs/format.ts";
import { oldestRetainedBackup } from "#app/.server/jobs/prune.ts";
import {
  type ReadObject,
  readManifest,
  requireRestorable,
  restoreStatements,
  tableLines,
} from "#app/.server/jobs/restore.ts";
import { recount } from "#app/.server/waitlist/counters.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, type CommandInput, onlyWord } from "./command.ts";
import { indiaMinute } from "#app/lib/india-day.ts";
import { count, toTable } from "./table.ts";

async function readIndex(read: ReadObject): Promise<BackupIndex> {
  const bytes = await read(INDEX_KEY);
  return bytes === null ? [] : IndexSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

const backups: Command = {
  name: "backups",
  words: [],
  summary: "The backups there are, newest first.",
  details: [
    "The site writes one each night and keeps 30. Never export the database with `wrangler d1 export`: it stops at the search",
    "table, and a remote database answers nobody meanwhile.",
  ].join("\n"),
  options: {},
  changesData: false,
  run: async (input) => {
    const index = await readIndex(input.backups.read);
    const rows = index.map(({ time, rows: held, bytes, schemaVersion }) => [time, held, bytes, schemaVersion]);
    return {
      text: index.length ? toTable(["Time (UTC)", "Rows", "Bytes", "Migration"], rows) : "There is no backup yet.",
      data: index,
    };
  },
};

const restore: Command = {
  name: "restore",
  words: ["TIME"],
  summary: "Puts a backup into the database that wrangler.toml names, which must be empty.",
  details: [
    "TIME is one that `backups` lists, or latest. Make a database (npx wrangler d1 create ladoo-restored), name it in",
    "wrangler.toml, bring it to the backup's schema (npx wrangler d1 migrations apply DB --remote), and restore; then deploy.",
    "Each file's hash is checked first. Erasures made since the backup are made again: give the site's LINK_SECRET in the",
    "environment.",
  ].join("\n"),
  options: {},
  changesData: true,
  asks: true,
  run: async (input) => {
    const { read } = input.backups;
    const word = onlyWord(input).trim();
    const time = word === "latest" ? (await readIndex(read))[0]?.time : word;
    if (time === undefined) throw new PlainError("There is no backup yet.");
    const manifest = await readManifest(read, time);
    await requireRestorable(input.db, manifest);
    // Each file is fetched once, checked before anything changes, and then used from memory.
    const files = new Map<string, Uint8Array<ArrayBuffer> | null>();
    const readOnce: ReadObject = async (key) => {
      if (!files.has(key)) files.set(key, await read(key));
      return files.get(key) ?? null;
    };
    for (const table of manifest.tables) for await (const _ of tableLines(readOnce, manifest, table));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const data = {
      dryRun: input.dryRun,
      time,
      rows,
      tables: manifest.tables.map(({ name, rows }) => ({ name, rows })),
    };
    const shown = toTable(
      ["Table", "Rows"],
      manifest.tables.map((table) => [table.name, table.rows]),
    );
    const what = `the backup of ${indiaMinute(new Date(time))} (India), ${count(rows, "row")}`;
    if (input.dryRun) return { text: `${shown}\n\nWould restore ${what}. Nothing was changed.`, data };
    if (!(await input.confirm(shown, `Restore ${what}?`))) return { text: "Nothing was changed.", data };
    await input.backups.run(restoreStatements(input.db, readOnce, manifest));
    // A table of more than 2,000 rows is not of one moment, so its counts may not fit.
    await recount(input.db);
    const repeated = await repeatErasures(input);
    const lines = [`Restored ${what}.`, ...repeated.lines];
    if (new Date(time) < oldestRetainedBackup(input.now)) {
      lines.push(
        "The backup is older than 30 days: erasures are remembered no longer, repeat those of that time by hand.",
      );
    }
    return { text: lines.join("\n"), data: { ...data, ...repeated.data } };
  },
};

/** Repeats the erasures after a restore, and lists those that can't be repeated. */
async function repeatErasures({ db, backups: { read }, linkSecret, now, dryRun }: CommandInput) {
  const list = mergedErasures([await storedErasures(read), await rememberedErasures(db)], oldestRetainedBackup(now));
  const { returned, rejoined, unreadable } = await findErased(db, list, linkSecret);
  for (const { email, erasedAt } of dryRun ? [] : returned) {
    await eraseAddress(db, email, { secret: linkSecret, now: erasedAt });
  }
  const again = dryRun ? "Would erase" : "Erased";
  const lines = [
    returned.length
      ? `${again} ${count(returned.length, "address", "addresses")} again: erased before, and back with a backup.`
      : "No erased address is back.",
    ...rejoined.map((email) => `Erased before, and sent something since, so left alone: ${email}`),
  ];
  if (unreadable > 0) {
    lines.push(
      linkSecret === ""
        ? `${count(unreadable, "erasure")} could not be looked for: give the site's LINK_SECRET in the environment, and run: npm run ops -- erasures repeat`
        : `${count(unreadable, "erasure")} could not be looked for: they were remembered with another LINK_SECRET.`,
    );
  }
  const data = { dryRun, erasedAgain: returned.length, leftAlone: rejoined, notLookedFor: unreadable };
  return { lines, data };
}

const erasuresRepeat: Command = {
  name: "erasures repeat",
  words: [],
  summary: "Erases again what was erased in the last 30 days and is back, as after Time Travel.",
  details: "Needs the site's LINK_SECRET in the environment. `restore` does this by itself.",
  options: {},
  changesData: true,
  run: async (input) => {
    const { lines, data } = await repeatErasures(input);
    return { text: lines.join("\n"), data };
  },
};

export const backupCommands: readonly Command[] = [backups, restore, erasuresRepeat];
