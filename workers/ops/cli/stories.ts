/** Publishing stories without a deploy: a published story stands beside the built-in ones, and wins by its id. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { audioKey } from "#app/.server/audio/index.ts";
import { audioFor, audioPath as recordingPath, storyAudioName } from "#app/content/audio.ts";
import { features } from "#app/content/features.ts";
import { stories as builtInStories } from "#app/content/stories/index.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { StoryRecordSchema } from "#app/schemas/content.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, onlyWord, wholeNumber } from "./command.ts";
import { instant, readRows } from "./rows.ts";
import { requireSendable, sqlInteger, sqlIntegers, sqlText } from "./sql.ts";
import { count, minute, toTable } from "./table.ts";

const { id, title, excerpt, content, category, featureIds, keyResult, keyMetric } = StoryRecordSchema.shape;
const spokenName = StoryRecordSchema.shape.title;

/** Pictures and sound come from the site itself: its content policy lets nothing else load. */
const sitePath = z.string().regex(/^\/(?!\/)\S*$/, "must be a path of this site, such as /images/stories/21.svg");
const audioPath = z
  .string()
  .refine(
    (path) => /^\/audio\/[\w./-]+$/.test(path) && audioKey(path) !== null,
    "must be a path such as /audio/story-21.mp3",
  );

/** The file `stories publish` takes. */
const StoryFileSchema = z
  .strictObject({
    id,
    title,
    excerpt,
    content,
    founderName: spokenName,
    brandName: spokenName,
    category,
    featureIds: featureIds.refine((ids) => new Set(ids).size === ids.length, "names a feature twice"),
    keyResult,
    keyMetric,
    featured: z.union([z.literal(0), z.literal(1)]).default(0),
    imageUrl: z.union([z.literal(""), sitePath]).default(""),
    imageAlt: z.union([z.literal(""), StoryRecordSchema.shape.imageAlt]).default(""),
    audioUrl: z.union([z.literal(""), audioPath]).default(""),
    /** In seconds. */
    audioDuration: z.number().int().positive().max(7200).default(DEFAULT_AUDIO_SECONDS),
    publishedAt: z.iso.datetime({ offset: true }).optional(),
  })
  .refine((story) => !story.imageUrl || story.imageAlt, {
    path: ["imageAlt"],
    error: "must say what the picture shows",
  });
type StoryFile = z.output<typeof StoryFileSchema>;

/** Reads and checks a story's file. */
function readStoryFile(path: string): StoryFile {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new PlainError(`${path} can't be read.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new PlainError(`${path} is not valid JSON.`);
  }
  const parsed = StoryFileSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".") || "the story"}: ${issue.message}`);
  throw new PlainError(`${path} was not published. ${faults.join("; ")}`);
}

const IdSchema = z.object({ id: z.number() });

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
    const story = readStoryFile(path);
    if (story.publishedAt !== undefined && Date.parse(story.publishedAt) > input.now.getTime()) {
      throw new PlainError(
        `${path} was not published. publishedAt: is in the future, and a published story shows at once`,
      );
    }
    const sql = publishSql(story, input.now);
    requireSendable(sql);
    const [sameId, added] = await input.query(
      `SELECT id FROM published_stories WHERE id = ${sqlInteger(story.id)}; SELECT id FROM published_features;`,
    );
    const known = new Set<number>([...features, ...readRows(IdSchema, added)].map((feature) => feature.id));
    const unknown = story.featureIds.filter((featureId) => !known.has(featureId));
    if (unknown.length) {
      const ids = [...known].sort((a, b) => a - b).join(", ");
      throw new PlainError(`featureIds: there is no feature ${unknown.join(", ")}. The ids are ${ids}.`);
    }
    const replaces = readRows(IdSchema, sameId).length > 0;
    const name = `story ${story.id} "${story.title}"${replaces ? " in place of the published one" : ""}`;
    const notes = notesOn(story);
    if (!input.dryRun) await input.query(sql);
    const first = input.dryRun ? `Would publish ${name}. Nothing was changed.` : `Published ${name}.`;
    return {
      text: [first, ...notes].join("\n"),
      data: { dryRun: input.dryRun, id: story.id, replaces, notes },
    };
  },
};

/** What an editor may not have meant about the recording. */
function notesOn({ id: storyId, audioUrl }: StoryFile): string[] {
  if (audioUrl === "") {
    return builtInStories.some((story) => story.id === storyId)
      ? [
          `It plays the built-in story's recording, ${recordingPath(storyAudioName(storyId))}, which tells the built-in text.`,
        ]
      : ["It has no recording: its page has nothing to play."];
  }
  const name = audioUrl.replace(/^\/audio\//, "");
  return audioFor(name)
    ? []
    : [`${audioUrl} is no recording of the site's own. It plays once it is uploaded; README says how ("Audio").`];
}

/** The statements that publish a story, also over an earlier version of itself. */
function publishSql(story: StoryFile, now: Date): string {
  const publishedAt = story.publishedAt === undefined ? now.getTime() : Date.parse(story.publishedAt);
  const values = {
    id: sqlInteger(story.id),
    title: sqlText(story.title),
    excerpt: sqlText(story.excerpt),
    content: sqlText(story.content),
    founder_name: sqlText(story.founderName),
    brand_name: sqlText(story.brandName),
    category: sqlText(story.category),
    image_url: sqlText(story.imageUrl),
    image_alt: sqlText(story.imageAlt),
    audio_url: sqlText(story.audioUrl),
    audio_duration: sqlInteger(story.audioDuration),
    key_result: sqlText(story.keyResult),
    key_metric: sqlText(story.keyMetric),
    featured: sqlInteger(story.featured),
    published_at: sqlInteger(publishedAt),
  };
  const columns = Object.keys(values);
  const updates = columns.filter((column) => column !== "id").map((column) => `${column} = excluded.${column}`);
  const links = story.featureIds.map(
    (featureId, ordinal) => `(${[story.id, featureId, ordinal].map(sqlInteger).join(", ")})`,
  );
  return `INSERT INTO published_stories (${columns.join(", ")}) VALUES (${Object.values(values).join(", ")})
      ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")};
    DELETE FROM published_story_features WHERE story_id = ${values.id};
    INSERT INTO published_story_features (story_id, feature_id, ordinal) VALUES ${links.join(", ")};`;
}

const unpublish: Command = {
  name: "stories unpublish",
  words: ["ID"],
  summary: "Takes a published story down; a built-in story of that id shows again.",
  options: {},
  changesData: true,
  run: async (input) => {
    const storyId = wholeNumber(onlyWord(input), "ID", 1, Number.MAX_SAFE_INTEGER);
    const ids = sqlIntegers([storyId]);
    const [rows] = await input.query(
      input.dryRun
        ? `SELECT id FROM published_stories WHERE id IN ${ids};`
        : `DELETE FROM published_stories WHERE id IN ${ids} RETURNING id;
           DELETE FROM published_story_features WHERE story_id IN ${ids};`,
    );
    if (readRows(IdSchema, rows).length === 0) throw new PlainError(`There is no published story ${storyId}.`);
    return {
      text: input.dryRun ? `Would take down story ${storyId}. Nothing was changed.` : `Took down story ${storyId}.`,
      data: { dryRun: input.dryRun, id: storyId },
    };
  },
};

const PublishedSchema = z.object({
  id: z.number(),
  title: z.string(),
  founderName: z.string(),
  brandName: z.string(),
  featured: z.number(),
  publishedAt: instant,
});

const list: Command = {
  name: "stories list",
  words: [],
  summary: "The published stories; the built-in ones are not among them.",
  options: {},
  changesData: false,
  run: async ({ query }) => {
    const [rows] = await query(
      `SELECT id, title, founder_name AS founderName, brand_name AS brandName, featured, published_at AS publishedAt
       FROM published_stories ORDER BY id;`,
    );
    const stories = readRows(PublishedSchema, rows);
    const table = toTable(
      ["Id", "Title", "Founder", "Brand", "Featured", "Published (UTC)"],
      stories.map((story) => [
        story.id,
        story.title,
        story.founderName,
        story.brandName,
        story.featured === 1,
        minute(story.publishedAt),
      ]),
    );
    return {
      text: stories.length
        ? `${table}\n\n${count(stories.length, "published story", "published stories")}.`
        : "No story is published.",
      data: stories,
    };
  },
};

export const storyCommands: readonly Command[] = [list, publish, unpublish];
