/** Bars in parts, as an SVG without scripts; a table beside it has the same figures. */

const WIDTH = 900;
const HEIGHT = 180;

const colors = {
  ink: { bar: "fill-ink", key: "before:bg-ink" },
  marigold: { bar: "fill-marigold", key: "before:bg-marigold" },
  teal: { bar: "fill-sales-outlets", key: "before:bg-sales-outlets" },
} as const;

/** A part of every bar: its name among the values, its words, and its colour. */
type Part<Name extends string> = { readonly name: Name; readonly label: string; readonly color: keyof typeof colors };

type BarChartProps<Name extends string, Bar extends Readonly<Record<Name, number>>> = {
  label: string;
  parts: readonly Part<Name>[];
  bars: readonly Bar[];
  /** The value of the highest bar. */
  most: number;
  /** True where parts stand on each other; else each begins at the foot, the later ones before the earlier ones. */
  isStacked?: boolean;
  /** The words below the first bar, the middle, and the last bar. */
  axis: readonly [string, string, string];
};

export function BarChart<Name extends string, Bar extends Readonly<Record<Name, number>>>(
  props: BarChartProps<Name, Bar>,
) {
  const { label, parts, bars, most, isStacked = false, axis } = props;
  const step = WIDTH / bars.length;
  return (
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
        aria-label={label}
      >
        {bars.map((bar, index) => {
          let foot = HEIGHT;
          return parts.map(({ name, color }) => {
            const height = Math.min(HEIGHT, (bar[name] / most) * HEIGHT);
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
        {axis.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places.
          <span key={index}>{words}</span>
        ))}
      </p>
    </figure>
  );
}
