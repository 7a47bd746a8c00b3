/**
 * "Only Dev's stories", "any food brand?", "stories about The Cash Register": all the stories of one founder, of one kind of
 * brand or about one room. Nothing else is said of them, so they are listed, where search would choose among them by words.
 */
import { useCasesPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { modules } from "#app/content/modules.ts";
import type { Story } from "#app/schemas/story.ts";
import { asksWhether, type Draft, firstAnswer } from "./compose.ts";
import { capitalised, inWords, markupOf } from "../corpus/passage.ts";
import { storyLink } from "../corpus/tales.ts";
import { TRADES } from "./kindred.ts";
import { simplify, termsOf } from "../language/language.ts";
import { inNumber } from "../language/number-words.ts";
import { founderByName } from "../language/people.ts";
import type { Query } from "../search/query.ts";

/** So many of them are listed, and fewer where a room's subject is said and not its name; the page has the others. */
const MOST_LISTED = 8;
const MOST_ON_SUBJECT = 4;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Say that stories are wanted, and nothing about which ones. */
const WANTED = setOf(
  `a an the any some all only just every list lists show find give filter pick see get got read hear listen want wants like
  would can could please me us them i my you your our in on of by from about with for to at among is are there do does did has have
  had what which whose who how one ones other more told tell tells telling come comes regarding covering featuring involving
  concerning around story stories usecase audio founder founders teller site website page here us koi ki ke ka ko se hai hain ho kya
  bare mein me inform sunao dikhao batao chahiye sab saari sare sirf manage managing handling owner owners recommend suggest good nice
  browse way play choose select many kitni kitne feature features view new young small growing trouble troubles problem problems issue issues getting time where help helps late`,
);
/** Who may have a story besides the founder, and what is said of those. */
const BRAND = setOf(
  "brand brands label labels business businesses shop shops company companies maker makers seller sellers",
);

const TELLING = /\b(?:story|stories|usecase)\b/;
const SOMEBODY_TELLS = /\b(?:hear|listen)\b.*\b(?:brand|label|maker|seller|founder)s?\b/;
/** What is asked of all of them, or of telling one's own. */
const ANOTHER_MATTER =
  /\b(?:not all|how long|real|true|minutes|categor\w*|which founders?|who|episodes?|podcasts?|journeys?)\b/;

/** Said where one founder's are to be chosen. */
const BY_FOUNDER_TOO = setOf(
  "filter sort group grouped separate separately single each every particular specific certain same per 1 alone wise",
);

type Asked = { query: Query; stories: readonly Story[]; words: readonly string[] };
type Shelf = (asked: Asked) => Draft | null;

/** Who tells a story is said of each where they are several. */
function listOf(lead: string, stories: readonly Story[], path: string, most = MOST_LISTED): Draft {
  const areSeveral = new Set(stories.map(({ founderName }) => founderName)).size > 1;
  const lines = stories
    .slice(0, most)
    .map((story) => `- ${markupOf(storyLink(story))}${areSeveral ? `, by ${story.founderName.split(" ")[0]}` : ""}`);
  return {
    body: `${lead}${stories.length > most ? ", among them" : ""}:\n${lines.join("\n")}`,
    links: [{ title: "Use Cases", path }],
  };
}

/** "Which stories has Kabir told?" */
const ofFounder: Shelf = ({ query, stories, words }) => {
  const founder = founders.find(({ id }) => id === query.founder);
  if (
    !founder ||
    words.length === 0 ||
    words.some((word) => founderByName.get(word) !== founder.id && !BRAND.has(word))
  )
    return null;
  const own = stories.filter(({ founderName }) => founderName === founder.name);
  if (own.length === 0) return null;
  return listOf(
    `${founder.name} of ${founder.brandName} tells ${inNumber(own.length)} of the stories`,
    own,
    `${useCasesPath}?founder=${founder.id}`,
  );
};

/** "Is there a fashion label among the stories?" */
const ofTrade: Shelf = ({ query, stories, words }) => {
  const named = words.filter((word) => !BRAND.has(word)).join(" ");
  const kinds = TRADES.filter(([, trade]) => trade.test(named));
  const rest = kinds.reduce((text, [, trade]) => text.replace(new RegExp(trade, "g"), ""), named);
  const own = stories.filter(({ category }) => kinds.some(([kind]) => kind === category));
  const [first] = own;
  if (!first || /\w/.test(rest.replace(/\b(?:and|or|aur|ya|beverages?|care)\b/g, ""))) return null;
  const tellers = [...new Set(own.map(({ founderName, brandName }) => `${founderName} of ${brandName}`))];
  const categories = inWords([...new Set(own.map(({ category }) => category.toLowerCase()))]);
  const lead = `${inWords(tellers)} ${tellers.length === 1 ? "tells" : "tell"} the ${categories} stories`;
  const founder = founders.find(({ id }) => id === first.founderKey);
  return listOf(
    asksWhether(query) ? `Yes: ${lead}` : lead,
    own,
    founder && tellers.length === 1 ? `${useCasesPath}?founder=${founder.id}` : useCasesPath,
  );
};

const names = modules.map((module) => ({ module, name: simplify(module.name).replace(/^the /, "") }));
const purposes = modules.map((module) => ({ module, terms: new Set(termsOf(module.purpose)) }));

/** "Stories with the Cash Register", "is there one about stock?": those first that are about the room before all. */
const ofRoom: Shelf = ({ query, stories, words }) => {
  const said = words.filter((word) => !BRAND.has(word)).join(" ");
  const named = names.find(({ name }) => said === name)?.module;
  const [subject, another] = termsOf(said);
  const module = named ?? purposes.find(({ terms }) => subject && !another && terms.has(subject))?.module;
  if (!module) return null;
  const own = stories
    .map((story) => ({ story, at: story.features.findIndex(({ id }) => id === module.featureId) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ story }) => story);
  if (own.length === 0) return null;
  const lead = `${inNumber(own.length)} stories are about ${module.name}, the module for ${module.purpose}`;
  return listOf(
    asksWhether(query) ? `Yes, ${lead}` : capitalised(lead),
    own,
    `${useCasesPath}?feature=${module.featureId}`,
    named ? MOST_LISTED : MOST_ON_SUBJECT,
  );
};

const BY_FOUNDER =
  /\b(?:one|1|single|each|every|particular|specific|certain|same|per|by|a) (?:of the )?founders?\b|\bfounders? wise\b|\bone founders? only\b/;
const CHOOSES = /\b(?:only|just|alone|filter|sort|see|show|list|get|find|pick|choose|group\w*|separate\w*|browse)\b/;

/** "Can I see the stories of one founder only?" */
const byFounder: Shelf = ({ query: { plain, founder }, words }) =>
  !founder && BY_FOUNDER.test(plain) && CHOOSES.test(plain) && words.every((word) => BY_FOUNDER_TOO.has(word))
    ? {
        body: `Yes, those of ${inWords(founders.map(({ id, name }) => `[${name.split(" ")[0]}](${useCasesPath}?founder=${id})`))}. Ask me for "only ${founders[0].name.split(" ")[0]}'s stories", say, and I list them.`,
        links: [],
      }
    : null;

const ANY_STORY = new RegExp(
  [
    "^story (?:please|sunao|batao)$",
    "^(?:(?:can|could|would) you |please |i (?:want|would like) to )*(?:tell|give|read|play|hear|suggest|recommend|share|ek|koi)\\b(?:(?: (?:me|us|to|a|an|any|one|some|1|good|nice))*) story(?: (?:please|sunao|batao|first|for (?:an? )?(?:beginners?|newcomers?|new (?:user|visitor|person))))?$",
    "^(?:which|what) (?:story|one|stories) (?:(?:should|do|can|must|shall) i |to )?(?:(?:hear|listen|read|start|begin|play|is)(?: (?:to|with))? )?(?:first|best|the best)$",
    "^where (?:(?:should|do|can|must|shall) i |to )(?:start|begin)(?: (?:with (?:the )?stories|listening|the stories|hearing))$",
    "^(?:which|what) (?:is )?(?:the |your )?best story$|^best story$",
  ].join("|"),
);

/** "Tell me a story": the first of each founder's. */
const anyStory: Shelf = ({ query: { plain }, stories }) => {
  if (!ANY_STORY.test(plain)) return null;
  const firsts = founders.flatMap(({ name }) => stories.find(({ founderName }) => founderName === name) ?? []);
  return listOf("With pleasure. One by each founder, to hear or to read", firsts, useCasesPath);
};

const shelves: readonly Shelf[] = [anyStory, byFounder, ofFounder, ofTrade, ofRoom];

/** The stories that a founder, a kind of brand or a room has in common, where that is all that is said of them; or null. */
export function answerWithShelf(query: Query, stories: readonly Story[]): Draft | null {
  if (!(TELLING.test(query.plain) || SOMEBODY_TELLS.test(query.plain)) || ANOTHER_MATTER.test(query.plain)) return null;
  const words = query.plain.split(" ").filter((word) => !WANTED.has(word));
  return firstAnswer(shelves, { query, stories, words });
}
