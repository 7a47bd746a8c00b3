import { useCallback, useEffect } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";

/**
 * For what answers with toasts, forms above all: fetches what draws them once the page is at rest, since on a network lost
 * meanwhile nothing could be fetched. The returned function asks at once, and again if it had failed.
 */
export function useToastsAhead(): () => void {
  const fetchView = useCallback(() => void import("./toast-view.tsx").catch(() => {}), []);
  useEffect(() => whenIdle(fetchView), [fetchView]);
  return fetchView;
}
