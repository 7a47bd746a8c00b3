/** The prices of all roles, held against an amount or against each other. */
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { rupeesWithGst } from "#app/lib/price.ts";
import type { PricingRole } from "#app/schemas/content.ts";
import { inWords } from "../corpus/passage.ts";
import { annualRupees, cheapestSentence, dearestSentence, pricingLink } from "../corpus/pricing.ts";
import { COUNT_WORD, countOf } from "../language/number-words.ts";
import { holdsOnly } from "./claims.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import type { RoleQuestion } from "./role-question.ts";

type Reader = (asked: RoleQuestion) => string | null;

const byPrice = pricingRoles.toSorted((one, other) => one.monthlyRupees - other.monthlyRupees);
const priced = ({ title, monthlyRupees }: PricingRole): string => `${title} (${formatRupees(monthlyRupees)})`;

const ANY_ROLE = /\b(?:which|what|any|list|kaun ?s[aei]|konsa) (?:\w+ ){0,2}(?:roles?|seats?|logins?|plans?)\b/;
const BELOW = /\b(?:below|under|less than|cheaper than|within|up ?to|at most|no(?:t)? more than|se kam)\b/;
const ABOVE = /\b(?:above|over|more than|dearer than|costlier than|se (?:zyada|jyada|upar))\b/;
/** No role costs a hundred rupees or five digits. */
const AMOUNT = /\b\d{3,4}\b/;

/** "Which roles are below ₹600 a month?" */
const againstAmount: Reader = ({ text, roles, rooms, capabilities }) => {
  const amount = Number(AMOUNT.exec(text)?.[0] ?? Number.NaN);
  const isBelow = BELOW.test(text);
  const isNarrowed = roles.length + rooms.length + capabilities.length > 0;
  if (Number.isNaN(amount) || isNarrowed || !ANY_ROLE.test(text) || isBelow === ABOVE.test(text)) return null;
  const fitting = byPrice.filter(({ monthlyRupees }) => (isBelow ? monthlyRupees <= amount : monthlyRupees > amount));
  const limit = `${isBelow ? "up to" : "more than"} ${formatRupees(amount)} a month`;
  const nearest = byPrice.at(isBelow ? 0 : -1);
  return fitting.length > 0
    ? `For ${limit}, per user before ${gstPercent}% GST: ${inWords(fitting.map(priced))}.`
    : `No role costs ${limit}${nearest ? `; the ${isBelow ? "cheapest" : "dearest"} is ${priced(nearest)}` : ""}.`;
};

const DEAREST = /\b(?:costliest|dearest|priciest|highest|most (?:expensive|costly)|sabse (?:mehenga|mehnga|mahanga))\b/;
const CHEAPEST = /\b(?:cheapest|lowest|least (?:expensive|costly)|most affordable|sabse sasta)\b/;
const APART = /\b(?:gap|differ\w*|range|spread|fark|farak|more)\b/;

/** "The gap between your costliest and cheapest role?" */
const betweenExtremes: Reader = ({ text }) => {
  const [cheapest, dearest] = [byPrice[0], byPrice.at(-1)];
  if (!cheapest || !dearest || !APART.test(text) || !DEAREST.test(text) || !CHEAPEST.test(text)) return null;
  return `${formatRupees(dearest.monthlyRupees - cheapest.monthlyRupees)} a month lies between the dearest role, ${priced(dearest)}, and the cheapest, ${priced(cheapest)}, per user before ${gstPercent}% GST.`;
};

const AN_EXTREME = new RegExp(`${DEAREST.source}|${CHEAPEST.source}`, "g");
/** What may stand beside it where nothing else is asked. */
const OF_PRICES = new Set(
  "what which role roles seat login plan user price priced pricing cost costs how much ladoo monthly month one and".split(
    " ",
  ),
);
/** "Which is the cheapest role, and what does it cost?" */
const oneExtreme: Reader = ({ text, roles }) => {
  const [isDearest, isCheapest] = [DEAREST.test(text), CHEAPEST.test(text)];
  if (isDearest === isCheapest || roles.length > 0 || !/\b(?:roles?|seats?|logins?|plans?)\b/.test(text)) return null;
  if (!holdsOnly(text.replace(AN_EXTREME, " "), OF_PRICES)) return null;
  return isDearest ? dearestSentence : cheapestSentence;
};

const HEADS =
  "(?:people|persons?|users?|seats?|logins?|members?|employees|staff|of us|log|logon|logo|bande|bandon|jan[ae])";
const HEADCOUNT = new RegExp(
  `\\b(\\d{1,3}|${COUNT_WORD}) (?:team )?${HEADS}\\b|\\bteam of (\\d{1,3}|${COUNT_WORD})\\b(?: ${HEADS}\\b)?|\\bwe are (\\d{1,3}|${COUNT_WORD})\\b(?: ${HEADS}\\b)?`,
);
const OF_HEADS = new Set(
  `${[...OF_PRICES].join(" ")} total for a an of the in is are we us our my team with without gst annual annually yearly year per amount bill billing will would be it does do i have need pay paying if ka ke ki ko liye log mere hum hai hain hoga hogi lagega lagenge padega kitna kitne kitni rupees rs come comes small brand business me and wife husband sister brother partner friend`.split(
    " ",
  ),
);
const BY_THE_YEAR = /\b(?:annual|annually|yearly|year)\b/;

/** "Total for 5 people?" It depends on their roles. */
const forSomeHeads: Reader = ({ text, roles, rooms, capabilities, asksPrice }) => {
  const found = HEADCOUNT.exec(text);
  const said = found?.slice(1).find(Boolean) ?? "";
  const count = countOf(said) || Number(said);
  const [cheapest, dearest] = [byPrice[0], byPrice.at(-1)];
  if (!found || !(count > 1) || !cheapest || !dearest || !asksPrice) return null;
  if (roles.length + rooms.length + capabilities.length > 0) return null;
  if (!holdsOnly(text.replace(found[0], " "), OF_HEADS)) return null;
  const range = (rupees: (role: PricingRole) => number, spell: (sum: number) => string = formatRupees): string =>
    `${spell(count * rupees(cheapest))} to ${spell(count * rupees(dearest))}`;
  const monthly = ({ monthlyRupees }: PricingRole): number => monthlyRupees;
  const inTax = (sum: number): string => formatRupees(rupeesWithGst(sum, gstPercent));
  const year = (role: PricingRole): number => annualRupees(role) * 12;
  const annual = BY_THE_YEAR.test(text)
    ? ` Paid annually it is ${range(year)} for the year, ${range(year, inTax)} with GST.`
    : "";
  return `That depends on their roles: ${count} people cost from ${count} × ${formatRupees(cheapest.monthlyRupees)} to ${count} × ${formatRupees(dearest.monthlyRupees)}, which is ${range(monthly)} a month before ${gstPercent}% GST, and ${range(monthly, inTax)} with it.${annual} The calculator on the pricing page does the sum for your team.`;
};

/** What a question about the roles' prices asks of all of them, or null. */
export function rolesByPrice(asked: RoleQuestion): Draft | null {
  const body = firstAnswer([againstAmount, betweenExtremes, oneExtreme, forSomeHeads], asked);
  return body === null ? null : { body, links: [pricingLink] };
}
