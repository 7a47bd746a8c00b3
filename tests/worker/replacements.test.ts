/** A recording that an operator puts into R2 in place of a bundled one: nothing of the old one is served any more. */
import { XMLParser } from "fast-xml-parser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readReplacements } from "#app/.server/audio/index.ts";
import { audioFor, episodeAudioName, journeyAudioName, storyAudioName } from "#app/content/audio.ts";
import { podcastPath } from "#app/content/brand.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { consoleLines, expectConsole } from "#tests/setup/fail-on-console.ts";
import { emptyTables } from "./database.ts";
import { publish } from "./published.ts";
import { bindings, site, textAt, unkept } from "./site.ts";

const { MEDIA: bucket, ASSETS: assets } = bindings;
const SECONDS = 99.6;
/** A frame of 24 ms, at 32 kbit/s and 24 kHz. */
const FRAME = [0xff, 0xf3, 0x44, 0xc0, ...new Array<number>(92).fill(0)];
const TAG = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 96, ...FRAME];
const upload = Uint8Array.from([...TAG, ...Array.from({ length: SECONDS / 0.024 }, () => FRAME).flat()]);

const EPISODE = episodeAudioName(1);
const [journey] = journeys;
if (!journey) throw new Error("There is no journey");
const JOURNEY = journeyAudioName(journey.id);
const STORY = storyAudioName(1);
const keys = [EPISODE, JOURNEY, STORY].map((name) => `audio/${name}`);

const textOf = (path: string) => textAt(unkept(path));
const statusOf = async (path: string): Promise<number> => {
  const response = await site(unkept(path));
  await response.body?.cancel();
  return response.status;
};

type Item = { "itunes:duration": string; enclosure: { "@length": string } } & Record<string, unknown>;

/** The feed's items, the newest first. */
async function items(): Promise<Item[]> {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false });
  return parser.parse(await textOf("/podcast.xml")).rss.channel.item;
}

/** The audio of a page's structured data. */
const soundsIn = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = ""]) => {
    const { audio, associatedMedia } = JSON.parse(json);
    return audio ?? associatedMedia ?? [];
  });

/** Each test begins when the lists of earlier ones have expired. */
let now = Date.now();

beforeEach(async () => {
  now += 60_000;
  vi.setSystemTime(now);
  await bucket.delete(keys);
});

describe("a replaced recording", () => {
  beforeEach(async () => {
    for (const key of keys) await bucket.put(key, upload);
  });

  it("a replaced recording has its own size and length in the feed, and no chapters", async () => {
    const found = await items();
    const replaced = found.at(-1);
    expect(replaced?.enclosure["@length"]).toBe(String(upload.length));
    expect(replaced?.["itunes:duration"]).toBe("100");
    expect(Object.keys(replaced ?? {})).not.toContain("podcast:transcript");
    expect(Object.keys(replaced ?? {})).not.toContain("podcast:chapters");
    expect(found[0]?.enclosure["@length"]).toBe(String(audioFor(episodeAudioName(episodes.length))?.bytes));
    expect(Object.keys(found[0] ?? {})).toEqual(expect.arrayContaining(["podcast:transcript", "podcast:chapters"]));
  });

  it.each(["episode-1", `journey-${journey.id}`])(
    "a replaced recording has no transcript with times and no chapters: %s",
    async (name) => {
      expect(await statusOf(`/transcripts/${name}.vtt`)).toBe(404);
      expect(await statusOf(`/chapters/${name}.json`)).toBe(404);
      expect(await statusOf("/transcripts/episode-2.vtt")).toBe(200);
    },
  );

  it.each([
    [podcastPath, "Listen time: 2 min", episodes[0]?.chapters[0]?.paragraphs[0]?.text],
    [`/journey/${journey.id}`, "2 min to hear", journey.podcast.chapters[0]?.paragraphs[0]?.text],
    ["/story/1", "Listen time: 2 min", "Jaipur"],
  ])(
    "a replaced recording has its own length on %s, no times of the old one, and all its words",
    async (path, length, words) => {
      const whole = await textOf(path);
      const html =
        path === podcastPath ? whole.slice(whole.indexOf('id="episode-1"'), whole.indexOf('id="episode-2"')) : whole;
      expect(html).toContain(length);
      expect(html.replaceAll("&#x27;", "'")).toContain(words);
      expect(html).not.toContain("Read by a synthetic voice");
      expect(html).not.toContain('class="moment"');
      expect(html).not.toContain("WebVTT");
      expect(soundsIn(whole)[0]).toMatchObject({ duration: "PT100S" });
      expect(soundsIn(whole)[0]).not.toHaveProperty("uploadDate");
    },
  );

  it("a replaced recording has its own length in lists and for programs", async () => {
    expect(JSON.parse(await textOf("/api/stories/1"))).toMatchObject({ audioDuration: 100, audioBytes: null });
    expect(JSON.parse(await textOf("/api/stories/2"))).toMatchObject({ audioBytes: audioFor("story-2.mp3")?.bytes });
  });
});

it("an upload of the bundled file replaces nothing", async () => {
  const bundled = await (await assets.fetch(new URL(`audio/${STORY}`, "https://assets.invalid/"))).arrayBuffer();
  await bucket.put(`audio/${STORY}`, bundled);
  await bucket.put(`audio/${EPISODE}`, upload, { customMetadata: { bundledSha256: "an earlier one" } });
  expect(await textOf("/story/1")).toContain("Read by a synthetic voice");
  expect((await items()).at(-1)?.enclosure["@length"]).toBe(String(audioFor(EPISODE)?.bytes));
  expect(await statusOf("/transcripts/episode-1.vtt")).toBe(200);
});

it("a replacement has no length when the file does not tell it", async () => {
  await bucket.put(`audio/${EPISODE}`, "not an MP3");
  const replaced = (await items()).at(-1);
  expect(replaced?.enclosure["@length"]).toBe("10");
  expect(replaced).not.toHaveProperty("itunes:duration");
  expect(await statusOf(podcastPath)).toBe(200);
});

it("a replacement is measured once a version, and R2 is asked every half minute", async () => {
  await bucket.put(`audio/${STORY}`, upload);
  const list = vi.fn((options: R2ListOptions) => bucket.list(options));
  const get = vi.fn((key: string, options: R2GetOptions) => bucket.get(key, options));
  const counting = { list, get } as unknown as R2Bucket;
  const at = (ms: number) => readReplacements(counting, () => ms);
  const measured = new Map([[STORY, { bytes: upload.length, durationSeconds: SECONDS }]]);
  expect(await at(0)).toEqual(measured);
  expect(await at(29_000)).toEqual(measured);
  expect(list).toHaveBeenCalledTimes(1);
  expect(await at(30_000)).toEqual(measured);
  expect(list).toHaveBeenCalledTimes(2);
  // The tag's size, and the first frames.
  expect(get).toHaveBeenCalledTimes(2);
  await bucket.put(`audio/${STORY}`, upload.subarray(0, upload.length / 2));
  expect((await at(60_000)).get(STORY)?.bytes).toBe(upload.length / 2);
  expect((await at(60_000)).get(STORY)?.durationSeconds).toBeCloseTo(SECONDS / 2, 1);
});

it("a replacement is still known while R2 fails", async () => {
  await bucket.put(`audio/${STORY}`, upload);
  let isDown = false;
  const failing = {
    list: (options: R2ListOptions) => (isDown ? Promise.reject(new Error("R2 is down (10001)")) : bucket.list(options)),
    get: (key: string, options: R2GetOptions) => bucket.get(key, options),
  } as unknown as R2Bucket;
  await readReplacements(failing, () => 0);
  isDown = true;
  expectConsole(/"event":"recordings-not-listed"/);
  expect((await readReplacements(failing, () => 30_000)).get(STORY)?.bytes).toBe(upload.length);
  expect(consoleLines()).toHaveLength(1);
});

it("a synthetic voice that reads a published story is said to be one", async () => {
  await publish({ id: 78, audio_url: "/audio/synthetic/story-78.mp3", audio_duration: 75 });
  await publish({ id: 79, audio_url: "/audio/uploads/own.mp3", audio_duration: 75 });
  expect(await textOf("/story/78")).toContain("Read by a synthetic voice");
  expect(await textOf("/story/79")).toContain("Listen time: 2 min");
  expect(await textOf("/story/79")).not.toContain("Read by a synthetic voice");
  await emptyTables("published_stories");
});
