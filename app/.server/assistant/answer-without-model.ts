/** The answer without a model: quotes from the site. It adds no verdict, and declines where no passage is near. */
import { sentencesOf } from "#app/lib/sentences.ts";
import { textsOf } from "#app/content/texts.ts";
import type { Edition } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import { linkIn } from "./hindi.ts";
import { isLight, termsOf } from "./language.ts";
import type { Passage } from "./passages.ts";
import { type Hit, MOSTLY_COVERED } from "./search.ts";
import type { Intent } from "./intent.ts";

type Composed = { response: string; sources: AssistantSource[] };

/** A near passage covers at least this share of the question's weight … */
const MIN_COVERAGE = 0.15;
/** … with at least this many of its terms, since one alone is often there by chance, unless it is most of the question. */
const MIN_MATCHED = 2;
const BESIDE = 0.4;
/** The best excerpt is shown alone if its score is this far ahead of the second … */
const AHEAD = 0.8;
/** … and it covers at least this share of the question. */
const AHEAD_COVERAGE = 0.8;

const [MAX_EXCERPTS, MAX_SENTENCES, MAX_SOURCES] = [3, 3, 6];
const ENGLISH_FOLLOWS = "वेबसाइट पर अंग्रेज़ी में यह लिखा है:";

function excerptOf({ text }: Passage, asked: ReadonlySet<string>): string {
  const sentences = sentencesOf(text);
  // Answers in Hindi are short, and their later sentences leave out the subject.
  if (sentences.length <= MAX_SENTENCES || isHindi(text)) return text;
  const worth = sentences.map((sentence) =>
    [...new Set(termsOf(sentence))].reduce((sum, term) => sum + (asked.has(term) ? (isLight(term) ? 0.3 : 1) : 0), 0),
  );
  const sumFrom = (at: number): number => worth.slice(at, at + MAX_SENTENCES).reduce((sum, one) => sum + one, 0);
  const starts = sentences.slice(0, sentences.length - MAX_SENTENCES + 1).map((_, at) => at);
  const best = starts.reduce((one, other) => (sumFrom(other) > sumFrom(one) ? other : one), 0);
  const quote = sentences.slice(best, best + MAX_SENTENCES).join(" ");
  // A quotation cut out of the middle stays marked as one.
  const speaker = best > 0 ? /^(\w+(?: tells)?: )"/.exec(text)?.[1] : undefined;
  return `${speaker ? `${speaker}"` : ""}${quote}${(speaker || text.startsWith(quote)) && (quote.match(/"/g)?.length ?? 0) % 2 === (speaker ? 0 : 1) ? '"' : ""}`;
}

const markupOf = ({ title, path }: AssistantSource): string =>
  `[${title.replaceAll("[", "(").replaceAll("]", ")")}](${path})`;

/** True for a passage near enough to be shown, and not merely the nearest. */
export const isNear = (hit: Hit | undefined): hit is Hit =>
  hit !== undefined && hit.coverage >= MIN_COVERAGE && (hit.matched >= MIN_MATCHED || hit.coverage >= MOSTLY_COVERED);

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The answer made of excerpts, after those in `worked`; null where nothing is near. Hindi excerpts stand by themselves. */
export function composeAnswer(
  { query, language }: Intent,
  found: readonly Hit[],
  worked: readonly Passage[],
  { edition, whatsapp }: { edition: Edition; whatsapp: string },
): Composed | null {
  const hits = found.filter(({ passage }) => passage.refusal === undefined);
  const [best, second] = hits;
  const near = isNear(best) || isNear(second) ? hits.filter(({ score }) => score >= (best?.score ?? 0) * BESIDE) : [];
  const isAhead =
    best?.passage.isAnswer && best.coverage >= AHEAD_COVERAGE && best.score - (second?.score ?? 0) >= AHEAD;
  const quoted = (isAhead ? near.slice(0, 1) : near).map(({ passage }) => passage);
  const shown: Passage[] = [];
  const isHindiEdition = edition === "hi";
  // What is next to a sum is seldom about it.
  const [first, ...others] = isHindiEdition && worked.length > 0 ? worked : [...worked, ...quoted];
  if (!first) return null;
  const isOfTongue = (passage: Passage): boolean => !isHindiEdition || isHindi(passage.text) === isHindi(first.text);
  const alike = others.filter((passage) => worked.includes(passage) || isOfTongue(passage));
  for (const passage of [first, ...alike])
    if (shown.length < MAX_EXCERPTS && shown.every(({ text }) => text !== passage.text)) shown.push(passage);
  const { assistantPhrases: phrases } = textsOf(edition).assistant;
  const asked = new Set(termsOf(query));
  const foreign = isHindiEdition || language === "Hindi" ? shown.find(({ text }) => !isHindi(text)) : undefined;
  const isList = worked.length > 1 && shown.length > 1;
  const excerpts = shown.flatMap((passage) => [
    ...(passage === foreign ? [ENGLISH_FOLLOWS] : []),
    `${isList ? "- " : ""}${excerptOf(passage, asked)} ${linksOf(passage, edition)}`,
  ]);
  const isOne = shown.length === 1;
  const lead = first === foreign || isOne ? [] : [phrases.lead];
  const end = isOne ? [] : [fill(phrases.otherwise, { whatsapp })];
  const response = [...lead, excerpts.join(isList ? "\n" : "\n\n"), ...end].join("\n\n");
  return { response, sources: sourcesOf(shown, edition) };
}

export const sourcesOf = (passages: readonly Passage[], edition: Edition): AssistantSource[] =>
  passages
    .flatMap(({ links }) => links.map((link) => linkIn(edition, link)))
    .filter(({ path }, at, all) => path.startsWith("/") && all.findIndex((one) => one.path === path) === at)
    .slice(0, MAX_SOURCES);

/** The pages of a passage, as the last sentence of an answer. */
export function linksOf({ links }: Passage, edition: Edition): string {
  const { see, and } = textsOf(edition).assistant.assistantPhrases;
  const marked = links.slice(0, 2).map((link) => markupOf(linkIn(edition, link)));
  return fill(see, { links: marked.join(and) });
}
