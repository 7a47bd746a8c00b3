import { describe, expect, it } from "vitest";
import { toWebVtt } from "./web-vtt.ts";

type Cue = { start: number; end: number; lines: string[] };

const secondsOf = (clock = ""): number => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** The cues of one turn that begins at 10 s and is spoken in `seconds`. */
function cuesOf(text: string, seconds = 20): Cue[] {
  const turn = { text, speaker: "Maya", startSeconds: 10, endSeconds: 10 + seconds };
  const [head, ...cues] = toWebVtt({ turns: [turn] })
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
  it("end where sentences end, also where more would fit", () => {
    const texts = textsOf(
      cuesOf(
        "I've been given the dry end of a dining table in Jaipur. On the other end a stole is drying, face up, and I've been told that if I put my elbow on it I own it.",
      ),
    );
    expect(texts[0]).toBe("I've been given the dry end of a dining table in Jaipur.");
    expect(texts).toHaveLength(2);
  });

  it("hold every word: a longer text is divided evenly", () => {
    const words = Array.from({ length: 28 }, () => "stole").join(" ");
    const lengths = textsOf(cuesOf(words)).map((text) => text.length);
    expect(lengths).toHaveLength(2);
    expect(Math.min(...lengths)).toBeGreaterThan(60);
  });

  it("hold short sentences together", () => {
    expect(textsOf(cuesOf("I'd pay to watch that. I do pay."))).toEqual(["I'd pay to watch that. I do pay."]);
  });

  it("have at most two lines of 65 characters, unless a single word is longer", () => {
    const cues = cuesOf(`${"kurta, ".repeat(60)}${"x".repeat(150)} and the rest.`);
    expect(Math.max(...cues.map(({ lines }) => lines.length))).toBe(2);
    const long = cues.flatMap(({ lines }) => lines).filter((line) => line.length > 65);
    expect(long).toEqual(["x".repeat(150)]);
  });

  it("follow each other from the turn's start to its end", () => {
    const cues = cuesOf(
      "The first sentence, which is long enough to fill one cue by itself and no more. ".repeat(4).trim(),
    );
    expect(cues.length).toBeGreaterThan(2);
    expect(cues[0]?.start).toBe(10);
    expect(cues.at(-1)?.end).toBe(30);
    for (const [index, cue] of cues.entries()) expect(cue.start).toBe(cues[index - 1]?.end ?? 10);
  });

  it("have the time that their words take to say, not to write", () => {
    const written = "The whole of it came to ₹1,43,570 with ₹17,137 of GST, and 37 of 1,090 went back.";
    const said = "The whole of it came to what we had thought, and a few of all those went right back.";
    const [first, second] = cuesOf(`${written} ${said}`) as [Cue, Cue];
    expect(first.lines.join(" ")).toBe(written);
    expect(first.end - first.start).toBeGreaterThan(1.5 * (second.end - second.start));
  });
});
