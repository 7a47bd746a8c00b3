import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Values by history entry and name. A reload empties it, so the first render matches the server's. */
const kept = new Map<string, unknown>();

/** State that Back and Forward restore. A jump within the page takes it along. */
export function useHistoryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const place = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(place) ? (kept.get(place) as Value) : initial));
  useEffect(() => {
    kept.set(place, value);
  }, [place, value]);
  return [value, setValue];
}
