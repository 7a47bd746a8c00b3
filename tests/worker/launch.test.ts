/** The statements about the launch on a given day, on every served page; dates follow the Worker's clock. */
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { bindings, joinByCall, textAt, unkept, visit } from "./site.ts";

/** Words that are true only before the launch. */
const LOOKING_FORWARD =
  /launching|\blaunches\b|when we launch|until the launch|before the launch|with the launch|at launch|once we open|opens as a beta|opens in (?:August|20)|beta opens|is due to|shutters go up|doors open in|(?:comes?|begins?|starts?|beta) in August|when August|will (?:launch|open|begin)/gi;

const paths = publicPages(builtInStories).flatMap(({ path, markdown }) => (markdown ? [path, markdown] : [path]));

beforeAll(async () => {
  const referralCode = await joinByCall("tara@x.example");
  paths.push("/llms.txt", "/podcast.xml", `/waitlist/${referralCode}`, `/waitlist/${referralCode}/qr`);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Every page served at that moment, by path. */
async function pagesOn(moment: string | null): Promise<[path: string, html: string][]> {
  if (moment) vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
  const pages: [string, string][] = [];
  for (const path of paths) {
    const response = await visit(unkept(path));
    expect(response.status, path).toBe(200);
    pages.push([path, await response.text()]);
  }
  return pages;
}

const found = (pages: readonly [string, string][], pattern: RegExp) =>
  pages.flatMap(([path, html]) => [...html.matchAll(pattern)].map(([words]) => `${path}: ${words}`));

const titleOf = (pages: readonly [string, string][], path: string) =>
  /<title>(.*?)<\/title>/.exec(pages.find(([each]) => each === path)?.[1] ?? "")?.[1];

describe("the launch", () => {
  test("the launch is looked forward to until its month begins", async () => {
    const pages = await pagesOn("2025-07-31T18:29:00Z");
    expect(found(pages, /\{launch\w*\}/g)).toEqual([]);
    expect(new Map(pages).get("/")).toContain("Launching August 2025");
    expect(new Map(pages).get("/waitlist")).toContain("Launching August 2025");
    expect(titleOf(pages, "/waitlist")).toBe("Join the Ladoo launch beta in August 2025");
    // Shows that the pattern finds the words that the other days must not have.
    expect(found(pages, LOOKING_FORWARD).length).toBeGreaterThan(paths.length / 2);
  });

  test.each([
    ["on the first day of the month", "2025-07-31T18:30:00Z"],
    ["in the month", "2025-08-20T06:00:00Z"],
    ["today", null],
  ])("the launch is spoken of in words that are still true %s", async (_when, moment) => {
    const pages = await pagesOn(moment);
    expect(found(pages, /\{launch\w*\}/g)).toEqual([]);
    expect(found(pages, LOOKING_FORWARD)).toEqual([]);
    expect(new Map(pages).get("/")).toContain("August 2025 beta · 99 of 100 early places open");
    expect(new Map(pages).get("/waitlist")).toContain("August 2025 beta");
    expect(titleOf(pages, "/waitlist")).toBe("Join the Ladoo launch beta, August 2025");
  });

  test("the site offers no early place once the hundredth brand has joined", async () => {
    const { DB } = bindings;
    await DB.prepare("UPDATE waitlist_totals SET total_signups = 100, positions_given = 100").run();
    // Later than the answer that the Worker remembers. Other pages than the waitlist's do not wait for a new one.
    vi.useFakeTimers({ now: new Date("2026-12-20T05:59:59Z"), toFake: ["Date"] });
    await textAt(unkept("/waitlist"));
    const pages = await pagesOn("2026-12-20T06:00:00Z");
    const banner = (html: string) => /<section aria-label="Launch offer".*?<\/section>/s.exec(html)?.[0] ?? "";
    for (const [path, html] of pages.filter(([, html]) => html.includes('aria-label="Launch offer"'))) {
      expect(banner(html), path).toContain("the first 100 places are taken");
    }
    const offers = /take one of the first 100|Be one of the first 100|early places open|The first 100 brands get/g;
    // The waitlist page's data holds both wordings, since the last place may go while it is open.
    const shown = pages.map(([path, html]): [string, string] => [path, html.replace(/<script.*?<\/script>/gs, "")]);
    expect(found(shown, offers)).toEqual([]);
    expect(new Map(pages).get("/pricing")).toContain("The first 100 places are taken; the list goes on");
    expect(found(shown, /\bspots? left/gi)).toEqual([]);
    expect(new Map(pages).get("/waitlist")).toContain("The list is open, with room for at least 1 more");
    expect(new Map(pages).get("/waitlist")).toContain("The first 100 are taken. Join the list");
  });
});
