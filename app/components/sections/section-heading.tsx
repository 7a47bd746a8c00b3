type SectionHeadingProps = { id?: string; heading: string; intro?: string; center?: boolean };

/** A section's heading and the sentence or two that lead into it. */
export function SectionHeading({ id, heading, intro, center = false }: SectionHeadingProps) {
  return (
    <div className={center ? "mx-auto max-w-2xl text-center" : "max-w-2xl"}>
      <h2 id={id} className="text-3xl">
        {heading}
      </h2>
      {intro ? <p className="mt-3 text-ink-soft text-lg">{intro}</p> : null}
    </div>
  );
}
