/** Compares a text with what a recogniser heard of it, word by word. */
import { spokenText } from "./spoken-text.ts";
import { PRONUNCIATIONS } from "./phonemes.ts";

/** A place where the two differ: the words of the text, and those heard instead. */
type Difference = { said: string; heard: string; isName: boolean };
/** All of them, with the number of the text's words, and of the names among them. */
export type Differences = { words: number; names: number; found: readonly Difference[] };

/** Spellings that sound the same: British and American ones, doubled consonants, "a hundred and one". */
function wordsOf(text: string): string[] {
  const words = spokenText(text)
    .toLowerCase()
    .replace(/\b(hundred|thousand|lakh|crore) and\b/g, "$1")
    .replaceAll("'", "");
  return (words.match(/[a-z]+/g) ?? []).map((word) =>
    word
      .replace(/our(?=$|s|ed|ing)/, "or")
      .replace(/([iy])s(?=e|ing|ation)/, "$1z")
      .replace(/tre(?=s?$)/, "ter")
      .replace(/([b-df-hj-np-tv-z])\1/g, "$1"),
  );
}

const NAMES = new Set([...PRONUNCIATIONS.keys()].flatMap((word) => wordsOf(`${word} ${word}s`)));

/**
 * Finds the differences by the shortest way from one text to the other. Two words heard as one ("pick up") are none. A name
 * of the table of pronunciations counts apart, also when it is heard as two words.
 */
export function differencesOf(text: string, recognised: string): Differences {
  const [said, heard] = [wordsOf(text), wordsOf(recognised)];
  const width = heard.length + 1;
  const costs = new Float32Array((said.length + 1) * width);
  const isName = (i: number): boolean => NAMES.has(said[i] ?? "");
  /** The ways to a place: how many words of each text are behind, and the price. */
  function* waysTo(i: number, j: number): Generator<readonly [back: number, across: number, price: number]> {
    const [word = "", sound = ""] = [said[i - 1], heard[j - 1]];
    if (i > 0 && j > 0) yield [1, 1, word === sound ? 0 : 1];
    if (i > 0) yield [1, 0, 1];
    if (j > 0) yield [0, 1, 1];
    if (i > 1 && j > 0 && said[i - 2] + word === sound) yield [2, 1, 0];
    if (i > 0 && j > 1 && (heard[j - 2] + sound === word || isName(i - 1)))
      yield [1, 2, heard[j - 2] + sound === word ? 0 : 1.5];
  }
  function bestTo(i: number, j: number): readonly [back: number, across: number, cost: number, price: number] {
    let best: readonly [number, number, number, number] = [0, 0, Number.POSITIVE_INFINITY, 0];
    for (const [back, across, price] of waysTo(i, j)) {
      const cost = (costs[(i - back) * width + j - across] ?? 0) + price;
      if (cost < best[2]) best = [back, across, cost, price];
    }
    return best;
  }
  for (let i = 0; i <= said.length; i += 1) {
    for (let j = i === 0 ? 1 : 0; j <= heard.length; j += 1) costs[i * width + j] = bestTo(i, j)[2];
  }
  const found: Difference[] = [];
  for (let [i, j] = [said.length, heard.length]; i + j > 0; ) {
    const [back, across, , price] = bestTo(i, j);
    const words = [said.slice(i - back, i), heard.slice(j - across, j)].map((part) => part.join(" ")) as [
      string,
      string,
    ];
    if (price > 0) found.unshift({ said: words[0], heard: words[1], isName: back > 0 && isName(i - 1) });
    [i, j] = [i - back, j - across];
  }
  return { words: said.length, names: said.filter((word) => NAMES.has(word)).length, found };
}
