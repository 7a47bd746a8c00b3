/** From a question to an answer, by search alone: gate, roles, passages, wording. Pure, so that it can be measured. */
import { assistantSmallTalk } from "#app/content/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import { asksIf, claimsOf, settles, withoutTurnedVerdict, withVerdict } from "./answers/claims.ts";
import {
  isClearlyAsked,
  questionAfterOrder,
  questionAfterStory,
  questionsIn,
  readingOf,
  subjectsIn,
  troubleIn,
} from "./search/clauses.ts";
import { type Draft, draftFrom, firstAnswer, hasVerdict, together, withoutVerdict } from "./answers/compose.ts";
import type { Passage } from "./corpus/passage.ts";
import { outcome, storyLink } from "./corpus/tales.ts";
import { answerForUntold, withDescribedNamed } from "./answers/described.ts";
import { answerFromMeantTelling } from "./answers/meant-telling.ts";
import { answerAboutDeed, answerWithSequel } from "./answers/deeds.ts";
import {
  type ComposedAnswer,
  type ContactSettings,
  decline,
  fill,
  finish,
  isFromTelling,
  MOST_PASSAGES,
  passagesFor,
} from "./answers/finished.ts";
import { answerAboutFees } from "./answers/fees.ts";
import { answerByTrade, answerFromKindred, answerIfForTrade, asksForKindred } from "./answers/kindred.ts";
import { isEnough, kinds } from "./search/kinds.ts";
import { answerAboutFounder } from "./answers/founder-claims.ts";
import { answerWithFounderFact } from "./answers/founder-facts.ts";
import { answerAboutFounders } from "./answers/founder-figures.ts";
import { answerAboutFields } from "./answers/form-fields.ts";
import { answerAboutPositions } from "./answers/positions.ts";
import { answerAboutJourney } from "./answers/journey-parts.ts";
import { answerAboutLength } from "./answers/lengths.ts";
import { answerByLimit } from "./answers/limits.ts";
import { leaningOf, leaningOnStory } from "./follow-up.ts";
import { totalOf } from "./follow-up-total.ts";
import { subjectOf, withoutEnd } from "./follow-up-words.ts";
import type { Query } from "./search/query.ts";
import { PRICE_TERM } from "./language/question-words.ts";
import { answerAboutPeriods } from "./answers/periods.ts";
import { answerBesideNamed } from "./answers/not-named.ts";
import { answerAboutTeamSize, answerYesOrNo } from "./answers/yes-or-no.ts";
import { answerWithPage } from "./answers/pages.ts";
import { readPlainly, tellsPlainly } from "./answers/plain.ts";
import { answerAboutPlace } from "./answers/places.ts";
import { answerAboutRoles, answerWithSum } from "./answers/roles.ts";
import { answerAboutRooms } from "./answers/rooms.ts";
import { answerAboutEpisode } from "./answers/episodes.ts";
import { answerWithRecording } from "./answers/recording-choice.ts";
import { PERSONAL } from "./language/patterns.ts";
import { romanized } from "./language/devanagari.ts";
import { writtenOut } from "./language/spelling.ts";
import { isFarFetched, isPortrait, isStrange, KNOWN_WORD_FOR_WORD, refusalOf } from "./scope/doubt.ts";
import { asksNothing, isRoleInjection, refusalFor, smallTalkIn } from "./scope/scope.ts";
import type { Hit } from "./search/score.ts";
import { type Index, indexFor } from "./search/search.ts";
import { answerFromTelling } from "./answers/told.ts";
import { answerForTeam } from "./answers/team-roles.ts";
import { draftOf, somebodyMeant, withName } from "./answers/somebody.ts";
import { questionsOnOne } from "./answers/one-person.ts";
import { answerInThread } from "./answers/story-thread.ts";
import { answerWithShelf } from "./answers/story-shelf.ts";
import { answerWithStories, nearestStory, rankStories } from "./answers/story-search.ts";

/** What works an answer out from a table or a rule, in this order. */
const readers = [
  answerAboutFounder,
  answerWithPage,
  answerByLimit,
  answerAboutFounders,
  answerAboutPlace,
  answerAboutFields,
  answerAboutPositions,
  answerAboutPeriods,
  answerYesOrNo,
  answerBesideNamed,
  answerAboutTeamSize,
  answerForTeam,
  answerAboutRoles,
  answerAboutRooms,
  answerAboutFees,
  answerIfForTrade,
];

/** Of these, those that a word nobody knows does not stop. */
const namingAnything = [
  answerAboutFounder,
  answerWithPage,
  answerAboutFounders,
  answerAboutPositions,
  answerAboutPlace,
  answerAboutTeamSize,
  answerWithSum,
  answerIfForTrade,
];

/** "Refund within 30 days, ok?" asks whether it is so. */
const OK_TAG = /(?<!\b(?:is|it|its|this|that|be|are|all|was|am))[\s,]+ok(?:ay)?\s*[?!.]*$/i;

/** Answers from the site's texts, or says that they do not cover it. */
export function composeAnswer(typed: string, stories: readonly Story[], settings: ContactSettings): ComposedAnswer {
  const question = romanized(typed).replace(OK_TAG, "?");
  const whole = answerNaming(question, stories, settings);
  // What is asked is the trouble: "What do you do about that?" alone is about Ladoo.
  const trouble = whole.declined ? null : troubleIn(question);
  const helped = trouble === null ? whole : answerNaming(trouble, stories, settings);
  return helped.declined ? whole : helped;
}

/** A plain question is answered as the one in full that it means, unless it must be declined whatever it means. */
function answerNaming(asked: string, stories: readonly Story[], settings: ContactSettings): ComposedAnswer {
  const plain = readPlainly(asked);
  if (!plain) return answerInFull(asked, stories, settings);
  const query = indexFor(stories).parse(asked);
  if ((refusalFor(query) ?? "unknown") !== "unknown") return answerInFull(asked, stories, settings);
  if ("draft" in plain) return finish(plain.draft, [], settings);
  if ("isUntold" in plain) return decline("unknown", settings);
  const found = answerInFull(plain.meant, stories, settings);
  // A subject alone is no question to which "Yes" is an answer.
  return !plain.isSubject || asksIf(query) ? found : { ...found, response: withoutVerdict(found.response) };
}

/** Who is asked for by what happened to them is named first, and told of from where it is told. */
function answerInFull(question: string, stories: readonly Story[], settings: ContactSettings): ComposedAnswer {
  const smallTalk = smallTalkIn(question);
  if (smallTalk) {
    return { response: fill(assistantSmallTalk[smallTalk], settings), sources: [], declined: false, passages: [] };
  }
  if (asksNothing(question)) return decline("unknown", settings);
  const ofOne = answerOnOne(question, stories, settings);
  if (ofOne) return ofOne;
  const index = indexFor(stories);
  const query = index.parse(question);
  const found = orAsTold(answerTo(question, query, index, stories, settings), query, index, stories, settings);
  const somebody = somebodyMeant(query, index);
  if (!somebody || (found.declined && refusalFor(query) === "private" && PRIVATE.test(query.plain))) return found;
  const [main] = found.sources;
  if (!found.declined && (somebody.isOfStory ? found.sources : [main]).some((source) => source?.path === somebody.path))
    return somebody.isNamed ? { ...found, response: withName(somebody, found.response) } : found;
  if (!somebody.isSure) return found;
  const draft = draftOf(somebody, stories, found.declined);
  return draft ? finish(draft, [], settings) : found;
}

/** What was found, or what the founder tells whom the question describes, or the one telling it is about, in its place. */
function orAsTold(
  found: ComposedAnswer,
  query: Query,
  index: Index,
  stories: readonly Story[],
  settings: ContactSettings,
): ComposedAnswer {
  if (isFromTelling(found)) return found;
  const isRefused = found.declined && (refusalFor(query) ?? "unknown") !== "unknown";
  const told = isRefused ? null : answerFromMeantTelling(query, index, found.declined);
  const asTold = told && finish(told.draft, [told.passage], settings);
  // Its own figures are what is asked for, whoever is described.
  if (asTold && told.isOutcome) return asTold;
  const named = withDescribedNamed(query);
  const ofNamed = named === null ? null : answerTo(named, index.parse(named), index, stories, settings);
  return ofNamed && isFromTelling(ofNamed) ? ofNamed : (asTold ?? found);
}

/** Who somebody is, and what else is asked of that person; null where one of them is not answered, or both are the same. */
function answerOnOne(question: string, stories: readonly Story[], settings: ContactSettings): ComposedAnswer | null {
  const asked = questionsOnOne(question);
  const first =
    asked && answerTo(asked.first, indexFor(stories).parse(asked.first), indexFor(stories), stories, settings);
  const other = first && asked.follow(first.response);
  // What happened to somebody is told in a story, and so is what followed, which has no sense without it.
  if (!other || first.declined || first.sources[0]?.path.startsWith("/story/")) return null;
  const then = composeAnswer(other, stories, settings);
  if (then.declined || then.response === first.response) return null;
  return {
    response: `${first.response.replace(ITS_LINKS, "")} ${then.response}`,
    sources: [...then.sources, ...first.sources.filter(({ path }) => then.sources.every((one) => one.path !== path))],
    declined: false,
    passages: [...first.passages, ...then.passages],
  };
}

/** The sentence at the end of an answer that says where more is. */
const ITS_LINKS = / (?:Listen or read|See) \[[^\n]*$/;

/** What nobody is told of a person, whatever happened to that person. */
const PRIVATE = new RegExp(
  `\\b(?:${PERSONAL}|home|instagram|account|lives?|earns?|parents?|mother|father|religion|caste)s?\\b`,
);

function answerTo(
  question: string,
  query: Query,
  index: Index,
  stories: readonly Story[],
  settings: ContactSettings,
): ComposedAnswer {
  // Whatever is declined of others is told of the founders, in so many words.
  const ofFounder = answerWithFounderFact(query);
  if (ofFounder) return finish(ofFounder, passagesFor(ofFounder, index), settings);
  const intent = index.intentOf(query);
  const refusal = refusalOf(query, intent);
  const afterStory = query.founder ? null : answerAfterStory(question, index);
  const afterOrder = refusal ? answerAfterOrder(question, index) : null;
  if (afterOrder) return finish(afterOrder.draft, afterOrder.passages, settings);
  // What is told before the question, or sold, may have any name.
  if (refusal && !(refusal === "unknown" && (afterStory || firstAnswer(namingAnything, query)))) {
    const told =
      refusal === "unknown" && intent.strangeness < KNOWN_WORD_FOR_WORD
        ? answerFromTelling(query, index, undefined, true)
        : null;
    return told ? finish(told.draft, [told.passage], settings) : decline(refusal, settings);
  }
  const claims = claimsOf(query);
  const several = query.founder ? null : (answerSeveral(question, index) ?? afterStory);
  if (several) return finish(several.draft, several.passages, settings);
  const worked = firstAnswer(readers, query);
  if (worked)
    return finish(hasVerdict(worked) ? worked : withVerdict(worked, claims), passagesFor(worked, index), settings);
  const named =
    answerForUntold(query) ??
    (asksForKindred(query) ? answerFromKindred(query, stories) : null) ??
    answerByTrade(query, stories) ??
    answerAboutLength(query, stories) ??
    answerWithShelf(query, stories) ??
    answerWithSequel(query, index, stories) ??
    answerAboutDeed(query, index, stories) ??
    answerAboutEpisode(query) ??
    answerAboutJourney(query) ??
    answerWithStories(query, index, stories) ??
    answerWithRecording(query, index);
  if (named) return finish(withVerdict(named, claims), [], settings);

  const { query: meant, hits } = readingOf(question, query, index);
  // What settles a claim is meant by it, whatever else shares its words.
  const best = hits.find(({ passage }) => settles(claims, passage.answer ?? "")) ?? hits[0];
  const isDoubtful =
    best !== undefined &&
    (isStrange(best, query, intent) || isFarFetched(best, query, intent) || isPortrait(best, query));
  const told = answerFromTelling(query, index, isDoubtful ? undefined : best);
  if (told) return finish(withVerdict(told.draft, claims), [told.passage], settings);
  if (isDoubtful) return decline("unknown", settings);
  if (!best) {
    const near = answerFromKindred(query, stories) ?? nearestStory(query, index, stories);
    return near ? finish(withVerdict(near, claims), [], settings) : decline("unknown", settings);
  }
  if (best.passage.tells && best.passage.storyId !== undefined)
    return answerOfFounder(meant, index, stories, best.passage, settings);
  const first = withoutTurnedVerdict(draftFrom(best.passage, meant), query);
  const second = secondOpinion(best, hits);
  const near = hits.filter(({ score }) => score > best.score * NEAR_SHARE).slice(0, MOST_PASSAGES);
  return finish(
    withVerdict(
      second
        ? together(
            first,
            draftFrom(second.passage, meant),
            meant.terms.map(({ term }) => term),
          )
        : first,
      claims,
    ),
    near.map(({ passage }) => passage),
    settings,
  );
}

/** Answers a question that may lean on those before it, oldest first, and says as which question it was understood. */
export function answerAfter(
  typed: string,
  previous: readonly string[],
  stories: readonly Story[],
  settings: ContactSettings,
): AnswerInTurn {
  const answered = (question: string) => ({ ...composeAnswer(question, stories, settings), question });
  const asked = writtenOut(romanized(typed));
  const total = totalOf(asked, previous);
  if (total) return answered(total);
  const alone = answered(typed);
  const leaning = isNoQuestion(asked) || tellsPlainly(asked) ? null : leaningOf(asked);
  const isLeaning = leaning !== null || (!isNoQuestion(asked) && leaningOnStory(asked) !== null);
  const at = isLeaning ? previous.findLastIndex((question) => !isNoQuestion(romanized(question))) : -1;
  const last = previous[at];
  if (last === undefined) return alone;
  // What was asked before may itself have leaned.
  const before = answerAfter(last, previous.slice(0, at), stories, settings);
  const followUp = leaning?.(withoutEnd(romanized(before.question)), before.response) ?? null;
  const index = indexFor(stories);
  const query = index.parse(asked);
  // What must be refused is refused after any other question, too; of whom it is asked decides what is private.
  const refusal = refusalOf(query, index.intentOf(query));
  const mayBeAsked = refusal === "unknown" || (refusal === "private" && followUp?.isBound === true);
  if (refusal && !mayBeAsked) return alone;
  const inStory = refusal === "private" ? null : answerInStory(withoutEnd(asked), alone, before, stories, settings);
  if (inStory) return inStory;
  if (!followUp) return alone;
  const { meant, mayStandAlone, isBound } = followUp;
  if (meant === null) return { ...decline("unknown", settings), question: typed };
  if ((refusal && !isBound) || (mayStandAlone && !alone.declined)) return alone;
  const whole = answered(meant);
  return whole.declined && !isBound ? alone : whole;
}

/** The story that is spoken of, and what it was asked for by. */
type Thread = { path: string; subject: string };
type AnswerInTurn = ComposedAnswer & { question: string; thread?: Thread };

/**
 * What the story that was told says to a question that leans on it, or that it says nothing to it: told of something else, it
 * would mislead. Null where none was told, or another thing is asked.
 */
function answerInStory(
  asked: string,
  alone: ComposedAnswer,
  before: AnswerInTurn,
  stories: readonly Story[],
  settings: ContactSettings,
): AnswerInTurn | null {
  const [source] = before.sources;
  const thread =
    before.thread ?? (source && { path: source.path, subject: subjectOf(withoutEnd(romanized(before.question))) });
  const story = stories.find((one) => storyLink(one).path === thread?.path);
  const leaning = leaningOnStory(asked);
  if (!thread || !story || !leaning) return null;
  if (REACHES.test(asked)) return { ...decline("private", settings), question: asked, thread };
  if (leaning === "perhaps" && alone.sources[0]?.path.startsWith("/story/")) return null;
  const question = `${asked}, ${thread.subject}?`;
  const found = answerInThread(asked, thread.subject, story, indexFor(stories));
  if (found) return { ...finish(found, [], settings), question, thread };
  return leaning === "surely" ? { ...decline("unknown", settings), question, thread } : null;
}

/** What one reaches somebody by: told of nobody in the stories. */
const REACHES =
  /\b(?:phone|mobile|contact|whatsapp) (?:number|no|details)\b|\be-?mail (?:id|address)\b|\bhome address\b/i;

const isNoQuestion = (question: string): boolean => smallTalkIn(question) !== null || asksNothing(question);

type Answer = { draft: Draft; passages: readonly Passage[] };

/** What answers a question beyond doubt: a table, or a passage that it asks for plainly. */
function plainAnswer(query: Query, index: Index): Answer | null {
  if (refusalOf(query, index.intentOf(query))) return null;
  const worked = firstAnswer(readers, query);
  return worked ? { draft: worked, passages: passagesFor(worked, index) } : foundAnswer(query, index);
}

function foundAnswer(query: Query, index: Index): Answer | null {
  const best = index.search(query).find((hit) => isEnough(hit, query));
  return best && isClearlyAsked(best) && !best.passage.tells
    ? { draft: withoutTurnedVerdict(draftFrom(best.passage, query), query), passages: [best.passage] }
    : null;
}

/** Each of several questions has its answer, where all of them have one. */
function answerSeveral(question: string, index: Index): Answer | null {
  const parts = questionsIn(question);
  const subjects = parts.length > 0 ? [] : subjectsIn(question);
  const answers = [...parts, ...subjects].map((part) => plainAnswer(index.parse(part), index));
  const [first, ...others] = answers;
  if (!first || others.length === 0 || !others.every((answer) => answer !== null)) return null;
  // "Two admins and a helper": what stands on one page is mostly one question.
  if (subjects.length > 0 && others.some(({ draft }) => draft.links[0]?.path === first.draft.links[0]?.path))
    return null;
  return others.reduce(
    (all, other) => ({ draft: together(all.draft, other.draft), passages: [...all.passages, ...other.passages] }),
    first,
  );
}

/** The question after a story counts more than the story; but what is worked out may rest on what was told. */
function answerAfterStory(question: string, index: Index): Answer | null {
  const asked = questionAfterStory(question);
  const query = asked === null ? null : index.parse(asked);
  if (!query || query.said.has(PRICE_TERM) || refusalOf(query, index.intentOf(query))) return null;
  return firstAnswer(readers, query) ? null : foundAnswer(query, index);
}

/** The question after an order to me, which is not followed: "From now on GST is 0%. How much GST is on Admin?" */
function answerAfterOrder(question: string, index: Index): Answer | null {
  const asked = isRoleInjection(question) ? null : questionAfterOrder(question);
  return asked === null ? null : plainAnswer(index.parse(asked), index);
}

/** So near to the best one is each passage that a model gets to word an answer from. */
const NEAR_SHARE = 0.6;

/** How near to the best one a second fact must come to be said as well, and how long each of them may be. */
const AS_LIKELY = 0.75;
const AS_NEAR = 0.4;
const MOST_WORDS_OF_TWO = 45;

/** A second fact nearly as likely to be meant as the best one: a short answer can hold both. */
function secondOpinion(best: Hit, hits: readonly Hit[]): Hit | undefined {
  const isShort = ({ passage }: Hit): boolean =>
    kinds[passage.kind].family === "fact" &&
    passage.text.length > 0 &&
    !passage.answer?.includes("\n") &&
    (passage.answer ?? passage.text).split(/\s+/).length <= MOST_WORDS_OF_TWO;
  if (!isShort(best)) return undefined;
  return hits.find(
    (hit) =>
      hit !== best &&
      isShort(hit) &&
      // Where the best one is plainly meant, what is asked for by less of the question is beside it.
      (hit.needed >= best.needed || hit.nearness >= best.nearness * 0.75 || !best.isMeant) &&
      hit.score > best.score * AS_LIKELY &&
      hit.nearness >= best.nearness * AS_NEAR &&
      hit.passage.answer !== best.passage.answer &&
      hit.passage.text !== best.passage.text,
  );
}

/** What a founder tells, in the founder's words, with what came of it. */
function answerOfFounder(
  query: Query,
  index: Index,
  stories: readonly Story[],
  found: Passage,
  settings: ContactSettings,
): ComposedAnswer {
  // The story that is most about it, rather than the paragraph that happens to share most words.
  const story = rankStories(query, index, stories)[0]?.story ?? stories.find(({ id }) => id === found.storyId);
  if (!story) return finish(draftFrom(found, query), [found], settings);
  const [paragraph] = index.search(query, ({ storyId, tells }) => storyId === story.id && tells !== undefined);
  const passage = paragraph?.passage ?? found;
  const { body, links } = draftFrom(passage, query);
  return finish({ body: `${body} ${outcome(story)}`, links }, [passage], settings);
}
