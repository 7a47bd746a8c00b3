/** Shapes of the records in `app/content`. What published stories have too is parsed. */
import { z } from "zod";
import icons from "./icons.json" with { type: "json" };

/** The icons by the site's names, each with lucide's. After a change run `npm run icons`. */
export type IconName = keyof typeof icons;

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
  name: z.string().trim().min(1),
  /** `module` is one of the seven rooms; `theme` is a way of working that involves several. */
  type: z.enum(["module", "theme"]),
  description: z.string().trim().min(1),
  icon: z.custom<IconName>((name) => typeof name === "string" && Object.hasOwn(icons, name)),
  room: RoomSchema,
});
export type FeatureRef = z.infer<typeof FeatureRefSchema>;

export const StoryCategorySchema = z.enum(["Accessories", "Fashion", "Food & Beverage", "Skincare"]);

/** A built-in story. The narration reads exactly `content`, paragraph by paragraph. */
export type StoryRecord = {
  id: number;
  title: string;
  excerpt: string;
  content: string;
  founder: FounderKey;
  category: z.infer<typeof StoryCategorySchema>;
  featureIds: number[];
  featured: 0 | 1;
  keyResult: string;
  keyMetric: string;
  imageAlt: string;
  /** The person in the picture, if another than the teller. */
  pictured?: string;
  /** The exact length to which the narration is fitted. */
  narrationSeconds?: number;
  /** The parts along the player's bar, if not the usual four: a label from the text, and the index of its first paragraph. */
  milestones?: { label: string; paragraph: number }[];
};

type JourneySlug = "popup-exhibitions" | "operations-automation" | "online-growth";

export type Founder = {
  id: FounderKey;
  name: string;
  role: string;
  brandName: string;
  city: string;
  description: string;
  challenges: string[];
  benefit: string;
  goalStage: "starting-up" | "growing-pains" | "optimizing";
  primaryCta: string;
  image: string;
  imageAlt: string;
  color: Room;
  background: string;
  journeyName: string;
  journeySlug: JourneySlug;
};

export type Chapter = {
  title: string;
  /** A word of the title under the seek bar; voice control needs it in the accessible name. */
  mark?: string;
  /** The specification's mark; absent when the recording decides. */
  startSeconds?: number;
  paragraphs: { speaker: FounderKey | "host"; text: string }[];
};

export type Recording = { title: string; description: string; chapters: Chapter[] };

type Closing = { heading: string; body: string };

export type Journey = {
  id: JourneySlug;
  founder: FounderKey;
  title: string;
  subtitle: string;
  description: string;
  persona: { name: string; role: string; brandName: string; quote: string; imageUrl: string; storyId: number };
  mainChallenge: string;
  steps: {
    id: number;
    title: string;
    description: string;
    icon: IconName;
    beforeAfter?: { before: string; after: string };
  }[];
  outcomes: string[];
  podcast: Recording;
  closing: Closing;
};

export type Episode = Recording & {
  number: number;
  slug: string;
  publishedOn: string;
  speakers: (FounderKey | "host")[];
  bullets: string[];
  coverUrl: string;
};

export type FeaturePageContent = {
  id: string;
  name: string;
  /** True when header and footer list it. */
  listed: boolean;
  room: Room;
  /** The story whose scene is the picture at the top, if another page shows the room's. */
  scene?: number;
  icon: IconName;
  description: string;
  longDescription: string;
  metaDescription: string;
  benefits: string[];
  useCases: { title: string; description: string; iconName: IconName }[];
  relatedStories: number[];
  /** The feature id that `featureName` filters by. */
  featureId: number | null;
  closing: Closing;
  seeAlso?: { label: string; path: string };
  paymentDetails?: { provider: string; feeStructure: string[]; notes: string[] };
};

export type Module = {
  room: Room;
  featureId: number;
  name: string;
  purpose: string;
  /** The room's purpose in two or three words, beside the first mention of its name on a page. */
  gist: string;
  slug: string;
  icon: IconName;
  tagline: string;
  description: string;
  benefits: string[];
  storyIds: number[];
};

export type AccessLevel = "full" | "limited" | "view" | "none";

export type PricingRole = {
  id: string;
  title: string;
  monthlyRupees: number;
  description: string;
  features: string[];
  accessToCategories: Record<Room, AccessLevel>;
  accessNotes?: Partial<Record<Room, string>>;
  cta: string;
  highlight: boolean;
};

export type FaqItem = { question: string; answer: string };

export type LegalDocument = {
  slug: "terms-of-service" | "privacy-policy" | "refund-policy";
  title: string;
  lastUpdated: string;
  metaDescription: string;
  intro: string;
  sections: {
    id: string;
    title: string;
    blocks: (
      | { kind: "text"; text: string }
      | { kind: "list"; items: string[] }
      | { kind: "table"; caption: string; head: string[]; rows: string[][] }
    )[];
  }[];
};

export type JobPosition = {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  postedOn: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
};

export type Testimonial = { quote: string; name: string; brandName: string; city: string; founder?: FounderKey };

export type Point = { title: string; description: string; icon: IconName };
