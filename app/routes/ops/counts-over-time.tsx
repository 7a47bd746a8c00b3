/** Counts by day or week: bars in parts as an SVG without scripts, and a table with the same figures. */
import { dayText } from "#app/lib/india-day.ts";
import { type Column, ConfirmButton, Records } from "./parts.tsx";

const WIDTH = 900;
const HEIGHT = 180;

const colors = {
  ink: { bar: "fill-ink", key: "before:bg-ink" },
  marigold: { bar: "fill-marigold", key: "before:bg-marigold" },
  teal: { bar: "fill-sales-outlets", key: "before:bg-sales-outlets" },
} as const;

/** A part of every bar: its name among the counts, its words, and its colour. */
type Part<Name extends string> = { readonly name: Name; readonly label: string; readonly color: keyof typeof colors };
type Counts<Name extends string> = Readonly<Record<Name, number>>;

export const partColumns = <Name extends string, Row extends Counts<Name>>(
  parts: readonly Part<Name>[],
): readonly Column<Row>[] =>
  parts.map(({ name, label }) => ({ name: label, cell: (row: Row) => row[name], isNumber: true }));

type CountsOverTimeProps<Name extends string> = {
  what: string;
  per: "day" | "week";
  parts: readonly Part<Name>[];
  /** The counts of the days or of the weeks' Mondays, in any order; days without a row count as 0. */
  counts: readonly (Counts<Name> & { day: number })[];
  from: number;
  to: number;
  /** True where parts stand on each other; else each begins at the foot, the later ones before the earlier ones. */
  isStacked?: boolean;
};

export function CountsOverTime<Name extends string>(props: CountsOverTimeProps<Name>) {
  const { what, per, parts, counts, from, to, isStacked = false } = props;
  const none = Object.fromEntries(parts.map(({ name }) => [name, 0])) as Counts<Name>;
  const bars: (Counts<Name> & { day: number })[] = [];
  for (let day = from; day <= to; day += per === "day" ? 1 : 7) {
    bars.push(counts.find((each) => each.day === day) ?? { ...none, day });
  }
  const heightOf = (bar: Counts<Name>) => {
    const each = parts.map(({ name }) => bar[name]);
    return isStacked ? each.reduce((sum, one) => sum + one, 0) : Math.max(...each);
  };
  const most = Math.max(1, ...bars.map(heightOf));
  const step = WIDTH / bars.length;
  return (
    <>
      <figure>
        <figcaption className="my-2 flex flex-wrap gap-x-5 gap-y-1">
          {parts.map(({ name, label, color }) => (
            <span
              key={name}
              className={`before:mr-1.5 before:inline-block before:size-3 before:border before:border-ink before:content-[""] before:forced-color-adjust-none ${colors[color].key}`}
            >
              {label}
            </span>
          ))}
        </figcaption>
        <svg
          className="h-44 w-full border border-line bg-white forced-color-adjust-none"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${what}, at most ${most} a ${per}. The table below has each ${per}.`}
        >
          {bars.map((bar, index) => {
            let foot = HEIGHT;
            return parts.map(({ name, color }) => {
              const height = (bar[name] / most) * HEIGHT;
              const top = foot - height;
              if (isStacked) foot = top;
              return height === 0 ? null : (
                <rect
                  key={name}
                  className={colors[color].bar}
                  x={(index * step + step * 0.15).toFixed(1)}
                  y={top.toFixed(1)}
                  width={(step * 0.7).toFixed(1)}
                  height={height.toFixed(1)}
                />
              );
            });
          })}
        </svg>
        <p className="mt-1 mb-3 flex justify-between gap-3 text-ink-soft text-sm">
          <span>{dayText(from)}</span>
          <span>{`At most ${most} a ${per}`}</span>
          <span>{dayText(to)}</span>
        </p>
      </figure>
      <ConfirmButton label={`By ${per}`}>
        <Records
          caption={`${what} (India)`}
          columns={[
            { name: per === "day" ? "Day" : "Week from Monday", cell: ({ day }) => dayText(day) },
            ...partColumns<Name, (typeof bars)[number]>(parts),
            ...(isStacked ? [{ name: "Together", cell: heightOf, isNumber: true }] : []),
          ]}
          rows={bars.toReversed()}
        />
      </ConfirmButton>
    </>
  );
}
