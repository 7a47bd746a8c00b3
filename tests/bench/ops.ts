/**
 * `npm run bench:ops`: the back office's lists on a waitlist of 100,000 entries, in workerd's D1. The rows that a page reads
 * must depend on the page, not on the list, so the same is measured with a tenth of the entries. Prints the figures. Exit
 * code 1 when a target is missed.
 */
import { daysSince } from "#app/.server/waitlist/days.ts";
import { entriesAfter } from "#app/.server/waitlist/entries.ts";
import { countUndecided } from "#app/.server/waitlist/ledger.ts";
import { type Listing, listEntries, PAGE_ENTRIES, readEntry } from "#app/.server/waitlist/listing.ts";
import { csvLines } from "#app/lib/csv.ts";
import { entryColumns, entryRecord } from "#app/.server/waitlist/export.ts";
import { LOOKED_THROUGH, PAGE_MONTHS, readLedgerPage } from "#app/.server/waitlist/ledger-page.ts";
import { toTable } from "#workers/tools/cli/table.ts";
import { type Cost, measured } from "./measured.ts";
import { migrate, startMiniflare } from "./miniflare.ts";

const ENTRIES = 100_000;
const ROUNDS = 5;
const MAX_D1_MS = 100;
/** For each entry on a page: the row, its place in an index, and its referrer; plus some blocks of the full-text index. */
const MAX_ROWS = PAGE_ENTRIES * 6;
/** For each free month also its decision, its referrer's sums, and the phone number's place in the full-text index. */
const MAX_MONTH_ROWS = PAGE_MONTHS * 30;
/** A filtered page scans more brands than it shows. */
const MAX_LOOKED_ROWS = LOOKED_THROUGH * 6;
const EXPORT_PAGE = 5_000;

/** Fills the list as if the entries had joined within a year, a third of them by a code. */
async function seed(database: D1Database, entries: number): Promise<void> {
  const step = 10_000;
  for (let from = 1; from <= entries; from += step) {
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(entries, from + step - 1)})
         INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code, referrer_id,
           accepted_terms, accepted_marketing, created_at, utm_source)
         SELECT 'seed-' || i || '@x' || (i % 97) || '.example', 'seed-' || i || '@x.example',
           'Brand ' || (i * 7919 % ${entries}), 'Founder ' || (i % 1000), '+91 9' || printf('%09d', i * 7919 % 1000000000),
           printf('S%07d', i), CASE WHEN i > 100 AND i % 3 = 0 THEN i / 100 END, 1, i % 5 = 0,
           1750000000000 + i * (31536000000 / ${entries}), iif(i % 11 = 0, 'diwali', NULL) FROM n`,
      )
      .run();
  }
}

const listing = (given: Partial<Listing>): Listing => ({ text: "", filter: null, order: "newest", ...given });

/** The lists that an operator opens; `middle` is an entry half-way. */
const lists = (middle: number): readonly [name: string, listing: Listing][] => [
  ["newest", listing({})],
  ["from the middle", listing({ after: middle })],
  ["oldest, back from the middle", listing({ order: "oldest", before: middle })],
  ["a brand", listing({ text: "Brand 4321" })],
  ["a part of every address", listing({ text: "seed", after: middle })],
  ["a phone number", listing({ text: "9000 007 919" })],
  ["nobody", listing({ text: "zanzibar" })],
  ["agreed to messages", listing({ filter: "messages", after: middle })],
  ["referred, of one domain", listing({ filter: "referred", text: "x42.example" })],
  ["most referrals", listing({ order: "referrals" })],
  ["most referrals, from the middle", listing({ order: "referrals", after: Math.floor(middle / 100) })],
  ["by a campaign, oldest", listing({ filter: "campaign", order: "oldest", after: middle })],
];

type Row = { name: string; rows: number; ms: number; maxRows: number };
type Work = [name: string, run: () => Promise<unknown>, maxRows?: number];

/** The cost of each list: the rows it reads, and the median of several times. */
async function measure(
  entries: number,
): Promise<{ rows: Row[]; takenInMs: number; exportMs: number; exported: number }> {
  const miniflare = await startMiniflare({
    name: "bench",
    modules: true,
    script: "export default { fetch: () => new Response() };",
    compatibilityDate: "2026-10-01",
    d1Databases: { DB: "bench" },
  });
  const database = await miniflare.getD1Database("DB");
  await migrate(database);
  await seed(database, entries);
  const { db, cost } = measured(database);
  const begun = performance.now();
  await listEntries(db, listing({ text: "Brand" }));
  await daysSince(db, 0);
  const takenInMs = performance.now() - begun;
  cost();

  const middle = Math.floor(entries / 2);
  const now = new Date();
  const half = { referrerId: Math.floor(middle / 100), id: 0 };
  const work: Work[] = [
    ...lists(middle).map(([name, one]): Work => [name, () => listEntries(db, one)]),
    ["an entry with its referrals", () => readEntry(db, 5, 50)],
    ["free months that wait", () => countUndecided(db, 100)],
    ["twelve weeks of days", () => daysSince(db, Math.floor(1_750_000_000_000 / 86_400_000) + 365 - 84)],
    ["free months", () => readLedgerPage(db, { state: null, after: null }, now), MAX_MONTH_ROWS],
    ["free months from the middle", () => readLedgerPage(db, { state: null, after: half }, now), MAX_MONTH_ROWS],
    ["owed", () => readLedgerPage(db, { state: "confirmed", after: half }, now), MAX_LOOKED_ROWS],
    ["refused, none", () => readLedgerPage(db, { state: "refused", after: half }, now), MAX_LOOKED_ROWS],
  ];
  const rows: Row[] = [];
  for (const [name, run, maxRows = MAX_ROWS] of work) {
    const costs: Cost[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await run();
      costs.push(cost());
    }
    const times = costs
      .slice(1)
      .map(({ ms }) => ms)
      .sort((one, other) => one - other);
    rows.push({ name, rows: costs.at(-1)?.rows ?? 0, ms: times[Math.floor(times.length / 2)] ?? 0, maxRows });
  }

  const exportBegun = performance.now();
  let exported = 0;
  for (let afterId = 0; ; ) {
    const page = await entriesAfter(db, afterId, { limit: EXPORT_PAGE, consented: false });
    exported += csvLines(entryColumns, page.map(entryRecord)).split("\r\n").length - 1;
    afterId = page.at(-1)?.id ?? afterId;
    if (page.length < EXPORT_PAGE) break;
  }
  const exportMs = performance.now() - exportBegun;
  await miniflare.dispose();
  return { rows, takenInMs, exportMs, exported };
}

async function main(): Promise<boolean> {
  const short = await measure(ENTRIES / 10);
  const long = await measure(ENTRIES);
  let holds = long.exported === ENTRIES;
  const table = long.rows.map(({ name, rows, ms, maxRows }, index) => {
    const shortRows = short.rows[index]?.rows ?? 0;
    const isGood = ms <= MAX_D1_MS && rows <= maxRows;
    holds &&= isGood;
    return [name, shortRows, rows, ms.toFixed(1), isGood];
  });
  console.log(toTable(["List", `Rows at ${ENTRIES / 10}`, `Rows at ${ENTRIES}`, "D1 ms (median)", "Holds"], table));
  console.log(
    `\nTaking ${ENTRIES} entries into the search and the days, once: ${Math.round(long.takenInMs)} ms. ` +
      `Export of ${long.exported} entries, ${EXPORT_PAGE} at once: ${Math.round(long.exportMs)} ms.`,
  );
  return holds;
}

process.exitCode = (await main()) ? 0 : 1;
