/** Mixes a whole recording: chapters and chimes one after another, all voices at one level. */
import { readChapter, type SpokenLine, type Window } from "./chapter.ts";
import { type Samples, sumOf } from "./samples.ts";
import type { Script } from "./scripts.ts";
import { CHIME_HZ, FRAME_SECONDS, LONGEST_STORY_SECONDS, SECONDS, type Speaker, SYNTHESIS_HZ } from "./settings.ts";
import type { Studio } from "./speech.ts";

/** A chime: two soft notes, the second a fifth above, each dying away. */
function chime(): Samples {
  const samples = new Float32Array(Math.round(SECONDS.chime * SYNTHESIS_HZ));
  CHIME_HZ.forEach((hertz, note) => {
    const start = Math.round(note * 0.22 * SYNTHESIS_HZ);
    for (let index = start; index < samples.length; index += 1) {
      const seconds = (index - start) / SYNTHESIS_HZ;
      const rise = Math.min(1, seconds / 0.012);
      const fall = Math.min(1, (samples.length - index) / (0.1 * SYNTHESIS_HZ));
      const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.25 * Math.sin(4 * Math.PI * hertz * seconds);
      samples[index] = (samples[index] ?? 0) + 0.14 * rise * fall * Math.exp(-4.5 * seconds) * tone;
    }
  });
  return samples;
}

type Mix = { samples: Samples; segments: [number, number][]; chapterStarts: number[]; seconds: number };

/** The possible length of a chapter that starts at `startsAt`, from the script's length and the next chapter's mark. */
function windowOf(script: Script, index: number, startsAt: number): Window {
  if (!script.hasChimes) {
    const end = script.targetSeconds ?? LONGEST_STORY_SECONDS;
    return { seconds: end - SECONDS.tail - startsAt, isExact: script.targetSeconds !== undefined };
  }
  const nextMark = script.chapters[index + 1]?.startSeconds;
  if (nextMark === undefined) {
    return { seconds: Number.POSITIVE_INFINITY, isExact: false };
  }
  const chimeSeconds = SECONDS.beforeChime + SECONDS.chime + SECONDS.afterChime;
  return { seconds: nextMark + SECONDS.afterMark - chimeSeconds - startsAt, isExact: true };
}

/** The gain for each speaker that brings all voices to one level. */
function voiceGains(lines: readonly SpokenLine[]): Map<Speaker, number> {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  return new Map(
    speakers.map((speaker) => {
      const takes = lines.filter((line) => line.speaker === speaker).map(({ take }) => take);
      const energy = sumOf(takes.map((take) => take.reduce((sum, sample) => sum + sample * sample, 0)));
      return [speaker, 0.1 / Math.sqrt(energy / sumOf(takes.map((take) => take.length)))];
    }),
  );
}

/** All of a script's chapters and chimes in one recording, with their times. */
export async function mixScript(studio: Studio, script: Script): Promise<Mix> {
  const placed: { at: number; line: SpokenLine; paragraph: number }[] = [];
  const chimes: number[] = [];
  const chapterStarts: number[] = [];
  let clock = 0;
  let paragraphsBefore = 0;
  for (const [index, chapter] of script.chapters.entries()) {
    if (script.hasChimes) {
      chimes.push(clock);
      clock += SECONDS.chime + SECONDS.afterChime;
    } else {
      clock += SECONDS.lead;
    }
    // The first chapter begins with the file, chime included; a later one with its words.
    chapterStarts.push(index === 0 ? 0 : clock - SECONDS.afterMark);
    const lines = await readChapter(studio, script, chapter, windowOf(script, index, clock));
    for (const line of lines) {
      clock += line.pauseSeconds;
      placed.push({ at: clock, line, paragraph: paragraphsBefore + line.paragraph });
      clock += line.take.length / SYNTHESIS_HZ;
    }
    paragraphsBefore += chapter.paragraphs.length;
    clock += index < script.chapters.length - 1 ? SECONDS.beforeChime : SECONDS.tail;
  }
  const frames =
    script.targetSeconds === undefined
      ? Math.ceil(clock / FRAME_SECONDS)
      : Math.round(script.targetSeconds / FRAME_SECONDS);
  const samples = new Float32Array(Math.round(frames * FRAME_SECONDS * SYNTHESIS_HZ));
  const gains = voiceGains(placed.map(({ line }) => line));
  const add = (take: Samples, at: number, gain: number): void => {
    const start = Math.round(at * SYNTHESIS_HZ);
    take.forEach((sample, index) => {
      samples[start + index] = (samples[start + index] ?? 0) + sample * gain;
    });
  };
  for (const at of chimes) {
    add(chime(), at, 1);
  }
  const segments: [number, number][] = [];
  for (const { at, line, paragraph } of placed) {
    add(line.take, at, gains.get(line.speaker) ?? 1);
    const ends = at + line.take.length / SYNTHESIS_HZ;
    segments[paragraph] = [segments[paragraph]?.[0] ?? at, ends];
  }
  return { samples, segments, chapterStarts, seconds: frames * FRAME_SECONDS };
}
