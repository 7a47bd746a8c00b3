import { type ComponentType, useEffect, useState } from "react";
import { useLazyComponent } from "#app/components/ui/use-lazy-component.ts";
import type { PixelSettings } from "./consent.ts";
import type { PrivacyDialogProps } from "./privacy-dialog.tsx";
import type { PrivacyText } from "./privacy-text.ts";
import { expectPixel } from "./track.ts";

/** Brings a view and the words it shows, when they are wanted. The root has both; nothing here holds copy. */
type Load<Props> = () => Promise<{ default: ComponentType<Props>; text: PrivacyText }>;

/** A loaded view with its words put in. */
export function withText<Props extends { text: PrivacyText }>(load: Load<Props>) {
  return async () => {
    const { default: View, text } = await load();
    return { default: (props: Omit<Props, "text">) => <View {...({ ...props, text } as Props)} /> };
  };
}

export type MeasurementProps = { pixel: PixelSettings; load: Load<{ text: PrivacyText }> };

/** Everything about the pixel, where an operator has set one; the code for it loads nowhere else. */
export function Measurement(props: MeasurementProps) {
  const hasPixel = props.pixel.id !== "";
  useEffect(() => {
    if (!hasPixel) expectPixel(false);
  }, [hasPixel]);
  const Live = useLazyComponent(hasPixel, () => import("./live-measurement.tsx"));
  return hasPixel && typeof Live !== "string" ? <Live {...props} /> : null;
}

const POLICY = "/privacy-policy";

type PrivacyChoicesLinkProps = { label: string; pixel: PixelSettings; load: Load<PrivacyDialogProps> };

/** The footer's 'Privacy choices': a link to the policy that, with scripts, opens the choices themselves. */
export function PrivacyChoicesLink({ label, pixel, load }: PrivacyChoicesLinkProps) {
  const [open, setOpen] = useState(false);
  const Dialog = useLazyComponent(open, withText(load));
  const isMissing = open && Dialog === "failed";
  useEffect(() => {
    // The choices can't be had: then the link does what it says without scripts.
    if (isMissing) window.location.assign(POLICY);
  }, [isMissing]);
  return (
    <>
      <a
        href={POLICY}
        className="footer-link"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </a>
      {open && typeof Dialog !== "string" ? <Dialog pixel={pixel} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
