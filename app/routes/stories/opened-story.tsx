import { useEffect, useRef } from "react";
import { data, useLocation, useNavigationType, useOutletContext } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { openedStoryHead } from "#app/.server/head/index.ts";
import { firstStoryOf, readLibrary } from "#app/.server/stories/index.ts";
import { recordingOf, storyMilestones, storyParagraphs, timedParagraphs } from "#app/.server/stories/narration.ts";
import { track } from "#app/analytics/track.ts";
import { AudioPlayer, play, Transcript } from "#app/audio/index.ts";
import { type Platform, platform } from "#app/cloudflare.ts";
import { FeatureTags, Prose } from "#app/components/sections/story-parts.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { useCasesText } from "#app/content/use-cases.ts";
import { answerOf, loaderHeaders } from "#app/lib/cache-control.ts";
import { fill } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { pick } from "#app/lib/pick.ts";
import { readingMinutes } from "#app/lib/reading-minutes.ts";
import { asksForStory, storyIdIn, type Unopened } from "#app/lib/use-cases-address.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Route } from "./+types/opened-story";

/** The specification gives the detail a transcript for stories 1 to 20. */
const LAST_ID_WITH_TRANSCRIPT = 20;

const SCROLL_DELAY_MS = 100;

/**
 * The story that the use-cases page's address asks for; null when it asks for none, or for one that does not exist. While D1
 * is down, a story that may be published counts as not loaded.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  if (!asksForStory(parameters)) return null;
  const here = platform(context);
  const { env } = here;
  const library = await readLibrary(openDatabase(env.DB), env.MEDIA);
  const { stories, isWhole } = library;
  const storyId = storyIdIn(parameters);
  const story = stories.find(({ id }) => id === storyId) ?? firstStoryOf(stories, parameters.get("founder") ?? "");
  const opened: ReturnType<typeof toDetail> | Unopened | null = story
    ? toDetail(here, story, stories[stories.indexOf(story) + 1])
    : isWhole
      ? null
      : "notLoaded";
  return data(opened, answerOf(library));
}

export const headers: Route.HeadersFunction = loaderHeaders;

const isUnopened = (opened: object | Unopened | null | undefined): opened is Unopened => typeof opened === "string";

/** Asks the server only when the address names a story. If that fails, the list stays and says so. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!asksForStory(new URL(request.url).searchParams)) return null;
  try {
    return (await serverLoader()) ?? ("notThere" satisfies Unopened);
  } catch {
    return "notLoaded" satisfies Unopened;
  }
}

function toDetail(here: Platform, story: Story, following: Story | undefined) {
  const hasTranscript = story.id <= LAST_ID_WITH_TRANSCRIPT;
  const timed = hasTranscript ? timedParagraphs(story) : null;
  const { content, features, ...shown } = story;
  return {
    ...shown,
    head: openedStoryHead(here, story),
    features: features.map((feature) => pick(feature, "id", "name", "room")),
    timed,
    milestones: storyMilestones(story),
    readingMinutes: readingMinutes(content),
    paragraphs: hasTranscript && !timed ? storyParagraphs(story) : null,
    recording: recordingOf(story),
    next: following && recordingOf(following),
    nextId: following?.id,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loadedHead(loaderData && !isUnopened(loaderData) ? { loaderData } : matches[1]);

/** Rendered within the use-cases page when a story is open. The page passes it the list's address. */
export default function OpenedStory({ loaderData, matches }: Route.ComponentProps) {
  const [root, page] = matches;
  if (!loaderData || isUnopened(loaderData)) return null;
  return <Detail detail={loaderData} text={page.loaderData.text} origin={root.loaderData.origin} />;
}

type DetailProps = { detail: ReturnType<typeof toDetail>; text: typeof useCasesText; origin: string };

function Detail({ detail, text, origin }: DetailProps) {
  const listAddress = useOutletContext<string>();
  const section = useRef<HTMLElement>(null);
  const { hash, key, state } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    track("StoryView", { story_id: detail.id, content_name: detail.title });
  }, [detail.id, detail.title]);
  // The press on a card's Listen is the permission to play. After Back or a reload nothing begins by itself.
  const isListening = type !== "POP" && (state as { isListening?: boolean } | null)?.isListening === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same story again is a new location.
  useEffect(() => {
    if (isListening) play(detail.audioUrl);
  }, [key, isListening, detail.audioUrl]);
  // After a choice from the list, scrolls to the detail. Not on arrival by address (the page begins at its top), after Back
  // or a reload (the router restores the position), or for a jump within the story.
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same story again is a new location.
  useEffect(() => {
    if (type === "POP" || hash) return;
    const timer = setTimeout(() => {
      section.current?.scrollIntoView({ block: "start" });
      section.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, type, hash]);
  const hasTranscript = Boolean(detail.timed ?? detail.paragraphs);
  return (
    <section
      ref={section}
      aria-labelledby="story-title"
      data-room={detail.features[0]?.room}
      className="shell mt-4 sm:mt-6"
    >
      <ButtonLink look="quiet" to={listAddress} className="-ml-3">
        <Icon name="arrow-left" />
        {text.back}
      </ButtonLink>
      {/* The player comes right after the title, but on a tablet, where picture and words stand side by side above it. */}
      <div className="grid md:mt-3 md:grid-cols-12 md:gap-x-8 md:grid-rows-[auto_1fr]">
        <div className="min-w-0 md:[grid-area:1/6/2/13]">
          <p className="font-semibold text-room-text">{detail.category}</p>
          <h2 id="story-title" lang={detail.language} tabIndex={-1} className="mt-1 text-3xl">
            {detail.title}
          </h2>
          <p className="mt-2 text-ink-soft">
            {fill(text.toldBy, { founder: detail.founderName, brand: detail.brandName })}
          </p>
          {hasTranscript ? (
            <JumpLink to="#transcript" className="text-link inline-flex min-h-11 items-center">
              {fill(text.readMinutes, { count: detail.readingMinutes })}
            </JumpLink>
          ) : null}
        </div>
        {detail.recording ? (
          <div className="mt-5 min-w-0 md:col-span-full lg:[grid-area:2/6/3/13]">
            <h3 className="mb-3 text-2xl">{text.listenHeading}</h3>
            <AudioPlayer
              recording={{
                ...detail.recording,
                // It opens in the list, too.
                next: detail.next && {
                  ...detail.next,
                  path: `${listAddress}${listAddress.includes("?") ? "&" : "?"}story=${detail.nextId}`,
                },
              }}
              bytes={detail.audioBytes ?? undefined}
              isSynthetic={detail.audioBytes !== null}
              milestones={detail.milestones}
              shareUrl={`${origin}/story/${detail.id}`}
              transcriptId={detail.timed ? "transcript" : undefined}
            />
          </div>
        ) : null}
        <Picture
          src={detail.imageUrl}
          alt={detail.imageAlt}
          priority
          className="cut-lg mt-8 aspect-3/2 w-full self-start border-2 border-line object-cover md:mt-0 lg:h-full md:[grid-area:1/1/3/6]"
        />
        <div className="mt-5 min-w-0 md:[grid-area:2/6/3/13] lg:[grid-area:3/1/4/6]">
          <FeatureTags features={detail.features} />
          <p lang={detail.language} className="mt-4 text-lg">
            {detail.excerpt}
          </p>
          <ButtonLink look="secondary" to={`/story/${detail.id}`} className="mt-5">
            <Icon name="book" />
            {text.readFull}
          </ButtonLink>
        </div>
        {hasTranscript ? (
          <div
            id="transcript"
            lang={detail.language}
            className="mt-10 min-w-0 md:col-span-full lg:[grid-area:3/6/4/13]"
          >
            <h3 className="mb-4 text-2xl">{text.transcriptHeading}</h3>
            {detail.timed ? (
              <Transcript src={detail.audioUrl} paragraphs={detail.timed} headingLevel={4} />
            ) : (
              <Prose paragraphs={detail.paragraphs ?? []} />
            )}
          </div>
        ) : null}
      </div>
    </section>
  );
}
