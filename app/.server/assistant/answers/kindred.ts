/** "Is there somebody who sells what I sell?": the founder of that trade, for questions no passage answers. */
import { founders } from "#app/content/founders.ts";
import { useCasesPath } from "#app/content/brand.ts";
import type { Story } from "#app/schemas/story.ts";
import { holdsOnly } from "./claims.ts";
import type { Draft } from "./compose.ts";
import { people } from "../corpus/story-details/people.ts";
import { introductionOf, outcome, storyLink } from "../corpus/tales.ts";
import { inWords, markupOf } from "../corpus/passage.ts";
import { aboutLink } from "../corpus/company.ts";
import { featuresLink, forWhom } from "../corpus/product.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";

/** What a visitor may sell, by the kind of brand whose stories come closest to it. */
export const TRADES: readonly (readonly [Story["category"], RegExp])[] = [
  [
    "Fashion",
    /\b(?:cloth(?:es|ing)?|apparel|garments?|fashion|kurt(?:a|i)s?|sarees?|dupattas?|lehengas?|dress(?:es)?|textiles?|fabrics?|handloom|block ?prints?|stoles?|boutique|kapd[ea])\b/,
  ],
  ["Accessories", /\b(?:bags?|totes?|jewell?er(?:y|i)|earrings?|bangles?|accessor(?:y|ies))\b/],
  [
    "Food & Beverage",
    /\b(?:foods?|snacks?|namkeen|pickles?|ach?aa?r|podis?|chips|sweets?|mithai|bak(?:e|ery|ing)|cakes?|cookies|chocolates?|masalas?|spices?|tea|coffee|beverages?|drinks?|honey|jams?|sauces?|kitchen|khana)\b/,
  ],
  [
    "Skincare",
    /\b(?:skin ?care|skin|cosmetics?|beauty|creams?|serums?|lotions?|soaps?|oils?|ubtans?|face (?:packs?|wash)|shampoos?|balms?|perfumes?|attar|candles?|wellness|ayurved\w*)\b/,
  ],
];
const TOLD =
  /\b(?:stor(?:y|ies)|tales?|hear|read|listen|experiences?|journeys?|chang(?:e|ed|es)|learn(?:t|ed)?|on (?:your|this) (?:web)?site|(?:same|similar) (?:problem|trouble|struggle|situation)s?)\b/;
const SOMEBODY =
  /\b(?:founders?|sellers?|makers?|brands?|owners?|someone|somebody|anyone|anybody|whose|who|jisk[aei]|kisi|similar|same|like (?:me|mine|us|ours)|stor(?:y|ies))\b/;

/** The visitor's own trade is what the story is to be of, and not what happens in it. */
const OF_ONES_OWN =
  /\b(?:(?:my|our|same|similar) (?:own )?(?:line|trade|field|kind|sort|category|craft|industry|niche)|like (?:me|mine|us|ours)|closest to (?:me|mine|us|ours)|mere jais[aei]|hamare jais[aei]|whose (?:story|stories)|(?:whose|who|jisk[aei]|kisi|any(?:one|body)|some(?:one|body)|founders?|brands?)\b.* (?:same|similar) (?:problem|trouble|struggle|situation)s?)\b/;

/** "I make face oils, any story from my line of work?" */
export const asksForKindred = ({ plain }: Query): boolean => OF_ONES_OWN.test(plain);

/** What may stand beside the name of wares. */
const OF_WARES = new Set(
  "products product things items stuff and or brand business the here on this website".split(" "),
);

/** Whose stories come closest to what the visitor sells, or null where no such story is asked for. */
export function answerFromKindred(query: Query, stories: readonly Story[]): Draft | null {
  if (!TOLD.test(query.plain) || !SOMEBODY.test(query.plain)) return null;
  const category = TRADES.find(([, trade]) => trade.test(query.plain))?.[0];
  const nearest = stories.find((story) => story.category === category);
  const founder = founders.find(({ name }) => name === nearest?.founderName);
  const own = stories.filter(({ founderName }) => founderName === founder?.name);
  const [first, second] = own;
  if (!founder || !first) return null;
  return {
    body: `${founder.name} of ${founder.brandName} in ${founder.city} comes closest, with stories on ${inWords([...new Set(own.map(({ category }) => category.toLowerCase()))])}. ${founder.description} Begin with ${markupOf(storyLink(first))}: ${first.excerpt} ${outcome(first)}${second ? ` Then ${markupOf(storyLink(second))}.` : ""}`,
    links: [{ title: `all of ${founder.name.split(" ")[0]}'s stories`, path: `${useCasesPath}?founder=${founder.id}` }],
  };
}

/** The founder of a trade, and where it is told what he or she sells. */
function sellerOf(trade: RegExp) {
  const founder = founders.find(({ description }) => trade.test(description.toLowerCase()));
  const told = people.find((person) => person.founder === founder?.id && / sells /.test(person.answer));
  return founder && told ? { founder, told } : null;
}

const SELLER =
  /^(?:and )?(?:(?:who|which (?:of (?:the|these|your) )?(?:three )?(?:founders?|brands?|ones?|sellers?|makers?))(?: (?:is it )?(?:that|who))?|(?:any|a|the) (?:founder|brand|seller)(?: (?:that|who|which))?|is there (?:any(?:one|body)|some(?:one|body)|an? (?:founder|brand|seller))(?: (?:that|who|which))?) (?:here )?(?:sells?|selling|makes?|making|deals? in|is in|does) (.+)$/;

/** "Which founder sells skincare?": the founder of a trade, where that is all that is asked. */
export function answerByTrade({ text }: Query, stories: readonly Story[]): Draft | null {
  const asked = asTyped(text);
  const wares = SELLER.exec(asked)?.[1] ?? "";
  const trade = TRADES.find(([, one]) => one.test(wares))?.[1];
  if (!trade || !holdsOnly(wares.replace(new RegExp(trade, "g"), " "), OF_WARES)) return null;
  const seller = sellerOf(trade);
  const story = stories.find(({ id }) => id === seller?.told.story);
  if (!seller || !story) return null;
  const [journey] = introductionOf(seller.founder).links;
  return { body: seller.told.answer, links: [...(journey ? [journey] : []), storyLink(story)] };
}

const LADOO = "(?:ladoo|it|this|the app|this app|your app|you)";
const SUITS =
  "(?:for|suits?|suitable|right|useful|good|works?|helps?|made|meant|fits?)(?: (?:for|to|with|enough|also|too|well|a fit))*";
const FOR_ME =
  "(?: (?:me|us|her|him|them|my (?:\\w+ )?\\w+|our (?:\\w+ )?\\w+|that|people like me|someone like me|brands like (?:mine|ours)))?";
const MAKES =
  "(?:makes?|sells?|bakes?|sews?|stitch(?:es)?|design|craft|cook|grow|produce|weave|knit|import|resell|deals? in|run|have|own|do|am|are|making|selling)";
/** Tells what the visitor sells, and asks whether Ladoo suits. */
const IS_IT_FOR_ME = [
  new RegExp(
    `\\b(?:i|we|my (?:wife|mother|mom|sister|husband|brother|friend|aunt))(?: (?:only|also|just))? ${MAKES} (.+?)(?: (?:and|so|but))? (?:is|would|will|does|can|could|do) ${LADOO}(?: (?:be|really|also|even|any))* ${SUITS}${FOR_ME}$`,
  ),
  new RegExp(
    `^(?:hi |hello )?(?:is|would|will) ${LADOO}(?: (?:be|also|really))* (?:for|right for|good for|useful for|suitable for|made for|meant for|useful to) (?:an? |my |our |the |small |home |people |someone |somebody |those |anyone |brands? |women |sellers? |who |that |like me |is |are )*(?:${MAKES} )?(.+)$`,
  ),
  new RegExp(`^can (?:an? |my |our )(?:small |home )*(.+) use ${LADOO}$`),
  new RegExp(
    `^(?:does|will|would|can) ${LADOO}(?: (?:also|really))* (?:suit|fit) (?:an? |my |our )?(?:small |home )*(.+)$`,
  ),
  /\b(?:main|mai|mein|hum|me) (.+?) (?:bech\w*|banat\w*|bana\w*|kart\w*)\b.*\b(?:mere|hamare|humare|meri) (?:liye|kaam)\b/,
];

/** Tells what the visitor sells, and asks nothing: "I make candles." */
const TELLS_TRADE =
  /^(?:(?:hi|hello|hey|namaste|so|well|actually) )*(?:i|we) (?:only |also |just |mostly )*(?:(?:sell|make|bake|craft|sew|stitch|knit|weave|design|produce) |(?:am|are) (?:selling|making|baking) |(?:have|run|own) (?:an? |my |our )?(?:(?:small|little|tiny|home|new|online|own) )*(?=(?:[a-z]+ ){0,2}(?:bakery|shop|store|boutique|brand|cafe|kitchen|label|studio|startup|business|workshop|nursery)$))([a-z]+(?: [a-z]+){0,2})$/;

/** Says that something is made to be sold, whatever it is; "I have diabetes, can you help me?" does not. */
const SELLS =
  /^(?!.*\b(?:can|could|will|would|do) you\b).*\b(?:makes?|sells?|bakes?|sews?|stitch(?:es)?|crafts?|weaves?|knits?|imports?|resells?|selling|making|runs? an?|runs? my)\b/;
/** What is to be done with the wares is another question. */
const DOES = /\b(?!(?:clothing|selling|making|baking|printing)\b)\w{3,}ing\b/;

/** What is asked then is whether it works there without a network, for whichever wares. */
const WITHOUT_NETWORK = /\b(?:networks?|internet|signals?|offline|wi ?fi|connectivity|coverage|connection|data pack)\b/;

/** "I make candles, is it for me?": whom Ladoo is for, and the founder of that trade where there is one. */
export function answerIfForTrade({ text }: Query): Draft | null {
  const asked = asTyped(text);
  const at = IS_IT_FOR_ME.findIndex((one) => one.test(asked));
  const isTold = at < 0;
  const told = (isTold ? TELLS_TRADE : IS_IT_FOR_ME[at])?.exec(asked)?.[1] ?? "";
  const trade = TRADES.find(([, one]) => one.test(told))?.[1];
  if (!told || DOES.test(told) || WITHOUT_NETWORK.test(asked)) return null;
  // Whoever says what he or she makes is told whom it is for, whatever it is.
  if (!trade) return at === 0 && SELLS.test(asked) ? { body: forWhom, links: [featuresLink, aboutLink] } : null;
  const seller = sellerOf(trade);
  return seller
    ? {
        body: `${isTold ? "" : "Yes. "}${forWhom} Of the founders on this website, one is near to that trade: ${seller.told.answer}`,
        links: introductionOf(seller.founder).links,
      }
    : null;
}
