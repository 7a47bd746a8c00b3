import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import type { TooltipViewProps } from "./tooltip-view.tsx";

type TooltipProps = { label: string; children: ReactElement };

/**
 * A short name beside an icon button (after 700 ms, 300 ms between neighbours). The button carries its own label; the
 * tooltip is for eyes. What draws it loads when a pointer or the focus first reaches a button that has one; the button is
 * mounted anew then, so a focus that was seen is given back (any other would open it under a finger), and never in the middle of a
 * press, which would be lost.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [View, setView] = useState<ComponentType<TooltipViewProps> | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  const isPointedAt = useRef(false);
  const release = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const button = place.current?.querySelector<HTMLElement>("button, a");
    if (!View || !button) return;
    if (hadFocus.current) button.focus();
    // A pointer that rests on it by now moves no more, and would never be noticed.
    if (isPointedAt.current) {
      button.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    }
  }, [View]);
  const load = () => {
    if (View) return;
    import("./tooltip-view.tsx").then(
      async (module) => {
        await release.current;
        hadFocus.current = place.current?.querySelector(":focus-visible") != null;
        setView(() => module.TooltipView);
      },
      // Without it the button still says its name to those who ask.
      () => {},
    );
  };
  const press = () => {
    release.current = new Promise((released) => {
      // The click follows the release.
      const done = () => setTimeout(released);
      for (const end of ["pointerup", "pointercancel"]) addEventListener(end, done, { once: true });
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the first interest in the button inside.
    <span
      ref={place}
      className="contents"
      onPointerEnter={() => {
        isPointedAt.current = true;
        load();
      }}
      onPointerLeave={() => {
        isPointedAt.current = false;
      }}
      onPointerDown={press}
      onFocus={load}
    >
      {View ? <View label={label}>{children}</View> : children}
    </span>
  );
}
