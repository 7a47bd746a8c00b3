/**
 * The state of each position's application while it is sent. Kept by position, not in the window: a window that is closed
 * and opened again meanwhile shows the same state, and no second send can start.
 */
import { useCallback, useSyncExternalStore } from "react";
import { showToast } from "#app/toast/toast-store.ts";
import { forgetTyped, submissionIdFor } from "./drafts.ts";
import type { FieldErrors, TypedApplication } from "./fields.ts";
import type { ApplicationFormText } from "./texts.ts";

type Sending =
  | { state: "sending" }
  /** The window thanks; it turns into a form again a moment after it is closed. */
  | { state: "submitted" }
  | { state: "failed"; message: string | null; fields: FieldErrors };

const SHORTEST_SENDING_MS = 1500;
const RESET_AFTER_CLOSING_MS = 300;

const sendings = new Map<string, Sending>();
/** The windows and forms that show a position. */
const watchers = new Map<string, Set<() => void>>();

export const loadCalls = () => import("./calls.ts");

function set(positionId: string, sending: Sending | null): void {
  if (sending) sendings.set(positionId, sending);
  else sendings.delete(positionId);
  for (const watcher of watchers.get(positionId) ?? []) watcher();
}

export function useSending(positionId: string): Sending | null {
  const subscribe = useCallback(
    (watcher: () => void) => {
      const others = watchers.get(positionId) ?? new Set();
      watchers.set(positionId, others.add(watcher));
      return () => others.delete(watcher);
    },
    [positionId],
  );
  return useSyncExternalStore(
    subscribe,
    () => sendings.get(positionId) ?? null,
    () => null,
  );
}

/** Sends what was typed, and says in a toast what came of it, wherever the visitor is by then. */
export async function send(positionId: string, typed: TypedApplication, toasts: ApplicationFormText["toasts"]) {
  if (sendings.get(positionId)?.state === "sending") return;
  set(positionId, { state: "sending" });
  const submissionId = submissionIdFor(positionId, typed);
  const call = async () => (await loadCalls()).sendApplication({ ...typed, positionId, submissionId });
  const [answer] = await Promise.all([
    call().catch(() => ({ ok: false, message: null, fields: {} }) as const),
    new Promise((resolve) => setTimeout(resolve, SHORTEST_SENDING_MS)),
  ]);
  // An open window says it in words of its own.
  const isOpen = (watchers.get(positionId)?.size ?? 0) > 0;
  if (!answer.ok) {
    showToast({ ...toasts.failed, tone: "destructive", isSilent: isOpen });
    set(positionId, { state: "failed", message: answer.message, fields: answer.fields });
    return;
  }
  forgetTyped(positionId);
  showToast({ ...toasts.submitted, tone: "good", isSilent: isOpen });
  // If the window was closed meanwhile, it shows the form when it is opened again.
  set(positionId, isOpen ? { state: "submitted" } : null);
}

/** Called once the form shows why a send failed, so that a form opened later begins without it. */
export function forgetFailure(positionId: string): void {
  if (sendings.get(positionId)?.state === "failed") set(positionId, null);
}

/** Called when a thank-you view is closed. */
export function resetSoon(positionId: string): void {
  setTimeout(() => set(positionId, null), RESET_AFTER_CLOSING_MS);
}
