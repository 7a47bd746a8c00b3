/** Whether a question is the site's at all: by the rules, and by what it is more like. */
import { asksWhatHappened } from "../language/question-words.ts";
import type { Intent } from "../search/intents.ts";
import type { Query } from "../search/query.ts";
import type { Hit } from "../search/score.ts";
import { isRoleInjection, type Refusal, refusalFor } from "./scope.ts";

/** How clearly a question must be one of the site's to be answered all the same, by why it would be declined. */
const CLEAR_DESPITE: Readonly<Record<Refusal, number>> = { unknown: 0.15, outOfScope: 0.2, advice: 0.2, private: 0.3 };
/** Of whom nothing is told, however near the job form comes. */
const OTHER_APPLICANTS = /\b(?:other|another|rival) (?:applicants?|candidates?)\b/;
/** From here on a question is declined without a rule. */
const STRANGE = 0.2;
/** As strange as a question only is that is known, word for word, as one to decline. */
export const KNOWN_WORD_FOR_WORD = 1;

/** What happens in the stories is found by its own words: no wordings are known of it. */
const isAboutStories = (query: Query): boolean => query.founder !== null || query.wantsTale || asksWhatHappened(query);

/**
 * Why a question is declined before anything is looked for, or null. Rules look at single words, and decline nothing that is
 * plainly asked of the site: "I am in hospital, who packs?" is about roles, and "my lawyer asks which law applies" about the terms.
 */
export function refusalOf(query: Query, { clearness, strangeness }: Intent): Refusal | null {
  const refusal = refusalFor(query);
  // What is private of a person in the stories is so however well the person is known.
  const isOfPerson =
    refusal === "private" &&
    (query.founder !== null || (OTHER_APPLICANTS.test(query.plain) && !/\bmy\b/.test(query.plain)));
  if (refusal && (isOfPerson || clearness < CLEAR_DESPITE[refusal] || isRoleInjection(query.text))) return refusal;
  return strangeness >= (isAboutStories(query) ? KNOWN_WORD_FOR_WORD : STRANGE) ? "unknown" : null;
}

/** What is rather strange is answered by what fits it well. */
const RATHER_STRANGE = 0.06;
const FITTING = { likeness: 0.65, score: 1.2 } as const;

/** Whether a question is more like those that must be declined than it is like its best answer. */
export const isStrange = (best: Hit, query: Query, { strangeness }: Intent): boolean =>
  strangeness > RATHER_STRANGE &&
  !isAboutStories(query) &&
  best.likeness < FITTING.likeness &&
  best.score < FITTING.score;

/** So little of the question is in an answer that is not what it was meant for. */
const BESIDE = { coverage: 0.3, likeness: 0.3, nearness: 0.17 } as const;
/** A question with fewer of the words by which facts are asked for has a nearest passage as any text has one. */
const FEWEST_CORE_TERMS = 2;
const VAGUE = { likeness: 0.8, score: 0.9, clearness: 0.35, strangeness: -0.15 } as const;

/** Whether nothing but being the nearest speaks for an answer: no rule declines "How do I paint a wall?". */
export function isFarFetched(best: Hit, { terms }: Query, { clearness, strangeness }: Intent): boolean {
  const { coverage, likeness, nearness, score } = best;
  if (coverage < BESIDE.coverage && likeness < BESIDE.likeness && nearness < BESIDE.nearness) return true;
  return (
    terms.filter(({ isCore }) => isCore).length < FEWEST_CORE_TERMS &&
    likeness < VAGUE.likeness &&
    score < VAGUE.score &&
    clearness < VAGUE.clearness &&
    strangeness > VAGUE.strangeness
  );
}

/** Asks for what happened, when, why or how many. */
const ASKS_FOR_MORE =
  /^(?:and |so )?(?:did|has|have|had|was|were)\b|\b(?:how (?:many|much|long|old|often|big)|when|why)\b/;
/** From here on the question is like those that ask who somebody is. */
const LIKE_WHO = 0.6;
const FAMILY = /\b(?:father|mother|brother|sister|wife|husband|son|daughter|parents|grand\w+|uncle|cousin)s?\b/;
/** Who a founder is, what the journey is called, and what came of it. */
const PORTRAIT = /^(?:\p{L}+(?: \p{L}+ is the founder of|'s journey is)|What came of \p{L}+'s journey,) /u;

/** Whether nothing but a founder's portrait was found for another question on that founder, or one on the founder's family. */
export function isPortrait({ passage: { answer = "" }, likeness }: Hit, { plain, wantsTale }: Query): boolean {
  if (wantsTale || !PORTRAIT.test(answer)) return false;
  const [relative] = FAMILY.exec(plain) ?? [];
  return relative ? !answer.includes(relative) : likeness < LIKE_WHO && ASKS_FOR_MORE.test(plain);
}
