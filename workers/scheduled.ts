import type { Env } from "#app/cloudflare.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { openMail, runMailJob } from "#app/.server/mail/index.ts";
import { writeBackup } from "#app/.server/jobs/backup.ts";
import { copyErasures } from "#app/.server/jobs/erasures.ts";
import { removeStrayFiles } from "#app/.server/stories/files.ts";
import { runJobs } from "#app/.server/jobs/run.ts";
import { prune } from "#app/.server/jobs/prune.ts";
import { releaseLapsedPlaces } from "#app/.server/waitlist/places.ts";
import { launchMonth, settings } from "./env.ts";
import { type JobName, namedJobs } from "./jobs.ts";

/** Runs the due jobs. A job knows from its last run whether it is due, so the trigger's kind does not matter. */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  const { BACKUPS } = env;
  const db = openDatabase(env.DB);
  const mail = openMail(env.MAIL, settings);
  const work: Record<JobName, (() => Promise<unknown>) | null> = {
    erasures: BACKUPS ? () => copyErasures(db, BACKUPS, new Date()) : null,
    prune: () => prune(db, { launchMonth, now: new Date() }),
    places: mail ? () => releaseLapsedPlaces(db, new Date()) : null,
    files: () => removeStrayFiles(db, env.MEDIA, new Date()),
    backup: BACKUPS ? () => writeBackup(db, BACKUPS, new Date()) : null,
    mail: mail ? () => runMailJob({ db, mail }) : null,
  };
  await runJobs(
    namedJobs(env).map((job) => ({ ...job, run: work[job.name] })),
    db,
  );
}
