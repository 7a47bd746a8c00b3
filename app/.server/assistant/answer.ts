/** From a question to an answer, by search alone: gate, roles, passages, wording. Pure, so that it can be measured. */
import { assistantDeclines, assistantSmallTalk } from "#app/content/assistant.ts";
import { useCasesPath } from "#app/content/brand.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import type { Settings } from "#app/schemas/settings.ts";
import type { Story } from "#app/schemas/story.ts";
import { draftFrom, storyList, together, withLinks } from "./compose.ts";
import { feeLinks, feeOn, feesSideBySide } from "./corpus/pricing.ts";
import type { Link, Passage } from "./corpus/passage.ts";
import { gist, outcome, storyLink } from "./corpus/tales.ts";
import { answerFromKindred } from "./kindred.ts";
import { ALIKE, ENOUGH, isEnough, kinds } from "./kinds.ts";
import { answerByLimit } from "./limits.ts";
import { hasUnknownSubject, LIGHT_WEIGHT, type Query } from "./query.ts";
import { answerAboutRoles, type Draft } from "./roles.ts";
import { answerAboutRooms } from "./rooms.ts";
import { refusalFor, smallTalkIn, type Refusal } from "./scope.ts";
import type { Hit } from "./score.ts";
import { type Index, indexFor } from "./search.ts";

/** What of the operator's settings an answer may name. */
export type ContactSettings = Pick<
  Settings,
  "SITE_PHONE" | "SITE_EMAIL" | "WHATSAPP_NUMBER" | "BOOKING_URL" | "APP_URL" | "INSTAGRAM_URL" | "COMMUNITY_URL"
>;

export type ComposedAnswer = {
  response: string;
  sources: AssistantSource[];
  /** True when the question is not answered. */
  declined: boolean;
  /** What the answer rests on, for a model that words it anew; empty when there is nothing to reword. */
  passages: readonly Passage[];
};

/** Where a founder is named and nothing answers outright, the nearest of the founder's stories is offered. */
const NEAR = 0.35;
/** So much better than the second, a story is shown alone. */
const CLEARLY_FIRST = 1.25;
/** How near to the best one a second fact must come to be said as well, and how long each of them may be. */
const AS_LIKELY = 0.75;
const MOST_WORDS_OF_TWO = 45;

export function whatsappAddress(settings: ContactSettings): string {
  return `https://wa.me/${settings.WHATSAPP_NUMBER}`;
}

/** Fills in what differs by deployment. */
export function fill(text: string, settings: ContactSettings): string {
  return text
    .replaceAll("{whatsapp}", whatsappAddress(settings))
    .replaceAll("{phone}", settings.SITE_PHONE)
    .replaceAll("{email}", settings.SITE_EMAIL)
    .replaceAll("{booking}", settings.BOOKING_URL)
    .replaceAll("{app}", settings.APP_URL)
    .replaceAll("{instagram}", settings.INSTAGRAM_URL)
    .replaceAll("{community}", settings.COMMUNITY_URL);
}

const isInSite = ({ path }: Link): boolean => path.startsWith("/");

function finish(draft: Draft, passages: readonly Passage[], settings: ContactSettings): ComposedAnswer {
  const linked = [...draft.body.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)].map(([, title = "", path = ""]) => ({
    title,
    path,
  }));
  const sources = [...draft.links, ...linked]
    .filter(isInSite)
    .filter((source, index, all) => all.findIndex(({ path }) => path === source.path) === index)
    .slice(0, 6);
  return { response: fill(withLinks(draft), settings), sources, declined: false, passages };
}

export function decline(reason: Refusal, settings: ContactSettings): ComposedAnswer {
  return { response: fill(assistantDeclines[reason], settings), sources: [], declined: true, passages: [] };
}

/** Answers from the site's texts, or says that they do not cover it. */
export function composeAnswer(question: string, stories: readonly Story[], settings: ContactSettings): ComposedAnswer {
  const smallTalk = smallTalkIn(question);
  if (smallTalk) {
    return { response: fill(assistantSmallTalk[smallTalk], settings), sources: [], declined: false, passages: [] };
  }
  const index = indexFor(stories);
  const query = index.parse(question);
  const refusal = refusalFor(query);
  if (refusal) return decline(refusal, settings);
  const draft = answerByLimit(query) ?? answerAboutRoles(query) ?? answerAboutRooms(query);
  if (draft) return finish(draft, passagesFor(draft, index), settings);

  const sum = feeOn(query.plain) ?? feesSideBySide(query.plain);
  if (sum) return finish({ body: sum, links: feeLinks }, passagesFor({ body: sum, links: feeLinks }, index), settings);

  const byNumber = storyByNumber(query, stories);
  if (byNumber) return finish({ body: gist(byNumber), links: [storyLink(byNumber)] }, [], settings);
  if (asksForStories(query)) {
    const close = rankStories(query, index, stories);
    const found = (close.length > 0 ? close : rankStories(query, index, stories, NEAR)).slice(0, 3);
    const [first, second] = found;
    // One that is far more about it than the next is the one that is meant.
    if (first && second && first.score > second.score * CLEARLY_FIRST) found.length = 1;
    if (found.length > 0)
      return finish(
        storyListDraft(
          found.map(({ story }) => story),
          query,
        ),
        [],
        settings,
      );
  }

  const { query: meant, hits } = readingOf(question, query, index);
  const [best] = hits;
  if (!best) {
    const kindred = answerFromKindred(query, stories);
    if (kindred) return finish(kindred, [], settings);
    const nearest = query.founder ? rankStories(query, index, stories, NEAR)[0] : undefined;
    if (!nearest) return decline("unknown", settings);
    return finish({ body: gist(nearest.story), links: [storyLink(nearest.story)] }, [], settings);
  }
  if (best.passage.tells && best.passage.storyId !== undefined)
    return told(meant, index, stories, best.passage, settings);
  const near = hits.filter(({ score }) => score > best.score * 0.6).slice(0, 3);
  const second = secondOpinion(best, hits);
  const first = draftFrom(best.passage, meant);
  return finish(
    second ? together(first, draftFrom(second.passage, meant)) : first,
    near.map(({ passage }) => passage),
    settings,
  );
}

type Reading = { query: Query; hits: readonly Hit[] };

/** An answer to the whole question that covers so much of it needs no clause to be looked at. */
const CLEAR = { coverage: 0.5, likeness: 0.6 } as const;
/** A clause holds a question of its own from so many words on. */
const LEAST_WORDS = 3;
/** More of them are no question, and each costs a search. */
const MOST_CLAUSES = 5;

/**
 * What answers the question, or else a clause of it that asks clearly: "I heard there is a two-week trial somewhere on your
 * site, is that true?" is about the trial.
 */
function readingOf(question: string, query: Query, index: Index): Reading {
  const read = (asked: Query, isFit: (hit: Hit) => boolean = () => true): Reading => ({
    query: asked,
    hits: index.search(asked).filter((hit) => isEnough(hit, asked) && isFit(hit)),
  });
  const whole = read(query);
  const [best] = whole.hits;
  const isClear = best !== undefined && (best.coverage >= CLEAR.coverage || best.likeness >= CLEAR.likeness);
  if (isClear || query.founder || query.wantsTale || hasUnknownSubject(query)) return whole;
  return clausesOf(question)
    .map((clause) =>
      read(
        index.parse(clause),
        ({ matched, needed, coverage, likeness }) =>
          (matched >= 2 || needed >= 1) && (coverage >= ENOUGH.text || likeness >= ALIKE),
      ),
    )
    .reduce((found, other) => ((other.hits[0]?.score ?? 0) > (found.hits[0]?.score ?? 0) ? other : found), whole);
}

const clausesOf = (question: string): string[] => {
  const clauses = question.split(
    /[,;:?!.\u2013\u2014]+\s|\s-\s|\s(?:but|so|because|since|and (?:want|how|what|where|which|is|are|do|does|can|i)|or is)\b/i,
  );
  if (clauses.length < 2) return [];
  return clauses.filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS).slice(0, MOST_CLAUSES);
};

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
      hit.score > best.score * AS_LIKELY &&
      hit.passage.answer !== best.passage.answer &&
      hit.passage.text !== best.passage.text,
  );
}

/** What a founder tells, in the founder's words, with what came of it. */
function told(
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

/** The passages behind an answer that was read from the table of roles: its own words. */
function passagesFor(draft: Draft, index: Index): readonly Passage[] {
  const page = index.passages.find(({ path }) => path === draft.links[0]?.path);
  return page ? [{ ...page, text: draft.body, answer: draft.body }] : [];
}

function storyByNumber(query: Query, stories: readonly Story[]): Story | undefined {
  const id = /\bstory (?:number |no |id )?(\d{1,6})\b/.exec(query.plain)?.[1];
  return id ? stories.find((story) => story.id === Number(id)) : undefined;
}

/** "Any story about returns?", and not "how long are the stories". */
const asksForStories = ({ plain, said }: Query): boolean =>
  said.has("stori") &&
  /\b(?:story|stories|kahani|usecase|example)\b.{0,20}\b(?:about|on|with|where|of|for|regarding|from|by|that|told|pe|par|ki|ke|involving|featuring|covering)\b|\b(?:any|which|suggest|recommend|show|find|give|is there|are there|koi|want|play|listen|hear|what)\b.{0,40}\b(?:story|stories|kahani)\b/.test(
    plain,
  ) &&
  !/\b(?:how (?:many|long)|long are|real|free|true|fake|minutes)\b/.test(plain);

function storyListDraft(stories: readonly Story[], query: Query): Draft {
  const founder = query.founder ? `?founder=${query.founder}` : "";
  return {
    body: storyList(stories, query),
    links: [...stories.map(storyLink), { title: "Use Cases", path: `${useCasesPath}${founder}` }],
  };
}

export type RankedStory = { story: Story; score: number };

/** Stories by how well they answer, best first; empty when none does. */
export function rankStories(query: Query, index: Index, stories: readonly Story[], enough?: number): RankedStory[] {
  // "Story" says what is wanted and nothing about which one.
  const subject = query.terms.filter(
    ({ term }) => !["stori", "podcast", "listen", "hear", "audio", "exampl"].includes(term),
  );
  if (subject.length === 0 || subject.every(({ weight }) => weight <= LIGHT_WEIGHT)) return [];
  const narrowed: Query = { ...query, terms: subject };
  const best = new Map<number, { best: number; rest: number }>();
  const need = enough ?? (query.founder ? 0.45 : 0.5);
  for (const { passage, score, coverage, needed } of index.search(
    narrowed,
    ({ storyId, kind }) => storyId !== undefined && (kind === "story" || kind === "detail"),
  )) {
    // What a story's details have in common, its founder, tells no story from the next.
    if (passage.kind === "detail" && needed === 0) continue;
    if (passage.storyId === undefined || coverage < (passage.answer ? need : need + 0.12)) continue;
    const gistBonus = passage.answer && passage.kind === "story" ? 1.35 : 1;
    const found = best.get(passage.storyId) ?? { best: 0, rest: 0 };
    const own = score * gistBonus;
    best.set(passage.storyId, { best: Math.max(found.best, own), rest: found.rest + Math.min(found.best, own) });
  }
  return stories
    .flatMap((story): RankedStory[] => {
      const found = best.get(story.id);
      if (!found) return [];
      // A story that comes back to the subject is more about it than one that mentions it.
      const score = found.best + Math.min(0.6, found.rest * 0.12);
      return [{ story, score: Math.round(score * 1000) / 1000 }];
    })
    .toSorted((one, other) => other.score - one.score);
}

/** find-stories: nothing for what is out of scope. */
export function searchStories(question: string, stories: readonly Story[]): RankedStory[] {
  const index = indexFor(stories);
  const query = index.parse(question);
  if (smallTalkIn(question) || refusalFor(query) || hasUnknownSubject(query)) return [];
  return rankStories(query, index, stories).slice(0, 10);
}

/** story-response: what this one story says to the question, or what it is about. */
export function composeStoryAnswer(
  question: string,
  story: Story,
  stories: readonly Story[],
  settings: ContactSettings,
): ComposedAnswer {
  const index = indexFor(stories);
  const query = index.parse(question);
  const refusal = smallTalkIn(question) ? null : refusalFor(query);
  if (refusal) return decline(refusal, settings);
  const hits = index.search(query, ({ storyId }) => storyId === story.id);
  const [best] = hits;
  const passage = best && best.coverage >= 0.5 ? best.passage : undefined;
  const draft = passage ? draftFrom(passage, query) : { body: gist(story), links: [storyLink(story)] };
  return finish(
    { ...draft, links: [storyLink(story)] },
    hits.slice(0, 3).map((hit) => hit.passage),
    settings,
  );
}
