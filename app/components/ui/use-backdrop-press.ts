import { type PointerEvent, type RefObject, type SyntheticEvent, useRef } from "react";

/** Handlers for a modal dialog that a press beside it closes. Marking text and letting go outside is no such press. */
export function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const began = useRef(false);
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOutside(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (began.current && isOutside(event)) close();
    },
  };
}
