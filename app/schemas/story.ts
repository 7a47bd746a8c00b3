/** A story as loaders, the API and the assistant use it, and as an editor publishes it. */
import { z } from "zod";
import { audioKey } from "#app/lib/audio-key.ts";
import { editions } from "#app/lib/edition.ts";
import { FeatureRefSchema, FounderKeySchema, StoryCategorySchema } from "#app/schemas/content.ts";
import { lineOf, paragraphsOf } from "#app/schemas/plain-text.ts";

const line = z.string().overwrite(lineOf).min(1, "empty");
const lineOfAtMost = (most: number) => line.max(most, `must have at most ${most} characters`);
const paragraphs = z.string().overwrite(paragraphsOf).min(1, "empty");

/** A path of this site, since the policy allows no pictures from elsewhere. */
const picturePath = z
  .string()
  .overwrite(lineOf)
  .regex(/^(?:|\/(?![/\\])\S*)$/, "must be a path of this site, such as /images/stories/21.svg");

const recordingPath = z
  .string()
  .overwrite(lineOf)
  .refine(
    (path) => path === "" || (path.startsWith("/") && !/[?#\\]/.test(path) && audioKey(path) !== null),
    "must be a path such as /audio/story-21.mp3",
  );

const StoryLanguageSchema = z.enum([editions.en.language, editions.hi.language]);

const storedFields = {
  id: z.number().int().positive(),
  title: line,
  excerpt: line,
  /** Paragraphs are split by blank lines. */
  content: paragraphs,
  founderName: line,
  brandName: line,
  category: StoryCategorySchema,
  imageUrl: picturePath,
  imageAlt: z.string().overwrite(lineOf),
  audioUrl: recordingPath,
  audioDuration: z.number().positive(),
  keyResult: line,
  keyMetric: line,
  featured: z.literal([0, 1]),
  language: StoryLanguageSchema,
};

export const StorySchema = z.object({
  ...storedFields,
  audioDuration: storedFields.audioDuration.transform(Math.round),
  /** The size of the bundled recording; null when another one plays. */
  audioBytes: z.number().int().positive().nullable(),
  features: z.array(FeatureRefSchema),
  founderKey: FounderKeySchema.nullable(),
  /** True for the site's own text, which the bundled narration reads. */
  builtIn: z.boolean(),
});
export type Story = z.infer<typeof StorySchema>;

/** The maximum for one statement, in which a text may occur twice. */
const MAX_CONTENT_BYTES = 40_000;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** An editor's story, limited to the lengths that the pages have room for. */
const StoryFileSchema = z
  .object({
    ...storedFields,
    title: lineOfAtMost(90),
    excerpt: lineOfAtMost(220).min(60, "must have at least 60 characters"),
    content: paragraphs.refine(
      (text) => bytesOf(text) <= MAX_CONTENT_BYTES,
      `too long: at most ${MAX_CONTENT_BYTES.toLocaleString("en")} bytes, of which a Devanagari letter takes three`,
    ),
    founderName: lineOfAtMost(90),
    brandName: lineOfAtMost(90),
    featureIds: z
      .array(z.number().int().positive())
      .overwrite((ids) => [...new Set(ids)])
      .min(1, "choose at least one")
      .max(4, "choose at most four"),
    keyResult: lineOfAtMost(140),
    keyMetric: lineOfAtMost(140),
    imageAlt: storedFields.imageAlt.max(180, "must have at most 180 characters"),
    audioDuration: storedFields.audioDuration.int().max(7200),
  })
  .refine((story) => !story.imageUrl || story.imageAlt, {
    path: ["imageAlt"],
    error: "must say what the picture shows",
  });
export type StoryFile = z.output<typeof StoryFileSchema>;

/** The whole story, or the first fault of each field. */
export function readStoryFile(value: unknown): { story: StoryFile } | { faults: Record<string, string> } {
  const parsed = StoryFileSchema.safeParse(value, {
    error: ({ code }) => (code === "invalid_value" ? "choose one" : undefined),
  });
  if (parsed.success) return { story: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { faults: Object.fromEntries(faults.toReversed()) };
}
