/**
 * What one founder is asked for in a word or a figure: where, since when, how many orders a month, on how many marketplaces, with how many people,
 * and what a product costs there. Each is told somewhere in a sentence about other things, which search does not find, and some
 * would be declined as facts of Ladoo. A word more is another question.
 */
import { podcastPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { stories } from "#app/content/stories/index.ts";
import type { FounderKey } from "#app/schemas/content.ts";
import { type Link, sentencesOf } from "../corpus/passage.ts";
import { introductionOf, storyLink } from "../corpus/tales.ts";
import { simplify } from "../language/language.ts";
import type { Query } from "../search/query.ts";
import { holdsOnly } from "./claims.ts";
import type { Draft } from "./compose.ts";

/** Told on the founder's journey, or else where `at` says: in a story or an episode, by its number. */
type Fact = { says: string; at?: { story: number } | { episode: number } };
type Facts = Readonly<Record<"orders" | "marketplaces" | "people", Fact>> & {
  prices: readonly (Fact & { of: RegExp })[];
};

/** In the figures of the page where each is told (a test looks). */
export const founderFacts: Readonly<Record<FounderKey, Facts>> = {
  tara: {
    orders: { says: "Tara gets about 220 orders a month, says Maya in the podcast.", at: { episode: 1 } },
    marketplaces: {
      says: "Of a marketplace nothing is told: Tara sells at pop-ups, on Instagram and on her own site.",
    },
    people: {
      says: "How many they are at Bel & Buta is not told. Tara prints in Bagru with Farida, who also runs the tailoring, and her nephew Golu carries the boxes on Saturdays.",
    },
    prices: [
      { of: /\bkurtas?\b/, says: "A kurta of Bel & Buta costs ₹1,450.", at: { story: 16 } },
      { of: /\bstoles?\b/, says: "A stole of Bel & Buta costs ₹850.", at: { story: 13 } },
      { of: /\btotes?\b/, says: "The small fish-print tote of Bel & Buta costs ₹650, with GST.", at: { story: 11 } },
      { of: /\bearrings?\b/, says: "Earrings of Bel & Buta cost ₹390 a pair.", at: { story: 101 } },
    ],
  },
  kabir: {
    orders: { says: "Kabir sends about 600 orders a month." },
    marketplaces: { says: "Kabir sells on two marketplaces, beside WhatsApp and his own site." },
    people: {
      says: "How many they are at Pepper Porch is not told. Kabir's aunt Ammini decides the salt, and Shibu and Reena pack.",
    },
    prices: [
      {
        of: /\bpickles?\b/,
        says: "A jar of lime pickle costs ₹240 at Pepper Porch, with the GST inside.",
        at: { story: 2 },
      },
      { of: /\bpodis?\b/, says: "A podi costs ₹180 at Pepper Porch, with the GST inside.", at: { story: 2 } },
    ],
  },
  dev: {
    orders: {
      says: "Sunday Ubtan has about 1,100 orders a month, on its own site, two marketplaces and four boutique shelves.",
      at: { story: 8 },
    },
    marketplaces: { says: "Dev sells on two marketplaces, beside their own site and four boutique shelves." },
    people: { says: "Five: Rhea makes, Dev sells, and three others pack, answer and keep the accounts." },
    prices: [
      { of: /\bsoap box(?:es)?\b/, says: "The soap box of Sunday Ubtan costs ₹540.", at: { story: 6 } },
      { of: /\bsoaps?\b/, says: "A soap of Sunday Ubtan costs ₹190.", at: { story: 8 } },
      { of: /\bface oils?\b/, says: "The face oil of Sunday Ubtan costs ₹690.", at: { story: 6 } },
      { of: /\brose(?: ubtan)?\b/, says: "The rose ubtan of Sunday Ubtan costs ₹420.", at: { story: 18 } },
    ],
  },
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** How each is asked for, and what else may stand beside it. */
const SINCE = {
  asks: /\b(?:when|which year|what year|how long|kab)\b.*\b(?:start(?:ed)?|begin|began|begun|found(?:ed)?|exist(?:s|ed)?|set up|launch(?:ed)?|open(?:ed)?|business|selling|around|shuru)\b|^(?:how old is|since when is|what is the age of) .*(?:brand|business|company|shop|porch|buta|ubtan)$/,
  beside: setOf(
    "when since which what year how long ago old age kab se start started begin began begun found founded exist exists existed existing set up launch launched open opened business brand company shop label own selling sell her his around shuru kiya hua",
  ),
};
const WHERE = {
  asks: /\b(?:where|kahan?|which city|what city|which town)\b.*\b(?:based|located|situated|city|town|from)\b|\bwhich city\b/,
  beside: setOf("where kaha kahan which what city town in from based located situated brand business company he she"),
};
const COUNTS = {
  orders: {
    asks: /\b(?:how many|number of|kitne)\b.*\borders?\b|\bmonthly orders?\b|\borders? (?:volume|count|a month|per month)\b/,
    beside: setOf(
      "how many number kitne orders order a per every each month monthly mahine ship ships send sends sends handle handles process volume count total ate aate milte",
    ),
  },
  marketplaces: {
    asks: /\b(?:how many|number of|kitne)\b.*\bmarketplaces?\b/,
    beside: setOf("how many number kitne marketplaces marketplace online sell sells selling list listed bechta bechti"),
  },
  people: {
    asks: /\b(?:how many|number of|kitne) (?:people|persons?|employees?|staff|workers?|helpers?|members|team ?members|team|log)\b|\b(?:team|staff|company|business) size\b|\bsize of\b.*\b(?:team|staff|business|company)\b|\bhow (?:big|large) is\b.*\b(?:team|staff)\b/,
    beside: setOf(
      "how many number kitne people person persons employee employees staff worker workers helper helpers member members team teammembers log work works working worked job jobs kaam size big large brand business company employ employs",
    ),
  },
} as const;
const PRICE = {
  asks: /\b(?:price[ds]?|costs?|how much|rate|mrp|kitne|kitna)\b/,
  beside: setOf(
    "price prices priced cost costs how much what rate mrp kitne kitna jar jars packet packets bar bottle pair piece pieces 1 one each single hand block printed lime rose fish gunpowder coconut charcoal small sell sells sold charge charges charged selling rs rupees",
  ),
};

/** Of one's own, or of Ladoo. */
const OF_OTHERS = /\b(?:i|my|mine|me|we|our|us|you|your|ladoo)\b/;

const NAMES: ReadonlyMap<string, FounderKey> = new Map(
  founders.flatMap(({ id, name, brandName }) =>
    [...name.toLowerCase().split(" "), simplify(brandName)].map((word) => [word, id] as const),
  ),
);
/** What no other founder sells is asked for without a name. */
const OWN_PRODUCTS: readonly (readonly [RegExp, FounderKey])[] = [
  [/\b(?:lime pickle|gunpowder podi|coconut podi)\b/, "kabir"],
  [/\brose ubtan\b/, "dev"],
];

function draftOf({ says, at }: Fact, founder: (typeof founders)[number]): Draft {
  const own = introductionOf(founder).links.slice(0, 1);
  const link: readonly Link[] =
    at === undefined
      ? own
      : "story" in at
        ? stories.filter(({ id }) => id === at.story).map(storyLink)
        : episodes
            .filter(({ number }) => number === at.episode)
            .map(({ title, number, slug }) => ({
              title: `Episode ${number}: ${title}`,
              path: `${podcastPath}#${slug}`,
            }));
  return { body: says, links: [...link, ...(at === undefined ? [] : own)] };
}

function factIn(asked: string): Draft | null {
  if (OF_OTHERS.test(asked)) return null;
  const words = asked.split(" ");
  const named = new Set(words.flatMap((word) => NAMES.get(word) ?? []));
  const [key = OWN_PRODUCTS.find(([product]) => product.test(asked))?.[1], another] = named;
  const founder = founders.find(({ id }) => id === key);
  if (!founder || another) return null;
  const facts = founderFacts[founder.id];
  const rest = words.filter((word) => !NAMES.has(word)).join(" ");
  const isMeant = ({ asks, beside }: { asks: RegExp; beside: ReadonlySet<string> }, text = rest): boolean =>
    asks.test(asked) && holdsOnly(text, beside);
  if (isMeant(WHERE))
    return draftOf({ says: `${founder.name} of ${founder.brandName} is in ${founder.city}.` }, founder);
  if (isMeant(SINCE)) return draftOf({ says: sentencesOf(founder.background)[0] ?? "" }, founder);
  for (const kind of ["orders", "marketplaces", "people"] as const)
    if (isMeant(COUNTS[kind])) return draftOf(facts[kind], founder);
  const priced = facts.prices.find(({ of }) => of.test(asked));
  return priced && isMeant(PRICE, rest.replace(priced.of, " ")) ? draftOf(priced, founder) : null;
}

/** The fact of a founder that is asked for, and nothing else; or null. As it was typed too: "rose" is also read as "increased". */
export const answerWithFounderFact = ({ plain, text }: Query): Draft | null => factIn(plain) ?? factIn(simplify(text));
