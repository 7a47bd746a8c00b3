/**
 * The plainest questions: a subject and nothing more ("price", "any discounts?", "how do i start"). They share too few words
 * with the site's texts for a search, and each means the same from everybody. So they are known as they are, whatever stands
 * around the subject: "what are the … please", "do you have any …". A few that a sentence tells of have a pattern.
 *
 * The subjects stand in `plain-subjects.txt`, one a line, under the question in full that they mean, or under "= " and the name
 * of an answer below. One after "^" is meant only where nothing else stands around it: "your profits" are another matter.
 */
import { accessibility } from "#app/content/accessibility.ts";
import { brand, offer, paymentFees, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { founders } from "#app/content/founders.ts";
import { hero, valueCards } from "#app/content/home.ts";
import { footer } from "#app/content/site.ts";
import { modules } from "#app/content/modules.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { answeredSoon, demo } from "../corpus/company.ts";
import { earlyBirdTerms, labels, neededFields, trialLink, waitlist, waitlistFields } from "../corpus/offer.ts";
import { inWords, type Link, uncapitalised } from "../corpus/passage.ts";
import { said } from "../corpus/policies.ts";
import { annualPercent, apiAccess, pricingLink, priceRange } from "../corpus/pricing.ts";
import { COUNT_WORD, countOf, inNumber } from "../language/number-words.ts";
import { writtenOut } from "../language/spelling.ts";
import { asTyped, wordsOf } from "../language/words.ts";
import type { Draft } from "./compose.ts";
import plainSubjects from "./plain-subjects.txt?raw";

/** What a subject means: another question in full, or an answer; null for what no page tells, however near others come. */
type Meaning = string | (() => Draft) | null;

const home: Link = { title: "the home page", path: "/" };
const features: Link = { title: "Features", path: "/features" };
const terms = (id: string): Link => ({ title: "Terms of Service", path: `/terms-of-service#${id}` });

const discounts = (): Draft => ({
  body: `The first ${offer.capacity} brands on the waitlist get ${earlyBirdTerms}, while there are places. Annual billing saves ${annualPercent}%. And each brand that signs up through your referral link brings ${offer.freeMonthsPerReferral} more free month, with no cap.`,
  links: [waitlist, pricingLink],
});

const start = (): Draft => ({
  body: `Join the waitlist: ${labels(neededFields)}, and a yes to the terms. It takes two minutes and costs nothing. Accounts open with the launch in {launchMonth}, and brands on the waitlist come in first; from the day yours opens there are ${offer.trialDays} days to try it for free. To see it before, book a ${demo} at {booking}.`,
  links: [waitlist, trialLink],
});

const benefits = (): Draft => ({
  body: `${hero.sub} Three things change: ${inWords(valueCards.map(({ title }) => uncapitalised(title)))}. ${valueCards[0]?.description ?? ""}`,
  links: [features, home],
});

const billing = (): Draft => ({
  body: `You pay in advance, ${priceRange}, by the month or for a year at once, which saves ${annualPercent}%. Plans renew by themselves and have no minimum contract. You can pay by card, UPI or netbanking, and each payment comes with a GST invoice. Nothing is charged before you have chosen a plan.`,
  links: [pricingLink, terms("subscription-and-renewal")],
});

const charges = (): Draft => ({
  body: `You pay ${priceRange}, by role. When your own customers pay you, the payment partner takes ${paymentFees.qrPercent}% plus GST by QR code and ${paymentFees.linkPercent}% plus GST by payment link, passed through without markup. This website names no other charge.`,
  links: [pricingLink, { title: "The Cash Register", path: "/feature/payment-solutions" }],
});

const roles = (): Draft => ({
  body: `What each role opens, per user per month before ${gstPercent}% GST:\n${pricingRoles
    .map(
      ({ title, monthlyRupees, features: opened }) =>
        `- ${title}, ${formatRupees(monthlyRupees)}: ${opened.join("; ")}`,
    )
    .join("\n")}\nOne founder alone is one ${pricingRoles[0]?.title}.`,
  links: [pricingLink],
});

const hours = (): Draft => ({
  body: `This website does not name the hours. ${answeredSoon}`,
  links: [{ title: "WhatsApp", path: "{whatsapp}" }],
});

const otherSoftware = (): Draft => ({
  body: `This website names no accounting or shop software. ${said("terms-of-service", "other-services-and-this-website", /website builders/)} ${apiAccess}`,
  links: [terms("other-services-and-this-website"), pricingLink],
});

const website = (): Draft => ({
  body: `This is ${brand.name}'s website, for small brands in India. 'Features' shows the ${inNumber(modules.length)} modules, 'Audio Insights' has the founders' stories, journeys and podcast, and 'Pricing' what each role costs. The [waitlist](${waitlist.path}), the [open positions](/careers) and the policies are here as well.`,
  links: [home],
});

const learning = (): Draft => ({
  body: `This website names no course and no manual. A ${demo} shows the rooms at {booking}, and the founders tell how they began: in [the stories](${useCasesPath}) and on [the podcast](${podcastPath}).`,
  links: [],
});

const calculator = (): Draft => ({
  body: `The calculator on the pricing page does the sum for your team: say how many people have each role, and it shows what a month and a year cost, with ${gstPercent}% GST. You may ask me as well, for example "How much are two Admins and one helper?"`,
  links: [pricingLink],
});

/** What the page on accessibility says of keyboards, and of readers of the screen. */
const accessible = (): Draft => ({
  body: `The aim is WCAG 2.2, level AA. ${accessibility.sections
    .flatMap(({ items }) => items)
    .filter((item) => /keyboard alone|screen readers every day/.test(item))
    .join(" ")}`,
  links: [{ title: "Accessibility", path: "/accessibility" }],
});

const helperPrices = (): Draft => ({
  body: "No. With a Retail/Event Staff login a helper checks stock in, takes UPI payments and looks customers up, all in limited form, and can neither change prices nor export the customer list.",
  links: [{ title: "The Crew", path: "/feature/access-control" }, pricingLink],
});

const optionalOnForm = (): Draft => ({
  body: `${waitlistFields} Marketing messages are optional, too.`,
  links: [waitlist],
});

/** The roles that may enter every room in full. */
const allRooms = (): Draft => {
  const full = pricingRoles.filter(({ accessToCategories }) =>
    modules.every(({ room }) => accessToCategories[room] === "full"),
  );
  return {
    body: `${inWords(full.map(({ title, monthlyRupees }) => `${title} (${formatRupees(monthlyRupees)})`))} have full access to all ${inNumber(modules.length)} modules, per user per month before GST. Business Settings and API access are with the ${full[0]?.title} alone, and so is user management in full.`,
    links: [pricingLink],
  };
};

const reviews = (): Draft => ({
  body: `This website has no reviews by customers: ${brand.name} launches in {launchMonth}. What the founders say of it on the waitlist page is told like their stories. ${footer.almostReal}`,
  links: [waitlist, { title: "About", path: "/about" }],
});

/** By the name under which `plain-subjects.txt` has the subjects that they answer. */
const ANSWERS: Readonly<Record<string, Exclude<Meaning, string>>> = {
  untold: null,
  discounts,
  start,
  benefits,
  billing,
  charges,
  roles,
  hours,
  otherSoftware,
  website,
  learning,
  calculator,
  reviews,
};

/** Each subject, with what it means. */
function* subjects(): Iterable<readonly [subject: string, meaning: Meaning]> {
  for (const block of plainSubjects.split("\n# ")) {
    const [heading = "", ...named] = block.replace(/^# /, "").split("\n").filter(Boolean);
    for (const subject of named) yield [subject, meaningUnder(heading)];
  }
  for (const { name, city } of founders) {
    const [first = ""] = name.toLowerCase().split(" ");
    for (const subject of [first, name.toLowerCase(), `kaun ${first}`, city.toLowerCase()])
      yield [subject, `who is ${first}`];
  }
}

/** What the subjects under a heading mean. Throws where it names an answer that there is not. */
function meaningUnder(heading: string): Meaning {
  if (!heading.startsWith("= ")) return heading;
  const meaning = ANSWERS[heading.slice(2)];
  if (meaning === undefined) throw new Error(`plain-subjects.txt names no answer by "${heading}"`);
  return meaning;
}

const meanings = new Map(subjects());

const either = (words: readonly string[]): string => words.join("|");

/** What may stand before a subject and says nothing of it. */
const BEFORE = new RegExp(
  `^(?:${either([
    "fine|alright|actual|real|abhi|koi|ye|yeh|yaar|arre|hi|hey|hello|namaste|smoothie|ok|okay|so|and|but|also|then|well|bro|bhai|bhaiya|sir|madam|mam|maam|ji|please|pls|plz|kindly|just",
    "(?:can|could|would|will) (?:you|u)(?: please| pls| plz)?|may i|can i (?:know|ask|see|get|have)|could i (?:know|get|have|see)",
    "(?:want|need|trying|like) to|i am trying to|i (?:really )?(?:want|need|wish|wanted|would like|wanna)(?: to)?|id like(?: to)?|i am looking for|im looking for|looking for|i have a question|quick question|question|let me know|let us know",
    "(?:tell|give|show|send|explain|describe|list|name|provide|know|see|hear|read|get|say|ask|check|learn|understand)(?: (?:me|us|to me|to us))?",
    "something|anything|everything|more|some|any|all|bit|a bit|little|a little|info|information|details?|list|about|on|regarding|of|for|to",
    "what (?:is|are|s|was|were|about|kind of|kinds of|sort of|sorts of|type of|types of|all)|whats|whatre|how about|which (?:are|is|kind of|type of|all|of)|which|what|wat is|wats",
    "is there|are there|is their|have you(?: got)?|(?:do|does|did) (?:you|u|ladoo|it|they|we)(?: guys)? (?:have|offer|give|provide|do|run|got|include|support)|you have|u have|(?:are|is) you offering|got",
    "the|your|ur|a|an|its|this|these|that|those|my own|current|currently|available|exact|full|complete|latest|different|various|main|ladoos?|ladoo app",
  ])})(?= )\\s`,
);

/** What may stand behind one. */
const BEHIND = new RegExp(
  `\\s(?:${either([
    "to (?:write|call|reach|contact|mail|message)(?: to)?(?: you| on| at)?|(?:thoda )?(?:simple|short|easy)(?: words?)? (?:me|mein)|please|pls|plz|thanks|thank you|bro|bhai|sir|madam|mam|maam|ji|yaar|na|then|exactly|actually|again|too|also|first",
    "are there|is there|there|(?:do|does) (?:you|u|ladoo|it)(?: guys)? (?:have|offer|give|provide|charge|do|include|cost)|you have|u have|you offer|you provide|you charge|have you got|you got",
    "can i (?:get|have|see|find|use|hear|listen to|read|choose|take)|could i get|i can (?:get|see|hear|listen to|read|use|choose)|should i know|to listen to|to read|to hear|for me",
    "later|any ?time|for (?:it|that|this)|chal rah[aie]|(?:is |are )?available|right now|now|currently|today|at the moment|these days|here|online",
    "(?:on|of|for|in|from|with|at|by|about|to|using)(?: (?:the|this|your|ur))? (?:ladoos?|ladoo app|you|u|site|website|app|page|platform|product|software|company|it)|ladoo",
    "list|details?|info|information|in detail|in short|in brief",
    "milega kya|milegi kya|milta hai kya|mil sakta hai kya|milega|milegi|milta|mil sakta|hoga|hoti|hai kya|hain kya|kya hai|kya hain|kya h|kya|hai|hain|h|he|batao|bataiye|bataye|bata do|bataiye na|dikhao|chahiye|do|karna hai|ka|ke|ki|ke bare me|ke bare mein|ke baare mein|ke liye",
  ])})$`,
);

/** Hindi words as they are typed in haste too. */
const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kese: "kaise",
    kaese: "kaise",
    kia: "kya",
    kyaa: "kya",
    ktna: "kitna",
    ktne: "kitne",
    mje: "mujhe",
    muje: "mujhe",
    pese: "paise",
    chaiye: "chahiye",
    kr: "kar",
    krna: "karna",
    krte: "karte",
  }),
);

/** Longer questions say more than a subject, and longer tales more than one thing. */
const MOST_WORDS = 12;
const MOST_LETTERS = 200;

function meaningOf(question: string): Meaning | undefined {
  const words = wordsOf(writtenOut(question));
  if (words.length > MOST_WORDS) return undefined;
  const whole = words
    .map((word) => SPELT.get(word) ?? word)
    .join(" ")
    .replace(/\bhow 2 /, "how to ");
  const alone = meanings.get(`^${whole}`);
  if (alone !== undefined) return alone;
  const tried = new Set<string>();
  // With less and less around it. What is taken off first must not matter: "what do you offer" is a subject itself.
  const left = [whole];
  for (let rest = left.pop(); rest !== undefined; rest = left.pop()) {
    if (tried.has(rest)) continue;
    tried.add(rest);
    const meaning = meanings.get(rest);
    if (meaning !== undefined) return meaning;
    left.push(rest.replace(BEFORE, ""), rest.replace(BEHIND, ""));
  }
  return undefined;
}

/** Subjects that a sentence tells of in many words. */
const TOLD: readonly (readonly [meaning: Meaning, pattern: RegExp])[] = [
  [null, /\b(?:loyalty|reward) points?\b|\bloyalty (?:program(?:me)?|card|scheme)s?\b|\bgift (?:cards?|vouchers?)\b/],
  [
    null,
    /^(?:(?:hi|hello) )?my (?:order|parcel|package)\b.* (?:has not|hasnt|not|never|didnt|did not) (?:yet )?(?:come|arrived?|reach\w*|been delivered|delivered)\b|^(?:where is|wheres|track) my (?:order|parcel|package)(?: now| please)?$/,
  ],
  [
    "what happens after i join",
    /^what happens (?:\w+ )?(?:after|once|when) (?:i|we) (?:join|sign ?up|register|apply for early access|submit the form)(?: (?:the|for the|on the) (?:waitlist|list|form))?$/,
  ],
  [
    "how long do you keep my waitlist entry",
    /^(?:for )?how long\b(?!.*\b(?:customers?|applications?|candidates?|jobs?|cancel\w*|chat)\b).*\b(?:keep|hold|store|retain)\b.*\b(?:waitlist|waiting list)\b/,
  ],
  [
    calculator,
    /\b(?:work out|calculate|estimate|figure out|compute)\b.*\b(?:my|our) (?:teams?|bill|plan|subscription)\b/,
  ],
  [null, /\be ?way ?bills?\b/],
  [
    charges,
    /^(?:is there|are there|any|do (?:you|i)|will (?:i|there)|kya)\b(?!.*\b(?:cancel\w*|courier|parcel)\b).*\b(?:set ?up|joining|hidden|installation|one ?time) (?:fees?|charges?|costs?)\b/,
  ],
  [
    optionalOnForm,
    /^(?:what|which)\b(?!.*\b(?:careers?|jobs?|application|positions?|roles?|cv|resume)\b).*\b(?:form|waitlist|fields?)\b.*\boptional\b/,
  ],
  [
    "is the ig handle compulsory on the waitlist form",
    /^(?!.*\b(?:jobs?|careers?|positions?|sell|selling)\b).*\b(?:insta(?:gram)?|ig) (?:handle|id|account)\b.*\b(?:zaruri|zaroori|jaruri|compulsory|mandatory|required|necessary)\b/,
  ],
  [
    allRooms,
    /^(?:which|what) (?:role|seat|login|plan)\b(?!.*\b(?:but|except|without|not|cannot|cant|doesnt|isnt|no|only|cheap\w*)\b).*\b(?:see|sees|access|open|opens|do|does|has|have|gets?|use)\b.*\b(?:everything|all (?:the )?(?:seven )?(?:rooms|modules|features|data))$|^who (?:can|may) (?:see|access|do|open|use) (?:everything|all (?:the )?(?:seven )?(?:rooms|modules|features))$/,
  ],
  [
    "how much for $1 people",
    /^(?:(?:hi|hello|hey) )?(?:(?:i|we) (?:have|employ) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons|employees|staff|team members|workers)(?: (?:in|on) (?:my|our|the) team)?|we are (?:an? team of )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:people|persons|employees|of us))?)$/,
  ],
  ["is there a free trial", /^(?:from )?when (?:do|does) (?:the |my )?(?:fortnight|14 days) of (?:test|try|trial)\w*/],
  [
    "how many free months do i get for $1 referrals",
    /^(?:so |and )*(?:what )?if (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:friends?|brands?|pals) (?:join|sign ?up|register)(?: (?:with|through|via|using) my (?:link|code))?$|\b(?:bring|brought|refer|referred|roped in|invite|invited) (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:friends?|brands?|founders?|pals)\b.*\b(?:what|how many|how much) (?:do|will|would|did|months)\b/,
  ],
  [
    "what if i cancel in the middle of the month",
    /^(?:and |so )*(?:what )?(?:happens )?if i cancel(?: (?:midway|mid ?month|in between|early))?$/,
  ],
  [
    "what if i am number 101",
    /^(?=.*\b(?:still|can i|may i)\b).*\bi am (?:the )?(?:(?:brand )?number (?:10[1-9]|1[1-9]\d|[2-9]\d\d)|(?:10[1-9]|1[1-9]\d|[2-9]\d\d)(?:st|nd|rd|th) brand)\b/,
  ],
  ["can i speak an order", /\border\b.*\bbol(?:kar|ke|kr|na)\b|\bbol(?:kar|ke|kr)\b.*\border\b/],
  [
    "how much should i make before diwali",
    /\b(?:plan|planning|prepare|preparing|ready|stock up|gearing up)\b(?=.*\b(?:stock|inventory|pieces|production|make|quantit\w*)\b).*\b(?:diwali|onam|holi|rakhi|festivals?|festive season|wedding season)\b/,
  ],
  [
    accessible,
    /\b(?:only |just )?(?:with|by|using|use) (?:only |just )?(?:a |the |my )?keyboard\b|\bkeyboard (?:alone|only|navigation|accessible|access)\b|\bscreen ?readers?\b|\b(?:talkback|voiceover|nvda)\b/,
  ],
  ["are there transcripts for the audio", /\btranscripts?\b.*\b(?:recordings?|audio|each|every|all)\b/],
  [
    helperPrices,
    /\b(?:helper|staff|nephew|cashier)\b.*\b(?:change|edit|badal)\w* (?:the |my )?prices?\b|\b(?:helper|staff|nephew|cashier)\b.*\bprices? (?:change|badal)/,
  ],
  ["when does ladoo launch", /^who(?:s| is| gets| will be| comes| goes)?(?: let)? in first$/],
  [
    "is there a free trial",
    /^when (?:do|does|will) (?:the |my |our |your )?(?:free |14 days? )*trial(?: period)?\b.*\b(?:start|begin|count|run)/,
  ],
  [
    "i work alone, what do i pay",
    /^(?=.*\b(?:how much|cost|price|pay)\b).*\b(?:i|we) (?:do|run|manage|handle) (?:everything|it all|all of it|(?:the |my )?(?:whole )?(?:business|shop|brand)) (?:alone|by myself|myself|on my own|single ?handed(?:ly)?)\b/,
  ],
];

/** "Of the ten modules": more of something than there is. */
const COUNTED = new RegExp(
  `\\b(?:of the|of your|your|ladoos?) (\\d{1,3}|${COUNT_WORD}) (modules|roles|open positions)\\b`,
);
const COUNTS: Readonly<Record<string, number>> = {
  modules: modules.length,
  roles: pricingRoles.length,
  "open positions": positions.length,
};

/** What the sentence tells, with the part that its pattern captures in place of "$1". */
function meaningTold(question: string): Meaning | undefined {
  const said = asTyped(question);
  if (said.length > MOST_LETTERS) return undefined;
  const [meaning, pattern] = TOLD.find(([, one]) => one.test(said)) ?? [];
  return typeof meaning === "string"
    ? meaning.replace("$1", pattern?.exec(said)?.slice(1).find(Boolean) ?? "")
    : meaning;
}

/** Whether a sentence tells by itself what is meant, so that it leans on no other question. */
export const tellsPlainly = (question: string): boolean => meaningTold(question) !== undefined;

/** The count that a question takes for granted, as a question of its own, where it is too high. What is less may be a part. */
function miscounted(question: string): string | undefined {
  const [, said = "", what = ""] = COUNTED.exec(asTyped(question)) ?? [];
  const count = countOf(said) || Number(said);
  return count > (COUNTS[what] ?? Number.POSITIVE_INFINITY)
    ? `${what === "open positions" ? "are there" : "does ladoo have"} ${said} ${what}`
    : undefined;
}

/** An answer, another question in full (of a subject alone, or of a sentence that asks or claims something), or that no page tells. */
type Plain = { draft: Draft } | { meant: string; isSubject: boolean } | { isUntold: true };

/** What a plain question means: its answer, the question in full, or that no page tells; null where a question says more. */
export function readPlainly(question: string): Plain | null {
  for (const read of [meaningOf, meaningTold, miscounted]) {
    const meaning = read(question);
    if (meaning === null) return { isUntold: true };
    if (meaning !== undefined)
      return typeof meaning === "string" ? { meant: meaning, isSubject: read === meaningOf } : { draft: meaning() };
  }
  return null;
}
