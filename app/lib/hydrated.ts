import { useDeferredValue } from "react";
import { useNavigationType } from "react-router";

/** True once the page is hydrated; root.tsx sets the attribute. */
export const isHydrated = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/**
 * False in the first rendering of a page that a press led to, so that a long list can follow the page's heading. Back
 * needs the whole page at once, to restore the position.
 */
export function useWholePage(): boolean {
  const type = useNavigationType();
  return useDeferredValue(true, import.meta.env.SSR || type === "POP" || !isHydrated());
}
