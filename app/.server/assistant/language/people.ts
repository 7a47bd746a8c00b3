/** Who and what is named in the stories, in small letters, by the founder who tells of it. */
import { founders } from "#app/content/founders.ts";
import type { FounderKey } from "#app/schemas/content.ts";

/** Those around each founder. */
const AROUND: Readonly<Record<FounderKey, string>> = {
  tara: "farida golu goyal",
  kabir: "ammini shibu reena",
  dev: "rhea sana mahesh joshi celia",
};
const BRANDS: Readonly<Record<FounderKey, string>> = {
  tara: "belandbuta buta",
  kabir: "pepperporch",
  dev: "sundayubtan ubtan",
};
/** They belong to no founder. */
const OTHERS = "maya nandini lata";

const peopleOf = founders.map(({ id, name }) => ({ id, names: `${name.toLowerCase()} ${AROUND[id]}`.split(" ") }));

/** Everybody who is named in the stories. */
export const people: readonly string[] = [...peopleOf.flatMap(({ names }) => names), ...OTHERS.split(" ")];

/** The founder of whom a person's or a brand's name speaks. */
export const founderByName: ReadonlyMap<string, FounderKey> = new Map(
  peopleOf.flatMap(({ id, names }) => [...names, ...BRANDS[id].split(" ")].map((name) => [name, id] as const)),
);
