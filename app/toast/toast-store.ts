import { createStore } from "#app/lib/store.ts";

export type Toast = {
  id: number;
  title: string;
  description?: string | undefined;
  tone: "plain" | "good" | "destructive";
  /** Hides the toast from screen readers when a moved focus tells them the same. */
  isSilent?: boolean;
};
export type ToastWords = Pick<Toast, "title"> & Partial<Omit<Toast, "id">>;

export const TOAST_MS = 5000;

export const toastStore = createStore<Toast | null>(null);
let nextId = 1;

export function showToast(words: ToastWords): void {
  toastStore.set({ tone: "plain", ...words, id: nextId++ });
}

export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.set(null);
}

/** Moves the toast into a window that opened, or out of one that closed, without a navigation. */
export function moveToast(): void {
  const toast = toastStore.get();
  if (toast) toastStore.set({ ...toast });
}
