/** Numbers as words: those a visitor types, in English and in Hindi, and those an answer writes. */

/** Small numbers as founders write them. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
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
};

/** Any of them, for a pattern. */
export const COUNT_WORD = Object.keys(COUNT_WORDS).join("|");

const WRITTEN = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Small numbers as words, as the rest of the site writes them. */
export const inNumber = (count: number): string => WRITTEN[count] ?? String(count);
