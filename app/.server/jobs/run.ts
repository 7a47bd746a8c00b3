/** Runs the scheduled jobs: one run at a time, retried after a failure, taken over where a run was cut off. */
import { and, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { type Database, tables, withDatabase } from "#app/.server/db/index.ts";
import { logError, safeMessage } from "#app/lib/log.ts";
import { MINUTE_MS } from "#app/lib/durations.ts";

const { jobs } = tables;

/** The platform ends a run after 15 minutes, so after this time a lock is stale. */
export const LOCK_MS = 16 * MINUTE_MS;
/** The beginning of a night, in UTC (01:55 in India), for which wrangler.toml has a trigger. */
export const NIGHT = { hour: 20, minute: 25 } as const;
/**
 * The pause after one failure, shorter than the ten minutes between runs. It doubles with each further one, five times.
 */
const PAUSE_MS = 9 * MINUTE_MS;

export type Job = {
  name: string;
  /** Null when the work can't be done here. */
  run: (() => Promise<unknown>) | null;
  /** Runs once a night; other jobs run every ten minutes. */
  isNightly?: boolean;
};

/** Runs the due jobs one after the other. A failure is logged and recorded, and the next job still runs. */
export async function runJobs(list: readonly Job[], db: Database, now: () => Date = () => new Date()): Promise<void> {
  for (const job of list) {
    if (job.run === null) continue;
    try {
      await runJob({ ...job, run: job.run }, db, now());
    } catch (error) {
      logError("job", error, { job: job.name });
    }
  }
}

type RunnableJob = Job & { run: () => Promise<unknown> };

/** Runs a job, a nightly one when it is due; false when it is not, or is running already. */
export async function runJob({ name, run, isNightly }: RunnableJob, db: Database, startedAt: Date): Promise<boolean> {
  const lockId = crypto.randomUUID();
  if (!(await takeLock(db, { name, lockId, startedAt, isNightly: isNightly === true }))) return false;
  const end = (values: Partial<typeof jobs.$inferInsert> | { failures: SQL }) =>
    withDatabase(() =>
      db
        .update(jobs)
        .set({ lockId: null, lockedUntil: null, ...values })
        .where(and(eq(jobs.name, name), eq(jobs.lockId, lockId))),
    );
  try {
    await run();
  } catch (error) {
    await end({ lastError: safeMessage(error), failures: sql`${jobs.failures} + 1` });
    throw error;
  }
  await end({ lastSuccessAt: startedAt, lastError: null, failures: 0 });
  return true;
}

type Claim = { name: string; lockId: string; startedAt: Date; isNightly: boolean };

/** Takes the lock of a due job in one statement, so that only one of two runs gets it. */
async function takeLock(db: Database, { name, lockId, startedAt, isNightly }: Claim): Promise<boolean> {
  const lock = { lockId, lockedUntil: new Date(startedAt.getTime() + LOCK_MS), lastRunAt: startedAt };
  const isFree = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, startedAt));
  // A stale lock was left by a run that was cut off, which counts as a failure.
  const wasCutOff = sql`(${jobs.lockId} IS NOT NULL AND ${jobs.lockId} <> ${lockId})`;
  const taken = await withDatabase(() =>
    db
      .insert(jobs)
      .values({ name, ...lock })
      .onConflictDoUpdate({
        target: jobs.name,
        set: {
          ...lock,
          lastError: sql`iif(${wasCutOff}, 'A run was cut off', ${jobs.lastError})`,
          failures: sql`${jobs.failures} + ${wasCutOff}`,
        },
        // Its own lock counts as free: the answer to the first try may have been lost.
        setWhere: or(eq(jobs.lockId, lockId), and(isFree, isNightly ? isDueTonight(startedAt) : undefined)),
      })
      .returning({ lockId: jobs.lockId }),
  );
  return taken.length > 0;
}

function isDueTonight(now: Date): SQL | undefined {
  const isUndone = or(isNull(jobs.lastSuccessAt), lt(jobs.lastSuccessAt, nightBefore(now)));
  const pause = sql`${PAUSE_MS} * (1 << min(${jobs.failures} - 1, 5))`;
  return and(isUndone, or(eq(jobs.failures, 0), sql`${jobs.lastRunAt} + ${pause} <= ${now.getTime()}`));
}

function nightBefore(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT.hour, NIGHT.minute, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night;
}

export type JobReport = {
  lastRun: string | null;
  lastSuccess: string | null;
  error: string | null;
  note?: string;
};

export async function reportJobs(
  list: readonly { name: string; note?: string | null }[],
  db: Database,
): Promise<Record<string, JobReport>> {
  const rows = await withDatabase(() => db.select().from(jobs));
  return Object.fromEntries(
    list.map(({ name, note }) => {
      const row = rows.find((each) => each.name === name);
      const report: JobReport = {
        lastRun: row?.lastRunAt.toISOString() ?? null,
        lastSuccess: row?.lastSuccessAt?.toISOString() ?? null,
        error: row?.lastError ?? null,
        ...(note ? { note } : {}),
      };
      return [name, report];
    }),
  );
}
