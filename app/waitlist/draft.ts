/**
 * What was typed into the join form, kept in the open tab until it is joined with: reading the terms and coming back
 * loses nothing.
 */
import { asForm, forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import { type JoinDraft, readJoinForm, textFields } from "./join-fields.ts";

const KEY = "ladoo:join";

type Kept = { typed: JoinDraft; arrivedWith: string };

/** Keeps what stands in the form, and the code in the link that led to it. */
export function keepTyped(form: HTMLFormElement, arrivedWith: string): void {
  const kept: Kept = { typed: readJoinForm(new FormData(form)).draft, arrivedWith };
  keepInTab(KEY, kept);
}

/** Whether somebody typed into the form, be it before hydration. */
export function isTouched(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  );
}

function recall(): Kept | null {
  const kept = recallFromTab(KEY);
  if (typeof kept !== "object" || kept === null || !("typed" in kept)) return null;
  const arrivedWith = "arrivedWith" in kept ? String(kept.arrivedWith) : "";
  return { typed: readJoinForm(asForm(kept.typed)).draft, arrivedWith };
}

/** Puts what was typed earlier back. What stands in a field already was typed since. */
export function restoreTyped(form: HTMLFormElement, arrivedWith: string): void {
  const kept = recall();
  if (!kept) return;
  for (const name of textFields) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    // The code of the same link gives way to what was made of it; that of a new link is news.
    const isOld = name === "referredBy" && field.value === arrivedWith && kept.arrivedWith === arrivedWith;
    if (field.value === "" || isOld) field.value = kept.typed[name];
  }
  for (const name of ["acceptedTerms", "acceptedMarketing"] as const) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.checked ||= kept.typed[name];
  }
}

export function forgetTyped(): void {
  forgetInTab(KEY);
}
