/** The scripts to record: the content's stories, journeys and podcast episodes. */
import { createHash } from "node:crypto";
import { storyParagraphs } from "#app/.server/stories/narration.ts";
import { audioManifest, episodeAudioName, journeyAudioName, storyAudioName } from "#app/content/audio.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes, show } from "#app/content/podcast/index.ts";
import { stories } from "#app/content/stories/index.ts";
import { storyWords, textsOf } from "#app/content/texts.ts";
import { spokenText } from "./spoken-text.ts";
import type { Chapter } from "#app/schemas/content.ts";
import { brand } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import type { Speaker } from "./settings.ts";

/** A file's tag, which players show. `picture` is an SVG under public/. */
type Tag = { title: string; artist: string; album: string; picture: string };

/** The name of the stories' album in each language. */
const ALBUMS = { en: `${brand.name} founder stories`, hi: `${brand.name}: फ़ाउंडरों की कहानियाँ` } as const;

const nameOf = (key: string): string => founders.find(({ id }) => id === key)?.name ?? brand.name;

/** One recording's script: a story is a single chapter without a chime, a journey or an episode has several. */
export type Script = {
  name: string;
  tag: Tag;
  hasChimes: boolean;
  /** English where none is named. */
  language?: "hi";
  /** The whole file is fitted to exactly this length. */
  targetSeconds?: number;
  chapters: readonly {
    title: string;
    startSeconds?: number;
    paragraphs: readonly { speaker: Speaker; text: string }[];
  }[];
};

const chaptersOf = (chapters: readonly Chapter[]): Script["chapters"] =>
  chapters.map(({ title, startSeconds, paragraphs }) => ({
    title,
    paragraphs,
    ...(startSeconds === undefined ? {} : { startSeconds }),
  }));

type Told = { name: string; title: string; content: string; speaker: Speaker; artist: string; picture: string };

/** The script of a story, which one voice tells. */
export const storyScript = ({ name, title, content, speaker, artist, picture }: Told, language?: "hi"): Script => ({
  name,
  tag: { title, artist, album: ALBUMS[language ?? "en"], picture },
  hasChimes: false,
  ...(language ? { language } : {}),
  chapters: [{ title, paragraphs: storyParagraphs({ content }).map((text) => ({ speaker, text })) }],
});

/** The scripts of the stories that are told in Hindi too. */
function hindiScripts(): Script[] {
  const texts = textsOf("hi");
  return stories.flatMap((story): Script[] => {
    const words = storyWords(texts, story.id);
    if (!words) return [];
    const told = {
      ...words,
      name: storyAudioName(story.id, "hi"),
      speaker: story.founder,
      artist: texts.founders.founders.find(({ id }) => id === story.founder)?.name ?? brand.name,
      picture: `/images/stories/${story.id}.svg`,
    };
    return [storyScript(told, "hi")];
  });
}

/** The scripts of all the content's recordings, in page order. */
export function scripts(): Script[] {
  return [
    ...stories.map((story) => ({
      ...storyScript({
        ...story,
        name: storyAudioName(story.id),
        speaker: story.founder,
        artist: nameOf(story.founder),
        picture: `/images/stories/${story.id}.svg`,
      }),
      ...(story.narrationSeconds === undefined ? {} : { targetSeconds: story.narrationSeconds }),
    })),
    ...hindiScripts(),
    ...journeys.map((journey) => ({
      name: journeyAudioName(journey.id),
      tag: {
        title: journey.podcast.title,
        artist: nameOf(journey.founder),
        album: `${brand.name} journeys`,
        picture: journey.persona.imageUrl,
      },
      hasChimes: true,
      chapters: chaptersOf(journey.podcast.chapters),
    })),
    ...episodes.map((episode) => ({
      name: episodeAudioName(episode.number),
      tag: { title: episode.title, artist: show.author, album: show.title, picture: episode.coverUrl },
      hasChimes: true,
      chapters: chaptersOf(episode.chapters),
    })),
  ];
}

/** Changes with the words, their speakers, the marks or the tag, but not with a spelling that sounds the same. */
export function wordsHash({ tag, targetSeconds, chapters, language }: Script): string {
  const said = chapters.map(({ title, startSeconds, paragraphs }) => [
    title,
    startSeconds,
    paragraphs.map(({ speaker, text }) => [speaker, language ? text : spokenText(text)]),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([tag, targetSeconds, said]))
    .digest("hex");
}

/** A line for each recording that says other words than its page. */
export const staleRecordings = (): string[] =>
  scripts()
    .filter((script) => audioManifest.get(script.name)?.textSha256 !== wordsHash(script))
    .map(({ name }) => name.replace(/\.mp3$/, ""))
    .map((name) => `${name}'s recording says other words: npm run audio -- --only ${name}`);
