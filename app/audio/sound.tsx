import { type ComponentType, useLayoutEffect, useRef } from "react";
import { createStore, useStore } from "#app/lib/store.ts";

/** The bar at the lower edge, which is loaded once something plays. */
export const bar = createStore<ComponentType | null>(null);

/** The one audio element. Kept at module level: the layout remounts after an error, and the sound must go on. */
let element: Element | null = null;

export function Sound() {
  const place = useRef<HTMLDivElement>(null);
  const Bar = useStore(bar);
  useLayoutEffect(() => {
    element ??= document.querySelector("[data-sound]");
    if (element && element.parentNode !== place.current) place.current?.replaceChildren(element);
  }, []);
  return (
    <>
      {/* Unknown to React, which would take it away with the layout. */}
      <div
        ref={place}
        hidden
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
        dangerouslySetInnerHTML={{ __html: '<audio data-sound preload="none"></audio>' }}
        suppressHydrationWarning
      />
      {Bar ? <Bar /> : null}
    </>
  );
}
