import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Room } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import { FeatureBadge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { CallToAction } from "./call-to-action.tsx";

type FeatureTag = { id: number; name: string; room: Room };

/** A story's features as badges. */
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
  };
  className?: string;
  children: ReactNode;
};

/** A story as a card: its picture, what it is about and whose it is; below that, what the list is there for. */
export function StoryFrame({ story, className = "", children }: StoryFrameProps) {
  return (
    <article
      data-room={story.features[0]?.room}
      className={`story-card cut-lg flex h-full min-w-0 flex-col overflow-hidden border-2 border-line bg-white @2xl:flex-row ${className}`}
    >
      <Picture
        src={story.imageUrl}
        alt={story.imageAlt}
        width={480}
        height={320}
        // Beside long text its column is higher than the picture, which is shown whole on the colour it stands for.
        className="aspect-3/2 w-full bg-room-tint object-cover @2xl:w-1/2 @2xl:object-contain @2xl:object-bottom"
      />
      <div className="flex flex-1 flex-col p-5 @4xl:p-8">
        <h3 className="text-xl">{story.title}</h3>
        <p className="mt-1 mb-3 text-ink-soft text-sm">
          {story.founderName}, {story.brandName}
        </p>
        {/* Below the title, which then stands level with its neighbours', however many lines the tags take. */}
        <FeatureTags features={story.features} />
        {children}
      </div>
    </article>
  );
}

type StoryTileProps = { story: { id: number; title: string; imageUrl: string }; children: ReactNode };

/** A small card that leads to a story: its picture and title, and below these what the page says of it. */
export function StoryTile({ story, children }: StoryTileProps) {
  return (
    <Link
      to={`/story/${story.id}`}
      prefetch="intent"
      className="cut group flex h-full flex-col overflow-hidden border-2 border-line bg-white hover:border-room @2xl:flex-row"
    >
      <Picture
        src={story.imageUrl}
        alt=""
        width={480}
        height={320}
        className="aspect-3/2 w-full object-cover @2xl:w-1/3"
      />
      {/* What neighbours say stands level; in a row of its own a story has the middle of it. */}
      <span className="flex min-w-0 flex-1 flex-col justify-between gap-2 p-4 @2xl:justify-center @2xl:px-8">
        <span className="font-semibold leading-snug group-hover:underline @2xl:text-2xl">{story.title}</span>
        {children}
      </span>
    </Link>
  );
}

/** The founder's initial in a cut circle, with name and brand beside it. */
export function Teller({ founderName, children }: { founderName: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-3">
      <span
        className="cut grid size-12 place-items-center bg-room-tint font-bold font-display text-room-text text-xl"
        aria-hidden="true"
      >
        {[...founderName][0]}
      </span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A story's text, where there is no recording to follow. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose-measure space-y-5 text-lg">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a paragraph ("* * *").
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

type ClosingText = { heading: string; body: string; join: string; rooms: string };

/** Where a story or the list of them leads on to. */
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
