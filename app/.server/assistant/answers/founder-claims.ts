/**
 * "Kabir is from Pune, right?", "Bel & Buta makes pickles, no?": what is claimed of a founder's city or wares, held against who the
 * founder is. As with every claim, a word more leaves the question without a verdict.
 */
import { founders } from "#app/content/founders.ts";
import { introductionOf } from "../corpus/tales.ts";
import { founderByName } from "../language/people.ts";
import type { Query } from "../search/query.ts";
import { asksIf, CITIES, holdsOnly } from "./claims.ts";
import type { Draft } from "./compose.ts";
import { TRADES } from "./kindred.ts";

type Founder = (typeof founders)[number];

const WARES = TRADES.map(([, trade]) => new RegExp(trade, "g"));
const CITY = new RegExp(`\\b(?:${CITIES})\\b`, "g");
const WORDS = new Set(
  "from based located in city brand business shop company founder founders by run runs make makes making sell sells selling maker seller products product".split(
    " ",
  ),
);

/** Whether the founder's lines name it; null for wares of the same trade that they do not name. */
function isWareOf(word: string, founder: Founder): boolean | null {
  const description = founder.description.toLowerCase();
  if (new RegExp(`\\b${word.replace(/s$/, "")}s?\\b`).test(description)) return true;
  const own = TRADES.filter(([, trade]) => trade.test(description));
  return own.some(([, trade]) => trade.test(word)) ? null : false;
}

/** What is claimed in these words, each true or not; empty where they claim nothing that can be told. */
function claimedIn(text: string, founder: Founder): readonly (boolean | null)[] {
  const cities = (text.match(CITY) ?? []).map((city) => city === founder.city.toLowerCase());
  const wares = WARES.flatMap((ware) => text.match(ware) ?? []).map((ware) => isWareOf(ware, founder));
  return [...cities, ...wares];
}

/** Who the founder is, after a verdict on what is claimed of him or her; or null. */
export function answerAboutFounder(query: Query): Draft | null {
  const founder = founders.find(({ id }) => id === query.founder);
  if (!founder || !asksIf(query)) return null;
  const words = query.plain.split(" ");
  // "Tara is Kabir's sister?"
  if (words.some((word) => (founderByName.get(word) ?? founder.id) !== founder.id)) return null;
  const said = words.filter((word) => !founderByName.has(word)).join(" ");
  const claimed = claimedIn(said, founder);
  const rest = [CITY, ...WARES].reduce((text, named) => text.replace(named, " "), said);
  if (claimed.length === 0 || claimed.includes(null) || !holdsOnly(rest, WORDS)) return null;
  const { body, links } = introductionOf(founder);
  return { body: `${claimed.every(Boolean) ? "Yes" : "No"}. ${body}`, links };
}
