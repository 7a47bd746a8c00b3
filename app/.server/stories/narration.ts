/** Matches a story's paragraphs with the seconds of its recording. */
import { audioFor, storyAudioName } from "#app/content/audio.ts";
import type { Story } from "#app/schemas/story.ts";

type TimedParagraph = { text: string; startSeconds: number };

/** The paragraphs of a story's text, split at blank lines. */
export function storyParagraphs(story: Pick<Story, "content">): string[] {
  return story.content.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

/**
 * The paragraphs with the second each begins at, or null when the recording may say other words: of a published story,
 * or of a replaced recording.
 */
export function timedParagraphs(story: Pick<Story, "id" | "content" | "builtIn">): TimedParagraph[] | null {
  const paragraphs = storyParagraphs(story);
  const segments = story.builtIn ? audioFor(storyAudioName(story.id))?.segments : undefined;
  if (segments?.length !== paragraphs.length) return null;
  return paragraphs.map((text, index) => ({ text, startSeconds: segments[index]?.[0] ?? 0 }));
}
