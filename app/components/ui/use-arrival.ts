import { useEffect, useEffectEvent } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { isHydrated } from "#app/lib/hydrated.ts";

type OnArrival = (isNew: boolean) => undefined | (() => void);

/** Calls back when the visitor arrives. When that is not new, the router restores the scroll position. */
export function useArrival(onArrival: OnArrival): void {
  const location = useLocation();
  const type = useNavigationType();
  const arrive = useEffectEvent(onArrival);
  useEffect(() => arrive(isNew(location.key, type)), [location, type]);
}

/** The router gives each history entry a key; an entry without one was typed, or the browser jumped to it. */
function isNew(key: string, type: `${NavigationType}`): boolean {
  if (type !== "POP" || key === "default") return true;
  return !isHydrated() && isDocumentNew();
}

/** True when the document was loaded by a link or an address, not by Back, Forward or a reload. */
export const isDocumentNew = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type === "navigate";
