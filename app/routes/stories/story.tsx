import { useEffect } from "react";
import { data, isRouteErrorResponse, Link } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import {
  asPlayed,
  builtInStoryById,
  readLibrary,
  readListed,
  relatedStories,
  withDraft,
} from "#app/.server/stories/index.ts";
import { recordingOf, storyMilestones, storyParagraphs, timedParagraphs } from "#app/.server/stories/narration.ts";
import { storyHead } from "#app/.server/head/index.ts";
import { track } from "#app/analytics/track.ts";
import { AudioPlayer, Transcript } from "#app/audio/index.ts";
import { platform } from "#app/cloudflare.ts";
import { FeatureTags, Prose, StoriesClosing, StoryTile } from "#app/components/sections/story-parts.tsx";
import { ErrorScreen, NotFoundScreen } from "#app/components/site/message-screens.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { storyWords, titleIn, toldIn } from "#app/content/texts.ts";
import { ShortForms } from "#app/components/sections/short-forms.tsx";
import { answerOf, loaderHeaders } from "#app/lib/cache-control.ts";
import { editions, inEdition } from "#app/lib/edition.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { shortFormsIn } from "#app/lib/short-forms.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { readingMinutes } from "#app/lib/reading-minutes.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Route } from "./+types/story";

export async function loader({ params, context }: Route.LoaderArgs) {
  const here = platform(context);
  const { draft, env, frame, settings, waitUntil } = here;
  const db = openDatabase(env.DB);
  const id = /^\d+$/.test(params.id) ? Number(params.id) : null;
  const isBuiltIn = id !== null && builtInStoryById.has(id);
  const published = await (isBuiltIn ? readListed(db, env.MEDIA, waitUntil) : readLibrary(db, env.MEDIA));
  const library = draft ? withDraft(published, draft) : published;
  const found = library.stories.find((story) => story.id === id);
  if (!found && id !== null && !library.isWhole) throw data(null, { status: 503, headers: retryAfter("unavailable") });
  if (!found) throw data(here.texts.notFound.storyNotFound, { status: 404 });
  // A story that was written in the frame's language has the frame's words around it.
  const { edition, launch, texts } = found.language === editions[frame.edition].language ? frame : here;
  const { storiesClosing, storyText } = texts.useCases;
  const story = await asPlayed(toldIn(texts, edition, found), env.MEDIA);
  const { stories: all } = library;
  const index = all.indexOf(found);
  const following = all[index + 1];
  const recordingIn = async (other: Story) => {
    const played = await asPlayed(toldIn(texts, edition, other), env.MEDIA);
    const recording = recordingOf(played, inEdition(edition, `/story/${other.id}`));
    return recording && { ...recording, ...titleIn(texts, edition, other) };
  };
  const recording = recordingOf(story);
  const parts = storyWords(texts, story.id)?.milestones?.map(({ label }) => label);
  const path = inEdition(edition, `/story/${story.id}`);
  const { content: _, ...shown } = story;
  const timed = timedParagraphs(story);
  const loaded = {
    text: storyText,
    head: storyHead(here, story),
    story: shown,
    told: story.language,
    // Of a story told in another language than that of the page around it.
    language: story.language === editions[edition].language ? undefined : story.language,
    timed,
    readingMinutes: readingMinutes(story.content),
    paragraphs: timed ? null : storyParagraphs(story),
    shortForms: shortFormsIn(story.content, texts.shortForms.shortForms),
    portrait: texts.founders.founders.find(({ id }) => id === story.founderKey)?.image,
    previousId: all[index - 1]?.id ?? null,
    nextId: following?.id ?? null,
    player: recording && {
      recording: { ...recording, next: following && (await recordingIn(following)) },
      bytes: story.audioBytes ?? undefined,
      isSynthetic: story.audioBytes !== null,
      milestones: storyMilestones(story, parts),
      shareUrl: settings.PUBLIC_ORIGIN + path,
      keep: draft ? undefined : texts.kept.keepOffer(path, story.audioBytes, texts.kept.keepButton),
    },
    related: relatedStories(all, found).map((other) => ({
      id: other.id,
      ...titleIn(texts, edition, other),
      brandName: other.brandName,
      imageUrl: other.imageUrl,
      room: other.features[0]?.room,
    })),
    useCasesPath: texts.brand.useCasesPath,
    closing: fillAll(storiesClosing, launch),
  };
  return data(loaded, answerOf(library));
}

/** The screen for a temporarily unavailable story sends Retry-After. */
export const headers: Route.HeadersFunction = loaderHeaders;

export const meta = loadedHead;

const INITIAL = "cut grid place-items-center bg-room-tint font-bold font-display text-room-text";

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const { text, story, language, timed, paragraphs, related } = loaderData;
  const [initial] = story.founderName;
  const picture = (className: string) => (
    <Picture
      src={story.imageUrl}
      alt={story.imageAlt}
      priority
      className={`story-picture cut-lg w-full border-2 border-line object-cover ${className}`}
    />
  );
  // On a phone the picture is in the head; on wider screens the text begins on the first screen.
  const pictureInText = picture("my-6 aspect-3/2 max-md:hidden");
  useEffect(() => {
    track("StoryView", { story_id: story.id, content_name: story.title });
  }, [story.id, story.title]);
  return (
    <>
      <article data-room={story.features[0]?.room} className="shell pt-2">
        <div className="mx-auto max-w-170">
          <nav data-online="" aria-label={text.navLabel} className="-mx-3 flex items-center justify-between gap-x-2">
            <Link to={loaderData.useCasesPath} prefetch="intent" className="button button-quiet">
              <Icon name="arrow-left" />
              {text.all}
            </Link>
            <span className="flex shrink-0">
              <Step id={loaderData.previousId} label={text.previous} icon="arrow-left" />{" "}
              <Step id={loaderData.nextId} label={text.next} icon="arrow-right" />
            </span>
          </nav>

          <header className="mt-1">
            {/* The founder's portrait and initial, with the rest of the head beside them. */}
            <div className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-1 md:grid-cols-[6rem_1fr]">
              {loaderData.portrait ? (
                <span className="relative md:row-span-2" aria-hidden="true">
                  <Picture src={loaderData.portrait} alt="" height={480} priority className="cut w-full bg-room-tint" />
                  <span className={`${INITIAL} absolute -right-1.5 -bottom-1.5 size-7 border-2 border-paper`}>
                    {initial}
                  </span>
                </span>
              ) : (
                <span className={`${INITIAL} aspect-square text-xl md:row-span-2`} aria-hidden="true">
                  {initial}
                </span>
              )}
              <p className="min-w-0 leading-snug">
                <b className="block">{story.founderName}</b>{" "}
                <span className="mr-3 inline-block">{fill(text.founderOf, { brand: story.brandName })}</span>{" "}
                <span className="inline-block text-ink-soft text-sm">
                  {fill(text.minutes, { count: loaderData.readingMinutes })}
                </span>
              </p>
              <h1
                lang={language}
                className="col-span-full text-3xl max-md:mt-2 md:col-start-2 md:col-end-auto md:text-[2.25rem]"
              >
                {story.title}
              </h1>
            </div>
            <div className="my-3">
              <FeatureTags features={story.features} />
            </div>
            {picture("aspect-5/3 object-bottom md:hidden")}
          </header>

          {loaderData.player ? (
            <div className="mt-3">
              <AudioPlayer {...loaderData.player} transcriptId="story" />
            </div>
          ) : null}

          {/* The text fills its column, with 60 to 70 letters a line. The results come at the end of the story, as its end. */}
          <div
            id="story"
            className="mt-10 min-w-0 text-lg [--beside:100%] [--measure:none] md:[&_p]:text-[1.3125rem] xl:mt-3"
          >
            <div lang={language}>
              {timed ? (
                <Transcript src={story.audioUrl} paragraphs={timed} picture={pictureInText} />
              ) : (
                <Prose paragraphs={paragraphs ?? []} picture={pictureInText} />
              )}
            </div>
            <ShortForms {...loaderData.shortForms} />
          </div>
          <aside aria-labelledby="results" className="mt-10 border-room border-t-4 pt-5">
            <h2 id="results" className="text-2xl">
              {text.resultsHeading}
            </h2>
            <dl className="mt-3 grid gap-5 sm:grid-cols-2">
              <div>
                <dt className="font-semibold text-room-text">{text.primaryOutcome}</dt>
                <dd lang={language} className="mt-0.5 font-display font-semibold text-xl leading-snug">
                  {story.keyResult}
                </dd>
              </div>
              <div>
                <dt className="font-semibold text-room-text">{text.additionalMetric}</dt>
                <dd lang={language} className="mt-0.5 text-lg leading-snug">
                  {story.keyMetric}
                </dd>
              </div>
            </dl>
          </aside>
        </div>

        <section data-online="" aria-labelledby="related" className="below mt-section [--tall:80rem] sm:[--tall:30rem]">
          <h2 id="related" className="text-2xl">
            {text.relatedHeading}
          </h2>
          <ul className="mt-5 grid gap-6 sm:grid-cols-3">
            {related.map((other) => (
              <li key={other.id} data-room={other.room} className="min-w-0">
                <StoryTile story={other}>
                  <span className="text-ink-soft">{other.brandName}</span>
                  <span className="flex items-center gap-2 font-semibold text-room-text">
                    {text.readThis}
                    <Icon name="arrow-right" className="size-4" />
                  </span>
                </StoryTile>
              </li>
            ))}
          </ul>
        </section>
      </article>
      <StoriesClosing text={loaderData.closing} />
    </>
  );
}

/** A link to the next or previous story in the list; empty at either end. */
function Step({ id, label, icon }: { id: number | null; label: string; icon: "arrow-left" | "arrow-right" }) {
  const inner = (
    <>
      {icon === "arrow-left" ? <Icon name={icon} /> : null}
      <span className="sr-only sm:not-sr-only">{label}</span>
      {icon === "arrow-right" ? <Icon name={icon} /> : null}
    </>
  );
  if (id === null) return <span className="button button-quiet text-ink-soft max-sm:hidden">{inner}</span>;
  return (
    <Link to={`/story/${id}`} prefetch="intent" className="button button-quiet min-w-11">
      {inner}
    </Link>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen text={error.data} /> : <ErrorScreen />;
}
