/** Numbers as words: those a visitor types, in English and in Hindi, and those an answer writes. */

/** Small numbers as founders write them. */
export const COUNT_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    ek: 1,
    two: 2,
    do: 2,
    three: 3,
    teen: 3,
    four: 4,
    char: 4,
    chaar: 4,
    five: 5,
    paanch: 5,
    six: 6,
    chhe: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
);

const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const UNITS = "one|two|three|four|five|six|seven|eight|nine";

/** Any of them, or two that are one ("twenty five"), for a pattern; none that is the end of a longer number. */
export const COUNT_WORD = `(?<!\\b(?:${TENS}|hundred|thousand) )(?:(?:${TENS}) (?:${UNITS})|${[...COUNT_WORDS.keys()].join("|")})`;

/** The number such words stand for; NaN for other ones. */
export const countOf = (words: string): number =>
  words.split(" ").reduce((sum, word) => sum + (COUNT_WORDS.get(word) ?? Number.NaN), 0);

const IN_HINDI =
  /\b(?:k[aei]|ko|se|hai|hain|aur|kitn[aei]|chahiye|tha|thi|din|hafte|mahin[ae]|saal|mil(?:[aei]|t[aei]|eg[ai]|enge)|lag(?:[aei]|t[aei]|eg[ai]|enge)|liye|mera|meri|agar)\b/;

/** A question in which "do" is left only where it is the Hindi "two", and not the English verb. */
export const withoutVerbDo = (plain: string, asked: string): string =>
  IN_HINDI.test(asked.toLowerCase())
    ? plain.replace(/\b(how much|how many|how|what|why|when|where|which|who) do\b/g, "$1 does")
    : plain.replace(/\bdo\b/g, "does");

/** What large amounts are counted in, as founders write it. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    sau: 100,
    hundred: 100,
    k: 1_000,
    thousand: 1_000,
    hazar: 1_000,
    hazaar: 1_000,
    hajar: 1_000,
    l: 100_000,
    lac: 100_000,
    lacs: 100_000,
    lakh: 100_000,
    lakhs: 100_000,
    cr: 10_000_000,
    crore: 10_000_000,
    crores: 10_000_000,
    karod: 10_000_000,
  }),
);

/** Numbers that stand before one of them, beside the small ones: "das hazar", "dhai lakh". */
export const MULTIPLIED: ReadonlyMap<string, number> = new Map([
  ...COUNT_WORDS,
  ...Object.entries({
    half: 0.5,
    "half a": 0.5,
    aadha: 0.5,
    dedh: 1.5,
    dhai: 2.5,
    das: 10,
    pandrah: 15,
    bees: 20,
    pachees: 25,
    tees: 30,
    chalis: 40,
    pachas: 50,
  }),
]);

const WRITTEN = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Small numbers as words, as the rest of the site writes them. */
export const inNumber = (count: number): string => WRITTEN[count] ?? String(count);
