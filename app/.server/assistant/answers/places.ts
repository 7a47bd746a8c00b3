/**
 * Questions about a place: who of the founders is from there, whether Ladoo works there or has an office there, and
 * whether one may work for it from there. Each names a city of India or means all of the country; which one, changes only
 * the verdict.
 */
import { about } from "#app/content/about.ts";
import { brand } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { inNumber } from "../language/number-words.ts";
import { aboutLink, careersLink, whereLadooIs, whereOneWorks } from "../corpus/company.ts";
import { capitalised, inWords, sentencesOf } from "../corpus/passage.ts";
import { waitlist } from "../corpus/offer.ts";
import { introductionOf } from "../corpus/tales.ts";
import { INDIAN_CITY } from "../language/places.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import { type Draft, firstAnswer } from "./compose.ts";

/** What older and other names of a city stand for. */
const SAME_CITY: Readonly<Record<string, string>> = {
  bengaluru: "bangalore",
  banglore: "bangalore",
  cochin: "kochi",
};
export const A_CITY = new RegExp(`\\b(?:${INDIAN_CITY})\\b`, "g");
/** The cities a text names, by one name each, in its order. */
export const citiesIn = (text: string): string[] =>
  (text.match(A_CITY) ?? []).map((named) => SAME_CITY[named] ?? named);
const cityIn = (text: string): string => citiesIn(text)[0] ?? "";

const pattern = (source: string): RegExp => new RegExp(source.replaceAll("CITY", `(?:${INDIAN_CITY})`));

const FROM_THERE = [
  pattern(
    "\\b(?:who|whos|which (?:one|founder|brand|seller)s?|any(?:one|body)|some(?:one|body)|(?:any|a|some|an) (?:\\w+ )?(?:founder|brand|seller|story)|founders?|stor(?:y|ies)|kahani)\\b(?: of (?:them|the three|these))?(?: (?:is|are|lives?|living|sits|sells|selling|comes?|here|there|with|about|based|located|set|you have|told|by|a|brands?|someone|somebody|founders?|people|sellers?))* (?:from|in|of) CITY$",
  ),
  pattern(
    "\\bCITY (?:se|wala|wali|wale|ka|ki|ke|mein|me) (?:\\w+ )?(?:kaun|kon|koi|founder|brand|story|kahani|stories)\\b",
  ),
];
/** What is asked of the product, and not of who has it. */
const OF_LADOO = /\b(?:ladoo|company|office|team|you|your|job|jobs|engineer|designer|use|stall|stalls|weather)\b/;

function answerFromThere({ text }: Query): Draft | null {
  const asked = asTyped(text);
  const city = cityIn(asked);
  if (OF_LADOO.test(asked.replace(/\b(?:do|can) you (?:have|know|tell)\b|\b(?:have|got) you\b|\byour\b/g, "")))
    return null;
  if (!city || !FROM_THERE.some((one) => one.test(asked))) return null;
  const founder = founders.find((one) => one.city.toLowerCase() === city);
  if (founder) return introductionOf(founder);
  const all = founders.map((one) => `${one.name} of ${one.brandName} is in ${one.city}`);
  return {
    body: `None of the ${inNumber(founders.length)} founders on this website is from ${capitalised(city)}: ${inWords(all)}.`,
    links: founders.flatMap((one) => introductionOf(one).links.slice(1)),
  };
}

const THERE =
  "(?:CITY|(?:all (?:over |of |across )?|any part of |any city (?:of|in) |every (?:city|state)(?: of| in)? |whole |entire |the whole of )?(?:india|country)|(?:an? )?(?:small|smaller|tier (?:2|3|two|three)) (?:towns?|cit(?:y|ies))|my (?:city|town|village|state)|(?:an? )?villages?|every (?:city|state))";
const IN_THERE = `(?:(?:in|at|from|to|across|throughout|outside|for) ${THERE}|all over (?:india|the country)|(?:pan|all) india)`;
const LADOO_THERE = [
  `\\b(?:is|are|will) (?:ladoo|it|this|the app|your (?:app|service|product)|you)(?: (?:be|also|only|even))* (?:(?:available|usable|offered|active|operational|there|meant|made) ${IN_THERE}|for ${THERE})`,
  `\\b(?:do|does|will|can) (?:ladoo|it|this|the app|you|your (?:app|service|product))(?: (?:also|even))* (?:work|run|operate|serve|support|cover|come|deliver|function)\\w*(?: (?:brands?|sellers?|businesses|shops?|people|customers|services?))? ${IN_THERE}`,
  `\\b(?:can|could|may) (?:i|we|someone|anyone|people|brands?|sellers?) (?:use|get|have|join|run) (?:ladoo|it|this|the app) ${IN_THERE}`,
  `\\bi (?:am|live|sit|sell|run my (?:brand|shop)|have (?:a|my) (?:brand|shop))(?: based)? (?:in|from) ${THERE},?(?: (?:and|so))? (?:is (?:ladoo|it|this) (?:for me|available)|can i (?:use|join|get)|do you (?:serve|deliver|work|come)|does (?:ladoo|it) (?:work|serve|deliver|come))`,
  `\\b(?:ladoo|ye|yeh|app) (?:app )?(?:CITY|mere (?:sheher|shehar|gaon|town)|gaon|chhote sheher|pure india|poore india|sab jagah) (?:mein|me|main|par)? ?(?:bhi )?(?:chal|mil|available|kaam|hai)`,
  `^(?:ladoo )?available (?:in|at) ${THERE}`,
  "\\b(?:pan|all) india (?:me |mein )?available\\b|\\bavailable (?:pan|all) india\\b",
].map(pattern);
const ASKS_MORE =
  /\b(?:when|kab|how|why|which|what|who|price|cost|discount|launch\w*|job|jobs|work for|office|abroad|export|sell in)\b/;

const [howIndiaSells = ""] = sentencesOf(
  about.values.points.find(({ title }) => /Made in India/.test(title))?.description ?? "",
);

function answerAboutReach({ text }: Query): Draft | null {
  const asked = asTyped(text);
  if (ASKS_MORE.test(asked) || !LADOO_THERE.some((one) => one.test(asked))) return null;
  if (/\boutside (?:of )?(?:india|the country)\b/.test(asked)) return null;
  return {
    body: `Yes, anywhere in India: ${brand.name} is a web app, and opens in the browser of your phone. It launches in {launchMonth}, as a beta. ${howIndiaSells}`,
    links: [waitlist, aboutLink],
  };
}

const OFFICE_THERE = pattern(
  "\\b(?:(?:do|does|have|has) (?:you|ladoo|the company)(?: have)?|is there|any|your)\\b(?: \\w+)? ?(?:office|branch|centre|center|showroom|store)s? (?:\\w+ )?(?:in|at|near) CITY\\b",
);

function answerAboutOffice({ text }: Query): Draft | null {
  const asked = asTyped(text);
  if (!OFFICE_THERE.test(asked)) return null;
  const isThere = cityIn(asked) === brand.city.toLowerCase();
  return {
    body: isThere ? `Yes. ${whereLadooIs}` : `No. ${whereLadooIs} This website names no other office.`,
    links: [aboutLink, careersLink],
  };
}

const WORK_FROM_THERE = pattern(
  "\\b(?:can|could|may) (?:i|we|one|someone|an? \\w+) (?:work|do (?:the|this|that) job|join)(?: for (?:you|ladoo|your company))?(?: remote(?:ly)?)? (?:from|out of|sitting in) CITY\\b|\\bCITY se (?:kaam|job) kar sak",
);

const answerAboutWorkplace = ({ text }: Query): Draft | null =>
  WORK_FROM_THERE.test(asTyped(text)) ? { body: whereOneWorks, links: [careersLink] } : null;

const readers = [answerAboutWorkplace, answerAboutOffice, answerFromThere, answerAboutReach];

/** What a question about a place is answered with, or null. */
export const answerAboutPlace = (query: Query): Draft | null => firstAnswer(readers, query);
