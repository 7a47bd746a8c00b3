/** What payments cost, reckoned for the amounts a question brings, or the two ways of paying side by side. */
import { paymentFees } from "#app/content/brand.ts";
import { gstPercent } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { gstRupees } from "#app/lib/price.ts";
import { type Amount, amountsIn } from "../language/amounts.ts";
import { asksIf, comparedIn } from "./claims.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { feeLinks } from "../corpus/pricing.ts";
import { MULTIPLIERS } from "../language/number-words.ts";
import type { Query } from "../search/query.ts";

type Way = "qr" | "link";
/** `ways`: one for each amount, or all that are named; `often`: " a month" where the amounts are a month's. */
type FeeQuestion = { query: Query; plain: string; amounts: readonly Amount[]; ways: readonly Way[]; often: string };
type Reader = (asked: FeeQuestion) => string | null;

const WAYS: Readonly<Record<Way, { name: string; percent: number }>> = {
  qr: { name: "UPI QR", percent: paymentFees.qrPercent },
  link: { name: "payment link", percent: paymentFees.linkPercent },
};
const WAY_WORDS: readonly (readonly [Way, RegExp])[] = [
  ["qr", /\b(?:upi )?(?:qrs?|scan(?:s|ned|ner|ning)?)\b/g],
  ["link", /\b(?:(?:payment ?)?links?|urls?|something to (?:click|tap)(?: on)?)\b/g],
];
/** What a customer pays with: it tells the way only where none is named, since a link takes UPI too. */
const MEANS_WORDS: readonly (readonly [Way, RegExp])[] = [
  ["qr", /\bupi\b/g],
  ["link", /\b(?:cards?|wallets?|net ?banking|online)\b/g],
];
const FEE_WORDS =
  /\b(?:fee|fees|charge|charges|cost|costs|cut|commission|deduct|deducted|much|kitna|pay|lose|keep|left|receive|reach|reaches|percent|mdr|save|cheap(?:er|est)?|dear(?:er)?|costlier|better|best)\b/;
/** What a brand pays to us has no such fee. */
const OWN_BILL = /\b(?:plans?|subscriptions?|seats?|renewals?)\b/;
/** An amount and a way, and nothing else that could be asked: "10k payment link". */
const BARE_WORDS = 3;
const every = (span: string, adverb: string): RegExp =>
  new RegExp(`\\b(?:(?:a|per|every|each|har) (?:${span})|(?:${span}) (?:ka|ke|ki|me)|${adverb})\\b`);
const OFTEN: readonly (readonly [span: string, pattern: RegExp])[] = [
  ["day", every("day|din", "daily|rozana")],
  ["week", every("week|hafte", "weekly")],
  ["month", every("month|mahin[ae]", "monthly")],
  ["year", every("year|saal", "yearly|annually")],
];

type Mention = { way: Way; at: number; end: number };

const mentionsOf = (text: string, words: typeof WAY_WORDS): Mention[] =>
  words.flatMap(([way, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ way, at: index, end: index + length })),
  );

/** The ways a text names, or else those its means of paying tell. */
function waysIn(text: string): Way[] {
  const named = mentionsOf(text, WAY_WORDS);
  return [...new Set((named.length > 0 ? named : mentionsOf(text, MEANS_WORDS)).map(({ way }) => way))];
}

/** "UPI through a payment link" is a link. */
const THROUGH = /^ (?:(?:through|via|by|on|over|with|using|from) )?(?:(?:a|the|my|our) )?$/;
const JOINED = /^[\s,]*(?:\+|&|and|plus|aur)?[\s,]*$/;

/** Where a part of a text names ways, or means that belong to no way. */
function mentionsIn(part: string): Mention[] {
  const named = mentionsOf(part, WAY_WORDS);
  const isApart = (means: Mention): boolean =>
    !named.some(
      (way) =>
        (way.at < means.end && means.at < way.end) ||
        THROUGH.test(means.end <= way.at ? part.slice(means.end, way.at) : part.slice(way.end, means.at)),
    );
  return [...named, ...mentionsOf(part, MEANS_WORDS).filter(isApart)].toSorted((one, other) => one.at - other.at);
}

/** The way that is named nearest, at the beginning or the end of a part, and how far off; none where two are named together. */
function nearest(part: string, side: "beginning" | "end"): { way: Way; distance: number } | null {
  const mentions = mentionsIn(part);
  const [one, other] = side === "beginning" ? mentions : mentions.toReversed();
  if (!one) return null;
  if (other && other.way !== one.way) {
    const between = side === "beginning" ? part.slice(one.end, other.at) : part.slice(other.end, one.at);
    if (JOINED.test(between)) return null;
  }
  return { way: one.way, distance: side === "beginning" ? one.at : part.length - one.end };
}

/** Amounts with nothing between them but a comma or an "and": they share a way. */
function runsOf(text: string, amounts: readonly Amount[]): Amount[][] {
  const runs: Amount[][] = [];
  for (const amount of amounts) {
    const last = runs.at(-1);
    const end = last?.at(-1)?.end;
    if (last && JOINED.test(text.slice(end, amount.at))) last.push(amount);
    else runs.push([amount]);
  }
  return runs;
}

/** The way of each amount: after all of them or before all, whichever lies nearer. None where one is left without. */
function waysOf(text: string, amounts: readonly Amount[]): Way[] {
  const runs = runsOf(text, amounts);
  const ends = [0, ...runs.map((run) => run.at(-1)?.end ?? 0)];
  const parts = ends.map((end, index) => text.slice(end, runs[index]?.[0]?.at));
  // Between two runs stands the way of one of them.
  if (parts.slice(1, -1).some((part) => new Set(mentionsIn(part).map(({ way }) => way)).size > 1)) return [];
  const [before, after] = [
    parts.slice(0, -1).flatMap((part) => nearest(part, "end") ?? []),
    parts.slice(1).flatMap((part) => nearest(part, "beginning") ?? []),
  ].map((found) => ({
    ways: found.length < runs.length ? [] : runs.flatMap((run, index) => run.flatMap(() => found[index]?.way ?? [])),
    distance: found.reduce((sum, { distance }) => sum + distance, 0),
  }));
  if (!before?.ways.length || !after?.ways.length) return [...(before?.ways ?? []), ...(after?.ways ?? [])];
  // In "by QR 40k and 20k by card" nothing is shared.
  if (runs.length < amounts.length && before.ways.join() !== after.ways.join()) return [];
  return after.distance <= before.distance ? after.ways : before.ways;
}

/** An amount that is divided, in parts of which only some are told, or paid in a way that has no fee. */
const DIVIDED = new RegExp(
  `\\b(?:half(?! (?:an? )?(?:${[...MULTIPLIERS.keys()].join("|")})\\b)|aadh[aei]|baa?ki|rest|remaining|split|cod|cash(?! ?register))\\b`,
);
/** The amount is what is left, or the fee itself, and the payment is asked for. */
const BACKWARDS =
  /\b(?:to (?:get|receive|net) (?:rs |inr )?\d|(?:must|should|shall) i (?:charge|ask|bill|invoice)|(?:fees?|charges?|commission|cut) (?:is|are|was|were|of) (?:rs |inr )?\d|how (?:much|big|large) (?:was|is) the (?:payment|order|sale|invoice)\b)/;

/** Takes a question apart; without amounts where it is not clear what is to be reckoned. */
function readFeeQuestion(query: Query): FeeQuestion {
  const { text, plain } = query;
  const typed = text.toLowerCase();
  const spans = OFTEN.filter(([, pattern]) => pattern.test(plain)).map(([span]) => span);
  const asked = { query, plain, amounts: [], ways: waysIn(plain), often: spans.length === 1 ? ` a ${spans[0]}` : "" };
  if (spans.length > 1 || DIVIDED.test(plain) || BACKWARDS.test(plain)) return asked;
  const amounts = amountsIn(typed);
  if (amounts.length < 2) return { ...asked, amounts };
  // Guesses at the same payment, and comparisons, are no sum.
  if (/\bbetween\b/.test(typed) || SIDE_BY_SIDE.test(typed)) return asked;
  const ways = waysOf(typed, amounts);
  return ways.length < amounts.length ? asked : { ...asked, amounts, ways };
}

/** Sums of paise are rounded anew, since fractions of a rupee do not add up exactly. */
const inRupees = (rupees: number): string => formatRupees(Math.round(rupees * 100) / 100);
const totalOf = (amounts: readonly Amount[]): number =>
  amounts.reduce((sum, { rupees, times }) => sum + rupees * times, 0);

/** The fee and the tax on it, each exact to the paisa. */
function costOf(amount: Amount, way: Way): { fee: number; gst: number } {
  const fee = Math.round(totalOf([amount]) * WAYS[way].percent) / 100;
  return { fee, gst: gstRupees(fee, gstPercent) };
}

/** "₹5,000 a month", "50 × ₹200 = ₹10,000". */
const named = (amount: Amount, often: string): string =>
  `${amount.times > 1 ? `${amount.times} × ${inRupees(amount.rupees)} = ` : ""}${inRupees(totalOf([amount]))}${often}`;

const WITH_TAX =
  /\b(?:with|includ\w*|incl|inclusive|plus|total)\b.*\b(?:gst|tax)\b|\b(?:gst|tax) (?:included|inclusive|milakar|ke saath)\b|\btotal\b/;

const onePayment: Reader = ({ plain, amounts: [amount, second], ways: [way, other], often }) => {
  if (!amount || second || !way || other) return null;
  const { fee, gst } = costOf(amount, way);
  const isOne = amount.times === 1 && often === "";
  return `${isOne ? "A payment" : "Payments"} of ${named(amount, often)} by ${WAYS[way].name} ${isOne ? "costs" : "cost"} ${inRupees(fee)} in fee (${WAYS[way].percent}%) and ${inRupees(gst)} in GST on the fee, so ${inRupees(totalOf([amount]) - fee - gst)} reaches you.${WITH_TAX.test(plain) ? ` With GST the fee is ${inRupees(fee + gst)}.` : ""}`;
};

/** "For one ₹10,000 order, how much less do I lose with QR than with a payment link?" */
const bothWays: Reader = ({ amounts: [amount, second], ways: [, other], often }) => {
  if (!amount || second || !other) return null;
  const [qr, link] = [costOf(amount, "qr"), costOf(amount, "link")];
  return `On ${named(amount, often)}, ${WAYS.qr.name} costs ${inRupees(link.fee - qr.fee)} less than a ${WAYS.link.name}, GST aside: ${inRupees(qr.fee)} (${WAYS.qr.percent}%) against ${inRupees(link.fee)} (${WAYS.link.percent}%). With GST on the fee it is ${inRupees(qr.fee + qr.gst)} against ${inRupees(link.fee + link.gst)}, which is ${inRupees(link.fee + link.gst - qr.fee - qr.gst)} less.`;
};

/** "40k by QR and 20k by payment link, total fee?" */
const severalPayments: Reader = ({ amounts, ways, often }) => {
  const costs = amounts.flatMap((amount, index) => {
    const way = ways[index];
    return way ? [{ amount, way, ...costOf(amount, way) }] : [];
  });
  if (costs.length < 2 || costs.length < amounts.length) return null;
  const fee = costs.reduce((sum, cost) => sum + cost.fee, 0);
  const gst = costs.reduce((sum, cost) => sum + cost.gst, 0);
  const lines = costs.map(
    (cost) =>
      `- ${named(cost.amount, often)} by ${WAYS[cost.way].name}: ${inRupees(cost.fee)} (${WAYS[cost.way].percent}%)`,
  );
  const total = totalOf(amounts);
  return `The fees come to ${inRupees(fee)}${often} without GST:\n${lines.join("\n")}\nGST on the fees is ${inRupees(gst)}, which makes ${inRupees(fee + gst)}; ${inRupees(total - fee - gst)} of ${inRupees(total)} reaches you.`;
};

const SIDE_BY_SIDE =
  /\b(?:vs|versus|or|ya|than|cheap(?:er|est)?|dearer|costlier|better|best|more|less|kam|higher|lower|differ\w*|compar\w*)\b/;

/** "QR or link, which costs me less?" */
const sideBySide: Reader = ({ query, plain }) =>
  new Set(mentionsOf(plain, WAY_WORDS).map(({ way }) => way)).size > 1 && SIDE_BY_SIDE.test(plain)
    ? `${verdictOnWays(query)}A payment by UPI QR costs less: ${WAYS.qr.percent}% plus GST on the fee, against ${WAYS.link.percent}% plus GST for a payment link. Both are the payment partner's fees, passed through without markup.`
    : null;

/** "Are payment links cheaper than QR?" */
function verdictOnWays(query: Query): string {
  const compared = comparedIn(query.plain);
  const [one, other] = mentionsOf(query.plain, WAY_WORDS).toSorted((before, after) => before.at - after.at);
  if (!compared || !one || !other || other.way === one.way || !asksIf(query) || !/\bthan\b/.test(query.plain))
    return "";
  // Of two different amounts the lower rate may cost more.
  if (/\b(?:not|never)\b|\d/.test(query.plain) || compared.at < one.at || compared.at > other.at) return "";
  const isCheaper = WAYS[one.way].percent < WAYS[other.way].percent;
  return isCheaper === (compared.asked === "cheaper") ? "Yes. " : "No. ";
}

const readers: readonly Reader[] = [severalPayments, bothWays, onePayment, sideBySide];

/** What the payments of a question cost, or null where it asks for no sum and no comparison. */
export function answerAboutFees(query: Query): Draft | null {
  const asked = readFeeQuestion(query);
  const isBare = asked.amounts.length > 0 && query.plain.split(" ").length <= BARE_WORDS;
  if ((!isBare && !FEE_WORDS.test(query.plain)) || OWN_BILL.test(query.plain)) return null;
  const body = firstAnswer(readers, asked);
  return body === null ? null : { body, links: feeLinks };
}
