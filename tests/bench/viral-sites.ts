/** The built Worker in ten isolates on a viral day. */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { type Check, check } from "./check.ts";
import { builtModules, migrate, startMiniflare } from "./miniflare.ts";
import { children, cpuMsOf } from "./processor-time.ts";
import { fill, HOT_ID, REFEREES } from "./viral-list.ts";

const HOT_CODE = "TARA2345";
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
type Answer = { status: number | undefined; body: { response?: string; referralCount?: number } };

/** Stands in for Workers AI: it remembers which questions it got, and tells them by HTTP. */
const MODEL = `import { WorkerEntrypoint } from "cloudflare:workers";
const asked = new Set();
export default class extends WorkerEntrypoint {
  run(_, inputs) {
    for (const [found] of JSON.stringify(inputs).matchAll(/for team \\d+/g)) asked.add(found);
    return { response: "{}" };
  }
  fetch() { return new Response(String(asked.size)); }
}`;

/** The built Worker in ten isolates with one database: a hot code, and the model's budget. */
export async function measureSites(serverFolder: string, at: string): Promise<Check[]> {
  const built = JSON.parse(readFileSync(`${serverFolder}wrangler.json`, "utf8")) as Record<string, unknown>;
  const names = Array.from({ length: 10 }, (_, index) => `site-${index}`);
  const others = new Set(children());
  const miniflare = await startMiniflare({
    unsafeDirectSockets: undefined,
    workers: [
      ...names.map((name) => ({
        name,
        modules: builtModules(serverFolder),
        modulesRoot: serverFolder,
        compatibilityDate: built.compatibility_date,
        compatibilityFlags: built.compatibility_flags,
        bindings: {
          ...(built.vars as object),
          AI_QUESTIONS_A_DAY: "200",
          MAIL_FROM: "ladoo@x.example",
          LINK_SECRET: "x".repeat(32),
        },
        email: { send_email: [{ name: "MAIL" }] },
        d1Databases: { DB: "sites" },
        r2Buckets: ["MEDIA"],
        serviceBindings: { AI: "model" },
        unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      })),
      {
        name: "model",
        modules: true,
        script: MODEL,
        compatibilityDate: "2026-10-01",
        unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      },
    ],
  });
  const cpuMs = () => cpuMsOf(children().find((child) => !others.has(child)));
  try {
    const database = await miniflare.getD1Database("DB");
    await migrate(database);
    await fill(database, 1, 20_000 + REFEREES);
    const urls = await Promise.all(names.map((name) => miniflare.unsafeGetDirectURL(name)));
    await database.prepare("UPDATE waitlist_entries SET referral_code = ? WHERE id = ?").bind(HOT_CODE, HOT_ID).run();
    const once = (url: URL | undefined, path: string, body: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        const headers = { "Content-Type": "application/json" };
        const outgoing = request(new URL(path, url), { method: "POST", agent, headers }, async (incoming) => {
          resolve({ status: incoming.statusCode, body: (await json(incoming)) as Answer["body"] });
        });
        outgoing.on("error", reject);
        outgoing.end(JSON.stringify(body));
      });
    // The server may just have closed a connection that was idle. Neither call counts anything twice.
    const post = (...call: Parameters<typeof once>) => once(...call).catch(() => once(...call));
    let right = 0;
    const calls = 2_000;
    const begun = performance.now();
    const cpuBegun = cpuMs();
    for (let done = 0; done < calls; done += 50) {
      const wave = Array.from({ length: 50 }, () => post(urls[0], `/api/waitlist/increment-referral/${HOT_CODE}`, {}));
      right += (await Promise.all(wave)).filter(({ body }) => body.referralCount === REFEREES).length;
    }
    const perSecond = (calls / (performance.now() - begun)) * 1000;
    const cpuSpent = (cpuMs() ?? Number.NaN) - (cpuBegun ?? Number.NaN);
    // Workerd answers on one core, and other work on the machine takes a part of it.
    const perCpuSecond = Number.isNaN(cpuSpent) ? perSecond : (calls / cpuSpent) * 1000;
    let answered = 0;
    for (let team = 0; team < 800; team += 10) {
      const wave = Array.from({ length: 10 }, (_, index) =>
        post(urls[index], "/api/ai/custom-response", {
          query: `What does the Admin role cost for team ${1000 + team + index}?`,
        }),
      );
      answered += (await Promise.all(wave)).filter(({ status, body }) => status === 200 && body.response).length;
    }
    const reached = Number(await (await fetch(await miniflare.unsafeGetDirectURL("model"))).text());
    const isFast = perCpuSecond >= 500 && right === calls;
    return [
      check(
        `increment-referral, ${REFEREES} referees ${at}, mail on`,
        `${Math.round(perCpuSecond)} in a second of processor time, ${Math.round(perSecond)} in one of the clock, ${right} of ${calls} right`,
        ">= 500 of processor time",
        isFast,
      ),
      check(
        "ten isolates, a budget of 200, 800 questions: reached the model, answered",
        `${reached}, ${answered}`,
        "200, 800",
        reached === 200 && answered === 800,
      ),
    ];
  } finally {
    agent.destroy();
    await miniflare.dispose();
  }
}
