/** Shapes of the records in `app/content`, parsed by the build and by `tests/architecture`. */
import { z } from "zod";

/** Text for visitors: trimmed, never empty, without double spaces. */
const copy = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), "has space at an end")
  .refine((text) => !/ {2}/.test(text), "has a double space");

const prose = copy.refine((text) => !/\n{3}/.test(text), "paragraphs are split by exactly one blank line");

export const IconNameSchema = z.enum([
  "package",
  "shopping-cart",
  "credit-card",
  "users",
  "user-cog",
  "calendar",
  "bar-chart",
  "store",
  "zap",
  "heart-handshake",
  "laptop",
  "ruler",
  "globe",
  "trending-up",
  "mic",
  "receipt",
  "truck",
  "clock",
  "shield-check",
  "message-circle",
  "gift",
  "star",
  "sparkles",
  "qr-code",
  "tag",
  "layers",
  "bell",
  "map-pin",
  "repeat",
  "wallet",
  "file-text",
  "search",
  "key",
  "eye",
  "lightbulb",
  "target",
  "headphones",
  "undo",
  "camera",
  "scale",
  "boxes",
  "calculator",
  "graduation-cap",
  "home",
  "lock",
  "phone",
  "settings",
  "link",
]);
export type IconName = z.infer<typeof IconNameSchema>;

/** The seven rooms of the shop-house, each with its colour in `app/styles/theme.css` (`data-room`). */
export const RoomSchema = z.enum([
  "storeroom",
  "sales-desk",
  "cash-register",
  "customer-lounge",
  "sales-outlets",
  "crew",
  "crystal-ball",
]);
export type Room = z.infer<typeof RoomSchema>;

export const FounderKeySchema = z.enum(["tara", "kabir", "dev"]);
export type FounderKey = z.infer<typeof FounderKeySchema>;

/** A feature as stories and the API name it, with the id of the specification's decisions. */
export const FeatureRefSchema = z.object({
  id: z.number().int().positive(),
  name: copy,
  /** `module` is one of the seven rooms; `theme` is a way of working that involves several. */
  type: z.enum(["module", "theme"]),
  description: copy,
  icon: IconNameSchema.default("package"),
  room: RoomSchema,
});
export type FeatureRef = z.infer<typeof FeatureRefSchema>;

export const StoryCategorySchema = z.enum(["Accessories", "Fashion", "Food & Beverage", "Skincare"]);

/** A part of a story's recording: a label taken from its text, and the index of its first paragraph. */
const StoryMilestoneSchema = z.object({ label: copy.max(12), paragraph: z.number().int().nonnegative() });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}₹]+/gu) ?? [];

/** A built-in story. The narration reads exactly `content`, paragraph by paragraph. */
export const StoryRecordSchema = z
  .object({
    id: z.number().int().positive(),
    title: copy.max(90),
    excerpt: copy.min(60).max(220),
    content: prose,
    founder: FounderKeySchema,
    category: StoryCategorySchema,
    featureIds: z.array(z.number().int().positive()).min(1).max(4),
    featured: z.union([z.literal(0), z.literal(1)]),
    keyResult: copy.max(140),
    keyMetric: copy.max(140),
    imageAlt: copy.max(180),
    /** The person in the picture, if another than the teller. */
    pictured: copy.max(60).optional(),
    /** The exact length to which the narration is fitted. */
    narrationSeconds: z.number().int().positive().optional(),
    /** The parts along the player's bar, if not the usual four. */
    milestones: z.array(StoryMilestoneSchema).min(3).max(4).optional(),
  })
  .superRefine(({ content, milestones = [] }, context) => {
    const paragraphs = content.split("\n\n").map(wordsOf);
    for (const [index, { label, paragraph }] of milestones.entries()) {
      const said = paragraphs[paragraph] ?? [];
      const path = ["milestones", index];
      if (paragraph <= (milestones[index - 1]?.paragraph ?? -1)) {
        context.addIssue({ code: "custom", path, message: "are not in the order of the text" });
      }
      const missing = wordsOf(label).find((word) => word !== "the" && !said.includes(word));
      if (missing)
        context.addIssue({
          code: "custom",
          path,
          message: `name "${missing}", which paragraph ${paragraph} does not say`,
        });
    }
  });
export type StoryRecord = z.infer<typeof StoryRecordSchema>;

const GoalStageSchema = z.enum(["starting-up", "growing-pains", "optimizing"]);

export const FounderSchema = z.object({
  id: FounderKeySchema,
  name: copy,
  role: copy,
  brandName: copy,
  city: copy,
  description: copy,
  challenges: z.array(copy).min(2),
  benefit: copy,
  goalStage: GoalStageSchema,
  primaryCta: copy,
  image: copy,
  imageAlt: copy,
  color: RoomSchema,
  background: prose,
  journeyName: copy,
  journeySlug: z.enum(["popup-exhibitions", "operations-automation", "online-growth"]),
});
export type Founder = z.infer<typeof FounderSchema>;

const SpokenParagraphSchema = z.object({
  speaker: z.union([FounderKeySchema, z.literal("host")]),
  text: copy,
});

const ChapterSchema = z
  .object({
    title: copy.max(60),
    /** A word of the title under the seek bar; voice control needs it in the accessible name. */
    mark: copy.max(12).optional(),
    /** The specification's mark; absent when the recording decides. */
    startSeconds: z.number().int().nonnegative().optional(),
    paragraphs: z.array(SpokenParagraphSchema).min(1),
  })
  .refine(
    ({ title, mark = "" }) => title.toLowerCase().includes(mark.toLowerCase()),
    "has a mark that its title lacks",
  );
export type Chapter = z.infer<typeof ChapterSchema>;

const RecordingSchema = z.object({
  title: copy,
  description: copy,
  chapters: z.array(ChapterSchema).min(2),
});
export type Recording = z.infer<typeof RecordingSchema>;

export const JourneySchema = z.object({
  id: z.enum(["operations-automation", "popup-exhibitions", "online-growth"]),
  founder: FounderKeySchema,
  title: copy,
  subtitle: copy,
  description: copy,
  persona: z.object({
    name: copy,
    role: copy,
    brandName: copy,
    quote: copy,
    imageUrl: copy,
    storyId: z.number().int().positive(),
  }),
  mainChallenge: copy,
  steps: z
    .array(
      z.object({
        id: z.number().int().positive(),
        title: copy,
        description: copy,
        icon: IconNameSchema,
        beforeAfter: z.object({ before: copy, after: copy }).optional(),
      }),
    )
    .min(4),
  outcomes: z.array(copy).min(4),
  podcast: RecordingSchema,
  closing: z.object({ heading: copy, body: copy }),
});
export type Journey = z.infer<typeof JourneySchema>;

export const EpisodeSchema = RecordingSchema.extend({
  number: z.number().int().positive(),
  slug: z.string().regex(/^episode-\d+$/),
  publishedOn: z.iso.date(),
  speakers: z.array(z.union([FounderKeySchema, z.literal("host")])).min(2),
  bullets: z.array(copy).length(4),
  coverUrl: copy,
});
export type Episode = z.infer<typeof EpisodeSchema>;

export const FeaturePageSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  name: copy,
  /** True when header and footer list it. */
  listed: z.boolean(),
  room: RoomSchema,
  /** The story whose scene is the picture at the top, if another page shows the room's. */
  scene: z.number().int().positive().optional(),
  icon: IconNameSchema,
  description: copy.max(180),
  longDescription: prose,
  metaDescription: copy.min(80).max(165),
  benefits: z.array(copy).min(4).max(7),
  useCases: z.array(z.object({ title: copy, description: copy, iconName: IconNameSchema })).min(3),
  relatedStories: z.array(z.number().int().positive()).min(3),
  /** The feature id that `featureName` filters by. */
  featureId: z.number().int().positive().nullable(),
  closing: z.object({ heading: copy, body: copy }),
  seeAlso: z.object({ label: copy, path: z.string().startsWith("/") }).optional(),
  paymentDetails: z
    .object({ provider: copy, feeStructure: z.array(copy).min(2), notes: z.array(copy).min(2) })
    .optional(),
});
export type FeaturePageContent = z.infer<typeof FeaturePageSchema>;

export const ModuleSchema = z.object({
  room: RoomSchema,
  featureId: z.number().int().positive(),
  name: copy,
  purpose: copy,
  /** The room's purpose in two or three words, beside the first mention of its name on a page. */
  gist: copy.max(30),
  slug: z.string(),
  icon: IconNameSchema,
  tagline: copy,
  description: copy,
  benefits: z.array(copy).min(3).max(5),
  storyIds: z.array(z.number().int().positive()).min(1),
});
export type Module = z.infer<typeof ModuleSchema>;

const AccessLevelSchema = z.enum(["full", "limited", "view", "none"]);
export type AccessLevel = z.infer<typeof AccessLevelSchema>;

export const PricingRoleSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: copy,
  monthlyRupees: z.number().int().positive(),
  description: copy,
  features: z.array(copy).min(3),
  accessToCategories: z.record(RoomSchema, AccessLevelSchema),
  accessNotes: z.partialRecord(RoomSchema, z.string()).optional(),
  cta: copy,
  highlight: z.boolean(),
});
export type PricingRole = z.infer<typeof PricingRoleSchema>;

export const FaqItemSchema = z.object({ question: copy, answer: prose });
export type FaqItem = z.infer<typeof FaqItemSchema>;

export const LegalDocumentSchema = z.object({
  slug: z.enum(["terms-of-service", "privacy-policy", "refund-policy"]),
  title: copy,
  lastUpdated: copy,
  metaDescription: copy.min(80).max(165),
  intro: prose,
  sections: z.array(
    z.object({
      id: z.string().regex(/^[a-z0-9-]+$/),
      title: copy,
      blocks: z
        .array(
          z.discriminatedUnion("kind", [
            z.object({ kind: z.literal("text"), text: copy }),
            z.object({ kind: z.literal("list"), items: z.array(copy).min(2) }),
            z
              .object({
                kind: z.literal("table"),
                caption: copy,
                head: z.array(copy).min(2),
                rows: z.array(z.array(copy)).min(1),
              })
              .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
                error: "A row of a table has a cell for each column.",
              }),
          ]),
        )
        .min(1),
    }),
  ),
});
export type LegalDocument = z.infer<typeof LegalDocumentSchema>;

export const JobPositionSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: copy,
  department: copy,
  location: copy,
  type: copy,
  postedOn: z.iso.date(),
  description: prose,
  responsibilities: z.array(copy).min(4),
  requirements: z.array(copy).min(4),
});
export type JobPosition = z.infer<typeof JobPositionSchema>;

export const TestimonialSchema = z.object({
  quote: copy,
  name: copy,
  brandName: copy,
  city: copy,
  founder: FounderKeySchema.optional(),
});

export const PointSchema = z.object({ title: copy, description: copy, icon: IconNameSchema });
export type Point = z.infer<typeof PointSchema>;
