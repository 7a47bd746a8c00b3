/** The podcast's feed: RSS 2.0 with the itunes and podcast namespaces, from the same content as its page. */
import type { Replacements } from "#app/.server/audio/index.ts";
import { brand, podcastPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { episodes, show } from "#app/content/podcast/index.ts";
import { escapeAttribute, escapeText } from "#app/lib/escape-markup.ts";
import type { Episode } from "#app/schemas/content.ts";
import { chaptersPath, requireTimeline, speakerName, type RecordingTimeline, transcriptPath } from "./index.ts";

type FeedInput = { origin: string; email: string; replacements: Replacements };
type Attributes = Record<string, string | number>;

/** Children are text to escape, or elements already written. */
function element(name: string, attributes: Attributes, children: string | readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  const inner = typeof children === "string" ? escapeText(children) : children.join("");
  return inner === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`;
}

/** The feed's XML; directories require the owner's address. */
export function podcastFeed({ origin, email, replacements }: FeedInput): string {
  const address = (path: string) => `${origin}${path}`;
  const newest =
    episodes
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .at(-1) ?? "";
  const channel = [
    element("title", {}, show.title),
    element("link", {}, address(podcastPath)),
    element("description", {}, show.description),
    element("language", {}, show.language.toLowerCase()),
    element("copyright", {}, brand.company),
    element("lastBuildDate", {}, rfc822(newest)),
    element("atom:link", { href: address("/podcast.xml"), rel: "self", type: "application/rss+xml" }),
    element("itunes:author", {}, show.author),
    element("itunes:owner", {}, [element("itunes:name", {}, brand.company), element("itunes:email", {}, email)]),
    element("itunes:image", { href: address("/images/podcast/show.jpg") }),
    element("itunes:category", { text: show.category }, [element("itunes:category", { text: "Entrepreneurship" })]),
    element("itunes:explicit", {}, "false"),
    element("itunes:type", {}, "episodic"),
    element("podcast:guid", {}, SHOW_GUID),
    element("podcast:locked", { owner: email }, "yes"),
    element("podcast:medium", {}, "podcast"),
    ...episodes.toReversed().map((episode) => item(episode, requireTimeline(episode.slug, replacements), address)),
  ];
  const namespaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
    "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("rss", namespaces, [element("channel", {}, channel)])}\n`;
}

/** A show keeps its guid for life, even if its address changes. */
const SHOW_GUID = "4d6c1f0a-6f53-5f0e-9a61-1c9f7a4f2b0d";

function item(episode: Episode, timeline: RecordingTimeline, address: (path: string) => string): string {
  const seconds = timeline.durationSeconds;
  return element("item", {}, [
    element("guid", { isPermaLink: "false" }, `ladoo-founders-podcast-${episode.slug}`),
    element("title", {}, episode.title),
    element("link", {}, address(`${podcastPath}#${episode.slug}`)),
    element("description", {}, episode.description),
    element("pubDate", {}, rfc822(episode.publishedOn)),
    element("enclosure", { url: address(timeline.src), length: timeline.bytes, type: "audio/mpeg" }),
    ...(seconds === null ? [] : [element("itunes:duration", {}, String(Math.round(seconds)))]),
    element("itunes:episode", {}, String(episode.number)),
    element("itunes:season", {}, "1"),
    element("itunes:episodeType", {}, "full"),
    element("itunes:explicit", {}, "false"),
    element("itunes:image", { href: address(episode.coverUrl.replace(/\.svg$/, ".jpg")) }),
    element("podcast:season", {}, "1"),
    element("podcast:episode", {}, String(episode.number)),
    ...(timeline.isBundled ? timedFiles(episode, address) : []),
    ...episode.speakers.map((speaker) => {
      const isFounder = founders.some(({ id }) => id === speaker);
      return element("podcast:person", { role: isFounder ? "guest" : "host", group: "cast" }, speakerName(speaker));
    }),
  ]);
}

/** The files with times, which hold for the bundled recording alone. */
const timedFiles = ({ slug }: Episode, address: (path: string) => string): string[] => [
  element("podcast:transcript", { url: address(transcriptPath(slug)), type: "text/vtt", language: show.language }),
  element("podcast:chapters", { url: address(chaptersPath(slug)), type: "application/json+chapters" }),
];

/** A date as an RSS timestamp, at 06:00 in India. */
function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T06:00:00+05:30`).toUTCString().replace("GMT", "+0000");
}
