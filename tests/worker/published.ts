/** A story in the table of those that operators publish. */
import { DB } from "./database.ts";

export const row = {
  id: 21,
  title: "A published story",
  excerpt: "What an operator wrote.",
  content: "One paragraph.\n\nAnd another.",
  founder_name: "Meera Pillai",
  brand_name: "Clay & Kin",
  category: "Accessories",
  image_url: "/images/meera.jpg",
  image_alt: "Meera at her wheel",
  audio_url: "",
  audio_duration: 180,
  key_result: "Forty mugs sold.",
  key_metric: "None of them broken.",
  featured: 1,
  published_at: 0,
};

type Change = Partial<Record<keyof typeof row, string | number>>;

/** Publishes it with other values in some columns, and about these features. */
export async function publish(change: Change = {}, featureIds: number[] = []): Promise<void> {
  const story = { ...row, ...change };
  const columns = Object.keys(story);
  await DB.prepare(`INSERT INTO published_stories (${columns}) VALUES (${columns.map(() => "?")})`)
    .bind(...Object.values(story))
    .run();
  for (const [ordinal, featureId] of featureIds.entries()) {
    await DB.prepare("INSERT INTO published_story_features (story_id, feature_id, ordinal) VALUES (?, ?, ?)")
      .bind(story.id, featureId, ordinal)
      .run();
  }
}
