/** "Who is Ammini and how does she take orders?": who somebody is, and then something of that person, which has only a pronoun for the name. */
import { founders } from "#app/content/founders.ts";

type OfOnePerson = {
  first: string;
  /** The other question with the name in it, from what the first was answered; null where that names nobody. */
  follow: (answer: string) => string | null;
};

const OTHER = "((?:how|what|why|when|where|which)\\b.*)";
const WHO_IS = new RegExp(`^(?:so |and )?(who (?:is|was) ([\\w' ]+?)),? and ${OTHER}$`, "i");
const WHICH_ONE = new RegExp(
  `^(?:so |and )?(which (?:one )?(?:of (?:the|your) )?(?:three )?(?:founders?|brands?|sellers?|makers?)\\b.+?),? and ${OTHER}$`,
  "i",
);
const PRONOUN = /\b(?:she or he|he or she|he|she)\b/i;
const POSSESSIVE = /\b(?:her or his|his or her|his|her)\b/i;

const named = (question: string, name: string): string | null =>
  PRONOUN.test(question)
    ? question.replace(PRONOUN, name)
    : POSSESSIVE.test(question)
      ? question.replace(POSSESSIVE, `${name}'s`)
      : null;

/** The two questions of a text on one person, or null where it holds no such two. */
export function questionsOnOne(text: string): OfOnePerson | null {
  const [, first, name, other] = WHO_IS.exec(text.trim()) ?? [];
  if (first && name && other) return { first, follow: () => named(other, name) };
  const [, which, of] = WHICH_ONE.exec(text.trim()) ?? [];
  if (!which || !of) return null;
  return {
    first: which,
    follow: (answer) => {
      const founder = founders.find((one) => answer.startsWith(one.name));
      return founder ? named(of, founder.name.split(" ")[0] ?? founder.name) : null;
    },
  };
}
