import { countApplications, countUnread } from "#app/.server/careers/review.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { readDeclined } from "#app/.server/unanswered-questions/index.ts";
import { countTroubled } from "#app/.server/mail/index.ts";
import { writeBackup } from "#app/.server/jobs/backup.ts";
import { type JobReport, runJob } from "#app/.server/jobs/run.ts";
import { questionsToday } from "#app/.server/language-model/daily-budget.ts";
import { daysSince, readCampaigns } from "#app/.server/waitlist/days.ts";
import { countOwed } from "#app/.server/waitlist/free-months.ts";
import { readTotals, recount, type Totals } from "#app/.server/waitlist/counters.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { indiaDay, indiaTime } from "#app/lib/india-day.ts";
import { opsRoute, redirectWithNotice, textIn } from "./ops-route.tsx";
import { CountsOverTime } from "./counts-over-time.tsx";
import { type Column, FactList, Records, Send } from "./parts.tsx";

const CHART_DAYS = 30;
const DECLINED_DAYS = 7;

const sources = [
  { name: "direct", label: "Direct", color: "ink" },
  { name: "referral", label: "Referral", color: "marigold" },
  { name: "campaign", label: "Campaign", color: "teal" },
] as const;

const SHOWN_CAMPAIGNS = 10;

const campaignColumns: readonly Column<Awaited<ReturnType<typeof readCampaigns>>[number]>[] = [
  {
    name: "Campaign",
    cell: ({ name }) => <a href={`/ops/waitlist?${new URLSearchParams({ campaign: name })}`}>{name}</a>,
  },
  { name: `Last ${CHART_DAYS} days`, cell: ({ recent }) => recent, isNumber: true },
  { name: "Ever", cell: ({ joins }) => joins, isNumber: true },
];

/** The percentage that confirmed; nothing where nobody was asked. */
function shareText({ askedSignups, confirmedSignups }: Totals): string | null {
  return askedSignups === 0 ? null : `${Math.floor((100 * confirmedSignups) / askedSignups)} %`;
}

function jobText(job: JobReport | undefined): string {
  const when = job?.lastSuccess ? indiaTime(new Date(job.lastSuccess)) : "Never";
  const failed = job?.error ? `The last run failed: ${job.error}` : null;
  return [when, failed, job?.note].filter(Boolean).join(". ");
}

export const loader = opsRoute(async ({ db, now, mail, jobs, settings, show }) => {
  const today = indiaDay(now);
  const firstDay = today - CHART_DAYS + 1;
  const [
    [totals, stats, days, applications, unread, declined, [givenUp, cutOff], owed, questions, campaigns],
    { backup, prune },
  ] = await Promise.all([
    withDatabase(() =>
      Promise.all([
        readTotals(db),
        readStats(db),
        daysSince(db, firstDay),
        countApplications(db),
        countUnread(db),
        readDeclined(db, now, DECLINED_DAYS),
        countTroubled(db, now),
        countOwed(db),
        questionsToday(db, now),
        readCampaigns(db, firstDay),
      ]),
    ),
    jobs(),
  ]);
  const isMailShown = mail !== null || givenUp + cutOff > 0;
  const joinsSince = (from: number) =>
    days
      .filter(({ day }) => day > from)
      .reduce((sum, { direct, referral, campaign }) => sum + direct + referral + campaign, 0);
  const unanswered = declined.counts.reduce((sum, { questions }) => sum + questions, 0);
  return show({
    title: "Overview",
    section: "/ops",
    children: (
      <>
        <FactList
          big
          facts={[
            ["Places taken", totals.totalSignups],
            ["Early-bird places left", Math.max(0, stats.earlyLeft)],
            ["Through a referral", totals.referralSignups],
            ["Joined today", joinsSince(today - 1)],
            ["Joined in 7 days", joinsSince(today - 7)],
            ["Applications", applications],
            ...(mail ? [[`Confirmed, of ${totals.askedSignups} asked`, shareText(totals)] as const] : []),
          ]}
        />
        <h2>What waits for you</h2>
        <ul>
          <li>
            <a href="/ops/applications">{unread === 0 ? "No unread application" : `Unread applications: ${unread}`}</a>
          </li>
          <li>
            <a href="/ops/months">
              {owed === 0 ? "No free month waits for a decision" : `Free months that wait for a decision: ${owed}`}
            </a>
          </li>
          <li>
            <a href="/ops/asked">
              Questions without an answer in {DECLINED_DAYS} days: {unanswered}
            </a>
          </li>
          {isMailShown ? (
            <li>
              <a href="/ops/mails">
                {givenUp + cutOff === 0
                  ? "No mail failed"
                  : `Mails that failed: ${givenUp} given up, ${cutOff} cut off, which may have gone out`}
              </a>
            </li>
          ) : null}
          <li>
            <a href="/ops/fakes">Bursts of joins, which may be fakes</a>
          </li>
          <li>
            <a href="/ops/waitlist?order=week">Who brought most brands this week</a>
          </li>
          <li>
            <a href="/ops/changes">Who changed what here</a>
          </li>
        </ul>
        <FactList
          facts={[
            ["Questions for the model today", `${questions} of ${settings.AI_QUESTIONS_A_DAY}`],
            ["Last backup", jobText(backup)],
            ["Last prune", jobText(prune)],
          ]}
        />
        <form method="post" action="/ops">
          <p className="buttons">
            <Send intent="backup" label="Back up now" />
            <Send intent="recount" label="Check the counts" />
          </p>
        </form>
        <h2>Joins</h2>
        <CountsOverTime
          what={`Joins by day in the last ${CHART_DAYS} days: ${joinsSince(firstDay - 1)} in all`}
          per="day"
          parts={sources}
          counts={days}
          from={firstDay}
          to={today}
          isStacked
        />
        {campaigns.length > 0 ? (
          <Records
            caption="By campaign: what a link names after utm_source="
            columns={campaignColumns}
            rows={campaigns.slice(0, SHOWN_CAMPAIGNS)}
          />
        ) : null}
      </>
    ),
  });
});

export const action = opsRoute(async ({ db, by, env: { BACKUPS }, form, now, show }) => {
  const refuse = (words: string) => show({ title: "Nothing was done", section: "/ops", status: 409, problem: words });
  const intent = textIn(form, "intent");
  if (intent === "recount") {
    return redirectWithNotice("/ops", (await withDatabase(() => recount(db, by))) ? "recounted" : "counted");
  }
  if (intent !== "backup") return refuse("There is no such button.");
  if (!BACKUPS) return refuse("The bucket BACKUPS is not bound, so there is nowhere to write a backup.");
  const isDone = await runJob({ name: "backup", run: () => writeBackup(db, BACKUPS, now) }, db, now);
  return isDone
    ? redirectWithNotice("/ops", "backedUp")
    : refuse("A backup is just being written. Look again in a minute.");
});
