/** The one toast on screen. A new one takes the place of the last. */
export type Toast = { id: number; title: string; description?: string; tone: "plain" | "good" | "destructive" };

/** How long a toast stays. */
export const TOAST_MS = 5000;

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a toast for five seconds. */
export function showToast(toast: { title: string; description?: string; tone?: Toast["tone"] }): void {
  current = { tone: "plain", ...toast, id: nextId++ };
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | null => current;
