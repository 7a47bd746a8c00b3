import { type ReactElement, useEffect, useRef, useState } from "react";
import { useDismiss } from "./use-dismiss.ts";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let lastHidden = 0;

/** A short name above a button, for the eye: after 700 ms, sooner within 300 ms of another, at once with the focus. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => {
    if (!isShown) return;
    return () => {
      lastHidden = Date.now();
    };
  }, [isShown]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useDismiss(place, isShown, hide);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for interest in the button inside.
    <span
      ref={place}
      className="relative block"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "touch") return;
        timer.current = setTimeout(setShown, Date.now() - lastHidden < SKIP_DELAY_MS ? 0 : DELAY_MS, true);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && setShown(true)}
      onBlur={hide}
    >
      {children}
      {isShown ? (
        <span
          role="tooltip"
          className="cut absolute bottom-[calc(100%+6px)] left-1/2 z-50 w-max max-w-60 -translate-x-1/2 bg-ink-deep px-3 py-1.5 text-sm text-paper [box-shadow:0_6px_24px_rgb(33_28_74/0.22)]"
        >
          {label}
        </span>
      ) : null}
    </span>
  );
}
