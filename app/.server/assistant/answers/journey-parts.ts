/**
 * What came of a journey, and how it was before and after its steps: asked of a journey by its founder or by what it is about,
 * and read from its parts, where search would find what the journey as a whole is.
 */
import { journeys } from "#app/content/journeys/index.ts";
import type { Journey } from "#app/schemas/content.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { sentencesOf } from "../corpus/passage.ts";
import { outcomesOf, stepsOf } from "../corpus/tales.ts";
import { COUNT_WORD, countOf } from "../language/number-words.ts";
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

const ownerOf = ({ persona }: Journey): string => `${persona.name.split(" ")[0]}'s`;

const readers = [oneStep, beforeAndAfter, steps, outcomes];

/** What a question about the parts of one journey asks, or null when it asks for something else. */
export function answerAboutJourney(query: Query): Draft | null {
  const { plain } = query;
  if (!OF_A_JOURNEY.test(plain) || (COUNTS.test(plain) && !COUNTS_PARTS.test(plain))) return null;
  const journey = journeyIn(query);
  const body = journey && firstAnswer(readers, { query, journey });
  return body ? { body, links: [{ title: journey.title, path: `/journey/${journey.id}` }] } : null;
}
