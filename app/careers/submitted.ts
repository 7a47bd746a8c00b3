/** Which positions' windows show the thank-you view. They turn into forms again a moment after they are closed. */
import { useSyncExternalStore } from "react";

const RESET_AFTER_CLOSING_MS = 300;

const submitted = new Set<string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function markSubmitted(positionId: string): void {
  submitted.add(positionId);
  notify();
}

/** Called when a thank-you view is closed. */
export function resetSoon(positionId: string): void {
  setTimeout(() => {
    submitted.delete(positionId);
    notify();
  }, RESET_AFTER_CLOSING_MS);
}

export function useSubmitted(positionId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => submitted.has(positionId),
    () => false,
  );
}
