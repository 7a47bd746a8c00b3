/** Reads a script aloud: its sentences, each in its manner and at its time, over the sound of a quiet room. */
import { sentencesOf } from "#app/lib/sentences.ts";
import { hindiPhonemesOf, spokenHindi } from "./hindi-phonemes.ts";
import { type Passage, passagesOf, type Samples, sentOf, speak, type Take } from "./kokoro.ts";
import { type Manner, mannersOf } from "./manner.ts";
import { phonemesOf } from "./phonemes.ts";
import type { Script } from "./scripts.ts";
import {
  CHIME_HZ,
  FRAME_SECONDS,
  HERTZ,
  LONGEST_STORY_SECONDS,
  PACE,
  PAUSE_SCALE,
  ROOM_DB,
  SECONDS,
  type Speaker,
} from "./settings.ts";
import { spokenText } from "./spoken-text.ts";

/** A sentence, by the number of its paragraph in the whole script. */
type Line = Manner & { speaker: Speaker; paragraph: number; text: string; phonemes: string };
/** A sentence in its place: it is heard from `starts` to `ends`, and each of its signs begins at one of `signs`. */
export type PlacedLine = Pick<Line, "speaker" | "paragraph" | "text" | "phonemes"> & {
  starts: number;
  ends: number;
  signs: readonly number[];
};
type Mix = { samples: Samples; lines: PlacedLine[]; chapterStarts: number[]; seconds: number };
type Chapter = Script["chapters"][number];

export const spokenIn = ({ language }: Script, text: string): string =>
  language === "hi" ? spokenHindi(text) : spokenText(text);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

/** The sentences of each chapter. */
function linesOf(script: Script): Line[][] {
  const phones = script.language === "hi" ? hindiPhonemesOf : phonemesOf;
  let paragraph = -1;
  return script.chapters.map(({ paragraphs }, chapter) =>
    paragraphs.flatMap(({ speaker, text }, index) => {
      paragraph += 1;
      const sentences = sentencesOf(text);
      const manners = mannersOf(sentences, {
        isFirst: index === 0,
        isTurn: paragraphs[index - 1]?.speaker !== speaker,
        isLast: index === paragraphs.length - 1 && chapter === script.chapters.length - 1,
      });
      return sentences.map((sentence, at) => {
        const phonemes = phones(spokenIn(script, sentence)).replace(/(?<![.?!])[ ,]*$/, ".");
        return { ...(manners[at] as Manner), speaker, paragraph, text: sentence, phonemes };
      });
    }),
  );
}

/** The lines of each paragraph. */
export function byParagraph<One extends { paragraph: number }>(lines: readonly One[]): One[][] {
  const paragraphs: One[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last?.[0]?.paragraph === line.paragraph) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** What the model is given: each paragraph in as few passages as it can read. */
function passagesIn(lines: readonly Line[], pace: number): Passage[] {
  return byParagraph(lines).flatMap((sentences) =>
    passagesOf(sentences).map((passage) => ({
      speaker: (passage[0] as Line).speaker,
      sentences: passage.map((line) => ({ ...line, pace: line.pace * pace })),
    })),
  );
}

/** All that is sent for a script, at the usual pace, and the pauses and levels of its sentences. */
export const performanceOf = (script: Script): readonly unknown[] =>
  linesOf(script).map((lines) => [
    passagesIn(lines, 1).map(sentOf),
    lines.map(({ gainDb, pauseSeconds }) => [gainDb.toFixed(3), pauseSeconds.toFixed(3)]),
  ]);

/** The text is too long or too short for its slot. The message tells the writer what to do. */
export class MisfitError extends Error {}

/** The length of a chapter: exact where the specification states its end, else a maximum. */
type Slot = { seconds: number; isExact: boolean };

/** The slot of a chapter that starts at `startsAt`, from the script's length and the next chapter's mark. */
function slotOf(script: Script, index: number, startsAt: number): Slot {
  if (!script.hasChimes) {
    const end = script.targetSeconds ?? LONGEST_STORY_SECONDS;
    return { seconds: end - SECONDS.tail - startsAt, isExact: script.targetSeconds !== undefined };
  }
  const nextMark = script.chapters[index + 1]?.startSeconds;
  if (nextMark === undefined) return { seconds: Number.POSITIVE_INFINITY, isExact: false };
  const chimeSeconds = SECONDS.beforeChime + SECONDS.chime + SECONDS.afterChime;
  return { seconds: nextMark + SECONDS.afterMark - chimeSeconds - startsAt, isExact: true };
}

type Read = { line: Line; take: Take }[];
const heardIn = (read: Read): number => sumOf(read.map(({ take }) => take.to - take.from));

async function readAt(lines: readonly Line[], pace: number): Promise<Read> {
  const read: Read = [];
  for (const passage of passagesIn(lines, pace)) {
    for (const take of await speak(passage)) read.push({ line: lines[read.length] as Line, take });
  }
  return read;
}

/** Reads a chapter: at the usual pace, or at the pace and with the pauses that fill its slot. */
async function readChapter(script: Script, chapter: Chapter, lines: readonly Line[], slot: Slot): Promise<Read> {
  const pauses = sumOf(lines.map(({ pauseSeconds }) => pauseSeconds));
  const bounds = [PAUSE_SCALE.shortest, PAUSE_SCALE.longest] as const;
  let read = await readAt(lines, 1);
  let scale = (slot.seconds - heardIn(read)) / pauses;
  if (scale >= 1 && !slot.isExact) return read;
  if (within(scale, bounds) !== scale) {
    const pace = within(heardIn(read) / (slot.seconds - pauses), [PACE.slowest, PACE.fastest]);
    read = await readAt(lines, Number(pace.toFixed(2)));
    scale = (slot.seconds - heardIn(read)) / pauses;
  }
  if (within(scale, bounds) !== scale) {
    const words = sumOf(chapter.paragraphs.map(({ text }) => text.split(/\s+/).length));
    const missing = (slot.seconds - heardIn(read) - pauses * within(scale, bounds)) / (heardIn(read) / words);
    throw new MisfitError(
      `${script.name}, "${chapter.title}": ${words} words do not fit ${slot.seconds.toFixed(1)} s; ` +
        `${missing > 0 ? "add" : "take out"} at least ${Math.ceil(Math.abs(missing))} words`,
    );
  }
  return read.map(({ line, take }) => ({ line: { ...line, pauseSeconds: line.pauseSeconds * scale }, take }));
}

/** A chime: two soft notes, the second a fifth above, each dying away. */
function chime(): Samples {
  const samples = new Float32Array(Math.round(SECONDS.chime * HERTZ));
  CHIME_HZ.forEach((hertz, note) => {
    const start = Math.round(note * 0.22 * HERTZ);
    for (let index = start; index < samples.length; index += 1) {
      const seconds = (index - start) / HERTZ;
      const rise = Math.min(1, seconds / 0.012);
      const fall = Math.min(1, (samples.length - index) / (0.1 * HERTZ));
      const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.25 * Math.sin(4 * Math.PI * hertz * seconds);
      samples[index] = (samples[index] ?? 0) + 0.14 * rise * fall * Math.exp(-4.5 * seconds) * tone;
    }
  });
  return samples;
}

/** The sound of a quiet room: soft noise that is the same in every recording. */
function room(length: number): Samples {
  let [seed, low] = [1, 0];
  const level = 10 ** (ROOM_DB / 20);
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    // Noise that falls towards the treble, at an effective level of one.
    low += 0.12 * (seed / 2 ** 31 - low);
    return low * 6.8 * level;
  });
}

const SPEECH_RMS = 0.1;

/** The level of a take's speech: the louder half of its tenths of a second, so that pauses do not count. */
function levelOf({ samples }: Take): number {
  const size = HERTZ / 10;
  const powers = Array.from({ length: Math.max(1, Math.floor(samples.length / size)) }, (_, at) => {
    const part = samples.subarray(at * size, (at + 1) * size);
    return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
  }).toSorted((one, other) => other - one);
  const loud = powers.slice(0, Math.ceil(powers.length / 2));
  return Math.sqrt(sumOf(loud) / loud.length);
}

/** All of a script's chapters and chimes in one recording, with their times. */
export async function mixScript(script: Script): Promise<Mix> {
  const placed: { at: number; gain: number; take: Take }[] = [];
  const lines: PlacedLine[] = [];
  const chimes: number[] = [];
  const chapterStarts: number[] = [];
  const written = linesOf(script);
  let clock = 0;
  for (const [index, chapter] of script.chapters.entries()) {
    if (script.hasChimes) chimes.push(clock);
    clock += script.hasChimes ? SECONDS.chime + SECONDS.afterChime : SECONDS.lead;
    // The first chapter begins with the file, chime included; a later one with its words.
    chapterStarts.push(index === 0 ? 0 : clock - SECONDS.afterMark);
    for (const { line, take } of await readChapter(
      script,
      chapter,
      written[index] ?? [],
      slotOf(script, index, clock),
    )) {
      clock += line.pauseSeconds;
      const at = clock - take.from;
      // All sentences come to one level, and then to that of their manner.
      placed.push({ at, take, gain: (SPEECH_RMS / levelOf(take)) * 10 ** (line.gainDb / 20) });
      clock = at + take.to;
      const { speaker, paragraph, text, phonemes } = line;
      const signs = take.signs.map((second) => at + second);
      lines.push({ speaker, paragraph, text, phonemes, starts: at + take.from, ends: clock, signs });
    }
    clock += index < script.chapters.length - 1 ? SECONDS.beforeChime : SECONDS.tail;
  }
  const frames =
    script.targetSeconds === undefined
      ? Math.ceil(clock / FRAME_SECONDS)
      : Math.round(script.targetSeconds / FRAME_SECONDS);
  const samples = room(Math.round(frames * FRAME_SECONDS * HERTZ));
  const add = (sound: Samples, at: number, gain: number): void => {
    const start = Math.round(at * HERTZ);
    sound.forEach((sample, index) => {
      samples[start + index] = (samples[start + index] ?? 0) + sample * gain;
    });
  };
  for (const at of chimes) add(chime(), at, 1);
  for (const { at, take, gain } of placed) add(take.samples, at, gain);
  return { samples, lines, chapterStarts, seconds: frames * FRAME_SECONDS };
}
