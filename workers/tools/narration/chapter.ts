/** Speaks one chapter, at the pace and with the pauses that fit its slot. */
import { type Samples, sumOf } from "./samples.ts";
import type { Script } from "./scripts.ts";
import { PACE, PAUSE_SCALE, SECONDS, type Speaker, SYNTHESIS_HZ } from "./settings.ts";
import { type Studio, takeOf } from "./speech.ts";

type Line = { speaker: Speaker; paragraph: number; sentence: string; pauseSeconds: number };
export type SpokenLine = Line & { take: Samples };

/** The chapter's sentences, each with the pause before it. */
function linesOf(chapter: Script["chapters"][number], piecesOf: (paragraph: string) => string[]): Line[] {
  return chapter.paragraphs.flatMap(({ speaker, text }, paragraph) =>
    piecesOf(text).map((sentence, index) => {
      const isTurn = chapter.paragraphs[paragraph - 1]?.speaker !== speaker;
      const atStart = paragraph === 0 ? 0 : isTurn ? SECONDS.turn : SECONDS.paragraph;
      return { speaker, paragraph, sentence, pauseSeconds: index === 0 ? atStart : SECONDS.sentence };
    }),
  );
}

const secondsOf = (lines: readonly SpokenLine[]): number => sumOf(lines.map(({ take }) => take.length)) / SYNTHESIS_HZ;

async function speakAtPace(studio: Studio, lines: readonly Line[], pace: number): Promise<SpokenLine[]> {
  const spoken: SpokenLine[] = [];
  for (const line of lines) {
    spoken.push({ ...line, take: await takeOf(studio, line.sentence, line.speaker, pace) });
  }
  return spoken;
}

/** The text is too long or too short for its slot. The message tells the writer what to do. */
export class MisfitError extends Error {}

/** The length of a chapter: exact where the specification states its end, else a maximum. */
export type Window = { seconds: number; isExact: boolean };

/** Speaks a chapter: at its own pace, or at the pace and with the pauses that fill its slot. */
export async function readChapter(
  studio: Studio,
  script: Script,
  chapter: Script["chapters"][number],
  window: Window,
): Promise<SpokenLine[]> {
  const lines = linesOf(chapter, studio.voices.piecesOf);
  const natural = await speakAtPace(studio, lines, 1);
  const pauses = sumOf(lines.map(({ pauseSeconds }) => pauseSeconds));
  const windowSeconds = window.seconds;
  if (!window.isExact && secondsOf(natural) + pauses <= windowSeconds) {
    return natural;
  }
  const wanted = (windowSeconds - pauses) / secondsOf(natural);
  const pace = Number(Math.min(PACE.slowest, Math.max(PACE.fastest, wanted)).toFixed(3));
  const fitted = await speakAtPace(studio, lines, pace);
  const scale = (windowSeconds - secondsOf(fitted)) / pauses;
  if (scale < PAUSE_SCALE.shortest || scale > PAUSE_SCALE.longest) {
    const words = sumOf(chapter.paragraphs.map(({ text }) => text.split(/\s+/).length));
    const edge = scale < 1 ? PAUSE_SCALE.shortest : PAUSE_SCALE.longest;
    const missing = (windowSeconds - secondsOf(fitted) - pauses * edge) / (secondsOf(fitted) / words);
    throw new MisfitError(
      `${script.name}, "${chapter.title}": ${words} words do not fit ${windowSeconds.toFixed(1)} s; ` +
        `${missing > 0 ? "add" : "take out"} at least ${Math.ceil(Math.abs(missing))} words`,
    );
  }
  return fitted.map((line) => ({ ...line, pauseSeconds: line.pauseSeconds * scale }));
}
