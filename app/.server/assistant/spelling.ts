/** Puts a mistyped word right, when a word of the site is near enough and nothing speaks against it. */

/** Edits between two words, a swap of neighbours counting as one; above `most` the search stops. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/** What is written in haste, and too short to be guessed by its letters. */
const SHORTHAND: Readonly<Record<string, string>> = {
  wht: "what",
  wat: "what",
  wats: "what",
  hw: "how",
  wen: "when",
  whn: "when",
  wer: "where",
  wich: "which",
  y: "why",
  u: "you",
  ur: "your",
  r: "are",
  n: "and",
  cn: "can",
  hv: "have",
  abt: "about",
  bcoz: "because",
  coz: "because",
  thru: "through",
  frm: "from",
  wid: "with",
  dis: "this",
  dat: "that",
  gud: "good",
  gr8: "great",
  b4: "before",
  cst: "cost",
  prce: "price",
  pric: "price",
  mnth: "month",
  yr: "year",
  acc: "account",
  acct: "account",
  pymt: "payment",
  pmt: "payment",
  inv: "invoice",
  qty: "quantity",
  cust: "customer",
  mktg: "marketing",
  mgr: "manager",
  ops: "operations",
  admn: "admin",
  wapp: "whatsapp",
  whtsapp: "whatsapp",
  freee: "free",
  laddo: "ladoo",
  lado: "ladoo",
  kitne: "kitna",
  kitni: "kitna",
  kyu: "kyun",
  k: "ke",
  m: "main",
  h: "hai",
  kese: "kaise",
  kase: "kaise",
};

/**
 * Slips of the finger that make another English word. They are put right where the word itself would be at home only in
 * a founder's tale.
 */
export const likelySlips: Readonly<Record<string, string>> = {
  trail: "trial",
  trails: "trial",
  massage: "message",
  massages: "messages",
  prize: "price",
  prizes: "prices",
  prise: "price",
  coast: "cost",
  cots: "cost",
  stiff: "staff",
  roll: "role",
  rolls: "roles",
  carrier: "career",
  carriers: "careers",
  filling: "filing",
  refound: "refund",
};
/** "Lunch" is one only beside a date or a name. */
export const LUNCH_FOR_LAUNCH =
  /\blunch(?=(?:es|ed|ing)?\b)(?=.*\b(?:date|month|august|beta|ladoo)\b)|(?<=\b(?:when|wen|kab|date|ladoo|beta)\b.*)\blunch(?=(?:es|ed|ing)?\b)/g;

export type Speller = (word: string) => string | null;

/**
 * Makes a speller for a set of words, each with how much it speaks for it (words of the product more than those of a story).
 * It returns null for a word it knows nothing near to.
 */
export function makeSpeller(
  words: ReadonlyMap<string, number>,
  isRealWord: (word: string) => boolean = () => false,
): Speller {
  const byLength = new Map<number, string[]>();
  for (const word of words.keys()) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const group = byLength.get(word.length);
    if (group) group.push(word);
    else byLength.set(word.length, [word]);
  }
  const remembered = new Map<string, string | null>();

  function nearest(word: string): string | null {
    const short = SHORTHAND[word];
    if (short !== undefined) return short;
    if (word.length < 3 || !/^[a-z]+$/.test(word) || isRealWord(word)) return null;
    const most = word.length >= 8 ? 2 : 1;
    let best: string | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // The first letter is rarely wrong, and holding on to it keeps "loan" from becoming "plan".
        if (candidate[0] !== word[0] && !(candidate[0] === word[1] && candidate[1] === word[0])) continue;
        const distance = editDistance(word, candidate, most);
        if (distance > most) continue;
        // Three or four letters hold little to go by: only a swap or a lost letter counts.
        if (
          word.length <= 4 &&
          candidate.length <= word.length &&
          [...word].toSorted().join("") !== [...candidate].toSorted().join("")
        )
          continue;
        const score = distance - Math.min(0.9, words.get(candidate) ?? 0);
        if (score < bestScore) {
          best = candidate;
          bestScore = score;
        }
      }
    }
    if (best) return best;
    if (word.length < 5) return null;
    // A word broken off, as one types in a hurry: "notif", "subscr".
    const longer = [...words.keys()].filter(
      (candidate) => candidate.startsWith(word) && candidate.length - word.length <= 6,
    );
    return longer.toSorted((one, other) => (words.get(other) ?? 0) - (words.get(one) ?? 0))[0] ?? null;
  }

  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const found = nearest(word);
    if (remembered.size > 2_000) remembered.clear();
    remembered.set(word, found);
    return found;
  };
}
