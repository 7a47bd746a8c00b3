/**
 * Questions that were asked and not learnt from: two sets put plainly, and two told as a situation of one's own in other words
 * than the site's, each written from the specification by somebody who had seen neither pages nor search. What they miss is what
 * Smoothie may be expected to miss. Once a set's questions are mended, it belongs to the tuned ones.
 */
import type { Row } from "../questions.ts";
import * as obliqueFirst from "./oblique-first.ts";
import * as obliqueSecond from "./oblique-second.ts";
import * as plainFirst from "./plain-first.ts";
import * as plainSecond from "./plain-second.ts";

const sets = [plainFirst, plainSecond, obliqueFirst, obliqueSecond];

export const unlearntRows: readonly Row[] = sets.flatMap(({ rows }) => rows);
export const unlearntDeclines: readonly string[] = sets.flatMap(({ declines }) => declines);
