/**
 * Stage 6 of reading a question (`language.ts` names them all): the forms of one English word become one. An entry belongs
 * here if the grammar makes it ("sold", "people"); what merely means the same belongs to the synonyms.
 */
import { memoize } from "#app/lib/memoize.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    threw: "throw",
    thrown: "throw",
    sold: "sell",
    bought: "buy",
    sent: "send",
    kept: "keep",
    lost: "lose",
    told: "tell",
    went: "go",
    gone: "go",
    came: "come",
    took: "take",
    taken: "take",
    gave: "give",
    given: "give",
    wrote: "write",
    written: "write",
    spoke: "speak",
    spoken: "speak",
    began: "begin",
    begun: "begin",
    grew: "grow",
    grown: "grow",
    brought: "bring",
    built: "build",
    ran: "run",
    chose: "choose",
    chosen: "choose",
    forgot: "forget",
    forgotten: "forget",
    taught: "teach",
    learnt: "learn",
    heard: "hear",
    met: "meet",
    using: "use",
    used: "use",
    drew: "draw",
    fell: "fall",
    people: "person",
  }),
);

const VOWEL = /[aeiouy]/;

/** Cuts endings off, so that "pricing", "priced" and "price" are one; not a linguist, but the same on both sides. */
export const stem = memoize(withoutEnding, { maxBytes: memoryShares.stems });

function withoutEnding(word: string): string {
  const regular = IRREGULAR.get(word);
  if (regular) return stem(regular);
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  let cut = word;
  if (cut.endsWith("ies") && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (/(?:ches|shes|xes|sses|zzes)$/.test(cut)) cut = cut.slice(0, -2);
  else if (cut.endsWith("s") && !/(?:ss|us|is)$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.endsWith("ied") && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  for (const ending of ["ing", "ed"]) {
    const base = cut.slice(0, -ending.length);
    if (!cut.endsWith(ending) || base.length < 3 || !VOWEL.test(base)) continue;
    const last = base.at(-1) ?? "";
    const doubled = last === base.at(-2) && !/[aeioulsz]/.test(last);
    cut = doubled || (base.endsWith("ll") && base.length > 5) ? base.slice(0, -1) : base;
    break;
  }
  if (cut.endsWith("est") && cut.length > 6) cut = cut.slice(0, -3).replace(/([^aeiouls])\1$/, "$1");
  if (cut.endsWith("ly") && cut.length > 5) cut = cut.slice(0, -2);
  if (cut.endsWith("e") && cut.length > 3) cut = cut.slice(0, -1);
  if (cut.endsWith("y") && cut.length > 3) cut = `${cut.slice(0, -1)}i`;
  // Cash on delivery is short for something else than a code.
  return cut === "cod" ? "code" : cut;
}
