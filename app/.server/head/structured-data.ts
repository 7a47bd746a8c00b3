/** The structured data (schema.org) of each kind of page. The types come from `schema-dts`, which ships no code. */
import { ogImageFor } from "#app/.server/og-images/index.ts";
import type { RecordingTimeline } from "#app/.server/recordings/index.ts";
import { brand, podcastPath } from "#app/content/brand.ts";
import { careers } from "#app/content/careers.ts";
import { episodes, show } from "#app/content/podcast/index.ts";
import type { Texts } from "#app/content/texts.ts";
import { type Edition, editions, inEdition } from "#app/lib/edition.ts";
import { escapeText } from "#app/lib/escape-markup.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import type { Settings } from "#app/schemas/settings.ts";
import type {
  Article,
  AudioObject,
  JobPosting,
  Organization,
  PodcastEpisode,
  PodcastSeries,
  SoftwareApplication,
  WebSite,
} from "schema-dts";

/** What a request tells of the page that it gets. */
export type Here = { edition: Edition; settings: Settings; texts: Texts };

const LANGUAGE = editions.en.language;
const LOGO = "/icons/icon-512.png";

/** An ISO 8601 duration, which may have any number of seconds. */
const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

const organizationId = (origin: string) => `${origin}/#organization`;

const company = (origin: string) =>
  ({
    "@type": "Organization",
    "@id": organizationId(origin),
    name: brand.company,
    url: `${origin}/`,
  }) as const;

export function companyAndSite({ edition, settings, texts }: Here): [Exclude<Organization, string>, WebSite] {
  const origin = settings.PUBLIC_ORIGIN;
  const { description } = texts.pages["/"];
  return [
    {
      ...company(origin),
      slogan: texts.brand.brand.tagline,
      description,
      logo: origin + LOGO,
      email: settings.SITE_EMAIL,
      telephone: settings.SITE_PHONE,
      address: { "@type": "PostalAddress", addressLocality: texts.brand.brand.city, addressCountry: "IN" },
      sameAs: [settings.INSTAGRAM_URL],
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: brand.name,
      description,
      url: `${origin}/`,
      inLanguage: editions[edition].language,
      publisher: { "@id": organizationId(origin) },
    },
  ];
}

export type Sound = {
  name: string;
  src: string;
  durationSeconds: number | null;
  bytes: number | null;
  transcript?: string | undefined;
  /** Unknown for a recording that replaces the bundled one. */
  recordedAt?: string | undefined;
};

const dayOf = (date: string) => date.slice(0, 10);

const audioObject = (origin: string, sound: Sound, language: string): AudioObject => ({
  "@type": "AudioObject",
  name: sound.name,
  contentUrl: origin + sound.src,
  encodingFormat: "audio/mpeg",
  inLanguage: language,
  ...(sound.durationSeconds !== null && { duration: isoDuration(sound.durationSeconds) }),
  ...(sound.bytes && { contentSize: String(sound.bytes) }),
  ...(sound.recordedAt && { uploadDate: dayOf(sound.recordedAt) }),
  ...(sound.transcript && { transcript: sound.transcript }),
});

type Written = { name: string; description: string; image: string; section: string; language: string };

/** A text with its recording. Its founders are fictional, so the company is the author. */
export function article({ settings }: Here, url: string, text: Written, sound: Sound | null): Article {
  const origin = settings.PUBLIC_ORIGIN;
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: text.name,
    description: text.description,
    url,
    mainEntityOfPage: url,
    image: origin + text.image,
    articleSection: text.section,
    inLanguage: text.language,
    isAccessibleForFree: true,
    author: company(origin),
    publisher: company(origin),
    ...(sound?.recordedAt && { datePublished: dayOf(sound.recordedAt) }),
    ...(sound && { audio: audioObject(origin, sound, text.language) }),
  };
}

export function podcast(
  { settings }: Here,
  timelineOf: (slug: string) => RecordingTimeline,
): (PodcastSeries | PodcastEpisode)[] {
  const origin = settings.PUBLIC_ORIGIN;
  const series = {
    "@type": "PodcastSeries",
    "@id": `${origin}${podcastPath}#series`,
    name: show.title,
    url: origin + podcastPath,
  } as const;
  return [
    {
      ...series,
      description: show.description,
      image: `${origin}/images/podcast/show.jpg`,
      webFeed: `${origin}/podcast.xml`,
      inLanguage: LANGUAGE,
      author: company(origin),
    },
    ...episodes.map(({ slug, title, description, number, publishedOn, coverUrl }): PodcastEpisode => {
      const { durationSeconds, ...file } = timelineOf(slug);
      return {
        "@type": "PodcastEpisode",
        name: title,
        description,
        url: `${series.url}#${slug}`,
        episodeNumber: number,
        datePublished: publishedOn,
        ...(durationSeconds !== null && { duration: isoDuration(durationSeconds) }),
        image: origin + coverUrl.replace(/\.svg$/, ".jpg"),
        inLanguage: LANGUAGE,
        associatedMedia: audioObject(origin, { name: title, durationSeconds, ...file }, LANGUAGE),
        partOfSeries: series,
      };
    }),
  ];
}

const employmentTypes: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
};

/** An open position. Its expiry date moves forward each month while it is listed. */
export function jobPosting(origin: string, job: JobPosition, now: Date = new Date()): JobPosting {
  const { responsibilitiesHeading, requirementsHeading } = careers.positionsSection;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: htmlOf(job.description, [
      { heading: responsibilitiesHeading, items: job.responsibilities },
      { heading: requirementsHeading, items: job.requirements },
    ]),
    url: `${origin}/careers/${job.id}`,
    identifier: { "@type": "PropertyValue", name: brand.company, value: job.id },
    datePosted: job.postedOn,
    validThrough: dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).toISOString()),
    employmentType: employmentTypes[job.type] ?? "OTHER",
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: brand.company, sameAs: `${origin}/`, logo: origin + LOGO },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: brand.city,
        addressRegion: brand.region,
        addressCountry: "IN",
      },
    },
    ...(/remote/i.test(job.location) && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "IN" },
    }),
  };
}

/** Paragraphs and headed lists as HTML, the form that job boards expect. */
function htmlOf(prose: string, lists: readonly { heading: string; items: readonly string[] }[]): string {
  const paragraphs = prose.split(/\n\s*\n/).map((paragraph) => `<p>${escapeText(paragraph)}</p>`);
  const listed = lists.map(
    ({ heading, items }) =>
      `<p><strong>${escapeText(heading)}</strong></p><ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`,
  );
  return [...paragraphs, ...listed].join("");
}

/** The product, with a price for each role: rupees per user and month, before GST. */
export function software({ edition, settings, texts }: Here): SoftwareApplication {
  const origin = settings.PUBLIC_ORIGIN;
  return {
    "@type": "SoftwareApplication",
    name: brand.name,
    description: texts.pages["/"].description,
    url: `${origin}/`,
    image: origin + ogImageFor("/"),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: editions[edition].language,
    offers: texts.pricing.pricingRoles.map(({ title, description, monthlyRupees: price }) => ({
      "@type": "Offer",
      name: title,
      description,
      url: origin + inEdition(edition, "/pricing"),
      price,
      priceCurrency: "INR",
      eligibleRegion: { "@type": "Country", name: "IN" },
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "INR",
        unitText: "user per month",
        valueAddedTaxIncluded: false,
      },
    })),
  };
}
