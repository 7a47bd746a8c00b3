/** A story as loaders, the API and the assistant pass it on: a built-in record or a published row, in one shape. */
import { z } from "zod";
import { FeatureRefSchema, FounderKeySchema, StoryCategorySchema } from "#app/schemas/content.ts";

const text = z.string().trim().min(1);

/** A path of this site, since the site's policy lets in nothing else to look at or hear; empty when there is none. */
const sitePath = z
  .string()
  .trim()
  .regex(/^(?:|\/(?![/\\])\S*)$/, "must be a path of this site");

/** What a story is about, with the name, icon and colour to show it by. */
export const StoryFeatureSchema = FeatureRefSchema;
export type StoryFeature = z.infer<typeof StoryFeatureSchema>;

export const StorySchema = z.object({
  id: z.number().int().positive(),
  title: text,
  excerpt: text,
  /** Paragraphs are split by blank lines. */
  content: text,
  founderName: text,
  brandName: text,
  imageUrl: sitePath,
  imageAlt: z.string().trim(),
  audioUrl: sitePath,
  /** Seconds, rounded. */
  audioDuration: z.number().positive().transform(Math.round),
  /** Of the bundled recording; null when its size isn't known here. */
  audioBytes: z.number().int().positive().nullable(),
  keyResult: text,
  keyMetric: text,
  featured: z.union([z.literal(0), z.literal(1)]),
  category: StoryCategorySchema,
  features: z.array(StoryFeatureSchema),
  /** The built-in founder who tells it, if it is one of the three. */
  founderKey: FounderKeySchema.nullable(),
  /** True when the text is the site's own, so that the bundled narration says exactly these words. */
  builtIn: z.boolean(),
});
export type Story = z.infer<typeof StorySchema>;
