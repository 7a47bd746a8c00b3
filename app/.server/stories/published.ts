import { asc } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { audioAt } from "#app/content/audio.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { logWarning } from "#app/lib/log.ts";
import { IconNameSchema, RoomSchema } from "#app/schemas/content.ts";
import { type Story, type StoryFeature, StoryFeatureSchema, StorySchema } from "#app/schemas/story.ts";
import { builtInStoryById, founderKeyOf, pickFeatures } from "./built-in.ts";

const { publishedFeatures, publishedStories, publishedStoryFeatures } = tables;

type StoryRow = Omit<typeof publishedStories.$inferSelect, "publishedAt">;
type FeatureRow = typeof publishedFeatures.$inferSelect;
type LinkRow = typeof publishedStoryFeatures.$inferSelect;

export type PublishedRows = { stories: StoryRow[]; features: FeatureRow[]; links: LinkRow[] };

/** @throws DatabaseUnavailableError */
export async function readPublishedRows(db: Database, deadlineMs: number): Promise<PublishedRows> {
  const read = () =>
    db.batch([
      db.select().from(publishedStories).orderBy(asc(publishedStories.id)),
      db.select().from(publishedFeatures).orderBy(asc(publishedFeatures.id)),
      db.select().from(publishedStoryFeatures).orderBy(asc(publishedStoryFeatures.ordinal)),
    ]);
  const [stories, features, links] = await withDatabase(read, deadlineMs);
  return { stories, features, links };
}

/** A published feature, or null for an invalid row; an unknown icon or room becomes a plain one. */
export function parseFeature(row: FeatureRow): StoryFeature | null {
  const icon = IconNameSchema.safeParse(row.icon).data ?? "package";
  const room = RoomSchema.safeParse(row.room).data ?? "storeroom";
  const parsed = StoryFeatureSchema.safeParse({ ...row, icon, room });
  return parsed.success ? parsed.data : skip("published_features", row.id, parsed.error);
}

/** A published story, or null for an invalid row. Empty columns take the value of the built-in story of that id. */
export function parseStory(row: StoryRow, links: readonly LinkRow[], features: readonly StoryFeature[]): Story | null {
  const base = builtInStoryById.get(row.id);
  const featureIds = links.filter(({ storyId }) => storyId === row.id).map(({ featureId }) => featureId);
  const baseFeatureIds = base?.features.map(({ id }) => id) ?? [];
  const parsed = StorySchema.safeParse({
    ...row,
    ...pictureOf(row, base),
    ...recordingOf(row, base),
    features: pickFeatures(featureIds.length > 0 ? featureIds : baseFeatureIds, features),
    founderKey: founderKeyOf(row.founderName),
    builtIn: false,
  });
  return parsed.success ? parsed.data : skip("published_stories", row.id, parsed.error);
}

function pictureOf(row: StoryRow, base: Story | undefined): Pick<Story, "imageUrl" | "imageAlt"> {
  if (row.imageUrl || !base) return { imageUrl: row.imageUrl, imageAlt: row.imageAlt };
  return { imageUrl: base.imageUrl, imageAlt: row.imageAlt || base.imageAlt };
}

function recordingOf(row: StoryRow, base: Story | undefined): Pick<Story, "audioUrl" | "audioDuration" | "audioBytes"> {
  if (!row.audioUrl && base) {
    return { audioUrl: base.audioUrl, audioDuration: base.audioDuration, audioBytes: base.audioBytes };
  }
  const bundled = audioAt(row.audioUrl);
  // The column's default means "not measured"; then the length of the bundled file is better.
  const isUnmeasured = row.audioDuration === DEFAULT_AUDIO_SECONDS;
  return {
    audioUrl: row.audioUrl,
    audioDuration: isUnmeasured && bundled ? bundled.durationSeconds : row.audioDuration,
    audioBytes: bundled?.bytes ?? null,
  };
}

/** Logs the skipped row and its invalid columns, never their values. */
function skip(table: string, id: number, error: { issues: readonly { path: readonly PropertyKey[] }[] }): null {
  const columns = error.issues.map(({ path }) => String(path[0])).join(", ");
  logWarning("published-row-skipped", { table, id, columns });
  return null;
}
