import { featureNameAliases, features } from "#app/content/features.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { nameKey, type StoryFilter } from "#app/lib/use-cases-address.ts";
import type { FeatureRef } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";

export function featureFilter(feature: FeatureRef, stories: readonly Story[]): StoryFilter & { id: number } {
  return {
    id: feature.id,
    name: feature.name,
    keys: [...keysOfFeatures].flatMap(([key, id]) => (id === feature.id ? [key] : [])),
    storyIds: stories.filter((story) => isAbout(story, feature.id)).map(({ id }) => id),
  };
}

export const wayOfWorkingFilters: readonly StoryFilter[] = featurePages
  .filter(({ featureId }) => featureId === null)
  .map(({ id, name, relatedStories }) => ({
    id: null,
    name,
    keys: [nameKey(id), nameKey(name)],
    storyIds: relatedStories,
  }));

/** A founder's first story, by first or full name in any case; null when there is none. */
export function firstStoryOf(all: readonly Story[], name: string): Story | null {
  const wanted = name.trim().toLowerCase();
  if (!wanted) return null;
  const tells = ({ founderName }: Story) => {
    const full = founderName.toLowerCase();
    return full === wanted || full.split(/\s+/)[0] === wanted;
  };
  return all.find(tells) ?? null;
}

/** The stories a founder tells, and those with the founder's name in the title. */
export function storiesAboutFounder(all: readonly Story[], founderName: string): Story[] {
  const full = founderName.trim().toLowerCase();
  const first = full.split(/\s+/)[0];
  if (!first) return [];
  // "Dev" is not in "devices".
  const names = ({ title }: Story) =>
    title
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .includes(first);
  return all.filter((story) => story.founderName.toLowerCase() === full || names(story));
}

/**
 * Stories that share most features first, then those of other founders, then the next ids: counting on from the story's
 * own id spreads the links, which would otherwise all go to the lowest ids.
 */
export function relatedStories(all: readonly Story[], story: Story, count = 3): Story[] {
  const after = all.filter(({ id }) => id > story.id);
  const before = all.filter(({ id }) => id < story.id);
  const shared = (other: Story) => other.features.filter(({ id }) => isAbout(story, id)).length;
  const isOwn = (other: Story) => Number(other.founderName === story.founderName);
  return [...after, ...before]
    .toSorted((one, other) => shared(other) - shared(one) || isOwn(one) - isOwn(other))
    .slice(0, count);
}

function isAbout(story: Story, featureId: number): boolean {
  return story.features.some(({ id }) => id === featureId);
}

/** The feature's id by its name, by a former one, or by a page that stands for the feature. */
const keysOfFeatures: ReadonlyMap<string, number> = new Map([
  ...featurePages.flatMap(({ id, name, featureId }): [string, number][] =>
    featureId === null ? [] : [id, name].map((named) => [nameKey(named), featureId]),
  ),
  ...Object.entries(featureNameAliases).map(([name, id]): [string, number] => [nameKey(name), id]),
  ...features.map(({ id, name }): [string, number] => [nameKey(name), id]),
]);
