/**
 * Questions that claim something: "Refund window is 7 days, right?", "Is the QR fee 2%?", "Are the founders real?". What is
 * claimed is held against the answer that is being given, so that it begins with the verdict.
 *
 * A wrong verdict is far worse than none. Three things make one certain: the answer itself says what the claim is about; the
 * question brings one figure of that kind; and besides it holds no word but those of the claim, since any other ("still", "only",
 * "for life") could turn it.
 */
import { type Draft, hasVerdict, withoutVerdict } from "./compose.ts";
import { sentencesOf } from "../corpus/passage.ts";
import { counted, hoursOf, monthsIn, SPAN } from "../language/figures.ts";
import { MONTHS } from "../language/language.ts";
import { COUNT_WORD } from "../language/number-words.ts";
import { INDIAN_CITY } from "../language/places.ts";
import type { Query } from "../search/query.ts";
import { readRoleQuestion } from "./role-question.ts";

type Figure = number | string;
/** How a kind of figure is written in a question, and what it comes to there and in an answer. */
type Unit = { asked: RegExp; read: (written: string) => Figure };

const MONTH_NAMES = MONTHS.flatMap((name) =>
  name === "may" ? ["(?<!\\b(?:you|we|it|i) )may"] : [name, name.slice(0, 3)],
).join("|");
const NUMBER = `(?<![.\\d])\\b(?:\\d{1,4}|(?!(?:an?|do)\\b)${COUNT_WORD})\\b`;
/** Cities that a question may name. */
export const CITIES = `${INDIAN_CITY}|india|singapore|dubai|london|usa`;

const UNITS = {
  percent: { asked: /(?<![\d.])\d{1,3}(?:\.\d+)? percent\b/, read: Number.parseFloat },
  rupees: {
    asked: /(?:\b(?:rs|inr) )?(?<![.\d])\b\d{3,5}\b(?! percent)(?: (?:rs|rupees|inr)\b)?/,
    read: (written) => Number(written.replace(/[^\d.]/g, "")),
  },
  /** "The same day" is none. */
  time: { asked: SPAN, read: (written) => hoursOf(written.replace("-", " ")) },
  months: {
    asked: new RegExp(
      `(?<![.\\d])\\b(?:\\d{1,2}|${COUNT_WORD}) (?:whole |full )?(?:free )?(?:months?|years?)\\b|(?<=\\bfor )annual$`,
    ),
    read: monthsIn,
  },
  date: {
    asked: new RegExp(`\\b(?:(?:${MONTH_NAMES})(?: (?:of )?20\\d\\d)?|20\\d\\d)\\b`),
    read: (written) => written.toLowerCase().replace(" of", ""),
  },
  count: { asked: new RegExp(NUMBER), read: counted },
  place: {
    asked: new RegExp(`\\b(?:${CITIES})\\b`),
    read: (written) => written.toLowerCase().replace("bengaluru", "bangalore"),
  },
} as const satisfies Readonly<Record<string, Unit>>;

type Claim = {
  /** What the question must name, and the other words it may hold. */
  about: RegExp;
  words: string;
  /** The question without names that are no part of the claim. */
  rest?: (query: Query) => string;
  /** Where the answer says it. */
  told: RegExp;
};
/** What is claimed is a figure: `told` has it as its first group, and in further ones what is true in another case. */
type OfFigure = Claim & {
  unit: keyof typeof UNITS;
  /** "Within 7 days" of 14 is as true as "within 14", and "within an hour" of what takes minutes. */
  within?: "less" | "more";
  /** Narrows the claim: what is false without it is false with it. */
  narrows?: RegExp;
};
/** What is claimed is one of two sides. */
type OfSide = Claim & { yes: RegExp; no: RegExp };
type Claimable = OfFigure | OfSide;

const NEVER = /(?!)/g;
const WITHIN = /\b(?:within|under|in|gets?)\b/;

const FEE_WORDS =
  "payment payments fee fees charge charges cost costs charged rate commission transaction transactions pay ladoo take takes";
const EARLY_BIRD = "earlybird offer offers discount off price brands brand waitlist";
const JOBS = "job jobs position positions vacancies vacancy openings open opening all careers";

const CLAIMABLE: readonly Claimable[] = [
  // Prices and fees
  {
    about: /\d/,
    rest: besideRole,
    words: "role plan login seat user users price priced cost costs month monthly a before gst rs rupees",
    unit: "rupees",
    told: /₹([\d,]+) per user per month(?:, or ₹([\d,]+))?/,
  },
  {
    // What twelve months come to differs by how they are paid.
    about: /^(?=.*\bmonth(?:ly)?\b).*\b(?:annual|annually|yearly|year)\b/,
    rest: besideRole,
    words: "role plan login seat user price cost costs month a annual annually yearly year billing paid pay",
    unit: "rupees",
    told: /or ₹([\d,]+) a month on annual billing/,
  },
  // Rooms have no price of their own.
  {
    about: /\b(?:storeroom|salesdesk|cashregister|customerlounge|salesoutlets|crew|crystalball|modules?)\b/,
    words:
      "storeroom salesdesk cashregister customerlounge salesoutlets crew crystalball module each one per cost costs price priced month rs rupees",
    yes: NEVER,
    no: /\b\d{3,5}\b/,
    told: /is priced by role/,
  },
  {
    // By UPI one may pay a link too, which costs more.
    about: /\bqrs?\b/,
    words: `qr upi code codes scan ${FEE_WORDS}`,
    unit: "percent",
    told: /QR code(?:s| payments)? costs? (?:you )?([\d.]+)%/,
  },
  {
    about: /\b(?:paymentlinks?|links?)\b/,
    words: `paymentlink paymentlinks link links ${FEE_WORDS}`,
    unit: "percent",
    told: /payment links? costs? (?:you )?([\d.]+)%/,
  },
  {
    // "50% off for 12 months" is of the offer, and not of annual billing.
    about:
      /^(?!.*(?<!\b(?:pay|paying|paid) )\bfor (?:an? |the |one |whole )*(?:annual|year)\b(?! (?:plan|bill|pay))).*(?:\b(?:annual|yearly|annually|year)\b.*\b(?:plans?|billing|pay\w*|sav\w+|discount|cheaper)\b|\b(?:pay\w*|sav\w+)\b.*\b(?:annual|yearly|annually|year)\b)/,
    words:
      "annual annually yearly year plan plans billing discount save saves saving savings off cheaper pay paying paid if",
    unit: "percent",
    told: /Paying annually saves (\d+)%/,
  },
  {
    about: /\bgst\b/,
    words: "gst tax plan plans price prices role roles rate top extra added plus",
    unit: "percent",
    told: /GST at (\d+)%/,
  },
  {
    about: /\b(?:gst|tax)\b/,
    words:
      "gst tax qr upi code link paymentlink fee fees payment price prices role roles plan plans already charged pay paid lagega lagta",
    yes: /\b(?:extra|top|add|added|plus|excluded|separate|separately)\b/,
    no: /\b(?:include|includes|included|including|inclusive|contain|contains|covers|covered|inside)\b/,
    told: /GST at \d+% comes on top|% plus GST on the fee/,
  },
  // The offer
  {
    about: /\bearlybird\b/,
    words: `first ${EARLY_BIRD}`,
    unit: "percent",
    narrows: /\bfor (?:\w+ ){1,2}(?:months?|years?)\b|\bfor annual\b/g,
    told: /(\d+)% off for \d+ months/,
  },
  {
    about: /\b(?:earlybird|50 percent|half)\b/,
    words: `50 percent half lasts last long ${EARLY_BIRD}`,
    unit: "months",
    told: /(?:off|half) (?:for|lasts) (?:the )?(\d+ months)/,
  },
  {
    about: /\bearlybird\b.*\bfree\b|\bfree\b.*\bearlybird\b/,
    words: `free gives give ${EARLY_BIRD}`,
    unit: "months",
    told: /(\d+ months?) free/,
  },
  {
    about: /\b(?:earlybird|first)\b|\b(?:spots|places)\b/,
    words: "earlybird offer offers discount spots places seats brands first waitlist limited",
    unit: "count",
    within: "less",
    told: /There are (\d+) early-bird places|first (\d+) brands on the waitlist/,
  },
  {
    about: /\b(?:per|each|every|a) (?:referral|friend|brand)\b/,
    words: "free extra months month per each every a referral friend brand refer referred",
    unit: "months",
    told: /you get (\d+) extra free month/,
  },
  {
    about: /\bcode\b/,
    words: "referral code long characters letters digits character",
    unit: "count",
    told: /referral code has (\w+) letters/,
  },
  {
    about: /\btrial\b/,
    words: "trial free period test ladoo last lasts long",
    unit: "time",
    told: /(\d+-day) free trial/,
  },
  {
    about: /\b(?:launch\w*|live|start|starts|starting|begin|release\w*|open|opens|coming|out)\b/,
    words:
      "in will launch launches launching launched live go goes going start starts starting begin release released releasing open opens coming come out app beta ladoo date month planned",
    unit: "date",
    told: /launches in (\w+ \d{4})/,
  },
  // Policies
  {
    about: /\brefunds?\b|\bmoney back\b/,
    words:
      "refund refunds refundable window period policy limit deadline ask request claim money back first payment possible within days any time anytime paying",
    unit: "time",
    within: "less",
    told: /refund within (\d+ days) of your first payment/,
  },
  {
    about: /\bdata\b/,
    words:
      "data keep keeps kept store stored retain retained after cancel cancelling canceling cancellation cancelled leave leaving ladoo account closing",
    unit: "time",
    told: /keep your data for (\d+ days)/,
  },
  {
    about: /\bnotice\b/,
    words:
      "notice fee fees price prices raise raising change changing changes increase increasing increases before give gives given us me",
    unit: "time",
    told: /at least (\d+ days)' notice/,
  },
  {
    about: /\bage\b/,
    words: "minimum age years old must user users ladoo",
    unit: "count",
    told: /at least (\d+) years old/,
  },
  {
    about: /\brenew\w*\b/,
    words: "will renew renews renewal renewed plan plans subscription own month every role",
    yes: /\b(?:automatic|automatically|auto|itself|by its own)\b/,
    no: /\b(?:manually|manual|myself|by hand)\b/,
    told: /(?:^|[^.]*\b)renews? automatically/,
  },
  {
    about: /\bupgrade\b|\bhigher role\b/,
    words:
      "upgrade someone somebody role roles plan move in higher person helper mid middle month any time anytime during",
    yes: /\b(?:mid|middle|anytime|any time|during)\b/,
    no: NEVER,
    told: /new rooms open at once/,
  },
  {
    about: /\barbitrat\w*\b/,
    words: "in arbitration arbitrated held dispute disputes place",
    unit: "place",
    told: /arbitration in (\w+)/,
  },
  // The company
  {
    about: /\b(?:you|ladoo|office|company)\b/,
    words: "in ladoo office company based located city headquarters headquartered indian",
    unit: "place",
    told: /is based in (\w+, \w+)/,
  },
  {
    about: /\b(?:jobs?|positions?|vacanc\w+|openings?)\b/,
    words: `in ${JOBS} based located`,
    unit: "place",
    narrows: /\b(?:only|just|on ?site|office)\b/g,
    told: /full-time,? in (\w+) with remote possible/,
  },
  {
    about: /\b(?:jobs?|positions?|vacanc\w+|openings?)\b/,
    words: `${JOBS} work`,
    yes: /\b(?:remote|full ?time)\b/,
    no: /\b(?:part ?time|only on ?site)\b/,
    told: /full-time,? in \w+ with remote possible/,
  },
  {
    about: /\b(?:linkedin|portfolio)\b/,
    words: "linkedin portfolio profile link links job jobs application apply form field in",
    yes: /\boptional\b/,
    no: /\b(?:required|needed|mandatory|compulsory|necessary|must|have to give)\b/,
    told: /LinkedIn and portfolio links are optional/,
  },
  {
    about: /\bpositions?\b|\bjobs?\b/,
    words: JOBS,
    unit: "count",
    told: /There are (\w+) open positions/,
  },
  {
    about: /\b(?:reply|replies|respond|responds|response|answer|answers)\b/,
    words:
      "in will reply replies respond responds response answer answers whatsapp team support ladoo within time typically usually message messages",
    unit: "time",
    within: "more",
    told: /responds within (\d+ minutes)/,
  },
  {
    about: /\bdemo\b/,
    words: "demo demos last lasts long take takes call free",
    unit: "time",
    told: /demo takes (\d+ minutes)|a (\d+-minute) demo/,
  },
  {
    about: /\bpayouts?\b|\b(?:money|bank)\b/,
    words:
      "in payout payouts come comes reach reaches money bank account settle settled settlement take takes after arrive arrives paid",
    unit: "time",
    within: "more",
    told: /the (same day)/,
  },
  {
    about: /\bpayouts?\b|\b(?:money|bank)\b/,
    words:
      "payout payouts come comes reach reaches money bank account settle settled settlement arrive arrives paid the day",
    yes: /\bsame day\b/,
    no: /\b(?:next day|next week)\b/,
    told: /the same day/,
  },
  // What one pays, and what one is bound to
  {
    about: /\b(?:same|flat|equal)\b/,
    words:
      "in everyone everybody all each every my our team people users user members pays pay paid same flat single equal price prices fee rate cost costs",
    yes: NEVER,
    no: /\b(?:same|flat|equal)\b/,
    told: /each role has a price/,
  },
  {
    about: /\bfree\b/,
    words: "ladoo completely totally fully free forever always lifetime plan app software product use everyone",
    yes: NEVER,
    no: /\bfree\b/,
    told: /is a paid subscription/,
  },
  {
    about: /^(?!.*\b(?:can|may|could)\b).*\b(?:must|have to|minimum)\b/,
    words:
      "must have to signup sign up at least one year minimum contract period commit commitment lock bound subscription",
    yes: NEVER,
    no: /\b(?:must|least|minimum|commit\w*|lock\w*|bound|contract)\b/,
    told: /no minimum contract/,
  },
  {
    about: /\bcards?\b/,
    words: "need needs credit debit card join joining waitlist signup sign up must have required",
    yes: NEVER,
    no: /\b(?:need|needs|must|required|have to)\b/,
    told: /needs no card/,
  },
  {
    about: /\bwaitlist\b/,
    words:
      "waitlist closes close closed closing completely fully ends end stops after once hundred 100 brands brand first join joined signup signed up full",
    yes: /\bstays? open\b/,
    no: /\b(?:closes?|closed|closing|ends?|stops?)\b/,
    told: /the waitlist stays open/,
  },
  // What there is
  { about: /\bmodules\b/, words: "modules ladoo different", unit: "count", told: /has (\w+) modules/ },
  { about: /\broles\b/, words: "roles ladoo different price pricing", unit: "count", told: /There are (\w+) roles/ },
  {
    about: /\bepisodes\b/,
    words: "episodes podcast podcasts founders out listen already",
    unit: "count",
    told: /Podcast has (\w+) episodes/,
  },
  {
    about: /\bpodcasts?\b/,
    words: "podcast podcasts founders founder ladoo any",
    yes: /\b(?:there|have|any)\b/,
    no: NEVER,
    told: /\bPodcast\b|\bpodcast\b/,
  },
  {
    about: /\b(?:founders?|people|brands?|tara|kabir|dev|characters)\b/,
    words:
      "in founder founders people person persons brand brands tara kabir dev characters stories story website site behind",
    yes: /\b(?:made up|fictional|fictitious|invented|fake|imaginary|inventions)\b/,
    no: /\b(?:real|actual|genuine|exist)\b/,
    told: /\bmade up\b/,
  },
  {
    about: /\b(?:afraid|scared|fear\w*|nervous)\b/,
    words:
      "im am afraid scared nervous fear technology tech techapprehension software computers apps new founder founders who felt feels same like as too story about story",
    yes: /\b(?:there|any)\b.*\bfounders?\b|\bfounders?\b.*\btoo\b/,
    no: NEVER,
    told: /Tech Apprehension/,
  },
];

/** Words that say that something is claimed, or join others, and turn nothing. */
const GLUE =
  "is are was do does did can could has have had am be being the a an i we my our your you it its they them there for of to on at by per with this that these and get gets getting got us me hey hi please so then ka ke ki ko se me mein hai hain na ji kya par pe heard hear told read think thought believe true sure somebody someone friend said says say told tell tells confirm somewhere correct right really";
const glue = new Set(GLUE.split(" "));
const wordSets = new Map(CLAIMABLE.map((claimable) => [claimable, new Set(claimable.words.split(" "))]));

/** Asked as it is put: with a mark or a word for it at the end, or a verb at the beginning. */
const ASKS_IF =
  /\?\s*$|\b(?:right|correct|true|yes|no|na|n't it|isnt it|doesnt it|(?:please )?confirm(?: (?:it|this|that|please|for me))*)\W*$|^\W*(?:so |and |but |kya )?(?:is|are|do|does|can|could|will|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|since)\b/i;
/** What asks for more than a verdict. */
const QUESTION_WORD =
  /\b(?:what|which|how|when|where|(?<!\b(?:founder|someone|somebody|anyone) )who|whom|whose|why|kab|kaise|kitn[aei])\b/;
const PREMISE = /^(?:since|as|because|given|if) (?:that )?(.+?) (?=what|which|how|when|where|who|why)/;
/** A negative at the beginning, or put after it, asks the same as a plain one. */
const ASKED_NEGATIVELY =
  /^(?:isnt|arent|doesnt|dont|cant|wont|didnt) | (?:isnt|arent|doesnt|dont|cant|wont) (?:it|they|that|you|there|i|we)$/g;

/** The question without the one role it names; nothing where it names several. */
function besideRole(query: Query): string {
  const { roles, rest } = readRoleQuestion(query);
  const [named, another] = roles;
  return named && !another && named.count === 1 ? rest : "";
}

/** Whether a text holds these words and none besides, but for those that turn nothing. */
export const holdsOnly = (text: string, words?: ReadonlySet<string>): boolean =>
  text
    .split(" ")
    .filter(Boolean)
    .every((word) => glue.has(word) || words?.has(word));

/** Whether a question asks if something is so, rather than what. */
export const asksIf = ({ text, plain }: Query): boolean => ASKS_IF.test(text) && !QUESTION_WORD.test(plain);

/** What a question that sets two things side by side asks for, or claims of the first. */
export function comparedIn(text: string): { asked: "cheaper" | "dearer"; at: number } | null {
  const less = /\b(?:cheaper|cheapest|costs? less|less expensive|lower)\b/.exec(text);
  const more = /\b(?:dearer|costlier|pricier|more expensive|costs? more|higher)\b/.exec(text);
  // Both together ask for the difference.
  if (less && more) return null;
  return less ? { asked: "cheaper", at: less.index } : more ? { asked: "dearer", at: more.index } : null;
}

function isSame(claimed: Figure, told: Figure): boolean {
  if (typeof claimed === "number" || typeof told === "number") return claimed === told;
  // "August" and "2025" are both right of "August 2025", and so is "Aug".
  return claimed
    .split(" ")
    .every((word) => told.split(/\W+/).some((part) => part === word || (word.length === 3 && part.startsWith(word))));
}

/** What a question claims: for a figure what it comes to, for a side whether it is the one that is true. */
type Claimed =
  | { claimable: OfFigure; figure: Figure; isNarrowed: boolean; isWithin: boolean }
  | { claimable: OfSide; isYes: boolean };
type Claims = { list: readonly Claimed[]; isPremise: boolean };

function claimedOf(claimable: Claimable, query: Query, said: string): Claimed | null {
  if (!claimable.about.test(said)) return null;
  const claim = (claimable.rest?.(query) ?? said).replace(ASKED_NEGATIVELY, "");
  const words = wordSets.get(claimable);
  if (!("unit" in claimable)) {
    const [isYes, isNo] = [claimable.yes.test(claim), claimable.no.test(claim)];
    const rest = claim.replace(claimable.yes, " ").replace(claimable.no, " ");
    return isYes !== isNo && holdsOnly(rest, words) ? { claimable, isYes } : null;
  }
  const { asked, read }: Unit = UNITS[claimable.unit];
  const found = asked.exec(claim);
  const figure = found ? read(found[0]) : Number.NaN;
  if (!found || Number.isNaN(figure)) return null;
  const besides = claim.replace(asked, " ");
  const rest = besides.replaceAll(claimable.narrows ?? NEVER, " ");
  // A month may be 30 days or 31.
  const isNarrowed = rest !== besides || (claimable.unit === "time" && found[0].includes("month"));
  return holdsOnly(rest, words) ? { claimable, figure, isNarrowed, isWithin: WITHIN.test(claim) } : null;
}

/** What a question claims, in words that leave nothing open; mostly nothing. */
export function claimsOf(query: Query): Claims {
  const premise = PREMISE.exec(query.plain)?.[1];
  const isPremise = premise !== undefined;
  const said = premise ?? query.plain;
  const list =
    isPremise || asksIf(query) ? CLAIMABLE.flatMap((claimable) => claimedOf(claimable, query, said) ?? []) : [];
  return { list, isPremise };
}

/** Whether what is claimed is so; null where the answer does not tell. */
function verdictOn(claimed: Claimed, body: string): boolean | null {
  const told = claimed.claimable.told.exec(body);
  if (!told) return null;
  if ("isYes" in claimed) return claimed.isYes;
  const { claimable, figure, isNarrowed, isWithin } = claimed;
  const { read }: Unit = UNITS[claimable.unit];
  const [first = Number.NaN, ...others] = told
    .slice(1)
    .flatMap((written) => (written === undefined ? [] : [read(written)]));
  if (isSame(figure, first)) return isNarrowed ? null : true;
  const isAsTrue =
    isWithin && (claimable.within === "less" ? figure < first : claimable.within === "more" && figure > first);
  return isAsTrue || others.some((other) => isSame(figure, other)) ? null : false;
}

/** Whether an answer settles what is claimed. */
export const settles = ({ list }: Claims, body: string): boolean =>
  list.some((claimed) => verdictOn(claimed, body) !== null);

/** The figure as the answer writes it. */
const writtenAs = (written: string, unit: keyof typeof UNITS): string =>
  unit === "percent" ? `${written}%` : unit === "rupees" ? `₹${written}` : written;

/** The answer with "Yes" or "No" before it, where it settles what is claimed. */
export function withVerdict(draft: Draft, { list, isPremise }: Claims): Draft {
  for (const claimed of list) {
    const isSo = verdictOn(claimed, draft.body);
    if (isSo === null) continue;
    const body = withoutVerdict(draft.body);
    if (isPremise) return isSo ? draft : { ...draft, body: `Not so. ${body}` };
    return { ...draft, body: `${isSo ? "Yes" : `No${instead(claimed.claimable, body)}`}. ${body}` };
  }
  return draft;
}

/** Says that something is not so, and asks whether that is right. */
const DENIES = /(?<!^)\b(?:no|not|never|nothing|zero|without|dont|doesnt|wont|isnt|arent|cannot|cant)\b/;

const DENIED = /^No[.,:] +/;
/** "Do I pay the whole month for a new helper?": a "Yes" that answers whether one may be added says nothing of that. */
const IN_WHOLE = /\b(?:full|whole|entire) (?:month|year|price|fee|amount)\b/;

/** Prices do not include GST; that it is added is no reason to say "No". */
const ON_TOP = /^No[.,:] +GST\b.*\bon top\b/;
const INCLUDED = /\b(?:includ\w*|inclusive|contain\w*|cover\w*|within|inside|final|all in)\b/;

/** The answer without a verdict that is on another question: "Ladoo takes no cut, right?" is not denied by "No markup". */
export function withoutTurnedVerdict(draft: Draft, query: Query): Draft {
  const { plain } = query;
  const isTurned = DENIED.test(draft.body)
    ? (asksIf(query) && DENIES.test(plain.replace(ASKED_NEGATIVELY, ""))) ||
      (ON_TOP.test(draft.body) && !INCLUDED.test(plain))
    : hasVerdict(draft) && IN_WHOLE.test(plain);
  return isTurned ? { ...draft, body: withoutVerdict(draft.body) } : draft;
}

/** ", 14 days" where the answer does not begin with it. */
function instead(claimable: Claimable, body: string): string {
  const [first = ""] = sentencesOf(body);
  const written = claimable.told
    .exec(body)
    ?.slice(1)
    .find((group) => group !== undefined);
  return !("unit" in claimable) || written === undefined || claimable.told.test(first)
    ? ""
    : `, ${writtenAs(written, claimable.unit)}`;
}
