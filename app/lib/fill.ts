type Values = Readonly<Record<string, string | number>>;

/** Replaces each `{name}` in a text with its value. A name without a value stays. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Fills every text in lists and plain objects; other values stay. */
export function fillAll<T>(value: T, values: Values): T;
export function fillAll(value: unknown, values: Values): unknown {
  if (typeof value === "string") return fill(value, values);
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values));
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, values)]));
}
