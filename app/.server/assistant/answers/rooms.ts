/**
 * Questions about rooms by their names, where search would find one of them, or a tale in which it occurs: how two of them
 * differ, what became of an earlier name, whether a room is the one for what another does, and how many there are, with which
 * of them does a thing where that is asked too.
 */
import { featureNameAliases } from "#app/content/features.ts";
import { brand } from "#app/content/brand.ts";
import { pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { modules } from "#app/content/modules.ts";
import type { Module } from "#app/schemas/content.ts";
import { holdsOnly } from "./claims.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { inWords, type Link, sentencesOf } from "../corpus/passage.ts";
import { featuresLink, modulesSentence, ROOM_WORDS } from "../corpus/product.ts";
import { simplify, termsOf } from "../language/language.ts";
import { inNumber } from "../language/number-words.ts";
import type { Query } from "../search/query.ts";

const APART =
  /\b(?:differ\w*|distinguish\w*|compar\w*|versus|vs|apart|same|between|or|farak|fark|antar|instead of|rather than)\b/;

const linkOf = ({ name, slug }: Module): Link => ({ title: name, path: `/feature/${slug}` });

/** Every name of a module, old and new, as a visitor would type it. */
const names = modules.flatMap((module) =>
  [
    module.name,
    ...Object.entries(featureNameAliases)
      .filter(([, id]) => id === module.featureId)
      .map(([alias]) => alias),
  ].map((name) => ({ module, name, typed: name.toLowerCase().replaceAll("-", " ") })),
);

/** The rooms the question names, in its order. A bare "crew" or "stock" names none: it may be meant as the word it is. */
function roomsIn(plain: string): Module[] {
  const found = modules.flatMap((module) => {
    const word = simplify(module.name).replace(/^the /, "");
    const at = new RegExp(`\\b${word === "crew" ? "the crew" : word}\\b`).exec(plain)?.index;
    return at === undefined ? [] : [{ module, at }];
  });
  return found.toSorted((one, other) => one.at - other.at).map(({ module }) => module);
}

const cheapest = Math.min(...pricingRoles.map(({ monthlyRupees }) => monthlyRupees));

type Reader = (query: Query) => Draft | null;

/** "Sales Desk or Sales Outlets?" */
const twoRooms: Reader = ({ plain }) => {
  const rooms = roomsIn(plain);
  if (rooms.length < 2 || !APART.test(plain)) return null;
  const line = (module: Module) =>
    `- ${module.name}, for ${module.purpose}: ${sentencesOf(module.description).slice(0, 2).join(" ")}`;
  return { body: `They are different rooms of the house:\n${rooms.map(line).join("\n")}`, links: rooms.map(linkOf) };
};

/** Asks what became of a name that was seen before. */
const BECAME =
  /\b(?:where (?:did|has) (?:\w+ ){1,3}(?:go|gone)|gone|dropp?(?:ed)?|scrap(?:ped)?|remov\w*|discontinu\w*|replaced?|renamed?|disappear\w*|vanish\w*|missing|no longer|any ?(?:more|longer)|(?:cant|cannot|not|dont) (?:find|see)|happened to|became|become)\b|\bcall(?:ed)?\b.*\b(?:now|today)\b|\bwhich (?:module|room|feature|part) is (?:that|it)\b/;

/** "What happened to Ka-ching?", or the difference between a room and its own earlier name. */
const earlierName: Reader = ({ plain, text }) => {
  const [room, another] = roomsIn(plain);
  if (!room || another) return null;
  const asked = text.toLowerCase().replace(/[-\s]+/g, " ");
  const said = names.filter(({ module, typed }) => module === room && asked.includes(typed));
  const former = said.find(({ name }) => !room.name.endsWith(name));
  if (!former) return null;
  const is = `${former.name} is the earlier name of ${room.name}, the module for ${room.purpose}.`;
  if (said.length > 1 && APART.test(plain)) return { body: `There is none: ${is}`, links: [linkOf(room)] };
  return BECAME.test(plain) ? { body: `${is} ${room.description}`, links: [linkOf(room)] } : null;
};

const wordsOf = new Map(
  modules.map((module) => [module, new Set(termsOf(`${ROOM_WORDS[module.room] ?? ""} ${module.purpose}`))]),
);
/** Said of any of them. */
const OF_ANY_ROOM = new Set(termsOf("module manage feature manag room"));

/** The room for what a text speaks of, where it is clearly one. */
function roomFor(text: string): Module | null {
  const terms = [...new Set(termsOf(text))].filter((term) => !OF_ANY_ROOM.has(term));
  const [first, second] = modules
    .map((module) => ({ module, shared: terms.filter((term) => wordsOf.get(module)?.has(term)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  return first && second && first.shared > second.shared ? first.module : null;
}

const IS_THE_ONE =
  /^(?:(?:so|and|but) )*is (?:it )?(?:the )?\w+ (?:room )?(?:(?:the (?:one|part|module|room|feature|place|page|thing) )?(?:that|which|where|for|in which)|what i (?:use|need) (?:for|to))\b/;

/** "Is The Crystal Ball the one that collects money?" */
const mistakenRoom: Reader = ({ plain }) => {
  const claim = IS_THE_ONE.exec(plain);
  const [room, another] = roomsIn(plain);
  if (!claim || !room || another) return null;
  const meant = roomFor(plain.slice(claim[0].length));
  if (!meant || meant === room) return null;
  return {
    body: `${room.name} is the module for ${room.purpose}. The one for ${meant.purpose} is ${meant.name}. ${meant.description}`,
    links: [linkOf(meant), linkOf(room)],
  };
};

const HOW_MANY =
  /\b(?:(?:how many|kitn[aei]|count of|number of) (?:\w+ )?(?:modules?|rooms?|features?)|(?:modules?|features?) (?:\w+ )?kitn[aei])\b/;
/** Asks for one of them as well. */
const AND_WHICH = /\b(?:which|what|where|the one|kaun|kon|kaunsa|konsa)\b/;

/** "How many modules are there, and which one takes care of stock?" */
const howManyAndWhich: Reader = ({ plain }) => {
  const count = HOW_MANY.exec(plain);
  if (!count) return null;
  const rest = plain.replace(count[0], "");
  const meant = AND_WHICH.test(rest) ? roomFor(rest) : null;
  if (!meant) return null;
  return {
    body: `There are ${inNumber(modules.length)} modules: ${inWords(modules.map(({ name }) => name))}. The one for ${meant.purpose} is ${meant.name}. ${meant.description}`,
    links: [linkOf(meant), featuresLink],
  };
};

/** May stand beside the count where nothing else is asked. */
const OF_ALL = new Set(
  "the platform software app system product tool ladoo smoothie this that it there are is does do have has offer offers come comes with in total altogether overall all main different and what which they name names list them h hai hain hote ka ke ki me mein kul total".split(
    " ",
  ),
);

/** "How many features does the platform have?" */
const howMany: Reader = ({ plain }) => {
  const count = HOW_MANY.exec(plain);
  return count && holdsOnly(plain.replace(count[0], ""), OF_ALL)
    ? { body: modulesSentence, links: [featuresLink] }
    : null;
};

/** "Where would I look after my customers' details?" */
const WHERE_KEPT =
  /^(?:and |so )?where (?:would|do|can|could|should|will|must) (?:i|we) (?:look after|keep|store|manage|track) (?:my|our) /;
const WHICH_HAS =
  /^(?:in )?(?:which|what|kaun ?sa|konsa) (?:module|room) (?:has|have|handles?|deals with|takes care of|looks after|manages?|covers?) /;

/** "Which room handles returns?", "where do I keep my stock?" */
const whichRoom: Reader = ({ plain }) => {
  const asked = WHICH_HAS.exec(plain) ?? WHERE_KEPT.exec(plain);
  const meant = asked && roomFor(plain.slice(asked[0].length));
  if (!meant) return null;
  return {
    body: `That is ${meant.name}, the module for ${meant.purpose}. ${meant.description}`,
    links: [linkOf(meant)],
  };
};

const ASKS_PRICE = /\b(?:how much|costs?|price|priced|pricing|kitn[aei] (?:ka|ki|ke))\b/;
/** What is asked of a room besides its price. */
const OF_COSTS =
  /\b(?:fees?|payments?|upi|qr|links?|role|login|see|show|shows|seeing|tell|tells|save|saves|know|channel|product|order|margin|per)\b/;

/** "How much does The Crew cost?" */
const priceOfRoom: Reader = ({ plain }) => {
  const [room, another] = roomsIn(plain);
  if (!room || another || room.room === "cash-register" || !ASKS_PRICE.test(plain) || OF_COSTS.test(plain)) return null;
  return {
    body: `${room.name} has no price of its own: ${brand.name} is priced by role, from ${formatRupees(cheapest)} per user per month before GST. An Admin has every module in full.`,
    links: [{ title: "Pricing", path: "/pricing" }, linkOf(room)],
  };
};

const readers: readonly Reader[] = [
  priceOfRoom,
  twoRooms,
  earlierName,
  mistakenRoom,
  howManyAndWhich,
  howMany,
  whichRoom,
];

/** What a question about the rooms asks, or null when it asks for something else. */
export const answerAboutRooms = (query: Query): Draft | null =>
  query.founder || query.wantsTale ? null : firstAnswer(readers, query);
