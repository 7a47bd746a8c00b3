import { Icon } from "#app/components/ui/icon.tsx";
import { RestOfList } from "#app/components/ui/phone-fold.tsx";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import type { FaqItem } from "#app/schemas/content.ts";
import { SectionHeading } from "./section-heading.tsx";

const SHOWN_FIRST = 6;

/** Questions that open to their answers. Native disclosures, so they open without scripts, and find-in-page opens them. */
export function Faq({ heading, items }: { heading: string; items: readonly FaqItem[] }) {
  const words = useFrameWords();
  const shownFirst = items.length > SHOWN_FIRST + 1 ? SHOWN_FIRST : items.length;
  const rest = items.slice(shownFirst);
  return (
    <section aria-labelledby="faq" className="below shell mt-section grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <SectionHeading id="faq" heading={heading} />
      <div className="border-ink border-t-2">
        <Questions items={items.slice(0, shownFirst)} />
        {rest.length > 0 ? (
          <RestOfList name="questions" label={fill(words.moreQuestions, { count: rest.length })}>
            <Questions items={rest} />
          </RestOfList>
        ) : null}
      </div>
    </section>
  );
}

function Questions({ items }: { items: readonly FaqItem[] }) {
  return items.map((item) => (
    <details key={item.question} className="border-line border-b-2">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2.5 font-semibold text-base/6 sm:min-h-14 sm:py-3 sm:text-lg [&::-webkit-details-marker]:hidden">
        {item.question}
        <Icon name="chevron-down" className="fold-arrow" />
      </summary>
      <div className="max-w-prose space-y-3 pb-5 text-ink-soft">
        {item.answer.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  ));
}
