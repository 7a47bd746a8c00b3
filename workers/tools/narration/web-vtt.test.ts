import { describe, expect, it } from "vitest";
import { toWebVtt } from "./web-vtt.ts";

type Cue = { start: number; end: number; lines: string[] };

const secondsOf = (clock = ""): number => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** The words of a turn that begins at 10 s and takes a second a word. */
const timed = (text: string) =>
  text.split(" ").map((word, index, all) => ({
    word,
    starts: 10 + index,
    ends: 11 + index,
    isSentenceStart: index === 0 || /[.?!]$/.test(all[index - 1] ?? ""),
  }));

function cuesOf(text: string): Cue[] {
  const [head, ...cues] = toWebVtt([{ speaker: "Maya", words: timed(text) }])
    .trim()
    .split("\n\n");
  expect(head).toBe("WEBVTT");
  return cues.map((cue) => {
    const [times = "", ...lines] = cue.split("\n");
    const [start = Number.NaN, end = Number.NaN] = times.split(" --> ").map(secondsOf);
    return { start, end, lines: lines.map((line) => line.replace(/<[^>]*>/g, "")) };
  });
}

const textsOf = (cues: Cue[]): string[] => cues.map(({ lines }) => lines.join(" "));

describe("the cues of a turn", () => {
  it("cues end where sentences end, also where more would fit", () => {
    const texts = textsOf(
      cuesOf(
        "I've been given the dry end of a dining table in Jaipur. On the other end a stole is drying, face up, and I've been told that if I put my elbow on it I own it.",
      ),
    );
    expect(texts[0]).toBe("I've been given the dry end of a dining table in Jaipur.");
    expect(texts).toHaveLength(2);
  });

  it("the cues of a turn hold every word: a longer text is divided evenly", () => {
    const words = Array.from({ length: 28 }, () => "stole").join(" ");
    const lengths = textsOf(cuesOf(words)).map((text) => text.length);
    expect(lengths).toHaveLength(2);
    expect(Math.min(...lengths)).toBeGreaterThan(60);
  });

  it("the cues of a turn hold short sentences together", () => {
    expect(textsOf(cuesOf("I'd pay to watch that. I do pay."))).toEqual(["I'd pay to watch that. I do pay."]);
  });

  it("the cues of a turn have at most two lines of 65 characters, unless a single word is longer", () => {
    const cues = cuesOf(`${"kurta, ".repeat(60)}${"x".repeat(150)} and the rest.`);
    expect(Math.max(...cues.map(({ lines }) => lines.length))).toBe(2);
    const long = cues.flatMap(({ lines }) => lines).filter((line) => line.length > 65);
    expect(long).toEqual(["x".repeat(150)]);
  });

  it("the cues of a turn begin and end with their words", () => {
    const cues = cuesOf("The first sentence, which is long enough to fill one cue by itself, and no more of it. Next.");
    expect(cues.map(({ start, end }) => [start, end])).toEqual([[10, 29]]);
    for (const [index, cue] of cuesOf("stole ".repeat(40).trim()).entries()) {
      if (index > 0) expect(cue.start).toBeGreaterThan(10);
    }
  });

  it("the cues of a turn tell where a later sentence of theirs begins", () => {
    const vtt = toWebVtt([{ speaker: "Maya", words: timed("I'd pay to watch that. I do pay.") }]);
    expect(vtt).toContain("watch that. <00:00:15.000>I do pay.</v>");
  });
});
