import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { useLazyComponent } from "#app/components/ui/use-lazy-component.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { currentToast, dismissToast, subscribeToToasts, TOAST_MS, type Toast } from "./toast-store.ts";

/** A view that takes longer counts as failed: a line that is lost without a word would keep the toast from being seen. */
const TIMEOUT_MS = 1000;

/** What draws toasts; where a form is, it has been fetched before (`use-toasts-ahead.ts`). */
const loadView = () => withinDeadline(TIMEOUT_MS, () => import("./toast-view.tsx"));

/** Where toasts appear. What draws them loads with the first one, or with a later one if that failed. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const View = useLazyComponent(toast?.id, loadView);
  // A window over the page opens and closes by a navigation, and the toast then changes its place.
  useLocation();
  if (!toast || View === "loading") return null;
  // What is outside of an open modal window lies behind its backdrop and out of reach, for screen readers too.
  const place = document.querySelector("dialog:is(.window, .chat-panel)[open]") ?? document.body;
  return createPortal(
    View === "failed" ? <PlainToast key={toast.id} toast={toast} /> : <View toast={toast} place={place} />,
    place,
  );
}

/** The words alone, for when what draws toasts can't be had: what was said must still be heard. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <p role="alert" className="cut toast-place border-2 border-ink bg-white p-4">
      <strong className="font-semibold">{toast.title}</strong> {toast.description}
    </p>
  );
}
