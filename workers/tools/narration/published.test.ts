/** The recording of a story that an operator published without one. */
import { existsSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/.server/db/index.ts";
import { publishStory } from "#app/.server/stories/publishing.ts";
import { audioKey } from "#app/lib/audio-key.ts";
import { d1Client } from "../cli/d1-client.ts";
import { database, query } from "#tests/setup/test-desk.ts";
import { recordPublished } from "./published.ts";
import type { Script } from "./scripts.ts";

const story = {
  ...{
    id: 31,
    title: "The last jar",
    excerpt: "Forty jars.",
    content: "I took forty jars.\n\nOne was left.",
    brandName: "Porch",
  },
  ...{
    founderName: "Kabir Nair",
    category: "Food & Beverage" as const,
    featureIds: [10],
    featured: 0 as const,
    language: "en-IN" as const,
  },
  ...{ keyResult: "None lost", keyMetric: "40 of 40", imageUrl: "", imageAlt: "", audioUrl: "", audioDuration: 180 },
};
const ADDRESS = "/audio/synthetic/story-31.mp3";

const db = () => openDatabase(d1Client(query));
const publish = (changed: Partial<typeof story> = {}) => publishStory(db(), { ...story, ...changed }, new Date());
const stored = () =>
  database.prepare("SELECT audio_url AS url, audio_duration AS seconds FROM published_stories WHERE id = 31").get();

let scripts: Script[] = [];
let uploads: { file: string; name: string; bytes: string }[] = [];
/** Where Kokoro would read and wrangler upload. */
const studio = {
  record: async (script: Script) => {
    scripts.push(script);
    return { mp3: Buffer.from("sound"), record: { durationSeconds: 12.6 } };
  },
  upload: async (file: string, name: string) => {
    uploads.push({ file, name, bytes: readFileSync(file, "utf8") });
  },
};

beforeEach(() => {
  scripts = [];
  uploads = [];
});

test("a published story is read in its founder's voice, and names its recording", async () => {
  await publish();
  expect(await recordPublished(db(), 31, studio)).toBe(ADDRESS);
  const [script] = scripts;
  expect(script?.tag).toMatchObject({ title: "The last jar", artist: "Kabir Nair" });
  expect(script?.chapters[0]?.paragraphs).toEqual([
    { speaker: "kabir", text: "I took forty jars." },
    { speaker: "kabir", text: "One was left." },
  ]);
  expect(existsSync(`public${script?.tag.picture}`)).toBe(true);
  expect(uploads).toMatchObject([{ name: "synthetic/story-31.mp3", bytes: "sound" }]);
  expect(existsSync(uploads[0]?.file ?? "")).toBe(false);
  expect(audioKey(ADDRESS)).toBe(`audio/${uploads[0]?.name}`);
  expect(stored()).toEqual({ url: ADDRESS, seconds: 13 });
  expect(database.prepare("SELECT action, subject FROM ops_audit").all()).toMatchObject([
    { action: "story.record", subject: "story 31" },
  ]);
});

test("somebody else's story is read in the host's voice, and replaced when read again", async () => {
  await publish({ founderName: "Meera Rathore", audioUrl: ADDRESS, imageUrl: "/images/stories/5.svg" });
  await recordPublished(db(), 31, studio);
  expect(scripts[0]?.chapters[0]?.paragraphs[0]?.speaker).toBe("host");
  expect(scripts[0]?.tag.picture).toBe("/images/stories/5.svg");
});

test("no reading is made for a story that has a recording, or is not published", async () => {
  await publish({ audioUrl: "/audio/uploads/own.mp3" });
  await expect(recordPublished(db(), 31, studio)).rejects.toThrow(
    "Story 31 has a recording already: /audio/uploads/own.mp3.",
  );
  await expect(recordPublished(db(), 32, studio)).rejects.toThrow("There is no published story 32.");
  expect(scripts).toEqual([]);
});

test("a story whose text was changed while it was read names no recording", async () => {
  await publish();
  const slow = {
    ...studio,
    upload: async () => {
      await publish({ content: "Another text." });
    },
  };
  await expect(recordPublished(db(), 31, slow)).rejects.toThrow("Story 31 was changed meanwhile.");
  expect(stored()).toEqual({ url: "", seconds: 180 });
});
