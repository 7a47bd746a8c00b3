import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { audioManifest } from "#app/content/audio.ts";
import { escapeText } from "#app/lib/escape-markup.ts";
import { mp3DurationSeconds, mp3Frames } from "#app/lib/mp3-duration.ts";
import { scripts, wordsHash } from "#workers/tools/narration/scripts.ts";
import { BITRATE_KBPS } from "#workers/tools/narration/settings.ts";

const directory = path.resolve(import.meta.dirname, "../../public/audio");
const wanted = scripts();
const names = wanted.map(({ name }) => name).toSorted();
const sizeLimitBytes = 48_000_000;

describe("the narration", () => {
  it("every story, journey and episode has one file and one record, and nothing else has", () => {
    const files = readdirSync(directory).filter((name) => name.endsWith(".mp3"));
    expect(files.toSorted()).toEqual(names);
    expect([...audioManifest.keys()].toSorted()).toEqual(names);
  });

  it("the narration is small enough to ship", () => {
    const bytes = [...audioManifest.values()].reduce((sum, record) => sum + record.bytes, 0);
    expect(bytes).toBeLessThan(sizeLimitBytes);
  });

  describe.each(wanted.map((script) => ({ ...script, script })))("$name", ({ name, script }) => {
    const record = audioManifest.get(name);
    const mp3 = readFileSync(path.join(directory, name));
    const paragraphs = script.chapters.map((chapter) => chapter.paragraphs.length);

    it("recording and transcript say the words of the page (else: npm run audio)", () => {
      expect(record?.textSha256).toBe(wordsHash(script));
      const vtt = readFileSync(path.join(directory, name.replace(/mp3$/, "vtt")), "utf8");
      const cues = vtt.trim().split("\n\n").slice(1);
      const said = cues
        .map((cue) =>
          cue
            .split("\n")
            .slice(1)
            .join(" ")
            .replace(/<[^>]*>/g, ""),
        )
        .join(" ");
      const page = script.chapters
        .flatMap((chapter) => chapter.paragraphs.map(({ text }) => escapeText(text)))
        .join(" ");
      expect(said).toBe(page.replace(/\s+/g, " "));
    });

    it("the file is the one that was recorded", () => {
      expect(record?.bytes).toBe(mp3.length);
      expect(record?.sha256).toBe(createHash("sha256").update(mp3).digest("hex"));
      expect(Number.isNaN(Date.parse(record?.recordedAt ?? ""))).toBe(false);
    });

    it("the recording lasts as long as is displayed", () => {
      expect(Math.abs(mp3DurationSeconds(mp3) - (record?.durationSeconds ?? 0))).toBeLessThan(0.1);
      if (script.targetSeconds !== undefined) {
        expect(Math.abs(mp3DurationSeconds(mp3) - script.targetSeconds)).toBeLessThan(0.05);
      }
    });

    it("the file is whole frames of one bitrate, so that a seek lands where it should", () => {
      const frames = mp3Frames(mp3);
      expect(new Set(frames.map(({ bitrateKbps }) => bitrateKbps))).toEqual(new Set([BITRATE_KBPS]));
      expect(frames.reduce((sum, frame) => sum + frame.bytes, frames[0]?.offset ?? 0)).toBe(mp3.length);
    });

    it("the file is tagged with what a phone's player shows", () => {
      expect(mp3.subarray(0, 3).toString()).toBe("ID3");
      const tag = mp3.subarray(0, mp3Frames(mp3)[0]?.offset);
      for (const text of [script.tag.title, script.tag.artist, script.tag.album]) {
        expect(tag.includes(Buffer.from(text, "utf16le"))).toBe(true);
      }
      // The first bytes of a JPEG.
      expect(tag.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
      expect(tag.length).toBeLessThan(40_000);
      // With its kind named, Chromium waits for a minute of sound before it plays any.
      expect(tag.includes("image/jpeg")).toBe(false);
    });

    it("every paragraph has its place in the file, in order", () => {
      const segments = record?.segments ?? [];
      expect(segments).toHaveLength(paragraphs.reduce((sum, count) => sum + count, 0));
      let before = 0;
      for (const [start, end] of segments) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        before = end;
      }
      expect(before).toBeLessThanOrEqual(record?.durationSeconds ?? 0);
    });

    if (!script.hasChimes) {
      return;
    }
    it("the recording has a transcript and chapters beside it", () => {
      const beside = (ending: string): string =>
        readFileSync(path.join(directory, name.replace(/mp3$/, ending)), "utf8");
      expect(beside("vtt")).toMatch(/^WEBVTT\n/);
      expect(JSON.parse(beside("json")).chapters.map(({ startTime }: { startTime: number }) => startTime)).toEqual(
        script.chapters.map(({ startSeconds }, index) => startSeconds ?? record?.chapters?.[index]),
      );
    });

    it("the chapters start at the stated marks", () => {
      expect(record?.chapters).toHaveLength(script.chapters.length);
      let paragraph = 0;
      for (const [index, chapter] of script.chapters.entries()) {
        const firstWord = record?.segments[paragraph]?.[0] ?? Number.NaN;
        const start = record?.chapters?.[index] ?? Number.NaN;
        expect(firstWord).toBeGreaterThanOrEqual(start);
        expect(firstWord - start).toBeLessThan(2);
        if (chapter.startSeconds !== undefined) {
          expect(Math.abs(firstWord - chapter.startSeconds)).toBeLessThan(2);
        }
        paragraph += chapter.paragraphs.length;
      }
    });
  });
});
