/** What the clock calls, by the triggers of wrangler.toml: jobs every ten minutes, and those of the night. */
import type { Env } from "#app/cloudflare.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { openMail, runMailClock } from "#app/.server/mail/index.ts";
import { writeBackup } from "#app/.server/night-shift/backup.ts";
import { copyErasures } from "#app/.server/night-shift/erasures.ts";
import { type Job, runJobs } from "#app/.server/night-shift/jobs.ts";
import { prune } from "#app/.server/night-shift/prune.ts";
import { launchMonth, settings } from "./env.ts";

const NO_BUCKET = "BACKUPS is not bound, so this does not run";

/** All jobs, in the order in which they run. The night's come last: the others must not wait for them. */
export function jobsOf({ DB, BACKUPS, MAIL }: Env): Job[] {
  const db = openDatabase(DB);
  const mail = openMail(MAIL, settings);
  return [
    {
      name: "mail",
      run: mail ? () => runMailClock({ db, mail }) : null,
      note: mail ? null : "Mail is off",
    },
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
      name: "backup",
      isNightly: true,
      run: BACKUPS ? () => writeBackup(db, BACKUPS, new Date()) : null,
      note: BACKUPS ? null : NO_BUCKET,
    },
  ];
}

/** Runs what is due. Which trigger called does not matter: a job knows by its last run whether it is. */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  await runJobs(jobsOf(env), openDatabase(env.DB));
}
