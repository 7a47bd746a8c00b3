/**
 * Questions that bring a figure of their own: an age, hours without the service, days since a payment or since cancelling,
 * a place on the list or how many are taken, brands referred, years of experience. The figure is held against what the
 * site says of it, so that the answer begins with the verdict.
 */
import { offer } from "#app/content/brand.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { experience, jobLink } from "../corpus/company.ts";
import { capitalised, type Link } from "../corpus/passage.ts";
import { asksForDuties, dutiesOf, positionIn } from "./positions.ts";
import { earlyBirdTerms, earlyTerms, listAfterwards, onceAllAreTaken, waitlist } from "../corpus/offer.ts";
import { linkTo, said } from "../corpus/policies.ts";
import { annualPercent, priceRange, pricingLink } from "../corpus/pricing.ts";
import { COUNT, counted, hoursOf, SPAN } from "../language/figures.ts";
import { MONTHS } from "../language/language.ts";
import { withoutVerbDo } from "../language/number-words.ts";
import { typedAndRead } from "../language/question-words.ts";
import type { Query } from "../search/query.ts";

const ADULT_YEARS = 18;
const YOUNGEST_YEARS = 13;
const DOWNTIME_HOURS = 24;
const REFUND_DAYS = 14;
const KEPT_DAYS = 30;

const whoMayUse = (...patterns: readonly RegExp[]): string =>
  said("terms-of-service", "who-may-use-the-service", ...patterns);
/**
 * What the policies say of these figures, and what follows from it: each is found by its figure, and is empty when its
 * page no longer says it.
 */
export const policySentences = {
  adults: whoMayUse(new RegExp(`at least ${ADULT_YEARS} years old`)),
  children: whoMayUse(new RegExp(`under ${YOUNGEST_YEARS} are not allowed`)),
  minors: whoMayUse(new RegExp(`aged ${YOUNGEST_YEARS} to ${ADULT_YEARS - 1}`), /^The account owner must be/),
  downtime: said("refund-policy", "downtime", new RegExp(`more than ${DOWNTIME_HOURS} consecutive hours`)),
  downtimeAsked: said("refund-policy", "downtime", /^You may ask for it/),
  billingErrors: said("refund-policy", "billing-errors", /refund the error in full/),
  refund: said("refund-policy", "first-14-days", new RegExp(`within ${REFUND_DAYS} days of your first payment`)),
  counted: said("refund-policy", "first-14-days", /days are counted from the day after/),
  wholePayment: said("refund-policy", "first-14-days", /^We refund the whole payment/),
  bothPlans: said("refund-policy", "first-14-days", /monthly and annual/),
  kept: said("refund-policy", "cancelling", new RegExp(`keep your data for ${KEPT_DAYS} days`)),
  whileKept: said("refund-policy", "cancelling", /^During those days/),
  afterKept: said("refund-policy", "cancelling", new RegExp(`^When the ${KEPT_DAYS} days are over`)),
} as const;

/** The first span of time in a question, in hours; 0 where there is none. */
const hoursIn = ({ plain, text }: Query): number => hoursOf(SPAN.exec(withoutVerbDo(plain, text))?.[0] ?? "");

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const WEEKDAY = "(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?";
const FROM_DAY_TO_DAY = new RegExp(`\\b${WEEKDAY}\\b(?: \\w+){0,2} (?:to|till|until) (?:\\w+ )?${WEEKDAY}\\b`);

/** What has happened, or is claimed, and the days on which something is open or answered. */
const WAS = /\b(?:was|were|been|since|tha|thi|refund\w*|compensat\w*|back)\b/;
const OPENING_DAYS = /\b(?:support|answer\w*|reply|open)\b/;

/** "From friday morning till sunday night", in hours, whole days counted; 0 where no two days of an outage are named. */
function hoursBetweenDays(query: Query): number {
  const { plain } = query;
  if (!WAS.test(typedAndRead(query)) || OPENING_DAYS.test(plain)) return 0;
  const [, from = "", to = ""] = FROM_DAY_TO_DAY.exec(plain) ?? [];
  return ((WEEKDAYS.indexOf(to) - WEEKDAYS.indexOf(from) + WEEKDAYS.length) % WEEKDAYS.length) * 24;
}

const daysIn = (query: Query): number => hoursIn(query) / 24;

type Limit = (query: Query) => Draft | null;

/** "14 age": the search's own word for "14 years old" and "14 saal ka". */
const AGE =
  /(?<![.\d])(\d{1,2})(?:\.\d)? ?-?(?:age|years?|yrs?|yo)\b|\b(?:i am|im|hes|shes|he is|she is|(?:son|daughter|nephew|niece|brother|sister|cousin|kid|child|beta|helper|aged?|is) (?:is |only |just )*|turned|turning) ?(\d{1,2})(?! ?(?:days?|weeks?|months?|hours?|brands?|percent|%|people|rupees|rs|th|st|nd|rd))\b/;
const ABOUT_A_PERSON =
  /\b(?:age|aged|old|i am|im|hes|shes|he|she|son|daughter|nephew|niece|brother|sister|cousin|kid|child|boy|girl|teen\w*|student|beta|bhai|behen|person|helper|someone|somebody|anyone|who)\b/;
const ABOUT_A_BUSINESS = /\b(?:brand|shop|company|business|startup|firm|stock|jars?|batch\w*|invoices?|orders?|data)\b/;
/** Says one's own age, whatever one runs. */
const MY_AGE = /\bi am (?:only |just )?1\d(?: (?:age|years?|yrs?))?(?: old)? (?:and|but|now)\b/;
const YOUNGER = /\b(?:under|below|younger|less than|(?:se )?kam|chhot\w*)\b/;
const USE =
  /\b(?:use|using|sign|signup|join|open|account|login|allowed|can|may|could|register|have|add|get|work|eligible|enough|sakt\w*|chala\w*)\b/;

/** What only an adult may do. */
const TO_JOIN = /\b(?:waitlist|earlyaccess|open (?:an?|my|the|own|my own) (?:\w+ )?account|pay for)\b/;

const age: Limit = ({ plain }) => {
  const found = AGE.exec(plain);
  const named = Number(found?.[1] ?? found?.[2] ?? 0);
  const years = named && YOUNGER.test(plain) ? named - 1 : named;
  if (!years || !ABOUT_A_PERSON.test(plain) || !USE.test(plain)) return null;
  if (ABOUT_A_BUSINESS.test(plain) && !MY_AGE.test(plain)) return null;
  const links = [linkTo("terms-of-service", "who-may-use-the-service")];
  if (years >= ADULT_YEARS) return { body: `Yes. ${policySentences.adults}`, links };
  if (years < YOUNGEST_YEARS) return { body: `No. ${policySentences.children}`, links };
  return TO_JOIN.test(plain)
    ? { body: `No. ${policySentences.adults} ${policySentences.minors}`, links }
    : { body: `Only with an adult. ${policySentences.minors}`, links };
};

const DOWN =
  /\b(?:down|downtime|outage|offline|unavailable|not working|stopped working|dead|(?:app|site|server|service|ladoo) (?:was|went|is|has been) gone|unreachable|crash\w*|(?:was|were|went|is|been) off|band ho|did not work|didnt work)\b/;
const ITSELF = /\b(?:ladoo|app|server|servers|service|site|system|software|it|you|your|platform|outage|downtime)\b/;
/** What becomes of the data meanwhile is another matter. */
const KEPT_SAFE = /\b(?:safe|secure|restore\w*|backups?)\b/;

const downtime: Limit = (query) => {
  const { plain } = query;
  if (!DOWN.test(plain) || !ITSELF.test(plain) || KEPT_SAFE.test(plain)) return null;
  const hours = hoursIn(query) || hoursBetweenDays(query);
  // The limit itself is the question then, and no case.
  if (hours === 0 || hours === DOWNTIME_HOURS) return null;
  const billing = /\b(?:twice|double|wrong\w*|mistake|extra)\b/.test(plain) ? ` ${policySentences.billingErrors}` : "";
  const links = [linkTo("refund-policy", "downtime")];
  return hours > DOWNTIME_HOURS
    ? {
        body: `Yes, you may ask for it, if that was without a break. ${policySentences.downtime} ${policySentences.downtimeAsked}${billing}`,
        links,
      }
    : { body: `No, shorter interruptions do not count. ${policySentences.downtime}${billing}`, links };
};

const MONEY_BACK =
  /\b(?:refund\w*|get back|get it back|(?:give|pay|return|hand) back|back (?:my|the|our) (?:fees?|money)|return (?:my|the|our) (?:fees?|money)|(?:fees?|money) (?:(?:still|to|be|had|have|given|paid) )*(?:back|returned))\b/;
const PAID = /\b(?:paid|pay|paying|payment|bought|purchased|subscribed|subscription|started|charged|liya|kiya|diya)\b/;
const SINCE = /\b(?:ago|pehle|back|since|later|after|into|for|baad|ho gaye|over)\b/;
/** How fast we answer, and what was charged wrongly, are other matters. */
const ANOTHER_MATTER =
  /\b(?:how (?:fast|soon|quick\w*|long)|reply|respon\w*|answer|arrive|reach\w*|twice|double|wrong\w*|mistake|error|extra|renew\w*|trial|free month|annual|year|downgrade|cancel\w*)\b/;

const refund: Limit = (query) => {
  const { plain } = query;
  if (!MONEY_BACK.test(plain) || !PAID.test(plain) || !SINCE.test(plain) || ANOTHER_MATTER.test(plain)) return null;
  const days = daysIn(query);
  if (days < 1 || days === REFUND_DAYS) return null;
  return days < REFUND_DAYS
    ? {
        body: `Yes, if that was your first payment. ${policySentences.refund} ${policySentences.wholePayment}`,
        links: [linkTo("refund-policy", "first-14-days")],
      }
    : {
        body: `No, the ${REFUND_DAYS} days are over then. ${policySentences.refund} Apart from that, long downtime and billing errors, fees are non-refundable, except where the law requires a refund.`,
        links: [linkTo("refund-policy", "what-is-not-refunded")],
      };
};

const PAID_BY_THE_YEAR =
  /\b(?:paid|pay|payment|paying|bought) (?:\w+ ){0,3}(?:annual|year|annually|yearly)\b|\b(?:annual|yearly) (?:plan|payment|subscription|billing|invoice|fee)s?\b/;
/** What is left of a year, or charged again, is told elsewhere. */
const OF_THE_REST =
  /\b(?:remaining|rest|unused|left|leave|leaving|months?|days?|weeks?|cancel\w*|renew\w*|twice|wrong\w*|downtime|down|downgrade|half|prorat\w*|trial|how (?:much|fast|soon|long|do))\b/;

/** "Is there a refund if I paid for a year?" The days hold for both ways of paying. */
const annualRefund: Limit = ({ plain }) =>
  /\brefund\w*|\bmoney back\b/.test(plain) && PAID_BY_THE_YEAR.test(plain) && !OF_THE_REST.test(plain)
    ? {
        body: `${policySentences.refund} ${policySentences.bothPlans} Once they are over, the rest of a year is not refunded when you cancel part of the way through.`,
        links: [linkTo("refund-policy", "first-14-days"), linkTo("refund-policy", "what-is-not-refunded")],
      }
    : null;

const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join("|")})`;
const A_DATE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\\b|\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b`,
  "g",
);
const UNTIL =
  /\b(?:until|till|last (?:day|date)|deadline|latest|(?:what|which) (?:date|day)|how (?:late|long)|kab tak|aakhri (?:din|tareekh|date))\b/;
/** What happens on a date: a charge, or something else that is told beside it. */
const HAPPENS =
  /\b(?:(charg\w*|pa(?:y|ys|id|ying|yments?)|bill(?:ed)?|debit\w*|deduct\w*|kat[ae]|diya|diye)|end(?:s|ed)?|over|expire[sd]?|sign\w*|join\w*|regist\w*|start\w*|beg[aiu]n|open(?:s|ed)?|trial|free|cancel\w*|left|renew\w*|downgrad\w*|upgrad\w*)\b/g;
/** Later payments start no new days. */
const LATER_CHARGE = /\b(?:second|third|next|later|renew\w*|2nd|3rd|another|dusr[aei]|doosr[aei])\b/;
const CLAUSE_END = /[,.;:?!()]/;

/** Of the dates of a question, the one on which something was first paid; null where that is not certain. */
function dateOfCharge(text: string): { day: number; month: number } | null {
  const dates = [...text.toLowerCase().matchAll(A_DATE)];
  const charged = dates.filter((date, at) => {
    const last = dates[at - 1];
    const before = text.slice(last ? last.index + last[0].length : 0, date.index);
    const after = text.slice(date.index + date[0].length, dates[at + 1]?.index);
    const clauses = [before.split(CLAUSE_END).at(-1) ?? "", after.split(CLAUSE_END)[0] ?? ""].map((one) =>
      one.toLowerCase(),
    );
    if (LATER_CHARGE.test(clauses.join(" "))) return false;
    const [told = [], following = []] = clauses.map((clause) => [...clause.matchAll(HAPPENS)]);
    return (told.at(-1) ?? following[0])?.[1] !== undefined;
  });
  const [date, another] = charged;
  if (!date || another) return null;
  return {
    day: Number(date[1] ?? date[4]),
    month: MONTHS.findIndex((name) => name.startsWith(date[2] ?? date[3] ?? "?")),
  };
}

/** "My free month ends on 31 August and I am charged on 1 September, until when?": the days count from the charge. */
const refundUntil: Limit = ({ plain, text }) => {
  if (!MONEY_BACK.test(plain) || !UNTIL.test(typedAndRead({ plain, text }))) return null;
  const charge = dateOfCharge(text);
  if (!charge) return null;
  // Reckoned in a common year: the question names none.
  const last = new Date(Date.UTC(2025, charge.month, charge.day + REFUND_DAYS));
  return {
    body: `Until ${last.getUTCDate()} ${capitalised(MONTHS[last.getUTCMonth()] ?? "")}, if that was your first payment. ${policySentences.refund} ${policySentences.counted}`,
    links: [linkTo("refund-policy", "first-14-days")],
  };
};

const CANCELLED = /\b(?:cancel\w*|closed my account|left ladoo|stopped my subscription|ended my subscription)\b/;
const DATA =
  /\b(?:data|export|download|invoices?|records?|comeback|return|restart|again|still there|recover|restore)\b/;

/** How long it is kept is claimed then, and no day is named on which it would still be there. */
const HOW_LONG_KEPT = new RegExp(
  `\\b(?:keep|kept|stored?|retain(?:ed)?) (?:\\w+ ){0,4}${SPAN.source}(?! (?:ago|later))`,
);

const afterCancelling: Limit = (query) => {
  const { plain } = query;
  if (
    HOW_LONG_KEPT.test(plain) ||
    !CANCELLED.test(plain) ||
    !DATA.test(plain) ||
    !SINCE.test(plain) ||
    MONEY_BACK.test(plain)
  )
    return null;
  const days = daysIn(query);
  // A month may be 30 days or 31: the rule alone is said then.
  if (days < 1 || days === KEPT_DAYS) return null;
  const links: Link[] = [linkTo("refund-policy", "cancelling"), linkTo("privacy-policy", "how-long-we-keep-it")];
  return days < KEPT_DAYS
    ? {
        body: `Yes. After the period you have paid for we keep your data for ${KEPT_DAYS} days. ${policySentences.whileKept}`,
        links,
      }
    : {
        body: `No, if the period you had paid for ended that long ago. After it we keep your data for ${KEPT_DAYS} days. ${policySentences.afterKept}`,
        links,
      };
};

const PLACE =
  /\b(?:number|place|position|rank|spot|brand(?: number)?) ?(\d{1,4})(?:th|st|nd|rd)?\b(?! ?(?:%|percent|off|months?))|\b(\d{1,4})(?:th|st|nd|rd) (?:brand|place|position|one|spot|in line|on the)\b/;
const OFFER =
  /\b(?:waitlist|list|line|queue|offer|earlybird|early ?bird|50|half|free month|discount|deal|benefits?|join\w*|sign\w*|get in)\b/;
/** Asks to come in, and not for what those before it got. */
const COMES_IN =
  /^(?!.*\b(?:offer|earlybird|50|half|free|discount|deal|benefits?|price)\b).*\b(?:get in|join|sign|signup)\b/;

const place: Limit = ({ plain }) => {
  const found = PLACE.exec(plain);
  const number = Number(found?.[1] ?? found?.[2] ?? 0);
  if (!number || !OFFER.test(plain) || /\b(?:stor(?:y|ies)|episode|step|phone|whatsapp|employees?)\b/.test(plain))
    return null;
  return number <= offer.capacity
    ? {
        body: `Yes, the first ${offer.capacity} brands on the waitlist get the early-bird offer: ${offer.headline}.`,
        links: [waitlist, earlyTerms],
      }
    : {
        body: COMES_IN.test(plain)
          ? `Yes, but without the early-bird offer, which is for the first ${offer.capacity} brands. ${listAfterwards}`
          : `No, the early-bird offer is for the first ${offer.capacity} brands. ${listAfterwards}`,
        links: [waitlist, earlyTerms],
      };
};

const TAKEN =
  /\b(\d{1,3}) (?:brands?|people|founders?|spots?|places?|seats?|of (?:them|the \w+))? ?(?:(?:have|has|had|are|were|is|already|been|now) )*(?:signed|sign|signup|join\w*|register\w*|taken|gone|filled|booked|on (?:the )?(?:wait)?list)\b/;
const LEFT = /\b(?:left|remain\w*|free|still|available)\b/;

const placesLeft: Limit = ({ plain }) => {
  const taken = Number(TAKEN.exec(plain)?.[1] ?? 0);
  if (!taken || taken > offer.capacity || !LEFT.test(plain) || !/\b(?:place|spot|seat|slot)s?\b/.test(plain))
    return null;
  if (taken === offer.capacity)
    return {
      body: `None would be left then. ${onceAllAreTaken}`,
      links: [waitlist, earlyTerms],
    };
  return {
    body: `${offer.capacity - taken} of the ${offer.capacity} early-bird places would be left then. The counter at the top of the waitlist page shows how many really are.`,
    links: [waitlist],
  };
};

const AFTER_ALL = new RegExp(
  `\\b(?:after|once|beyond) (?:(?:the|all|those|your) )*(?:first )?${offer.capacity}\\b(?! (?:days?|hours?|orders?|rs|rupees|percent))`,
);

/** "What happens to the offer after the first 100?" */
const afterwards: Limit = ({ plain, text }) =>
  // "The first 100" is read as the early-bird brands.
  AFTER_ALL.test(text.toLowerCase()) && OFFER.test(plain)
    ? { body: onceAllAreTaken, links: [waitlist, earlyTerms] }
    : null;

const OFF_FOR_SO_LONG = new RegExp(
  `(?<![.\\d])(\\d{1,3}) percent( (?:off|discount|less))? (?:\\w+ )?for (?:(?:an? |the |one |whole |full |entire )*(?:annual|year|12 months)\\b|${COUNT} (years?|months?)\\b)`,
);
/** Of the offer or of annual billing, where no word says off what. */
const BEFORE_OFF = /\bearly ?bird\b/;

/** "You give 60% off for a year?", "70% for two years?" What one saves who pays by the year is another matter. */
const offForSoLong: Limit = ({ plain }) => {
  const [, said, off, long = "", unit = ""] = OFF_FOR_SO_LONG.exec(plain) ?? [];
  const percent = Number(said ?? Number.NaN);
  if (Number.isNaN(percent) || percent === annualPercent || !(off || BEFORE_OFF.test(plain))) return null;
  const months = long === "" ? offer.discountMonths : counted(long) * (unit.startsWith("y") ? 12 : 1);
  const isRight = percent === offer.discountPercent && months === offer.discountMonths;
  const verdict = isRight ? "Yes" : percent === offer.discountPercent ? "No" : `No, ${offer.discountPercent}%`;
  return {
    body: `${verdict}: the first ${offer.capacity} brands on the waitlist get ${earlyBirdTerms}.`,
    links: [waitlist, earlyTerms],
  };
};

const TAX_ON_FREE_MONTH = /\b(?:gst|tax)\b.*\bfree month\b|\bfree month\b.*\b(?:gst|tax)\b/;
/** "Is there GST on the free month?" */
const taxOnFreeMonth: Limit = ({ plain }) =>
  TAX_ON_FREE_MONTH.test(plain) && !/\b(?:after|then|price|costs?|how much|admins?)\b/.test(plain)
    ? {
        body: "The free month costs nothing, so no GST is charged on it: GST is charged on what is left to pay.",
        links: [waitlist],
      }
    : null;

const OFFER_ENDS =
  /\b(?:after|once|when)\b(?: \w+){0,3} (?:50 percent|half(?: ?price)?|early ?bird|discount(?:ed)?)\b(?: \w+){0,3} (?:annual|year|months?|period|ends?|over|finish\w*|expires?|runs? out)\b|\bafter (?:the |these |those )?(?:annual|year|12 months) (?:at|of|with) (?:the )?(?:half|50|early ?bird)/;
const ASKS_WHAT_THEN = /\b(?:what|how much|which|kya|kitn[aei])\b/;
/** "What happens after the 50% year?" */
const afterOffer: Limit = ({ plain }) =>
  OFFER_ENDS.test(plain) && ASKS_WHAT_THEN.test(plain) && !/\b(?:refund|cancel\w*|support|data)\b/.test(plain)
    ? {
        body: `After the ${offer.discountMonths} months at ${offer.discountPercent}% off the prices of the pricing page apply, ${priceRange}. The plan renews by itself until you cancel it.`,
        links: [pricingLink, linkTo("terms-of-service", "subscription-and-renewal")],
      }
    : null;

const REFERRED =
  /\b(?:refer\w*|invite[ds]?|bring|brought|(?:with|through|by|via|using|used|from|on) my (?:referral )?(?:link|code))\b/;
/** The asker's own month comes on top of those for others. */
const EARLY_BIRD = /\bearly ?birds?\b/;
const BRANDS = new RegExp(
  `${COUNT} (?:of (?:my|our|the|these|those) (?:[a-z]+ )?)?(?:more |new |other )?(?:brands?|friends?|founders?|people|businesses|shops|cousins|sisters|makers|sellers|referrals?|invites?)\\b`,
);
const SIGNED = new RegExp(
  `${COUNT} (?:of them )?(?:have |has |had |only |actually )*(?:signed|signup|join\\w*|register\\w*|came)\\b`,
);
const CAME = /\b(?:signed|signup|join\w*|register\w*|came)\b/;
const TOLD = /\b(?:told|tell|shared?|sent|recommend\w*|spread|forwarded|(?:through|because of) me)\b/;

const referrals: Limit = ({ plain, text }) => {
  const counts = withoutVerbDo(plain, text);
  const signed = SIGNED.exec(counts);
  // Of five that were told, the three that came are counted.
  const count = counted(signed?.[1] ?? BRANDS.exec(counts)?.[1] ?? "0");
  const isReferral = REFERRED.test(plain) || (CAME.test(plain) && TOLD.test(plain));
  const own = EARLY_BIRD.test(plain) ? offer.freeMonths : 0;
  if (
    count + own < 2 ||
    count < 1 ||
    !isReferral ||
    !/\b(?:free|months?|get|earn|reward\w*|benefit|milega)\b/.test(plain)
  )
    return null;
  const earned = count * offer.freeMonthsPerReferral;
  const total = `With the ${offer.freeMonths} free month of the early-bird offer that makes ${earned + own}.`;
  return {
    body: `${count === 1 ? "1 brand that signs up through your link brings 1 free month" : `${count} brands that sign up through your link bring ${earned} free months: one for each`}, with no cap.${own ? ` ${total}` : ""}`,
    links: [waitlist, earlyTerms],
  };
};

/** "An experience" counts no years. */
const EXPERIENCE = new RegExp(`(?!\\ban? )${COUNT} ?\\+? ?(?:years? |yrs? )?(?:of )?exp(?:erience)?\\b`);
/** The same without the word: "four years in NLP, is that enough?" */
const YEARS_ENOUGH = new RegExp(
  `${COUNT} ?\\+? ?(?:years?|yrs?)\\b(?=.*\\b(?:enough|sufficient|qualify|qualified|eligible|senior|kaafi|chalega|apply|do)\\b)`,
);
const HOW_MANY_YEARS =
  /\b(?:how (?:many years|much (?:prior |work )?(?:exp\w*|work))|kitn[aei] (?:year|exp\w*)|(?:year|exp\w*) kitn[aei]|(?:minimum|min|required) (?:years|exp\w*)|exp\w* (?:for|needed|required|asked))\b/;

/** Where one lives is asked in the same breath. */
const FROM_WHERE = /\b(?:remote(?:ly)?|live|living|home|from|relocate|move|shift)\b/;

const AND_A_HALF = new RegExp(`${COUNT} and (?:a )?half(?= years?\\b)`, "g");
const IN_MONTHS = /\b(\d{1,2}) months?\b/g;

/** "Two and a half years" and "18 months" as years. */
const inYears = (plain: string): string =>
  plain
    .replace(AND_A_HALF, (_, count: string) => String(counted(count) + 0.5))
    .replace(IN_MONTHS, (_, months: string) => `${Math.round(Number(months) / 1.2) / 10} years`);

/** Years of experience, where the question names a position: its own held against those asked for, or these alone. */
const yearsOfWork: Limit = ({ plain, text, wantsJob }) => {
  const job = positionIn(plain);
  if (!job || experience(job) === "") return null;
  const told = inYears(plain);
  const own = EXPERIENCE.exec(withoutVerbDo(told, text)) ?? (wantsJob ? YEARS_ENOUGH.exec(told) : null);
  const years = counted(own?.[1] ?? "0");
  if (!years && !(wantsJob && HOW_MANY_YEARS.test(plain))) return null;
  const isEnough = years >= Number.parseInt(experience(job), 10);
  const verdict = years === 0 ? "" : isEnough ? "Yes. " : "Not quite. ";
  const place = FROM_WHERE.test(plain) ? ` It is ${job.type.toLowerCase()}, in ${job.location}.` : "";
  const duties = asksForDuties(plain) ? ` ${dutiesOf(job)}` : "";
  return {
    body: `${verdict}The position ${job.title} asks for ${experience(job)} of experience.${place}${duties}`,
    links: [jobLink(job)],
  };
};

const limits: readonly Limit[] = [
  downtime,
  refundUntil,
  refund,
  annualRefund,
  afterCancelling,
  referrals,
  yearsOfWork,
  placesLeft,
  afterwards,
  offForSoLong,
  taxOnFreeMonth,
  afterOffer,
  place,
  age,
];

/** The verdict on a figure of the question, or null when it brings none. */
export const answerByLimit = (query: Query): Draft | null => firstAnswer(limits, query);
