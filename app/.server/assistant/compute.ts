/** Calculations that neither search nor a model can be trusted with: the price of a team, the fee of a payment, free months. */
import * as assistant from "#app/content/assistant.ts";
import { annualDiscount, offer, paymentFees } from "#app/content/brand.ts";
import { listed } from "#app/content/figures.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { roundedToPaisa } from "#app/lib/invoice.ts";
import { COUNTED, MIN_IN_DIGITS } from "#app/lib/number-words.ts";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "#app/lib/price.ts";
import { MAX_PER_ROLE, type Team, teamCost, writeTeam } from "#app/lib/team-cost.ts";
import { numberOf, numberWords, plainNumbers, plainWords } from "./language.ts";
import type { Passage } from "./passages.ts";
import words from "./words.json" with { type: "json" };

/** How a customer pays: by scanning a QR code, or through a link. */
type PaymentWay = "qr" | "link";
type Payment = { rupees: number; way?: PaymentWay | undefined };
/** The calculations that a question asks for. `referred`: the number of brands that signed up through the visitor's link. */
export type Sums = {
  team?: Team;
  /** People beside the team who have no role of that name, such as "3 packers". */
  uncounted?: readonly string[];
  /** People whose roles the question leaves open. */
  people?: number;
  hasOffer?: boolean;
  payments?: readonly Payment[];
  referred?: number;
};
type SumWords = Pick<typeof assistant, "assistantSums" | "assistantPhrases">;

const roles = pricingRoles.map((role) => ({
  ...role,
  annualMonthlyRupees: annualMonthlyRupees(role.monthlyRupees, annualDiscount.factor),
}));
export const roleIds = roles.map(({ id }) => id);

/** A small number. `inDigits` has written the larger ones in digits. */
const counts = [...numberWords].filter(([, number]) => Number.isInteger(number) && number < MIN_IN_DIGITS);
// "How much do helpers cost" asks for one, "do helper" is Hindi for two.
const NUMBER = `(?:\\d{1,2}|(?<!(?:what|much|how) )(?:${counts.map(([word]) => word).join("|")}))`;

const PEOPLE = "(?:persons?|people|boys?|girls?|guys?|ladies|log|staff|team|helpers?|seats?|roles?|logins?)";
/** Words for each role in everyday speech. The first pattern that fits takes its words. */
const roleWords = Object.entries(words.roles).map(
  ([id, said]) => [id, new RegExp(`\\b(?:${said.replaceAll("{people}", PEOPLE)})\\b`, "g")] as const,
);
const COUNT_BEFORE = new RegExp(
  `\\b(${NUMBER})(?: (?:more|new|extra|of|my|the|full|part|time|weekend|girls|boys|people|as|seats?|logins?|x)){0,2} $`,
);
const COUNT_AFTER = /^ (?:x|times|into) (\d{1,2})\b/;
/** People whose role the question leaves open. A total without them would mislead, unless they are the team itself. */
const UNNAMED = new RegExp(
  `\\b(${NUMBER}) (?:\\w+ )?(?:people|girls?|boys?|persons?|log(?:on)?|guys?|lad(?:y|ies)|friends?|members?)\\b`,
);
const JOINED = "(?:and|plus|aur|with|n)";
const NOT_PEOPLE =
  "(?:months?|years?|days?|weeks?|percent|rupees|brands?|customers|orders|stalls?|shops?|discounts?|offers?|trial|demo|gst|free|half)";
/** In a text with a "_" for each counted role: a number beside one with a noun that names no role, such as "_ and 3 packers". */
const BESIDE_ROLES = [
  new RegExp(`_ (?:${JOINED} )?(${NUMBER} (?!${NOT_PEOPLE}\\b)[a-z]{3,})`, "g"),
  new RegExp(`\\b(${NUMBER} (?!${NOT_PEOPLE}\\b)[a-z]{3,}) ${JOINED} (?=_)`, "g"),
];
/** Roles that are weighed against each other: their sum was not asked for. */
const COMPARED = /_ (?:\w+ ){0,2}(?:or|ya|vs|versus|than) (?:\w+ ){0,2}_|\b(?:difference|compare\w*)\b/;
const ASKS_PRICE =
  /\b(?:prices?|pric|costs?|much|kitn\w+|total|bill|invoice|pay|paying|rupees|month\w*|annual\w*|year\w*|gst|sum|together|altogether|seats?)\b/;
/** "Me and two helpers": the founder, who is an Admin. */
const COUNTS_ASKER = /\b(?:me|myself|main|mai) (?:and|plus|with|aur)\b|\b(?:and|plus|aur) (?:me|myself|main|mai)\b/;
const CHANGES_ROLE =
  /\b(?:mov(?:e|ed|ing)|shift\w*|upgrad\w*|downgrad\w*|promot\w*|bump\w*|switch\w*|changed?|half ?way|mid ?month|prorated)\b/;
const ASKS_OFFER = /\b(?:(?<!without any |without )offer|half|early|earlybird|first hundred|first 100|50 percent)\b/;

const peopleIn = (team: Team): number => Object.values(team).reduce((sum, count) => sum + count, 0);

/**
 * The people by role that a plain text names, and those beside them without a role. `people`: their number if no role is named.
 * Empty where some are left open, or change.
 */
function teamIn(plain: string): { team: Team; uncounted: readonly string[]; people: number } {
  const nobody = { team: {}, uncounted: [], people: 0 };
  if (CHANGES_ROLE.test(plain)) return nobody;
  const team: Record<string, number> = {};
  let rest = plain;
  for (const [id, said] of roleWords) {
    for (const { 0: found, index } of [...rest.matchAll(said)].reverse()) {
      const count = COUNT_BEFORE.exec(rest.slice(0, index)) ?? COUNT_AFTER.exec(rest.slice(index + found.length));
      team[id] = (team[id] ?? 0) + (numberOf(count?.[1] ?? "one") ?? 1);
      const from = count && count.index < index ? rest.slice(0, index).lastIndexOf(count[0]) : index;
      rest = `${rest.slice(0, from)}_${rest.slice(index + found.length)}`;
    }
  }
  if (!team.admin && Object.keys(team).length > 0 && COUNTS_ASKER.test(rest)) team.admin = 1;
  const stated = numberOf(UNNAMED.exec(rest)?.[1]);
  if (stated && Object.keys(team).length === 0) return { ...nobody, people: Math.min(stated, MAX_PER_ROLE) };
  if ((stated && stated !== peopleIn(team)) || COMPARED.test(rest)) return nobody;
  rest = rest.replace(UNNAMED, "");
  const beside = BESIDE_ROLES.flatMap((one) => [...rest.matchAll(one)].map(([, people = ""]) => people));
  return { team, uncounted: [...new Set(beside)], people: 0 };
}

const AMOUNT = new RegExp(
  `(?:\\b(\\d{1,4}|${NUMBER}) (?:orders?|payments?|customers|sales) (?:of|at|for|worth) )?(rs |rupees )?\\b(\\d+(?:\\.\\d+)?)( rs\\b| rupees)?\\b(?! (?:${COUNTED})\\b)`,
  "g",
);
const PAYS =
  /\b(?:qrs?|scan\w*|upi|payments?|paymentlink|links?|cards?|wallets?|net ?banking|fees?|charges?|collect\w*|kat\w+|kaat\w*|deduct\w*|cut|commission)\b/;
const [MIN_RUPEES, MAX_RUPEES, MAX_PAYMENTS] = [20, 1e8, 3];

function wayIn(plain: string): PaymentWay | undefined {
  if (/\b(?:qrs?|scan\w*)\b/.test(plain)) return "qr";
  if (/\b(?:links?|cards?|wallets?|net ?banking)\b/.test(plain)) return "link";
  return /\bupi\b/.test(plain) ? "qr" : undefined;
}

/** The amounts of a plain text. A number like a year is one only with its rupees. */
function amountsIn(plain: string): number[] {
  return [...plain.matchAll(AMOUNT)]
    .filter(([, , before, figure, after]) => before ?? after ?? !/^20[2-3]\d$/.test(figure ?? ""))
    .map(([, times = "1", , figure]) => (numberOf(times) ?? 1) * Number(figure))
    .filter((rupees) => rupees >= MIN_RUPEES && rupees <= MAX_RUPEES)
    .slice(0, MAX_PAYMENTS);
}

const REFERS = /\b(?:refer\w*|my (?:link|code)|mere (?:link|code)|through me|bring|brought|sign(?:ed)? up|signup)\b/;
const REFERRED = new RegExp(
  `\\b(${NUMBER}) (?:\\w+ ){0,2}(?:brands?|makers|friends|sellers|shops?|founders|people)\\b`,
);
const LEANS =
  /^(?:and|aur|with|including|what about|how about|ok|then|or|so|what if|for|only|just|if)\b|^(?:\w+ ){0,3}(?:instead|too|bhi)\b/;
const BARE_COUNT = new RegExp(`\\b(${NUMBER})\\b`);

/** The calculations that a question asks for. A follow-up takes the team or the amounts over from the questions before it. */
export function sumsIn(question: string, previous: readonly string[] = []): Sums {
  const plain = plainWords(plainNumbers(question));
  const [amounts, way, { team, uncounted, people: unnamed }] = [amountsIn(plain), wayIn(plain), teamIn(plain)];
  const hasOffer = ASKS_OFFER.test(plain);
  const people = peopleIn(team);
  const referred = REFERRED.exec(plain)?.[1];
  if (referred && REFERS.test(plain) && /\b(?:free|months?|get|mil\w*)\b/.test(plain))
    return { referred: numberOf(referred) ?? 0 };
  if (amounts.length > 0 && people === 0 && PAYS.test(plain))
    return { payments: amounts.map((rupees) => ({ rupees, way })) };
  if (people > 0 && (ASKS_PRICE.test(plain) || Object.keys(team).length > 1)) return { team, uncounted, hasOffer };
  if (unnamed > 1 && ASKS_PRICE.test(plain)) return { people: unnamed };
  const before = previous.at(-1);
  if (before === undefined || !LEANS.test(plain)) return {};
  const sums = sumsIn(before, previous.slice(0, -1));
  if (people > 0) return sums.team ? { team, uncounted, hasOffer } : {};
  const [only, ...others] = Object.keys(sums.team ?? {});
  const count = BARE_COUNT.exec(plain.replace(/\b(?:an?|one|ek) (?=month|year|annual)/g, ""))?.[1];
  if (only && others.length === 0 && count) return { team: { [only]: numberOf(count) ?? 0 }, hasOffer };
  if (sums.payments && amounts.length > 0)
    return { payments: amounts.map((rupees) => ({ rupees, way: way ?? sums.payments?.[0]?.way })) };
  if (sums.payments && way) return { payments: sums.payments.map(({ rupees }) => ({ rupees, way })) };
  return /\b(?:year|annual\w*|gst|month\w*)\b/.test(plain) || hasOffer ? { ...sums, hasOffer } : {};
}

const inRupees = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(amounts).map(([name, rupees]) => [name, formatRupees(rupees)]));
const sum = (heading: string, title: string, path: string, ...sentences: readonly string[]): Passage => ({
  links: [{ title, path }],
  heading,
  text: sentences.join(" "),
  wordings: [],
  isAnswer: true,
});
const priceOf = (team: Team): string => `/pricing?team=${writeTeam(team, roleIds)}`;

function teamPassage(
  { team = {}, uncounted = [], hasOffer = false }: Sums,
  { assistantSums: words, assistantPhrases: { and } }: SumWords,
): Passage {
  const people = roles
    .filter(({ id }) => team[id])
    .map(({ id, title, monthlyRupees }) =>
      fill(words.role, { count: team[id] ?? 0, role: title, price: formatRupees(monthlyRupees) }),
    );
  const [monthly, annually] = [teamCost(team, roles, "monthly"), teamCost(team, roles, "annually")];
  const month = monthly.monthRupees;
  const named = listed(
    roles.map(({ title }) => title),
    and,
  );
  const leftOut = uncounted.length > 0 ? fill(words.uncounted, { people: uncounted.join(", "), roles: named }) : "";
  const byMonth = inRupees({
    month,
    monthWithGst: rupeesWithGst(month, gstPercent),
    monthGst: gstRupees(month, gstPercent),
    year: monthly.yearRupees,
    half: roundedToPaisa((month * (100 - offer.discountPercent)) / 100),
  });
  const annual = { month: annually.monthRupees, year: annually.yearRupees, saving: annually.yearSavingRupees };
  return sum(
    "What this team costs",
    "Pricing",
    priceOf(team),
    `${leftOut}${fill(words.month, { ...byMonth, people: people.join(", "), together: monthly.people > 1 ? words.together : "", gst: `${gstPercent}%` })}`,
    fill(words.annual, inRupees(annual)),
    ...(hasOffer ? [fill(words.offer, { ...byMonth, ...offer })] : []),
  );
}

/** The least and the most that people without a named role cost; the founder among them is an Admin. */
function peoplePassage(people: number, { assistantSums: words }: SumWords): Passage {
  const [cheapest = roles[0]] = [...roles].sort((one, other) => one.monthlyRupees - other.monthlyRupees);
  const least = { admin: 1, [cheapest?.id ?? ""]: people - 1 };
  const [from, to] = [least, { admin: people }].map((team) => teamCost(team, roles, "monthly").monthRupees);
  const counts = { count: people, others: people - 1 };
  return sum(
    "What this team costs",
    "Pricing",
    priceOf(least),
    fill(words.people, { ...counts, ...inRupees({ least: from ?? 0, most: to ?? 0 }) }),
  );
}

const PERCENTS = { qr: paymentFees.qrPercent, link: paymentFees.linkPercent } as const;

function feeSentence(rupees: number, way: PaymentWay, { assistantSums: words }: SumWords): string {
  const fee = roundedToPaisa((rupees * PERCENTS[way]) / 100);
  const feeGst = gstRupees(fee, gstPercent);
  const [whole, rest] = [roundedToPaisa(fee + feeGst), roundedToPaisa(rupees - fee - feeGst)];
  const amounts = inRupees({ sum: rupees, fee, feeGst, whole, rest });
  return fill(words.fee, { ...amounts, way: words.ways[way], percent: `${PERCENTS[way]}%` });
}

/** The results of the calculations, as passages like any other, in the words of an edition. */
export function sumPassages(sums: Sums, words: SumWords = assistant): Passage[] {
  const { team = {}, people = 0, payments = [], referred = 0 } = sums;
  const { feeNote, referred: referredWords, referredNote } = words.assistantSums;
  const fees = payments.flatMap(({ rupees, way }) =>
    (way ? [way] : (["qr", "link"] as const)).map((one) => feeSentence(rupees, one, words)),
  );
  const months = referred * offer.freeMonthsPerReferral;
  const brands = fill(referredWords[referred === 1 ? 0 : 1], { count: referred, months });
  return [
    ...(Object.keys(team).length > 0 ? [teamPassage(sums, words)] : []),
    ...(people > 0 ? [peoplePassage(people, words)] : []),
    ...(fees.length > 0
      ? [sum("What the payment costs", "The Cash Register", "/feature/payment-solutions", ...fees, feeNote)]
      : []),
    ...(months > 0 ? [sum("What referrals bring", "Waitlist", "/waitlist", brands, referredNote)] : []),
  ];
}
