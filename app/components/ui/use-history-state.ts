import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

const MAX_KEPT = 200;
/** Values by history entry and name. A reload empties it, so the first render matches the server's. */
const kept = new Map<string, unknown>();

function keep(place: string, value: unknown): void {
  kept.set(place, value);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** State that Back and Forward restore, also within a page. A jump to a new history entry takes it along. */
export function useHistoryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const place = `${useLocation().key} ${name}`;
  const valueAt = (otherwise: Value) => (kept.has(place) ? (kept.get(place) as Value) : otherwise);
  const [held, hold] = useState(() => ({ place, value: valueAt(initial) }));
  const value = held.place === place ? held.value : valueAt(held.value);
  useEffect(() => keep(place, value), [place, value]);
  return [value, useCallback((next: Value) => hold({ place, value: next }), [place])];
}
