/** Runs the scheduled jobs, by the triggers of wrangler.toml: some every ten minutes, others once a night. */
import type { Env } from "#app/cloudflare.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { openMail, runMailClock } from "#app/.server/mail/index.ts";
import { writeBackup } from "#app/.server/jobs/backup.ts";
import { copyErasures } from "#app/.server/jobs/erasures.ts";
import { type Job, runJobs } from "#app/.server/jobs/run.ts";
import { prune } from "#app/.server/jobs/prune.ts";
import { releaseLapsedPlaces } from "#app/.server/waitlist/places.ts";
import { launchMonth, settings } from "./env.ts";

const NO_BUCKET = "BACKUPS is not bound, so this does not run";

/** All jobs in running order. Mail comes last, since a slow mail service takes up to eight minutes of a run's fifteen. */
export function jobsOf({ DB, BACKUPS, MAIL }: Env): Job[] {
  const db = openDatabase(DB);
  const mail = openMail(MAIL, settings);
  return [
    {
      name: "erasures",
      run: BACKUPS ? () => copyErasures(db, BACKUPS, new Date()) : null,
      note: !BACKUPS
        ? NO_BUCKET
        : settings.LINK_SECRET === ""
          ? "LINK_SECRET is not set: erasures are not remembered, so repeat them by hand after a restore"
          : null,
    },
    {
      name: "prune",
      isNightly: true,
      run: () => prune(db, { launchMonth, now: new Date() }),
      note: launchMonth === null ? "LAUNCH_MONTH is not set: waitlist entries are kept" : null,
    },
    {
      name: "places",
      isNightly: true,
      run: mail ? () => releaseLapsedPlaces(db, new Date()) : null,
      note: mail ? null : "Mail is off: no place is asked to be confirmed",
    },
    {
      name: "backup",
      isNightly: true,
      run: BACKUPS ? () => writeBackup(db, BACKUPS, new Date()) : null,
      note: BACKUPS ? null : NO_BUCKET,
    },
    {
      name: "mail",
      run: mail ? () => runMailClock({ db, mail }) : null,
      note: mail ? null : "Mail is off",
    },
  ];
}

/** Runs the due jobs. A job knows from its last run whether it is due, so the trigger's kind does not matter. */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  await runJobs(jobsOf(env), openDatabase(env.DB));
}
