import { useEffect, useEffectEvent } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { isHydrated } from "#app/lib/hydrated.ts";

/** Runs on mount and at each new address; `isNew` when the visitor came by a link or an address. */
type OnArrival = (isNew: boolean) => undefined | (() => void);

/**
 * Calls back when the visitor arrives. After Back, Forward or a reload, which are not new, leave the scroll position alone:
 * the router restores it.
 */
export function useArrival(onArrival: OnArrival): void {
  const location = useLocation();
  const type = useNavigationType();
  const arrive = useEffectEvent(onArrival);
  useEffect(() => arrive(isNew(location.key, type)), [location, type]);
}

/**
 * True when the visitor came by a link or an address. The router gives each history entry a key; an entry without one was
 * typed, or the browser jumped to it.
 */
function isNew(key: string, type: `${NavigationType}`): boolean {
  if (type !== "POP" || key === "default") return true;
  return !isHydrated() && isDocumentNew();
}

/** True when the document was loaded by a link or an address, not by Back, Forward or a reload. */
export const isDocumentNew = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type === "navigate";
