type ShortFormsProps = { heading: string; items: readonly { short: string; meaning: string }[] };

/** What the short forms of a text mean; nothing where there are none. */
export function ShortForms({ heading, items }: ShortFormsProps) {
  if (items.length === 0) return null;
  return (
    <aside aria-label={heading} className="mt-8 border-line border-t-2 pt-4 text-ink-soft text-sm">
      <p className="font-semibold">{heading}</p>
      <dl className="mt-2 space-y-1">
        {items.map(({ short, meaning }) => (
          <div key={short} className="flex gap-x-2">
            <dt className="shrink-0 font-semibold">{short}:</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
