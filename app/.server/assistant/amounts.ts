/**
 * Amounts of money in a question, read as it was typed: "₹2.5 lakh", "10k", "das hazar", "50 orders of ₹200". A figure that
 * counts days or people, a year, a rate, a guess between two or a phone number is none.
 */
import { COUNT_WORDS, MULTIPLIED, MULTIPLIERS } from "./number-words.ts";

/** `times`: how many such payments there are; `at` and `end`: where it stands. */
export type Amount = { rupees: number; times: number; at: number; end: number };

/** No small brand is paid more at once, or in a month. */
const MOST_RUPEES = 1_000_000_000;
/** A smaller figure, without a word of money, counts something else or is a rate. */
const LEAST_BARE = 20;
/** In "10 k" a thousand, in "2000 k liye" the Hindi "ke". */
const MOST_BEFORE_LETTER = 100;

const anyOf = (words: ReadonlyMap<string, number>): string => [...words.keys()].join("|");
const AMOUNT = new RegExp(
  [
    "(?<![\\w.,:/₹]|\\d\\w* ?(?:-|–|to|se) ?(?:rs\\.? ?)?)(?<before>(?:₹|(?:rs|inr)\\b\\.?) ?)?",
    `(?:(?<figure>\\d+(?:,\\d{2,3})*(?:\\.\\d+)?)|(?<word>${anyOf(MULTIPLIED)})(?=[ -](?:${anyOf(MULTIPLIERS)})\\b))`,
    `(?:(?<space>[ -]?)(?<unit>${anyOf(MULTIPLIERS)})\\b)?`,
    "(?<after>/-| ?(?:rs|inr|rupees?|rupay\\w*|rupiy\\w*)\\b)?",
    // A rate, a time, a date, the beginning of a longer word, or one end of a guess ("10-20k", "5k to 10k").
    "(?![\\w%:]|[.,/]\\d| (?:%|percent|per cent)| ?(?:-|–|to|se) ?(?:₹|rs\\.? ?)?\\d)",
  ].join(""),
  "g",
);
const YEAR = /^20[1-3]\d$/;
const PHONE = /(?:\+?91[ -]?)?(?<![\d,])[6-9]\d{4}[ -]?\d{5}\b/g;
const SALES =
  "(?:(?:upi|qr|link|online|card|small|more|new) )?(?:orders|payments|sales|transactions|invoices|customers|buyers|people|jars|kurtas|pieces|items|scans|qrs|links)";
const COUNTS = new RegExp(
  `^[ -](?:${SALES}|days?|weeks?|months?|years?|hours?|hrs|mins?|minutes?|users?|logins?|roles?|staff|helpers?|brands?|friends?|founders?|kgs?|gms?|grams?|ml)\\b`,
);
const NUMBERED = /\b(?:story|episode|step|number|no|section)[ .-]*$/;

/** "50 orders of", and not "do payments of". */
const COUNT = `\\b(\\d{1,4}|${[...COUNT_WORDS.keys()].filter((word) => word.length > 2).join("|")}) ${SALES}\\b`;
const TIMES_OF = new RegExp(`${COUNT}(?: (?:a|per|every|each) \\w+)? (?:of|at|@) ?$`);
const TIMES = new RegExp(COUNT);
const EACH = /^ ?(?:each|apiece|per (?:order|payment|sale|customer|piece|jar)|wal[ae])\b/;

/** The amounts in a question, in its order; none where one of them is past belief. */
export function amountsIn(question: string): Amount[] {
  const text = question.toLowerCase().replace(PHONE, (digits) => "_".repeat(digits.length));
  const found: (Amount & { unit: string })[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const { before, figure, word = "", space, unit: letters = "", after } = match.groups ?? {};
    const [at, end] = [match.index, match.index + match[0].length];
    const count = figure === undefined ? (MULTIPLIED.get(word) ?? 0) : Number(figure.replaceAll(",", ""));
    const unit = letters.length === 1 && space !== "" && count >= MOST_BEFORE_LETTER ? "" : letters;
    const rupees = count * (MULTIPLIERS.get(unit) ?? 1);
    const [said, follows] = [text.slice(0, at), text.slice(end)];
    if (before === undefined && after === undefined) {
      if (COUNTS.test(follows) || NUMBERED.test(said)) continue;
      if (!unit && (rupees < LEAST_BARE || YEAR.test(figure ?? ""))) continue;
    }
    const last = found.at(-1);
    // "Two thousand five hundred" is one.
    if (last?.unit && rupees < last.rupees && text.slice(last.end, at) === " ") {
      Object.assign(last, { rupees: last.rupees + rupees, end, unit });
      continue;
    }
    const times = (TIMES_OF.exec(said) ?? (EACH.test(follows) ? TIMES.exec(said) : null))?.[1];
    found.push({ rupees, times: times ? (COUNT_WORDS.get(times) ?? Number(times)) : 1, at, end, unit });
  }
  const isCredible = found.every(({ rupees, times }) => rupees >= 1 && rupees * times <= MOST_RUPEES);
  return isCredible ? found.map(({ unit: _, ...amount }) => amount) : [];
}
