/** Reads numbers as people in India write and say them: "Rs1,00,000", "2.5L", "1 lakh 50 thousand", "dedh lakh". */

/** `shifts` are words that change the figure after them: "sadhe teen" is 3.5. */
export type NumberWords = {
  numberOf: (word?: string) => number | undefined;
  shifts: ReadonlyMap<string, number>;
};

const HUNDRED = 100;
const isDigits = (word = ""): boolean => /^\d/.test(word);
/** The least number that is written in digits. */
const MIN_IN_DIGITS = 13;
const isCounted =
  /^(?:percent|days?|din|months?|years?|orders?|payments?|customers|people|brands?|kurtas?|pieces?|jars?|minutes?|hours?|times|baar)$/;

/** The number that begins at a word, and the index of the word after it. */
function numberAt(
  said: readonly string[],
  from: number,
  { numberOf, shifts }: NumberWords,
): { value: number; next: number } | undefined {
  const isHundred = (word: string): boolean => !isDigits(word) && numberOf(word) === HUNDRED;
  let [total, unit, shift, at] = [0, Number.POSITIVE_INFINITY, 0, from];
  let group: { value: number; from: number } | undefined;
  for (; at < said.length; at += 1) {
    const [word = "", before = ""] = [said[at], at > from ? said[at - 1] : ""];
    const number = numberOf(word);
    if (shifts.has(word) && !group && shift === 0) shift = shifts.get(word) ?? 0;
    else if (number === undefined) {
      const isJoined = word === "and" && isHundred(before) && (numberOf(said[at + 1]) ?? HUNDRED) < HUNDRED;
      if (!isJoined) break;
    } else if (number < HUNDRED || isDigits(word)) {
      const isAdded =
        group &&
        (isHundred(before) || before === "and"
          ? number < HUNDRED
          : !isDigits(before) && group.value % 10 === 0 && number < 10);
      if (group ? !isAdded : number >= unit) break;
      group = { value: (group?.value ?? 0) + number, from: group?.from ?? at };
    } else {
      // A "k" or "lakhs" without a figure is no number, and after "thousand" no other thousand is added.
      if (!group && shift === 0 && (at > from || /^.{1,2}$|s$/.test(word))) break;
      if (number >= unit) return { value: total, next: group?.from ?? at };
      const value = ((group?.value ?? 1) + shift) * number;
      shift = 0;
      if (number === HUNDRED) group = { value, from: group?.from ?? at };
      else [total, unit, group] = [total + value, number, undefined];
    }
  }
  if (group && total > 0 && isCounted.test(said[at] ?? "")) return { value: total, next: group.from };
  return at > from ? { value: total + (group?.value ?? 0) + shift, next: at } : undefined;
}

export const markMoney = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?:₹|\b(?:rs|inr|ru)\.?)\s*(?=\d)/g, " rs ")
    .replace(/(?<!rs |[\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g, " rs $&")
    .replace(/(?<=\d),(?=\d{4}|\d\b)/g, " ")
    .replace(/(\S+) and a half\b/g, "sadhe $1")
    .replace(/\bhalf an?\b/g, "half");

export function inDigits(said: readonly string[], numberWords: NumberWords): string[] {
  const read: string[] = [];
  for (let at = 0; at < said.length; ) {
    const number = numberAt(said, at, numberWords);
    const next = number?.next ?? at + 1;
    const isLarge = number && number.value >= MIN_IN_DIGITS;
    read.push(...(isLarge ? [String(Math.round(number.value * 100) / 100)] : said.slice(at, next)));
    at = next;
  }
  return read;
}
