/**
 * The passages Smoothie answers from: a paragraph or two each, with the page they stand on. They are made from the content
 * that the pages show, so the two can't differ. What founders tell is in `founder-passages.ts`.
 */
import { about } from "#app/content/about.ts";
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import * as buddies from "#app/content/brand-buddies.ts";
import { annualDiscount, brand, useCasesPath } from "#app/content/brand.ts";
import { careers, positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { features } from "#app/content/features.ts";
import { featuresFaq } from "#app/content/founder-questions.ts";
import { hero, valueCards } from "#app/content/home.ts";
import { lastCorrection, legalDocuments } from "#app/content/legal/index.ts";
import { isMailAlone } from "#app/content/mail-mentions.ts";
import { modules } from "#app/content/modules.ts";
import { type PagePath, pages } from "#app/content/pages.ts";
import * as pricing from "#app/content/pricing.ts";
import * as waitlist from "#app/content/waitlist.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
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
type Point = { title: string; description: string };
const points = (path: PagePath, all: readonly Point[]): Passage[] =>
  all.map(({ title, description }) => onPage(path)(title, description));
const hints = (fields: Readonly<Record<string, { label: string; hint: string }>>): string =>
  joined(...Object.values(fields).map(({ label, hint }) => `${label}: ${hint}`));

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
  paymentDetails,
}: FeaturePageContent): Passage[] {
  const here = on(name, `/feature/${id}`);
  const room = modules.find(({ slug }) => slug === id);
  const { provider, feeStructure, notes } = paymentDetails ?? { provider: "", feeStructure: [], notes: [] };
  return [
    here(name, joined(room ? `${name} is the module for ${room.purpose}` : "", room?.description ?? description)),
    ...longDescription.split("\n\n").map((text) => here(name, text)),
    here(`${name}, key benefits`, joined(...(room?.benefits ?? []), ...benefits)),
    ...useCases.map(({ title, description: text }) => here(`${name}: ${title}`, text)),
    ...(provider
      ? [here("Payment fees", joined(provider, ...feeStructure)), here("Payment notes", joined(...notes))]
      : []),
  ];
}

function pricingPassages(): Passage[] {
  const { pricingIntro, pricingRoles, accessMatrix, teamCalculator, whyRoles, pricingFaq } = pricing;
  const [here, levels] = [onPage("/pricing"), accessMatrix.levels];
  return [
    here(pricingIntro.heading, joined(pricingIntro.body, pricingIntro.gstNote, pricingIntro.earlyBirdNote)),
    ...pricingRoles.map(({ title, monthlyRupees, description, features: opens }) => {
      const annual = formatRupees(annualMonthlyRupees(monthlyRupees, annualDiscount.factor));
      const price = `The ${title} role costs ${formatRupees(monthlyRupees)} per user per month, or ${annual} when paid annually, before GST`;
      return here(`${title} role, its price and access`, joined(price, description, `It opens: ${opens.join("; ")}`));
    }),
    ...modules.map(({ name, room }) => {
      const access = pricingRoles.map(
        (role) => `${role.title}, ${levels[role.accessToCategories[room]].label.toLowerCase()}`,
      );
      return here(`Which roles may enter ${name}`, `${name}: ${access.join("; ")}.`);
    }),
    ...Object.values(levels).map(({ label, description }) => here(`${accessMatrix.heading}: ${label}`, description)),
    here("Custom roles", accessMatrix.note),
    here(teamCalculator.heading, teamCalculator.intro),
    here(whyRoles.heading, whyRoles.intro),
    ...points("/pricing", whyRoles.points),
    ...faq("/pricing", pricingFaq),
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

function companyPassages(): Passage[] {
  const [home, here, jobs, access] = [onPage("/"), onPage("/about"), onPage("/careers"), onPage("/accessibility")];
  const rooms = modules.map(({ name, purpose, tagline }) => `${name}, for ${purpose}: ${tagline}`);
  const open = `Open positions: ${positions.map(({ title }) => title).join(", ")}`;
  return [
    home(`What ${brand.name} is`, hero.sub),
    ...points("/", valueCards),
    ...faq("/features", featuresFaq),
    home("The seven rooms", joined(...rooms)),
    ...features
      .filter(({ type }) => type === "theme")
      .map(({ id, name, description }) => on(name, `${useCasesPath}?feature=${id}`)(name, description)),
    ...Object.entries(pages).map(([path, { name, title, description }]) => on(name, path)(title, description)),
    here(about.mission.heading, about.mission.text),
    here(about.hero.heading, about.hero.intro),
    ...about.story.paragraphs.map((text) => here(about.story.heading, text)),
    ...points("/about", about.values.points),
    jobs(careers.hero.heading, careers.hero.intro),
    jobs(careers.positionsSection.heading, joined(open, careers.positionsSection.intro)),
    jobs("Applying", joined(careers.applicationNotice, applicationForm.intro, hints(applicationForm.fields))),
    ...points("/careers", [...careers.values.points, ...careers.perks.points]),
    ...positions.flatMap(({ id, title, description, department, type, location, responsibilities, requirements }) => {
      const there = on(title, `/careers/${id}`);
      return [
        there(title, joined(description, `${department}, ${type}, ${location}`)),
        there(`${title}, responsibilities`, joined(...responsibilities)),
        there(`${title}, requirements`, joined(...requirements)),
      ];
    }),
    access(accessibility.heading, joined(accessibility.intro, accessibility.contact.body)),
    ...accessibility.sections.flatMap(({ heading, items }) => items.map((item) => access(heading, item))),
  ];
}

function offerPassages(): Passage[] {
  const { waitlistHero, waitlistForm, waitlistLookup, waitlistBenefits, waitlistFaq } = waitlist;
  const { brandBuddiesHero, brandBuddiesCards, brandBuddiesStory, brandBuddiesTrial } = buddies;
  const [list, there] = [onPage("/waitlist"), onPage("/brand-buddies")];
  return [
    list(waitlistHero.heading, waitlistHero.body),
    ...points("/waitlist", waitlistBenefits),
    list("The waitlist form", joined(waitlistForm.intro, hints(waitlistForm.fields), waitlistForm.privacyNote)),
    list(waitlistLookup.heading, waitlistLookup.body),
    ...faq("/waitlist", waitlistFaq),
    there(brandBuddiesHero.heading, brandBuddiesHero.body),
    ...brandBuddiesCards.map(({ title, description, slug }) => on(title, `/feature/${slug}`)(title, description)),
    there(brandBuddiesStory.heading, joined(brandBuddiesStory.body, brandBuddiesStory.result)),
    there(brandBuddiesTrial.heading, brandBuddiesTrial.body),
  ];
}

/** All passages of the site's own words, and those of questions to decline. */
export const sitePassages = (): Passage[] => [
  ...frequent(({ about: subject }) => subject === undefined),
  ...featurePages.flatMap(featurePassages),
  ...pricingPassages(),
  ...offerPassages(),
  ...legalDocuments.flatMap(legalPassages),
  ...companyPassages(),
  ...declinedPassages(),
];
