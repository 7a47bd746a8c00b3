/**
 * What came of a journey, and how it was before and after its steps: asked of a journey by its founder or by what it is about,
 * and read from its parts, where search would find what the journey as a whole is. And which of them has the most
 * steps, or so many, and whether one can listen to them.
 */
import { journeyAudioName } from "#app/content/audio.ts";
import { journeys } from "#app/content/journeys/index.ts";
import type { Journey } from "#app/schemas/content.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { inWords, type Link, markupOf, paragraph, sentencesOf } from "../corpus/passage.ts";
import { minutesOf, outcomesOf, stepsOf } from "../corpus/tales.ts";
import { COUNT_WORD, countOf, inNumber } from "../language/number-words.ts";
import { termsOf } from "../language/language.ts";
import { type Query, SUBJECT_WEIGHT } from "../search/query.ts";

/** What each journey is called by whoever does not name its founder. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  "popup-exhibitions": /\b(?:popups?|exhibitions?|stalls?)\b/,
  "operations-automation": /\b(?:operations?|automat\w*|notebooks?)\b/,
  "online-growth": /\b(?:online|growth|growing)\b/,
};

const OF_A_JOURNEY = /\b(?:journeys?|steps?|popup exhibitions?|operations? automation|online growth)\b/;

/** The one journey that is named, or null. */
function journeyIn({ plain, founder }: Query): Journey | null {
  const named = journeys.filter(({ id, founder: owner }) => (founder ? owner === founder : SUBJECTS[id]?.test(plain)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

type Asked = { query: Query; journey: Journey };

/** Name a journey, or ask for its parts. */
const NAMING = new Set(
  termsOf(
    `journey step before after change differ difference farak fark pehle baad look thing happen popup exhibition stall operations automation online growth founder ${journeys.map(({ title, persona }) => `${title} ${persona.name} ${persona.brandName}`).join(" ")}`,
  ),
);
/** Something that is told in a journey is asked for, and not the journey. */
const asksForDetail = ({ terms }: Query): boolean =>
  terms.some(({ term, weight }) => weight > SUBJECT_WEIGHT && !NAMING.has(term));

/** How long it is, or how many there are of something, is another matter, but of its parts. */
const COUNTS = /\b(?:how (?:many|long)|kitn[aei]|(?:number|no) of|count)\b/;
const COUNTS_PARTS =
  /^(?!.*\b(?:and|plus|aur)\b).*\b(?:how many|kitn[ae]|(?:number|no|count) of)(?: the)? (?:steps?|stages?|outcomes?|results?)\b/;
const STEPS = /\b(?:steps|stages)\b/;
const BEFORE_AND_AFTER =
  /\b(?:before|pehle)\b.*\b(?:after|baad|now|ab)\b|\b(?:after|baad|now)\b.*\b(?:before|pehle)\b|\bbefore (?:\w+ )?(?:chang|start|began)\w*/;
const PLACES = ["last", "first", "second", "third", "fourth", "fifth"];
const STEP = new RegExp(`\\bstep (?:number |no )?([1-9]\\d*|${COUNT_WORD})\\b|\\b(${PLACES.join("|")}) step\\b`);
const OUTCOMES =
  /\b(?:outcomes?|results?|achiev\w*|accomplish\w*|(?:came|come|comes) (?:out )?of|gain(?:s|ed)?|benefit\w*|end up|ended|in the end)\b/;

/** The step that is named. */
function stepIn(plain: string, steps: Journey["steps"]): Step | undefined {
  const [, count, place] = STEP.exec(plain) ?? [];
  if (place !== undefined) return steps.at(PLACES.indexOf(place) - 1);
  return count === undefined ? undefined : steps[(/^\d/.test(count) ? Number(count) : countOf(count)) - 1];
}

type Step = Journey["steps"][number];

const whole = ({ beforeAfter }: Step): string =>
  beforeAfter ? `\nBefore: ${beforeAfter.before}\nAfter: ${beforeAfter.after}` : "";
/** Of several steps the first sentence of each side is enough. */
const inShort = ({ beforeAfter }: Step): string =>
  beforeAfter ? ` Before: ${sentencesOf(beforeAfter.before)[0]} After: ${sentencesOf(beforeAfter.after)[0]}` : "";

const stepSentence = (step: Step, journey: Journey): string =>
  `Step ${step.id} of ${ownerOf(journey)} journey is "${step.title}". ${step.description}${whole(step)}`;

const oneStep = ({ query: { plain }, journey }: Asked): string | null => {
  const step = stepIn(plain, journey.steps);
  return step ? stepSentence(step, journey) : null;
};

/** The step whose title has what is asked for besides the journey, where it is one. */
function stepAbout({ terms }: Query, { steps }: Journey): Step | undefined {
  const asked = terms.filter(({ term, weight }) => weight > SUBJECT_WEIGHT && !NAMING.has(term));
  const about = steps.filter(({ title }) => asked.some(({ term }) => termsOf(title).includes(term)));
  return about.length === 1 ? about[0] : undefined;
}

const beforeAndAfter = ({ query, journey }: Asked): string | null => {
  if (!BEFORE_AND_AFTER.test(query.plain)) return null;
  const step = stepAbout(query, journey);
  if (step) return stepSentence(step, journey);
  return asksForDetail(query)
    ? null
    : `Before and after in ${ownerOf(journey)} journey, step by step:\n${journey.steps.map((each) => `${each.id}. ${each.title}.${inShort(each)}`).join("\n")}`;
};

const steps = ({ query, journey }: Asked): string | null =>
  STEPS.test(query.plain) && !OUTCOMES.test(query.plain) && !asksForDetail(query) ? stepsOf(journey) : null;

const outcomes = ({ query: { plain }, journey }: Asked): string | null =>
  OUTCOMES.test(plain) ? outcomesOf(journey) : null;

const MOST_OR_FEWEST =
  /\b(?:(most|longest|largest|biggest|highest|maximum|more|sabse (?:zyada|jyada|lamb[aie]|bad[aie]))|(?:fewest|least|shortest|smallest|lowest|minimum|less|sabse (?:kam|chh?ot[aie])))\b/;

const namesOf = (some: readonly Journey[]): string =>
  inWords(some.map((journey) => `${ownerOf(journey)} ${markupOf(linkOf(journey))}`));

const SO_MANY_STEPS = new RegExp(`\\b(?:which|what|kaun\\w*)\\b.*\\b([1-9]|${COUNT_WORD}) (?:steps|stages)\\b`);

/** "Which journey has five steps?" */
function withSoManySteps({ plain, founder }: Query): Draft | null {
  const [, said] = SO_MANY_STEPS.exec(plain) ?? [];
  if (said === undefined || founder || !/\bjourneys?\b/.test(plain)) return null;
  const count = Number(said) || countOf(said);
  const found = journeys.filter((journey) => journey.steps.length === count);
  if (found.length === 0) return null;
  return { body: `${namesOf(found)} ${found.length === 1 ? "has" : "have"} ${inNumber(count)} steps.`, links: [] };
}

/** "Which journey has the most steps?" */
function byCountOfSteps({ plain, founder }: Query): Draft | null {
  const [extreme, isMost] = MOST_OR_FEWEST.exec(plain) ?? [];
  if (!extreme || founder || !/\bjourneys?\b/.test(plain) || !/\b(?:steps?|stages?)\b/.test(plain)) return null;
  const counts = journeys.map(({ steps: { length } }) => length);
  const count = isMost ? Math.max(...counts) : Math.min(...counts);
  const found = journeys.filter((journey) => journey.steps.length === count);
  const others = journeys.filter((journey) => journey.steps.length !== count);
  const isAlone = found.length === 1;
  const rest = others.map((journey) => `${ownerOf(journey)} has ${inNumber(journey.steps.length)}`);
  return {
    body: paragraph(
      `${namesOf(found)} ${isAlone ? "has" : "have"} the ${isMost ? "most" : "fewest"} steps of the ${inNumber(journeys.length)} journeys: ${inNumber(count)}${isAlone ? "" : " each"}.`,
      rest.length > 0 ? `${inWords(rest)}.` : "",
    ),
    links: [],
  };
}

const HEARS =
  /\b(?:listen(?:ed|ing)?|hear|heard|audio|recordings?|recorded|narrat\w*|sound|voice|spoken|read aloud|sun\w*)\b/;
/** Asks for a yes. */
const WHETHER = /^(?:and |so |but )?(?:can|could|may|do|does|is|are|has|have|kya)\b/;
/** May stand beside it where nothing else is asked than whether it can be heard. */
const OF_HEARING = new Set(
  `can could may do does is are has there i we one you have a an the any all each every of to it them this that these those
  journey journeys story stories or and as well also only just too instead rather than with in on here your ladoo ladoos founder founders
  be read reading text written listen listened listening hear heard audio recording recordings recorded narrated narration sound voice spoken aloud
  version versions available possible play played file kya sakte sakta sun suna sunna sakti hai hain ko bhi main mein ka ki ke`
    .trim()
    .split(/\s+/),
);

/** "Can I listen to a journey as well as read it?" */
function toBeHeard({ plain, founder }: Query): Draft | null {
  if (!/\bjourneys?\b/.test(plain) || !HEARS.test(plain) || !WHETHER.test(plain)) return null;
  const own = journeys.filter(({ founder: owner }) => founder === null || owner === founder);
  const names = founder ? own.flatMap(({ persona }) => persona.name.toLowerCase().split(" ")) : [];
  if (!plain.split(" ").every((word) => OF_HEARING.has(word) || names.includes(word))) return null;
  return {
    body: `Yes. ${founder ? "That journey" : "Each journey"} has a recording of ${minutesOf(own.map(({ id }) => journeyAudioName(id)))} minutes on its page to listen to, with chapters, and its transcript to read.`,
    links: own.map(linkOf),
  };
}

const linkOf = ({ id, title }: Journey): Link => ({ title, path: `/journey/${id}` });
const ownerOf = ({ persona }: Journey): string => `${persona.name.split(" ")[0]}'s`;

const readers = [oneStep, beforeAndAfter, steps, outcomes];

/** What a question about the parts of one journey, or about all of them, asks; null when it asks for something else. */
export function answerAboutJourney(query: Query): Draft | null {
  const ofAll = firstAnswer([byCountOfSteps, withSoManySteps, toBeHeard], query);
  if (ofAll) return ofAll;
  const { plain } = query;
  if (!OF_A_JOURNEY.test(plain) || (COUNTS.test(plain) && !COUNTS_PARTS.test(plain))) return null;
  const journey = journeyIn(query);
  const body = journey && firstAnswer(readers, { query, journey });
  return body ? { body, links: [linkOf(journey)] } : null;
}
