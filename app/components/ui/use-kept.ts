import { useState } from "react";
import { useLocation } from "react-router";

/** By place in the browser's history and name. It goes with the document, so the first drawing is always the server's. */
const kept = new Map<string, unknown>();

/** State that is found again when Back or Forward leads to where it was set. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const place = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(place) ? (kept.get(place) as Value) : initial));
  const keep = (next: Value) => {
    kept.set(place, next);
    setValue(next);
  };
  return [value, keep];
}
