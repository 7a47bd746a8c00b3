import { countApplications } from "#app/.server/careers/review.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { readDeclined } from "#app/.server/unanswered-questions/index.ts";
import { countTroubled } from "#app/.server/mail/index.ts";
import type { JobReport } from "#app/.server/jobs/run.ts";
import { questionsToday } from "#app/.server/language-model/daily-budget.ts";
import { daysSince } from "#app/.server/waitlist/days.ts";
import { countUndecided } from "#app/.server/waitlist/free-months.ts";
import { readTotals, type Totals } from "#app/.server/waitlist/counters.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { englishMails } from "#app/content/english-mails.ts";
import { indiaDay, indiaTime } from "#app/lib/india-day.ts";
import { opsRoute } from "./ops-route.tsx";
import { JoinsChart, JoinsTable, joinsOf, weeksOf, wholeSpan } from "./joins-chart.tsx";
import { ConfirmButton, FactList } from "./parts.tsx";

const CHART_DAYS = 30;
const WEEKS = 12;
const DECLINED_DAYS = 7;
/** Months that wait are counted up to so many. */
const MAX_UNDECIDED = 100;

/** The percentage that confirmed; nothing where nobody was asked. */
function shareText({ askedSignups, confirmedSignups }: Totals): string | null {
  return askedSignups === 0 ? null : `${Math.floor((100 * confirmedSignups) / askedSignups)} %`;
}

/** How many mails failed, and how. */
function troubleText({ givenUp, cutOff }: { givenUp: number; cutOff: number }): string {
  if (givenUp + cutOff === 0) return "No mail failed";
  return `Mails that failed: ${givenUp} given up, ${cutOff} cut off. ${englishMails.summary.failedHow}`;
}

/** When a job last succeeded, why its last run failed, and what it leaves undone. */
function jobText(job: JobReport | undefined): string {
  const when = job?.lastSuccess ? indiaTime(new Date(job.lastSuccess)) : "Never";
  const failed = job?.error ? `The last run failed: ${job.error}` : null;
  return [when, failed, job?.note].filter(Boolean).join(". ");
}

export const loader = opsRoute(async ({ db, now, mail, jobs, settings, show }) => {
  const today = indiaDay(now);
  const [[totals, stats, days, applications, declined, troubled, undecided, questions], { backup, prune }] =
    await Promise.all([
      withDatabase(() =>
        Promise.all([
          readTotals(db),
          readStats(db),
          daysSince(db, today - WEEKS * 7),
          countApplications(db),
          readDeclined(db, now, DECLINED_DAYS),
          countTroubled(db, now),
          countUndecided(db, MAX_UNDECIDED),
          questionsToday(db, now),
        ]),
      ),
      jobs(),
    ]);
  const isMailShown = mail !== null || troubled.givenUp + troubled.cutOff > 0;
  const month = wholeSpan(days, today - CHART_DAYS + 1, today);
  const joinsSince = (day: number) => days.filter((one) => one.day > day).reduce((sum, one) => sum + joinsOf(one), 0);
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
            ["Applications", applications.all],
            ...(mail ? [[`Confirmed, of ${totals.askedSignups} asked`, shareText(totals)] as const] : []),
          ]}
        />
        <h2>What waits for you</h2>
        <ul>
          <li>
            <a href="/ops/applications">
              {applications.unread === 0 ? "No unread application" : `Unread applications: ${applications.unread}`}
            </a>
          </li>
          <li>
            <a href="/ops/months?state=confirmed">
              {undecided === 0
                ? "No free month waits for a decision"
                : `Free months that wait for a decision: ${undecided === MAX_UNDECIDED ? `${undecided} or more` : undecided}`}
            </a>
          </li>
          <li>
            <a href="/ops/asked">
              Questions without an answer in {DECLINED_DAYS} days: {unanswered}
            </a>
          </li>
          {isMailShown ? <li>{troubleText(troubled)}</li> : null}
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
        <h2>Joins</h2>
        <JoinsChart days={month} />
        <ConfirmButton label="By day">
          <JoinsTable caption={`The last ${CHART_DAYS} days (India)`} heading="Day" days={month.toReversed()} />
        </ConfirmButton>
        <ConfirmButton label="By week">
          <JoinsTable caption={`The last ${WEEKS} weeks`} heading="Week from Monday" days={weeksOf(days)} />
        </ConfirmButton>
      </>
    ),
  });
});
