import { Icon } from "#app/components/ui/icon.tsx";
import type { Point } from "#app/schemas/content.ts";
import { SectionHeading } from "./section-heading.tsx";

type PointsProps = { id: string; heading: string; intro: string; points: readonly Point[] };

/** The company's principles: the heading stays beside the list on wide screens, with a line between two points. */
export function Principles({ id, heading, intro, points }: PointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="below shell mt-section [--tall:60rem]">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id={`${id}-heading`} heading={heading} intro={intro} />
        </div>
        <ul className="border-ink border-b-2">
          {points.map((point) => (
            <li key={point.title} className="border-ink border-t-2 py-6">
              <h3 className="text-xl">{point.title}</h3>
              <p className="prose-measure mt-2 text-ink-soft">{point.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The benefits of working here: small icons and short texts on the room's own background. */
export function Perks({ id, heading, intro, points }: PointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="below mt-section [--tall:70rem] bg-room-tint py-band">
      <div className="shell">
        <SectionHeading id={`${id}-heading`} heading={heading} intro={intro} />
        <ul className="mt-10 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.title}>
              <h3 className="flex items-center gap-3 text-xl">
                <Icon name={point.icon} className="size-7 text-room-text" />
                {point.title}
              </h3>
              <p className="mt-2">{point.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
