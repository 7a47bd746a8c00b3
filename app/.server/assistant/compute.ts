/** Calculations that neither search nor a model can be trusted with: the price of a team, the fee of a payment, free months. */
import * as assistant from "#app/content/assistant.ts";
import { annualDiscount, offer, paymentFees } from "#app/content/brand.ts";
import { prices } from "#app/content/prices.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { roundedToPaisa } from "#app/lib/invoice.ts";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "#app/lib/price.ts";
import { MAX_PER_ROLE, type Team, teamCost, writeTeam } from "#app/lib/team-cost.ts";
import { numberOf, plainNumbers, plainWords } from "./language.ts";
import type { Passage } from "./passages.ts";
import sumPatterns from "./sum-patterns.json" with { type: "json" };

type PaymentWay = "qr" | "link" | "cash";
type Payment = { rupees: number; way?: PaymentWay | undefined };
/** The calculations that a question asks for. `referred`: the number of brands that signed up through the visitor's link. */
export type Sums = {
  team?: Team;
  /** How many people have no role; nothing is added up without them. Infinite where a number is unsure, as in "2 or 3". */
  uncounted?: number;
  people?: number;
  hasOffer?: boolean;
  months?: number | undefined;
  payments?: readonly Payment[];
  referred?: number;
};
type SumWords = (typeof assistant)["assistantSums"];

const roles = pricingRoles.map((role) => ({
  ...role,
  annualMonthlyRupees: annualMonthlyRupees(role.monthlyRupees, annualDiscount.factor),
}));
export const roleIds = roles.map(({ id }) => id);

const PRICES = roles.map(({ monthlyRupees }) => monthlyRupees).join("|");
const lists = fillAll({ ...sumPatterns.words, PRICES }, sumPatterns.words);
const { roles: roleSaid, patterns } = fillAll(sumPatterns, lists);
const every = Object.fromEntries(
  Object.entries(patterns).map(([name, said]) => [name, new RegExp([said].flat().join("|"), "g")]),
) as Readonly<Record<keyof typeof patterns, RegExp>>;
const says = (name: keyof typeof patterns, text: string): boolean => text.search(every[name]) >= 0;
/** Words for each role in everyday speech, perhaps after the person: "a CA on the accounting role". */
const ROLE = new RegExp(`\\b(?:${lists.PERSON_AS})?(?:(${Object.values(roleSaid).join(")|(")}))\\b`, "g");

/** A question in plain words, with its pauses as " , " and its numbers in digits, but for small words that may be none. */
function readingOf(question: string): string {
  const parts = question.replace(/[$€£]/g, " dollars ").replace(every.gloss, " ").split(every.pause);
  const plain = parts.map((part) => plainWords(plainNumbers(part.replace(/ में(?= |$)/g, " mein")))).filter(Boolean);
  const inDigits = plain.join(" , ").replace(every.spelt, (word) => String(numberOf(word) ?? word));
  const counted = inDigits.replace(every.dozen, (_, times = "one") => String((numberOf(times) ?? 1) * 12));
  return counted.replace(every.placed, "$2 $1 ");
}

const peopleIn = (team: Team): number => Object.values(team).reduce((sum, count) => sum + count, 0);
const countIn = (found?: RegExpExecArray): number | undefined => numberOf(found?.slice(1).find(Boolean));

/** The people by role that a reading names, and how many have none. Empty where roles change, or a number is unsure. */
function teamIn(reading: string): { team: Team; uncounted: number; people: number } {
  const nobody = { team: {}, uncounted: 0, people: 0 };
  const without = (name: keyof typeof patterns, text: string, by = " "): string =>
    text.replace(every[name], by).replace(/ {2,}/g, " ");
  const marked = reading.replace(ROLE, (_, ...found) => `_${found.findIndex(Boolean)}`);
  // "What does it cost and can my accountant use it" asks for no accountant's price.
  const parts = without("price", without("label", marked)).split(every.clause);
  let rest = parts.filter((part) => !says("asksPrice", marked) || !says("aside", part)).join(" , ");
  if (says("unsure", rest)) return nobody;
  if (says("range", rest)) return { ...nobody, uncounted: says("role", rest) ? Number.POSITIVE_INFINITY : 0 };
  const team: Record<string, number> = {};
  let restRole = "";
  const bind = (name: "countBefore" | "countAfter" | "role"): string =>
    rest.replace(every[name], (...found) => {
      const { count, role } = found.at(-1);
      const [id = "", number] = [Object.keys(roleSaid)[role.slice(1)], numberOf(count)];
      if (count && number === undefined) restRole = id;
      team[id] = count ? (team[id] ?? 0) + (number ?? 0) : (team[id] ?? 1);
      return "_";
    });
  // "Helper two, admin one" has each number after its role.
  if (!says("numbersAfter", without("unit", rest))) rest = bind("countBefore");
  rest = without("unit", rest);
  for (const name of ["countAfter", "countBefore", "role"] as const) rest = bind(name);
  if (says("compared", rest)) return nobody;
  const isNamed = Object.keys(team).length > 0;
  rest = without("hasRole", rest, "_");
  const told = rest.match(every.toldRole)?.length ?? 0;
  const isAskerNamed = says("asker", rest) && !team.admin && told === 0;
  if (isAskerNamed && isNamed) team.admin = 1;
  rest = without("asker", rest, "_ ");
  const total = countIn([...rest.matchAll(every.totals)][0]) ?? 0;
  if (restRole && total === 0) return nobody;
  if (restRole) team[restRole] = (team[restRole] ?? 0) + Math.max(total - peopleIn(team), 0);
  rest = without("totals", rest, "_ ");
  let beside = 0;
  for (let [found] = rest.matchAll(every.beside); found; [found] = rest.matchAll(every.beside)) {
    beside += countIn(found) ?? 1;
    rest = rest.replace(found[0], "_ ").replace(/ {2,}/g, " ");
  }
  // A number of something unknown may be one of people.
  const unknown = (rest.match(/\b\d+\b/g) ?? []).reduce((sum, number) => sum + Number(number), 0);
  const [named, others] = [peopleIn(team), Math.max(beside - told, 0) + unknown];
  const uncounted = total === 0 || total === named + others ? others : Math.max(total - named, 1);
  const several = beside && beside + Number(isAskerNamed);
  const isUnsure = isNamed || unknown > 0 || (total > 0 && total !== several && (beside > 0 || isAskerNamed));
  return { team, uncounted: isNamed ? uncounted : 0, people: isUnsure ? 0 : total || several };
}

const [MIN_RUPEES, MAX_RUPEES, MAX_PAYMENTS] = [20, 1e8, 8];

const wayIn = (reading: string): PaymentWay | undefined =>
  (["qr", "link", "cash"] as const).find((way) => says(way, reading));

/** The payments of a reading, each with its own way. A number like a year is one only with its rupees. */
function paymentsIn(reading: string): Payment[] {
  const plain = reading.replace(every.label, " ");
  const rupeesOf = ([, times, , figure, , later]: RegExpExecArray): number =>
    (numberOf(times ?? later) ?? 1) * Number(figure);
  const numbers = says("unclear", plain) ? [] : [...plain.matchAll(every.amount)];
  const isCount = (one: RegExpExecArray): boolean => !one[2] && !one[4] && one[6] !== undefined;
  const found = numbers.filter((one) => !isCount(one) && rupeesOf(one) >= MIN_RUPEES && rupeesOf(one) <= MAX_RUPEES);
  const endOf = (one?: RegExpExecArray): number | undefined => one && one.index + one[0].length;
  const around = (at: number, isAfter: boolean): PaymentWay | undefined =>
    wayIn(plain.slice(endOf(found[isAfter ? at : at - 1]), found[isAfter ? at + 1 : at]?.index));
  // "5,000 by QR and 900 by link" names a way after each, "by QR 5,000, by link 900" before.
  const isAfter = around(found.length - 1, true) !== undefined;
  const payments = found.map((one, at) => ({ rupees: rupeesOf(one), way: around(at, isAfter) ?? wayIn(plain) }));
  return payments.length > MAX_PAYMENTS || (says("each", plain) && numbers.some(isCount)) ? [] : payments;
}

/** The calculations that a question asks for. A follow-up takes the team or the amounts over from the questions before it. */
export function sumsIn(question: string, previous: readonly string[] = []): Sums {
  const plain = readingOf(question);
  const [payments, way, { team, uncounted, people: unnamed }] = [paymentsIn(plain), wayIn(plain), teamIn(plain)];
  const [people, hasOffer, adds] = [peopleIn(team), says("asksOffer", plain), says("adds", plain)];
  const brands = [...plain.matchAll(every.referred)].map((found) => countIn(found) ?? 0);
  if (brands.length > 0 && says("refers", plain) && says("asksMonths", plain))
    return plain.split(every.heads).length > brands.length + 1
      ? {}
      : { referred: brands.reduce((sum, one) => sum + one) };
  if (people <= 1 && says("asksFee", plain) && payments.length > 0 && says("pays", plain)) return { payments };
  if (people === 0 && way === "cash" && says("costs", plain)) return { payments: [{ rupees: 0, way }] };
  const sums = adds || says("leans", plain) ? sumsIn(previous.at(-1) ?? "", previous.slice(0, -1)) : {};
  if (people > 0 && adds && (sums.team || sums.people || sums.uncounted)) {
    const both = Object.fromEntries(roleIds.map((id) => [id, (team[id] ?? 0) + (sums.team?.[id] ?? 0)]));
    return { team: both, uncounted: uncounted + (sums.uncounted ?? 0) + (sums.people ?? 0), hasOffer };
  }
  const isList = (Object.keys(team).length > 1 || uncounted > 0) && !says("asksOther", plain);
  const [span] = plain.matchAll(every.months);
  const months = (countIn(span) ?? 1) * (span?.[0].includes("year") ? 12 : 1);
  if (people > 0) return says("asksPrice", plain) || isList || sums.team ? { team, uncounted, hasOffer, months } : {};
  if (unnamed + uncounted > 1 && says("asksPriceOfPeople", plain)) return { people: unnamed, uncounted };
  const [[only, had = 0] = [], another] = Object.entries(sums.team ?? {});
  const [count] = plain.replace(every.unit, " ").matchAll(every.bareCount);
  if (only && !another && count) return { team: { [only]: (countIn(count) ?? 0) + (adds ? had : 0) }, hasOffer };
  if (sums.payments && payments.length > 0)
    return { payments: payments.map((one) => ({ ...one, way: one.way ?? sums.payments?.[0]?.way })) };
  if (sums.payments && way) return { payments: sums.payments.map(({ rupees }) => ({ rupees, way })) };
  const isAgain = Object.keys(sums).length > 0 && (hasOffer || says("asksSpan", plain));
  return isAgain ? { ...sums, hasOffer, ...(span && { months }) } : {};
}

const inRupees = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(amounts).map(([name, rupees]) => [name, formatRupees(rupees)]));
const sum = (heading: string, title: string, path: string, ...sentences: readonly string[]): Passage => ({
  links: [{ title, path }],
  heading,
  text: sentences.filter(Boolean).join(" "),
  wordings: [],
  isAnswer: true,
});
/** `team` opens the calculator with these people. */
const teamSum = (team: Team, ...sentences: readonly string[]): Passage => {
  const chosen = peopleIn(team) <= MAX_PER_ROLE ? writeTeam(team, roleIds) : "";
  return sum("What this team costs", "Pricing", `/pricing${chosen && `?team=${chosen}`}`, ...sentences);
};

function teamPassage({ team = {}, uncounted = 0, hasOffer = false, months = 1 }: Sums, words: SumWords): Passage {
  if (uncounted > 0) {
    const priced = roles.map(({ title, monthlyRupees }) => `${title} ${formatRupees(monthlyRupees)}`);
    const asked = Number.isFinite(uncounted) ? fill(words.uncounted, { count: uncounted }) : words.unsure;
    return teamSum({}, asked, fill(words.example, { roles: priced.join(", ") }));
  }
  const people = roles
    .filter(({ id }) => team[id])
    .map(({ id, title, monthlyRupees }) =>
      fill(words.role, { count: team[id] ?? 0, role: title, price: formatRupees(monthlyRupees) }),
    );
  const [monthly, annually] = [teamCost(team, roles, "monthly"), teamCost(team, roles, "annually")];
  const month = monthly.monthRupees;
  const byMonth = inRupees({
    month,
    monthWithGst: rupeesWithGst(month, gstPercent),
    monthGst: gstRupees(month, gstPercent),
    year: monthly.yearRupees,
    half: roundedToPaisa((month * (100 - offer.discountPercent)) / 100),
  });
  const annual = { month: annually.monthRupees, year: annually.yearRupees, saving: annually.yearSavingRupees };
  const several = { sum: month * months, withGst: rupeesWithGst(month * months, gstPercent) };
  return teamSum(
    team,
    fill(words.month, {
      ...byMonth,
      people: people.join(", "),
      together: monthly.people > 1 ? words.together : "",
      gst: `${gstPercent}%`,
    }),
    months > 1 && months !== 12 && !hasOffer ? fill(words.months, { months, ...inRupees(several) }) : "",
    fill(words.annual, inRupees(annual)),
    hasOffer ? fill(words.offer, { ...byMonth, ...offer }) : "",
    team.admin ? "" : fill(words.noAdmin, prices),
  );
}

/** The least and the most that people without a named role cost; the founder among them is an Admin. */
function peoplePassage(people: number, words: SumWords): Passage {
  const [cheapest = roles[0]] = [...roles].sort((one, other) => one.monthlyRupees - other.monthlyRupees);
  const least = { admin: 1, [cheapest?.id ?? ""]: people - 1 };
  const [from, to] = [least, { admin: people }].map((team) => teamCost(team, roles, "monthly").monthRupees);
  const amounts = inRupees({ least: from ?? 0, most: to ?? 0 });
  return teamSum(least, fill(words.people, { count: people, others: people - 1, ...amounts }));
}

const PERCENTS = { qr: paymentFees.qrPercent, link: paymentFees.linkPercent } as const;

function feeSentence(rupees: number, way: PaymentWay, words: SumWords): string {
  if (way === "cash") return words.cash;
  const fee = roundedToPaisa((rupees * PERCENTS[way]) / 100);
  const feeGst = gstRupees(fee, gstPercent);
  const [whole, rest] = [roundedToPaisa(fee + feeGst), roundedToPaisa(rupees - fee - feeGst)];
  const amounts = inRupees({ sum: rupees, fee, feeGst, whole, rest });
  return fill(words.fee, { ...amounts, way: words.ways[way], percent: `${PERCENTS[way]}%` });
}

/** The results of the calculations, as passages like any other, in the words of an edition. */
export function sumPassages(sums: Sums, { assistantSums: words }: { assistantSums: SumWords } = assistant): Passage[] {
  const { team = {}, uncounted = 0, people = 0, payments = [], referred = 0 } = sums;
  const fees = payments.flatMap(({ rupees, way }) =>
    (way ? [way] : (["qr", "link"] as const)).map((one) => feeSentence(rupees, one, words)),
  );
  const months = referred * offer.freeMonthsPerReferral;
  const brands = fill(words.referred[referred === 1 ? 0 : 1], { count: referred, months });
  return [
    ...(Object.keys(team).length > 0 || uncounted > 0 ? [teamPassage(sums, words)] : []),
    ...(people > 0 ? [peoplePassage(people, words)] : []),
    ...(fees.length > 0
      ? [sum("What the payment costs", "The Cash Register", "/feature/payment-solutions", ...fees, words.feeNote)]
      : []),
    ...(months > 0 ? [sum("What referrals bring", "Waitlist", "/waitlist", brands, words.referredNote)] : []),
  ];
}
