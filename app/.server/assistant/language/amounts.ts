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
/** In "10 k" a thousand, in "2000 k" and "500 k liye" the Hindi "ke". */
const MOST_BEFORE_LETTER = 1_000;
const AFTER_KE = /^ (?:li?ye|upar|andar|baad|neeche|niche|kareeb|badle)\b/;

const anyOf = (words: ReadonlyMap<string, number>): string => [...words.keys()].join("|");
const AMOUNT = new RegExp(
  [
    "(?<![\\w.,:/₹]|\\d\\w* ?(?:-|–|to|se) ?(?:rs\\.? ?)?)(?<before>(?:₹|(?:rs|inr)(?![a-z])\\.?) ?)?",
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
  "(?:(?:upi|qr|link|payment|online|card|small|more|new) )?(?:orders|payments|sales|transactions|invoices|customers|buyers|people|jars|kurtas|pieces|items|scans|qrs|links)";
const COUNTS = new RegExp(
  `^[ -](?:${SALES}|days?|weeks?|months?|years?|hours?|hrs|mins?|minutes?|users?|logins?|roles?|staff|helpers?|brands?|friends?|founders?|kgs?|gms?|grams?|ml)\\b`,
);
const NUMBERED = /\b(?:story|episode|step|number|no|section)[ .-]*$/;

/** "50 orders", and not "do payments". */
const WORDS = [...COUNT_WORDS.keys()].filter((word) => word.length > 2).join("|");
const COUNT = new RegExp(
  `(?<![\\w.,₹]|₹ |\\b(?:rs\\.?|inr|${WORDS}|hundred|thousand)[ -])(\\d{1,4}|${WORDS}) ${SALES}\\b`,
  "g",
);
/** What joins a count and what each of them is. */
const OF = "(?:of|at|@|x|×|\\*|averag\\w+)";
const TIMES_OF = new RegExp(`^(?: (?:a|per|every|each) \\w+)?,? ?${OF} ?$`);
/** A count of something else, which an amount stands for: "3 hampers at". */
const UNREAD_COUNT = new RegExp(
  `(?<![\\w.,₹]|₹ |\\b(?:rs\\.?|inr) )(?!(?:1|one) )(?:\\d[\\d.,]*\\w?|${WORDS}|hundred|thousand) (?:[a-z]+,? ){0,2}(?:(?:a|per|every|each) [a-z]+,? )?${OF} ?$`,
);
const NUMBER = new RegExp(`\\b(?:\\d|(?:${WORDS})\\b)`);
const EACH = /^ ?(?:each|apiece|per (?:order|payment|sale|customer|piece|jar)|wal[ae])\b/;
/** As far back as a count of an amount may stand. */
const COUNT_REACH = 60;

type Count = { times: number; at: number; end: number };

/** How many payments of the amount that stands there are told, by one of the counts: "50 orders of ₹200", "₹200 each from 20 customers". */
function countFor(text: string, { at, end }: Pick<Amount, "at" | "end">, counts: readonly Count[]): Count | undefined {
  const before = counts.findLast((count) => count.end <= at);
  if (before && TIMES_OF.test(text.slice(before.end, at))) return before;
  if (!EACH.test(text.slice(end, end + COUNT_REACH))) return;
  return before ?? counts.find((count) => /^ ?each (?:from|by) $/.test(text.slice(end, count.at)));
}

/** The amounts in a question, in its order; none where one of them is past belief, or where it is not clear how often. */
export function amountsIn(question: string): Amount[] {
  const text = question.toLowerCase().replace(PHONE, (digits) => "_".repeat(digits.length));
  const counts: readonly Count[] = [...text.matchAll(COUNT)].map(({ 0: { length }, 1: times = "", index }) => ({
    times: COUNT_WORDS.get(times) ?? Number(times),
    at: index,
    end: index + length,
  }));
  const unused = new Set(counts.filter(({ times }) => times > 1));
  const found: (Amount & { unit: string })[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const { before, figure, word = "", space, unit: letters = "", after } = match.groups ?? {};
    const [at, end] = [match.index, match.index + match[0].length];
    const [said, follows] = [text.slice(Math.max(0, at - COUNT_REACH), at), text.slice(end)];
    const count = figure === undefined ? (MULTIPLIED.get(word) ?? 0) : Number(figure.replaceAll(",", ""));
    const unit =
      letters.length === 1 && space !== "" && (count >= MOST_BEFORE_LETTER || AFTER_KE.test(follows)) ? "" : letters;
    const rupees = count * (MULTIPLIERS.get(unit) ?? 1);
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
    const of = countFor(text, { at, end }, counts);
    if (!of && (UNREAD_COUNT.test(said) || (EACH.test(follows) && NUMBER.test(said)))) return [];
    if (of) unused.delete(of);
    found.push({ rupees, times: of?.times ?? 1, at, end, unit });
  }
  if (unused.size > 0) return [];
  const isCredible = found.every(({ rupees, times }) => rupees >= 1 && rupees * times <= MOST_RUPEES);
  return isCredible ? found.map(({ unit: _, ...amount }) => amount) : [];
}
