import { type RefObject, useEffect } from "react";

/** While `open`, calls `close` at a press or focus outside `ref`, or at Escape: then the focus is restored. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  close: (reason: "outside" | "escape") => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close("outside");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close("escape");
    };
    const shut = new AbortController();
    const { signal } = shut;
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => shut.abort();
  }, [ref, open, close]);
}
