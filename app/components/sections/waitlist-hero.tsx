import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { NoBreak } from "#app/components/ui/no-break.tsx";
import { fill } from "#app/lib/fill.ts";
import type { waitlistHero } from "#app/content/waitlist.ts";

/** The opening of the waitlist page. `spotsLeft` is null when the counters can't be read. */
export function WaitlistHero({ text, spotsLeft }: { text: typeof waitlistHero; spotsLeft: number | null }) {
  return (
    <section className="pt-3 sm:pt-10">
      <p className="flex flex-wrap gap-2 font-semibold text-sm">
        <span className="rounded-md bg-ink px-2.5 py-0.5 text-paper">{text.monthBadge}</span>{" "}
        {spotsLeft === null ? null : (
          <span className="rounded-md bg-marigold-tint px-2.5 py-0.5">{spotsText(text.spotsBadge, spotsLeft)}</span>
        )}
      </p>
      <h1 className="mt-3 text-4xl sm:mt-4 lg:text-[3.25rem]">{text.heading}</h1>
      <p className="mt-2 max-w-2xl sm:mt-4 sm:text-lg">
        {/* On a phone the badge says it, and the form comes sooner. */}
        <span className="max-sm:hidden">
          <NoBreak text={text.launch} />{" "}
        </span>
        {text.body}
      </p>
      {/* Only where the form is neither below nor beside it. */}
      <JumpLink to="#reserve" className="button button-primary mt-6 hidden sm:inline-flex lg:hidden">
        {text.cta}
      </JumpLink>
    </section>
  );
}

function spotsText(text: { one: string; other: string }, spots: number): string {
  return fill(spots === 1 ? text.one : text.other, { spots });
}
