import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { moveToast } from "#app/toast/toast-store.ts";

type ChatDialog = {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  isModal: boolean;
  isWhole: boolean;
  close: (reason: "dismissed" | "left") => void;
};

/** Opens and closes the panel's dialog, keeps it in the visible part of the window, and moves the focus. */
export function useChatDialog({ dialog, input, isOpen, isModal, isWhole, close }: ChatDialog): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || (!isOpen && !element.open)) return;
    // Shown in another way, it keeps the focus inside.
    const { activeElement } = document;
    const focused = isOpen && element.contains(activeElement) ? activeElement : null;
    element.close();
    if (isOpen) element[isModal ? "showModal" : "show"]();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    moveToast();
  }, [dialog, isOpen, isModal]);

  // Escape closes a panel that is no modal, wherever the focus is; only from inside it takes the focus to the button.
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape" || document.querySelector("dialog:not(.chat-panel)[open]")) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !dialog.current?.contains(activeElement);
    close(isElsewhere ? "left" : "dismissed");
  });
  useEffect(() => {
    if (!isOpen || isModal) return;
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [isOpen, isModal]);

  // On some phones the keyboard covers the lower half of the window; the panel uses the visible part.
  useEffect(() => {
    const [element, view] = [dialog.current, window.visualViewport];
    if (!element || !view || !isOpen || !isWhole) return;
    const fitToView = () => {
      element.style.setProperty("--chat-height", `${view.height}px`);
      element.style.setProperty("--chat-top", `${view.offsetTop}px`);
    };
    fitToView();
    view.addEventListener("resize", fitToView);
    view.addEventListener("scroll", fitToView);
    return () => {
      view.removeEventListener("resize", fitToView);
      view.removeEventListener("scroll", fitToView);
      element.removeAttribute("style");
    };
  }, [dialog, isOpen, isWhole]);

  // Opened, it focuses the input; where that would bring up a touch keyboard, the panel.
  useEffect(() => {
    if (!isOpen) return;
    const line = matchMedia("(pointer: coarse)").matches ? null : input.current;
    const isUsable = line && !line.disabled && line.offsetParent !== null;
    (isUsable ? line : dialog.current)?.focus({ preventScroll: !isUsable });
  }, [dialog, input, isOpen]);

  // It closes when the page changes, before that page focuses its heading. A modal also closes at a step within the page;
  // beside the panel the page is used, and its steps (a calculator's) change its address.
  const { key, pathname } = useLocation();
  const openedAt = useRef({ key, pathname });
  useLayoutEffect(() => {
    const hasLeft = isModal ? openedAt.current.key !== key : openedAt.current.pathname !== pathname;
    if (isOpen && hasLeft) {
      dialog.current?.close();
      close("left");
    }
    openedAt.current = { key, pathname };
  });
}
