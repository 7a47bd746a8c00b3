/** WebVTT (W3C) of a recording: cues of at most two lines of 65 characters, as podcast apps take them. */
import { escapeText } from "#app/lib/escape-markup.ts";
import type { Timeline, TimedTurn } from "./index.ts";

const LINE_LENGTH = 65;
const LINES_PER_CUE = 2;

/** The file's text. A turn's cues share its time by their length. */
export function toWebVtt(timeline: Pick<Timeline, "turns">): string {
  const cues = timeline.turns.flatMap(cuesOf);
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

function cuesOf(turn: TimedTurn): string[] {
  const lines = wrap(turn.text);
  const groups: string[][] = [];
  for (let at = 0; at < lines.length; at += LINES_PER_CUE) groups.push(lines.slice(at, at + LINES_PER_CUE));
  const lengths = groups.map((group) => group.join(" ").length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const span = turn.endSeconds - turn.startSeconds;
  let spoken = 0;
  return groups.map((group, index) => {
    const start = turn.startSeconds + (span * spoken) / total;
    spoken += lengths[index] ?? 0;
    const end = turn.startSeconds + (span * spoken) / total;
    return `${clock(start)} --> ${clock(end)}\n<v ${escapeText(turn.speaker)}>${group.map(escapeText).join("\n")}</v>`;
  });
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
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
