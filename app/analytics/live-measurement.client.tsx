import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { holdsReferralCode } from "#app/lib/referral-address.ts";
import { useStore } from "#app/lib/store.ts";
import { choiceIn, choiceStore, hasGlobalPrivacyControl, mayMeasure, mustAsk } from "./consent.ts";
import type { MeasurementProps } from "./props.ts";
import { loadPixel, trackPageView, unloadPixel } from "./pixel.ts";
import { expectPixel } from "./track.ts";

/** Loads the pixel and removes it, as consent demands, reports pages to it, and shows the question. */
export default function LiveMeasurement({ pixel, load }: MeasurementProps) {
  const choice = choiceIn(useStore(choiceStore), pixel);
  const isAllowed = mayMeasure(pixel, choice, hasGlobalPrivacyControl());
  const { pathname } = useLocation();
  useEffect(() => {
    expectPixel(isAllowed);
    if (!isAllowed) unloadPixel();
    else if (!holdsReferralCode(pathname)) {
      loadPixel(pixel.id);
      trackPageView();
    }
  }, [isAllowed, pathname, pixel.id]);
  const [Question] = useState(() =>
    lazy(async () => {
      const { default: View, text } = await load();
      return { default: () => <View text={text} pixel={pixel} /> };
    }),
  );
  if (!mustAsk(pixel, choice, hasGlobalPrivacyControl())) return null;
  return (
    <FallbackBoundary fallback={null}>
      <Suspense>
        <Question />
      </Suspense>
    </FallbackBoundary>
  );
}
