/** Writes a recording as WebVTT (W3C): cues of at most two lines of 65 characters, as podcast apps expect. */
import { escapeText } from "#app/lib/escape-markup.ts";

const LINE_LENGTH = 65;
const LINES_PER_CUE = 2;
const CUE_LENGTH = LINE_LENGTH * LINES_PER_CUE;

/** A word and when it is said. */
export type TimedWord = { word: string; starts: number; ends: number; isSentenceStart: boolean };
/** What one person says without a break. */
export type Turn = { speaker: string; words: readonly TimedWord[] };

/** The cost of ending a cue after a word. An empty cue would cost 1 for its unused room. */
function breakCost(word: string): number {
  if (/[.?!।]["'’”]?$/.test(word)) return 0;
  return /[,;:]["'’”]?$/.test(word) ? 0.15 : 0.4;
}

/** The file's text. A cue that holds several sentences tells by a timestamp where each later one begins. */
export const toWebVtt = (turns: readonly Turn[]): string => `WEBVTT\n\n${turns.flatMap(cuesOf).join("\n\n")}\n`;

const cuesOf = ({ speaker, words }: Turn): string[] =>
  divide(words).map((group) => {
    const [first, last] = [group[0], group.at(-1)] as [TimedWord, TimedWord];
    const lines = wrap(group).map((line) =>
      line
        .map((one) => `${one !== first && one.isSentenceStart ? `<${clock(one.starts)}>` : ""}${escapeText(one.word)}`)
        .join(" "),
    );
    return `${clock(first.starts)} --> ${clock(last.ends)}\n<v ${escapeText(speaker)}>${lines.join("\n")}</v>`;
  });

/**
 * Divides a turn's words into the cheapest cues: well filled, so that no cue flits by, and ending with a sentence rather
 * than in the middle of one.
 */
function divide(words: readonly TimedWord[]): TimedWord[][] {
  // For each number of words from the beginning, the cheapest cues that hold them.
  const best: { cost: number; groups: TimedWord[][] }[] = [{ cost: 0, groups: [] }];
  for (let end = 1; end <= words.length; end += 1) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, groups: [] as TimedWord[][] };
    for (let start = end - 1; start >= 0; start -= 1) {
      const group = words.slice(start, end);
      const before = best[start];
      // A single word is a cue however long it is.
      if (before === undefined || (group.length > 1 && wrap(group).length > LINES_PER_CUE)) break;
      const slack = 1 - lengthOf(group) / CUE_LENGTH;
      const cost = before.cost + slack ** 2 + breakCost(group.at(-1)?.word ?? "");
      if (cost < cheapest.cost) cheapest = { cost, groups: [...before.groups, group] };
    }
    best.push(cheapest);
  }
  return best.at(-1)?.groups ?? [];
}

const lengthOf = (words: readonly TimedWord[]): number => words.map(({ word }) => word).join(" ").length;

function wrap(words: readonly TimedWord[]): TimedWord[][] {
  const lines: TimedWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lengthOf([...line, word]) <= LINE_LENGTH) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** hh:mm:ss.ttt */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}
