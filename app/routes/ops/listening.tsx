import { withDatabase } from "#app/.server/db/index.ts";
import { type Listening, readListening } from "#app/.server/listening/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { audioName } from "#app/content/audio.ts";
import { dayText, indiaDay } from "#app/lib/india-day.ts";
import { BarChart } from "./bar-chart.tsx";
import { opsRoute } from "./ops-route.tsx";
import { type Column, Records } from "./parts.tsx";

const WEEKS_SHOWN = 26;

const stages = [
  { name: "begun", label: "Begun", color: "teal" },
  { name: "half", label: "Half heard", color: "marigold" },
  { name: "ended", label: "Heard to the end", color: "ink" },
] as const;

type Week = Listening & { monday: number };

const inFigures = <Row extends Listening>(first: Column<Row>): readonly Column<Row>[] => [
  first,
  ...stages.map(({ name, label }) => ({ name: label, cell: (row: Row) => row[name], isNumber: true })),
];

export const loader = opsRoute(async ({ db, now, show }) => {
  const since = indiaDay(now) - (WEEKS_SHOWN - 1) * 7;
  const [{ recordings, weeks }, { stories }] = await withDatabase(() =>
    Promise.all([readListening(db, since), readLibrary(db)]),
  );
  const titles = new Map(stories.map(({ audioUrl, title }) => [audioName(audioUrl), title]));
  return show({
    title: "Listening",
    section: "/ops/listening",
    children: (
      <>
        <p>
          Browsers that ask not to be tracked are not counted, nor is what is played without a network. A part that was
          skipped does not count as heard.
        </p>
        <WeeksChart weeks={weeks} />
        <Records
          caption="By recording, of all time"
          columns={inFigures<Listening & { recording: string }>({
            name: "Recording",
            cell: ({ recording }) => titles.get(recording) ?? recording,
          })}
          rows={recordings}
        />
        <Records
          caption={`By week, the last ${WEEKS_SHOWN}`}
          columns={inFigures<Week>({ name: "Week from", cell: ({ monday }) => dayText(monday) })}
          rows={weeks.toReversed()}
        />
      </>
    ),
  });
});

/** A bar a week: heard to the end before half heard before begun. */
function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ begun }) => begun));
  return (
    <BarChart
      label={`Recordings heard by week, at most ${most} begun. A table below has each week.`}
      parts={stages}
      bars={weeks}
      most={most}
      axis={[weeks[0] ? dayText(weeks[0].monday) : "", `At most ${most} a week`, weeks.length > 0 ? "this week" : ""]}
    />
  );
}
