import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useRef } from "react";

/** Closes a modal dialog at a press beside it, but not at a text selection or a double click that ends there. */
export function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const began = useRef(false);
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (event.detail < 2 && began.current && isOutside(event)) close();
    },
  };
}
