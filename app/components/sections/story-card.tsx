import { Link } from "react-router";
import { AudioPlayer } from "#app/audio/index.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { fill } from "#app/lib/fill.ts";
import type { Route } from "../../routes/marketing/+types/feature";
import { StoryFrame } from "./story-parts.tsx";

type Loaded = Route.ComponentProps["loaderData"];
/** `shareUrl`: the story's absolute address, for sharing a moment of it. */
type StoryCardProps = { story: Loaded["stories"][number]; text: Loaded["text"]; shareUrl: string };

/** A story in full: its subject, its result, and the recording. */
export function StoryCard({ story, text, shareUrl }: StoryCardProps) {
  const path = `/story/${story.id}`;
  return (
    <StoryFrame story={story}>
      <p className="mt-3">
        {story.excerpt}{" "}
        <Link to={path} prefetch="intent" className="text-link relative z-1 whitespace-nowrap">
          <span>{text.readStory}</span>
          <span className="sr-only">: {story.title}</span>
        </Link>
      </p>
      <p className="mt-4 mb-5 border-room border-l-4 pl-4">
        <span className="block font-semibold text-room-text text-sm">{text.keyResult}</span>{" "}
        <span className="font-semibold">{story.keyResult}</span>
      </p>
      <div className="mt-auto">
        <Link to={path} prefetch="intent" viewTransition className="button button-secondary card-link mb-4 w-full">
          <span>{text.readFull}</span>
          <span className="sr-only">: {story.title}, </span>
          <span className="font-normal">{fill(text.minutes, { count: story.readingMinutes })}</span>
          <Icon name="arrow-right" className="size-4" />
        </Link>
        {story.recording ? (
          <div className="relative z-1">
            <AudioPlayer
              recording={story.recording}
              isSynthetic={story.audioBytes !== null}
              milestones={story.milestones}
              shareUrl={shareUrl}
            />
          </div>
        ) : null}
      </div>
    </StoryFrame>
  );
}
