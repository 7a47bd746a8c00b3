/**
 * Everything Smoothie can answer from, in passages: a paragraph or two of the site with the page they stand on. They are made
 * from the very content that the pages show, so nothing is said twice and nothing can differ.
 */
import { storyParagraphs } from "#app/.server/stories/narration.ts";
import { about } from "#app/content/about.ts";
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import {
  brandBuddiesCards,
  brandBuddiesHero,
  brandBuddiesStory,
  brandBuddiesTrial,
} from "#app/content/brand-buddies.ts";
import { brand, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { careers, positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { features } from "#app/content/features.ts";
import { founders } from "#app/content/founders.ts";
import { hero, valueCards } from "#app/content/home.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { modules } from "#app/content/modules.ts";
import { pageCards } from "#app/content/page-cards.ts";
import { episodes, show, upcoming } from "#app/content/podcast/index.ts";
import {
  accessMatrix,
  pricingFaq,
  pricingIntro,
  pricingRoles,
  teamCalculator,
  whyRoles,
} from "#app/content/pricing.ts";
import { privacyChoices } from "#app/content/privacy-choices.ts";
import { footer, pageMeta } from "#app/content/site.ts";
import { waitlistBenefits, waitlistFaq, waitlistForm, waitlistHero, waitlistLookup } from "#app/content/waitlist.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import { annualDiscount } from "#app/content/brand.ts";
import type { FaqItem, LegalDocument, Recording } from "#app/schemas/content.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import declined from "./frequent-questions/declined.json" with { type: "json" };
import type { Refusal } from "./guard.ts";
import { type FrequentQuestion, frequentQuestions } from "./frequent-questions/index.ts";

export type Passage = {
  /** The page it stands on, and others that say more. */
  links: readonly [AssistantSource, ...AssistantSource[]];
  /** What it is about: a heading, a question, a name. */
  heading: string;
  text: string;
  /** Other ways of asking for it; nobody is shown them. */
  wordings: readonly string[];
  /** A whole answer by itself, rather than a piece of a page. */
  isAnswer: boolean;
  /** Told by a founder, rather than said by the site. */
  isTale?: boolean;
  storyId?: number;
  /** Set for what visitors ask and the site does not say: where this is nearest, the question is declined. */
  refusal?: Refusal;
};

const closed = (text: string): string => (/[.!?:;]["”']?$/.test(text) ? text : `${text}.`);
/** Sentences one after the other. */
const joined = (...texts: readonly string[]): string => texts.filter(Boolean).map(closed).join(" ");
const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
const firstName = (name: string): string => name.split(" ")[0] ?? name;

function on(title: string, path: string, ...more: readonly AssistantSource[]) {
  return (heading: string, text: string, wordings: readonly string[] = [], isAnswer = false): Passage => ({
    links: [{ title, path }, ...more],
    heading,
    text: withoutLinks(text),
    wordings,
    isAnswer,
  });
}
const onPage = (path: string) => on(pageCards[path]?.name ?? path, path);
/** "Is it …? No. It …": a quoted answer gives no verdict of its own. */
const withoutVerdict = (text: string): string => {
  const rest = text.replace(/^(?:Yes|No)[,.] /, "");
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
};
const faq = (path: string, items: readonly FaqItem[]): Passage[] =>
  items.map(({ question, answer }) => onPage(path)(question, withoutVerdict(answer), [], true));

function featurePassages(): Passage[] {
  return featurePages.flatMap((page) => {
    const here = on(page.name, `/feature/${page.id}`);
    const room = modules.find(({ slug }) => slug === page.id);
    return [
      here(
        page.name,
        joined(room ? `${room.name} is the module for ${room.purpose}` : "", room?.description ?? page.description),
      ),
      ...page.longDescription.split("\n\n").map((text) => here(page.name, text)),
      here(`${page.name}, key benefits`, joined(...(room?.benefits ?? []), ...page.benefits)),
      ...page.useCases.map(({ title, description }) => here(`${page.name}: ${title}`, description)),
      ...(page.paymentDetails
        ? [
            here("Payment processing fees", joined(page.paymentDetails.provider, ...page.paymentDetails.feeStructure)),
            here("Payment processing notes", joined(...page.paymentDetails.notes)),
          ]
        : []),
    ];
  });
}

function pricingPassages(): Passage[] {
  const here = onPage("/pricing");
  const levels = accessMatrix.levels;
  return [
    here(pricingIntro.heading, joined(pricingIntro.body, pricingIntro.gstNote, pricingIntro.earlyBirdNote)),
    ...pricingRoles.map(({ title, monthlyRupees, description, features: opens }) =>
      here(
        `${title} role, its price and access`,
        joined(
          `The ${title} role costs ${formatRupees(monthlyRupees)} per user per month, or ${formatRupees(annualMonthlyRupees(monthlyRupees, annualDiscount.factor))} when paid annually, before GST`,
          description,
          `It opens: ${opens.join("; ")}`,
        ),
      ),
    ),
    ...modules.map(({ name, room }) =>
      here(
        `Which roles may enter ${name}`,
        `${name}: ${pricingRoles.map(({ title, accessToCategories }) => `${title}, ${levels[accessToCategories[room]].label.toLowerCase()}`).join("; ")}.`,
      ),
    ),
    here(
      accessMatrix.heading,
      joined(...Object.values(levels).map(({ label, description }) => `${label}: ${description}`)),
    ),
    here("Custom roles", accessMatrix.note),
    here(teamCalculator.heading, teamCalculator.intro),
    here(whyRoles.heading, whyRoles.intro),
    ...whyRoles.points.map(({ title, description }) => here(title, description)),
    ...faq("/pricing", pricingFaq),
  ];
}

/** A section in pieces: each paragraph with the list or table that belongs to it. */
function legalPassages({ slug, title, intro, lastUpdated, sections }: LegalDocument): Passage[] {
  const pieces = sections.flatMap((section) => {
    const here = on(title, `/${slug}#${section.id}`);
    const texts: string[] = [];
    for (const block of section.blocks) {
      if (block.kind === "text") texts.push(block.text);
      else {
        const items = block.kind === "list" ? block.items : block.rows.map((row) => row.join(": "));
        const lead = block.kind === "table" ? closed(block.caption) : (texts.pop() ?? "");
        texts.push(`${lead} ${items.map((item) => item.replace(/[;.]$/, "")).join("; ")}.`.trim());
      }
    }
    return texts.map((text) => here(section.title, text));
  });
  return [on(title, `/${slug}`)(title, joined(intro, `Last updated on ${lastUpdated}`)), ...pieces];
}

function companyPassages(): Passage[] {
  const [home, here, jobs, access] = [onPage("/"), onPage("/about"), onPage("/careers"), onPage("/accessibility")];
  return [
    home(`What ${brand.name} is`, hero.sub),
    ...valueCards.map(({ title, description }) => home(title, description)),
    home(
      "The seven rooms",
      joined(...modules.map(({ name, purpose, tagline }) => `${name}, for ${purpose}: ${tagline}`)),
    ),
    ...features
      .filter(({ type }) => type === "theme")
      .map(({ id, name, description }) => on(name, `${useCasesPath}?feature=${id}`)(name, description)),
    ...Object.entries(pageMeta).map(([path, { title, description }]) => onPage(path)(title, description)),
    here(about.mission.heading, about.mission.text),
    here(about.hero.heading, about.hero.intro),
    ...about.story.paragraphs.map((text) => here(about.story.heading, text)),
    ...about.values.points.map(({ title, description }) => here(title, description)),
    jobs(careers.hero.heading, careers.hero.intro),
    jobs(
      careers.positionsSection.heading,
      joined(`Open positions: ${positions.map(({ title }) => title).join(", ")}`, careers.positionsSection.intro),
    ),
    jobs(
      "Applying",
      joined(
        careers.applicationNotice,
        applicationForm.intro,
        ...Object.values(applicationForm.fields).map(({ label, hint }) => `${label}: ${hint}`),
      ),
    ),
    ...[...careers.values.points, ...careers.perks.points].map(({ title, description }) => jobs(title, description)),
    ...positions.flatMap((job) => {
      const there = on(job.title, `/careers/${job.id}`);
      return [
        there(job.title, joined(job.description, `${job.department}, ${job.type}, ${job.location}`)),
        there(`${job.title}, responsibilities`, joined(...job.responsibilities)),
        there(`${job.title}, requirements`, joined(...job.requirements)),
      ];
    }),
    access(accessibility.heading, accessibility.intro),
    ...accessibility.sections.flatMap(({ heading, items }) => items.map((item) => access(heading, item))),
    access(accessibility.contact.heading, accessibility.contact.body),
    home(privacyChoices.heading, joined(privacyChoices.measurement.what, privacyChoices.body)),
  ];
}

function offerPassages(): Passage[] {
  const [list, buddies] = [onPage("/waitlist"), onPage("/brand-buddies")];
  return [
    list(waitlistHero.heading, waitlistHero.body),
    ...waitlistBenefits.map(({ title, description }) => list(title, description)),
    list(
      "The waitlist form",
      joined(
        waitlistForm.intro,
        ...Object.values(waitlistForm.fields).map(({ label, hint }) => `${label}: ${hint}`),
        waitlistForm.privacyNote,
      ),
    ),
    list(waitlistLookup.heading, waitlistLookup.body),
    ...faq("/waitlist", waitlistFaq),
    buddies(brandBuddiesHero.heading, brandBuddiesHero.body),
    ...brandBuddiesCards.map(({ title, description, slug }) => on(title, `/feature/${slug}`)(title, description)),
    buddies(brandBuddiesStory.heading, joined(brandBuddiesStory.body, brandBuddiesStory.result)),
    buddies(brandBuddiesTrial.heading, brandBuddiesTrial.body),
  ];
}

const frequent = (isWanted: (entry: FrequentQuestion) => boolean): Passage[] =>
  frequentQuestions
    .filter(isWanted)
    .flatMap(({ question, answer, links: [first, ...more], wordings }) =>
      first ? on(first.title, first.path, ...more)(question, answer, wordings, true) : [],
    );

/** What visitors ask, and nobody is told. */
const declinedPassages = (): Passage[] =>
  declined.map(({ reason, wordings }) => ({ ...onPage("/")("", "", wordings), refusal: reason as Refusal }));

/** All that the site says of itself. */
export function sitePassages(): Passage[] {
  return [
    ...frequentQuestions.flatMap(({ question, answer, links: [first, ...more], wordings }) =>
      first ? on(first.title, first.path, ...more)(question, answer, wordings, true) : [],
    ),
    ...featurePassages(),
    ...pricingPassages(),
    ...offerPassages(),
    ...legalDocuments.flatMap(legalPassages),
    ...companyPassages(),
    ...declinedPassages(),
  ];
}

const minutes = (audioName: string): string => {
  const seconds = audioFor(audioName)?.durationSeconds;
  return seconds ? `It takes ${Math.ceil(seconds / 60)} minutes to hear` : "";
};

/** What is spoken, two paragraphs together: a question and its answer mostly stand side by side. */
function spokenPassages({ chapters }: Recording, title: string, path: string): Passage[] {
  return chapters.flatMap((chapter) =>
    chapter.paragraphs.map(({ speaker, text }) => {
      const founder = founders.find(({ id }) => id === speaker);
      return on(title, path)(chapter.title, `${founder ? firstName(founder.name) : "Maya"}: "${text}"`);
    }),
  );
}

/** What a story is about, and each of its paragraphs, told by its founder. */
function storyPassages(story: Story): Passage[] {
  const here = on(story.title, `/story/${story.id}`);
  const teller = firstName(story.founderName);
  const about = `${story.founderName} of ${story.brandName}`;
  return [
    here(
      `${story.title}, a story of ${about}`,
      joined(
        `In "${story.title}", told by ${about}`.concat(`: ${story.excerpt}`),
        `What came of it: ${story.keyResult}`,
        story.keyMetric,
      ),
      story.features.map(({ name }) => name),
    ),
    ...storyParagraphs(story).map((text) =>
      here(`${story.title}, ${teller}`, `${teller} tells: "${text.replaceAll('"', "'")}"`),
    ),
  ].map((passage) => ({ ...passage, storyId: story.id }));
}

/** All that founders tell: stories, journeys and the podcast. */
export function storyShelf(stories: readonly Story[]): Passage[] {
  return tales(stories).map((passage) => ({ ...passage, isTale: true }));
}

function tales(stories: readonly Story[]): Passage[] {
  const podcast = on("the Founders' Podcast", podcastPath);
  return [
    ...frequent(({ about }) => about !== undefined),
    ...founders.flatMap((founder) => {
      const here = on(founder.journeyName, `/journey/${founder.journeySlug}`);
      return [
        here(
          founder.name,
          joined(
            `${founder.name} is the founder of ${founder.brandName} in ${founder.city}: ${founder.description}`,
            founder.benefit,
          ),
        ),
        here(`${founder.name}, background`, founder.background),
        here(`${founder.name}, challenges`, joined(...founder.challenges)),
      ];
    }),
    on("Use Cases", useCasesPath)("Almost real", footer.almostReal),
    ...stories.flatMap(storyPassages),
    ...journeys.flatMap((journey) => {
      const path = `/journey/${journey.id}`;
      const here = on(journey.title, path);
      const who = firstName(journey.persona.name);
      return [
        here(`${journey.title}, the journey of ${who}`, joined(journey.description, journey.mainChallenge)),
        here(
          `${who}'s journey, its steps`,
          joined(
            `The steps of ${who}'s journey: ${journey.steps.map(({ title }) => title).join("; ")}`,
            minutes(journeyAudioName(journey.id)),
          ),
        ),
        ...journey.steps.map(({ title, description, beforeAfter }) =>
          here(
            `${who}: ${title}`,
            joined(
              description,
              beforeAfter ? `Before: ${beforeAfter.before}` : "",
              beforeAfter ? `After: ${beforeAfter.after}` : "",
            ),
          ),
        ),
        here(`${who}'s journey, outcomes and results`, joined(...journey.outcomes)),
        ...spokenPassages(journey.podcast, journey.title, path),
      ];
    }),
    ...show.about.map((text) => podcast(show.title, text)),
    podcast(
      "Episodes",
      joined(
        `Out now: ${episodes.map(({ number, title }) => `episode ${number}, "${title}"`).join("; ")}`,
        `Coming soon: ${upcoming.map(({ number, title }) => `episode ${number}, "${title}"`).join("; ")}`,
      ),
    ),
    ...upcoming.map(({ number, title, description }) =>
      podcast(`Coming soon: episode ${number}, ${title}`, description),
    ),
    ...episodes.flatMap((episode) => {
      const [title, path] = [`Episode ${episode.number}: ${episode.title}`, `${podcastPath}#${episode.slug}`];
      return [
        on(title, path)(
          title,
          joined(episode.description, ...episode.bullets, minutes(episodeAudioName(episode.number))),
        ),
        ...spokenPassages(episode, title, path),
      ];
    }),
  ];
}
