/**
 * Stage 4 of reading a question (`language.ts` names them all): what was typed becomes what was meant, when a word of the
 * site is near enough and nothing speaks against it. An entry belongs here if it is no word, or not the one that was meant: a
 * slip, or shorthand too short to be guessed. What is spelt as it is meant is reworded (`rewording.ts`).
 */

/** What it costs to have meant one word and typed the other. */
const COST = { edit: 1, replaced: 1.2, swapped: 0.8, vowel: 0.6, doubled: 0.4 } as const;
const VOWELS = new Set("aeiouy");
/** Letters that sound alike. */
const ALIKE = new Set(
  ["ck", "cs", "sz", "gj", "vw", "mn", "fp", "td", "qk", "xz"].flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]),
);

/** What a lost or an added letter costs: hasty writers drop vowels, and lose count of double letters. */
const letterCost = (word: string, at: number): number => {
  const letter = word[at] ?? "";
  const isHeardOnce = letter === word[at - 1] || letter === word[at + 1] || (letter === "c" && word[at + 1] === "k");
  if (isHeardOnce) return COST.doubled;
  return VOWELS.has(letter) && at > 0 ? COST.vowel : COST.edit;
};

function replacementCost(one: string, other: string): number {
  if (one === other) return 0;
  return (VOWELS.has(one) && VOWELS.has(other)) || ALIKE.has(one + other) ? COST.vowel : COST.replaced;
}

/**
 * How far what was typed is from a word. A swap of neighbours counts as one slip, and what the ear does not notice
 * as less than one. Above `most` the search stops.
 */
export function slipDistance(typed: string, word: string, most: number): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 1; j <= word.length; j += 1) last.push((last[j - 1] ?? 0) + letterCost(word, j - 1));
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(last[0] ?? 0) + letterCost(typed, i - 1)];
    let lowest = row[0] ?? 0;
    for (let j = 1; j <= word.length; j += 1) {
      const [letter = "", meant = ""] = [typed[i - 1], word[j - 1]];
      // A letter too many is rarer than one too few.
      const added = letterCost(typed, i - 1) === COST.doubled ? COST.doubled : COST.replaced;
      let cost = Math.min(
        (last[j] ?? 0) + added,
        (row[j - 1] ?? 0) + letterCost(word, j - 1),
        (last[j - 1] ?? 0) + replacementCost(letter, meant),
      );
      if (i > 1 && j > 1 && letter === word[j - 2] && typed[i - 2] === meant)
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + COST.swapped);
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[word.length] ?? most + 1;
}

/** Words of the product speak at least so much for themselves. */
const PRODUCT_WORTH = 0.3;
/** What is left when vowels and doubled letters are dropped, as in "trl" and "rfnd". */
const skeletonOf = (word: string): string => word.replace(/(?<=.)[aeiouy]/g, "").replace(/(.)\1+/g, "$1");
const MOST_VOWELS = 3.1;

/** The more letters, the more slips leave a word recognisable. */
const mostSlips = (length: number): number => (length <= 3 ? 0.6 : length <= 5 ? 1.2 : length <= 7 ? 1.6 : 2.2);

/** What is written in haste, and too short to be guessed by its letters. A map: of an object, "constructor" would be one. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wht: "what",
    waht: "what",
    teh: "the",
    hte: "the",
    taht: "that",
    adn: "and",
    nto: "not",
    hwo: "how",
    whcih: "which",
    wich: "which",
    meny: "many",
    mny: "many",
    doz: "does",
    trail: "trial",
    pricng: "pricing",
    ep: "episode",
    eps: "episodes",
    wat: "what",
    wats: "what",
    hw: "how",
    wen: "when",
    whn: "when",
    wer: "where",
    whr: "where",
    ppl: "people",
    nd: "and",
    d: "the",
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
    hrs: "hours",
    min: "minimum",
    mins: "minutes",
    exp: "experience",
    yrs: "years",
    nos: "numbers",
    num: "number",
    subs: "subscription",
    docs: "documents",
    wknd: "weekend",
    shud: "should",
    cud: "could",
    wud: "would",
    bcz: "because",
    cmd: "command",
    lnch: "launch",
    dt: "date",
    writ: "write",
    movi: "movie",
    adm: "admin",
    yrly: "yearly",
    mnthly: "monthly",
    annl: "annual",
    pymnt: "payment",
    giv: "give",
    gv: "give",
    rte: "rate",
    cst: "cost",
    prce: "price",
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
    oprtn: "operations",
    admn: "admin",
    wapp: "whatsapp",
    whtsapp: "whatsapp",
    freee: "free",
    laddo: "ladoo",
    lado: "ladoo",
    k: "ke",
    m: "main",
    h: "hai",
    kase: "kaise",
  }),
);

/**
 * Slips of the finger that make another English word. They are put right where the word itself would be at home only in
 * a founder's tale.
 */
export const likelySlips: ReadonlyMap<string, string> = new Map(
  Object.entries({
    loosing: "losing",
    trail: "trial",
    pricng: "pricing",
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
  }),
);

type Speller = (word: string) => string | null;

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
    if (word.length < 3 || !/^[a-z]+$/.test(word)) continue;
    const group = byLength.get(word.length);
    if (group) group.push(word);
    else byLength.set(word.length, [word]);
  }
  const remembered = new Map<string, string | null>();

  /** "autorenew": two words of the product without the space. */
  function takenApart(word: string): string | null {
    const isOurs = (part: string): boolean => part.length >= 3 && (words.get(part) ?? 0) >= PRODUCT_WORTH;
    for (let at = 3; at <= word.length - 3; at += 1) {
      if (isOurs(word.slice(0, at)) && isOurs(word.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
    }
    return null;
  }

  function nearest(word: string): string | null {
    const short = SHORTHAND.get(word);
    if (short !== undefined) return short;
    if (word.length < 2 || !/^[a-z]+$/.test(word) || isRealWord(word)) return null;
    const skeleton = skeletonOf(word);
    // Only who drops all vowels means them to be guessed.
    const isSkeleton = word.length >= 3 && skeleton === word;
    const most = mostSlips(word.length);
    const longest = Math.ceil(isSkeleton ? MOST_VOWELS / COST.vowel : most / COST.doubled);
    let best: string | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - 2; length <= word.length + longest; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // The first letter is rarely wrong, and holding on to it keeps "loan" from becoming "plan".
        if (candidate[0] !== word[0] && !(candidate[0] === word[1] && candidate[1] === word[0])) continue;
        const limit = isSkeleton && skeletonOf(candidate) === word ? MOST_VOWELS : most;
        const distance = slipDistance(word, candidate, limit);
        // What only a founder tells is rarely what was meant.
        const worth = words.get(candidate) ?? 0;
        if (distance > (worth < PRODUCT_WORTH ? Math.min(limit, 1) : limit)) continue;
        // Three or four letters hold little to go by: only a swap or a lost letter counts.
        if (
          word.length <= 4 &&
          distance > COST.vowel &&
          candidate.length <= word.length &&
          [...word].toSorted().join("") !== [...candidate].toSorted().join("")
        )
          continue;
        const score = distance - Math.min(0.9, worth);
        if (score < bestScore) {
          best = candidate;
          bestScore = score;
        }
      }
    }
    if (best) return best;
    if (word.length < 5) return null;
    const parts = takenApart(word);
    if (parts) return parts;
    // A word broken off, as one types in a hurry: "notif", "subscr".
    const longer = [...words.keys()].filter(
      (candidate) => candidate.startsWith(word) && candidate.length - word.length <= 6,
    );
    return longer.toSorted((one, other) => (words.get(other) ?? 0) - (words.get(one) ?? 0))[0] ?? null;
  }

  return (typed) => {
    // "Arbitrashun" is written as it is heard, and "launchng" in haste: no English word ends so.
    const word = typed.replace(/(?<=[aeiou])(?:shun|shon|sion)$/, "tion").replace(/(?<=[a-z]{2}[^aeiouy])ng$/, "ing");
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const found = nearest(word) ?? (word === typed ? null : word);
    if (remembered.size > 2_000) remembered.clear();
    remembered.set(word, found);
    return found;
  };
}

/** The same text with what is written in haste written out. */
export const writtenOut = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}'’&])[a-z]+(?!['’\p{L}\p{N}])/giu, (word) => SHORTHAND.get(word.toLowerCase()) ?? word);
