/** Sums that code works out, since neither a search nor a model can be trusted with them: what a team costs, and a payment's fee. */
import { annualDiscount, brand, offer, paymentFees } from "#app/content/brand.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "#app/lib/price.ts";
import { type Team, teamCost, writeTeam } from "#app/lib/team-cost.ts";
import { plainWords } from "./language.ts";
import type { Passage } from "./passages.ts";

/** How a customer pays: by scanning a QR code, or through a link. */
type PaymentWay = "qr" | "link";
/** What a question asks to be worked out. */
export type Sums = {
  team?: Team;
  payments?: readonly { rupees: number; way?: PaymentWay | undefined }[];
  hasOffer?: boolean;
};

const roles = pricingRoles.map((role) => ({
  ...role,
  annualMonthlyRupees: annualMonthlyRupees(role.monthlyRupees, annualDiscount.factor),
}));
const roleIds = roles.map(({ id }) => id);

/** What people call the roles, in plain words; the longest first, so that a manager of events is no event staff. */
const ROLE_WORDS: readonly (readonly [id: string, words: RegExp])[] = [
  ["second-in-command", /\b(?:second in commands?|2nd in command|second command|2ic|deput(?:y|ies))\b/g],
  ["operations-manager", /\b(?:operations?|ops|stock|godown|store) (?:managers?|heads?)\b|\bmanagers?\b/g],
  [
    "sales-marketing",
    /\b(?:sales? (?:and )?marketing|sales?(?=(?: \w+){0,1} (?:roles?|seats?|logins?|persons?|people|girls?|boys?|log))|sales (?:persons?|people|guys?|girls?|boys?)|marketing (?:persons?|people|roles?|seats?))\b/g,
  ],
  ["accounting", /\b(?:accountants?|accounting|accounts|ca|cas|bookkeepers?)\b/g],
  [
    "retail-event-staff",
    /\b(?:retail (?:and )?event (?:staff|team)|(?:retail|event|stall|counter|shop|weekend|popup) (?:and \w+ )?(?:staff|team|helpers?|boys?|girls?|persons?|people|seats?|logins?)|helpers?|(?:boys|girls)(?! as| who| for))\b/g,
  ],
  ["admin", /\b(?:admins?|(?:owner|founder)s?(?: seats?| logins?| roles?)?(?! (?:tale|stor)))\b/g],
];
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  another: 1,
  single: 1,
  two: 2,
  do: 2,
  couple: 2,
  three: 3,
  teen: 3,
  four: 4,
  char: 4,
  chaar: 4,
  five: 5,
  paanch: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  das: 10,
  twelve: 12,
};
const NUMBER = `(?:\\d{1,2}|${Object.keys(COUNTS).join("|")})`;
const countOf = (word: string): number => COUNTS[word] ?? Number(word);
const COUNT_BEFORE = new RegExp(
  `\\b(${NUMBER})(?: (?:more|new|extra|of|my|the|full|part|time|weekend|shop|seats?|logins?|x)){0,2} $`,
);
const COUNT_AFTER = /^ (?:x|times|into) (\d{1,2})\b/;
const ASKS_PRICE =
  /\b(?:price|cost|costs|how much|kitn\w+|total|bill|invoice|pay|paying|rupees|monthly|month|annual|annually|year|gst|sum|altogether|together|in all|seats?|expensive|cheap)\b/;
/** Somebody's role is changed: no sum of both is asked for. */
const CHANGES_ROLE =
  /\b(?:move|moved|moving|shift\w*|upgrad\w*|downgrad\w*|promot\w*|demot\w*|bump\w*|switch\w*|change|changed|half ?way|mid ?month|prorated)\b/;
const ASKS_OFFER =
  /\b(?:offer|discount|half|early|earlybird|first hundred|first 100|waitlist|percent off|50 percent)\b/;

/** The people by role that a text in plain words names; the same words are read once. */
function teamIn(plain: string): Team {
  const team: Record<string, number> = {};
  let rest = plain;
  for (const [id, words] of ROLE_WORDS) {
    rest = rest.replace(words, (found, ...more) => {
      const at = more.findLast((one): one is number => typeof one === "number") ?? 0;
      const counted = COUNT_BEFORE.exec(rest.slice(0, at))?.[1] ?? /^(\d+|two|three|four)(?= )/.exec(found)?.[1];
      const count = counted ?? COUNT_AFTER.exec(rest.slice(at + found.length))?.[1];
      team[id] = (team[id] ?? 0) + (count ? countOf(count) : 1);
      return "_".repeat(found.length);
    });
  }
  return team;
}

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  hazar: 1e3,
  hazaar: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  crore: 1e7,
  hundred: 100,
  sau: 100,
};
const AMOUNT = new RegExp(
  `(?:\\b(\\d{1,4}) (?:orders?|payments?|customers|sales|people) (?:of|at|for|worth|paying) )?(?:\\b(?:rs|inr|rupees) )?\\b(\\d+(?:\\.\\d+)?)(?: (${Object.keys(UNITS).join("|")}))?\\b(?! (?:percent|days?|months?|years?|orders?|customers|people|brands?|kurtas?|pieces?|jars?|min|minutes|hours?|payments))`,
  "g",
);
const PAYS =
  /\b(?:qrs?|scan\w*|upi|payment|payments|paymentlink|links?|card|cards|wallet|wallets|netbanking|net banking|fee|fees|charge|charges|collect\w*|katega|katta|kaat|deduct\w*|cut|commission)\b/;
const LEAST_RUPEES = 20;
const MOST_RUPEES = 1e8;

function wayIn(plain: string): PaymentWay | undefined {
  if (/\b(?:qrs?|scan\w*)\b/.test(plain)) return "qr";
  if (/\b(?:links?|cards?|wallets?|net ?banking)\b/.test(plain)) return "link";
  return /\bupi\b/.test(plain) ? "qr" : undefined;
}

function paymentsIn(plain: string): NonNullable<Sums["payments"]> {
  if (!PAYS.test(plain)) return [];
  return [...plain.matchAll(AMOUNT)]
    .map(([, times, figure, unit]) => Number(times ?? 1) * Number(figure) * (UNITS[unit ?? ""] ?? 1))
    .filter((rupees) => rupees >= LEAST_RUPEES && rupees <= MOST_RUPEES && !(rupees > 2000 && rupees < 2100))
    .slice(0, 3)
    .map((rupees) => ({ rupees, way: wayIn(plain) }));
}

const LEANS =
  /^(?:and|aur|what about|how about|ok|then|or|so|what if|for|only|just|if)\b|^(?:\w+ ){0,3}(?:instead|too|bhi)\b/;
const BARE_COUNT = new RegExp(`\\b(${NUMBER})\\b`);

/** What the question asks to be worked out; one that leans on those before it takes their team or their amounts over. */
export function sumsIn(question: string, previous: readonly string[] = []): Sums {
  const plain = plainWords(question);
  const payments = paymentsIn(plain);
  const found = CHANGES_ROLE.test(plain) ? {} : teamIn(plain);
  const people = Object.values(found).reduce((sum, count) => sum + count, 0);
  const hasOffer = ASKS_OFFER.test(plain);
  if (payments.length > 0 && people === 0) return { payments };
  if (people > 0 && (ASKS_PRICE.test(plain) || (people > 1 && Object.keys(found).length > 1)))
    return { team: found, hasOffer };
  const before = previous.at(-1);
  if (before === undefined || !LEANS.test(plain)) return {};
  const sums = sumsIn(before, previous.slice(0, -1));
  if (people > 0) return sums.team ? { team: found, hasOffer } : {};
  const [only, ...others] = Object.keys(sums.team ?? {});
  const count = BARE_COUNT.exec(plain.replace(/\b(?:for|a|an) (?=month|year)/g, ""))?.[1];
  if (only && others.length === 0 && count) return { team: { [only]: countOf(count) }, hasOffer };
  const way = wayIn(plain);
  if (sums.payments && way) return { payments: sums.payments.map(({ rupees }) => ({ rupees, way })) };
  return /\b(?:year|annual\w*|gst|month\w*)\b/.test(plain) || hasOffer ? { ...sums, hasOffer } : {};
}

const exact = (rupees: number): number => Math.round(rupees * 100) / 100;
const pricing = { title: "Pricing", path: "/pricing" };

function teamPassage(team: Team, hasOffer: boolean): Passage | null {
  const named = roles.filter(({ id }) => (team[id] ?? 0) > 0);
  if (named.length === 0) return null;
  const people = named
    .map(({ id, title, monthlyRupees }) => `${team[id]} ${title} at ${formatRupees(monthlyRupees)}`)
    .join(", ");
  const [monthly, annually] = [teamCost(team, roles, "monthly"), teamCost(team, roles, "annually")];
  const half = exact((monthly.monthRupees * (100 - offer.discountPercent)) / 100);
  const early = `With the early-bird offer for the first ${offer.capacity} brands the first month is free, and the next ${offer.discountMonths} months cost ${formatRupees(half)} each before GST, half of that.`;
  return {
    links: [{ ...pricing, path: `/pricing?team=${writeTeam(team, roleIds)}` }],
    heading: "What this team costs",
    text: [
      `${people}: ${monthly.people > 1 ? "together " : ""}${formatRupees(monthly.monthRupees)} a month before GST, ${formatRupees(rupeesWithGst(monthly.monthRupees, gstPercent))} with ${gstPercent}% GST (${formatRupees(gstRupees(monthly.monthRupees, gstPercent))}), and ${formatRupees(monthly.yearRupees)} a year before GST.`,
      `Paid annually it is ${formatRupees(annually.monthRupees)} a month, ${formatRupees(annually.yearRupees)} for the year before GST, which saves ${formatRupees(annually.yearSavingRupees)}.`,
      hasOffer ? early : "",
    ]
      .filter(Boolean)
      .join(" "),
    wordings: [],
    isAnswer: true,
  };
}

const PERCENT: Readonly<Record<PaymentWay, readonly [name: string, percent: number]>> = {
  qr: ["by UPI QR code", paymentFees.qrPercent],
  link: ["by payment link", paymentFees.linkPercent],
};

function feePassage(payments: NonNullable<Sums["payments"]>): Passage {
  const sentences = payments.flatMap(({ rupees, way }) =>
    (way ? [way] : (["qr", "link"] as const)).map((one) => {
      const [name, percent] = PERCENT[one];
      const fee = exact((rupees * percent) / 100);
      const gst = gstRupees(fee, gstPercent);
      return `${formatRupees(rupees)} paid ${name} costs ${percent}%, which is ${formatRupees(fee)}, plus ${formatRupees(gst)} GST on the fee: ${formatRupees(exact(fee + gst))} in all, so ${formatRupees(exact(rupees - fee - gst))} reaches your bank.`;
    }),
  );
  return {
    links: [{ title: "The Cash Register", path: "/feature/payment-solutions" }, pricing],
    heading: "What the payment costs",
    text: `${sentences.join(" ")} ${brand.name} adds nothing to the provider's fee.`,
    wordings: [],
    isAnswer: true,
  };
}

/** What was asked to be worked out, as passages like any other. */
export function worked({ team, payments, hasOffer = false }: Sums): Passage[] {
  const sum = team ? teamPassage(team, hasOffer) : null;
  return [...(sum ? [sum] : []), ...(payments?.length ? [feePassage(payments)] : [])];
}
