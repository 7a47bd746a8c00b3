/**
 * What a position asks for and what one does in it, read from the position, how many a department has,
 * and whether there is one for another trade: search chose among six positions by words that all of them share.
 */
import { careers, positions } from "#app/content/careers.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import { careersLink, jobLink, openings } from "../corpus/company.ts";
import { capitalised, inWords, markupOf, sentencesOf } from "../corpus/passage.ts";
import { inNumber } from "../language/number-words.ts";
import { termsOf } from "../language/language.ts";
import type { Query } from "../search/query.ts";
import type { Draft } from "./compose.ts";

/** How the positions are called, by what sets each apart. */
const JOB_WORDS: Readonly<Record<string, RegExp>> = {
  "ai-engineer-nlp": /\b(?:nlp|language)\b/,
  "ai-engineer-ml": /\b(?:ml|mlops|machine learning)\b/,
  "ai-engineer-computer-vision": /\bvision\b/,
  "ai-engineer-recommender": /\brecommend\w*\b/,
  "ai-ux-designer": /\b(?:ux|designer|design)\b/,
  "social-media-marketing": /\b(?:social ?media|marketing)\b/,
};

/** The one position that is named, or null. */
export function positionIn(plain: string): JobPosition | null {
  const [job, another] = positions.filter(({ id }) => JOB_WORDS[id]?.test(plain));
  return job && !another ? job : null;
}

const DUTIES =
  /\b(?:responsib\w*|duties|daily work|job description)\b|\b(?:what|kya)\b.*\b(?:do|doing|work|works|kaam|karna|karega|karegi)\b/;
export const asksForDuties = (plain: string): boolean => DUTIES.test(plain);
const REQUIREMENTS =
  /\b(?:requirements?|require[ds]?|qualif\w*|criteria|eligib\w*|skills?|need(?:s|ed)?|must i (?:know|have)|should i know|expect\w*|ask(?:s|ed)? for|look(?:ing)? for|want(?:s|ed)? (?:in|from)|bring|zaroorat|jaruri|zaruri|chahiye|(?:should|must|has to|have to)(?: \w+){1,6} (?:know|speak|understand))\b/;
/** How many years are asked of all positions in one way, and what the form needs is another matter. */
const ANOTHER_MATTER =
  /\b(?:years?|experience|salary|pay|remote\w*|relocate|where|city|cv|resume|applications?|cover letter|linkedin|portfolio link|form|how (?:many|long|to apply)|kitn[aei])\b/;
/** Calls it work here, where "design", "language" and "marketing" are in many questions. */
const OF_WORK =
  /\b(?:engineers?|specialists?|posts?|jobs?|positions?|vacanc\w*|openings?|apply|hir(?:e|ing)|careers?|at your company|(?:nlp|mlops|vision|recommender) (?:role|person|guy|team))\b/;
/** The visitor's own people, and what they may do in the product. */
const IN_PRODUCT =
  /\b(?:sales marketing|which role|log ?in|access|admin|see|seat|(?:my|our|mer[aie]|hamar[aie]) (?:\w+ )?(?:designer|marketing|social ?media|girl|boy|team|person))\b/;

const listed = (lead: string, items: readonly string[]): string =>
  `${lead}:\n${items.map((item) => `- ${item}`).join("\n")}`;

/** What one does in a position. */
export const dutiesOf = (job: JobPosition): string => listed(`As ${job.title} you will`, job.responsibilities);

/** What a position asks for, first what the question names. */
function requirementsOf(job: JobPosition, { terms }: Query): string {
  const asked = new Set(terms.map(({ term }) => term));
  const named = new Set(termsOf(job.title));
  const isNamed = (item: string): boolean => termsOf(item).some((term) => asked.has(term) && !named.has(term));
  const own = job.requirements.filter((item) => isNamed(item));
  return own.length > 0 && own.length < job.requirements.length / 2
    ? listed(`For ${job.title} the list of requirements says`, own)
    : listed(`For ${job.title} we ask for`, job.requirements);
}

const SEEKS_WORK =
  /\b(?:vacanc\w*|openings?|hir(?:e|ing) (?:an?|any|me)|naukri|any (?:job|position|post)|(?:job|position|post|opening|work) (?:there )?for (?:me|my|an?|us)|can i apply|recruit\w*|join your (?:team|company)|work (?:at|for|with) (?:you|ladoo|your company))\b/;
/** Trades that have a name of their own, and none of the positions. */
const OTHER_TRADE =
  /\b(?:packers?|warehouse|drivers?|delivery (?:boy|person|partner)|accountants?|cashiers?|tailors?|receptionists?|peons?|hr|human resources|recruiter|sales(?:man|woman|person| executive| manager)?|telecallers?|tele callers?|data entry|content writers?|copywriters?|video editors?|photographers?|graphic designers?|(?:web|frontend|front end|backend|back end|full ?stack|java|android|ios|react|php) developers?|testers?|qa|product managers?|project managers?|operations (?:executive|head)|customer (?:support|care|service)|lawyers?|finance|cooks?|chefs?|teachers?|nurses?|security guards?)\b/;

/** Engineers are looked for. */
const ENGINEER = /\b(?:ai|engineers?)\b/;

const HOW_TO_APPLY =
  /\bhow (?:do|can|should|would|to)(?: (?:i|we|one))? apply\b|\b(?:application|applying) (?:process|form|procedure)\b|\bwhat\b.*\b(?:attach|upload|submit|send (?:in|along|with))\b/;

/** Has a part of what is asked, and wonders whether that will do. */
const IN_PART =
  /\b(?:(?<!\b(?:lack|miss) )most|not all|nearly all|almost all)\b.*\b(?:requirements?|criteria|qualifications?|qualify|skills)\b|\b(?:requirements?|criteria|qualifications?|skills)\b.*\b(?:not all|missing|lack)\b/;
const [READ_BY = "", WRITE_ANYWAY = ""] = sentencesOf(careers.positionsSection.intro);

const DEADLINE = /\b(?:deadline|(?:last|closing) (?:date|day)|until when|by when)\b/;
const APPLYING = /\b(?:apply|applying|applications?|jobs?|positions?|vacanc\w*)\b/;
const OTHER_APPLYING = /\b(?:refunds?|discounts?|offers?|coupons?|codes?|waitlist|gst|returns?|referrals?|free)\b/;
const noDeadline = `This website names no last date for applications; ${inNumber(positions.length)} positions are open now. For more, please [ask us on WhatsApp]({whatsapp}).`;

/** "How many years" and the like are asked of one position. */
const COUNTED =
  /\b(?:how many|kitn[aei]|(?:number|count) of)\b(?!.*\b(?:years?|experience|days?|hours?|months?|rounds?|applicants?|applications?)\b)/;
/** Of those who work here no number is told. */
const OPEN = /\b(?:jobs?|posts?|positions?|vacanc\w*|openings?|hir(?:e|ing)|look(?:ing)? for)\b/;
const DEPARTMENTS: Readonly<Record<string, RegExp>> = {
  Engineering: /\bengineer(?:s|ing)?\b/,
  Design: /\bdesign(?:ers?)?\b/,
  Marketing: /\bmarketing\b/,
};

/** How many of the positions are in the one department that is named. */
function countedIn(plain: string): Draft | null {
  const [department, other] = Object.keys(DEPARTMENTS).filter((name) => DEPARTMENTS[name]?.test(plain));
  if (!department || other || !COUNTED.test(plain) || !OPEN.test(plain) || IN_PRODUCT.test(plain)) return null;
  const own = positions.filter((position) => position.department.includes(department));
  return {
    body: `${capitalised(inNumber(own.length))} of the ${inNumber(positions.length)} open positions ${own.length === 1 ? "is" : "are"} in ${department}: ${inWords(own.map((position) => markupOf(jobLink(position))))}.`,
    links: [careersLink],
  };
}

const engineering = positions.filter(({ title }) => /^AI Engineer\b/.test(title));
const SEVERAL = /\b(?:which|what|all|list|names?|kinds?|types?|roles|positions|jobs|openings|vacancies)\b/;

/** The positions for AI engineers, where they are asked for all together. */
function engineersIn(plain: string): Draft | null {
  if (!/\bai engineers?\b/.test(plain) || !SEVERAL.test(plain)) return null;
  if (/\bnotice\b/.test(plain) || ANOTHER_MATTER.test(plain) || REQUIREMENTS.test(plain) || asksForDuties(plain))
    return null;
  return {
    body: `${capitalised(inNumber(engineering.length))} of the ${inNumber(positions.length)} open positions are for AI engineers: ${inWords(engineering.map((position) => markupOf(jobLink(position))))}.`,
    links: [careersLink],
  };
}

/** How one applies for a position. */
const howToApply = (job: JobPosition): string =>
  `Open ${job.title} and press '${careers.positionsSection.applyLabel}'. The form asks for your name, email, phone and a cover letter of at least 50 characters. There is no upload: your resume or CV is a link. LinkedIn and portfolio links are optional.`;

/** Reads the careers page; null for any other question. */
export function answerAboutPositions(query: Query): Draft | null {
  const { plain, wantsJob } = query;
  const job = positionIn(plain);
  if (DEADLINE.test(plain) && APPLYING.test(plain) && !OTHER_APPLYING.test(plain))
    return { body: noDeadline, links: [job ? jobLink(job) : careersLink] };
  if (IN_PART.test(plain) && APPLYING.test(plain) && !OTHER_APPLYING.test(plain))
    return { body: `Yes. ${WRITE_ANYWAY} ${READ_BY}`, links: [job ? jobLink(job) : careersLink] };
  const counted = countedIn(plain);
  if (counted) return counted;
  if (!job) {
    const engineers = engineersIn(plain);
    if (engineers) return engineers;
    const isOther = wantsJob && SEEKS_WORK.test(plain) && OTHER_TRADE.test(plain) && !ENGINEER.test(plain);
    return isOther ? { body: `No such position is open. ${openings}`, links: [careersLink] } : null;
  }
  if (HOW_TO_APPLY.test(plain) && !IN_PRODUCT.test(plain)) return { body: howToApply(job), links: [jobLink(job)] };
  if (!(wantsJob || OF_WORK.test(plain)) || IN_PRODUCT.test(plain) || ANOTHER_MATTER.test(plain)) return null;
  if (REQUIREMENTS.test(plain)) return { body: requirementsOf(job, query), links: [jobLink(job)] };
  return asksForDuties(plain) ? { body: dutiesOf(job), links: [jobLink(job)] } : null;
}
