import { audioAt } from "#app/content/audio.ts";
import { stories } from "#app/content/stories/index.ts";
import type { Story } from "#app/schemas/story.ts";

type Narrated = Pick<Story, "id" | "content" | "builtIn" | "audioUrl" | "audioBytes">;
type TimedParagraph = { text: string; startSeconds: number };

export function storyParagraphs(story: Pick<Story, "content">): string[] {
  return story.content.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

/** The paragraphs with the second each begins at; null when the recording may say other words. */
export function timedParagraphs(story: Narrated): TimedParagraph[] | null {
  const paragraphs = storyParagraphs(story);
  const isBundled = story.builtIn && story.audioBytes !== null;
  const segments = isBundled ? audioAt(story.audioUrl)?.segments : undefined;
  if (segments?.length !== paragraphs.length) return null;
  return paragraphs.map((text, index) => ({ text, startSeconds: segments[index]?.[0] ?? 0 }));
}

/**
 * A story's own parts along the player's bar; undefined when it names none, or the recording may say other words.
 * `labels` names the parts of a recording that is not English.
 */
export function storyMilestones(story: Narrated, labels?: readonly string[]) {
  const milestones = stories.find(({ id }) => id === story.id)?.milestones;
  const timed = milestones && timedParagraphs(story);
  return timed
    ? milestones.map(({ label, paragraph }, index) => ({
        label: labels?.[index] ?? label,
        // Sound before the first word belongs to the first part.
        startSeconds: paragraph === 0 ? 0 : (timed[paragraph]?.startSeconds ?? 0),
      }))
    : undefined;
}

/** A story's recording, as the player's bar and "Next" show it; undefined when it has none. */
export function recordingOf(story: Omit<Story, "content" | "keyMetric">, path = `/story/${story.id}`) {
  const { audioUrl: src, title, founderName: narrator, imageUrl, audioDuration: durationSeconds } = story;
  return src ? { src, title, narrator, imageUrl, durationSeconds, path, room: story.features[0]?.room } : undefined;
}
