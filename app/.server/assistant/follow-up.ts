/**
 * A question that leans on the one before it ("and for a year?", "what about Sales Person?", "who is it for?") becomes one that
 * says everything itself. It is done on the words as they were typed; what they mean is read as in any other question.
 */
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { pricingRoles } from "#app/content/pricing.ts";
import { asRole, JOBS, type Kind, KINDS, PERIODS, PERSONS, ROLES, THINGS, withArticle } from "./follow-up-kinds.ts";
import { rules } from "./follow-up-rules.ts";
import {
  carriersIn,
  contentOf,
  IN_JOURNEY,
  ORDINALS,
  ownerOf,
  subjectOf,
  withoutEnd,
  wordsIn,
} from "./follow-up-words.ts";
import { anyOf } from "./language/patterns.ts";
import { countOf } from "./language/number-words.ts";
import { withoutImpersonal } from "./search/clauses.ts";

type FollowUp = {
  /** Says by itself what is meant; null where what was said before does not tell. */
  meant: string | null;
  /** Asks for something of its own, if it can be answered alone. */
  mayStandAlone: boolean;
  /** Has no meaning of its own: an answer to it alone would be one to another question. */
  isBound: boolean;
};

/** What stands beside the name in a fragment that holds nothing else. */
const AROUND =
  /^(?:the|an?|of|for|in|with|on|as|to|by|my|our|your|one|ones|ka|ke|ki|ko|kya|liye|hai|then|please|too|also|instead|role|job|position|episode|journey|policy)$/i;
/** "And", and what else comes before a question that goes on; "what about …?" asks for nothing but what follows. */
const LEAD =
  /^(?:(?:and|okay|ok|so|but|then|also|aur|hmm+|great|nice|cool|fine|thanks|thank you|got it|achh?a|(?:no |sorry )?i (?:mean|meant))\b[\s,.!]*)+/i;
/** "No, the other one, from Kochi": says whom the question before was meant of. */
const CORRECTS =
  /^(?:(?:no|nope|nahi)\b[\s,.!]*)?(?:(?:sorry|i mean|i meant)\b[\s,.!]*)*the other (?:one|founder|brand|person)\b[\s,]*(?:from|in|at|of) /i;
const ABOUT = /^(?:what|how) about\b\s*|\s+ka kya$/i;
const ASKS =
  /\b(?:what|whats|how|when|where|which|who|whom|whose|why|is|are|am|do|does|did|can|could|may|will|would|should|shall|has|have|i|we|you|kya|kab|kaun|kaise|kahan?|hai|right|correct)\b/i;
const TELLS =
  /^(?:tell|show|list|give|explain|describe|name|compare|find|help|book|open|write|say|send|ignore|forget|repeat|print)\b/i;
const CONDITION =
  /^(?:for|with|without|including|incl|excluding|plus|in|on|per|by|from|at|after|before|if|during|through|via) |^(?:(?:month|year)ly|annual(?:ly)?|(?:ek )?(?:saal|mahin[ae])(?: bhar)? ka|.* (?:ke saath|ke bina|ke liye))$/i;
/** "Is that per month?" */
const IS_THAT =
  /^is (?:that|it|this) (?=(?:with|without|per|before|including|incl|plus|monthly|yearly|an? (?:month|year)|for an? (?:month|year))\b)/i;
const NUMBER = "\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty";
/** "For three people", "and for two". */
const COUNT = new RegExp(
  `^(?:for )?(${NUMBER})(?: (?:people|persons?|users?|seats?|logins?|of (?:us|them|those)|log))?$`,
  "i",
);
const WHY = /^(?:why(?: not| so| is that| that much)?|kyu+n?|kyon)$/i;
/** "And if I pay for the year?" */
const IF = /^if (?:i|we) /i;
const PRICED = /\b(?:how much|costs?|pric\w+|kitn[aei])\b/i;
/** Why a role costs what it costs is said of all of them. */
const WHY_PRICES = "Why do prices differ by role?";
const BARE =
  /^(?:how(?: so| exactly)?|when(?: exactly)?|where(?: exactly)?|who|which (?:one|page|role|module|story|episode)s?|(?:on |under )?(?:what|which) page|how (?:long|many(?: (?:minutes|hours|days|weeks|months|of them))?|often|soon|far|fast|quick|quickly|big|old)|(?:since|until|by) when|(?:for|by|to|with) whom|for how long|kab|kahan?|kaise|what (?:has )?changed(?: (?:then|afterwards|after that|since))?|what (?:came of it|happened (?:then|next|afterwards|after that)))$/i;
/** "And a longer one?" */
const ANOTHER = /^(?:an?|another|some) .*\bones?$/i;
const HOW_MUCH = /^(?:how much|kitn[aei])$/i;
/** Asks what is limited without saying of what. */
const ANY_LIMIT =
  /^is there (?:an?|any) (?:(?:upper|time) )?(?:limit|cap|maximum|minimum|end|deadline|(?:last|closing|end) date)$|^(?:what is |whats |what['’]s )?(?:the|by which) (?:deadline|(?:last|closing) date)$/i;
/** "For two of them with GST?" after a role. */
const FOR_SO_MANY = new RegExp(
  `^(?:how much|what)(?: (?:is|are|would|will|does|do))?(?: (?:it|that|this|they|these|those))?(?: (?:be|cost|come to))*(?: (?:for|of))? (${NUMBER})(?: (?:of (?:it|them|those|these)|people|persons?|users?|logins?|seats?))?((?: (?:with|without|plus|including|per|an?|for an?|gst|tax|month|year))*)$`,
  "i",
);
const A_TIME = "(?:,? (?:monthly|per month|a month|yearly|per year|a year))?";
/** "And with two accounting people?" after the price of another role. "And a helper?" asks for a price of its own. */
const ADDED = new RegExp(
  `^(?:(?:with|plus|add|adding|if (?:i|we) add|together with) )+(an?|${NUMBER}) (.+?)(?: added)?${A_TIME}$`,
  "i",
);
/** "So two of them plus the founder?" */
const AND_OTHER = new RegExp(
  `^(${NUMBER}) of (?:them|those|these)(?: and| plus| with|,) (?:an? |the |one )?(.+?)${A_TIME}$`,
  "i",
);
/** Who has the business logs in as this. */
const OWNER = /^(?:founder|owner|me|myself|boss)$/i;
/** "Link?": what was answered ends with it. */
const LINK =
  /^(?:(?:can i (?:have|get)|give me|send(?: me)?|share|show me|what is|whats) )?(?:the |a )?(?:link|url)(?: (?:please|pls|plz|to (?:it|that)|for (?:it|that)|bhejo|do))?$/i;
/** After the fee by QR code, the other way of being paid. */
const PAID_BY_QR =
  /\b(?:qr|upi)\b.*\b(?:fees?|charges?|costs?|rate|percent)\b|\b(?:fees?|charges?|costs?|rate|percent)\b.*\b(?:qr|upi)\b/i;
/** There are links of one's own, too. */
const OWN_LINK = /\b(?:refer\w*|invite\w*|waitlist|my link|payment)\b/i;
/** Of a refund, an erasure, a demo. */
const HOW_LONG_IT_TAKES =
  /^how (?:long|much time|many days) (?:does|do|will|would|can|might) (?:it|that|this|they) (?:usually |normally )?take$|^(?:usme |isme |isko |usko )?kitn[aei] (?:time|din|samay|der) lag(?:ta|te|ega|enge)(?: hai)?$/i;
/** "Age?" */
const AGE = /^(?:(?:his|her|their|the) )?age$/i;
/** Asked of the position that was spoken of. */
const OF_JOB =
  /^(?:what (?:are|is) |whats )?(?:the )?(?:requirements?|responsibilities|duties|qualifications?|skills?|salary|location)(?: needed| required)?$|^how (?:do|can|should) i apply$/i;
const APPLIES = /apply$/i;
/** What comes when that is over. */
const AFTER_THAT =
  /^(?:what (?:happens|comes|is|do i pay) )?(?:after (?:that|this|it|it ends)|(?:when|once) (?:that|this|it)(?:['’]?s| is)? (?:ends?|over|finished))$|^(?:then what|what then)$/i;
/** What follows the episodes that were listed. */
const THE_NEXT_ONES =
  /^(?:(?:what|how) about |which (?:are|come) |when (?:do|does|will|are|is) )?(?:the )?(?:(?:ones?|episodes?) (?:that (?:come|follow)s? )?(?:after|following|beyond) (?:that|those|these|them|it)|(?:next|coming|upcoming|later|new|future) (?:ones?|episodes?)|rest|others)(?: (?:out|come|coming|be out))?$/i;
const OF_EPISODES = /\bepisodes?\b.*\]\(\/audio-insights\/founders-podcast\b/;
/** "How long until I hear back about it?": more words than a question mostly has that leans, and does. */
const ABOUT_IT = /^(.{8,70} (?:about|on|regarding)) (?:it|that|this|them)$/i;
/** One of a list, by its place in it: "tell me more about the second one". */
const BY_PLACE = new RegExp(
  `^(?:(?:please |can you |could you )?(?:tell me|explain|describe|show(?: me)?|open|what is|what['’]?s|what about|how about|i mean)?(?: (?:a bit |a little |some )?more)?(?: details?)?(?: (?:about|of|on))? ?)(?:the )?(?:(${anyOf(...ORDINALS)})|(?:number |no\\.? |#)(\\d\\d?))(?: (?:one|of (?:them|these|those)|(job|position|opening|story|module|room|feature)))?(?: (?:about|like))?$`,
  "i",
);
const PATHS: Readonly<Record<string, string>> = {
  job: "/careers/",
  position: "/careers/",
  opening: "/careers/",
  story: "/story/",
};

/** A step of a journey that was named before, or the one after it. */
const BY_STEP = new RegExp(
  `^(?:[a-z'’]+ ){0,5}(?:step (?:number |no\\.? )?(\\d|${NUMBER})|(?:the )?(${anyOf(...ORDINALS, "next")}) step)$`,
  "i",
);
/** Asks who is in an episode that was named before. */
const GUEST = /^who (?:is|was)(?: (?:the|its|their))? guest$/i;
const EPISODE =
  /\b(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th|last) (?:podcast )?episode|episode (?:\d|one|two|three|four)\b/i;
/** Looks for somebody who lived through what was told before. */
const SAME_TROUBLE =
  /^(?:is there|did|does|do|has|which|who|any)\b.*\b(?:same|similar|such|this|that) (?:a )?(?:problem|trouble|issue|struggle|situation)s?$/i;
const BEGINS_ASKING =
  /^(?:what|whats|how|when|where|which|who|whom|whose|why|is|are|do|does|did|can|could|may|will|would|should)\b/i;
/** Tells how one pays, and is no part of what is asked. */
const PAID_BY = / if (?:i|we) (?:pay|paid|am billed|get billed) .*$/i;
const MORE =
  /^(?:(?:please |can you |could you )?(?:tell me|know|say|give me)? ?(?:a (?:bit|little) |some )?more(?: details?| info(?:rmation)?)?(?: please| about (?:it|that|this|them|him|her))?|details(?: please)?|(?:please )?(?:explain|elaborate|go on|continue)(?: (?:that|this|it))?(?: please)?|what else|anything else|aur (?:batao|bataiye))$/i;

const THING =
  "(?:one|role|plan|seat|module|room|feature|position|job|episode|story|journey|offer|discount|price|page|policy)s?";
const PRONOUN = new RegExp(
  `\\b(?:(?:that|this|these|those) ${THING}|it|its|they|them|theirs?|he|she|him|his|hers?|uska|uski|uske|usko|iska|iski|iske|isme|usme)\\b|\\b(?:that|this|these|those)(?= (?:include|cover|cost|mean|apply|work|free|monthly|refundable|paid|in|for|with|per)\\w*\\b|$)`,
  "i",
);
const OF_ONE = /^(?:he|she|him|his|hers?)$/i;
const isSomebody = (pronoun: string): boolean =>
  OF_ONE.test(pronoun) || /^(?:they|them|theirs?|uska|uski|uske)$/i.test(pronoun);
const POSSESSIVE = /^(?:its|their|his|her|uska|uski|uske|iska|iski|iske)$/i;
/** At the place of somebody who was named: "what does a stole cost there?" */
const THERE = /^(?!(?:is|are|was|were) ).*(?<!\b(?:is|are|was|were|get|got|go|goes)) there$/i;
/** "…, doesn't it?" speaks of what was just said. */
const TAG = /n['’]?t (?:it|they|he|she)$/i;

/** "How do I apply for it and what do I need to attach?" */
const TWO_QUESTIONS = /^((?:\S+ ){2,7}\S+?),? and ((?:what|how|when|where|which|who|do|does|is|are|can)\b.{3,60})$/i;
/** So short is what leans. */
const MOST_WORDS = 8;
/** So many words that say something of their own may stand beside a pronoun for a thing without a name. */
const MOST_CARRIERS = 1;

/** The entries of the list that was given, in its order; what else an answer leads to is none of them. */
function listedIn(answer: string): readonly { title: string; path: string }[] {
  const list = answer.replace(FURTHER, "");
  const lines = list.split("\n").filter((line) => /^(?:-|\d+\.) /.test(line));
  const [...links] = (lines.length > 0 ? lines.join("\n") : list).matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g);
  return links.map(([, title = "", path = ""]) => ({ title, path }));
}
/** Where an answer's own page stands. */
const FURTHER = /\s(?:See|Listen or read) \[[^\n]*$/;

/** The founders whom an answer names. */
const toldIn = (answer: string) => founders.filter(({ name }) => answer.includes(name));

/** What is named by its place in the list that was given. */
function placedIn(answer: string, place: number): string | null {
  const listed = listedIn(answer);
  const named = listed.length > 1 ? listed.at(place - 1) : undefined;
  if (!named) {
    const told = toldIn(answer);
    const founder = told.length > 1 ? told.at(place - 1) : undefined;
    return founder ? `Who is ${founder.name}?` : null;
  }
  const [, room, name = ""] =
    /^\/(story|journey|careers|audio-insights)\/(?:[\w-]+#episode-)?([\w-]+)/.exec(named.path) ?? [];
  if (room === "story") return `Tell me about story ${name}`;
  if (room === "journey") return `What happens in ${ownerOf(name)}'s journey?`;
  if (room === "audio-insights") return `What is episode ${name} about?`;
  return room === "careers" ? `Tell me more about the ${named.title} job` : `Tell me more about ${named.title}`;
}

const numberOf = (said: string): number => Number(said) || countOf(said.toLowerCase());

/** The step that is named, of the journey that was spoken of; or null. */
function stepMeant(answer: string, said: string | undefined, place: string | undefined): string | null {
  const id = IN_JOURNEY.exec(answer)?.[1];
  const journey = journeys.find((one) => one.id === id);
  if (!journey) return null;
  const [, now] = /^Step (\d) of /.exec(answer) ?? [];
  const last = journey.steps.length;
  const meant =
    place === "next"
      ? Number(now) + 1
      : said
        ? numberOf(said)
        : place === "last"
          ? last
          : ORDINALS.indexOf(place ?? "");
  return meant >= 1 && meant <= last ? `What is step ${meant} of ${ownerOf(journey.id)}'s journey?` : null;
}

/** What is named by its place among what was spoken of without a list: steps of one journey, or episodes. */
function partPlaced(before: string, answer: string, at: number, place: string): string | null {
  if (/\bsteps?\b/i.test(before) && listedIn(answer).length <= 1)
    return stepMeant(answer, at > 0 ? String(at) : undefined, place);
  return at > 0 && /\bpodcast\b/i.test(before) ? `What is episode ${at} about?` : null;
}

const sayingMore = (before: string): string => {
  for (const { named, more } of KINDS) {
    const [name] = named.exec(before) ?? [];
    if (more && name) return more(name);
  }
  return `Tell me more about ${contentOf(before).join(" ")}`;
};

const kindOf = (text: string): Kind | undefined => KINDS.find(({ named }) => named.test(text));

/** A role, with how many of it are asked for. */
const COUNTED_ROLE = new RegExp(`(?:\\b(?:an?|one|${NUMBER}) )?(${ROLES.named.source})`, "i");

/** The question before, asked of what is named now: "How much is Admin?", "And Sales Person?" */
function ofSibling(said: string, before: string, mayHoldMore: boolean): string | null {
  for (const { named, whole } of KINDS) {
    const [name] = named.exec(said) ?? [];
    const [sibling] = named.exec(before) ?? [];
    if (!name || !sibling) continue;
    const isAlone = wordsIn(said.replace(name, " ").replace(/['’]s\b/, "")).every((word) => AROUND.test(word));
    return isAlone || mayHoldMore ? before.replace(sibling, () => (isAlone ? (whole?.(name) ?? name) : said)) : null;
  }
  return null;
}

/** The dearest or the cheapest role, as an answer names it first. */
const EXTREME_ROLE = new RegExp(
  `^The (?:cheapest|dearest) role is (${pricingRoles.map(({ title }) => title).join("|")})\\b`,
);
/** "And for three of them?" after which role is the cheapest: the answer has its name. */
function ofSoMany(said: string, before: string, answer: string): string | null {
  const count = COUNT.exec(said)?.[1];
  const role = ROLES.named.test(before) ? null : EXTREME_ROLE.exec(answer)?.[1];
  return count && role ? `How much are ${count} ${role}?` : null;
}

/** What a role, rather than the software, is asked about. */
const OF_A_ROLE =
  /^(?:roles?|seats?|gst|tax\w*|costs?|pric\w+|pay|paid|paying|billed|month\w*|year\w*|annual\w*|discount\w*|access|exports?|data|api|settings?|support|see|edit|stock|orders?|invoices?|payments?|customers?|analytics|reports?|popular|cheap\w*|users?)$/i;
const mayBeRole = (said: string): boolean => carriersIn(said).every((word) => OF_A_ROLE.test(word));

/** What a pronoun stands for: what the question before names, or all of its words that say anything. */
function antecedent(said: string, before: string, pronoun: string): string | null {
  const isNamed = ({ named }: Kind): boolean => named.test(said);
  const isOne = OF_ONE.test(pronoun);
  const somebody = isSomebody(pronoun);
  if (isOne && (isNamed(PERSONS) || isNamed(ROLES))) return null;
  for (const kind of somebody ? [PERSONS, ROLES, ...(isOne ? [] : THINGS)] : [ROLES, ...THINGS]) {
    const [name] = kind.named.exec(before) ?? [];
    if (!name || isNamed(kind) || (kind === ROLES && !somebody && !mayBeRole(said))) continue;
    return kind === PERSONS ? name : kind === ROLES ? asRole(name) : withArticle(name);
  }
  // Nobody is "it", and what has a name of its own needs none.
  if (isOne || KINDS.some(isNamed) || PERSONS.named.test(before) || ROLES.named.test(before)) return null;
  return carriersIn(said).length <= MOST_CARRIERS ? contentOf(before).join(" ") || null : null;
}

function withAntecedent(said: string, before: string): FollowUp | null {
  const found = PRONOUN.exec(said);
  if (!found) return null;
  const [pronoun] = found;
  const [ahead, behind] = [said.slice(0, found.index), said.slice(found.index + pronoun.length)];
  const isOwner = POSSESSIVE.test(pronoun);
  // "How did the company get its name?" says itself whose.
  if (
    isOwner && behind ? contentOf(ahead).length > 0 : carriersIn(ahead.replace(ROLES.named, "")).length > MOST_CARRIERS
  )
    return null;
  const subject = antecedent(said, before, pronoun);
  if (!subject) return null;
  return {
    // A thing without a name is too long to own something: "the sales numbers of the brands that use Ladoo".
    meant:
      isOwner && behind && !kindOf(subject)
        ? `${ahead}${behind.trim()} of ${subject}?`
        : `${ahead}${subject}${isOwner ? "'s" : ""}${behind}?`,
    mayStandAlone: false,
    isBound: isSomebody(pronoun),
  };
}

/** What was asked before, with the founder whom its answer told of where it did not name one: "the founder from Kochi". */
function withWhoWasTold(before: string, answer: string): string {
  if (PERSONS.named.test(before) || ROLES.named.test(before) || !/\bfounder\b/i.test(before)) return before;
  const [told, another] = toldIn(answer);
  return told && !another ? `${before} ${told.name}` : before;
}

/**
 * How a question leans on the one before it; null where it stands by itself. What was asked before stands first in what is meant,
 * so that the gates look at it as they did when it came.
 */
export function leaningOf(asked: string): ((before: string, answer?: string) => FollowUp | null) | null {
  const led = withoutEnd(asked);
  const said = led.replace(LEAD, "").replace(CORRECTS, "");
  const rest = said.replace(ABOUT, "");
  const bound = (meant: string | null): FollowUp => ({ meant, mayStandAlone: false, isBound: true });
  const step = BY_STEP.exec(rest);
  if (step) {
    const [, number, place] = step;
    return (_, answer = "") =>
      !IN_JOURNEY.test(answer) || KINDS.some(({ named }) => named.test(rest.replace(place ?? "", "")))
        ? null
        : bound(stepMeant(answer, number, place?.toLowerCase()));
  }
  const listed = BY_PLACE.exec(said);
  if (listed)
    return (before, answer = "") => {
      const [, place = "", number, thing] = listed;
      const sibling = place && ofSibling(rest, before, false);
      const path = thing && (PATHS[thing.toLowerCase()] ?? "/feature/");
      // "The first story" of a list of something else says by itself what is meant.
      if (!sibling && path && !listedIn(answer).some((one) => one.path.startsWith(path))) return null;
      const at = number ? Number(number) : ORDINALS.indexOf(place.toLowerCase());
      return bound(sibling || (placedIn(answer, at) ?? partPlaced(before, answer, at, place.toLowerCase())));
    };
  if (THE_NEXT_ONES.test(said))
    return (_, answer = "") => (OF_EPISODES.test(answer) ? bound("Which episodes are coming soon?") : null);
  if (AFTER_THAT.test(said))
    return (before, answer = "") =>
      bound(
        /^Step \d of /.test(answer)
          ? stepMeant(answer, undefined, "next")
          : `What happens after ${antecedent(said, before, "it") ?? before}?`,
      );
  if (OF_JOB.test(said))
    return (before) => {
      const [job] = JOBS.named.exec(before) ?? [];
      return job ? bound(`${said}${APPLIES.test(said) ? " for" : " of"} the ${job} position?`) : null;
    };
  const counted = FOR_SO_MANY.exec(rest);
  if (counted)
    return (before, answer = "") => {
      const role = ROLES.named.exec(before)?.[0] ?? EXTREME_ROLE.exec(answer)?.[1];
      return role ? bound(`How much are ${counted[1]} ${role}${counted[2]}?`) : null;
    };
  const [, many, other = ""] = AND_OTHER.exec(rest) ?? [];
  if (many)
    return (before) => {
      const [role] = ROLES.named.exec(before) ?? [];
      const second = OWNER.test(other) ? "Admin" : ROLES.named.exec(other)?.[0];
      return role && second ? bound(`How much are ${many} ${role} and one ${second}?`) : null;
    };
  const [, extra, added = ""] = ADDED.exec(rest) ?? [];
  if (extra && rest !== led && ROLES.named.test(added))
    return (before) => {
      const [role] = ROLES.named.exec(before) ?? [];
      return role && PRICED.test(before) ? bound(`How much are one ${role} and ${extra} ${added}?`) : null;
    };
  if (LINK.test(rest))
    return (before) =>
      PAID_BY_QR.test(before)
        ? bound(`${ofSibling(rest, before, false) ?? before}?`)
        : OWN_LINK.test(before)
          ? null
          : bound(`${before}?`);
  for (const { asked: pattern, meant } of rules) {
    const found = pattern.exec(said);
    if (!found) continue;
    return (before, answer = "") => {
      const whole = meant({ said, before, answer, named: found[1] ?? "" });
      return whole === null ? null : bound(whole);
    };
  }
  if (HOW_LONG_IT_TAKES.test(said))
    return (before) =>
      bound(`how long does ${(antecedent(said, before, "it") ?? subjectOf(before)).replace(/ policy$/i, "")} take?`);
  if (AGE.test(said))
    return (before) => {
      const [name] = PERSONS.named.exec(before) ?? [];
      return name ? bound(`How old is ${name}?`) : null;
    };
  if (MORE.test(said)) return (before) => bound(sayingMore(before));
  if (WHY.test(said))
    return (before) => bound(ROLES.named.test(before) && PRICED.test(before) ? WHY_PRICES : `${before}, ${said}?`);
  if (BARE.test(said)) return (before) => bound(`${before}, ${said}?`);
  if (HOW_MUCH.test(said)) return (before) => bound(`How much is ${antecedent(said, before, "it") ?? before}?`);
  if (ANY_LIMIT.test(said)) return (before) => bound(`${before}, ${said}?`);
  if (GUEST.test(said))
    return (before) => {
      const [episode] = EPISODE.exec(before) ?? [];
      return episode ? bound(`Who is the guest in ${episode}?`) : null;
    };
  if (SAME_TROUBLE.test(said))
    return (before) => (BEGINS_ASKING.test(before) ? null : bound(`Is there a story about this: ${before}?`));
  const [, first, second] = TWO_QUESTIONS.exec(rest) ?? [];
  if (first && second && PRONOUN.test(withoutImpersonal(first)))
    return (before) => {
      const followUp = withAntecedent(first, before);
      return followUp && { ...followUp, meant: `${withoutEnd(followUp.meant ?? first)} and ${second}?` };
    };
  if (!rest) return null;
  if (wordsIn(rest.replace(PAID_BY, "")).length > MOST_WORDS) {
    const [, asked] = ABOUT_IT.exec(rest) ?? [];
    return asked ? (before) => bound(`${asked} ${subjectOf(before)}?`) : null;
  }
  if (IS_THAT.test(rest)) return (before) => bound(`${before} ${rest.replace(IS_THAT, "")}?`);
  if (THERE.test(rest))
    return (before) => {
      const [name] = PERSONS.named.exec(before) ?? [];
      return name ? bound(`${rest.replace(/ there$/i, "")} at ${name}'s?`) : null;
    };
  if (PRONOUN.test(withoutImpersonal(rest)) && !TAG.test(rest))
    return (before, answer = "") => {
      const several = ofSoMany(rest, before, answer);
      return several ? bound(several) : withAntecedent(rest, withWhoWasTold(before, answer));
    };
  if (IF.test(rest) && rest !== led && PERIODS.named.test(rest)) return (before) => bound(`${before} ${rest}?`);
  if (ASKS.test(rest) || TELLS.test(rest)) return null;
  return (before, answer = "") => {
    const several = ofSoMany(rest, before, answer);
    if (several) return bound(several);
    const count = COUNT.exec(rest)?.[1];
    if (count && ROLES.named.test(before)) return bound(`${before.replace(COUNTED_ROLE, `${count} $1`)}?`);
    const sibling = ofSibling(rest, before, rest !== led);
    if (sibling) return bound(`${sibling}?`);
    const [role] = ROLES.named.exec(rest) ?? [];
    if (role && rest !== led && PRICED.test(before) && carriersIn(rest.replace(role, "")).length === 0)
      return bound(`How much is ${asRole(role)}?`);
    if (CONDITION.test(rest) || ANOTHER.test(rest)) return bound(`${before} ${rest}?`);
    return rest === led ? null : { meant: `${before} ${rest}?`, mayStandAlone: true, isBound: false };
  };
}

/** Speaks of oneself, of Ladoo or of what is on this website, and not of what was told. */
const OF_US =
  /\b(?:i|my|me(?<!tell me)|we|our|us|you|your|ladoo|smoothie|company|launch\w*|app|software|website|site|page|waitlist|refunds?|trial|plans?|pricing)\b/i;
/** Of one time, as what happens in a story is. */
const OF_ONE_TIME =
  /\b(?:did|was|were|had|happened|took|came|went|won|paid|sold|bought|got|made|(?:who|what) \w{2,}(?:ed|st))\b/i;

/** Whether a question that comes after a story is asked of that story: it speaks of what happened, and names nothing else. */
export function leaningOnStory(asked: string): "surely" | "perhaps" | null {
  const said = withoutEnd(asked).replace(LEAD, "");
  if (MORE.test(said)) return "surely";
  if (wordsIn(said).length > MOST_WORDS || OF_US.test(said)) return null;
  if ([ROLES, ...THINGS, PERSONS].some(({ named }) => named.test(said))) return null;
  if ([WHY, BARE, AFTER_THAT].some((pattern) => pattern.test(said))) return "surely";
  const isOfOneTime = OF_ONE_TIME.test(said);
  const [pronoun] = PRONOUN.exec(said) ?? [];
  if (pronoun && (OF_ONE.test(pronoun) || isOfOneTime)) return "surely";
  if (!isOfOneTime) return null;
  return carriersIn(said).length <= MOST_CARRIERS ? "surely" : "perhaps";
}
