import type { FormEvent } from "react";
import { createStore } from "#app/lib/store.ts";
import { loadToastView } from "#app/toast/load-toast-view.ts";
import { showToast, type ToastWords } from "#app/toast/toast-store.ts";
import type { ApiResult } from "./call-api.ts";

type Sending<Data> = { isSending: boolean; answer: ApiResult<Data> | null };

/** Handles a form's submit with scripts; if they throw, the form is submitted as without scripts. */
export const withScripts = (send: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = event.currentTarget;
  try {
    send(form);
  } catch {
    form.submit();
  }
};

/** Sends a form, one call at a time, also when its visitor leaves the page, and shows its outcome in a toast. */
export function createFormSender<Data>() {
  const idle: Sending<Data> = { isSending: false, answer: null };
  const store = createStore(idle);
  return {
    ...store,
    reset: () => store.set(idle),
    /** Sends, unless a call is running. `settle` acts on the answer and returns the toast's words. */
    async send(call: () => Promise<ApiResult<Data>>, settle: (answer: ApiResult<Data>) => ToastWords): Promise<void> {
      if (store.get().isSending) return;
      store.set({ isSending: true, answer: null });
      // The toaster shows plain text where the toast's view can't be loaded.
      loadToastView().catch(() => {});
      let answer: ApiResult<Data> | null = null;
      try {
        answer = await call();
        showToast(settle(answer));
      } finally {
        store.set({ isSending: false, answer });
      }
    },
  };
}
