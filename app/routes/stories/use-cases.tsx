import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  data,
  Link,
  Outlet,
  useNavigation,
  useNavigationType,
  useRouteLoaderData,
  useSearchParams,
} from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import {
  featureFilter,
  features,
  filterFeatures,
  readLibrary,
  readListed,
  wayOfWorkingFilters,
} from "#app/.server/stories/index.ts";
import { headOf } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { ListenedMark, StartListening } from "#app/audio/index.ts";
import { listenMinutes } from "#app/audio/time.ts";
import { StoryFilters } from "#app/components/sections/story-filters.tsx";
import { StoriesClosing, StoryFrame } from "#app/components/sections/story-parts.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RestOfList, unfold } from "#app/components/ui/phone-fold.tsx";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { answerOf, loaderHeaders } from "#app/lib/cache-control.ts";
import { editions } from "#app/lib/edition.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { useWholePage } from "#app/lib/hydrated.ts";
import { grouped } from "#app/lib/indian-numbers.ts";
import { pick } from "#app/lib/pick.ts";
import {
  addressOf,
  asksForStory,
  filterOf,
  type StoryFilter,
  storyIdIn,
  type Unopened,
} from "#app/lib/use-cases-address.ts";
import { onAnotherPath } from "#app/lib/revalidation.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Route } from "./+types/use-cases";

const BADGES_SHOWN = 2;
/** Whole rows of two or three; on a phone the other stories are in a closed disclosure below. */
const SHOWN_FIRST = 6;

/**
 * Loads all stories and filters, whatever the address asks for: server and browser both derive the view from the address. An
 * opened story's further data is loaded by its own route (opened-story.tsx).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const here = platform(context);
  const { env, launch, texts, waitUntil } = here;
  const { useCasesPath } = texts.brand;
  const { picturedIn, useCasesText } = texts.useCasesPage;
  const db = openDatabase(env.DB);
  // A story that is asked for may be a published one.
  const isAsked = asksForStory(new URL(request.url).searchParams);
  const library = await (isAsked ? readLibrary(db, env.MEDIA) : readListed(db, env.MEDIA, waitUntil));
  const loaded = {
    head: headOf(here, { path: useCasesPath }),
    text: useCasesText,
    path: useCasesPath,
    features: features.map((feature) => ({
      ...featureFilter(feature, library.stories),
      icon: feature.icon,
      room: feature.room,
      gist: texts.modules.modules.find(({ featureId }) => featureId === feature.id)?.gist,
      isListed: filterFeatures.includes(feature),
    })),
    waysOfWorking: wayOfWorkingFilters,
    stories: library.stories.map((story) => ({
      ...pick(story, "id", "title", "excerpt", "founderName", "brandName", "imageUrl", "imageAlt"),
      ...pick(story, "audioUrl", "audioDuration"),
      ...(story.language === editions.en.language ? {} : { language: story.language }),
      pictured: picturedIn.get(story.imageUrl),
      features: story.features.slice(0, BADGES_SHOWN).map((feature) => pick(feature, "id", "name", "room")),
    })),
    newestId: newestOf(library.stories)?.id,
    closing: fillAll(texts.useCases.storiesClosing, launch),
  };
  return data(loaded, answerOf(library));
}

/** What was published last; else the last of the built-in stories. */
const newestOf = (stories: readonly Story[]) => {
  const told = stories.filter(({ audioUrl }) => audioUrl);
  return told.findLast(({ builtIn }) => !builtIn) ?? told.at(-1);
};

/** Another filter or story is another address of the same page; its list is already loaded. */
export const shouldRevalidate = onAnotherPath;

export const headers: Route.HeadersFunction = loaderHeaders;

/** The data of the index route: the story, or the reason it did not open. */
type OpenedStory = { id: number } | Unopened | null;

/**
 * The whole view follows from the address, so every state can be served, shared and reached with Back. A story or founder
 * opens a story; a feature filters; unknown values are ignored.
 */
export default function UseCasesPage({ loaderData }: Route.ComponentProps) {
  const { text, path, features, waysOfWorking } = loaderData;
  const [parameters] = useSearchParams();
  const filter = filterOf<StoryFilter>(parameters, [...features, ...waysOfWorking]);
  const opened = useRouteLoaderData<OpenedStory>("opened-story") ?? null;
  const unopened = typeof opened === "string" ? opened : null;
  const isOpen = opened !== null && typeof opened !== "string";
  // A visitor who came without parameters keeps the button, even after choosing a filter.
  const [cameForAll] = useState(!filter && !isOpen);
  useReturnToCard(isOpen ? opened.id : undefined);
  const isWhole = useWholePage();
  const asButton = useLinkAsButton();
  const recordings = loaderData.stories
    .flatMap((story) => (story.audioUrl ? recordingOf(story) : []))
    .sort((one, other) => Number(other.id === loaderData.newestId) - Number(one.id === loaderData.newestId));
  return (
    <>
      <section className="bg-paper-deep">
        {/* An open story gets the first screen for itself and its player. */}
        {isOpen ? (
          <h1 className="shell py-3 text-xl">{text.heading}</h1>
        ) : (
          <div className="shell grid grid-cols-1 items-start gap-x-12 gap-y-4 py-6 lg:grid-cols-[3fr_2fr]">
            <div>
              <h1 className="text-3xl">{text.heading}</h1>
              <p className="mt-3 max-w-2xl">{text.intro}</p>
            </div>
            <div>
              <StartListening recordings={recordings} />
              {cameForAll || !filter ? (
                <Link to={`${path}#stories`} className="button button-quiet -mx-3 mt-1" {...asButton}>
                  {text.viewAll}
                </Link>
              ) : null}
            </div>
          </div>
        )}
      </section>
      {isOpen ? (
        <Outlet context={addressOf(path, filter)} />
      ) : (
        <StoryList
          {...loaderData}
          isWhole={isWhole}
          filter={filter}
          failed={unopened && { reason: unopened, storyId: storyIdIn(parameters) }}
        />
      )}
      <StoriesClosing text={loaderData.closing} />
    </>
  );
}

type ListedStory = Route.ComponentProps["loaderData"]["stories"][number];

const recordingOf = ({ id, title, founderName, imageUrl, audioUrl, audioDuration, features }: ListedStory) => ({
  id,
  src: audioUrl,
  title,
  narrator: founderName,
  imageUrl,
  durationSeconds: audioDuration,
  path: `/story/${id}`,
  room: features[0]?.room,
});

type StoryListProps = Route.ComponentProps["loaderData"] & {
  isWhole: boolean;
  filter: StoryFilter | null;
  /** A requested story that did not open; its id, if the address names one. */
  failed: { reason: Unopened; storyId: number | null } | null;
};

function StoryList({ failed, ...list }: StoryListProps) {
  const { text, path, filter } = list;
  const loadingId = useLoadingId();
  const stories = list.stories.filter(({ id }) => !filter || filter.storyIds.includes(id));
  const loading = stories.find(({ id }) => id === loadingId);
  const failedCard = stories.find(({ id }) => id === failed?.storyId);
  const others = stories.slice(SHOWN_FIRST);
  const failure =
    failed && loadingId === null ? (
      <p ref={bringIntoView} role="alert" className="mt-3 font-semibold text-alert">
        {text[failed.reason]}
      </p>
    ) : null;
  const cards = (shown: typeof stories) => (
    <ul className="story-grid mt-6">
      {shown.map((story) => (
        <li key={story.id} className="below [--tall:37rem]">
          <StoryCard story={story} text={text} isLoading={story === loading} to={addressOf(path, filter, story.id)}>
            {story === failedCard ? failure : null}
          </StoryCard>
        </li>
      ))}
    </ul>
  );
  return (
    <section id="stories" aria-labelledby="stories-heading" className="shell pt-6">
      <StoryFilters {...list} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="stories-heading" className="text-3xl">
          {filter ? fill(text.featureHeading, { feature: filter.name }) : text.allHeading}
        </h2>
        <p role="status" className="font-semibold text-ink-soft">
          {countText(text.count, stories.length)}
        </p>
      </div>
      <p role="status" className="sr-only">
        {loading ? `${text.loading} ${loading.title}` : null}
      </p>
      {failedCard ? null : failure}
      {stories.length === 0 ? <p className="mt-6">{text.empty}</p> : null}
      {cards(stories.slice(0, SHOWN_FIRST))}
      {others.length > 0 ? (
        <RestOfList
          key={filter?.name ?? ""}
          name={`stories ${filter?.name ?? ""}`}
          label={countText(text.showMore, others.length)}
        >
          {list.isWhole ? cards(others) : null}
        </RestOfList>
      ) : null}
    </section>
  );
}

/** The story being loaded, as soon as it is requested. */
function useLoadingId(): number | null {
  const { location } = useNavigation();
  return location ? storyIdIn(new URLSearchParams(location.search)) : null;
}

function bringIntoView(element: HTMLElement | null): void {
  unfold(element);
  element?.scrollIntoView({ block: "nearest" });
}

/** Closing a story focuses its card in the list. (After Back the router restores the position.) */
function useReturnToCard(openId: number | undefined): void {
  const lastOpenId = useRef(openId);
  const type = useNavigationType();
  useEffect(() => {
    const closedId = lastOpenId.current;
    lastOpenId.current = openId;
    if (closedId === undefined || openId !== undefined || type === "POP") return;
    const link = document.getElementById(cardId(closedId));
    unfold(link);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [openId, type]);
}

const cardId = (storyId: number): string => `listen-${storyId}`;

const countText = (text: { one: string; other: string }, count: number): string =>
  fill(count === 1 ? text.one : text.other, { count: grouped(count) });

type StoryCardProps = {
  story: ListedStory;
  text: { listen: string; loading: string; pictured: string; minutes: string };
  to: string;
  isLoading: boolean;
  children: ReactNode;
};

function StoryCard({ story, text, to, isLoading, children }: StoryCardProps) {
  const label = isLoading ? text.loading : text.listen;
  return (
    <StoryFrame
      story={story}
      caption={story.pictured && fill(text.pictured, { pictured: story.pictured })}
      length={story.audioUrl ? fill(text.minutes, { minutes: listenMinutes(story.audioDuration) }) : undefined}
      className={`transition-colors hover:border-room ${isLoading ? "border-room" : ""}`}
    >
      <p lang={story.language} className="mt-3 mb-5">
        {story.excerpt}
      </p>
      <div className="mt-auto flex items-center gap-3">
        <Link
          id={cardId(story.id)}
          to={to}
          prefetch="intent"
          preventScrollReset
          state={{ isListening: true }}
          className={`button button-secondary card-link shrink-0 ${isLoading ? "animate-pulse" : ""}`}
          aria-busy={isLoading}
          aria-label={`${label}: ${story.title}`}
        >
          <Icon name="headphones" />
          <span>{label}</span>
        </Link>
        <ListenedMark src={story.audioUrl} durationSeconds={story.audioDuration} />
      </div>
      {children}
    </StoryFrame>
  );
}
