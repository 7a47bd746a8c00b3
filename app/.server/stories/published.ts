import { asc } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { audioAt } from "#app/content/audio.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { logWarning } from "#app/lib/log.ts";
import { type Story, StorySchema } from "#app/schemas/story.ts";
import { builtInStoryById, founderKeyOf, pickFeatures } from "./built-in.ts";

const { publishedStories, publishedStoryFeatures } = tables;

type StoryRow = Omit<typeof publishedStories.$inferSelect, "publishedAt">;

/**
 * The published stories, without those that can't be shown.
 * @throws DatabaseUnavailableError
 */
export async function readPublishedStories(db: Database, deadlineMs: number): Promise<Story[]> {
  const read = () =>
    db.batch([
      db.select().from(publishedStories).orderBy(asc(publishedStories.id)),
      db.select().from(publishedStoryFeatures).orderBy(asc(publishedStoryFeatures.ordinal)),
    ]);
  const [stories, links] = await withDatabase(read, deadlineMs);
  return stories.flatMap((row) => {
    const featureIds = links.flatMap(({ storyId, featureId }) => (storyId === row.id ? [featureId] : []));
    return parseStory({ ...row, featureIds }) ?? [];
  });
}

/**
 * A published story, or a form's as it would be. Empty columns take the value of the built-in story of that id. Null for
 * an invalid row, of which the log gets the columns, and never their values.
 */
export function parseStory({ featureIds, ...row }: StoryRow & { featureIds: number[] }): Story | null {
  const base = builtInStoryById.get(row.id);
  const parsed = StorySchema.safeParse({
    ...row,
    ...pictureOf(row, base),
    ...recordingOf(row, base),
    features: featureIds.length > 0 || !base ? pickFeatures(featureIds) : base.features,
    founderKey: founderKeyOf(row.founderName),
    builtIn: false,
  });
  if (parsed.success) return parsed.data;
  const columns = parsed.error.issues.map(({ path }) => String(path[0])).join(", ");
  logWarning("published-row-skipped", { id: row.id, columns });
  return null;
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
