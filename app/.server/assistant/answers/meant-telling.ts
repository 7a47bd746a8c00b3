/**
 * "Leftover kurtas from 480, before and after?": a question that has the words of one telling, and of no other, is about that
 * telling, whatever page of the product shares its words. It is answered with what that telling says to it: the detail that is
 * asked for like this, what came of it, or its own sentences.
 */
import { isInGeneral, isOfOneTelling } from "../search/kinds.ts";
import { PRICE_TERM } from "../language/question-words.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import type { Index } from "../search/search.ts";
import { tellingMeant, toldAbout } from "../search/tellings.ts";
import { draftOfTold, type ToldAnswer } from "./told.ts";

/**
 * From here on one telling alone is meant: how much of the question it has, how far it is ahead of the others, what its words weigh,
 * and what those weigh that answer. Of what would be declined, or is not asked of one time, it must have more.
 */
const MEANT = { share: 0.6, ahead: 1.7, mass: 1.25, toldMass: 1.35 } as const;
const MASS_IF_DECLINED = 2;
const TOLD_MASS_IF_IN_GENERAL = 2;
/** A text that has less of the question does not answer it. */
const WORTH = 0.44;
const WORTH_IF_IN_GENERAL = 0.7;

/** Asks for a figure; of the product, in these words. */
const ASKS_FIGURE = /^how (?:many|much|long|quickly|fast|often)\b/;
const OF_PRODUCT = [PRICE_TERM, "fee"];
/** Is asked for oneself, of what is to come or of what to do. */
const OF_ONESELF =
  /\b(?:me|us|will|kar(?:u|un|na|o|e|en)|\w{2,}(?:ega|egi|enge|unga|ungi)|what (?:to|should|can)|can|help)\b/;
const ASKS =
  /\b(?:wh(?:at|o|om|ose|ich|en|ere|y)|how|did|was|were|had|so|before and after|ka(?:un|b|ha|han)|kisne|kitn[aei]|kya)\b/;
/** The podcast is where it was said, and nothing that is asked for. */
const SAID_THERE = /\b(?:according to|on|in) (?:the|your) (?:\w+ )?podcast\b/;

/** What the one telling says that is surely meant, or null. */
export function answerFromMeantTelling(query: Query, index: Index, isDeclined: boolean): ToldAnswer | null {
  const asked = asTyped(query.text);
  const isSaidThere = SAID_THERE.test(asked);
  const isTold = isOfOneTelling(query) || isSaidThere;
  if (query.wantsJob || (query.wantsTale && !isSaidThere) || (!isSaidThere && !isAsked(asked, query))) return null;
  if (!isTold && (isDeclined || !ASKS_FIGURE.test(asked) || OF_PRODUCT.some((term) => query.said.has(term))))
    return null;
  const meant = tellingMeant(query, index.tellings);
  if (!meant || meant.share < MEANT.share || meant.share < meant.next * MEANT.ahead) return null;
  if (meant.mass < (isDeclined ? MASS_IF_DECLINED : MEANT.mass)) return null;
  const told = toldAbout(query, index.tellings, meant.path);
  if (!told || told.score < (isTold ? WORTH : WORTH_IF_IN_GENERAL)) return null;
  return told.mass >= (isTold ? MEANT.toldMass : TOLD_MASS_IF_IN_GENERAL) ? draftOfTold(told, query, index) : null;
}

const isAsked = (asked: string, query: Query): boolean =>
  ASKS.test(asked) && !OF_ONESELF.test(asked) && !isInGeneral(query);
