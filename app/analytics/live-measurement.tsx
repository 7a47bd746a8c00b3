import { useEffect, useSyncExternalStore } from "react";
import { useLazyComponent } from "#app/components/ui/use-lazy-component.ts";
import { hasGlobalPrivacyControl, mayMeasure, mustAsk, readChoice, subscribeToChoice } from "./consent.ts";
import { type MeasurementProps, withText } from "./measurement.tsx";
import { loadPixel, unloadPixel } from "./pixel.ts";
import { expectPixel } from "./track.ts";

/** Loads the pixel when it may be loaded, takes it away when it may not, and asks where asking is owed. */
export default function LiveMeasurement({ pixel, load }: MeasurementProps) {
  const choice = useSyncExternalStore(subscribeToChoice, readChoice);
  const isAllowed = mayMeasure(pixel, choice, hasGlobalPrivacyControl());
  useEffect(() => {
    expectPixel(isAllowed);
    if (isAllowed) loadPixel(pixel.id);
    else if (window.fbq) unloadPixel();
  }, [isAllowed, pixel.id]);
  const isAsking = mustAsk(pixel, choice, hasGlobalPrivacyControl());
  const Question = useLazyComponent(isAsking, withText(load));
  return isAsking && typeof Question !== "string" ? <Question /> : null;
}
