/** How a sentence is said, by what it means: a question, a quotation, an aside, an amount, the end of a paragraph. */
import { createHash } from "node:crypto";
import { SECONDS } from "./settings.ts";

export type Manner = {
  /** The share of the voice's usual speed. */
  pace: number;
  /** How far its pitch lies above the voice's usual one. */
  semitones: number;
  /** How far its pitch moves, as a share of the usual range. */
  range: number;
  gainDb: number;
  /** The pause before it. */
  pauseSeconds: number;
};

/** The place of a paragraph among the others. */
type Place = { isFirst: boolean; isTurn: boolean; isLast: boolean };

/** Numbers between -1 and 1 that a text decides, so that the same text is always read the same way. */
function chanceOf(text: string): () => number {
  const bytes = createHash("sha256").update(text).digest();
  let at = 0;
  return () => {
    at += 2;
    return bytes.readUInt16LE(at - 2) / 32_767.5 - 1;
  };
}

const QUESTION = /\?["”'’]?$/;
const QUOTATION = /^["“]|["”]$/;
const ASIDE = /^\(|\)[.?!]?$/;
const AMOUNT = /₹|\d/;
const POINT_WORDS = 4;

/** The manners of a paragraph's sentences. */
export function mannersOf(sentences: readonly string[], { isFirst, isTurn, isLast }: Place): Manner[] {
  return sentences.map((sentence, index) => {
    const chance = chanceOf(sentence);
    const [isOpening, isClosing] = [index === 0, index === sentences.length - 1];
    const manner = {
      pace: 1 + 0.05 * chance(),
      // The voice comes in high and sinks towards the paragraph's end.
      semitones: 1 - (1.6 * index) / Math.max(3, sentences.length - 1) + 0.9 * chance(),
      range: 1.1 + 0.15 * chance(),
      gainDb: 0.3 + 1.5 * chance(),
      pauseSeconds: SECONDS.sentence * (1 + 0.55 * chance()),
    };
    const before = sentences[index - 1];
    const add = (change: Partial<Manner>): void => {
      for (const [key, value] of Object.entries(change)) manner[key as keyof Manner] += value;
    };
    const isPoint = sentence.split(/\s+/).length <= POINT_WORDS;
    if (QUESTION.test(sentence)) add({ semitones: 1.3, range: 0.15, gainDb: 0.3 });
    if (QUOTATION.test(sentence)) add({ pace: 0.04, semitones: 1.2, range: 0.15, gainDb: 0.6, pauseSeconds: 0.08 });
    if (ASIDE.test(sentence)) add({ pace: 0.05, semitones: -1.6, range: -0.15, gainDb: -1.4, pauseSeconds: -0.1 });
    if (AMOUNT.test(sentence)) add({ pace: -0.04 });
    if (isPoint) add({ pace: -0.08, semitones: -0.7 });
    if (isPoint && !isOpening) add({ pauseSeconds: 0.06 });
    if (before !== undefined && QUESTION.test(before)) add({ pauseSeconds: 0.12 });
    if (isClosing && !isOpening) add({ pace: -0.04, semitones: -0.9, gainDb: -0.8, pauseSeconds: 0.08 });
    if (isClosing && isLast) add({ pace: -0.06, semitones: -0.5, pauseSeconds: 0.25 });
    if (isOpening) {
      const usual = isFirst ? 0 : isTurn ? SECONDS.turn : SECONDS.paragraph;
      manner.pauseSeconds = usual * (1 + 0.6 * chance());
      manner.gainDb += 0.5;
    }
    return manner;
  });
}
