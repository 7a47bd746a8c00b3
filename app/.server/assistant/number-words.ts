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
  }),
);

/** Any of them, for a pattern. */
export const COUNT_WORD = [...COUNT_WORDS.keys()].join("|");

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
