/** Finds answers in Hindi: by their own wordings, in either script, or because search found their English question. */
import translations from "#app/content/hi/frequent-questions.json" with { type: "json" };
import type { PageFacts } from "#app/content/pages.ts";
import { storyWords, textsOf } from "#app/content/texts.ts";
import type { Edition } from "#app/lib/edition.ts";
import { fillAll } from "#app/lib/fill.ts";
import { soundOf } from "#app/lib/hindi-sounds.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import { frequentQuestions } from "./frequent-questions/index.ts";
import { isHindiWord, plainWords, termsOf, wordsOf } from "./language.ts";
import { on, type Passage } from "./passages.ts";
import type { Placeholders } from "./placeholders.ts";
import { ANSWER_FIRST, buildIndex, type Hit, SITE_FIRST } from "./search.ts";

/** The answers in Hindi, by the English question. */
export function hindiPassages(): ReadonlyMap<string, Passage> {
  return new Map(
    translations.map(({ of, question, answer, wordings }) => {
      const [first, ...more] = frequentQuestions.find((entry) => entry.question === of)?.links ?? [];
      if (!first) throw new Error(`No frequent question "${of}" with links`);
      return [of, on(first.title, first.path, ...more)(question, answer, [...wordings, of], true)] as const;
    }),
  );
}

const soundsOf = (text: string): string => plainWords(text).split(" ").map(soundOf).join(" ");
const HINDI_FIRST = 1.2;
/** An answer in Hindi counts if it covers at least this share of what the best one in English covers. */
const MIN_COVERAGE = 0.5;

type Finder = {
  isWording: (question: string) => boolean;
  /** Adds the Hindi answers to the passages found in English, and replaces each English passage by its Hindi translation. */
  find: (question: string, hits: readonly Hit[]) => Hit[];
};
let kept: { valuesKey: string; finder: Finder } | undefined;

/** Finds the Hindi answers, filled in with these values. The index is made at the first question, and again when a value changes. */
export function hindiFinder(values: Placeholders): Finder {
  const valuesKey = JSON.stringify(values);
  if (kept?.valuesKey === valuesKey) return kept.finder;
  const passages = new Map([...hindiPassages()].map(([of, passage]) => [of, fillAll(passage, values)] as const));
  const index = buildIndex([...passages.values()]);
  const bySound = new Map(
    [...passages.values()].flatMap((passage) =>
      [passage.heading, ...passage.wordings].map((wording) => [soundsOf(wording), passage] as const),
    ),
  );
  const texts = [...passages.values()].flatMap(({ heading, wordings, text }) => [heading, text, ...wordings]);
  const known = new Set(texts.flatMap(termsOf));
  /** True unless it is an ordinary Hindi word that occurs in no answer; those are ignored. */
  const says = (word: string): boolean => termsOf(word).some((term) => known.has(term)) || !isHindiWord(word);
  const find: Finder["find"] = (question, hits) => {
    const exact = bySound.get(soundsOf(question));
    if (exact) return [{ passage: exact, score: 1, coverage: 1, matched: 1 }];
    const own = index
      .search(termsOf(wordsOf(question).filter(says).join(" ")))
      .filter(({ coverage }) => coverage >= (hits[0]?.coverage ?? 0) * MIN_COVERAGE)
      .map((hit) => ({ ...hit, score: hit.score * HINDI_FIRST * SITE_FIRST * ANSWER_FIRST }));
    const all = hits.map((hit) => ({ ...hit, passage: passages.get(hit.passage.heading) ?? hit.passage }));
    const sorted = [...own, ...all].sort((one, other) => other.score - one.score);
    return sorted.filter(({ passage }, at) => sorted.findIndex((other) => other.passage === passage) === at);
  };
  kept = { valuesKey, finder: { isWording: (question) => bySound.has(soundsOf(question)), find } };
  return kept.finder;
}

export function linkIn(edition: Edition, link: AssistantSource): AssistantSource {
  if (edition === "en") return link;
  const texts = textsOf(edition);
  const [path = ""] = link.path.split(/[?#]/);
  const links = [...texts.site.footer.companyLinks, ...texts.site.header.audioLinks, texts.kept.keptLink];
  const named =
    links.find((one) => one.path === path)?.label ?? storyWords(texts, Number(path.split("/story/")[1]))?.title;
  return { ...link, title: named ?? (texts.pages as Readonly<Record<string, PageFacts>>)[path]?.name ?? link.title };
}
