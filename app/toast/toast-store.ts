import { createStore } from "#app/lib/store.ts";

export type Toast = {
  id: number;
  title: string;
  description?: string | undefined;
  tone: "plain" | "good" | "destructive";
  /** For the eye alone, when a moved focus tells screen readers the same. */
  isSilent?: boolean;
};
/** The words of a toast to show. */
export type ToastWords = Pick<Toast, "title"> & Partial<Omit<Toast, "id">>;

/** How long a toast stays. */
export const TOAST_MS = 5000;

/** The one toast on screen. A new one replaces it. */
export const toastStore = createStore<Toast | null>(null);
let nextId = 1;

/** Shows a toast for five seconds. */
export function showToast(words: ToastWords): void {
  toastStore.set({ tone: "plain", ...words, id: nextId++ });
}

export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.set(null);
}

/** Call it when a window opens or closes without a navigation: the toast on screen moves into it, or out of it. */
export function moveToast(): void {
  const toast = toastStore.get();
  if (toast) toastStore.set({ ...toast });
}
