/** The content of each edition, put together once in an isolate. Loaders take it from the request's context. */
import { audioFor, audioPath, storyAudioName } from "#app/content/audio.ts";
import { english } from "#app/content/english.ts";
import { hindi } from "#app/content/hi/index.ts";
import { messages } from "#app/content/hi/messages.ts";
import { type Edition, editions } from "#app/lib/edition.ts";
import type { Story } from "#app/schemas/story.ts";
import { translated, wordsIn } from "#app/lib/words.ts";

export type Texts = typeof english;

let inHindi: Texts | undefined;

/** The texts of an edition. A part without Hindi is English. */
export function textsOf(edition: Edition): Texts {
  if (edition === "en") return english;
  inHindi ??= translated(english, hindi);
  return inHindi;
}

/** A story's words in an edition; undefined where it has not been translated. */
export const storyWords = (texts: Texts, id: number) =>
  [texts.story1, texts.story2, texts.story3].find((each) => each.story.id === id)?.story;

/** Returns a translated built-in story with its words and recording in the page's language; any other story unchanged. */
export function toldIn(texts: Texts, edition: Edition, story: Story): Story {
  const words = storyWords(texts, story.id);
  if (edition === "en" || !story.builtIn || !words) return story;
  const { title, excerpt, content, keyResult, keyMetric, imageAlt } = words;
  const { name = story.founderName, brandName = story.brandName } =
    texts.founders.founders.find(({ id }) => id === story.founderKey) ?? {};
  const recording = storyAudioName(story.id, edition);
  const file = audioFor(recording);
  return {
    ...story,
    ...{ title, excerpt, content, keyResult, keyMetric, imageAlt, founderName: name, brandName },
    ...(file && {
      audioUrl: audioPath(recording),
      audioDuration: Math.round(file.durationSeconds),
      audioBytes: file.bytes,
    }),
  };
}

/** A story's title in the page's language; where it has none, as it is, with its own language. */
export function titleIn(texts: Texts, edition: Edition, story: Story): { title: string; language?: string } {
  const { title } = toldIn(texts, edition, story);
  return edition !== "en" && title === story.title ? { title, language: editions.en.language } : { title };
}

/** The messages of schemas and API in an edition's language, by their English. English pages need none. */
export function messagesOf(edition: Edition): Readonly<Record<string, string>> | undefined {
  if (edition === "en") return undefined;
  const { myEntry, waitlist } = textsOf(edition);
  const joined = wordsIn(english.waitlist.joinMessages);
  return {
    ...messages,
    ...Object.fromEntries(wordsIn(waitlist.joinMessages).map(([, text], index) => [joined[index]?.[1] ?? "", text])),
    [english.myEntry.mailedLinkMessage]: myEntry.mailedLinkMessage,
    [english.waitlist.unnamedBrand]: waitlist.unnamedBrand,
  };
}

/** The words of toasts; in another edition with its messages. */
export function toastsOf(edition: Edition) {
  const table = messagesOf(edition);
  return { ...textsOf(edition).waitlist.waitlistToasts, ...(table && { messages: table }) };
}
