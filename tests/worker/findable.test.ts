/** The files for crawlers, readers and podcast apps: site map, robots, Markdown, structured data, cards, feed. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { bundledTimeline } from "#app/.server/recordings/index.ts";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { audioFor, episodeAudioName } from "#app/content/audio.ts";
import { podcastPath } from "#app/content/brand.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { pricingRoles } from "#app/content/pricing.ts";
import { hasHindi, inEdition } from "#app/lib/edition.ts";
import { jpegSize } from "#tests/audit/jpeg.ts";
import { structuredDataFaults } from "#tests/audit/structured-data.ts";
import { emptyTables } from "./database.ts";
import { publish } from "./published.ts";
import { asVisitor, bindings, ORIGIN, site, textAt } from "./site.ts";

const MAX_CARD_BYTES = 300_000;
const MAX_LINE_LENGTH = 65;
const pages = publicPages(builtInStories);

async function text(path: string): Promise<{ body: string; response: Response }> {
  const response = await site(path);
  return { body: await response.text(), response };
}

type Data = Record<string, unknown> & { "@type": string };

/** The structured data of a served page, by type. */
async function dataOf(path: string): Promise<{ html: string; blocks: string[]; of: (type: string) => Data[] }> {
  const { body: html } = await text(path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => json,
  );
  const records = blocks.map((block) => JSON.parse(block) as Data);
  return { html, blocks, of: (type) => records.filter((record) => record["@type"] === type) };
}

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");

const isHindi = (address: string) => /^[^/]*\/\/[^/]+\/hi(?:\/|$)/.test(address);

describe("sitemap.xml", () => {
  it("sitemap.xml is valid and names every public page once, from the configured origin", async () => {
    const { body, response } = await text("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
    expect(XMLValidator.validate(body)).toBe(true);
    const { urlset } = new XMLParser({ parseTagValue: false }).parse(body) as {
      urlset: { url: { loc: string; lastmod?: string }[] };
    };
    const listed = urlset.url.map(({ loc }) => loc);
    expect(listed.filter((loc) => !isHindi(loc))).toEqual(pages.map(({ path }) => ORIGIN + path));
    expect(listed.filter(isHindi)).toEqual(
      pages.flatMap(({ path }) => (hasHindi(path) ? [ORIGIN + inEdition("hi", path)] : [])),
    );
    for (const { lastmod } of urlset.url) if (lastmod) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("every link and picture of a page leads somewhere, and every page is linked", { timeout: 240_000 }, async () => {
    const bodies = new Map(await Promise.all(pages.map(async ({ path }) => [path, await textAt(path)] as const)));
    /** By the address without its parameters' values, which no page refuses. */
    const places = new Map<string, { address: string; from: string }>();
    const linked = new Set<string>();
    for (const [path, body] of bodies) {
      const html = body.replaceAll("&amp;", "&").replace(/<script[\s\S]*?<\/script>/g, "");
      for (const [, to = ""] of html.matchAll(/<(?:a|img|audio|use)\s[^>]*?\b(?:href|src)="([^"]+)"/g)) {
        const { origin, pathname, href } = new URL(to, ORIGIN + path);
        if (pathname !== path) linked.add(pathname);
        if (origin === ORIGIN) places.set(href.replace(/=[^&#]+/g, "="), { address: href, from: path });
      }
    }
    expect([...bodies.keys()].filter((path) => !linked.has(path))).toEqual([]);
    const isThere = async (address: string) => {
      const { pathname, search, hash } = new URL(address);
      const known = search === "" ? bodies.get(pathname) : undefined;
      if (known) return hash === "" || hash.includes("t=") || known.includes(`id="${hash.slice(1)}"`);
      const headers = asVisitor({ Range: "bytes=0-0" });
      let response = await site(pathname + search, { headers });
      const moved = response.status === 301 ? response.headers.get("Location") : null;
      if (moved) response = await site(moved, { headers });
      if (response.status === 404) response = await bindings.ASSETS.fetch(address, { method: "HEAD" });
      await response.body?.cancel();
      return response.ok;
    };
    const lost: string[] = [];
    for (const { address, from } of places.values())
      if (!(await isThere(address))) lost.push(`${address}, linked from ${from}`);
    expect(lost).toEqual([]);
  });

  it("sitemap.xml follows the setting, and not the address at which it was asked", async () => {
    expect((await text("https://evil.example/sitemap.xml")).body).not.toContain("evil.example");
  });

  it("sitemap.xml names a story that was published meanwhile", async () => {
    await publish({ id: 77, title: "A & B", image_url: "/images/placeholder.svg" });
    const { body } = await text("/sitemap.xml?_routes=fresh");
    expect(body).toContain(`<loc>${ORIGIN}/story/77</loc>`);
    const markdown = await text("/story/77.md");
    expect(markdown.response.status).toBe(200);
    expect(markdown.body).toContain("# A & B");
    expect(metaOf((await text("/story/77")).body, "og:image")).toMatch(/\/cards\/home\.[0-9a-f]{8}\.jpg$/);
    // The built-in card would name another story and another founder.
    await bindings.DB.prepare("UPDATE published_stories SET id = 3").run();
    const { body: replaced } = await text("/story/3?_routes=fresh");
    expect(replaced).toContain("A &amp; B");
    expect(metaOf(replaced, "og:image")).toMatch(/\/cards\/home\.[0-9a-f]{8}\.jpg$/);
    await emptyTables("published_stories");
  });
});

describe("robots.txt", () => {
  it("robots.txt allows everything but the API and referral codes, and names the site map", async () => {
    const { body, response } = await text("/robots.txt");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(body.split("\n")).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Allow: /",
        "Disallow: /api/",
        "Disallow: /waitlist/",
        "Disallow: /hi/waitlist/",
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    );
  });
});

describe("for readers that are programs", () => {
  it("llms.txt links every page, by its Markdown where there is some", async () => {
    const { body, response } = await text("/llms.txt");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(body.startsWith("# Ladoo\n\n> ")).toBe(true);
    for (const { path, markdown } of pages) expect(body).toContain(`](${ORIGIN}${markdown ?? path}): `);
  });

  it.each(builtInStories)("story $id is there as Markdown, and its page says where", async ({ id, title, content }) => {
    const { body, response } = await text(`/story/${id}.md`);
    expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("Link")).toBe(`<${ORIGIN}/story/${id}>; rel="canonical"`);
    expect(body).toContain(`# ${title}`);
    expect(body).toContain(content);
    expect((await text(`/story/${id}`)).body).toContain(
      `<link rel="alternate" type="text/markdown" href="${ORIGIN}/story/${id}.md"/>`,
    );
  });

  it.each(featurePages)("feature $id is there as Markdown, and its page says where", async ({ id, ...page }) => {
    const { body, response } = await text(`/feature/${id}.md`);
    expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    for (const part of [`# ${page.name}`, page.longDescription, ...page.benefits]) expect(body).toContain(part);
    expect((await text(`/feature/${id}`)).body).toContain(`href="${ORIGIN}/feature/${id}.md"`);
  });

  it.each(["/story/999.md", "/story/x.md", "/feature/none.md"])("%s does not exist", async (path) => {
    expect((await text(path)).response.status).toBe(404);
  });
});

describe("structured data", () => {
  it.each(pages.map(({ path }) => path))(
    "the data of %s is whole, and its addresses are the configured ones",
    async (path) => {
      const { blocks } = await dataOf(path);
      expect(blocks).not.toEqual([]);
      expect(blocks.flatMap(structuredDataFaults)).toEqual([]);
      const own = blocks.join().matchAll(/"(https?:\/\/[^/"]+)/g);
      const origins = new Set([...own].map(([, origin]) => origin));
      expect(
        [...origins].filter(
          (origin) => ![ORIGIN, "https://schema.org", "https://www.instagram.com"].includes(origin ?? ""),
        ),
      ).toEqual([]);
    },
  );

  it("the data of the home page is the company, and of others the trail to them", async () => {
    const home = await dataOf("/");
    expect(
      [home.of("Organization"), home.of("WebSite"), home.of("BreadcrumbList")].map(({ length }) => length),
    ).toEqual([1, 1, 0]);
    for (const { path } of pages.filter(({ path }) => path !== "/")) {
      const [trail] = (await dataOf(path)).of("BreadcrumbList");
      const items = trail?.itemListElement as { item: string; position: number }[];
      expect(items[0]?.item).toBe(`${ORIGIN}/`);
      expect(items.at(-1)).toMatchObject({ item: ORIGIN + path, position: items.length });
    }
  });

  it("structured data of a story is an article with its narration", async () => {
    for (const story of builtInStories) {
      const [article] = (await dataOf(`/story/${story.id}`)).of("Article");
      expect(article).toMatchObject({
        headline: story.title,
        audio: {
          "@type": "AudioObject",
          contentUrl: ORIGIN + story.audioUrl,
          transcript: story.content,
          contentSize: String(story.audioBytes),
          duration: `PT${story.audioDuration}S`,
        },
      });
    }
  });

  it("structured data of the podcast page is the series with every episode", async () => {
    const data = await dataOf(podcastPath);
    expect(data.of("PodcastSeries")).toMatchObject([{ webFeed: `${ORIGIN}/podcast.xml` }]);
    expect(data.of("PodcastEpisode").map(({ name }) => name)).toEqual(episodes.map(({ title }) => title));
    for (const episode of data.of("PodcastEpisode")) {
      expect(data.html).toContain(`id="${String(episode.url).split("#")[1]}"`);
    }
  });

  it("the data of an open position is a job until some later day", async () => {
    const positions = pages.filter(({ kind }) => kind === "position");
    expect(positions).not.toEqual([]);
    for (const { path, name } of positions) {
      const [job] = (await dataOf(path)).of("JobPosting");
      expect(job).toMatchObject({
        title: name,
        directApply: true,
        employmentType: "FULL_TIME",
        jobLocationType: "TELECOMMUTE",
      });
      expect(Date.parse(String(job?.validThrough))).toBeGreaterThan(Date.now());
    }
  });

  it("structured data of the pricing page offers each role in rupees before tax", async () => {
    const [software] = (await dataOf("/pricing")).of("SoftwareApplication");
    type Offer = { price: number; priceCurrency: string; priceSpecification: object };
    const offers = software?.offers as Offer[];
    expect(offers.map(({ price }) => price)).toEqual(pricingRoles.map(({ monthlyRupees }) => monthlyRupees));
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(["INR"]));
    for (const { priceSpecification } of offers)
      expect(priceSpecification).toMatchObject({ valueAddedTaxIncluded: false, unitText: "user per month" });
  });
});

describe("cards", () => {
  it.each(pages.map(({ path }) => path))(
    "the card of %s is a light JPEG of the right size at an absolute address",
    async (path) => {
      const { body } = await text(path);
      const address = metaOf(body, "og:image") ?? "";
      expect(address.startsWith(`${ORIGIN}/cards/`)).toBe(true);
      expect([metaOf(body, "og:image:width"), metaOf(body, "og:image:height")]).toEqual(["1200", "630"]);
      expect(metaOf(body, "og:image:alt")).toBeTruthy();
      const response = await bindings.ASSETS.fetch(address);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
      expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
      expect(bytes.byteLength).toBeLessThan(MAX_CARD_BYTES);
    },
  );

  it("cards are each page's own, but for the legal pages", async () => {
    const own = pages.filter(({ kind }) => kind !== "legal");
    const addresses = await Promise.all(own.map(async ({ path }) => metaOf((await text(path)).body, "og:image")));
    expect(new Set(addresses).size).toBe(own.length);
  });
});

type Item = {
  guid: { "#text": string; "@isPermaLink": string };
  title: string;
  link: string;
  description: string;
  pubDate: string;
  enclosure: { "@url": string; "@length": string; "@type": string };
  "itunes:duration": string;
  "itunes:episode": string;
  "itunes:explicit": string;
  "itunes:image": { "@href": string };
  "podcast:transcript": { "@url": string; "@type": string };
  "podcast:chapters": { "@url": string; "@type": string };
  "podcast:person": { "#text": string }[];
};
type Channel = Record<string, unknown> & {
  item: Item[];
  "itunes:image": { "@href": string };
  "atom:link": { "@href": string; "@rel": string };
  "itunes:category": { "@text": string };
  "itunes:owner": Record<string, string>;
};

async function feed(): Promise<{ xml: string; attributes: Record<string, string>; channel: Channel }> {
  const { body: xml } = await text("/podcast.xml");
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    isArray: (name) => ["item", "podcast:person"].includes(name),
  });
  const { rss } = parser.parse(xml) as { rss: Record<string, string> & { channel: Channel } };
  return { xml, attributes: rss, channel: rss.channel };
}

const pathOf = (address: string) => {
  expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  return address.slice(ORIGIN.length);
};

describe("podcast.xml", () => {
  it("the feed is well-formed RSS 2.0, and is linked from the podcast page", async () => {
    const { xml, attributes } = await feed();
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(attributes).toMatchObject({
      "@version": "2.0",
      "@xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
      "@xmlns:podcast": "https://podcastindex.org/namespace/1.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
    });
    const { body } = await text(podcastPath);
    expect(body).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]* href="${ORIGIN}/podcast.xml"/>`),
    );
  });

  it("podcast.xml has what directories require of a show, artwork included", async () => {
    const { channel } = await feed();
    for (const name of [
      "title",
      "link",
      "description",
      "language",
      "itunes:author",
      "itunes:explicit",
      "itunes:type",
    ]) {
      expect(channel[name], name).toBeTruthy();
    }
    expect(channel["itunes:category"]["@text"]).toBe("Business");
    expect(channel["itunes:owner"]["itunes:email"]).toContain("@");
    expect(channel["atom:link"]).toMatchObject({ "@href": `${ORIGIN}/podcast.xml`, "@rel": "self" });
    // A show keeps this for life.
    expect(channel["podcast:guid"]).toBe("4d6c1f0a-6f53-5f0e-9a61-1c9f7a4f2b0d");
    for (const image of [channel, ...channel.item].map((entry) => entry["itunes:image"]["@href"])) {
      const response = await bindings.ASSETS.fetch(image);
      expect(response.headers.get("Content-Type"), image).toBe("image/jpeg");
      const size = jpegSize(new Uint8Array(await response.arrayBuffer()));
      // Directories take squares of 1400 to 3000 pixels.
      expect(size).toEqual({ width: 1400, height: 1400 });
    }
  });

  it("podcast.xml has every episode once, newest first, under a guid that never changes", async () => {
    const { channel } = await feed();
    expect(channel.item.map(({ guid }) => guid)).toEqual(
      episodes
        .toReversed()
        .map(({ number }) => ({ "#text": `ladoo-founders-podcast-episode-${number}`, "@isPermaLink": "false" })),
    );
    const dates = channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    for (const { pubDate } of channel.item)
      expect(pubDate).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/);
  });

  it.each(episodes)(
    "the feed encloses $slug with its true size and length, and it answers a range",
    async ({ slug, number, speakers }) => {
      const audio = audioFor(episodeAudioName(number));
      const item = (await feed()).channel.item.find(({ guid }) => guid["#text"].endsWith(slug));
      expect(item?.enclosure).toMatchObject({ "@length": String(audio?.bytes), "@type": "audio/mpeg" });
      expect(item?.["itunes:duration"]).toBe(String(Math.round(audio?.durationSeconds ?? 0)));
      expect(item?.["itunes:explicit"]).toBe("false");
      expect(item?.["podcast:person"].length).toBe(speakers.length);
      const response = await site(pathOf(item?.enclosure["@url"] ?? ""), { headers: { Range: "bytes=0-99" } });
      expect(response.status).toBe(206);
      expect(response.headers.get("Content-Range")).toBe(`bytes 0-99/${audio?.bytes}`);
      expect((await response.arrayBuffer()).byteLength).toBe(100);
    },
  );
});

const recordings = [...episodes.map(({ slug }) => slug), ...journeys.map(({ id }) => `journey-${id}`)];

/** Seconds of hh:mm:ss.ttt. */
const secondsOf = (clock = "") => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** A cue's line as an app shows it. */
const shown = (line: string) =>
  line
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe("transcripts and chapters", () => {
  it.each(recordings)("%s has cues that follow each other, in lines that apps can show", async (name) => {
    const { body, response } = await text(`/transcripts/${name}.vtt`);
    const timeline = bundledTimeline(name);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/vtt/);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const [head, ...cues] = body.trim().split("\n\n");
    expect(head).toBe("WEBVTT");
    let last = 0;
    for (const cue of cues) {
      const [times = "", ...lines] = cue.split("\n");
      const [start, end] = times.split(" --> ").map(secondsOf);
      expect(start).toBeGreaterThanOrEqual(last);
      // Long enough to be read: no cue of a single leftover word.
      expect((end ?? 0) - (start ?? 0)).toBeGreaterThan(1.5);
      last = end ?? 0;
      for (const line of lines) expect(shown(line).length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    }
    expect(last).toBeLessThanOrEqual((timeline?.durationSeconds ?? 0) + 0.001);
  });

  it.each(recordings)("%s has chapters at its marks", async (name) => {
    const { body, response } = await text(`/chapters/${name}.json`);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json\+chapters/);
    const { version, chapters } = JSON.parse(body) as {
      version: string;
      chapters: { startTime: number; title: string }[];
    };
    const timeline = bundledTimeline(name);
    expect(version).toBe("1.2.0");
    expect(chapters).toEqual(timeline?.chapters.map(({ title, startSeconds }) => ({ startTime: startSeconds, title })));
    expect(chapters[0]?.startTime).toBe(0);
    const starts = chapters.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it("the feed's transcripts and chapters are served", async () => {
    for (const item of (await feed()).channel.item) {
      for (const { "@url": address, "@type": type } of [item["podcast:transcript"], item["podcast:chapters"]]) {
        const response = await site(pathOf(address));
        expect(response.status).toBe(200);
        expect(response.headers.get("Content-Type")).toContain(type);
        await response.body?.cancel();
      }
    }
  });
});
