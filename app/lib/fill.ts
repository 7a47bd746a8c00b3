/** A text with its `{name}`s filled in. Values stand as they are, also where they hold a "$"; a name without one stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
