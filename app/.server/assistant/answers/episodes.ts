/** Questions about an episode that is named by its number, and about those that are not out yet. */
import { podcastPath } from "#app/content/brand.ts";
import { episodes, upcoming } from "#app/content/podcast/index.ts";
import { holdsOnly } from "./claims.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { comingSentence, episodeGist, guestOf, podcast } from "../corpus/tales.ts";
import { COUNT_WORD, countOf, inNumber } from "../language/number-words.ts";
import type { Query } from "../search/query.ts";

type Reader = (query: Query) => Draft | null;

/** "Episode 2", and "2nd episode", of which the figure is left. */
const BY_NUMBER = new RegExp(
  `\\bepisode (?:number |no )?(\\d+|${COUNT_WORD})\\b|\\b(\\d+)(?:st|nd|rd|th)? (?:podcast )?episode\\b`,
);
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const BY_PLACE = new RegExp(`\\b(${PLACES.join("|")}) (?:podcast )?episode\\b`);
const GUEST = /\b(?:guests?|interviewed|which founders?)\b/;
const AND_ABOUT = /\babout (?:what|which)\b|\bwhat\b.*\babout\b|\btopic\b/;
const ASKS_WHEN = /\b(?:when|kab|date|out)\b/;
const ASKS_ABOUT = /\b(?:about|topic|who|whom|guests?|title|called|names?|what|kya|kaun|bare me|bare mein)\b/;
/** Stand beside it where nothing else is asked than what it is about. */
const OF_SUBJECT = new Set(
  "podcast founders of the name title titled called named wale wali kis kya what whats which ka ke ki ko is hai h about bare baare me mein topic subject pe par tell say batao".split(
    " ",
  ),
);

function numberIn(plain: string): number | null {
  const [, after, before] = BY_NUMBER.exec(plain) ?? [];
  const said = after ?? before;
  if (said) return Number(said) || countOf(said);
  const place = BY_PLACE.exec(plain)?.[1];
  return place ? PLACES.indexOf(place) + 1 : null;
}

/** "What will episode three be about?", and what is said of one that nobody has announced. */
const numbered: Reader = ({ plain }) => {
  const number = numberIn(plain);
  if (number === null) return null;
  const known = episodes.find((episode) => episode.number === number);
  if (known) {
    const guest = GUEST.test(plain) ? guestOf(known) : "";
    const links = [{ title: `Episode ${number}: ${known.title}`, path: `${podcastPath}#${known.slug}` }];
    if (guest) {
      const about = AND_ABOUT.test(plain) ? ` ${episodeGist(known)}` : "";
      return { body: `The guest of episode ${number} is ${guest}; Maya is the host.${about}`, links };
    }
    return ASKS_ABOUT.test(plain) && holdsOnly(plain.replace(BY_NUMBER, " ").replace(BY_PLACE, " "), OF_SUBJECT)
      ? { body: episodeGist(known), links }
      : null;
  }
  const next = upcoming.find((episode) => episode.number === number);
  if (!next) {
    return {
      body: `There is no episode ${number}: the Founders' Podcast has ${inNumber(episodes.length)} episodes, and ${inNumber(upcoming.length)} more are coming.`,
      links: [podcast],
    };
  }
  return ASKS_ABOUT.test(plain)
    ? {
        body: `Episode ${number}, "${next.title}", is coming soon${ASKS_WHEN.test(plain) ? ", and no date is set" : ""}: ${next.description}`,
        links: [podcast],
      }
    : null;
};

const NOT_OUT =
  /\bepisodes?\b.*\b(?:(?:not|yet to|still to|nahi|nahin|never|have ?nt|are ?nt) (?:\w+ ){0,3}(?:out|launch\w*|release\w*|publish\w*|appear\w*|made|come|aired?|aay[aei]|aai|nikl\w*)|unreleased|unpublished)\b|\b(?:unreleased|unpublished|unaired) (?:\w+ )?episodes?\b/;
const WHICH = /\b(?:which|what|list|name|any|how many|are there|kaun ?s[aei]|kon ?s[aei]|kitn[aei])\b/;

/** "Which episodes have not been released yet?" */
const notOut: Reader = ({ plain }) =>
  NOT_OUT.test(plain) && WHICH.test(plain) ? { body: comingSentence, links: [podcast] } : null;

/** What is asked of an episode by its number, or of those to come; null where it is something else. */
export const answerAboutEpisode = (query: Query): Draft | null => firstAnswer([numbered, notOut], query);
