import { AccessMark } from "#app/components/ui/access-mark.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Customer, Doors, MarketDay, SizeRun } from "#app/content/scenes.ts";
import { Amount, Line, Phone } from "./device.tsx";

/** One customer's card. */
export function CustomerScreen({ customer }: { customer: Customer }) {
  return (
    <Phone screen={customer.screen}>
      <div className="flex items-center gap-3">
        <span className="grid size-14 place-items-center rounded-full bg-room font-bold font-display text-2xl text-white">
          {customer.initial}
        </span>
        <p>
          <b className="block font-display text-xl">{customer.name}</b>
          {customer.city}
        </p>
      </div>
      <div className="space-y-1 border-line border-y-2 py-3">
        {customer.facts.map(({ label, value }) => (
          <Amount key={label} label={<span className="text-ink-soft">{label}</span>} amount={value} />
        ))}
      </div>
      <Line icon="check" text={customer.consent} className="font-semibold text-room-text" />
      <Line icon="x" text={customer.refused} className="text-ink-soft" />
      <p className="cut mt-auto flex items-center gap-3 bg-marigold-tint p-3">
        <Icon name="bell" />
        {customer.reminder}
      </p>
    </Phone>
  );
}

/** A market day: pieces taken, sold and brought home, for each box. */
export function EventScreen({ event }: { event: MarketDay }) {
  const rows = [...event.boxes.map(({ name, counts }) => [name, ...counts]), [event.totalLabel, ...event.totals]];
  return (
    <Phone screen={event.screen}>
      <p className="flex items-center justify-between gap-3">
        <b className="font-display text-xl">{event.title}</b>
        <span className="cut bg-room-tint px-2.5 py-1 font-semibold text-room-text">{event.status}</span>
      </p>
      <div className="grid grid-cols-[1fr_auto_auto_auto] items-center">
        {event.head.map((cell, column) => (
          <span key={cell} className={`text-ink-soft ${column ? "pl-3 text-right" : ""}`}>
            {cell}
          </span>
        ))}
        {rows.map((cells) =>
          cells.map((cell, column) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a fixed table.
              key={column}
              className={`border-line border-t-2 py-2 ${column ? "pl-3 text-right [font-variant-numeric:tabular-nums]" : "font-semibold"} ${column === 2 ? "font-semibold text-room-text" : ""}`}
            >
              {cell}
            </span>
          )),
        )}
      </div>
      <div className="cut space-y-1 bg-room-tint p-3 font-semibold text-room-text">
        {event.takings.map((taking) => (
          <Amount key={taking.label} {...taking} />
        ))}
      </div>
      <p className="mt-auto text-ink-soft">{event.offline}</p>
    </Phone>
  );
}

/** The doors that one role opens. */
export function CrewScreen({ crew }: { crew: Doors }) {
  return (
    <Phone screen={crew.screen}>
      <p>
        <b className="block font-display text-xl">{crew.person}</b>
        {crew.role}
      </p>
      <div className="border-line border-t-2">
        {crew.doors.map(({ room, name, level, label }) => (
          <p key={room} data-room={room} className="flex items-center gap-3 border-line border-b-2 py-1.5">
            <AccessMark level={level} />
            <span className={`flex-1 ${level === "none" ? "text-ink-soft" : "font-semibold"}`}>{name}</span>
            <span className={level === "none" ? "text-ink-soft" : "text-room-text"}>{label}</span>
          </p>
        ))}
      </div>
    </Phone>
  );
}

const BAR = 40;
const BASE = 176;
const STEP = 14;

/** The pieces to make in each size, against the previous run. */
export function RunScreen({ run }: { run: SizeRun }) {
  const lineAt = BASE - run.before * STEP;
  return (
    <Phone screen={run.screen}>
      <p>
        <b className="block font-display text-xl">{run.title}</b>
        <span className="text-ink-soft">{run.source}</span>
      </p>
      <svg viewBox="0 0 250 204" aria-hidden="true" className="my-auto fill-ink text-center font-semibold">
        {run.sizes.map(({ size, count }, index) => (
          <g key={size} transform={`translate(${index * 52.5} 0)`} textAnchor="middle">
            <rect className="fill-room" y={BASE - count * STEP} width={BAR} height={count * STEP} rx="6" />
            <text x={BAR / 2} y={BASE - count * STEP - 8}>
              {count}
            </text>
            <text x={BAR / 2} y={BASE + 20}>
              {size}
            </text>
          </g>
        ))}
        <path d={`M0 ${lineAt}h250`} className="stroke-ink" strokeWidth="2" strokeDasharray="6 6" />
      </svg>
      <p className="text-ink-soft">{run.beforeLabel}</p>
      <p className="cut bg-marigold-tint p-3 font-semibold">{run.finding}</p>
    </Phone>
  );
}
