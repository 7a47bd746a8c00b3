import { type RefObject, useEffect, useEffectEvent } from "react";

/** While `open`, calls `close` at a press or focus outside `ref`, or at Escape: then the focus is restored. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  close: (reason: "outside" | "escape") => void,
): void {
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close("outside");
  });
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") close("escape");
  });
  useEffect(() => {
    if (!open) return;
    const shut = new AbortController();
    const { signal } = shut;
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => shut.abort();
  }, [open]);
}
