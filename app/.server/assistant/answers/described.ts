/**
 * "The pickle seller in Kochi", "the skincare brand from Pune", "the sick founder": a founder who is meant and not named. What a
 * telling says is found by its founder's name, so the question is asked once more with it. Who sells other wares, or is from
 * another city, is nobody who tells a story here, and it is said who does.
 */
import { founders } from "#app/content/founders.ts";
import { useCasesPath } from "#app/content/brand.ts";
import type { FounderKey } from "#app/schemas/content.ts";
import { inWords } from "../corpus/passage.ts";
import { INDIAN_CITY } from "../language/places.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import type { Draft } from "./compose.ts";
import { TRADES } from "./kindred.ts";
import { citiesIn } from "./places.ts";

type Founder = (typeof founders)[number];

/** By what else a founder is told apart, whom nothing in the lines on the founders says. */
const ALSO: Readonly<Record<FounderKey, RegExp>> = {
  tara: /\bprint(?:ed|er)?\b/,
  kabir: /\b(?:chef|cook|sick|ill)\b/,
  dev: /\bcosmetics?\b/,
};

const PERSON =
  "founder|seller|maker|brand|label|business|shop|company|entrepreneur|owner|chef|cook|lady|woman|man|guy|fellow|chap|bloke|person";
/** Somebody is surely a founder who is called so; a lady from Pune may be a customer. */
const SURELY = /^(?:founder|seller|maker|brand|label|business|entrepreneur|owner)$/;
const WORD = "(?!(?:who|that|which|in|from|of|with|had|has|is|was|and|to|did)\\b)[a-z-]+";
const DESCRIBED = new RegExp(
  `\\b(?:the|that|this|(?<=\\babout )an?) ((?:${WORD} ){0,3}?)(${PERSON})s?\\b(?: (?:with|who (?:sells|makes|sold|made)|selling|making) ((?:${WORD} ?){1,3}))?(?: ?\\b(?:in|from|of|based in) (${INDIAN_CITY})\\b)?`,
);
/** What is said of oneself describes no founder. */
const OF_ONESELF = /\b(?:i|we) (?:am|are|sell|make|run|own|have)\b|\b(?:im|my|our|me|us)\b/;

/** Of a founder's line, what is made, and not where it is sold: a boutique sells soaps, too. */
const madeBy = ({ description }: Founder): string => (description.split(/, (?:sold|packed)\b/)[0] ?? "").toLowerCase();
const tradesOf = (founder: Founder) => TRADES.filter(([, trade]) => trade.test(madeBy(founder)));

/** Whether all that is said of somebody is true of a founder; null where nothing that is said tells founders apart. */
function fits(founder: Founder, said: string, city: string | undefined): boolean | null {
  const trades = TRADES.filter(([, trade]) => trade.test(said));
  const isElsewhere = city !== undefined && citiesIn(city)[0] !== founder.city.toLowerCase();
  const isOther = trades.length > 0 && !tradesOf(founder).some((own) => trades.includes(own));
  if (isElsewhere || isOther) return false;
  return city !== undefined || trades.length > 0 || ALSO[founder.id].test(said) ? true : null;
}

/** The question with the name of the founder it describes, or null where it describes none, or more than one. */
export function withDescribedNamed({ text, founder }: Query): string | null {
  const asked = asTyped(text);
  const [whole, before = "", person = "", wares = "", city] = DESCRIBED.exec(asked) ?? [];
  if (founder || whole === undefined || OF_ONESELF.test(asked)) return null;
  const said = `${before} ${person} ${wares}`;
  if (city !== undefined && !SURELY.test(person) && !TRADES.some(([, trade]) => trade.test(said))) return null;
  const [meant, another] = founders.filter((one) => fits(one, said, city));
  const name = meant?.name.split(" ")[0];
  return name && !another ? asked.replace(whole, `${name} `).replace(/ {2,}/g, " ").trim() : null;
}

const STORY_OF = new RegExp(
  `\\b(?:story|tale|journey) (?:of|by|about|from) (?:the|an?|that|this|your) ((?:${WORD} ){1,3})(?:founder|seller|maker|brand|label|baker|entrepreneur|owner)\\b(?: (?:in|from|of|based in) (${INDIAN_CITY})\\b)?`,
);

/** "The story of the candle maker from Pondicherry": there is none where no founder is from there, or sells anything like it. */
export function answerForUntold({ text, founder }: Query): Draft | null {
  const asked = asTyped(text);
  const [, said, city] = STORY_OF.exec(asked) ?? [];
  if (founder || said === undefined || OF_ONESELF.test(asked.replace(/\b(?:tell|give|show|read) (?:me|us)\b/, "")))
    return null;
  const isOfNobody =
    (city !== undefined || TRADES.some(([, trade]) => trade.test(said))) &&
    founders.every((one) => fits(one, said, city) === false);
  return isOfNobody
    ? {
        body: `There is no such story on this website. The stories are told by ${inWords(founders.map((one) => `${one.name} of ${one.brandName} in ${one.city}`))}.`,
        links: [{ title: "Use Cases", path: useCasesPath }],
      }
    : null;
}
