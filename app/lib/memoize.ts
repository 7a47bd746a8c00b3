import { BoundedMap } from "./bounded-map.ts";

/** The same function with its results cached; the oldest results are evicted first. */
export function memoize<Result>(
  workOut: (key: string) => Result,
  { maxEntries }: { maxEntries: number },
): (key: string) => Result {
  const known = new BoundedMap<{ result: Result }>({ maxEntries });
  return (key) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = workOut(key);
    known.set(key, { result });
    return result;
  };
}
