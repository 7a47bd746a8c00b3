/** Every page that should be found, for the site map, `llms.txt`, the cards and the audit. */
import { audioFor, journeyAudioName, storyAudioName } from "#app/content/audio.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { lastCorrection, legalDocuments } from "#app/content/legal/index.ts";
import { type PagePath, pages } from "#app/content/pages.ts";
import { useCasesPath } from "#app/content/brand.ts";
import type { Story } from "#app/schemas/story.ts";
import type { PublicPage } from "./types.ts";

export { llmsText, featureMarkdown, storyMarkdown } from "./markdown.ts";
export type { PublicPage } from "./types.ts";
export { robotsText, siteMapXml } from "./crawlers.ts";

type ListedStory = Pick<Story, "id" | "title" | "excerpt" | "builtIn">;

export function publicPages(stories: readonly ListedStory[]): PublicPage[] {
  return [
    ...Object.entries(pages).map(
      ([path, { name, description, lastModified }]): PublicPage => ({
        path,
        kind: "fixed",
        name,
        description,
        lastModified,
      }),
    ),
    ...featurePages.map(
      ({ id, name, metaDescription }): PublicPage => ({
        path: `/feature/${id}`,
        kind: "feature",
        name,
        description: metaDescription,
        markdown: `/feature/${id}.md`,
      }),
    ),
    ...stories.map(
      ({ id, title, excerpt, builtIn }): PublicPage => ({
        path: `/story/${id}`,
        kind: "story",
        name: title,
        description: excerpt,
        lastModified: builtIn ? audioFor(storyAudioName(id))?.recordedAt.slice(0, 10) : undefined,
        markdown: `/story/${id}.md`,
      }),
    ),
    ...journeys.map(
      ({ id, title, subtitle }): PublicPage => ({
        path: `/journey/${id}`,
        kind: "journey",
        name: title,
        description: subtitle,
        lastModified: audioFor(journeyAudioName(id))?.recordedAt.slice(0, 10),
      }),
    ),
    ...positions.map(
      ({ id, title, department, location, postedOn }): PublicPage => ({
        path: `/careers/${id}`,
        kind: "position",
        name: title,
        description: `${department}, ${location}`,
        lastModified: postedOn,
      }),
    ),
    ...legalDocuments.map(
      ({ slug, title, metaDescription }): PublicPage => ({
        path: `/${slug}`,
        kind: "legal",
        name: title,
        description: metaDescription,
        lastModified: isoDate(lastCorrection(slug).date),
      }),
    ),
  ];
}

export function parentPath(kind: PublicPage["kind"]): PagePath | null {
  if (kind === "feature") return "/features";
  if (kind === "story") return useCasesPath;
  return kind === "position" ? "/careers" : null;
}

function isoDate(printed: string): string {
  return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
