import { countApplications } from "#app/.server/careers/desk.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { readDeclined } from "#app/.server/declines/index.ts";
import { daysSince } from "#app/.server/waitlist/days.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { offer } from "#app/content/brand.ts";
import { indiaDay } from "#app/lib/india-day.ts";
import { spotsLeft } from "#app/lib/spots-left.ts";
import { atDesk } from "./desk.tsx";
import { JoinsChart, JoinsTable, joinsOf, weeksOf, wholeSpan } from "./joins-chart.tsx";
import { Act, Facts } from "./parts.tsx";

const CHART_DAYS = 30;
const WEEKS = 12;
const DECLINED_DAYS = 7;

export const loader = atDesk(async ({ db, now, show }) => {
  const today = indiaDay(now);
  const [totals, days, applications, declined] = await withDatabase(() =>
    Promise.all([
      readStats(db),
      daysSince(db, today - WEEKS * 7),
      countApplications(db),
      readDeclined(db, now, DECLINED_DAYS),
    ]),
  );
  const month = wholeSpan(days, today - CHART_DAYS + 1, today);
  const joinsSince = (day: number) => days.filter((one) => one.day > day).reduce((sum, one) => sum + joinsOf(one), 0);
  const unanswered = declined.counts.reduce((sum, { questions }) => sum + questions, 0);
  return show({
    title: "Overview",
    section: "/ops",
    children: (
      <>
        <Facts
          big
          facts={[
            ["Places taken", totals.totalSignups],
            ["Early-bird places left", spotsLeft(totals, offer)],
            ["Through a referral", totals.referralSignups],
            ["Joined today", joinsSince(today - 1)],
            ["Joined in 7 days", joinsSince(today - 7)],
            ["Applications", applications.all],
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
            <a href="/ops/asked">
              Questions without an answer in {DECLINED_DAYS} days: {unanswered}
            </a>
          </li>
          <li>
            <a href="/ops/changes">Who changed what here</a>
          </li>
        </ul>
        <h2>Joins</h2>
        <JoinsChart days={month} />
        <Act label="By day">
          <JoinsTable caption={`The last ${CHART_DAYS} days (India)`} heading="Day" days={month.toReversed()} />
        </Act>
        <Act label="By week">
          <JoinsTable caption={`The last ${WEEKS} weeks`} heading="Week from Monday" days={weeksOf(days)} />
        </Act>
      </>
    ),
  });
});
