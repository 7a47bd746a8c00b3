/** The scheduled jobs by name; scheduled.ts has their work. */
import type { Env } from "#app/cloudflare.ts";
import { launchMonth, settings } from "./env.ts";

export type JobName = "erasures" | "prune" | "places" | "files" | "backup" | "mail";

type NamedJob = {
  name: JobName;
  isNightly?: boolean;
  /** Why the job does not run, or what it leaves undone. */
  note: string | null;
};

/** All jobs in running order. Mail comes last: a slow mail service takes up to eight minutes of a run's fifteen. */
export function namedJobs({ BACKUPS, MAIL }: Pick<Env, "BACKUPS" | "MAIL">): NamedJob[] {
  const noBucket = BACKUPS ? null : "BACKUPS is not bound, so this does not run";
  const forgetful =
    settings.LINK_SECRET === ""
      ? "LINK_SECRET is not set: erasures are not remembered, so repeat them by hand after a restore"
      : null;
  const isMailOn = MAIL !== undefined && settings.MAIL_FROM !== "";
  return [
    { name: "erasures", note: noBucket ?? forgetful },
    {
      name: "prune",
      isNightly: true,
      note: launchMonth === null ? "LAUNCH_MONTH is not set: waitlist entries are kept" : null,
    },
    { name: "places", isNightly: true, note: isMailOn ? null : "Mail is off: no place is asked to be confirmed" },
    { name: "files", isNightly: true, note: null },
    { name: "backup", isNightly: true, note: noBucket },
    { name: "mail", note: isMailOn ? null : "Mail is off" },
  ];
}
