/** "So total?" after the prices of several roles, asked one after the other. */
import { rolesIn } from "./answers/role-question.ts";
import { withoutEnd } from "./follow-up-words.ts";
import { inOurWords } from "./language/language.ts";

const TOTAL =
  /^(?:(?:so|and|ok|then|what is|whats|what['’]s|how much is)[\s,]+)*(?:the )?(?:total|sum|all together|altogether|together|(?:dono|sab|sabka) (?:ka|ki|milake)(?: (?:total|kitna|price|cost))*)(?: (?:price|cost|amount|then|please|pls|kitna|hoga))*$/i;
const PRICED = /\b(?:how much|costs?|pric\w+|pay|kitn[aei]|total|monthly|yearly|annual(?:ly)?)\b/i;
/** Whoever asks for his or her own price owns the brand. */
const MYSELF = /\b(?:just me|only me|akele|i(?: a|['’]?)m the (?:owner|founder))\b/i;
const FOR_ME = /\b(?:for me|myself)\b/i;

/** "And yearly?" asks of the same one. */
const GOES_ON = /^(?:(?:and|so|with) )?(?:yearly|annual(?:ly)?|monthly|(?:with )?gst|saal ka kitna)\W*$/i;

type Counted = { title: string; count: number };

/** The roles of one question, with how many of each. */
function countedIn(question: string): Counted[] {
  const named = rolesIn(inOurWords(question), question).map(({ role: { title }, count }) => ({ title, count }));
  const isOwner = MYSELF.test(question) || (FOR_ME.test(question) && PRICED.test(question));
  if (named.length === 0 && isOwner) return [{ title: "Admin", count: 1 }];
  return named;
}

/**
 * What the roles that were asked for one after the other come to together, as a question; null where that is not asked, or fewer
 * than two were, or none for its price.
 */
export function totalOf(asked: string, previous: readonly string[]): string | null {
  if (!TOTAL.test(withoutEnd(asked))) return null;
  const run: Counted[][] = [];
  let isPriced = false;
  for (const question of previous.toReversed()) {
    const counted = countedIn(question);
    isPriced ||= PRICED.test(question);
    if (counted.length === 0 && !GOES_ON.test(question.trim())) break;
    run.unshift(counted);
  }
  const counts = new Map(run.flat().map(({ title, count }) => [title, count]));
  return counts.size > 1 && isPriced
    ? `How much are ${[...counts].map(([title, count]) => `${count} ${title}`).join(" and ")}?`
    : null;
}
