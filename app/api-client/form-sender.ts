import type { FormEvent } from "react";
import { createStore } from "#app/lib/store.ts";
import { loadToastView } from "#app/toast/load-toast-view.ts";
import { showToast, type ToastWords } from "#app/toast/toast-store.ts";
import type { Answer } from "./call-api.ts";

type Sending<Data> = { isSending: boolean; answer: Answer<Data> | null };

/**
 * Handles a form's submit with scripts. Where these fail in the visitor's browser, the form is sent as it is sent without
 * them, and not silently kept from it.
 */
export const withScripts = (send: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = event.currentTarget;
  try {
    send(form);
  } catch {
    form.submit();
  }
};

/**
 * How every form is sent: once at a time, with its outcome told in a toast. It lives outside of React, so a call goes on
 * while the visitor leaves the page, and is found again by whoever comes back.
 */
export function createFormSender<Data>() {
  const idle: Sending<Data> = { isSending: false, answer: null };
  const store = createStore(idle);
  return {
    ...store,
    /** Forgets the last answer. */
    reset: () => store.set(idle),
    /**
     * Sends, unless that is under way. `settle` acts on the answer and gives the words for it; the form counts as being
     * sent until it has.
     */
    async send(call: () => Promise<Answer<Data>>, settle: (answer: Answer<Data>) => ToastWords): Promise<void> {
      if (store.get().isSending) return;
      store.set({ isSending: true, answer: null });
      // The toaster does without it if it does not come.
      loadToastView().catch(() => {});
      let answer: Answer<Data> | null = null;
      try {
        answer = await call();
        showToast(settle(answer));
      } finally {
        store.set({ isSending: false, answer });
      }
    },
  };
}
