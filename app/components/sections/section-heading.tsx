type SectionHeadingProps = {
  id?: string;
  heading: string;
  intro?: string;
  /** How to use the section, shown only when scripts make that possible. */
  hint?: string;
};

/** A section's heading and the sentence or two that lead into it. */
export function SectionHeading({ id, heading, intro, hint }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-3xl">
        {heading}
      </h2>
      {intro ? (
        <p className="mt-3 text-ink-soft sm:text-lg">
          {intro} {hint && <span className="scripting-only">{hint}</span>}
        </p>
      ) : null}
    </div>
  );
}
