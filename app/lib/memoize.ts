import { BoundedMap } from "./bounded-map.ts";

/** The same function, working each answer out once while there is room; what was asked first goes first. */
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
