/** The one toast on screen. A new one takes the place of the last. */
export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone: "plain" | "good" | "destructive";
  /** For the eye alone, where a screen reader is told of the same by the focus. */
  isSilent?: boolean;
};

/** How long a toast stays. */
export const TOAST_MS = 5000;

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast for five seconds. */
export function showToast(toast: Pick<Toast, "title"> & Partial<Omit<Toast, "id">>): void {
  change({ tone: "plain", ...toast, id: nextId++ });
}

export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

/** Called by a window that opened or closed without a navigation: a toast on screen moves into it, or out of it. */
export function moveToast(): void {
  if (current) change({ ...current });
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | null => current;
