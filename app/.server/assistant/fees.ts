/** What payments cost, reckoned for the amounts a question brings, or the two ways of paying side by side. */
import { paymentFees } from "#app/content/brand.ts";
import { gstPercent } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { gstRupees } from "#app/lib/price.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { feeLinks } from "./corpus/pricing.ts";
import type { Query } from "./query.ts";

type Way = "qr" | "link";
/** `ways`: one for each amount, or all that are named; `often`: " a month" where the amounts are a month's. */
type FeeQuestion = { plain: string; amounts: readonly Amount[]; ways: readonly Way[]; often: string };
type Reader = (asked: FeeQuestion) => string | null;

const WAYS: Readonly<Record<Way, { name: string; percent: number }>> = {
  qr: { name: "UPI QR", percent: paymentFees.qrPercent },
  link: { name: "payment link", percent: paymentFees.linkPercent },
};
const WAY_WORDS: readonly (readonly [Way, RegExp])[] = [
  ["qr", /\b(?:upi )?(?:qrs?|scan(?:s|ned|ner|ning)?)\b/g],
  ["link", /\b(?:payment ?)?links?\b/g],
];
/** What a customer pays with: it tells the way only where none is named, since a link takes UPI too. */
const MEANS_WORDS: readonly (readonly [Way, RegExp])[] = [
  ["qr", /\bupi\b/g],
  ["link", /\b(?:cards?|wallets?|net ?banking|online)\b/g],
];
const FEE_WORDS =
  /\b(?:fee|fees|charge|charges|cost|costs|cut|commission|deduct|deducted|much|kitna|pay|lose|keep|left|receive|reach|reaches|percent|mdr|save|cheaper|dearer)\b/;
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

/** Where a text names the ways of paying, in its order. */
function waysIn(text: string): Mention[] {
  const found = (words: typeof WAY_WORDS): Mention[] =>
    words.flatMap(([way, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ way, at: index, end: index + length })),
    );
  const named = found(WAY_WORDS);
  return (named.length > 0 ? named : found(MEANS_WORDS)).toSorted((one, other) => one.at - other.at);
}

const JOINED = /^[\s,]*(?:\+|&|and|plus|aur)?[\s,]*$/;

/** Whether amounts are parts of a sum, and not guesses at the same payment ("10k or 20k", "between 10k and 20k"). */
const isSum = (text: string, amounts: readonly Amount[], mentions: readonly Mention[]): boolean =>
  !/\bbetween\b/.test(text) &&
  amounts.every(({ at }, index) => {
    const from = amounts[index - 1]?.end ?? at;
    return mentions.some((way) => way.at >= from && way.end <= at) || JOINED.test(text.slice(from, at));
  });

/** The way of each amount: the next one named or the last one, whichever lies nearer to all of them together. */
function waysOf(amounts: readonly Amount[], mentions: readonly Mention[]): Way[] {
  const next = amounts.map(({ end }) => mentions.find((way) => way.at >= end));
  const last = amounts.map(({ at }) => mentions.findLast((way) => way.end <= at));
  const distance = (found: readonly (Mention | undefined)[]): number =>
    amounts.reduce((sum, { at, end }, index) => {
      const way = found[index];
      return sum + (way ? Math.max(way.at - end, at - way.end) : Number.POSITIVE_INFINITY);
    }, 0);
  return (distance(next) <= distance(last) ? next : last).flatMap((mention) => mention?.way ?? []);
}

function readFeeQuestion({ text, plain }: Query): FeeQuestion {
  const typed = text.toLowerCase();
  const amounts = amountsIn(typed);
  const ways = [...new Set(waysIn(plain).map(({ way }) => way))];
  const spans = OFTEN.filter(([, pattern]) => pattern.test(plain)).map(([span]) => span);
  const asked = { plain, amounts, ways, often: spans.length === 1 ? ` a ${spans[0]}` : "" };
  if (amounts.length < 2) return asked;
  // A misspelt way is known only in the site's words, in which the amounts no longer stand.
  const mentions = waysIn(typed);
  if (spans.length > 1 || !isSum(typed, amounts, mentions)) return { ...asked, amounts: [] };
  return { ...asked, ways: ways.length === 1 ? amounts.flatMap(() => ways) : waysOf(amounts, mentions) };
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

const onePayment: Reader = ({ amounts: [amount, second], ways: [way, other], often }) => {
  if (!amount || second || !way || other) return null;
  const { fee, gst } = costOf(amount, way);
  const isOne = amount.times === 1 && often === "";
  return `${isOne ? "A payment" : "Payments"} of ${named(amount, often)} by ${WAYS[way].name} ${isOne ? "costs" : "cost"} ${inRupees(fee)} in fee (${WAYS[way].percent}%) and ${inRupees(gst)} in GST on the fee, so ${inRupees(totalOf([amount]) - fee - gst)} reaches you.`;
};

/** An amount that is divided among the ways, in parts of which only some are told. */
const DIVIDED = /\b(?:half|rest|remaining|split)\b/;
/** "For one ₹10,000 order, how much less do I lose with QR than with a payment link?" */
const bothWays: Reader = ({ plain, amounts: [amount, second], ways: [, other], often }) => {
  if (!amount || second || !other || DIVIDED.test(plain)) return null;
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

const SIDE_BY_SIDE = /\b(?:vs|versus|or|than|cheaper|dearer|costlier|more|less|higher|lower|differ\w*|compar\w*)\b/;

/** "QR or link, which costs me less?" */
const sideBySide: Reader = ({ plain }) =>
  /\bqr\b/.test(plain) && /\b(?:payment)?links?\b/.test(plain) && SIDE_BY_SIDE.test(plain)
    ? `A payment by UPI QR costs less: ${WAYS.qr.percent}% plus GST on the fee, against ${WAYS.link.percent}% plus GST for a payment link. Both are the payment partner's fees, passed through without markup.`
    : null;

const readers: readonly Reader[] = [severalPayments, bothWays, onePayment, sideBySide];

/** What the payments of a question cost, or null where it asks for no sum and no comparison. */
export function answerAboutFees(query: Query): Draft | null {
  const asked = readFeeQuestion(query);
  const isBare = asked.amounts.length > 0 && query.plain.split(" ").length <= BARE_WORDS;
  if ((!isBare && !FEE_WORDS.test(query.plain)) || OWN_BILL.test(query.plain)) return null;
  const body = firstAnswer(readers, asked);
  return body === null ? null : { body, links: feeLinks };
}
