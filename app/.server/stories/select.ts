/** Choosing among stories: what the filter, the founder links and 'related stories' mean. All of it pure. */
import { featureNameAliases } from "#app/content/features.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import type { Story, StoryFeature } from "#app/schemas/story.ts";
import { builtInFeatures } from "./built-in.ts";

/** What the list is narrowed to: a feature, or a way of working, which has no id and shows the stories of its page. */
export type StoryFilter = { id: number | null; name: string };

/** The stories a filter leaves; all of them without one. */
export function filterStories(all: readonly Story[], filter: StoryFilter | null): Story[] {
  if (!filter) return [...all];
  const { id: featureId } = filter;
  if (featureId !== null) return all.filter((story) => isAbout(story, featureId));
  const page = waysOfWorking.find(({ name }) => name === filter.name);
  return all.filter(({ id }) => page?.relatedStories.includes(id));
}

/** How many stories each feature has, by feature id. A feature without any is not in the map. */
export function countByFeature(all: readonly Story[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const story of all) {
    for (const { id } of story.features) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The first story a founder tells, by first or full name in any case; null for a name that tells none. */
export function firstStoryOf(all: readonly Story[], name: string): Story | null {
  const wanted = name.trim().toLowerCase();
  if (!wanted) return null;
  const tells = ({ founderName }: Story) => {
    const full = founderName.toLowerCase();
    return full === wanted || full.split(/\s+/)[0] === wanted;
  };
  return all.find(tells) ?? null;
}

/** The stories a founder tells, and those whose title names the founder (first or full name, any case). */
export function storiesAboutFounder(all: readonly Story[], founderName: string): Story[] {
  const full = founderName.trim().toLowerCase();
  const first = full.split(/\s+/)[0];
  if (!first) return [];
  // Word by word: "Dev" is not in "devices".
  const names = ({ title }: Story) =>
    title
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .includes(first);
  return all.filter((story) => story.founderName.toLowerCase() === full || names(story));
}

/**
 * Other stories to go on with: those that share most features, among these another founder's, then whichever comes
 * next by id. Beginning after the story itself spreads the links, where the lowest ids would take them all.
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

/**
 * The feature a name in an address means: its own name, an older one, or the name or slug of a feature page that
 * stands for one. Null for a name that filters nothing.
 */
export function resolveFeature(name: string, known: readonly StoryFeature[] = builtInFeatures): StoryFeature | null {
  const wanted = nameKey(name);
  if (!wanted) return null;
  const byName = known.find((feature) => nameKey(feature.name) === wanted);
  if (byName) return byName;
  const id = olderNames.get(wanted);
  return known.find((feature) => feature.id === id) ?? null;
}

/** The way of working of that name or slug, as its page has it. Null for a name that is none. */
export function resolveWayOfWorking(name: string): StoryFilter | null {
  const wanted = nameKey(name);
  const page = waysOfWorking.find(({ id, name }) => [nameKey(id), nameKey(name)].includes(wanted));
  return page ? { id: null, name: page.name } : null;
}

/** Letters and digits alone, without a leading "the", so that "Ka-ching", "kaching" and "The storeroom" all arrive. */
function nameKey(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/^the[\s_-]+/, "")
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

const waysOfWorking = featurePages.filter(({ featureId }) => featureId === null);

const olderNames: ReadonlyMap<string, number> = new Map([
  ...featurePages.flatMap(({ id, name, featureId }): [string, number][] =>
    featureId === null
      ? []
      : [
          [nameKey(id), featureId],
          [nameKey(name), featureId],
        ],
  ),
  ...builtInFeatures.map(({ id, name }): [string, number] => [nameKey(name), id]),
  ...Object.entries(featureNameAliases).map(([name, id]): [string, number] => [nameKey(name), id]),
]);
