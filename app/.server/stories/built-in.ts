/** The site's own stories and features, in the shape that loaders and the API use. */
import { audioFor, audioPath, storyAudioName } from "#app/content/audio.ts";
import { features } from "#app/content/features.ts";
import { founders } from "#app/content/founders.ts";
import { stories } from "#app/content/stories/index.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import type { FeatureRef, StoryRecord } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";

export const builtInStories: readonly Story[] = stories.map(toStory);

export const builtInStoryById: ReadonlyMap<number, Story> = new Map(builtInStories.map((story) => [story.id, story]));

export function founderKeyOf(founderName: string): Story["founderKey"] {
  const name = founderName.trim().toLowerCase();
  return founders.find((founder) => founder.name.toLowerCase() === name)?.id ?? null;
}

/** The features with these ids, in the order of the ids; unknown ids are left out. */
export function pickFeatures(ids: readonly number[]): FeatureRef[] {
  return ids.flatMap((id) => features.find((feature) => feature.id === id) ?? []);
}

function toStory(record: StoryRecord): Story {
  const founder = founders.find(({ id }) => id === record.founder);
  if (!founder) throw new Error(`Story ${record.id} has no founder`);
  const audioName = storyAudioName(record.id);
  const audio = audioFor(audioName);
  return {
    id: record.id,
    title: record.title,
    excerpt: record.excerpt,
    content: record.content,
    founderName: founder.name,
    brandName: founder.brandName,
    imageUrl: `/images/stories/${record.id}.svg`,
    imageAlt: record.imageAlt,
    audioUrl: audioPath(audioName),
    audioDuration: Math.round(audio?.durationSeconds ?? record.narrationSeconds ?? DEFAULT_AUDIO_SECONDS),
    audioBytes: audio?.bytes ?? null,
    keyResult: record.keyResult,
    keyMetric: record.keyMetric,
    featured: record.featured,
    category: record.category,
    features: pickFeatures(record.featureIds),
    founderKey: record.founder,
    builtIn: true,
    language: "en-IN",
  };
}
