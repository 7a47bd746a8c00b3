/** `llms.txt`, and stories and features as Markdown, for programs. */
import { brand } from "#app/content/brand.ts";
import { pages as facts } from "#app/content/pages.ts";
import type { FeaturePageContent } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import type { PublicPage } from "./types.ts";

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

export function storyMarkdown(story: Story, origin: string): string {
  return `${[
    `# ${story.title}`,
    `> ${story.excerpt}`,
    `Told by ${story.founderName}, ${story.brandName}. ${story.builtIn ? "The founder and the brand are almost real: made up, with real problems. " : ""}Category: ${story.category}.`,
    story.content.trim(),
    "## What came of it",
    list([story.keyResult, story.keyMetric]),
    ...(story.features.length > 0
      ? ["## Features", list(story.features.map(({ name, description }) => `${name}: ${description}`))]
      : []),
    "## Links",
    list([
      `[This story on the site](${origin}/story/${story.id})`,
      ...(story.audioUrl ? [`[Recording, mp3](${origin}${story.audioUrl})`] : []),
    ]),
  ].join("\n\n")}\n`;
}

export function featureMarkdown(
  page: FeaturePageContent,
  stories: readonly Pick<Story, "id" | "title">[],
  origin: string,
): string {
  const payment = page.paymentDetails;
  return `${[
    `# ${page.name}`,
    `> ${page.description}`,
    page.longDescription,
    "## Key benefits",
    list(page.benefits),
    "## Use cases",
    ...page.useCases.map(({ title, description }) => `### ${title}\n\n${description}`),
    ...(payment ? ["## Payments", payment.provider, list([...payment.feeStructure, ...payment.notes])] : []),
    "## Stories",
    list(stories.map(({ id, title }) => `[${title}](${origin}/story/${id}.md)`)),
    "## Links",
    list([`[This feature on the site](${origin}/feature/${page.id})`]),
  ].join("\n\n")}\n`;
}

const sections: readonly [heading: string, kinds: readonly PublicPage["kind"][]][] = [
  ["Pages", ["fixed"]],
  ["Features", ["feature"]],
  ["Stories", ["story"]],
  ["Journeys", ["journey"]],
  ["Optional", ["position", "legal"]],
];

/** The site in one file, in the format of llmstxt.org, which links pages as Markdown where they exist so. */
export function llmsText(pages: readonly PublicPage[], origin: string): string {
  return `${[
    `# ${brand.name}`,
    `> ${brand.tagline}. ${facts["/"].description}`,
    `{launchBadge}. {earlyOffer} The founders and brands in the stories are almost real: made up, with real problems.`,
    ...sections.map(([heading, kinds]) => {
      const listed = pages.filter(({ kind }) => kinds.includes(kind));
      const links = listed.map(
        ({ name, path, markdown, description }) => `[${name}](${origin}${markdown ?? path}): ${description}`,
      );
      return `## ${heading}\n\n${list(links)}`;
    }),
  ].join("\n\n")}\n`;
}
