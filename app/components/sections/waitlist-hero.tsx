import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { KeptTerms } from "#app/components/ui/kept-terms.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { fill } from "#app/lib/fill.ts";
import type { waitlistHero } from "#app/content/waitlist.ts";

/** The opening of the waitlist page. `spotsLeft` is null when the counters can't be read. */
export function WaitlistHero({ text, spotsLeft }: { text: typeof waitlistHero; spotsLeft: number | null }) {
  return (
    <section className="shell pt-5 sm:pt-10 lg:grid lg:grid-cols-[1.6fr_1fr] lg:items-center lg:gap-x-12">
      <div>
        <p className="flex flex-wrap gap-2 font-semibold text-sm">
          <span className="rounded-md bg-ink px-2.5 py-0.5 text-paper">{text.monthBadge}</span>{" "}
          {spotsLeft === null ? null : (
            <span className="rounded-md bg-marigold-tint px-2.5 py-0.5">{spotsText(text.spotsBadge, spotsLeft)}</span>
          )}
        </p>
        <h1 className="mt-3 max-w-4xl text-4xl sm:mt-4">{text.heading}</h1>
        <p className="mt-2 max-w-2xl sm:mt-4 sm:text-lg">
          <KeptTerms text={text.body} />
        </p>
        {/* Hidden on a phone, where the form itself is on the first screens. */}
        <JumpLink to="#reserve" className="button button-primary mt-6 hidden sm:inline-flex">
          {text.cta}
        </JumpLink>
      </div>
      {/* Lazy, so that it is not fetched while it is hidden. */}
      <Picture
        src="/images/rooms/sales-outlets.svg"
        alt=""
        width={480}
        height={320}
        className="cut-lg hidden w-full lg:block"
      />
    </section>
  );
}

function spotsText(text: { one: string; other: string }, spots: number): string {
  return fill(spots === 1 ? text.one : text.other, { spots });
}
