/** The short forms that texts hold, in the order of `meanings`, each with its meaning. */
export function shortFormsIn(
  texts: unknown,
  meanings: Readonly<Record<string, string>>,
): { short: string; meaning: string }[] {
  const said = JSON.stringify(texts);
  return Object.entries(meanings).flatMap(([short, meaning]) =>
    new RegExp(`\\b${short}s?\\b`).test(said) ? [{ short, meaning }] : [],
  );
}
