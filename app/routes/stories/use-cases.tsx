import { useEffect, useRef, useState } from "react";
import { Form, Link, useLocation, useNavigationType } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import {
  countByFeature,
  filterFeatures,
  filterStories,
  firstStoryOf,
  readLibrary,
  resolveFeature,
  resolveWayOfWorking,
  type StoryFilter,
} from "#app/.server/stories/index.ts";
import { storyParagraphs, timedParagraphs } from "#app/.server/stories/narration.ts";
import { findable } from "#app/.server/structured-data/index.ts";
import { AudioPlayer, Transcript } from "#app/audio/index.ts";
import { platform } from "#app/cloudflare.ts";
import { FeatureTags, Prose, StoriesClosing, StoryFrame } from "#app/components/sections/story-parts.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { useCasesPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { pageMeta as pageTexts } from "#app/content/site.ts";
import { storiesClosing, useCasesText } from "#app/content/use-cases.ts";
import { grouped } from "#app/lib/indian-numbers.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Route } from "./+types/use-cases";

const BADGES_SHOWN = 2;
/** The stories whose text the site itself holds as a transcript. */
const LAST_ID_WITH_TRANSCRIPT = 20;
const SCROLL_DELAY_MS = 100;

/**
 * Everything follows from the address, so every state is served, shared and reached with Back. A story or founder opens
 * a story; a feature filters; what does not resolve is ignored.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const library = await readLibrary(openDatabase(env.DB));
  const parameters = new URL(request.url).searchParams;
  const all = library.stories;
  const features = library.features;
  const byId = numeric(parameters.get("feature"));
  const name = parameters.get("featureName") ?? "";
  const feature = features.find(({ id }) => id === byId) ?? resolveFeature(name, features);
  const filter: StoryFilter | null = feature ?? resolveWayOfWorking(name);
  const storyId = numeric(parameters.get("story"));
  const story = all.find(({ id }) => id === storyId) ?? firstStoryOf(all, parameters.get("founder") ?? "");
  const counts = countByFeature(all);
  return {
    meta: pageTexts[useCasesPath],
    findable: findable(settings, { path: useCasesPath }),
    text: useCasesText,
    path: useCasesPath,
    // The Crew is not in the panel, but a filter that is on must be there to be seen and taken off.
    filters: [...new Set([...filterFeatures(library), ...(feature ? [feature] : [])])].map(
      ({ id, name, icon, room }) => ({
        id,
        name,
        icon,
        room,
        count: counts.get(id) ?? 0,
      }),
    ),
    filter: filter && { id: filter.id, name: filter.name },
    detail: story && toDetail(story),
    stories: story
      ? []
      : filterStories(all, filter).map(
          ({ id, title, excerpt, founderName, brandName, imageUrl, imageAlt, features }) => ({
            id,
            title,
            excerpt,
            founderName,
            brandName,
            imageUrl,
            imageAlt,
            features: features.slice(0, BADGES_SHOWN).map(tag),
          }),
        ),
    portraits: founders.map(({ image }) => image),
    closing: storiesClosing,
    origin: settings.PUBLIC_ORIGIN,
  };
}

const numeric = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null);
const tag = ({ id, name, room }: Story["features"][number]) => ({ id, name, room });

function toDetail(story: Story) {
  const hasTranscript = story.id <= LAST_ID_WITH_TRANSCRIPT;
  const timed = hasTranscript ? timedParagraphs(story) : null;
  const { content: _, features, ...shown } = story;
  return {
    ...shown,
    features: features.map(tag),
    timed,
    paragraphs: hasTranscript && !timed ? storyParagraphs(story) : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.meta
    ? pageMeta({
        ...loaderData.meta,
        ...(loaderData.detail && { title: `${loaderData.detail.title} | ${loaderData.meta.title}` }),
        ...loaderData.findable,
        path: loaderData.path,
        origin: matches[0].loaderData.origin,
      })
    : [];

export default function UseCases({ loaderData }: Route.ComponentProps) {
  const { text, path, filter, detail } = loaderData;
  // Whoever came without parameters keeps the button, also with a filter chosen since.
  const [cameForAll] = useState(!filter && !detail);
  useReturnToCard(detail?.id);
  return (
    <>
      <section className="bg-paper-deep">
        <div className="shell flex items-center justify-between gap-8 py-10 sm:py-14">
          <div>
            <h1 className="max-w-4xl text-4xl">{text.heading}</h1>
            <p className="mt-4 max-w-2xl text-lg">{text.intro}</p>
            {!detail && (cameForAll || !filter) ? (
              <Link to={`${path}#stories`} className="button button-primary mt-6">
                {text.viewAll}
              </Link>
            ) : null}
          </div>
          <p className="hidden shrink-0 gap-4 lg:flex">
            {loaderData.portraits.map((src) => (
              // Lazy, so that it is not asked for where it is hidden.
              <Picture key={src} src={src} alt="" width={480} height={480} className="cut size-24 xl:size-32" />
            ))}
          </p>
        </div>
      </section>
      {detail ? (
        <StoryDetail {...loaderData} detail={detail} />
      ) : (
        <section id="stories" aria-labelledby="stories-heading" className="shell mt-10 scroll-mt-20">
          <Filters {...loaderData} />
          <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="stories-heading" className="text-3xl">
              {filter ? text.featureHeading.replace("{feature}", filter.name) : text.allHeading}
            </h2>
            <p role="status" className="font-semibold text-ink-soft">
              {countText(text.count, loaderData.stories.length)}
            </p>
          </div>
          {loaderData.stories.length === 0 ? <p className="mt-6">{text.empty}</p> : null}
          <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {loaderData.stories.map((story) => (
              <li key={story.id}>
                <StoryCard story={story} listen={text.listen} to={addressOf(path, filter, story.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <StoriesClosing text={loaderData.closing} />
    </>
  );
}

/** Whoever closes a story goes on from its card in the list. (Back is the router's: it finds the place itself.) */
function useReturnToCard(openId: number | undefined): void {
  const lastOpenId = useRef(openId);
  const type = useNavigationType();
  useEffect(() => {
    const closedId = lastOpenId.current;
    lastOpenId.current = openId;
    if (closedId === undefined || openId !== undefined || type === "POP") return;
    const link = document.getElementById(cardId(closedId));
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [openId, type]);
}

const cardId = (storyId: number): string => `listen-${storyId}`;

function countText(text: { one: string; other: string }, count: number): string {
  return (count === 1 ? text.one : text.other).replace("{count}", grouped(count));
}

/** The address of the list, or of a story in it; the filter travels along, so that coming back finds it as it was. */
function addressOf(path: string, filter: StoryFilter | null, storyId?: number): string {
  const parameters = new URLSearchParams({
    ...(filter && (filter.id === null ? { featureName: filter.name } : { feature: String(filter.id) })),
    ...(storyId !== undefined && { story: String(storyId) }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function Filters({ text, path, filters, filter }: Route.ComponentProps["loaderData"]) {
  return (
    <div className="cut-lg border-2 border-line bg-white p-5 sm:p-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{text.filterHeading}</h2>
        {filter ? (
          <Link to={path} preventScrollReset className="button button-quiet">
            <Icon name="x" />
            {text.clearFilters}
          </Link>
        ) : null}
      </div>
      {/* Buttons of a form that asks by address: they filter without scripts as well. */}
      <Form method="get" action={path} preventScrollReset className="mt-3 flex flex-wrap gap-2">
        {filters.map((item) => {
          const chosen = filter?.id === item.id;
          return (
            <button
              key={item.id}
              type="submit"
              // The chosen one sends nothing, which takes the filter off.
              {...(chosen ? {} : { name: "feature", value: item.id })}
              aria-pressed={chosen}
              data-room={item.room}
              className="cut inline-flex min-h-11 items-center gap-2 border-2 border-room-tint bg-room-tint px-3 py-1.5 font-semibold text-room-text transition-colors hover:border-room aria-pressed:border-room aria-pressed:bg-room-text aria-pressed:text-white"
            >
              <Icon name={item.icon} />
              {item.name}
              <span className="rounded-full bg-white/70 px-2 text-sm text-room-text">{item.count}</span>
            </button>
          );
        })}
      </Form>
    </div>
  );
}

type Card = Route.ComponentProps["loaderData"]["stories"][number];

function StoryCard({ story, listen, to }: { story: Card; listen: string; to: string }) {
  return (
    <StoryFrame story={story} className="transition-colors hover:border-room">
      <p className="mt-3 mb-5">{story.excerpt}</p>
      <Link
        id={cardId(story.id)}
        to={to}
        preventScrollReset
        prefetch="intent"
        className="button button-secondary mt-auto self-start"
        aria-label={`${listen}: ${story.title}`}
      >
        <Icon name="headphones" />
        {listen}
      </Link>
    </StoryFrame>
  );
}

type DetailProps = Route.ComponentProps["loaderData"] & {
  detail: NonNullable<Route.ComponentProps["loaderData"]["detail"]>;
};

function StoryDetail({ text, path, filter, detail, origin }: DetailProps) {
  const section = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Chosen from the list: the detail comes into view. On arrival by address the page stands at its top.
  useEffect(() => {
    if (key === "default") return;
    const timer = setTimeout(() => {
      section.current?.scrollIntoView({ block: "start" });
      section.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <section
      ref={section}
      aria-labelledby="story-title"
      data-room={detail.features[0]?.room}
      className="shell mt-8 scroll-mt-20"
    >
      <ButtonLink look="quiet" to={addressOf(path, filter)} className="-ml-3">
        <Icon name="arrow-left" />
        {text.back}
      </ButtonLink>
      <div className="mt-3 grid items-start gap-8 md:grid-cols-[1fr_1.1fr]">
        <Picture
          src={detail.imageUrl}
          alt={detail.imageAlt}
          width={480}
          height={320}
          priority
          className="cut-lg aspect-3/2 w-full border-2 border-line object-cover"
        />
        <div>
          <p className="font-semibold text-room-text">{detail.category}</p>
          <h2 id="story-title" tabIndex={-1} className="mt-1 text-3xl outline-none">
            {detail.title}
          </h2>
          <p className="mt-2 text-ink-soft">
            {text.toldBy.replace("{founder}", detail.founderName).replace("{brand}", detail.brandName)}
          </p>
          <div className="mt-3">
            <FeatureTags features={detail.features} />
          </div>
          <p className="mt-4 text-lg">{detail.excerpt}</p>
          <ButtonLink look="secondary" to={`/story/${detail.id}`} className="mt-5">
            <Icon name="book" />
            {text.readFull}
          </ButtonLink>
        </div>
      </div>
      <h3 className="mt-10 text-2xl">{text.listenHeading}</h3>
      <div className="mt-3">
        <AudioPlayer
          src={detail.audioUrl}
          title={detail.title}
          narrator={detail.founderName}
          durationSeconds={detail.audioDuration}
          bytes={detail.audioBytes ?? undefined}
          shareUrl={`${origin}/story/${detail.id}`}
          transcriptId={detail.timed ? "transcript" : undefined}
        />
      </div>
      {detail.timed || detail.paragraphs ? (
        <div id="transcript" className="mt-10 scroll-mt-20">
          <h3 className="mb-4 text-2xl">{text.transcriptHeading}</h3>
          {detail.timed ? (
            <Transcript src={detail.audioUrl} paragraphs={detail.timed} headingLevel={4} />
          ) : (
            <Prose paragraphs={detail.paragraphs ?? []} />
          )}
        </div>
      ) : null}
    </section>
  );
}
