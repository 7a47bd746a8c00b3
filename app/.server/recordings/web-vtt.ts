/** Writes a recording as WebVTT (W3C): cues of at most two lines of 65 characters, as podcast apps expect. */
import { escapeText } from "#app/lib/escape-markup.ts";
import { spokenText } from "#app/lib/spoken-text.ts";
import type { BundledTimeline, TimedTurn } from "./index.ts";

const LINE_LENGTH = 65;
const LINES_PER_CUE = 2;
const CUE_LENGTH = LINE_LENGTH * LINES_PER_CUE;

type Break = "sentence" | "clause" | "word";

/** The cost of ending a cue at a break. An empty cue would cost 1 for its unused room. */
const BREAK_COST: Readonly<Record<Break, number>> = { sentence: 0, clause: 0.15, word: 0.4 };

/** A reader's pause, as the number of letters spoken in that time. Fitted to the starts of sentences in our own recordings. */
const PAUSE_LETTERS: Readonly<Record<Break, number>> = { sentence: 7, clause: 4, word: 0 };

/** The file's text. A turn's cues share its time by spoken length: "₹4,500" takes longer than its letters. */
export function toWebVtt(timeline: Pick<BundledTimeline, "turns">): string {
  const cues = timeline.turns.flatMap(cuesOf);
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

function cuesOf(turn: TimedTurn): string[] {
  const words = turn.text.split(/\s+/);
  const groups = divide(words);
  const lengths = groups.map(spokenLength);
  // The pause after the last word is not part of the turn.
  const total = lengths.reduce((sum, length) => sum + length, -PAUSE_LETTERS[breakAfter(words.at(-1) ?? "")]);
  const span = turn.endSeconds - turn.startSeconds;
  let spoken = 0;
  return groups.map((group, index) => {
    const start = turn.startSeconds + (span * spoken) / total;
    spoken += lengths[index] ?? 0;
    const end = Math.min(turn.endSeconds, turn.startSeconds + (span * spoken) / total);
    const lines = wrap(group).map(escapeText).join("\n");
    return `${clock(start)} --> ${clock(end)}\n<v ${escapeText(turn.speaker)}>${lines}</v>`;
  });
}

function breakAfter(word: string): Break {
  if (/[.?!]['’”]?$/.test(word)) return "sentence";
  return /[,;:]['’”]?$/.test(word) ? "clause" : "word";
}

/** The spoken length of some words in letters, pauses included. */
function spokenLength(words: readonly string[]): number {
  const letters = spokenText(words.join(" ")).replace(/[^A-Za-z]/g, "").length;
  return words.reduce((length, word) => length + PAUSE_LETTERS[breakAfter(word)], letters);
}

/**
 * Divides a turn's words into the cheapest cues: well filled, so that no cue flits by, and ending with a sentence rather
 * than in the middle of one.
 */
function divide(words: readonly string[]): string[][] {
  // For each number of words from the beginning, the cheapest cues that hold them.
  const best: { cost: number; groups: string[][] }[] = [{ cost: 0, groups: [] }];
  for (let end = 1; end <= words.length; end += 1) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, groups: [] as string[][] };
    for (let start = end - 1; start >= 0; start -= 1) {
      const group = words.slice(start, end);
      const before = best[start];
      // A single word is a cue however long it is.
      if (before === undefined || (group.length > 1 && wrap(group).length > LINES_PER_CUE)) break;
      const slack = 1 - group.join(" ").length / CUE_LENGTH;
      const cost = before.cost + slack ** 2 + BREAK_COST[breakAfter(words[end - 1] ?? "")];
      if (cost < cheapest.cost) cheapest = { cost, groups: [...before.groups, group] };
    }
    best.push(cheapest);
  }
  return best.at(-1)?.groups ?? [];
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** hh:mm:ss.ttt */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}
