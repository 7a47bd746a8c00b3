/**
 * How near a question is to each of a few bodies of text (the recordings, `recording-choice.ts`), by the words they hold:
 * Rocchio's classifier over TF-IDF vectors, see Manning, Raghavan and Schütze, Introduction to Information Retrieval, 14.2.
 * Answers with known wordings are told apart by `classifier.ts`.
 */

/** How often a body of text says each term. */
export type Bag = ReadonlyMap<string, number>;
/** A word of a question; one that could stand in any question is light. */
type AskedTerm = { term: string; isLight: boolean };

/** A term that none of them knows weighs as much as the rarest that one does. */
const UNSEEN = 0.5;
const HEAVIEST = 4.5;
/** What a light word weighs beside another. */
const LIGHT_SHARE = 0.5;

/** Returns a function that says how near a question is to each of the bags, from 0 to 1, in their order. */
export function makeProfiles(bags: readonly Bag[]): (terms: readonly AskedTerm[]) => number[] {
  const holders = new Map<string, number>();
  for (const bag of bags) for (const term of bag.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarityFor = (holding: number): number => Math.min(HEAVIEST, Math.log(1 + bags.length / holding));
  const rarities = new Map([...holders].map(([term, holding]) => [term, rarityFor(holding)]));
  const rarest = rarityFor(UNSEEN);
  const rarity = (term: string): number => rarities.get(term) ?? rarest;
  const profiles = bags.map((bag) => {
    const weights = new Map([...bag].map(([term, count]) => [term, Math.log1p(count) * rarity(term)]));
    return { weights, length: Math.hypot(...weights.values()) || 1 };
  });
  return (terms) => {
    const asked = terms.map(({ term, isLight }) => ({ term, weight: rarity(term) * (isLight ? LIGHT_SHARE : 1) }));
    const length = Math.hypot(...asked.map(({ weight }) => weight)) || 1;
    return profiles.map((profile) => {
      let shared = 0;
      for (const { term, weight } of asked) shared += weight * (profile.weights.get(term) ?? 0);
      return shared / (length * profile.length);
    });
  };
}
