/**
 * The passages Smoothie answers from: a paragraph or two each, with the page they stand on. They are made from the content
 * that the pages show, so the two can't differ. What founders tell is in `founder-passages.ts`.
 */
import { accessibility } from "#app/content/accessibility.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featuresFaq } from "#app/content/founder-questions.ts";
import { lastCorrection, legalDocuments } from "#app/content/legal/index.ts";
import { isMailAlone } from "#app/content/mail-mentions.ts";
import { modules } from "#app/content/modules.ts";
import { type PagePath, pages } from "#app/content/pages.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { waitlistFaq } from "#app/content/waitlist.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import type { FaqItem, FeaturePageContent, LegalDocument } from "#app/schemas/content.ts";
import declined from "./frequent-questions/declined.json" with { type: "json" };
import { type FrequentQuestion, frequentQuestions, withoutVerdict } from "./frequent-questions/index.ts";
import type { Decline } from "./guard.ts";

export type Passage = {
  /** The page it stands on, and others that say more. */
  links: readonly [AssistantSource, ...AssistantSource[]];
  /** Its subject: a heading, a question, a name. */
  heading: string;
  text: string;
  /** Other ways to ask for it; for search alone, never shown. */
  wordings: readonly string[];
  /** True for a complete answer, false for a piece of a page. */
  isAnswer: boolean;
  /** True when a founder tells it, not the site. */
  isByFounder?: boolean;
  storyId?: number;
  /** Set for questions that the site does not answer: a question nearest to this passage is declined. */
  refusal?: Decline;
};

/** Joins sentences with spaces. */
export const joined = (...texts: readonly string[]): string =>
  texts.flatMap((text) => (text ? (/[.!?:;]["”']?$/.test(text) ? text : `${text}.`) : [])).join(" ");

/** Makes the passages of one page. */
export function on(title: string, path: string, ...more: readonly AssistantSource[]) {
  return (heading: string, text: string, wordings: readonly string[] = [], isAnswer = false): Passage => ({
    links: [{ title, path }, ...more],
    heading,
    text: text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
    wordings,
    isAnswer,
  });
}
const onPage = (path: PagePath) => on(pages[path].name, path);
/** A page's questions, without those that are among the frequent questions. */
const faq = (path: PagePath, items: readonly FaqItem[]): Passage[] =>
  items
    .filter(({ question }) => !frequentQuestions.some((entry) => entry.faq === question))
    .map(({ question, answer }) => onPage(path)(question, withoutVerdict(answer), [], true));

export const frequent = (isWanted: (entry: FrequentQuestion) => boolean): Passage[] =>
  frequentQuestions
    .filter(isWanted)
    .flatMap(({ question, faq: asked, answer, links: [first, ...more], wordings }) =>
      first
        ? on(first.title, first.path, ...more)(question, answer, asked ? [asked, ...wordings] : wordings, true)
        : [],
    );

/** Questions that are always declined. */
const declinedPassages = (): Passage[] =>
  declined.map(({ reason, wordings }) => ({ ...onPage("/")("", "", wordings), refusal: reason as Decline }));

function featurePassages({
  id,
  name,
  description,
  longDescription,
  benefits,
  useCases,
}: FeaturePageContent): Passage[] {
  const here = on(name, `/feature/${id}`);
  const room = modules.find(({ slug }) => slug === id);
  return [
    here(name, joined(room ? `${name} is the module for ${room.purpose}` : "", room?.description ?? description)),
    ...longDescription.split("\n\n").map((text) => here(name, text)),
    here(`${name}, key benefits`, joined(...(room?.benefits ?? []), ...benefits)),
    ...useCases.map(({ title, description: text }) => here(`${name}: ${title}`, text)),
  ];
}

/** A section in pieces: each paragraph with the list or table that belongs to it. */
function legalPassages({ slug, title, intro, lastUpdated, sections }: LegalDocument): Passage[] {
  const pieces = sections.flatMap((section) => {
    const texts: string[] = [];
    for (const block of section.blocks) {
      if (block.kind === "text" && isMailAlone(block.text)) continue;
      if (block.kind === "text") texts.push(block.text);
      else {
        const items =
          block.kind === "list"
            ? block.items
            : block.rows.filter(([first = ""]) => !isMailAlone(first)).map((row) => row.join(": "));
        const lead = block.kind === "table" ? joined(block.caption) : (texts.pop() ?? "");
        texts.push(`${lead} ${items.map((item) => item.replace(/[;.]$/, "")).join("; ")}.`.trim());
      }
    }
    return texts.map((text) => on(title, `/${slug}#${section.id}`)(section.title, text));
  });
  return [
    on(title, `/${slug}`)(
      title,
      joined(intro, `Last updated on ${lastUpdated}`, `Last corrected on ${lastCorrection(slug).date}`),
    ),
    ...pieces,
  ];
}

const jobPassages = (): Passage[] =>
  positions.flatMap(({ id, title, description, department, type, location, responsibilities, requirements }) => {
    const here = on(title, `/careers/${id}`);
    return [
      here(title, joined(description, `${department}, ${type}, ${location}`)),
      here(`${title}, responsibilities`, joined(...responsibilities)),
      here(`${title}, requirements`, joined(...requirements)),
    ];
  });

/** All passages of the site's own words, and those of questions to decline. */
export const sitePassages = (): Passage[] => [
  ...frequent(({ about: subject }) => subject === undefined),
  ...featurePages.flatMap(featurePassages),
  ...faq("/pricing", pricingFaq),
  ...faq("/waitlist", waitlistFaq),
  ...legalDocuments.flatMap(legalPassages),
  ...faq("/features", featuresFaq),
  ...jobPassages(),
  ...accessibility.sections.flatMap(({ heading, items }) =>
    items.map((item) => onPage("/accessibility")(heading, item)),
  ),
  ...declinedPassages(),
];
