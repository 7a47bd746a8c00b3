import { Icon } from "#app/components/ui/icon.tsx";
import { PersistedDetails } from "#app/components/ui/persisted-details.tsx";
import { PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import type { JobPosition } from "#app/schemas/content.ts";

type FactsText = { department: string; location: string; type: string };
type DetailsText = { responsibilitiesHeading: string; requirementsHeading: string };

type DetailsProps = {
  position: JobPosition;
  text: DetailsText;
  /** The level of the two headings, one below the heading above them. */
  level: "h3" | "h4";
};

const facts = [
  { name: "department", icon: "briefcase" },
  { name: "location", icon: "map-pin" },
  { name: "type", icon: "clock" },
] as const;

/** Department, place and kind of a position, in one line if there is room. */
export function PositionFacts({ position, text }: { position: JobPosition; text: FactsText }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1.5 text-ink-soft max-sm:text-sm">
      {facts.map(({ name, icon }) => (
        <div key={name} className="flex items-center gap-2">
          <dt>
            <Icon name={icon} className="size-4.5 text-room" />
            <span className="sr-only">{text[name]}</span>
          </dt>
          <dd>{position[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The description of a position, its tasks and its requirements. */
export function PositionDetails({ position, text, level }: DetailsProps) {
  return (
    <div className="@container pb-6">
      <p className="prose-measure">{position.description}</p>
      <div className="grid gap-x-10 @2xl:grid-cols-2">
        <Points level={level} heading={text.responsibilitiesHeading} points={position.responsibilities} />
        <Points level={level} heading={text.requirementsHeading} points={position.requirements} />
      </div>
    </div>
  );
}

type PointsProps = { level: "h3" | "h4"; heading: string; points: readonly string[] };

function Points({ level: Heading, heading, points }: PointsProps) {
  return (
    <div>
      <Heading className="mt-6 text-lg">{heading}</Heading>
      <ul className="mt-2 space-y-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3 leading-relaxed">
            <span className="mt-2.5 size-2 shrink-0 rounded-[2px_3px_2px_3px] bg-room" aria-hidden="true" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OpenPositionsProps = {
  positions: readonly JobPosition[];
  text: FactsText & DetailsText & { heading: string; intro: string; detailsLabel: string };
  /** The button beside a position. */
  children: (position: JobPosition) => React.ReactNode;
};

/** The open positions: name, facts and button of each; the rest unfolds. */
export function OpenPositions({ positions, text, children }: OpenPositionsProps) {
  return (
    <section id="positions" aria-labelledby="positions-heading" className="below shell mt-section [--tall:34rem]">
      <h2 id="positions-heading" className="text-3xl">
        {text.heading}
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft sm:text-lg">{text.intro}</p>
      <ul className="mt-6 border-ink border-b-2 md:mt-8">
        {positions.map((position) => (
          <li key={position.id} className="border-ink border-t-2">
            <article
              id={position.id}
              aria-labelledby={`${position.id}-title`}
              className="grid scroll-mt-24 grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 py-4 md:grid-cols-[1fr_auto]"
            >
              <div className="max-md:col-span-2">
                <h3 id={`${position.id}-title`} className="mb-1.5 text-xl">
                  {position.title}
                </h3>
                <PositionFacts position={position} text={text} />
              </div>
              {children(position)}
              <PersistedDetails
                name={position.id}
                className="open:col-span-2 md:col-span-2"
                summaryClassName={`${PLAIN_SUMMARY} w-fit font-semibold`}
                summary={
                  <>
                    <span>{text.detailsLabel}</span>
                    <span className="sr-only">: {position.title}</span>
                  </>
                }
              >
                <PositionDetails position={position} text={text} level="h4" />
              </PersistedDetails>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
