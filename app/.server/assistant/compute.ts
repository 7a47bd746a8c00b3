/** Calculations that neither search nor a model can be trusted with: the price of a team, the fee of a payment, free months. */
import * as assistant from "#app/content/assistant.ts";
import { annualDiscount, offer, paymentFees } from "#app/content/brand.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { roundedToPaisa } from "#app/lib/invoice.ts";
import { COUNTED, MIN_IN_DIGITS } from "#app/lib/number-words.ts";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "#app/lib/price.ts";
import { MAX_PER_ROLE, type Team, teamCost, writeTeam } from "#app/lib/team-cost.ts";
import { numberOf, numberWords, plainNumbers, plainWords } from "./language.ts";
import type { Passage } from "./passages.ts";
import sumPatterns from "./sum-patterns.json" with { type: "json" };

type PaymentWay = "qr" | "link";
type Payment = { rupees: number; way?: PaymentWay | undefined };
/** The calculations that a question asks for. `referred`: the number of brands that signed up through the visitor's link. */
export type Sums = {
  team?: Team;
  /** How many people the question names beside the team without a role; nothing is added up without them. */
  uncounted?: number;
  people?: number;
  hasOffer?: boolean;
  months?: number | undefined;
  payments?: readonly Payment[];
  referred?: number;
};
type SumWords = Pick<typeof assistant, "assistantSums" | "assistantPhrases">;

const roles = pricingRoles.map((role) => ({
  ...role,
  annualMonthlyRupees: annualMonthlyRupees(role.monthlyRupees, annualDiscount.factor),
}));
export const roleIds = roles.map(({ id }) => id);

/**
 * A small number; `inDigits` has written the larger ones. "Do helper" asks for two, "how much do helpers cost" for one, and "do
 * you have" counts nothing.
 */
const counts = [...numberWords].filter(([, number]) => Number.isInteger(number) && number < MIN_IN_DIGITS);
const NUMBER = `(?:\\d{1,2}|(?<!(?:what|much|how) )(?!do (?:you|your|i|we|they|the)\\b)(?:${counts.map(([word]) => word).join("|")}))`;
const lists = { ...sumPatterns.words, NUMBER, COUNTED };
/** A pattern of `sum-patterns.json` with its `{LISTS}` filled in; "_" stands for people who are counted already. */
const patternOf = (said: string, flags = ""): RegExp => new RegExp(fill(said, lists), flags);
const { totals, beside: besideSaid, ...single } = sumPatterns.patterns;
const says = Object.fromEntries(Object.entries(single).map(([name, said]) => [name, patternOf(said)])) as Readonly<
  Record<keyof typeof single, RegExp>
>;
const everyOf = (pattern: RegExp): RegExp => new RegExp(pattern, "g");
const [TOTALS, BESIDE] = [totals.map((said) => patternOf(said)), besideSaid.map((said) => patternOf(said))];
/** Words for each role in everyday speech, perhaps after the person: "a CA on the accounting role". */
const roleWords = Object.entries(sumPatterns.roles).map(
  ([id, said]) =>
    [id, patternOf(`\\b(?:(?!(?:me|myself|i)\\b)[a-z]+ (?:as|on|in) (?:(?:an?|the) )?)?(?:${said})\\b`, "g")] as const,
);

const peopleIn = (team: Team): number => Object.values(team).reduce((sum, count) => sum + count, 0);

/** The people by role that a plain text names, and how many have none. Empty where roles change or are compared. */
function teamIn(plain: string): { team: Team; uncounted: number; people: number } {
  const nobody = { team: {}, uncounted: 0, people: 0 };
  if (says.changesRole.test(plain)) return nobody;
  const team: Record<string, number> = {};
  let [rest, restRole] = [plain, ""];
  for (const [id, said] of roleWords) {
    for (const { 0: found, index } of [...rest.matchAll(said)].reverse()) {
      const before = rest.slice(0, index);
      const count = says.countBefore.exec(before) ?? says.countAfter.exec(rest.slice(index + found.length));
      if (!count && says.isRest.test(before)) restRole = id;
      else team[id] = (team[id] ?? 0) + (numberOf(count?.[1] ?? "one") ?? 1);
      const from = count && count.index < index ? before.lastIndexOf(count[0]) : index;
      rest = `${rest.slice(0, from)}_${rest.slice(index + found.length)}`;
    }
  }
  if (says.compared.test(rest)) return nobody;
  rest = rest.replace(everyOf(says.hasRole), "_");
  const isNamed = peopleIn(team) > 0 || restRole !== "";
  const told = rest.match(everyOf(says.toldRole))?.length ?? 0;
  const withAsker = rest.replace(says.asker, "_ ").replace(/ {2,}/g, " ");
  const isAskerNamed = withAsker !== rest && !team.admin && told === 0;
  if (isAskerNamed && isNamed) team.admin = 1;
  rest = withAsker;
  const total = TOTALS.map((one) => numberOf(one.exec(rest)?.[1])).find((number) => number !== undefined) ?? 0;
  if (restRole) team[restRole] = (team[restRole] ?? 0) + Math.max(total - peopleIn(team), 0);
  const named = isNamed ? peopleIn(team) : 0;
  if (total > 0) for (const one of TOTALS) rest = rest.replace(one, "_");
  let beside = 0;
  for (const one of BESIDE)
    for (let found = one.exec(rest); found; found = one.exec(rest)) {
      beside += numberOf(found[1] ?? "one") ?? 1;
      rest = rest.replace(found[0], "_ ").replace(/ {2,}/g, " ");
    }
  beside = Math.max(beside - told, 0);
  const uncounted = total === 0 || total === named + beside ? beside : Math.max(total - named, 1);
  if (isNamed) return { team, uncounted, people: 0 };
  const people = total || beside + (isAskerNamed && beside > 0 ? 1 : 0);
  return { ...nobody, people: Math.min(people, MAX_PER_ROLE) };
}

const [MIN_RUPEES, MAX_RUPEES, MAX_PAYMENTS] = [20, 1e8, 8];

function wayIn(plain: string): PaymentWay | undefined {
  if (/\b(?:qrs?|scan\w*)\b/.test(plain)) return "qr";
  if (/\b(?:links?|cards?|wallets?|net ?banking)\b/.test(plain)) return "link";
  return /\bupi\b/.test(plain) ? "qr" : undefined;
}

/** The payments of a plain text, each with its own way. A number like a year is one only with its rupees; of too many none counts. */
function paymentsIn(plain: string): Payment[] {
  const found = [...plain.matchAll(everyOf(says.amount))]
    .filter(([, , before, figure, after]) => before ?? after ?? !/^20[2-3]\d$/.test(figure ?? ""))
    .map(({ 0: { length }, 1: times, 3: figure, 5: later, index }) => ({
      rupees: (numberOf(times ?? later ?? "one") ?? 1) * Number(figure),
      from: index,
      to: index + length,
    }))
    .filter(({ rupees }) => rupees >= MIN_RUPEES && rupees <= MAX_RUPEES);
  const around = (at: number, isAfter: boolean): PaymentWay | undefined =>
    wayIn(
      isAfter ? plain.slice(found[at]?.to, found[at + 1]?.from) : plain.slice(found[at - 1]?.to ?? 0, found[at]?.from),
    );
  // "5,000 by QR and 900 by link" names a way after each, "by QR 5,000, by link 900" before.
  const isAfter = around(found.length - 1, true) !== undefined;
  const payments = found.map(({ rupees }, at) => ({ rupees, way: around(at, isAfter) ?? wayIn(plain) }));
  return payments.length > MAX_PAYMENTS ? [] : payments;
}

/** The calculations that a question asks for. A follow-up takes the team or the amounts over from the questions before it. */
export function sumsIn(question: string, previous: readonly string[] = []): Sums {
  const plain = plainWords(plainNumbers(question));
  const [payments, way, { team, uncounted, people: unnamed }] = [paymentsIn(plain), wayIn(plain), teamIn(plain)];
  const hasOffer = says.asksOffer.test(plain);
  const people = peopleIn(team);
  const referred = says.referred.exec(plain)?.[1];
  if (referred && says.refers.test(plain) && /\b(?:free|months?|get|earn\w*|mil\w*)\b/.test(plain))
    return { referred: numberOf(referred) ?? 0 };
  if (payments.length > 0 && people === 0 && says.pays.test(plain)) return { payments };
  if (people > 0 && (says.asksPrice.test(plain) || Object.keys(team).length > 1 || uncounted > 0))
    return { team, uncounted, hasOffer, months: numberOf(says.months.exec(plain)?.[1]) };
  if (unnamed > 1 && says.asksPrice.test(plain)) return { people: unnamed };
  const before = previous.at(-1);
  if (before === undefined || !says.leans.test(plain)) return {};
  const sums = sumsIn(before, previous.slice(0, -1));
  if (people > 0) {
    const before = /^(?:plus|with|add|including)\b/.test(plain) ? sums.team : undefined;
    const all = roleIds.map((id) => [id, (team[id] ?? 0) + (before?.[id] ?? 0)] as const);
    return sums.team ? { team: Object.fromEntries(all), uncounted, hasOffer } : {};
  }
  const [only, ...others] = Object.keys(sums.team ?? {});
  const count = says.bareCount.exec(plain.replace(/\b(?:an?|one|ek) (?=month|year|annual)/g, ""))?.[1];
  if (only && others.length === 0 && count) return { team: { [only]: numberOf(count) ?? 0 }, hasOffer };
  if (sums.payments && payments.length > 0)
    return { payments: payments.map((one) => ({ ...one, way: one.way ?? sums.payments?.[0]?.way })) };
  if (sums.payments && way) return { payments: sums.payments.map(({ rupees }) => ({ rupees, way })) };
  return /\b(?:year|annual\w*|gst|month\w*)\b/.test(plain) || hasOffer ? { ...sums, hasOffer } : {};
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
const teamSum = (team: Team | undefined, ...sentences: readonly string[]): Passage =>
  sum("What this team costs", "Pricing", `/pricing${team ? `?team=${writeTeam(team, roleIds)}` : ""}`, ...sentences);

function teamPassage(
  { team = {}, uncounted = 0, hasOffer = false, months = 1 }: Sums,
  { assistantSums: words }: SumWords,
): Passage {
  if (uncounted > 0) {
    const priced = roles.map(({ title, monthlyRupees }) => `${title} ${formatRupees(monthlyRupees)}`);
    return teamSum(undefined, fill(words.uncounted, { count: uncounted, roles: priced.join(", ") }));
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
  );
}

/** The least and the most that people without a named role cost; the founder among them is an Admin. */
function peoplePassage(people: number, { assistantSums: words }: SumWords): Passage {
  const [cheapest = roles[0]] = [...roles].sort((one, other) => one.monthlyRupees - other.monthlyRupees);
  const least = { admin: 1, [cheapest?.id ?? ""]: people - 1 };
  const [from, to] = [least, { admin: people }].map((team) => teamCost(team, roles, "monthly").monthRupees);
  const amounts = inRupees({ least: from ?? 0, most: to ?? 0 });
  return teamSum(least, fill(words.people, { count: people, others: people - 1, ...amounts }));
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
