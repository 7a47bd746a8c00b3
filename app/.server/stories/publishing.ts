import { and, asc, eq, sql } from "drizzle-orm";
import { type Actor, jsonTruth, auditStatement, auditStatementWhere } from "#app/.server/audit/index.ts";
import { type Database, tables } from "#app/.server/db/index.ts";
import type { StoryFile } from "#app/schemas/story.ts";

const { publishedStories, publishedStoryFeatures, storyDrafts } = tables;

/** Publishes a story, or a new version of it, in one transaction, in place of its draft. */
export async function publishStory(db: Database, file: StoryFile, now: Date, by?: Actor): Promise<void> {
  const { featureIds, ...story } = file;
  const links = featureIds.map((featureId, ordinal) => ({ storyId: story.id, featureId, ordinal }));
  const isThere = sql`EXISTS (SELECT 1 FROM published_stories WHERE id = ${story.id})`;
  const note = {
    action: "story.publish",
    subject: `story ${story.id}`,
    before: jsonTruth("published", isThere),
    after: { published: true },
  };
  await db.batch([
    db.delete(publishedStoryFeatures).where(eq(publishedStoryFeatures.storyId, story.id)),
    ...auditStatement(db, by, note),
    db.delete(publishedStories).where(eq(publishedStories.id, story.id)),
    db.insert(publishedStories).values({ ...story, publishedAt: now }),
    db.insert(publishedStoryFeatures).values(links),
    db.delete(storyDrafts).where(eq(storyDrafts.id, story.id)),
  ]);
}

/** Keeps a draft, which need not be whole, in place of the one before. */
export async function saveDraft(db: Database, id: number, draft: object, by: Actor): Promise<void> {
  await db.batch(draftStatements(db, id, draft, by));
}

function draftStatements(db: Database, id: number, draft: object, by: Actor) {
  const row = { draft: JSON.stringify(draft), savedAt: by.at };
  return [
    db
      .insert(storyDrafts)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: storyDrafts.id, set: row }),
    ...auditStatement(db, by, { action: "story.draft", subject: `story ${id}` }),
  ] as const;
}

export async function eraseDraft(db: Database, id: number, by: Actor): Promise<boolean> {
  const matches = eq(storyDrafts.id, id);
  const [found] = await db.batch([
    db.select({ id: storyDrafts.id }).from(storyDrafts).where(matches),
    ...auditStatementWhere(db, by, { action: "story.erase", subject: "story" }, storyDrafts, matches),
    db.delete(storyDrafts).where(matches),
  ]);
  return found.length > 0;
}

export async function listDrafts(db: Database): Promise<{ id: number; title: string; savedAt: Date }[]> {
  const rows = await db.select().from(storyDrafts).orderBy(asc(storyDrafts.id));
  return rows.map(({ id, draft, savedAt }) => {
    const { title = "" } = JSON.parse(draft) as { title?: string };
    return { id, title: title || "Without a title", savedAt };
  });
}

/** Takes a published story down and keeps a draft of it; false when there is none of that id. */
export async function unpublishStory(db: Database, id: number, by?: Actor, draft?: object): Promise<boolean> {
  const matches = eq(publishedStories.id, id);
  const [found] = await db.batch([
    db.select({ id: publishedStories.id }).from(publishedStories).where(matches),
    ...auditStatementWhere(db, by, { action: "story.unpublish", subject: "story" }, publishedStories, matches),
    db.delete(publishedStoryFeatures).where(eq(publishedStoryFeatures.storyId, id)),
    db.delete(publishedStories).where(matches),
    ...(by && draft ? draftStatements(db, id, draft, by) : []),
  ]);
  return found.length > 0;
}

/** Gives a published story a recording of its text; false when the story was changed or taken down meanwhile. */
export async function attachRecording(
  db: Database,
  { id, content }: { id: number; content: string },
  recording: { audioUrl: string; audioDuration: number },
  by: Actor,
): Promise<boolean> {
  const isSame = and(eq(publishedStories.id, id), eq(publishedStories.content, content));
  const note = { action: "story.record", subject: "story", after: { audioUrl: recording.audioUrl } };
  const [found] = await db.batch([
    db.select({ id: publishedStories.id }).from(publishedStories).where(isSame),
    ...auditStatementWhere(db, by, note, publishedStories, isSame),
    db.update(publishedStories).set(recording).where(isSame),
  ]);
  return found.length > 0;
}

export function listPublished(db: Database) {
  return db.select({ id: publishedStories.id, publishedAt: publishedStories.publishedAt }).from(publishedStories);
}

export async function readDraft(db: Database, id: number): Promise<object | null> {
  const [row] = await db.select({ draft: storyDrafts.draft }).from(storyDrafts).where(eq(storyDrafts.id, id));
  return row ? (JSON.parse(row.draft) as object) : null;
}

export async function readPublished(db: Database, id: number) {
  const [rows, links] = await db.batch([
    db.select().from(publishedStories).where(eq(publishedStories.id, id)),
    db
      .select({ featureId: publishedStoryFeatures.featureId })
      .from(publishedStoryFeatures)
      .where(eq(publishedStoryFeatures.storyId, id))
      .orderBy(asc(publishedStoryFeatures.ordinal)),
  ]);
  return rows[0] ? { ...rows[0], featureIds: links.map(({ featureId }) => featureId) } : null;
}
