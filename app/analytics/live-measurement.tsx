import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useLazyComponent } from "#app/components/ui/use-lazy-component.ts";
import { holdsReferralCode } from "#app/lib/referral-address.ts";
import { hasGlobalPrivacyControl, mayMeasure, mustAsk, readChoice, subscribeToChoice } from "./consent.ts";
import { type MeasurementProps, withText } from "./measurement.tsx";
import { loadPixel, trackPageView, unloadPixel } from "./pixel.ts";
import { expectPixel } from "./track.ts";

/**
 * Loads the pixel when it may be loaded, tells it of each page, takes it away when it may not be there, and asks where
 * asking is owed.
 */
export default function LiveMeasurement({ pixel, load }: MeasurementProps) {
  const choice = useSyncExternalStore(subscribeToChoice, readChoice);
  const isAllowed = mayMeasure(pixel, choice, hasGlobalPrivacyControl());
  const { pathname } = useLocation();
  useEffect(() => {
    expectPixel(isAllowed);
    if (!isAllowed) {
      if (window.fbq) unloadPixel();
    } else if (!holdsReferralCode(pathname)) {
      loadPixel(pixel.id);
      trackPageView();
    }
  }, [isAllowed, pathname, pixel.id]);
  const isAsking = mustAsk(pixel, choice, hasGlobalPrivacyControl());
  const Question = useLazyComponent(isAsking, withText(load));
  return isAsking && typeof Question !== "string" ? <Question /> : null;
}
