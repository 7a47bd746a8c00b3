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
    ...Object.entries(pages).map(([path, facts]): PublicPage => {
      const { name, description, lastModified } = facts;
      return { kind: "fixed", path, name, description, lastModified };
    }),
    ...featurePages.map(({ id, name, metaDescription: description }): PublicPage => {
      const path = `/feature/${id}`;
      return { kind: "feature", path, name, description, markdown: `${path}.md` };
    }),
    ...stories.map(({ id, title: name, excerpt: description, builtIn }): PublicPage => {
      const path = `/story/${id}`;
      const lastModified = builtIn ? recordedOn(storyAudioName(id)) : undefined;
      return { kind: "story", path, name, description, lastModified, markdown: `${path}.md` };
    }),
    ...journeys.map(({ id, title: name, subtitle: description }): PublicPage => {
      const lastModified = recordedOn(journeyAudioName(id));
      return { kind: "journey", path: `/journey/${id}`, name, description, lastModified };
    }),
    ...positions.map(({ id, title: name, department, location, postedOn: lastModified }): PublicPage => {
      return {
        kind: "position",
        path: `/careers/${id}`,
        name,
        description: `${department}, ${location}`,
        lastModified,
      };
    }),
    ...legalDocuments.map(({ slug, title: name, metaDescription: description }): PublicPage => {
      return { kind: "legal", path: `/${slug}`, name, description, lastModified: isoDate(lastCorrection(slug).date) };
    }),
  ];
}

const recordedOn = (audioName: string): string | undefined => audioFor(audioName)?.recordedAt.slice(0, 10);

export function parentPath(kind: PublicPage["kind"]): PagePath | null {
  if (kind === "feature") return "/features";
  if (kind === "story") return useCasesPath;
  return kind === "position" ? "/careers" : null;
}

function isoDate(printed: string): string {
  return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
