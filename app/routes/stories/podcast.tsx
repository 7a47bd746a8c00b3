import { useLocation } from "react-router";
import { readReplacements } from "#app/.server/audio/index.ts";
import { milestonesOf, requireTimeline, transcriptPath } from "#app/.server/recordings/index.ts";
import { podcastHead } from "#app/.server/head/index.ts";
import { AudioPlayer, ChapterList, Transcript } from "#app/audio/index.ts";
import { platform } from "#app/cloudflare.ts";
import { Prose } from "#app/components/sections/story-parts.tsx";
import { SectionHeading } from "#app/components/sections/section-heading.tsx";
import { ExternalButtonLink, NewTabLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { PersistedDetails } from "#app/components/ui/persisted-details.tsx";
import { PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { useArrival } from "#app/components/ui/use-arrival.ts";
import { ShortForms } from "#app/components/sections/short-forms.tsx";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { fill } from "#app/lib/fill.ts";
import { pick } from "#app/lib/pick.ts";
import { shortFormsIn } from "#app/lib/short-forms.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { whatsappShareLink } from "#app/lib/whatsapp.ts";
import type { Route } from "./+types/podcast";

const HASH_SCROLL_DELAY_MS = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const here = platform(context);
  const { env, settings, texts } = here;
  const { podcastPath } = texts.brand;
  const { episodes, podcastText, show, upcoming } = texts.podcast;
  const replacements = await readReplacements(env.MEDIA);
  const timelineOf = (slug: string) => requireTimeline(slug, replacements);
  const url = `${settings.PUBLIC_ORIGIN}${podcastPath}`;
  return {
    head: podcastHead(here, timelineOf),
    text: podcastText,
    show: pick(show, "description", "about"),
    shareUrl: whatsappShareLink(fill(podcastText.shareSeriesMessage, { link: url })),
    episodes: episodes.map(({ chapters: _, publishedOn, speakers, ...episode }) => {
      const episodeUrl = `${url}#${episode.slug}`;
      const message = fill(podcastText.shareEpisodeMessage, { title: episode.title, link: episodeUrl });
      const path = `${podcastPath}#${episode.slug}`;
      const timeline = timelineOf(episode.slug);
      return {
        ...episode,
        shareUrl: whatsappShareLink(message),
        player: {
          bytes: timeline.bytes,
          isSynthetic: timeline.isBundled,
          milestones: milestonesOf(timeline),
          shareUrl: episodeUrl,
          transcriptId: `${episode.slug}-transcript`,
          keep: texts.kept.keepOffer(path, timeline.bytes),
        },
        recording: {
          src: timeline.src,
          title: episode.title,
          narrator: [...new Set(timeline.turns.map(({ speaker }) => speaker))].join(" and "),
          imageUrl: episode.coverUrl,
          durationSeconds: timeline.durationSeconds ?? DEFAULT_AUDIO_SECONDS,
          path,
          room: texts.founders.founders.find(({ id }) => speakers.includes(id))?.color,
        },
        timeline,
        transcriptPath: transcriptPath(episode.slug),
      };
    }),
    upcoming,
    shortForms: shortFormsIn([show.about, episodes], texts.shortForms.shortForms),
    instagramUrl: settings.INSTAGRAM_URL,
    communityUrl: settings.COMMUNITY_URL,
  };
}

export const meta = loadedHead;

export default function PodcastPage({ loaderData }: Route.ComponentProps) {
  const { text, show, episodes, upcoming } = loaderData;
  useHashScroll();
  return (
    <div className="pb-20">
      <section className="bg-ink-deep text-paper">
        <div className="shell grid items-start gap-8 py-12 sm:py-16 md:grid-cols-[1.6fr_1fr]">
          <div className="md:pt-8">
            <h1 className="text-4xl">{text.heading}</h1>
            <p className="mt-4 max-w-2xl text-lg">{show.description}</p>
            <div className="mt-7 flex flex-wrap gap-x-4 gap-y-5">
              <JumpLink to="#episode-1" className="button button-primary">
                <Icon name="headphones" />
                {text.listenFirst}
              </JumpLink>
              <ShareLink href={loaderData.shareUrl} label={text.shareSeries} />
            </div>
            <PersistedDetails
              name="about"
              className="mt-5 max-w-2xl"
              summaryClassName="[&>svg]:size-4 inline-flex min-h-11 list-none items-center gap-2 font-semibold underline decoration-2 decoration-marigold underline-offset-4 [&::-webkit-details-marker]:hidden"
              summary={
                <>
                  <span className="group-open:hidden">{text.learnMore}</span>{" "}
                  <span className="hidden group-open:inline">{text.showLess}</span>
                </>
              }
            >
              <div className="mt-3 space-y-3 text-line">
                {show.about.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </PersistedDetails>
          </div>
          <Picture
            src="/images/podcast/show.svg"
            alt=""
            width={600}
            height={600}
            priority
            className="cut-lg hidden w-full max-w-sm justify-self-end md:block"
          />
        </div>
      </section>

      <section aria-labelledby="listen" className="shell mt-section">
        <SectionHeading id="listen" heading={text.listenHeading} />
        <div className="mt-8 grid gap-y-12">
          {episodes.map((episode, index) => (
            <EpisodeSection key={episode.slug} episode={episode} next={episodes[index + 1]} text={text} />
          ))}
        </div>
        <ul className="mt-12 grid gap-6 sm:grid-cols-2">
          {upcoming.map((episode) => (
            <li
              key={episode.number}
              aria-disabled="true"
              className="cut-lg border-2 border-line border-dashed p-6 text-ink-soft"
            >
              <p className="flex items-center justify-between gap-3 font-semibold">
                {fill(text.episode, { number: episode.number })}{" "}
                <span className="cut bg-paper-deep px-3 py-1 text-ink text-sm">{text.comingSoon}</span>
              </p>
              <h3 className="mt-2 text-xl">{episode.title}</h3>
              <p className="mt-2">{episode.description}</p>
            </li>
          ))}
        </ul>
        <p className="my-6">
          <ShareLink href={loaderData.shareUrl} label={text.shareSeries} />
        </p>
        <ShortForms {...loaderData.shortForms} />
      </section>

      <section aria-labelledby="connected" className="below shell mt-section [--tall:19rem]">
        <SectionHeading id="connected" heading={text.connectHeading} intro={text.connectBody} />
        <div className="mt-5 flex flex-wrap gap-4">
          <ExternalButtonLink href={loaderData.instagramUrl}>
            <Icon name="instagram" />
            {text.instagram}
          </ExternalButtonLink>
          <ExternalButtonLink href={loaderData.communityUrl}>
            <Icon name="users" />
            {text.community}
          </ExternalButtonLink>
          <a href="/podcast.xml" className="button button-quiet">
            <Icon name="headphones" />
            {text.feed}
          </a>
        </div>
      </section>
    </div>
  );
}

/** Scrolls to the hash's element, once the rest of the page has taken its place. */
function useHashScroll() {
  const { hash } = useLocation();
  useArrival((isNew) => {
    if (!isNew || hash.length < 2) return;
    const timer = setTimeout(
      // Not decoded: the anchors here have plain names.
      () => document.getElementById(hash.slice(1))?.scrollIntoView(),
      HASH_SCROLL_DELAY_MS,
    );
    return () => clearTimeout(timer);
  });
}

function ShareLink({ href, label }: { href: string; label: string }) {
  return (
    <NewTabLink href={href} className="button button-secondary">
      <Icon name="share-2" />
      {label}
    </NewTabLink>
  );
}

type EpisodeProps = {
  episode: Route.ComponentProps["loaderData"]["episodes"][number];
  next: EpisodeProps["episode"] | undefined;
  text: Route.ComponentProps["loaderData"]["text"];
};

function EpisodeSection({ episode, next, text }: EpisodeProps) {
  const { timeline } = episode;
  const number = String(episode.number);
  return (
    <article
      id={episode.slug}
      aria-labelledby={`${episode.slug}-title`}
      data-room={episode.recording.room}
      className="below [--tall:48rem] sm:[--tall:40rem]"
    >
      <div className="flex flex-wrap items-start gap-x-6 sm:grid sm:grid-cols-[12rem_1fr] lg:grid-cols-[15rem_1fr]">
        <Picture
          src={episode.coverUrl}
          alt=""
          width={600}
          height={600}
          className="cut-lg w-28 sm:row-span-4 sm:w-full"
        />
        <div className="flex-1">
          <p className="font-semibold text-room-text">{fill(text.episode, { number })}</p>
          <h3 id={`${episode.slug}-title`} className="mt-1 text-2xl">
            {episode.title}
          </h3>
        </div>
        <div className="mt-4 min-w-0 max-sm:w-full">
          <p className="max-w-2xl">{episode.description}</p>
          <div className="mt-5">
            <AudioPlayer {...episode.player} recording={{ ...episode.recording, next: next?.recording }} />
          </div>
          <p className="my-6">
            <ShareLink href={episode.shareUrl} label={fill(text.shareEpisode, { number })} />
          </p>
          <Disclosure label={text.discussing} id={`${episode.slug}-discussing`}>
            <ul className="list-[square] space-y-1 pl-5 marker:text-room">
              {episode.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </Disclosure>
          {timeline.isBundled ? (
            <Disclosure label={text.chaptersHeading} id={`${episode.slug}-chapters`}>
              <ChapterList
                src={timeline.src}
                chapters={timeline.chapters}
                label={`${text.chaptersHeading}: ${episode.title}`}
              />
            </Disclosure>
          ) : null}
          <Disclosure label={text.transcriptHeading} id={`${episode.slug}-transcript`}>
            {timeline.isBundled ? (
              <>
                <Transcript
                  src={timeline.src}
                  chapters={timeline.chapters}
                  paragraphs={timeline.turns.map(({ text, speaker, startSeconds }) => ({
                    text,
                    speaker,
                    startSeconds,
                  }))}
                  headingLevel={4}
                  anchorPrefix={`${episode.slug}-`}
                />
                <p className="mt-4">
                  <a href={episode.transcriptPath} className="text-link">
                    WebVTT
                  </a>
                </p>
              </>
            ) : (
              <Prose paragraphs={timeline.turns.map(({ speaker, text }) => `${speaker}: ${text}`)} />
            )}
          </Disclosure>
        </div>
      </div>
    </article>
  );
}

function Disclosure({ label, id, children }: { label: string; id: string; children: React.ReactNode }) {
  return (
    <PersistedDetails
      name={id}
      className="border-line border-b-2"
      summaryClassName={`${PLAIN_SUMMARY} justify-between py-2 font-semibold`}
      summary={label}
    >
      {/* Browsers open a closed disclosure around an address's anchor, even without scripts. */}
      <div id={id} className="scroll-mt-32 pb-5">
        {children}
      </div>
    </PersistedDetails>
  );
}
