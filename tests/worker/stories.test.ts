/** Stories and features: D1 over built-in by id, and the built-in alone when D1 does not answer. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/.server/db/index.ts";
import { filterFeatures, findStory, listStories, readLibrary } from "#app/.server/stories/index.ts";
import { useCasesPath } from "#app/content/brand.ts";
import { StorySchema } from "#app/schemas/story.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { DB, db, emptyTables } from "./database.ts";
import { hurried } from "./hurried.ts";
import { publish, row } from "./published.ts";
import { textAt, visit } from "./site.ts";

const BUILT_IN_IDS = [...Array.from({ length: 20 }, (_, index) => index + 1), 101, 102, 103];

/** A database that supports only `batch`. */
function databaseThat(batch: () => Promise<unknown>) {
  const statement = { bind: () => statement };
  const spy = vi.fn(batch);
  return { db: openDatabase({ prepare: () => statement, batch: spy } as unknown as D1Database), batch: spy };
}

async function get(path: string) {
  const response = await visit(path);
  const text = await response.text();
  return { response, body: text ? (JSON.parse(text) as unknown) : null };
}

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

beforeEach(() => emptyTables("published_story_features", "published_stories"));

describe("the list", () => {
  it("the list is the built-in one while nothing is published, and every story fits the schema", async () => {
    const stories = await listStories(db);
    expect(ids(stories)).toEqual(BUILT_IN_IDS);
    for (const story of stories) expect(StorySchema.parse(story)).toEqual(story);
    expect(stories.every(({ builtIn }) => builtIn)).toBe(true);
  });

  it("the list holds a published story beside the built-in ones, sorted by id", async () => {
    await publish({}, [10, 1, 999]);
    const stories = await listStories(db);
    expect(ids(stories)).toEqual([...BUILT_IN_IDS.slice(0, 20), 21, 101, 102, 103]);
    expect(stories[20]).toMatchObject({
      title: row.title,
      founderName: row.founder_name,
      brandName: row.brand_name,
      imageUrl: row.image_url,
      audioUrl: "",
      audioDuration: 180,
      audioBytes: null,
      featured: 1,
      founderKey: null,
      builtIn: false,
    });
    expect(ids(stories[20]?.features ?? [])).toEqual([10, 1]);
  });

  it("the list shows neither a player nor a listen time for a story without a recording", async () => {
    await publish({ id: 31 });
    await publish({ id: 32, audio_url: "/audio/story-5.mp3" });
    expect(await textAt("/story/32")).toMatch(/data-audio-player=""[\s\S]*Listen time/);
    for (const silent of [await textAt("/story/31"), await textAt(`${useCasesPath}?story=31`)]) {
      expect(silent).toContain(row.title);
      expect(silent).not.toContain('data-audio-player=""');
      expect(silent).not.toMatch(/Listen time|AudioObject/);
    }
  });

  it("the list opens a story with an id as long as a number may be", async () => {
    await publish({ id: 2_147_483_647 });
    expect(await textAt(`${useCasesPath}?story=2147483647`)).toContain("Back to All Use Cases");
  });

  it("a founder's initial is a whole sign", async () => {
    await publish({ id: 34, founder_name: "🎉 Party" });
    expect(await textAt("/story/34")).toContain('aria-hidden="true">🎉</span>');
  });

  it("a published story takes a built-in one's id, and gets what it leaves empty", async () => {
    const builtIn = await findStory(db, 5);
    await publish({ id: 5, founder_name: "tara rathore", image_url: "", image_alt: "" });
    const stories = await listStories(db);
    expect(ids(stories)).toEqual(BUILT_IN_IDS);
    expect(stories[4]).toMatchObject({
      title: row.title,
      content: row.content,
      keyResult: row.key_result,
      imageUrl: "/images/stories/5.svg",
      imageAlt: builtIn?.imageAlt,
      audioUrl: "/audio/story-5.mp3",
      audioDuration: builtIn?.audioDuration,
      features: builtIn?.features,
      founderKey: "tara",
      builtIn: false,
    });
  });

  it.each([
    ["a category the site lacks", { category: "Cars" }, "category"],
    ["no title", { title: " " }, "title"],
    ["a third kind of featured", { featured: 2 }, "featured"],
    ["a recording of no length", { audio_url: "/audio/x.mp3", audio_duration: 0 }, "audioDuration"],
    ["a script for a picture", { image_url: "javascript:alert(1)" }, "imageUrl"],
    ["another site's picture, which pages may not show", { image_url: "https://elsewhere.example/x.svg" }, "imageUrl"],
    ["another site's recording", { audio_url: "https://elsewhere.example/x.mp3" }, "audioUrl"],
    ["another site's path for a picture", { image_url: "//elsewhere.example/x.svg" }, "imageUrl"],
    ["an id below one", { id: -3 }, "id"],
  ])("the list skips a row with %s, naming the column but not what stands in it", async (_, change, column) => {
    const lines: string[] = [];
    vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
    await publish(change);
    await publish({ id: 22 });
    const stories = await listStories(db);
    expect(ids(stories)).toEqual([...BUILT_IN_IDS.slice(0, 20), 22, 101, 102, 103]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: "published-row-skipped", columns: column }),
    ]);
    expect(lines.join()).not.toMatch(/Meera|Cars|javascript|elsewhere/);
  });

  it("the list keeps the built-in story where the published one of its id can't be read", async () => {
    expectConsole(/published-row-skipped/);
    await publish({ id: 5, title: "" });
    expect(await findStory(db, 5)).toMatchObject({ builtIn: true });
  });
});

describe("the features", () => {
  it("the features to filter by are the eight of the panel", () => {
    expect(ids(filterFeatures)).toEqual([1, 3, 6, 9, 10, 15, 16, 17]);
  });
});

describe("a database that does not answer", () => {
  it("everything is read in one round trip", async () => {
    await publish();
    const batch = vi.spyOn(DB, "batch");
    await readLibrary(db);
    expect(batch).toHaveBeenCalledTimes(1);
  });

  it("a failing database leaves the built-in list, and rests for ten seconds", async () => {
    expectConsole(/stories-built-in-only/);
    const { db, batch } = databaseThat(() => Promise.reject(new Error("D1_ERROR: no such table: published_stories")));
    let now = 1_000_000;
    expect(ids((await readLibrary(db, null, () => now)).stories)).toEqual(BUILT_IN_IDS);
    now += 9_999;
    expect(ids((await readLibrary(db, null, () => now)).stories)).toEqual(BUILT_IN_IDS);
    expect(batch).toHaveBeenCalledTimes(1);
    now += 2;
    await readLibrary(db, null, () => now);
    expect(batch).toHaveBeenCalledTimes(2);
  });

  it("a database that throws before it is asked leaves the built-in list", async () => {
    expectConsole(/stories-built-in-only/);
    const broken = {
      prepare: () => {
        throw new Error("no database");
      },
    };
    expect(ids(await listStories(openDatabase(broken as unknown as D1Database)))).toEqual(BUILT_IN_IDS);
  });

  it("rows that the site cannot read leave the built-in list, and are a fault of ours", async () => {
    expectConsole(/error.*"event":"stories","name":"TypeError"/);
    await publish();
    const withoutAudio = (result: D1Result) => ({
      ...result,
      results: result.results.map((told) => ({ ...(told as object), audio_url: null })),
    });
    const db = openDatabase({
      prepare: (text: string) => DB.prepare(text),
      batch: async (asked: D1PreparedStatement[]) => (await DB.batch(asked)).map(withoutAudio),
    } as unknown as D1Database);
    const library = await readLibrary(db, null, () => 1_000_000);
    expect([ids(library.stories), library.isWhole]).toEqual([BUILT_IN_IDS, false]);
  });

  it("a database that hangs costs one second once", async () => {
    expectConsole(/stories-built-in-only/);
    const { db } = databaseThat(() => new Promise(() => {}));
    for (const waited of [1000, 0]) {
      const { stories, waitedMs } = await hurried(async () => ({ stories: await listStories(db) }));
      expect(ids(stories)).toEqual(BUILT_IN_IDS);
      expect(Math.abs(waitedMs - waited)).toBeLessThan(100);
    }
  });

  it("a database that fails after the deadline disturbs nobody", async () => {
    expectConsole(/stories-built-in-only/);
    const { db } = databaseThat(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error("D1_ERROR: overloaded")), 1050)),
    );
    expect(ids(await listStories(db))).toEqual(BUILT_IN_IDS);
    // An unhandled rejection in this time would fail the run.
    await new Promise((resolve) => setTimeout(resolve, 150));
  });

  it("a database is asked again as soon as it answered", async () => {
    await publish();
    expect(await findStory(db, 21)).not.toBeNull();
    await DB.prepare("DELETE FROM published_stories").run();
    expect(await findStory(db, 21)).toBeNull();
  });
});

describe("/api/stories", () => {
  it("/api/stories answers the list, with the specification's names beside ours", async () => {
    await publish();
    const { response, body } = await get("/api/stories");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
    const stories = body as Record<string, unknown>[];
    expect(stories).toHaveLength(24);
    for (const story of stories) {
      expect(story).toMatchObject({
        founder_name: story.founderName,
        brand_name: story.brandName,
        image_url: story.imageUrl,
        audio_url: story.audioUrl,
      });
      for (const name of "id title excerpt content audioDuration keyResult keyMetric featured category features".split(
        " ",
      )) {
        expect(story).toHaveProperty(name);
      }
    }
  });

  it("/api/stories answers the featured ones", async () => {
    const stories = (await get("/api/stories/featured")).body as { id: number; featured: number }[];
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.every(({ featured }) => featured === 1)).toBe(true);
  });

  it("/api/stories answers one story, and one with its features", async () => {
    expect((await get("/api/stories/9")).body).toMatchObject({ id: 9, founder_name: "Kabir Nair" });
    const { body } = await get("/api/stories/9/with-features");
    expect(body).toMatchObject({ story: { id: 9, brand_name: "Pepper Porch" }, features: [{ id: 1 }, { id: 15 }] });
  });

  it.each([
    ["abc", 400],
    ["9x", 400],
    ["0x9", 400],
    ["1e1", 400],
    ["%20", 400],
    ["0", 404],
    ["-1", 404],
    ["9.5", 404],
    ["21", 404],
    ["99999999999999999999", 404],
  ])("/api/stories refuses the id %s with %i and a message", async (id, status) => {
    for (const path of [`/api/stories/${id}`, `/api/stories/${id}/with-features`]) {
      const { response, body } = await get(path);
      expect([path, response.status]).toEqual([path, status]);
      expect(body).toMatchObject({ message: expect.any(String) });
    }
  });
});

describe("/api/features", () => {
  it("/api/features answers the built-in eight", async () => {
    const { response, body } = await get("/api/features");
    expect(response.status).toBe(200);
    expect(body).toHaveLength(8);
    expect(body).toContainEqual(
      expect.objectContaining({ id: 9, name: "The Cash Register", type: "module", description: expect.any(String) }),
    );
  });
});

// Last in the file: after this the worker under test does not ask the database for ten seconds.
describe("the API without its tables", () => {
  it("the API answers the built-in lists without its table, and logs a fault of ours", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
    await DB.prepare("ALTER TABLE published_stories RENAME TO published_stories_away").run();
    try {
      expect((await get("/api/stories")).body).toHaveLength(23);
      expect((await get("/api/stories/9/with-features")).response.status).toBe(200);
      expect((await get("/api/features")).body).toHaveLength(8);
    } finally {
      await DB.prepare("ALTER TABLE published_stories_away RENAME TO published_stories").run();
    }
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(["stories"]);
  });
});
