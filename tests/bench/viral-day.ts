/**
 * `npm run bench:waitlist -- --entries 300000` (after a build): a viral day on a list of that length, in workerd's D1. Prints what
 * joins, a backup, a hot code, the back office, one's own page, the mail quota and the model's budget cost. Exit code 1 when a
 * target is missed. Ratios count, since the machine is not Cloudflare's.
 */
import { openMail, runMailClock } from "#app/.server/mail/index.ts";
import { troubledMails } from "#app/.server/mail/outbox.ts";
import type { LinkedEntry } from "#app/.server/waitlist/confirmation.ts";
import { daysSince } from "#app/.server/waitlist/days.ts";
import { runIndexJob } from "#app/.server/waitlist/indexing.ts";
import { countUndecided } from "#app/.server/waitlist/free-months.ts";
import { readFreeMonthsPage } from "#app/.server/waitlist/free-months-page.ts";
import { type Listing, listEntries, readEntry } from "#app/.server/waitlist/listing.ts";
import { readOwnEntry } from "#app/.server/waitlist/my-entry.ts";
import { readTotals } from "#app/.server/waitlist/counters.ts";
import { type Check, check, median } from "./check.ts";
import { type Cost, measured } from "./measured.ts";
import { measureBackups } from "./viral-backup.ts";
import { DAY_MS, fill, HOT_ID, join, ms, REFEREES, REFEREES_OF_ONE } from "./viral-list.ts";
import { measureSites } from "./viral-sites.ts";
import { migrate, startMiniflare } from "./miniflare.ts";
import { children, cpuMsOf } from "./processor-time.ts";

type CpuMs = () => number | null;

/** The median time of a join, of which D1's own is less than the millisecond that it tells, and the most rows of one. */
async function costOfJoin(database: D1Database, cpuMs: CpuMs) {
  const { db, cost } = measured(database);
  const clock = () => cpuMs() ?? performance.now();
  const costs: Cost[] = [];
  for (let n = 0; n < 120; n += 1) {
    const begun = clock();
    await join(db);
    costs.push({ ...cost(), ms: clock() - begun });
  }
  const warm = costs.slice(20);
  return {
    ms: median(warm.map((one) => one.ms)),
    rows: Math.max(...warm.map((one) => one.rows)),
    written: Math.max(...warm.map((one) => one.written)),
  };
}

/** The lists that an operator opens; `middle` is an entry half-way. */
const lists = (middle: number): readonly [name: string, listing: Partial<Listing>][] => [
  ["newest", {}],
  ["from the middle", { after: middle }],
  ["oldest, back from the middle", { order: "oldest", before: middle }],
  ["a brand", { text: "Brand 4321" }],
  ["a part of every address", { text: "seed", after: middle }],
  ["a phone number", { text: "9000 007 919" }],
  ["nobody", { text: "zanzibar" }],
  ["agreed to messages", { filter: "messages", after: middle }],
  ["referred, of one domain", { filter: "referred", text: "x42.example" }],
  ["most referrals", { order: "referrals" }],
  ["by a campaign, oldest", { filter: "campaign", order: "oldest", after: middle }],
];

type Screen = [name: string, open: () => Promise<unknown>];

async function measureOps(database: D1Database, entries: number, cpuMs: CpuMs): Promise<Check[]> {
  const { db, cost } = measured(database, cpuMs);
  let runs = 0;
  for (let isBehind = true; isBehind; runs += 1) {
    await runIndexJob(db);
    const behind = await database
      .prepare("SELECT (SELECT max(id) FROM waitlist_entries) > up_to AS n FROM waitlist_search_state")
      .first<number>("n");
    isBehind = behind === 1;
  }
  const clock = cost();
  const now = new Date();
  const screens: Screen[] = [
    [
      "overview",
      async () => [
        await readTotals(db),
        await daysSince(db, Math.floor(Date.now() / DAY_MS) - 84),
        await countUndecided(db, 100),
      ],
    ],
    ...lists(Math.floor(entries / 2)).map(
      ([name, given]): Screen => [name, () => listEntries(db, { text: "", filter: null, order: "newest", ...given })],
    ),
    ["the entry with 100,000 referees", () => readEntry(db, HOT_ID, 50)],
    ["free months", () => readFreeMonthsPage(db, { state: null, after: null }, now)],
    ["free months, owed", () => readFreeMonthsPage(db, { state: "confirmed", after: null }, now)],
  ];
  const checks: Check[] = [check(`/ops, indexed by ${runs} runs of the clock: its longest call`, ms(clock.longestMs))];
  for (const [name, open] of screens) {
    await open();
    const spent = cost();
    checks.push(
      check(`/ops, first opening: ${name}`, `${ms(spent.ms)}, ${spent.rows} rows`, "<= 100 ms", spent.ms <= 100),
    );
  }
  const own = async (id: number) => {
    const entry = { id } as LinkedEntry;
    const times: number[] = [];
    let size = 0;
    for (let n = 0; n < 7; n += 1) {
      size = JSON.stringify(await readOwnEntry(db, entry, now)).length;
      times.push(cost().ms);
    }
    return { ms: median(times), size };
  };
  const few = await own(HOT_ID + 1);
  const many = await own(HOT_ID);
  checks.push(
    check(
      `own page, ${REFEREES_OF_ONE} and ${REFEREES} referees`,
      `${ms(few.ms)} ${few.size} B, ${ms(many.ms)} ${many.size} B`,
      "<= 10 ms, <= 20 kB",
      many.ms <= 10 && many.size <= 20_000,
    ),
  );
  return checks;
}

async function measureMail(database: D1Database): Promise<Check[]> {
  let now = Date.now();
  const begun = now;
  const sentOn = [0, 0, 0, 0];
  const to: string[] = [];
  const binding = {
    send: async (message: { to: string }) => {
      const today = Math.floor((now - begun) / DAY_MS);
      if ((sentOn[today] ?? 0) >= 50) throw Object.assign(new Error("Over quota"), { code: "E_DAILY_LIMIT_EXCEEDED" });
      sentOn[today] = (sentOn[today] ?? 0) + 1;
      to.push(message.to);
      return { messageId: "" };
    },
  } as unknown as SendEmail;
  const mail = openMail(binding, {
    ...{ MAIL_FROM: "ladoo@x.example", OPERATOR_MAIL: "", LINK_SECRET: "x".repeat(32) },
    ...{ PUBLIC_ORIGIN: "https://ladoo.example", SITE_EMAIL: "contact@ladoo.example" },
  });
  if (!mail) throw new Error("Mail is off");
  const { db, cost } = measured(database);
  for (let n = 0; n < 150; n += 1) await join(db, "", true);
  cost();
  const logged = console.error;
  console.error = () => {};
  let most = 0;
  for (let hour = 0; hour < 4 * 24; hour += 1) {
    await runMailClock({ db, mail, now: () => new Date(now) });
    most = Math.max(most, cost().calls);
    now += 60 * 60_000;
  }
  console.error = logged;
  const troubled = await troubledMails(db, new Date(now));
  const isGood = sentOn.slice(0, 3).every((n) => n === 50) && new Set(to).size === 150 && to.length === 150;
  return [
    check(
      "150 mails with a quota of 50 a day: sent by day, given up",
      `${sentOn.join(" ")}, ${troubled.length}`,
      "50 50 50 0, 0",
      isGood && troubled.length === 0,
    ),
    check("the most D1 calls of a run of the mail clock", String(most), "< 700", most < 700),
  ];
}

/** All of a viral day on a list of `entries`, as checks; each is told when it is done. */
export async function measureViralDay(
  serverFolder: string,
  entries: number,
  tell: (checks: Check[]) => void,
): Promise<void> {
  const names = ["DB", "RESTORED", "MAILS"];
  const others = new Set(children());
  const miniflare = await startMiniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-10-01",
    d1Databases: Object.fromEntries(names.map((name) => [name, name.toLowerCase()])),
    r2Buckets: ["BACKUPS"],
  });
  const pid = children().find((child) => !others.has(child));
  const cpuMs = () => cpuMsOf(pid);
  try {
    const [database, restored, mails] = await Promise.all(names.map((name) => miniflare.getD1Database(name)));
    if (!database || !restored || !mails) throw new Error("A database is missing");
    for (const each of [database, restored, mails]) await migrate(each);
    await fill(database, 1, 110);
    const joins = [await costOfJoin(database, cpuMs)];
    const filled = async () =>
      (await database.prepare("SELECT max(id) AS n FROM waitlist_entries").first<number>("n")) ?? 0;
    for (const length of [20_000, entries]) {
      await fill(database, (await filled()) + 1, length);
      joins.push(await costOfJoin(database, cpuMs));
    }
    const [none, , all] = joins;
    const told = joins.map(({ ms: time, rows, written }) => `${time.toFixed(2)} ms ${rows}+${written} rows`).join(", ");
    const isFlat = none !== undefined && all !== undefined && all.ms <= 1.5 * none.ms && all.rows <= 1.5 * none.rows;
    tell([check(`a join at 0, 20000 and ${entries} entries (read + written)`, told, "<= 1.5 times", isFlat)]);
    tell(await measureOps(database, entries, cpuMs));
    const bucket = await miniflare.getR2Bucket("BACKUPS");
    tell(await measureBackups(database, { bucket, empty: restored, at: `at ${entries}`, cpuMs }));
    tell(await measureMail(mails));
  } finally {
    await miniflare.dispose();
  }
  tell(await measureSites(serverFolder, "of one code"));
}
