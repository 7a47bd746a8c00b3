/**
 * `npm run bench:waitlist` (after a build): the waitlist under load, in bare workerd. Nothing may be lost or counted twice;
 * the built site must reach most of D1's own throughput; and a long list must neither slow a join down nor fill the memory
 * of the isolate that backs it up. Prints the figures. Exit code 1 when a target is missed.
 *
 * Rate limits: on Cloudflare a counter is memory of the same machine; here it is an object called by HTTP, which alone costs
 * most of a D1 batch. The throughput target is therefore for the site without that imitation, and the figure with it is
 * printed beside; everything else runs with the limits on.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { toTable } from "#workers/tools/cli/table.ts";
import { builtModules, type Module, migrate, startMiniflare } from "./miniflare.ts";
import { measureBackup } from "./backup.ts";
import { type Check, check, median } from "./check.ts";
import { children, cpuMsOf } from "./processor-time.ts";
import { measureViralDay } from "./viral-day.ts";

const JOINS = 500;
const AT_ONCE = 50;
const ROUNDS = 3;
const MIN_THROUGHPUT_RATIO = 0.6;
const MAX_LATENCY_RATIO = 1.3;
const SHORT_LIST = 1_000;
const LONG_LIST = 100_000;

const root = fileURLToPath(new URL("../../", import.meta.url));
const serverFolder = `${root}build/server/`;

type Server = { url: URL; database: D1Database; cpuMs: () => number | null; stop: () => Promise<void> };

/** Starts a Worker with an empty database of the real schema. */
async function start(modules: readonly Module[], settings: Record<string, unknown>): Promise<Server> {
  const others = new Set(children());
  const miniflare = await startMiniflare({
    name: "bench",
    modules,
    modulesRoot: serverFolder,
    d1Databases: { DB: "bench" },
    // Bypasses Miniflare's router, whose cost on both sides would flatter every ratio.
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    ...settings,
  });
  const pid = children().find((child) => !others.has(child));
  const database = await miniflare.getD1Database("DB");
  await migrate(database);
  return {
    url: await miniflare.unsafeGetDirectURL("bench"),
    database,
    cpuMs: () => cpuMsOf(pid),
    stop: () => miniflare.dispose(),
  };
}

/** The built Worker. Every visitor has a different address, so the rate limits count but refuse nobody. */
function startSite({ limited }: { limited: boolean }): Promise<Server> {
  const built = JSON.parse(readFileSync(`${serverFolder}wrangler.json`, "utf8")) as {
    compatibility_date: string;
    compatibility_flags: string[];
    vars: Record<string, string>;
    ratelimits: { name: string }[];
  };
  const limits = built.ratelimits.map(({ name, ...limit }) => [name, limit] as const);
  return start(builtModules(serverFolder), {
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    bindings: built.vars,
    r2Buckets: ["MEDIA"],
    ratelimits: limited ? Object.fromEntries(limits) : {},
  });
}

/** The minimum for a join: its two statements as a prepared batch, and nothing else. */
const BARE_WORKER = `export default {
  async fetch(request, env) {
    const { email, brandName, founderName, phoneNumber, referredBy } = await request.json();
    const code = crypto.randomUUID().slice(0, 8).toUpperCase();
    const [, { results }] = await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code, referrer_id, position, accepted_terms, accepted_marketing, created_at) VALUES (?, ?, ?, ?, ?, ?, (SELECT id FROM waitlist_entries WHERE referral_code = ? AND email_identity <> ?), coalesce((SELECT min(position) FROM waitlist_free_positions), (SELECT positions_given + 1 FROM waitlist_totals WHERE id = 1)), 1, 0, ?) ON CONFLICT (email) DO NOTHING",
      ).bind(email, email, brandName, founderName, phoneNumber, code, referredBy, email, Date.now()),
      env.DB.prepare("SELECT referral_code AS referralCode, position FROM waitlist_entries WHERE email = ?").bind(email),
    ]);
    return Response.json(results[0], { status: results[0].referralCode === code ? 201 : 200 });
  },
};`;

function startBare(): Promise<Server> {
  return start([{ type: "ESModule", path: `${serverFolder}bare.js`, contents: BARE_WORKER }], {
    compatibilityDate: "2026-10-01",
  });
}

type Join = { email: string; referredBy: string | null };
type Answer = { status: number; referralCode: string; milliseconds: number };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let visitors = 0;

function send(server: Server, join: Join): Promise<Answer> {
  visitors += 1;
  const body = JSON.stringify({
    brandName: "Bench & Buta",
    founderName: "Tara",
    phoneNumber: "+91 00000 12345",
    acceptedTerms: true,
    ...join,
  });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "CF-Connecting-IP": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      new URL("/api/waitlist/join", server.url),
      { method: "POST", agent, headers },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const milliseconds = performance.now() - started;
          const status = incoming.statusCode ?? 0;
          const text = Buffer.concat(chunks).toString();
          const answer = status < 300 ? (JSON.parse(text) as { referralCode: string }) : { referralCode: "" };
          resolve({ status, referralCode: answer.referralCode, milliseconds });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

type Round = { perSecond: number; medianMs: number; p95Ms: number; answers: { join: Join; answer: Answer }[] };

/** Sends the joins to the servers in alternating waves, so that other work on the machine slows all of them alike. */
async function playByTurns(players: readonly { server: Server; joins: readonly Join[] }[]): Promise<Round[]> {
  const sides = players.map((player) => ({ ...player, answers: [] as Round["answers"], spentMs: 0 }));
  for (let from = 0; from < JOINS; from += AT_ONCE) {
    sides.reverse();
    for (const side of sides) {
      const wave = side.joins.slice(from, from + AT_ONCE);
      const started = performance.now();
      side.answers.push(
        ...(await Promise.all(wave.map(async (join) => ({ join, answer: await send(side.server, join) })))),
      );
      side.spentMs += performance.now() - started;
    }
  }
  return players.map(({ server }) => {
    const { answers, spentMs } = sides.find((side) => side.server === server) ?? { answers: [], spentMs: Number.NaN };
    const times = answers.map(({ answer }) => answer.milliseconds).sort((a, b) => a - b);
    return {
      perSecond: (JOINS / spentMs) * 1000,
      medianMs: times[Math.floor(times.length * 0.5)] ?? 0,
      p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
      answers,
    };
  });
}

/** 500 joins: one in five repeats an address that may still be on its way, and half of them carry a code. */
function workload(name: string, codes: readonly string[]): Join[] {
  return Array.from({ length: JOINS }, (_, index) => {
    const person = index % 5 === 4 ? index - 1 - (index % 3) : index;
    return {
      email: `${name}-${person}@x.example`,
      referredBy: person % 2 ? (codes[person % codes.length] ?? null) : null,
    };
  });
}

async function referrers(server: Server): Promise<string[]> {
  const names = Array.from({ length: 10 }, (_, index) => `referrer-${index}@x.example`);
  const answers = await Promise.all(names.map((email) => send(server, { email, referredBy: null })));
  return answers.map((answer) => answer.referralCode);
}

/** Fills the list as if the entries had joined, a third of them by a code. */
async function seed(server: Server, entries: number): Promise<void> {
  const step = 10_000;
  for (let from = 1; from <= entries; from += step) {
    const to = Math.min(entries, from + step - 1);
    await server.database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
         INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
           referrer_id, accepted_terms, accepted_marketing, created_at)
         SELECT 'seed-' || i || '@x.example', 'seed-' || i || '@x.example', 'Seeded', 'Seeded', '+91 00000 12345',
           printf('S%07d', i), CASE WHEN i > 100 AND i % 3 = 0 THEN i / 100 END, 1, 0, 0 FROM n`,
      )
      .run();
  }
}

/** Compares the entries with the joins sent, the answers, and the totals. */
async function checkTruth(server: Server, side: Side, before: { entries: number; referred: number }): Promise<Check[]> {
  const answers = side.rounds.flatMap((round) => round.answers);
  const sent = new Map(answers.map(({ join }) => [join.email, join]));
  const referred = [...sent.values()].filter((join) => join.referredBy !== null).length;
  const { results } = await server.database
    .prepare("SELECT email, referral_code AS code, position FROM waitlist_entries")
    .all<{ email: string; code: string; position: number }>();
  const stored = new Map(results.map((row) => [row.email, row.code]));
  const told = await server.database
    .prepare(
      `SELECT total_signups AS total, referral_signups AS referred,
        (SELECT count(*) FROM waitlist_entries) AS entries,
        (SELECT count(referrer_id) FROM waitlist_entries) AS entriesReferred,
        (SELECT sum(referral_count) FROM waitlist_entries) AS counted,
        (SELECT count(DISTINCT position) FROM waitlist_entries WHERE position BETWEEN 1 AND
          (SELECT count(*) FROM waitlist_entries)) AS positions
       FROM waitlist_totals`,
    )
    .first<Record<"total" | "referred" | "entries" | "entriesReferred" | "counted" | "positions", number>>();
  const failed = answers.filter(({ answer }) => answer.status >= 500).length;
  const created = answers.filter(({ answer }) => answer.status === 201).length;
  const otherwise = answers.filter(({ answer }) => answer.status !== 201 && answer.status !== 200).length;
  const lost = answers.filter(({ join, answer }) => stored.get(join.email) !== answer.referralCode).length;
  const equal = (name: string, measured: number | undefined, wanted: number) =>
    check(name, String(measured), String(wanted), measured === wanted);
  return [
    equal("answers of 500 or more", failed, 0),
    equal("answers other than 201 and 200", otherwise, 0),
    equal("answers whose code is not the entry's", lost, 0),
    equal("answers of 201 (each new address once)", created, sent.size),
    equal("entries", told?.entries, before.entries + sent.size),
    equal("total signups", told?.total, before.entries + sent.size),
    equal("entries with a referrer", told?.entriesReferred, before.referred + referred),
    equal("referral signups", told?.referred, before.referred + referred),
    equal("referral counts, added up", told?.counted, before.referred + referred),
    equal("positions from 1, each once", told?.positions, before.entries + sent.size),
  ];
}

type Side = { rounds: Round[]; cpuMs: number | null };

/** Plays the same rounds on several servers alternately, after a warm-up round. */
async function byTurns(servers: readonly Server[]): Promise<Side[]> {
  const codes = await Promise.all(servers.map(referrers));
  const cpuBefore = servers.map((server) => server.cpuMs());
  const rounds: Round[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const players = servers.map((server, index) => {
      return { server, joins: workload(`round-${round}`, codes[index] ?? []) };
    });
    rounds.push(await playByTurns(players));
  }
  return servers.map((server, index) => {
    const [before, after] = [cpuBefore[index] ?? null, server.cpuMs()];
    const cpuMs = before === null || after === null ? null : (after - before) / (JOINS * (ROUNDS + 1));
    return { rounds: rounds.flatMap((round) => round[index] ?? []), cpuMs };
  });
}

/** The ratio of a figure on two sides: the median over the rounds. */
function ratio(one: Side, other: Side, figure: (round: Round) => number): number {
  return median(measured(one).map((round, index) => figure(round) / figure(measured(other)[index] ?? round)));
}

const measured = (side: Side): Round[] => side.rounds.slice(1);

function describe(name: string, side: Side): (string | number)[] {
  const figure = (of: (round: Round) => number, digits: number) =>
    Number(median(measured(side).map(of)).toFixed(digits));
  return [
    name,
    figure((round) => round.perSecond, 0),
    figure((round) => round.medianMs, 1),
    figure((round) => round.p95Ms, 1),
    side.cpuMs === null ? "-" : Number(side.cpuMs.toFixed(2)),
  ];
}

async function main(): Promise<boolean> {
  if (!existsSync(`${serverFolder}index.js`)) {
    console.error("There is no build yet. Run: npm run build");
    return false;
  }
  const checks: Check[] = [];
  const table: (string | number)[][] = [];

  const site = await startSite({ limited: false });
  const bare = await startBare();
  const limited = await startSite({ limited: true });
  const [siteSide, bareSide, limitedSide] = await byTurns([site, bare, limited]);
  if (!siteSide || !bareSide || !limitedSide) throw new Error("A server was not measured");
  checks.push(...(await checkTruth(limited, limitedSide, { entries: 10, referred: 0 })));
  await Promise.all([site, bare, limited].map((server) => server.stop()));
  table.push(
    describe("the built site, without rate limits", siteSide),
    describe("a bare D1 batch", bareSide),
    describe("the built site, with imitated limits", limitedSide),
  );
  const perSecond = (round: Round) => round.perSecond;
  const throughput = ratio(siteSide, bareSide, perSecond);
  const isFast = throughput >= MIN_THROUGHPUT_RATIO;
  checks.push(
    check("throughput, site to bare D1 batch", throughput.toFixed(2), `>= ${MIN_THROUGHPUT_RATIO}`, isFast),
    check("the same with imitated limits", ratio(limitedSide, bareSide, perSecond).toFixed(2)),
  );

  const short = await startSite({ limited: true });
  const long = await startSite({ limited: true });
  await seed(short, SHORT_LIST);
  await seed(long, LONG_LIST);
  const totals = await long.database
    .prepare("SELECT referral_signups AS n FROM waitlist_totals")
    .first<{ n: number }>();
  const [shortSide, longSide] = await byTurns([short, long]);
  if (!shortSide || !longSide) throw new Error("A server was not measured");
  const longChecks = await checkTruth(long, longSide, { entries: LONG_LIST + 10, referred: totals?.n ?? 0 });
  checks.push(...longChecks.map((check) => ({ ...check, name: `${check.name}, at ${LONG_LIST}` })));
  await Promise.all([short.stop(), long.stop()]);
  table.push(
    describe(`the site at ${SHORT_LIST} entries`, shortSide),
    describe(`the site at ${LONG_LIST} entries`, longSide),
  );
  const latency = ratio(longSide, shortSide, (round) => round.medianMs);
  const isFlat = latency <= MAX_LATENCY_RATIO;
  checks.push(
    check(`latency, ${LONG_LIST} entries to ${SHORT_LIST}`, latency.toFixed(2), `<= ${MAX_LATENCY_RATIO}`, isFlat),
  );

  checks.push(...(await measureBackup(serverFolder)));

  console.log(
    `${JOINS} joins a round, ${AT_ONCE} at once; by turns; medians of ${ROUNDS} rounds after one to warm up.\n`,
  );
  console.log(toTable(["", "joins/s", "median ms", "95 % ms", "CPU ms/join"], table));
  console.log(
    `\n${toTable(
      ["Check", "Measured", "Wanted", "Holds"],
      checks.map((check) => [check.name, check.measured, check.wanted, check.holds]),
    )}`,
  );
  return checks.every((check) => check.holds) && provesMail();
}

/** Ten thousand joins whose mails fail three times in ten, and as many forged tokens: runs the tests of mail at full size. */
function provesMail(): boolean {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
  const files = ["--project", "worker", "--project", "unit", "tests/worker/mail.test.ts", "app/.server/links"];
  console.log("\nTen thousand joins with mail, and ten thousand of each kind of false token:\n");
  const env = { ...process.env, BENCH_JOINS: "10000", BENCH_TOKENS: "10000" };
  return spawnSync(process.execPath, [...vitest, ...files], { cwd: root, env, stdio: "inherit" }).status === 0;
}

/** Only the viral day, of the length that `--entries` names. */
async function viralDay(entries: number): Promise<boolean> {
  let holds = true;
  await measureViralDay(serverFolder, entries, (checks) => {
    holds &&= checks.every((check) => check.holds);
    for (const { name, measured: is, wanted, holds: good } of checks) {
      console.log(`${good ? "holds" : "FAILS"}  ${name}: ${is} (wanted ${wanted})`);
    }
  });
  return holds;
}

const entries = process.argv.indexOf("--entries");
const isGood = entries === -1 ? await main() : await viralDay(Number(process.argv[entries + 1]));
process.exitCode = isGood ? 0 : 1;
agent.destroy();
