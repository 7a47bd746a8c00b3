/** The content's figures and names by key, for texts that hold them as `{placeholders}`. */
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { offer, paymentFees } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { lastCorrection, legalDocuments } from "#app/content/legal/index.ts";
import { modules } from "#app/content/modules.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { facts } from "#app/content/facts.ts";
import { camelCased, prices } from "#app/content/prices.ts";
import { accessMatrix, pricingRoles } from "#app/content/pricing.ts";
import { stories } from "#app/content/stories/index.ts";
import { fillAll } from "#app/lib/fill.ts";
import { QUERY_LIMIT } from "#app/schemas/assistant.ts";
import type { AccessLevel } from "#app/schemas/content.ts";

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);
/** The items in one line: "A, B and C". */
const listed = (items: readonly string[], and = " and "): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")}${and}${items.at(-1)}`;
/** Makes placeholders for each item of a list. */
const forEach = <T>(
  items: readonly T[],
  entries: (item: T) => [name: string, value: string][],
): Readonly<Record<string, string>> => Object.fromEntries(items.flatMap(entries));

/** "full for A and B; limited for C; none for D": the roles of a room, or the rooms of a role. */
const accessOf = (cells: readonly [name: string, level: AccessLevel][]): string =>
  Object.entries(accessMatrix.levels)
    .map(([level, { label }]) => [label, cells.filter((cell) => cell[1] === level).map(([name]) => name)] as const)
    .flatMap(([label, names]) => (names.length > 0 ? [`${label.toLowerCase()} for ${listed(names)}`] : []))
    .join("; ");

/** The length of recordings in minutes: "six to seven", "eight". */
function minutesOf(audioNames: readonly string[]): string {
  const minutes = audioNames.map((name) => Math.round((audioFor(name)?.durationSeconds ?? 0) / 60));
  return [...new Set([Math.min(...minutes), Math.max(...minutes)])].map(inWord).join(" to ");
}

const counted = { module: modules, role: pricingRoles, position: positions, episode: episodes };
/** Those that `figures` has as an English word. */
export const countsInDigits = forEach(Object.entries(counted), ([name, items]) => [
  [`${name}Count`, String(items.length)],
]);

/** Every figure and fact by the name that answers use. */
export const figures: Readonly<Record<string, string>> = {
  ...prices,
  ...fillAll(facts, prices),
  ...forEach(Object.entries({ ...offer, ...paymentFees }), ([name, value]) => [[name, String(value)]]),
  ...forEach(Object.entries(counted), ([name, items]) => [[`${name}Count`, inWord(items.length)]]),
  ...forEach(pricingRoles, (role) => [
    [`${camelCased(role.id)}Access`, accessOf(modules.map(({ name, room }) => [name, role.accessToCategories[room]]))],
  ]),
  ...forEach(modules, ({ room }) => [
    [`${camelCased(room)}Access`, accessOf(pricingRoles.map((role) => [role.title, role.accessToCategories[room]]))],
  ]),
  ...forEach(journeys, ({ founder: teller, steps, outcomes }) => [
    [`${teller}Steps`, inWord(steps.length)],
    [`${teller}Outcomes`, inWord(outcomes.length)],
    [`${teller}Stories`, listed(stories.filter(({ founder }) => founder === teller).map(({ title }) => `"${title}"`))],
  ]),
  ...forEach(legalDocuments, ({ slug, sections, lastUpdated }) => [
    [`${camelCased(slug)}Sections`, String(sections.length)],
    [`${camelCased(slug)}Updated`, lastUpdated],
    [`${camelCased(slug)}Corrected`, lastCorrection(slug).date],
  ]),
  earlyBirdTerms: `${offer.freeMonths} month free, then ${offer.discountPercent}% off for ${offer.discountMonths} months`,
  positions: listed(positions.map(({ title, department }) => `${title} (${department})`)),
  storyCount: String(stories.length),
  journeyMinutes: minutesOf(journeys.map(({ id }) => journeyAudioName(id))),
  episodeMinutes: minutesOf(episodes.map(({ number }) => episodeAudioName(number))),
  queryLimit: String(QUERY_LIMIT),
};
