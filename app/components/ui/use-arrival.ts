import { useEffect, useEffectEvent } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { isHydrated } from "#app/lib/hydrated.ts";

/** Runs at first and at each new address of the page; `isNew` where a link or an address has led there. */
type OnArrival = (isNew: boolean) => undefined | (() => void);

/**
 * Calls back where a visitor has come to. After Back, Forward or a reload, which are not new, the place on the page is the
 * router's: it finds the one that was left.
 */
export function useArrival(onArrival: OnArrival): void {
  const location = useLocation();
  const type = useNavigationType();
  const arrive = useEffectEvent(onArrival);
  useEffect(() => arrive(isNew(location.key, type)), [location, type]);
}

/** The router gives each place a key; one that has none was typed, or jumped to by the browser. */
function isNew(key: string, type: `${NavigationType}`): boolean {
  if (type !== "POP" || key === "default") return true;
  return !isHydrated() && isDocumentNew();
}

/** Whether the document was asked for by a link or an address, and not by Back, Forward or a reload. */
export const isDocumentNew = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type === "navigate";
