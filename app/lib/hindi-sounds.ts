/** The sound of a Hindi word, so that "waapas", "vapas" and "wapas" are equal. */
export const soundOf = (word: string): string =>
  word
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/q/g, "k")
    .replace(/ph/g, "f")
    .replace(/n(?=[pb])/g, "m")
    .replace(/a{2,}/g, "a")
    .replace(/e{2,}/g, "i")
    .replace(/o{2,}/g, "u")
    .replace(/(?:ai|ei|ay$)/g, "e")
    .replace(/(?:au|ou)/g, "o")
    .replace(/([a-z])\1+/g, "$1");

/** A loanword in Devanagari is spelt by its sound, so only its consonants can be compared. */
const skeletonOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|[cqk]/g, "k")
    .replace(/x/g, "ks")
    .replace(/z|g(?=[ei])/g, "j")
    .replace(/[sc]h|tio/g, "s")
    .replace(/w/g, "v")
    .replace(/[aeiouyh]/g, "")
    .replace(/(.)\1+/g, "$1");

export function soundsLikeOne(word: string, words: ReadonlySet<string>): boolean {
  const skeleton = skeletonOf(word);
  if (skeleton.length < 2) return false;
  for (const other of words) if (skeletonOf(other) === skeleton) return true;
  return false;
}
