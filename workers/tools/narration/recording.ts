/** Records one script: its mp3, its transcript with times, its chapters, and its record in the manifest. */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { speakerName } from "#app/.server/recordings/index.ts";
import type { AudioRecord } from "#app/content/audio.ts";
import { mp3Frames } from "#app/lib/mp3-duration.ts";
import { encodeMp3 } from "./encode.ts";
import { type Mark, withTag } from "./id3.ts";
import { byParagraph, mixScript, type PlacedLine, performanceOf, spokenIn } from "./mix.ts";
import { type Script, wordsHash } from "./scripts.ts";
import { CODEC_DELAY_SECONDS, FRAME_SECONDS, SETTINGS } from "./settings.ts";
import { type TimedWord, toWebVtt } from "./web-vtt.ts";

export type Recording = {
  mp3: Buffer;
  vtt: string;
  /** For a recording with chapters: JSON chapters 1.2.0, the podcast namespace's format. */
  chapters: string | null;
  record: Omit<AudioRecord, "recordedAt">;
};

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
const hashOf = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Changes with all that decides the sound: what the model is given, the pauses, and the production. */
export const soundHash = (script: Script): string =>
  hashOf(JSON.stringify([SETTINGS, script.targetSeconds, script.hasChimes, performanceOf(script)]));

/** A sentence's words. Each begins with the phoneme that lies as far into the sentence as the word does when it is said. */
function timedWords(script: Script, { text, phonemes, signs, starts, ends }: PlacedLine): TimedWord[] {
  const words = text.split(/\s+/);
  const lengths = words.map((word) => spokenIn(script, word).length + 1);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const starters = [...phonemes].flatMap((_, at) => (at === 0 || phonemes[at - 1] === " " ? [at] : []));
  let before = 0;
  const begins = words.map((_, index) => {
    const place = (before / total) * phonemes.length;
    before += lengths[index] ?? 0;
    const nearest = starters.reduce((one, other) => (Math.abs(other - place) < Math.abs(one - place) ? other : one), 0);
    return index === 0 ? starts : (signs[nearest] ?? starts);
  });
  return words.map((word, index) => ({
    word,
    starts: (begins[index] ?? starts) + CODEC_DELAY_SECONDS,
    ends: (begins[index + 1] ?? ends) + CODEC_DELAY_SECONDS,
    isSentenceStart: index === 0,
  }));
}

/** Reads one script aloud. */
export async function recordScript(script: Script): Promise<Recording> {
  const directory = await mkdtemp(path.join(tmpdir(), "narrate-"));
  try {
    const mix = await mixScript(script);
    const marks: Mark[] = script.hasChimes
      ? script.chapters.map(({ title, startSeconds }, index) => ({
          title,
          startSeconds: startSeconds ?? tenths(mix.chapterStarts[index] ?? 0),
        }))
      : [];
    const mp3 = await withTag(await encodeMp3(directory, mix.samples, mix.seconds), script, marks, mix.seconds);
    const turns = byParagraph(mix.lines).map((lines) => ({
      speaker: speakerName((lines[0] as PlacedLine).speaker),
      words: lines.flatMap((line) => timedWords(script, line)),
    }));
    const chapters = marks.map(({ title, startSeconds }) => ({ startTime: startSeconds, title }));
    return {
      mp3,
      vtt: toWebVtt(turns),
      chapters: script.hasChimes ? JSON.stringify({ version: "1.2.0", title: script.tag.title, chapters }) : null,
      record: {
        durationSeconds: Math.round(mp3Frames(mp3).length * FRAME_SECONDS * 1000) / 1000,
        bytes: mp3.length,
        sha256: hashOf(mp3),
        textSha256: wordsHash(script),
        soundSha256: soundHash(script),
        segments: turns.map(({ words }): [number, number] => [
          tenths(words[0]?.starts ?? 0),
          tenths(words.at(-1)?.ends ?? 0),
        ]),
        ...(script.hasChimes ? { chapters: mix.chapterStarts.map(tenths) } : {}),
      },
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
