import { NoBreak } from "#app/components/ui/no-break.tsx";
import { fill } from "#app/lib/fill.ts";
import type { waitlistHero } from "#app/content/waitlist.ts";

/** The opening of the waitlist page. `spotsLeft` is null when the counters can't be read. */
export function WaitlistHero({ text, spotsLeft }: { text: typeof waitlistHero; spotsLeft: number | null }) {
  return (
    <section className="pt-2 sm:pt-10">
      <p className="flex flex-wrap gap-2 font-semibold text-sm">
        <span className="rounded-md bg-ink px-2.5 py-0.5 text-paper">{text.monthBadge}</span>{" "}
        {spotsLeft === null ? null : (
          <span className="rounded-md bg-marigold-tint px-2.5 py-0.5">{spotsText(text.spotsBadge, spotsLeft)}</span>
        )}
      </p>
      <h1 className="mt-1.5 text-4xl max-sm:text-[2.1rem] sm:mt-4 md:text-[2.6rem] lg:text-[3.25rem]">
        {text.heading}
      </h1>
      <p className="mt-1 max-w-2xl max-sm:text-sm sm:mt-4 sm:text-lg">
        {/* On a phone the badge says it, and the form comes sooner. */}
        <span className="max-sm:hidden">
          <NoBreak text={text.launch} />{" "}
        </span>
        {text.body}
      </p>
    </section>
  );
}

function spotsText(text: { one: string; other: string }, spots: number): string {
  return fill(spots === 1 ? text.one : text.other, { spots });
}
