/** The content of each edition, put together once in an isolate. Loaders take it from the request's context. */
import { audioFor, audioPath, storyAudioName } from "#app/content/audio.ts";
import { english } from "#app/content/english.ts";
import { hindi } from "#app/content/hi/index.ts";
import { untranslated } from "#app/content/untranslated.ts";
import { type Edition, editions } from "#app/lib/edition.ts";
import { pick } from "#app/lib/pick.ts";
import type { Story } from "#app/schemas/story.ts";
import { translated } from "#app/lib/words.ts";

export type Texts = typeof english & typeof untranslated;

const inEnglish: Texts = { ...untranslated, ...english };
let inHindi: Texts | undefined;

/** The texts of an edition. A part without Hindi is English. */
export function textsOf(edition: Edition): Texts {
  if (edition === "en") return inEnglish;
  inHindi ??= { ...untranslated, ...translated(english, hindi) };
  return inHindi;
}

/** A story's words in an edition; undefined where it has not been translated. */
export const storyWords = (texts: Texts, id: number) =>
  [texts.story1, texts.story2, texts.story3].find((each) => each.story.id === id)?.story;

/** Returns a translated built-in story with its words and recording in the page's language; any other story unchanged. */
export function toldIn(texts: Texts, edition: Edition, story: Story): Story {
  const words = storyWords(texts, story.id);
  if (edition === "en" || !story.builtIn || !words) return story;
  const { name = story.founderName, brandName = story.brandName } =
    texts.founders.founders.find(({ id }) => id === story.founderKey) ?? {};
  const recording = storyAudioName(story.id, edition);
  const file = audioFor(recording);
  return {
    ...story,
    language: editions[edition].language,
    ...pick(words, "title", "excerpt", "content", "keyResult", "keyMetric", "imageAlt"),
    founderName: name,
    brandName,
    ...(file && {
      audioUrl: audioPath(recording),
      audioDuration: Math.round(file.durationSeconds),
      audioBytes: file.bytes,
    }),
  };
}

/** A story's title in the page's language; where it has none, as it is, with its own language. */
export function titleIn(texts: Texts, edition: Edition, story: Story): { title: string; language?: string } {
  const { title, language } = toldIn(texts, edition, story);
  return language === editions[edition].language ? { title } : { title, language };
}

/** The words of the waitlist's toasts, and its messages by code. */
export function toastsOf({ messages, myEntry, waitlist }: Texts) {
  const coded: Readonly<Record<string, string>> = {
    ...messages,
    ...waitlist.joinMessages,
    linkMailed: myEntry.mailedLinkMessage,
    unnamedBrand: waitlist.unnamedBrand,
  };
  return { ...waitlist.waitlistToasts, messages: coded };
}
