/**
 * "Kabir is from Pune, right?", "Bel & Buta makes pickles, no?": what is claimed of a founder's city or wares, held against who the
 * founder is. As with every claim, a word more leaves the question without a verdict; but what is false of a founder is put right
 * whatever else is asked, since no answer to that would hold: "Tara is from Mumbai and sells soap, how did she do it?"
 */
import { founders } from "#app/content/founders.ts";
import { introductionOf } from "../corpus/tales.ts";
import { paragraph } from "../corpus/passage.ts";
import { simplify } from "../language/language.ts";
import { founderByName } from "../language/people.ts";
import { INDIAN_CITY } from "../language/places.ts";
import type { Query } from "../search/query.ts";
import { asksIf, CITIES, holdsOnly } from "./claims.ts";
import type { Draft } from "./compose.ts";
import { TRADES } from "./kindred.ts";
import { citiesIn } from "./places.ts";

type Founder = (typeof founders)[number];

const WARES = TRADES.map(([, trade]) => new RegExp(trade, "g"));
const CITY = new RegExp(`\\b(?:${CITIES})\\b`, "g");
const WORDS = new Set(
  "from based located in city brand business shop company founder founders by run runs make makes making sell sells selling maker seller products product lives live living lived".split(
    " ",
  ),
);

const lineOf = ({ description }: Founder): string => description.toLowerCase();
const names = (line: string, word: string): boolean => new RegExp(`\\b${word.replace(/s$/, "")}s?\\b`).test(line);

/** Whether the founder's lines name it; null for wares of the same trade that nobody's lines name. */
function isWareOf(word: string, founder: Founder): boolean | null {
  const description = lineOf(founder);
  if (names(description, word)) return true;
  if (founders.some((one) => names(lineOf(one), word))) return false;
  const own = TRADES.filter(([, trade]) => trade.test(description));
  return own.some(([, trade]) => trade.test(word)) ? null : false;
}

const isAt = (city: string, founder: Founder): boolean => citiesIn(city)[0] === founder.city.toLowerCase();

/** What is claimed in these words, each true or not; empty where they claim nothing that can be told. */
function claimedIn(text: string, founder: Founder): readonly (boolean | null)[] {
  const cities = (text.match(CITY) ?? []).map((city) => city === "india" || isAt(city, founder));
  const wares = WARES.flatMap((ware) => text.match(ware) ?? []).map((ware) => isWareOf(ware, founder));
  return [...cities, ...wares];
}

/** Whose own name a word is, and no brand's. */
const OWN_NAMES = new Map(
  founders.flatMap(({ id, name }) =>
    name
      .toLowerCase()
      .split(" ")
      .map((word) => [word, id] as const),
  ),
);
const brandOf = ({ brandName }: Founder): string => simplify(brandName);
const ANY_WARE = TRADES.map(([, trade]) => trade.source).join("|");
/** A business that none of them has. */
const ANOTHER_BUSINESS = "restaurant|cafe|salon|spa|bakery|factory|gym|franchise";

/** How each founder is said to be from somewhere, to sell something and to have a brand. */
const claimable = founders.map((founder) => {
  const name = `(?:${founder.name.toLowerCase().replace(" ", "|")}|${brandOf(founder)})`;
  const others = founders
    .filter((one) => one !== founder)
    .map(brandOf)
    .join("|");
  const subject = `\\b${name}(?: (?:${name}|is|was|who|and|she|he|of|the|founder|also|still|only|comes|from|based|lives|in|${INDIAN_CITY}))*`;
  const has =
    "is|was|the|an?|cofounder|founder|owner|of|from|and (?:his|her)|his|her|brand|business|company|shop|label|called|named|who|behind|runs?|owns?|founded|found|started?|start|began|launch(?:ed)?|built";
  return {
    founder,
    city: new RegExp(
      `${subject} (?:from|of|(?:lives?|living|based|located|settled|stays?) (?:in|at)) (${INDIAN_CITY})\\b(?! to\\b)|\\b(${INDIAN_CITY}) based ${name}\\b`,
    ),
    ware: new RegExp(
      `${subject} (?:sells?|selling|makes|making|deals in)(?: (?!(?:to|at|in|for|with|on|from|of)\\b)\\w+){0,2}? (${ANY_WARE})|(${ANY_WARE}) (?:does|do) ${name} (?:sell|make)\\b`,
    ),
    /** "Dev's pickles": of what other founders sell. */
    own: new RegExp(`\\b${name} (?:brand )?(${ANY_WARE})`),
    brand: new RegExp(
      `\\b${name}(?: (?:${name}|${has}))* (${others})\\b|\\b(${others})(?: (?:by|belongs to|${has}))* ${name}\\b`,
    ),
    business: new RegExp(`\\b${name}\\b.*\\b(?:his|her|an?|the|${name}) (?:\\w+ )?(${ANOTHER_BUSINESS})\\b`),
  };
});

/** Said of oneself: "I sell kurtas like Tara, from Mumbai." */
const OF_ONESELF = /\blike (?:tara|kabir|dev)\b|\b(?:i|we) (?:am|are|live|sell|make|run)\b|\b(?:my|our)\b/;

const groupOf = (match: RegExpExecArray | null): string | undefined => match?.slice(1).find(Boolean);

/** What is falsely said of a founder, put right before who the founder is; or null. */
function putRight(plain: string, { founder, ...patterns }: (typeof claimable)[number]): Draft | null {
  const others = founders.filter((one) => one !== founder);
  const city = groupOf(patterns.city.exec(plain));
  const brand = groupOf(patterns.brand.exec(plain));
  const business = groupOf(patterns.business.exec(plain));
  const sold = groupOf(patterns.ware.exec(plain));
  const owned = groupOf(patterns.own.exec(plain));
  const sellerOf = (ware: string | undefined) =>
    ware !== undefined && isWareOf(ware, founder) === false
      ? others.find((one) => names(lineOf(one), ware))
      : undefined;
  const ware = sold ?? owned;
  const [owner, seller] = [others.find((one) => brandOf(one) === brand), sellerOf(ware)];
  const isMissold = seller !== undefined || (sold !== undefined && isWareOf(sold, founder) === false);
  if (!owner && !isMissold && !business && (city === undefined || isAt(city, founder))) return null;
  const { body, links } = introductionOf(founder);
  return {
    body: paragraph(
      owner ? `${owner.brandName} is the brand of ${owner.name} in ${owner.city}.` : "",
      business ? `This website tells of no ${business}.` : "",
      body,
      seller && ware ? `It is ${seller.name} of ${seller.brandName} in ${seller.city} who sells ${ware}.` : "",
    ),
    links: [
      ...links.slice(0, 1),
      ...[owner ?? seller].flatMap((one) => (one ? introductionOf(one).links.slice(0, 1) : links.slice(1))),
    ],
  };
}

/** Who the founder is, after a verdict on what is claimed of him or her, and instead of what is asked on a false premise; or null. */
export function answerAboutFounder(query: Query): Draft | null {
  const founder = founders.find(({ id }) => id === query.founder);
  if (!founder) return null;
  const words = query.plain.split(" ");
  const people = new Set(words.flatMap((word) => OWN_NAMES.get(word) ?? []));
  const claim = claimable.find((one) => people.has(one.founder.id) || (people.size === 0 && one.founder === founder));
  const corrected = people.size < 2 && claim && !OF_ONESELF.test(query.plain) ? putRight(query.plain, claim) : null;
  if (corrected) return { ...corrected, body: `${asksIf(query) ? "No" : "Not so"}. ${corrected.body}` };
  // "Tara is Kabir's sister?"
  if (!asksIf(query) || words.some((word) => (founderByName.get(word) ?? founder.id) !== founder.id)) return null;
  const said = words.filter((word) => !founderByName.has(word)).join(" ");
  const claimed = claimedIn(said, founder);
  const rest = [CITY, ...WARES].reduce((text, named) => text.replace(named, " "), said);
  if (claimed.length === 0 || claimed.includes(null) || !holdsOnly(rest, WORDS)) return null;
  const { body, links } = introductionOf(founder);
  return { body: `${claimed.every(Boolean) ? "Yes" : "No"}. ${body}`, links };
}
