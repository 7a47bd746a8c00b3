/** Joins by day as bars, in parts by source; a table has the same figures. */
import type { Day } from "#app/.server/waitlist/days.ts";
import { dayText, mondayOf } from "#app/lib/india-day.ts";
import { BarChart } from "./bar-chart.tsx";
import { type Column, Records } from "./parts.tsx";

const sources = [
  { name: "direct", label: "Direct", color: "ink" },
  { name: "referral", label: "Referral", color: "marigold" },
  { name: "campaign", label: "Campaign", color: "teal" },
] as const;

export const joinsOf = ({ direct, referral, campaign }: Day): number => direct + referral + campaign;

/** Every day of a span, the oldest first, also those on which nobody joined. */
export function wholeSpan(days: readonly Day[], from: number, to: number): Day[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index;
    return known.get(day) ?? { day, direct: 0, referral: 0, campaign: 0 };
  });
}

/** Weeks from Monday on, the newest first; `day` is the Monday. */
export function weeksOf(days: readonly Day[]): Day[] {
  const weeks = new Map<number, Day>();
  for (const { day, ...joins } of days) {
    const monday = mondayOf(day);
    const week = weeks.get(monday) ?? { day: monday, direct: 0, referral: 0, campaign: 0 };
    for (const { name } of sources) week[name] += joins[name];
    weeks.set(monday, week);
  }
  return [...weeks.values()].sort((one, other) => other.day - one.day);
}

export function JoinsChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(joinsOf));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <BarChart
      label={chartLabel(days, most)}
      parts={sources}
      bars={days}
      most={most}
      isStacked
      axis={[first ? dayText(first.day) : "", `At most ${most} a day`, last ? dayText(last.day) : ""]}
    />
  );
}

function chartLabel(days: readonly Day[], most: number): string {
  const total = days.reduce((sum, day) => sum + joinsOf(day), 0);
  return `Joins by day in the last ${days.length} days: ${total} in all, at most ${most} a day. The table below has each day.`;
}

export function JoinsTable({ caption, heading, days }: { caption: string; heading: string; days: readonly Day[] }) {
  const columns: readonly Column<Day>[] = [
    { name: heading, cell: ({ day }) => dayText(day) },
    ...sources.map(({ name, label }) => ({ name: label, cell: (day: Day) => day[name], isNumber: true })),
    { name: "Together", cell: joinsOf, isNumber: true },
  ];
  return <Records caption={caption} columns={columns} rows={days} />;
}
