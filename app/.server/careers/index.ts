/** Applications for the open positions, each stored once, however often it is sent. */
import { and, eq, gt } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, preparedFor, tables, withDatabase } from "#app/.server/db/index.ts";
import { hasRoomFor } from "#app/.server/mail/daily-limit.ts";
import { positions } from "#app/content/careers.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { DAY_MS } from "#app/lib/durations.ts";
import { mailboxOf, normalizeEmail } from "#app/lib/email.ts";
import { type Application, type ApplicationCreated, ApplicationSchema } from "#app/schemas/careers.ts";

const { jobApplications } = tables;

export const OpenApplicationSchema = z.extend(ApplicationSchema, {
  positionId: ApplicationSchema.shape.positionId.check(
    z.refine((id) => positions.some((position) => position.id === id), "positionClosed"),
  ),
});

/**
 * Stores an application, queues its confirming mail, and returns its id. The same `submissionId`, or without one the
 * same content within a day, returns the same id.
 * @throws DatabaseUnavailableError; the same call may be repeated.
 */
export async function storeApplication(
  application: Application,
  sources: { db: Database; isMailOn?: boolean; now?: () => Date },
): Promise<ApplicationCreated> {
  const { db, isMailOn = false, now = () => new Date() } = sources;
  const createdAt = now();
  const { submissionId: given, ...typed } = application;
  // Normalised as the waitlist does, so that one search finds everything about an address.
  const content = { ...typed, email: normalizeEmail(typed.email) };
  const submissionId = given ?? (await contentKey(content, createdAt));
  if (!given) {
    const dayBefore = new Date(createdAt.getTime() - DAY_MS);
    const key = await contentKey(content, dayBefore);
    const isSame = and(eq(jobApplications.submissionId, key), gt(jobApplications.createdAt, dayBefore));
    const [sent] = await withDatabase(() => db.select({ id: jobApplications.id }).from(jobApplications).where(isSame));
    if (sent) return sent;
  }
  const insert = db
    .insert(jobApplications)
    .values({ ...content, submissionId, createdAt })
    .onConflictDoNothing({ target: jobApplications.submissionId });
  const select = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.submissionId, submissionId));
  const { $client } = db;
  const prepared = preparedFor($client);
  const batch = [
    prepared(insert),
    ...(isMailOn ? [receiptOf($client, submissionId, mailboxOf(content.email), createdAt)] : []),
    prepared(select),
  ];
  const results = await withDatabase(() => $client.batch<ApplicationCreated>(batch));
  const stored = results.at(-1)?.results[0];
  if (!stored) throw new Error("A stored application is not there");
  return { id: stored.id };
}

/** Queues the confirming mail once, while its mailbox has room for it. */
function receiptOf(client: D1Database, submissionId: string, mailbox: string, createdAt: Date): D1PreparedStatement {
  const at = createdAt.getTime();
  return client
    .prepare(
      `INSERT INTO mails (kind, application_id, mailbox, once_key, created_at, due_at)
       SELECT 'application', id, ?1, 'application:' || id, ?2, ?2 FROM job_applications
       WHERE submission_id = ?3 AND created_at = ?2 AND ${hasRoomFor("application", "?1", at)}
       ON CONFLICT (once_key) DO NOTHING`,
    )
    .bind(mailbox, at, submissionId);
}

const inOneSpacing = (_: string, value: unknown) =>
  typeof value === "string" ? value.normalize("NFC").replace(/\s+/g, " ") : value;

/** Its colon sets the key apart from every id that a browser may send. */
const contentKey = async (content: Omit<Application, "submissionId">, now: Date): Promise<string> =>
  `content:${now.toISOString().slice(0, 10)}:${await sha256Hex(JSON.stringify(content, inOneSpacing))}`;
