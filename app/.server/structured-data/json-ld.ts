/**
 * Builds structured data (schema.org) from plain values and paths of the site. The types come from `schema-dts`, which ships
 * no code.
 */
import { escapeText } from "#app/lib/escape-markup.ts";
import type {
  Article,
  AudioObject,
  BreadcrumbList,
  JobPosting,
  Organization,
  PodcastEpisode,
  PodcastSeries,
  SoftwareApplication,
  WebSite,
  WithContext,
} from "schema-dts";

const CONTEXT = "https://schema.org";
const LANGUAGE = "en-IN";

/** Formats an ISO 8601 duration: 192 seconds are PT3M12S. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, (rest || whole === 0) && `${rest}S`];
  return `PT${parts.filter(Boolean).join("")}`;
}

/** The id by which other records refer to the organization. */
const organizationId = (origin: string) => `${origin}/#organization`;

type OrganizationInput = {
  origin: string;
  name: string;
  slogan: string;
  description: string;
  email: string;
  phone: string;
  city: string;
  logo: string;
  profiles: readonly string[];
};

/** The company, as every other record names it. */
export function organization(input: OrganizationInput): WithContext<Organization> {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": organizationId(input.origin),
    name: input.name,
    slogan: input.slogan,
    description: input.description,
    url: `${input.origin}/`,
    logo: `${input.origin}${input.logo}`,
    email: input.email,
    telephone: input.phone,
    address: { "@type": "PostalAddress", addressLocality: input.city, addressCountry: "IN" },
    sameAs: input.profiles,
  };
}

/** The site itself, published by the company. */
export function webSite(input: {
  origin: string;
  name: string;
  description: string;
  language?: string;
}): WithContext<WebSite> {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    "@id": `${input.origin}/#website`,
    name: input.name,
    description: input.description,
    url: `${input.origin}/`,
    inLanguage: input.language ?? LANGUAGE,
    publisher: { "@id": organizationId(input.origin) },
  };
}

/** The breadcrumbs of a page: home first, the page itself last. */
export function breadcrumbList(
  origin: string,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

type Sound = {
  name: string;
  /** A path of the site. */
  url: string;
  /** Null when unknown. */
  durationSeconds: number | null;
  bytes?: number | null;
  transcript?: string;
  /** ISO date. */
  recordedOn?: string;
};

const durationOf = ({ durationSeconds }: Sound) =>
  durationSeconds === null ? {} : { duration: isoDuration(durationSeconds) };

function audioObject(origin: string, sound: Sound, language = LANGUAGE): AudioObject {
  return {
    "@type": "AudioObject",
    name: sound.name,
    contentUrl: `${origin}${sound.url}`,
    encodingFormat: "audio/mpeg",
    ...durationOf(sound),
    inLanguage: language,
    ...(sound.bytes ? { contentSize: String(sound.bytes) } : {}),
    ...(sound.recordedOn ? { uploadDate: sound.recordedOn } : {}),
    ...(sound.transcript ? { transcript: sound.transcript } : {}),
  };
}

type ArticleInput = {
  origin: string;
  path: string;
  language?: string;
  headline: string;
  description: string;
  image: string;
  section: string;
  publisher: string;
  sound: Sound | null;
};

/** A text with a recording. Its founders are fictional, so the publisher is the author. */
export function article(input: ArticleInput): WithContext<Article> {
  const { origin } = input;
  const publisher: Organization = {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: input.publisher,
    url: `${origin}/`,
  };
  return {
    "@context": CONTEXT,
    "@type": "Article",
    "@id": `${origin}${input.path}#article`,
    headline: input.headline,
    description: input.description,
    url: `${origin}${input.path}`,
    mainEntityOfPage: `${origin}${input.path}`,
    image: `${origin}${input.image}`,
    articleSection: input.section,
    inLanguage: input.language ?? LANGUAGE,
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    ...(input.sound?.recordedOn ? { datePublished: input.sound.recordedOn } : {}),
    ...(input.sound ? { audio: audioObject(origin, input.sound, input.language) } : {}),
  };
}

type SeriesInput = {
  origin: string;
  path: string;
  name: string;
  description: string;
  image: string;
  feed: string;
  publisher: string;
};

const seriesId = ({ origin, path }: { origin: string; path: string }) => `${origin}${path}#series`;

/** The podcast as a whole. */
export function podcastSeries(input: SeriesInput): WithContext<PodcastSeries> {
  return {
    "@context": CONTEXT,
    "@type": "PodcastSeries",
    "@id": seriesId(input),
    name: input.name,
    description: input.description,
    url: `${input.origin}${input.path}`,
    image: `${input.origin}${input.image}`,
    webFeed: `${input.origin}${input.feed}`,
    inLanguage: LANGUAGE,
    author: { "@type": "Organization", "@id": organizationId(input.origin), name: input.publisher },
  };
}

type EpisodeInput = {
  name: string;
  description: string;
  number: number;
  /** The anchor of the episode on the series' page. */
  anchor: string;
  publishedOn: string;
  image: string;
  sound: Sound;
};

/** One episode, as a part of its series. */
export function podcastEpisode(series: SeriesInput, input: EpisodeInput): WithContext<PodcastEpisode> {
  return {
    "@context": CONTEXT,
    "@type": "PodcastEpisode",
    name: input.name,
    description: input.description,
    url: `${series.origin}${series.path}#${input.anchor}`,
    episodeNumber: input.number,
    datePublished: input.publishedOn,
    ...durationOf(input.sound),
    image: `${series.origin}${input.image}`,
    inLanguage: LANGUAGE,
    associatedMedia: audioObject(series.origin, input.sound),
    partOfSeries: {
      "@type": "PodcastSeries",
      "@id": seriesId(series),
      name: series.name,
      url: `${series.origin}${series.path}`,
    },
  };
}

type JobInput = {
  origin: string;
  path: string;
  id: string;
  title: string;
  /** Paragraphs and lists as HTML; see `htmlOf`. */
  description: string;
  employmentType: string;
  postedOn: string;
  validThrough: string;
  company: string;
  logo: string;
  city: string;
  region: string;
  isRemotePossible: boolean;
};

const employmentTypes: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
};

/** An open position, with every property that search engines require. */
export function jobPosting(input: JobInput): WithContext<JobPosting> {
  return {
    "@context": CONTEXT,
    "@type": "JobPosting",
    title: input.title,
    description: input.description,
    url: `${input.origin}${input.path}`,
    identifier: { "@type": "PropertyValue", name: input.company, value: input.id },
    datePosted: input.postedOn,
    validThrough: input.validThrough,
    employmentType: employmentTypes[input.employmentType] ?? "OTHER",
    directApply: true,
    hiringOrganization: {
      "@type": "Organization",
      name: input.company,
      sameAs: `${input.origin}/`,
      logo: `${input.origin}${input.logo}`,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: input.city,
        addressRegion: input.region,
        addressCountry: "IN",
      },
    },
    ...(input.isRemotePossible
      ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: "IN" } }
      : {}),
  };
}

type SoftwareInput = {
  origin: string;
  path: string;
  language?: string;
  name: string;
  description: string;
  image: string;
  /** One for each role; prices are rupees per user and month, before GST. */
  offers: readonly { name: string; description: string; monthlyRupees: number }[];
};

/** The product, with a price for each role. */
export function softwareApplication(input: SoftwareInput): WithContext<SoftwareApplication> {
  return {
    "@context": CONTEXT,
    "@type": "SoftwareApplication",
    name: input.name,
    description: input.description,
    url: `${input.origin}/`,
    image: `${input.origin}${input.image}`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: input.language ?? LANGUAGE,
    offers: input.offers.map(({ name, description, monthlyRupees }) => ({
      "@type": "Offer",
      name,
      description,
      url: `${input.origin}${input.path}`,
      price: monthlyRupees,
      priceCurrency: "INR",
      eligibleRegion: { "@type": "Country", name: "IN" },
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: monthlyRupees,
        priceCurrency: "INR",
        unitText: "user per month",
        valueAddedTaxIncluded: false,
      },
    })),
  };
}

/** Paragraphs and headed lists as HTML, the form that job boards expect. */
export function htmlOf(prose: string, lists: readonly { heading: string; items: readonly string[] }[]): string {
  const paragraphs = prose.split(/\n\s*\n/).map((paragraph) => `<p>${escapeText(paragraph)}</p>`);
  const listed = lists.map(
    ({ heading, items }) =>
      `<p><strong>${escapeText(heading)}</strong></p><ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`,
  );
  return [...paragraphs, ...listed].join("");
}
