/** Stories that an operator publishes. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { data, database, folder, ops } from "./test-desk.ts";

const story = {
  id: 21,
  title: "The night market's last jar",
  excerpt: 'Kabir takes forty jars to a night market; "O\'Brien" buys the last one; and the list already knows.',
  content: "First paragraph; with a semicolon -- and dashes.\n\nSecond paragraph, it's the last.",
  founderName: "Kabir Nair",
  brandName: "Pepper Porch",
  category: "Food & Beverage",
  featureIds: [10, 1],
  keyResult: "Forty jars, none lost",
  keyMetric: "40 of 40 jars matched",
};

function storyFile(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

describe("stories", () => {
  test("a story is published, replaced and taken down", async () => {
    const file = storyFile("story.json", story);
    expect((await ops("stories", "publish", file, "--dry-run")).out).toContain("Nothing was changed.");
    expect((await ops("stories", "list")).out).toBe("No story is published.");

    expect((await ops("stories", "publish", file)).out).toBe(
      `Published story 21 "${story.title}".\nIt has no recording: its page shows no player.`,
    );
    expect(database.prepare("SELECT content, excerpt, audio_duration, featured FROM published_stories").get()).toEqual({
      content: story.content,
      excerpt: story.excerpt,
      audio_duration: 180,
      featured: 0,
    });
    const links = () =>
      database.prepare("SELECT feature_id AS id FROM published_story_features ORDER BY ordinal").all();
    expect(links().map((row) => row.id)).toEqual([10, 1]);

    const second = storyFile("story-2.json", { ...story, title: "Another title", featureIds: [1, 3, 20] });
    expect((await ops("stories", "publish", second)).out).toContain("in place of the published one");
    expect(links().map((row) => row.id)).toEqual([1, 3, 20]);
    expect(await data("stories", "list")).toMatchObject([{ id: 21, title: "Another title" }]);

    expect((await ops("stories", "unpublish", "21", "--dry-run")).out).toContain("Would take down");
    expect((await ops("stories", "unpublish", "21")).out).toBe("Took down story 21.");
    expect(links()).toEqual([]);
    expect(await ops("stories", "unpublish", "21")).toMatchObject({ code: 1, err: "There is no published story 21." });
  });

  test.each([
    [{ audioUrl: "/audio/uploaded.mp3" }, undefined],
    [{ id: 5 }, "It plays the built-in story's recording, /audio/story-5.mp3"],
    [{ audioUrl: "/audio/story-5.mp3" }, undefined],
    [{ id: 5, audioUrl: "/audio/story-5.mp3" }, undefined],
  ])("with %j, what may not be meant about the recording is said", async (change, note) => {
    const file = storyFile("recording.json", { ...story, ...change, publishedAt: "2026-01-01T00:00:00Z" });
    for (const call of [["--dry-run"], []]) {
      const { notes } = await data<{ notes: string[] }>("stories", "publish", file, ...call);
      expect(notes).toEqual(note ? [expect.stringContaining(note)] : []);
    }
  });

  test.each([
    ["missing.json", undefined, "can't be read"],
    ["broken.json", "{", "is not valid JSON"],
    ["empty.json", {}, "title:"],
    ["typo.json", { ...story, featureIDs: [1] }, "featureIDs"],
    [
      "elsewhere.json",
      { ...story, imageUrl: "https://elsewhere.example/x.png", imageAlt: "A jar" },
      "path of this site",
    ],
    ["protocol.json", { ...story, imageUrl: "//elsewhere.example/x.png", imageAlt: "A jar" }, "path of this site"],
    ["silent.json", { ...story, imageUrl: "/images/x.svg" }, "must say what the picture shows"],
    ["sound.json", { ...story, audioUrl: "/audio/x.wav" }, "/audio/story-21.mp3"],
    ["climbing.json", { ...story, audioUrl: "/audio/../x.mp3" }, "/audio/story-21.mp3"],
    ["elsewhere-sound.json", { ...story, audioUrl: "https://elsewhere.example/x.mp3" }, "/audio/story-21.mp3"],
    ["early.json", { ...story, publishedAt: "2999-01-01T00:00:00Z" }, "publishedAt: is in the future"],
    ["long.json", { ...story, content: "x".repeat(60_000) }, "content: too long: at most 40,000 bytes"],
    ["devanagari.json", { ...story, content: "अ".repeat(14_000) }, "content: too long"],
    ["untitled.json", { ...story, title: undefined }, "title: missing"],
    ["blank.json", { ...story, title: " \u0000\u200b " }, "title: empty"],
    ["number.json", { ...story, title: 7 }, "title: must be text, in quotes"],
    ["title.json", { ...story, title: "x".repeat(91) }, "title: must have at most 90 characters"],
    ["short.json", { ...story, excerpt: "Too short." }, "excerpt: must have at least 60 characters"],
    ["many.json", { ...story, featureIds: [1, 3, 6, 9, 10] }, "featureIds: must name at most 4"],
    ["none.json", { ...story, featureIds: [] }, "featureIds: must name at least 1"],
    ["featured.json", { ...story, featured: true }, "featured: must be 0 or 1"],
    ["half.json", { ...story, id: 2.5 }, "id: must be a whole number"],
    ["time.json", { ...story, publishedAt: "yesterday" }, "publishedAt: must be a time such as"],
    ["query.json", { ...story, audioUrl: "/audio/story-5.mp3?x" }, "/audio/story-21.mp3"],
    [
      "no-picture.json",
      { ...story, imageUrl: "/images/none.svg", imageAlt: "A jar" },
      "there is no picture /images/none.svg",
    ],
    ["no-recording.json", { ...story, audioUrl: "/audio/story-21.mp3" }, "there is no recording /audio/story-21.mp3"],
    ["twice.json", { ...story, featureIds: [1, 1] }, "names a feature twice"],
    ["feature.json", { ...story, featureIds: [1, 99] }, "there is no feature 99"],
    ["category.json", { ...story, category: "Shoes" }, "category: must be Accessories or Fashion or"],
    ["list.json", [story], "the story:"],
  ])("%s is refused before anything is sent", async (name, value, complaint) => {
    const path = value === undefined ? join(folder, name) : storyFile(name, value);
    const { code, err } = await ops("stories", "publish", path);
    expect(code).toBe(1);
    expect(err).toContain(complaint);
    expect(err).not.toContain("\n");
    expect(database.prepare("SELECT count(*) AS n FROM published_stories").get()?.n).toBe(0);
  });
});

test("a story is kept without what only steers, so that a backup of it can be restored", async () => {
  const steered = { ...story, title: "The\u0000 night\u001b[31m market\u202e", content: "One.\r\n\r\nTwo\u0007." };
  expect((await ops("stories", "publish", storyFile("steered.json", steered))).code).toBe(0);
  expect(database.prepare("SELECT title, content FROM published_stories").get()).toEqual({
    title: "The night[31m market",
    content: "One.\n\nTwo.",
  });
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${JSON.stringify(story)}`, "utf16le")],
  ["Latin-1", Buffer.from(JSON.stringify({ ...story, title: "Café" }), "latin1")],
])("a file in %s is refused", async (name, bytes) => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, bytes);
  expect(await ops("stories", "publish", path)).toMatchObject({
    code: 1,
    err: expect.stringContaining("is not in UTF-8"),
  });
});

test("a file in UTF-8 with a byte order mark is read", async () => {
  const path = storyFile("mark.json", `\ufeff${JSON.stringify(story)}`);
  expect((await ops("stories", "publish", path)).code).toBe(0);
});
