/** JSON chapters, version 1.2.0 of the podcast namespace's format (application/json+chapters). */
import type { BundledTimeline } from "./index.ts";

export function toJsonChapters(timeline: Pick<BundledTimeline, "title" | "chapters">) {
  return {
    version: "1.2.0",
    title: timeline.title,
    chapters: timeline.chapters.map(({ title, startSeconds }) => ({ startTime: startSeconds, title })),
  };
}
