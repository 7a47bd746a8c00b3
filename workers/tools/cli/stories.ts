/**
 * Publishes stories without a deploy. A published story stands beside the built-in ones, and replaces the one of the same
 * id.
 */
import { readFileSync } from "node:fs";
import { listPublished, publishStory, readPublishing, unpublishStory } from "#app/.server/stories/publishing.ts";
import { audioPath, storyAudioName } from "#app/content/audio.ts";
import { stories as builtInStories } from "#app/content/stories/index.ts";
import { audioKey } from "#app/lib/audio-key.ts";
import { readStoryFile, type StoryFile } from "#app/schemas/story.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, onlyWord, type SiteFiles, wholeNumber } from "./command.ts";
import { indiaMinute } from "#app/lib/india-day.ts";
import { count, toTable } from "./table.ts";

/** Reads a story's file and checks it by itself. */
function storyIn(path: string, now: Date): StoryFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new PlainError(`${path} can't be read.`);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new PlainError(`${path} is not in UTF-8. Save it again with that encoding.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PlainError(`${path} is not valid JSON.`);
  }
  const read = readStoryFile(value);
  if ("faults" in read) throw unpublished(path, read.faults);
  const { story } = read;
  if (story.publishedAt !== undefined && Date.parse(story.publishedAt) > now.getTime()) {
    throw unpublished(path, ["publishedAt: is in the future, and a published story shows at once"]);
  }
  return story;
}

function unpublished(path: string, faults: readonly string[]): PlainError {
  return new PlainError(`${path} was not published. ${faults.join("; ")}`);
}

/** The files that the story names and the site lacks. */
async function missingFiles({ imageUrl, audioUrl }: StoryFile, files: SiteFiles): Promise<string[]> {
  const key = audioKey(audioUrl);
  return [
    ...(imageUrl !== "" && !files.hasPicture(imageUrl) ? [`imageUrl: there is no picture ${imageUrl} in public/`] : []),
    ...(audioUrl !== "" && key !== null && !(await files.hasRecording(key))
      ? [`audioUrl: there is no recording ${audioUrl}. Upload it first; README says how ("Audio")`]
      : []),
  ];
}

const publish: Command = {
  name: "stories publish",
  words: ["FILE"],
  summary: "Publishes a story from a JSON file, or replaces the one of the same id.",
  details: [
    "The file is one JSON object: id, title, excerpt, content (paragraphs split by a blank line), founderName, brandName,",
    "category (Accessories, Fashion, Food & Beverage or Skincare), featureIds (1 to 4), keyResult, keyMetric, and where",
    "wanted featured (0 or 1), imageUrl with imageAlt, audioUrl, audioDuration (seconds), publishedAt. An id of a built-in",
    "story replaces that story for as long as it is published, and keeps its picture and its recording where the file",
    "names none. Visitors see it within a minute.",
  ].join("\n"),
  options: {},
  changesData: true,
  run: async (input) => {
    const path = onlyWord(input);
    const story = storyIn(path, input.now);
    const missing = await missingFiles(story, input.files);
    if (missing.length > 0) throw unpublished(path, missing);
    const { replaces, featureIds } = await readPublishing(input.db, story.id);
    const unknown = story.featureIds.filter((featureId) => !featureIds.includes(featureId));
    if (unknown.length > 0) {
      const there = featureIds.join(", ");
      throw unpublished(path, [`featureIds: there is no feature ${unknown.join(", ")}; the ids are ${there}`]);
    }
    const name = `story ${story.id} "${story.title}"${replaces ? " in place of the published one" : ""}`;
    const notes = notesOn(story);
    if (!input.dryRun) await publishStory(input.db, story, input.now, input.by);
    const first = input.dryRun ? `Would publish ${name}. Nothing was changed.` : `Published ${name}.`;
    return {
      text: [first, ...notes].join("\n"),
      data: { dryRun: input.dryRun, id: story.id, replaces, notes },
    };
  },
};

/** Warnings about the recording, in case the editor overlooked something. */
function notesOn({ id: storyId, audioUrl }: StoryFile): string[] {
  if (audioUrl !== "") return [];
  const isBuiltIn = builtInStories.some((story) => story.id === storyId);
  return isBuiltIn
    ? [`It plays the built-in story's recording, ${audioPath(storyAudioName(storyId))}, which tells the built-in text.`]
    : ["It has no recording: its page shows no player."];
}

const unpublish: Command = {
  name: "stories unpublish",
  words: ["ID"],
  summary: "Takes a published story down; a built-in story of that id shows again.",
  options: {},
  changesData: true,
  run: async (input) => {
    const storyId = wholeNumber(onlyWord(input), "ID", 1, Number.MAX_SAFE_INTEGER);
    const isThere = input.dryRun
      ? (await readPublishing(input.db, storyId)).replaces
      : await unpublishStory(input.db, storyId, input.by);
    if (!isThere) throw new PlainError(`There is no published story ${storyId}.`);
    return {
      text: input.dryRun ? `Would take down story ${storyId}. Nothing was changed.` : `Took down story ${storyId}.`,
      data: { dryRun: input.dryRun, id: storyId },
    };
  },
};

const list: Command = {
  name: "stories list",
  words: [],
  summary: "The published stories; the built-in ones are not among them.",
  options: {},
  changesData: false,
  run: async ({ db }) => {
    const stories = await listPublished(db);
    const table = toTable(
      ["Id", "Title", "Founder", "Brand", "Featured", "Published (India)"],
      stories.map((story) => [
        story.id,
        story.title,
        story.founderName,
        story.brandName,
        story.featured === 1,
        indiaMinute(story.publishedAt),
      ]),
    );
    return {
      text: stories.length
        ? `${table}\n\n${count(stories.length, "published story", "published stories")}.`
        : "No story is published.",
      data: stories.map(({ publishedAt, ...story }) => ({ ...story, publishedAt: publishedAt.toISOString() })),
    };
  },
};

export const storyCommands: readonly Command[] = [list, publish, unpublish];
