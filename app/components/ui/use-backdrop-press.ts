import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useRef } from "react";

/**
 * Handlers that close a modal dialog at a press beside it. A text selection that ends outside is no such press, nor is the
 * second half of a double click on the button that opened it.
 */
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
