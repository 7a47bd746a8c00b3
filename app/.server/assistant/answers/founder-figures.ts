/**
 * The founders beside each other: where each of them is, and how many products each has. A question that names two of them is
 * answered with both, where search would take the first.
 */
import { founders } from "#app/content/founders.ts";
import type { FounderKey } from "#app/schemas/content.ts";
import { inWords, type Link } from "../corpus/passage.ts";
import { introductionOf } from "../corpus/tales.ts";
import { founderByName } from "../language/people.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import { holdsOnly } from "./claims.ts";
import type { Draft } from "./compose.ts";
import { A_CITY, citiesIn } from "./places.ts";

type Founder = (typeof founders)[number];

/** How many products each founder tells of, where it is told, and how it is said there (a test looks). */
export const productCounts: Readonly<Record<FounderKey, { count: number; says: string; link: Link }>> = {
  tara: {
    count: 140,
    says: "140 SKUs",
    link: { title: "Tara's first week, and one small fish tote", path: "/story/11" },
  },
  kabir: {
    count: 48,
    says: "48 SKUs",
    link: { title: "From four notebooks to one evening off", path: "/journey/operations-automation" },
  },
  dev: {
    count: 26,
    says: "26 products, before seven were dropped",
    link: { title: "Twenty-six products, nine that earn", path: "/story/8" },
  },
};

const ALL =
  /\b(?:(?:the|your|all|these|those|all the) (?:three )?founders|(?:which|each|every)(?: one)?(?: of (?:the|your|these))?(?: three)? founders?|three (?:founders|brands))\b/;
/** Those around a founder are not named for the founder. */
const OWN_NAMES = new Set(founders.flatMap(({ name }) => name.toLowerCase().split(" ")));

/** The founders whom a question names, each once. */
function namedIn(words: readonly string[]): readonly Founder[] {
  const keys = new Set(words.filter((word) => OWN_NAMES.has(word)).map((word) => founderByName.get(word)));
  return founders.filter(({ id }) => keys.has(id));
}

const placed = ({ name, brandName, city }: Founder): string => `${name} of ${brandName} is in ${city}`;
const WHERE = /\b(?:where|kaha|kahan|kidhar|city|cities|town)\b/;
const WHO = /\b(?:who|whose|founders?|brands?|sellers?|kaun|kon)\b/;
/** What may stand beside the names where nothing else is asked. */
const OF_PLACES = new Set(
  "where which what who whose city cities town place based located live lives living sit sits stay stays work works from in each all three founder founders brand brands seller sellers one ones kaha kahan kidhar kaun kon ke ka rehte rehta hain aur or and".split(
    " ",
  ),
);

const namesOf = (words: readonly string[]): string => words.filter((word) => !OWN_NAMES.has(word)).join(" ");

function whereTheyAre(asked: string): Draft | null {
  const words = asked.split(" ");
  const cities = citiesIn(asked);
  const named = cities.length > 1 ? [] : namedIn(words);
  const whose =
    cities.length > 1 && WHO.test(asked)
      ? founders.filter(({ city }) => cities.includes(city.toLowerCase()))
      : cities.length === 0 && WHERE.test(asked)
        ? named.length > 1 || !ALL.test(asked)
          ? named
          : founders
        : [];
  const rest = namesOf(words).replace(A_CITY, " ");
  if (whose.length < 2 || !holdsOnly(rest, OF_PLACES)) return null;
  return {
    body: `${inWords(whose.map(placed))}.`,
    links: whose.flatMap((founder) => introductionOf(founder).links.slice(1)),
  };
}

const PRODUCTS = /\b(?:skus?|products?|items|articles|varieties)\b/;
const OF_COUNTS = new Set(
  "who which what founder founders brand brands three each all has have more most fewer fewest less least bigger largest biggest how many number sku skus product products item items articles varieties than one kitne kiske paas zyada sabse aur or and".split(
    " ",
  ),
);

function howManyProducts(asked: string): Draft | null {
  const words = asked.split(" ");
  const named = namedIn(words);
  const whose = named.length > 1 ? named : ALL.test(asked) ? founders : [];
  if (whose.length < 2 || !PRODUCTS.test(asked) || !holdsOnly(namesOf(words), OF_COUNTS)) return null;
  const byCount = whose.toSorted((one, other) => productCounts[other.id].count - productCounts[one.id].count);
  return {
    body: `${inWords(byCount.map(({ id, name, brandName }) => `${name} of ${brandName} has ${productCounts[id].says}`))}.`,
    links: byCount.map(({ id }) => productCounts[id].link),
  };
}

/** Where several founders are, or how many products each of them has; or null. */
export function answerAboutFounders({ text }: Query): Draft | null {
  const asked = asTyped(text);
  return whereTheyAre(asked) ?? howManyProducts(asked);
}
