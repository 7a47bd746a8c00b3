/** The structured data and the card of each page, which `pageMeta` puts into the head. */
import { ogImageFor } from "#app/.server/og-images/index.ts";
import type { RecordingTimeline } from "#app/.server/recordings/index.ts";
import { parentPath, type PublicPage } from "#app/.server/site-map/index.ts";
import { pictureAt } from "#app/.server/stories/files.ts";
import { audioAt, audioFor, journeyAudioName } from "#app/content/audio.ts";
import { brand, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { careers } from "#app/content/careers.ts";
import { episodes, show } from "#app/content/podcast/index.ts";
import { type Texts, textsOf } from "#app/content/texts.ts";
import { type Edition, editions, hasHindi, inEdition } from "#app/lib/edition.ts";
import * as jsonLd from "./json-ld.ts";
import type { JobPosition, Journey } from "#app/schemas/content.ts";
import type { Settings } from "#app/schemas/settings.ts";
import type { Story } from "#app/schemas/story.ts";

type Findable = { card: string; jsonLd: object[] };

type Origin = Pick<Settings, "PUBLIC_ORIGIN"> & { edition?: Edition; texts?: Texts };

const LOGO = "/icons/icon-512.png";

const fixedName = (path: string, { pageCards, site }: Texts = textsOf("en")) =>
  pageCards.pageCards[path]?.name ?? site.pageMeta[path]?.title ?? path;

const languageOf = ({ edition = "en" }: Origin) => editions[edition].language;

export function findable(
  settings: Origin,
  page: { path: string; name?: string; kind?: PublicPage["kind"] },
  data: readonly object[] = [],
): Findable {
  const above = parentPath(page.kind ?? "fixed");
  const trail = ["/", ...(above ? [above] : [])].map((path) => ({ name: fixedName(path, settings.texts), path }));
  const here = { name: page.name ?? fixedName(page.path, settings.texts), path: page.path };
  const addressed = [...trail, here].map(({ name, path }) => ({
    name,
    path: inEdition(hasHindi(path) ? (settings.edition ?? "en") : "en", path),
  }));
  return {
    card: ogImageFor(page.path, settings.edition),
    jsonLd: [jsonLd.breadcrumbList(settings.PUBLIC_ORIGIN, addressed), ...data],
  };
}

export function findableHome(settings: Settings & Origin): Findable {
  const origin = settings.PUBLIC_ORIGIN;
  const { brand: words, site } = settings.texts ?? textsOf("en");
  const description = site.pageMeta["/"]?.description ?? "";
  return {
    card: ogImageFor("/", settings.edition),
    jsonLd: [
      jsonLd.organization({
        origin,
        name: brand.company,
        slogan: words.brand.tagline,
        description,
        email: settings.SITE_EMAIL,
        phone: settings.SITE_PHONE,
        city: words.brand.city,
        logo: LOGO,
        profiles: [settings.INSTAGRAM_URL],
      }),
      jsonLd.webSite({ origin, name: brand.name, description, language: languageOf(settings) }),
    ],
  };
}

/** A story is an article with its narration; the transcript is its text. */
export function findableStory(settings: Origin, story: Story): Findable {
  const path = `/story/${story.id}`;
  const recordedAt = story.builtIn && story.audioBytes !== null ? audioAt(story.audioUrl)?.recordedAt : undefined;
  const sound = story.audioUrl
    ? {
        name: story.title,
        url: story.audioUrl,
        durationSeconds: story.audioDuration,
        bytes: story.audioBytes,
        transcript: story.content,
        recordedOn: recordedAt?.slice(0, 10),
      }
    : null;
  // The build draws cards for built-in stories only; a published story has its uploaded picture, else the site's card.
  const card = pictureAt(story.imageUrl) ? story.imageUrl : ogImageFor(story.builtIn ? path : "/", settings.edition);
  const article = jsonLd.article({
    origin: settings.PUBLIC_ORIGIN,
    path: inEdition(settings.edition ?? "en", path),
    language: story.language,
    headline: story.title,
    description: story.excerpt,
    image: card,
    section: story.category,
    publisher: brand.company,
    sound,
  });
  return { ...findable(settings, { path, name: story.title, kind: "story" }, [article]), card };
}

/** A journey's transcript is on the page, and too long for the head. */
export function findableJourney(settings: Origin, journey: Journey, timeline: RecordingTimeline): Findable {
  const path = `/journey/${journey.id}`;
  const { src, durationSeconds, bytes, isBundled } = timeline;
  const recordedOn = isBundled ? audioFor(journeyAudioName(journey.id))?.recordedAt.slice(0, 10) : undefined;
  const article = jsonLd.article({
    origin: settings.PUBLIC_ORIGIN,
    path,
    headline: journey.title,
    description: journey.subtitle,
    image: ogImageFor(path),
    section: fixedName(useCasesPath),
    publisher: brand.company,
    sound: { name: journey.podcast.title, url: src, durationSeconds, bytes, recordedOn },
  });
  return findable(settings, { path, name: journey.title, kind: "journey" }, [article]);
}

export function findablePodcast(settings: Origin, timelineOf: (slug: string) => RecordingTimeline): Findable {
  const series = {
    origin: settings.PUBLIC_ORIGIN,
    path: podcastPath,
    name: show.title,
    description: show.description,
    image: "/images/podcast/show.jpg",
    feed: "/podcast.xml",
    publisher: brand.company,
  };
  const published = episodes.map((episode) => {
    const { src, durationSeconds, bytes } = timelineOf(episode.slug);
    return jsonLd.podcastEpisode(series, {
      name: episode.title,
      description: episode.description,
      number: episode.number,
      anchor: episode.slug,
      publishedOn: episode.publishedOn,
      image: episode.coverUrl.replace(/\.svg$/, ".jpg"),
      sound: { name: episode.title, url: src, durationSeconds, bytes },
    });
  });
  return findable(settings, { path: podcastPath }, [jsonLd.podcastSeries(series), ...published]);
}

/** The expiry date of an open position moves forward each month while it is listed. */
export function findablePosition(settings: Origin, position: JobPosition, now: Date = new Date()): Findable {
  const path = `/careers/${position.id}`;
  const { responsibilitiesHeading, requirementsHeading } = careers.positionsSection;
  const job = jsonLd.jobPosting({
    origin: settings.PUBLIC_ORIGIN,
    path,
    id: position.id,
    title: position.title,
    description: jsonLd.htmlOf(position.description, [
      { heading: responsibilitiesHeading, items: position.responsibilities },
      { heading: requirementsHeading, items: position.requirements },
    ]),
    employmentType: position.type,
    postedOn: position.postedOn,
    validThrough: endOfNextMonth(now),
    company: brand.company,
    logo: LOGO,
    city: brand.city,
    region: brand.region,
    isRemotePossible: /remote/i.test(position.location),
  });
  return findable(settings, { path, name: position.title, kind: "position" }, [job]);
}

export function findablePricing(settings: Origin): Findable {
  const path = "/pricing";
  const { pricing, site } = settings.texts ?? textsOf("en");
  const software = jsonLd.softwareApplication({
    origin: settings.PUBLIC_ORIGIN,
    path: inEdition(settings.edition ?? "en", path),
    language: languageOf(settings),
    name: brand.name,
    description: site.pageMeta["/"]?.description ?? "",
    image: ogImageFor("/"),
    offers: pricing.pricingRoles.map(({ title, description, monthlyRupees }) => ({
      name: title,
      description,
      monthlyRupees,
    })),
  });
  return findable(settings, { path }, [software]);
}

function endOfNextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString().slice(0, 10);
}
