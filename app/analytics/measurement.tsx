import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useHref } from "react-router";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { loadModule } from "#app/lib/load-module.ts";
import type { PixelSettings } from "./consent.ts";
import type { PrivacyDialogProps } from "./privacy-dialog.client.tsx";
import type { Load, MeasurementProps } from "./props.ts";
import { expectPixel } from "./track.ts";

const LiveMeasurement = lazy(() => loadModule(() => import("./live-measurement.client.tsx")));

/** The pixel and its question; without a pixel their code never loads. */
export function Measurement(props: MeasurementProps) {
  const [isHydrated, setHydrated] = useState(false);
  const hasPixel = props.pixel.id !== "";
  useEffect(() => {
    if (!hasPixel) expectPixel(false);
    setHydrated(true);
  }, [hasPixel]);
  if (!hasPixel || !isHydrated) return null;
  return (
    <FallbackBoundary fallback={null}>
      <Suspense>
        <LiveMeasurement {...props} />
      </Suspense>
    </FallbackBoundary>
  );
}

type PrivacyChoicesLinkProps = { label: string; pixel: PixelSettings; load: Load<PrivacyDialogProps> };

/** The footer's 'Privacy choices': a link to the policy, which scripts turn into the choices themselves. */
export function PrivacyChoicesLink({ label, pixel, load }: PrivacyChoicesLinkProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    // Without the dialog, the link works as it does without scripts.
    load().then(setLoaded, () => window.location.assign(href));
  };
  return (
    <>
      <a href={useHref("/privacy-policy")} className="footer-link" onClick={open}>
        {label}
      </a>
      {loaded ? <loaded.default text={loaded.text} pixel={pixel} onClose={() => setLoaded(null)} /> : null}
    </>
  );
}
