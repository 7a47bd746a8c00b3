import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { loadModule } from "#app/lib/load-module.ts";
import type { TooltipViewProps } from "./tooltip-view.client.tsx";

type TooltipProps = { label: string; children: ReactElement };

/**
 * A short name beside an icon button (after 700 ms, 300 ms between neighbours), for the eye: the button has its own label.
 * Its view loads when a pointer or the focus first reaches such a button. That remounts the button, so visible focus is
 * given back (invisible focus would open the tooltip under a finger), and it waits for the end of a press, which would be
 * lost.
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
    // A resting pointer sends no more events, so the new button would not notice it.
    if (isPointedAt.current) {
      button.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    }
  }, [View]);
  const load = () => {
    if (View) return;
    loadModule(() => import("./tooltip-view.client.tsx")).then(
      async (module) => {
        await release.current;
        hadFocus.current = place.current?.querySelector(":focus-visible") != null;
        setView(() => module.TooltipView);
      },
      // Without it the button still has its label.
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
