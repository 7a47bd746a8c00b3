/** Every page below /hi: what is not marked as English is Hindi, nothing has a gap, and the numbers are those of its English. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { editions, hasHindi, inEdition } from "#app/lib/edition.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { brokenDatabase, failing } from "./broken.ts";
import { emptyTables } from "./database.ts";
import { faultsOf, numbersOf } from "./hindi-page.ts";
import { attributesOf } from "./html.ts";
import { ORIGIN, sendForm, visit } from "./site.ts";

beforeEach(() => emptyTables("waitlist_entries"));

const reading = async (response: Response) => ({ status: response.status, html: await response.text() });
const read = async (path: string, env = {}) => reading(await visit(path, { env }));

// An isolate's first page may lack the counted places.
beforeAll(async () => void (await read("/sitemap.xml")));

const listed = publicPages(builtInStories).map(({ path }) => path);
const unlisted = ["/features/sales-hub", "/operations-automation", "/customer-connect", "/kept", "/waitlist?ref=%3F"];
const missing = ["/nope", "/story/9999", "/feature/none", "/journey/none", "/careers/none", "/waitlist/me?token=x"];

test.each([...listed, ...unlisted, ...missing])("%s", async (path) => {
  const { status, html } = await read(inEdition("hi", path));
  expect(status < 400).toBe(!missing.includes(path));
  expect(html).toContain('<html lang="hi-IN"');
  expect(faultsOf(html)).toEqual([]);
});

// Not where recordings are, which have other times in each language. `content/hi/hindi.test.ts` compares the stories' texts.
test.each(listed.filter((path) => hasHindi(path) && !/^\/(?:$|story\/)/.test(path)))(
  "the numbers of %s are the same in both languages",
  async (path) => {
    const [english, hindi] = await Promise.all([read(path), read(inEdition("hi", path))]);
    expect(numbersOf(english.html).length).toBeGreaterThan(3);
    expect(numbersOf(hindi.html)).toEqual(numbersOf(english.html));
  },
);

describe("links for search engines", () => {
  const alternatesIn = async (html: string) => {
    const [languages, addresses] = await Promise.all(
      ["hreflang", "href"].map((name) => attributesOf(html, "link[rel=alternate][hreflang]", name)),
    );
    return languages?.map((language, index) => `${language} ${addresses?.[index]}`);
  };
  const canonicalOf = (html: string) => attributesOf(html, "head link[rel=canonical]", "href");

  test.each(listed.filter(hasHindi))(
    "%s has links to both languages, on each page and in the site map",
    async (path) => {
      const addresses = { en: ORIGIN + path, hi: ORIGIN + inEdition("hi", path) };
      const expected = [`en-IN ${addresses.en}`, `hi-IN ${addresses.hi}`, `x-default ${addresses.en}`];
      const map = (await read("/sitemap.xml")).html;
      for (const edition of ["en", "hi"] as const) {
        const { html } = await read(inEdition(edition, path));
        expect(await canonicalOf(html)).toEqual([addresses[edition]]);
        expect(await alternatesIn(html)).toEqual(expected);
        expect(await attributesOf(html, "meta[property='og:url']", "content")).toEqual([addresses[edition]]);
        const languages = [...html.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, language]) => language);
        expect(languages.filter((language) => language !== editions[edition].language)).toEqual([]);
        if (/^\/(?:$|pricing|story)/.test(path)) expect(languages).not.toEqual([]);
        const listing = map.split("<url>").find((url) => url.startsWith(`<loc>${addresses[edition]}</loc>`)) ?? "";
        const links = [...listing.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, to, href]) => `${to} ${href}`,
        );
        expect(links).toEqual(expected);
      }
    },
  );

  test.each(["/features", "/about", "/story/4", "/careers"])(
    "%s is named as an English page, also below /hi",
    async (path) => {
      for (const edition of ["en", "hi"] as const) {
        const { html } = await read(inEdition(edition, path));
        expect(await canonicalOf(html)).toEqual([ORIGIN + path]);
        expect(await alternatesIn(html)).toEqual([]);
      }
    },
  );
});

test("faultsOf finds English text and gaps, and accepts text marked as English", () => {
  const page = (inside: string) => `<html lang="hi-IN"><body><main>${inside}</main></body></html>`;
  expect(faultsOf(page("<p>To the form</p><p>आप Join the waitlist now</p><img alt='x'/>"))).toHaveLength(2);
  expect(faultsOf(page('<a aria-label="What it opens">₹899</a><p>कीमत {price}</p>'))).toHaveLength(2);
  expect(faultsOf(page('<h3 lang="en-IN">Which podi the rain asks for</h3><b>The Sales Desk</b> GST इनवॉइस'))).toEqual(
    [],
  );
});

describe("answers to forms without scripts", () => {
  const brand = { brandName: "B", founderName: "F", phoneNumber: "98000 00000" };
  const form = { intent: "join", ...brand, email: "tara@bel.example" };
  const send = async (fields: Record<string, string>, env = {}, path = "/hi/waitlist") =>
    reading(await sendForm(path, fields, { env, headers: { Origin: ORIGIN } }));

  test.each<[what: string, status: number, fields: Record<string, string>]>([
    ["an empty form", 400, { intent: "join" }],
    [
      "a form with faults",
      400,
      { ...form, email: "x", phoneNumber: "12", brandName: "x".repeat(300), referredBy: "-" },
    ],
    ["a form without agreement", 400, form],
    ["a join", 201, { ...form, acceptedTerms: "on", referredBy: "nobody-has-this" }],
    ["a lookup of nobody", 404, { intent: "lookup", email: "nobody@x.example" }],
    ["a lookup of nothing", 400, { intent: "lookup", email: "" }],
    ["a lookup of no address", 400, { intent: "lookup", email: "x" }],
  ])("%s", async (_what, status, fields) => {
    const answer = await send(fields);
    expect(answer.status).toBe(status);
    expect(faultsOf(answer.html)).toEqual([]);
  });

  test("a second join and the lookup of somebody on the list are answered in Hindi", async () => {
    await send({ ...form, acceptedTerms: "on" });
    const again = await send({ ...form, acceptedTerms: "on" });
    const found = await send({ intent: "lookup", email: form.email });
    expect([again.status, found.status]).toEqual([200, 200]);
    expect([...faultsOf(again.html), ...faultsOf(found.html)]).toEqual([]);
    const code = /\/hi\/waitlist\?ref=([A-Z0-9]{8})/.exec(found.html)?.[1] ?? "";
    for (const path of [`/hi/waitlist/${code}`, `/hi/waitlist/${code}/qr`, `/hi/waitlist?ref=${code}`]) {
      const page = await read(path);
      expect([page.status, ...faultsOf(page.html)], path).toEqual([200]);
    }
  });

  test("a form to an address that is none gets the whole page for a missing one", async () => {
    const { status, html } = await send(form, {}, "/hi/nope");
    expect([status, ...faultsOf(html)]).toEqual([404]);
    expect(html).toContain('<html lang="hi-IN"');
  });

  test("forms and an unknown story show an error in Hindi without a database", async () => {
    expectConsole(/"event":"database"|built-in-only/);
    const env = { DB: brokenDatabase(failing("no database")) };
    for (const fields of [
      { ...form, acceptedTerms: "on" },
      { intent: "lookup", email: form.email },
    ]) {
      const answer = await send(fields, env);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(faultsOf(answer.html)).toEqual([]);
    }
    const { status, html } = await read("/hi/story/777", env);
    expect([status, ...faultsOf(html)]).toEqual([503]);
  });
});
