import { lazy, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { withinDeadline } from "#app/lib/deadline.ts";
import { useStore } from "#app/lib/store.ts";
import { loadToastView } from "./load-toast-view.ts";
import { dismissToast, TOAST_MS, type Toast, toastStore } from "./toast-store.ts";

/** A toast must be read within its five seconds, so after this time it is shown without the view. */
const TIMEOUT_MS = 2000;

const ToastView = lazy(() => withinDeadline(TIMEOUT_MS, loadToastView));

export function Toaster() {
  const toast = useStore(toastStore);
  // A navigation opens and closes the window over the page, and the toast must then move.
  useLocation();
  if (!toast) return null;
  // An open modal window hides everything outside of it, from screen readers too.
  const place = document.querySelector("dialog:is(.window, .chat-panel)[open]") ?? document.body;
  return createPortal(
    <FallbackBoundary fallback={<PlainToast key={toast.id} toast={toast} />}>
      <Suspense>
        <ToastView toast={toast} place={place} />
      </Suspense>
    </FallbackBoundary>,
    place,
  );
}

/** Announces the words where the toast's view can't be loaded. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <p
      role="alert"
      data-toast={toast.tone}
      className={`cut toast-place border-2 bg-white p-4 ${toast.tone === "destructive" ? "border-alert text-alert" : "border-ink"}`}
    >
      <strong className="font-semibold">{toast.title}</strong> <span>{toast.description}</span>
    </p>
  );
}
