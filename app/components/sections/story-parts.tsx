import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { Room } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import { FeatureBadge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { pictureIndex } from "#app/lib/picture-index.ts";
import { CallToAction } from "./call-to-action.tsx";

type FeatureTag = { id: number; name: string; room: Room };

export function FeatureTags({ features }: { features: readonly FeatureTag[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {features.map((feature) => (
        <li key={feature.id}>
          <FeatureBadge name={feature.name} room={feature.room} />
        </li>
      ))}
    </ul>
  );
}

type StoryFrameProps = {
  story: Pick<Story, "title" | "founderName" | "brandName" | "imageUrl" | "imageAlt"> & {
    features: readonly FeatureTag[];
    language?: string | undefined;
  };
  caption?: string | undefined;
  /** Beside the names: the length of the recording. */
  length?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A story as a card: picture, subject and founder; below that, the list's own content. */
export function StoryFrame({ story, caption, length, className = "", children }: StoryFrameProps) {
  return (
    <article
      data-room={story.features[0]?.room}
      className={`story-card cut-lg relative flex h-full min-w-0 flex-col overflow-hidden border-2 border-line bg-white @2xl:flex-row ${className}`}
    >
      <figure className="relative bg-room-tint @2xl:flex @2xl:w-1/2 @2xl:flex-col @2xl:justify-end">
        {/* Beside long text its column is taller than the picture, which keeps its shape on a plain background. */}
        <Picture
          src={story.imageUrl}
          alt={story.imageAlt}
          className="aspect-3/2 w-full object-cover @2xl:object-contain @2xl:object-bottom"
        />
      </figure>
      <div className="flex flex-1 flex-col p-5 @4xl:p-8">
        <h3 lang={story.language} className="text-xl">
          {story.title}
        </h3>
        <p className="mt-1 mb-3 flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span>
            {story.founderName}, {story.brandName}
          </span>{" "}
          {length ? (
            <span className="flex items-center gap-1 font-semibold text-ink">
              <Icon name="clock" className="size-4" />
              {length}
            </span>
          ) : null}{" "}
          {/* Here and not below the picture, so that titles side by side stay level. */}
          {caption ? <span className="w-full">{caption}</span> : null}
        </p>
        {/* Below the title, so that titles side by side stay level however many lines the tags take. */}
        <FeatureTags features={story.features} />
        {children}
      </div>
    </article>
  );
}

type StoryTileProps = {
  /** The title's language, where it is not that of the page. */
  story: { id: number; title: string; language?: string | undefined; imageUrl: string };
  level?: "h3" | "h4";
  children: ReactNode;
};

/** A small card that links to a story: its picture and title, and the page's own text below. */
export function StoryTile({ story, level: Heading = "h3", children }: StoryTileProps) {
  return (
    <Link
      to={`/story/${story.id}`}
      prefetch="intent"
      viewTransition
      className="story-tile cut group flex h-full flex-col overflow-hidden border-2 border-line bg-white hover:border-room @2xl:flex-row"
    >
      <Picture src={story.imageUrl} alt="" className="aspect-3/2 w-full object-cover @2xl:w-1/3" />
      {/* The texts of neighbours end level; alone in its row, a story's text is centred. */}
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-2 p-4 @2xl:justify-center @2xl:px-8">
        <Heading lang={story.language} className="text-xl group-hover:underline">
          {story.title}
        </Heading>
        {children}
      </div>
    </Link>
  );
}

/** A story's text, when there is no recording to follow. */
export function Prose({ paragraphs, picture }: { paragraphs: readonly string[]; picture?: ReactNode }) {
  return (
    <div className="prose-measure space-y-5 text-lg">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a paragraph ("* * *").
        <Fragment key={index}>
          <p>{paragraph}</p>
          {index === pictureIndex(paragraphs) ? picture : null}
        </Fragment>
      ))}
    </div>
  );
}

type ClosingText = { heading: string; body: string; join: string; rooms: string };

/** The links at the end of a story or of the list. */
export function StoriesClosing({ text }: { text: ClosingText }) {
  return (
    <CallToAction heading={text.heading} body={text.body}>
      <ButtonLink to="/waitlist">{text.join}</ButtonLink>
      <ButtonLink to="/features" look="secondary">
        {text.rooms}
      </ButtonLink>
    </CallToAction>
  );
}
