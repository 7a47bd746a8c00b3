type ShortForms = { heading: string; meanings: Readonly<Record<string, string>> };

/** The short forms that texts hold, in the order of `meanings`, each with its meaning. */
export function shortFormsIn(texts: unknown, { heading, meanings }: ShortForms) {
  const said = JSON.stringify(texts);
  const items = Object.entries(meanings).map(([short, meaning]) => ({ short, meaning }));
  return { heading, items: items.filter(({ short }) => new RegExp(`\\b${short}s?\\b`).test(said)) };
}
