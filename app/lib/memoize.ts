import { BoundedMap } from "./bounded-map.ts";

/** What an entry takes beside its two texts. */
const ENTRY_BYTES = 64;

/** The same function with its results cached; the oldest results are evicted first. */
export function memoize<Result extends string | undefined>(
  workOut: (key: string) => Result,
  { maxBytes }: { maxBytes: number },
): (key: string) => Result {
  const known = new BoundedMap<{ result: Result }>({ maxBytes });
  return (key) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = workOut(key);
    known.set(key, { result }, ENTRY_BYTES + 2 * (key.length + (result?.length ?? 0)));
    return result;
  };
}
