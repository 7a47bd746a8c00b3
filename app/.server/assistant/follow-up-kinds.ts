/** What a question and the one before it may both name: things of one kind stand in each other's place in a follow-up. */
import { founders } from "#app/content/founders.ts";
import { modules } from "#app/content/modules.ts";
import { pricingRoles } from "#app/content/pricing.ts";
import { anyOf, PEOPLE } from "./language/patterns.ts";
import { INDIAN_CITY } from "./language/places.ts";

/** Things of one kind: what is asked of one of them may be asked of the next. */
export type Kind = {
  named: RegExp;
  /** Its name where it stands alone, if one that leans on others is shorter: "the pop-up one". */
  whole?: (name: string) => string;
  /** Asks for more of one of them; missing where "it" is none of these. */
  more?: (name: string) => string;
};

const whole = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w-])${anyOf(...alternatives)}(?![\\w-])`, "i");
const literally = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
export const withArticle = (name: string): string => (/^(?:the|an?) |['’]s /i.test(name) ? name : `the ${name}`);
/** "Sales Person" is a role here, and not somebody. */
export const asRole = (name: string): string => withArticle(/ role$/i.test(name) ? name : `${name} role`);

const SEAT = "(?:role|seat|login|user|plan|account|person|people|staff|team|manager|wal[aei])";
export const ROLES: Kind = {
  named: whole(
    `(?:${literally(pricingRoles.map(({ title }) => title))})(?: ${SEAT})?`,
    "(?:second[- ]in[- ]command|deputy)",
    `(?:admin|operations|ops|sales(?: ?(?:&|and|/) ?marketing)?|marketing|accounts?|accounting|retail(?: ?(?:&|and|/) ?event)?|event|stall|shop|counter|packing|warehouse|godown) ${SEAT}`,
    "admins?|accountants?|ca|munim|bookkeepers?|packers?|salesperson|salesman|marketers?|helpers?|cashier|nephew",
  ),
  more: (name) => `Who is ${asRole(name)} for?`,
};
export const PERSONS: Kind = {
  named: whole(literally(founders.flatMap(({ name, brandName }) => [name, brandName])), PEOPLE),
  more: (name) => `Which stories does ${name} tell?`,
};
export const JOBS: Kind = {
  named: whole(
    "(?:ai )?(?:ux )?designers?(?: (?:job|role|position))?",
    "(?:(?:ai|nlp|ml|computer vision|recommender systems?)(?: [–-])? )*engineers?(?: (?:[–-] )?(?:nlp|ml|computer vision|recommender systems?))?|(?:social media|marketing)(?: \\w+)? specialist",
  ),
  more: (name) => `Tell me more about the ${name} job`,
};
/** What may be "it". */
export const THINGS: readonly Kind[] = [
  {
    named: whole(`(?:${PEOPLE}['’]s |pop-?up |online[- ]growth |operations[- ]automation )(?:journey|brand|one)`),
    whole: (name) => name.replace(/one$/i, "journey"),
    more: (name) => `What happens in ${name}?`,
  },
  { named: /\b(?:the |an? )?story (?:about|of|on|with) .{3,60}$/i, more: (name) => `What happens in ${name}?` },
  {
    named: whole(
      ...modules.map(({ name }) => name.replace(/^The /, "(?:the )?")),
      "product pulse|sales sauce|ka-?ching|brand buddies|pop-?up power|simplify (?:&|and) automate|tech apprehension",
    ),
    more: (name) => `What are the benefits of ${name}?`,
  },
  JOBS,
];
/** "For a year", "per month". */
export const PERIODS: Kind = {
  named: whole(
    "(?:(?:for|per|an?|each|every|by the|one|ek) )*(?:months?|years?|mahin[ae]|saal)|monthly|yearly|annual(?:ly)?",
  ),
};
/** Of what two questions may name, the first that both do is put in the other's place. */
export const KINDS: readonly Kind[] = [
  ROLES,
  ...THINGS,
  PERSONS,
  { named: whole("first|second|third|fourth|1st|2nd|3rd|4th|pehl[aei]|dusr[aei]") },
  { named: whole("upi(?: qr)?|qr(?: codes?)?|(?:payment )?links?|(?:credit |debit )?cards?|wallets?|net ?banking") },
  { named: whole("amazon|flipkart|meesho|myntra|nykaa|instagram|insta|facebook|whatsapp|boutiques?|stalls?") },
  { named: whole("stock|inventory|orders?|invoices?|payments?|customers?|analytics|reports?|channels?") },
  { named: whole("api(?: access)?|data export|user management|business settings|priority support") },
  { named: whole("(?:refund|privacy|cancellation)(?: policy)?|terms(?: of service)?") },
  { named: whole(INDIAN_CITY) },
  {
    named: whole(
      "my|our|(?:another|other) (?:brand|shop|compan(?:y|ie)|founder)s?['’]?s?|(?:some(?:one|body) else|others?)['’]s?",
    ),
  },
  { named: whole("windows|mac|ipad|iphone|android|tablet|laptop|phone|computer") },
  PERIODS,
];
