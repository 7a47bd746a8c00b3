/** The head of each page: title, description, addresses, share card and structured data. */
import { ogImageFor } from "#app/.server/og-images/index.ts";
import type { RecordingTimeline } from "#app/.server/recordings/index.ts";
import { parentPath, type PublicPage } from "#app/.server/site-map/index.ts";
import { pictureKey } from "#app/.server/stories/files.ts";
import { audioAt, audioFor, journeyAudioName } from "#app/content/audio.ts";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import type { LaunchTexts } from "#app/content/launch.ts";
import type { PageFacts, PagePath } from "#app/content/pages.ts";
import { show } from "#app/content/podcast/index.ts";
import { alternatesOf, editions, hasHindi, inEdition } from "#app/lib/edition.ts";
import { fillAll } from "#app/lib/fill.ts";
import type { JobPosition, Journey } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import type { BreadcrumbList } from "schema-dts";
import * as records from "./structured-data.ts";

type Here = records.Here & { launch: LaunchTexts };

/** A tag as React Router's `meta` takes it. */
type HeadTag = Record<string, string | object>;

type Options = {
  kind?: PublicPage["kind"];
  /** The path of the card's picture; that of the page's own card when absent. */
  card?: string;
  cardAlt?: string | undefined;
  /** The path of the page as Markdown. */
  markdown?: string;
  /** An address that is one visitor's to share; without a canonical link, which share sheets would send instead. */
  sharedPath?: string;
};

/** A page of `content/pages.ts` by its path, or any other with its facts. For an alias, the path is that of its page. */
type Page = Options & ({ path: PagePath } | ({ path: string } & Pick<PageFacts, "name" | "title" | "description">));

const addressIn = ({ edition, settings }: Here, path: string): string =>
  settings.PUBLIC_ORIGIN + inEdition(hasHindi(path) ? edition : "en", path);

/** The tags of a page's head, which its `meta` passes on (`loadedHead`). */
export function headOf(here: Here, page: Page, data: readonly object[] = []): HeadTag[] {
  const { edition, launch, settings, texts } = here;
  const origin = settings.PUBLIC_ORIGIN;
  const { path, markdown, sharedPath } = page;
  const facts = "title" in page ? page : fillAll(texts.pages[page.path], { ...launch, ...texts.prices });
  const { title, description } = facts;
  const addressOf = (path: string) => addressIn(here, path);
  const above = parentPath(page.kind ?? "fixed");
  const pathsAbove: PagePath[] = above ? ["/", above] : ["/"];
  const trail = [...pathsAbove.map((path) => ({ name: texts.pages[path].name, path })), { name: facts.name, path }];
  const breadcrumbs: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => {
      return { "@type": "ListItem", position: index + 1, name, item: addressOf(path) };
    }),
  };
  const card = page.card ?? ogImageFor(path, edition);
  const isRecording = page.kind === "story" || page.kind === "journey";
  return [
    { title },
    { name: "description", content: description },
    ...(sharedPath
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: addressOf(path) },
          ...(hasHindi(path) ? alternatesOf(path) : []).map(({ language, path }) => ({
            tagName: "link",
            rel: "alternate",
            hrefLang: language,
            href: origin + path,
          })),
        ]),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: addressOf(sharedPath ?? path) },
    { property: "og:type", content: isRecording ? "article" : "website" },
    { property: "og:image", content: origin + card },
    ...(card.startsWith("/cards/")
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
    { property: "og:image:alt", content: page.cardAlt ?? title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(markdown ? [{ tagName: "link", rel: "alternate", type: "text/markdown", href: origin + markdown }] : []),
    ...[...(path === "/" ? [] : [breadcrumbs]), ...data].map((record) => ({
      "script:ld+json": { "@context": "https://schema.org", ...record },
    })),
  ];
}

export const homeHead = (here: Here) => headOf(here, { path: "/" }, records.companyAndSite(here));

export const pricingHead = (here: Here) => headOf(here, { path: "/pricing" }, [records.software(here)]);

/** A story is an article with its narration; the transcript is its text. */
export function storyHead(here: Here, story: Story): HeadTag[] {
  const { edition } = here;
  const path = `/story/${story.id}`;
  const isBundled = story.builtIn && story.audioBytes !== null;
  const sound = story.audioUrl
    ? {
        name: story.title,
        src: story.audioUrl,
        durationSeconds: story.audioDuration,
        bytes: story.audioBytes,
        transcript: story.content,
        recordedAt: isBundled ? audioAt(story.audioUrl)?.recordedAt : undefined,
      }
    : null;
  // The build draws cards for built-in stories only; a published story has its uploaded picture, else the site's card.
  const card = pictureKey(story.imageUrl) ? story.imageUrl : ogImageFor(story.builtIn ? path : "/", edition);
  const facts = { name: story.title, description: story.excerpt };
  const text = { ...facts, image: card, section: story.category, language: story.language };
  const title = `${story.title} | ${story.brandName}`;
  const page = { ...facts, path, kind: "story", title, card, cardAlt: story.imageAlt, markdown: `${path}.md` } as const;
  return headOf(here, page, [records.article(here, addressIn(here, path), text, sound)]);
}

/** A story that is open within the list of use cases. Its own page is the complete one, and the one to share. */
export function openedStoryHead(here: Here, { id, title }: Story): HeadTag[] {
  const list = here.texts.pages[useCasesPath];
  return headOf(here, {
    path: `/story/${id}`,
    kind: "story",
    name: title,
    title: `${title} | ${list.title}`,
    description: list.description,
    card: ogImageFor(useCasesPath),
  });
}

/** A journey's transcript is on the page, and too long for the head. */
export function journeyHead(here: Here, journey: Journey, timeline: RecordingTimeline, cardAlt?: string) {
  const path = `/journey/${journey.id}`;
  const { src, durationSeconds, bytes, isBundled } = timeline;
  const recordedAt = isBundled ? audioFor(journeyAudioName(journey.id))?.recordedAt : undefined;
  const { title: name, subtitle, persona, steps, podcast } = journey;
  const description = `${subtitle}. ${persona.name} of ${persona.brandName} tells it in ${steps.length} steps and a recording with chapters and transcript.`;
  const section = here.texts.pages[useCasesPath].name;
  const text = { name, description: subtitle, image: ogImageFor(path), section, language: editions.en.language };
  const sound = { name: podcast.title, src, durationSeconds, bytes, recordedAt };
  const title = name + here.texts.site.titleSuffix;
  const page = { path, kind: "journey", name, title, description, cardAlt } as const;
  return headOf(here, page, [records.article(here, addressIn(here, path), text, sound)]);
}

export function podcastHead(here: Here, timelineOf: (slug: string) => RecordingTimeline): HeadTag[] {
  const href = `${here.settings.PUBLIC_ORIGIN}/podcast.xml`;
  return [
    ...headOf(here, { path: podcastPath }, records.podcast(here, timelineOf)),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: show.title, href },
  ];
}

export function positionHead(here: Here, position: JobPosition): HeadTag[] {
  const { title, type, location } = position;
  const facts = { name: title, ...fillAll(here.texts.applicationForm.meta, { title, type, location }) };
  return headOf(here, { path: `/careers/${position.id}`, kind: "position", ...facts }, [
    records.jobPosting(here.settings.PUBLIC_ORIGIN, position),
  ]);
}
