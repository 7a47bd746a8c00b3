/**
 * Keeps the typed text of forms with `data-draft` in this tab until `forgetForm`, under the attribute's value: the terms are
 * on another page, and who comes back from it must find the typed text again. It listens from this module's start, not from
 * hydration: if something has changed the page's text, React renders the page anew on hydration, and the form with it.
 */
import { useLayoutEffect } from "react";
import { orNull } from "./or-null.ts";
import { forgetInTab, keepInTab, recallFromTab } from "./session-storage.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;
/**
 * A field's value or tick, and the one that the page had given it. `given` is compared at the return: if the page now gives
 * another value, as with a new referral link, that one stays.
 */
type FormDraft = Record<string, { value: string | boolean; given: string | boolean }>;

/** The fields a visitor fills in: neither hidden ones nor the honeypot. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.name !== "" &&
      field.type !== "hidden" &&
      field.tabIndex >= 0,
  );

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";
const read = (field: Field) =>
  isBox(field)
    ? { value: field.checked, given: field.defaultChecked }
    : { value: field.value, given: field.defaultValue };

function isTouched(field: Field): boolean {
  const { value, given } = read(field);
  return value !== given;
}

function keep(form: HTMLFormElement, fields: readonly Field[]): void {
  const key = form.dataset.draft;
  if (!key || fields.length === 0) return;
  keepInTab(key, { ...recall(key), ...Object.fromEntries(fields.map((field) => [field.name, read(field)])) });
}

/** The kept values of a form. An older version of this module may have stored them, without `value`. */
function recall(key: string): FormDraft {
  return (recallFromTab(key) ?? {}) as FormDraft;
}

function restore(form: HTMLFormElement): void {
  const kept = recall(form.dataset.draft ?? "");
  for (const field of fieldsOf(form)) {
    const before = kept[field.name];
    // Skips a field with text typed since, and a field for which the page now gives a newer value.
    if (!before || isTouched(field) || (field.value !== "" && before.given !== read(field).given)) continue;
    if (isBox(field)) field.checked = before.value === true;
    else if (typeof before.value === "string") field.value = before.value;
  }
}

/** Restores the typed text. A form returned by the page's action (`isReturned`) is newer, so its values are stored instead. */
export function useFormDraft(form: React.RefObject<HTMLFormElement | null>, isReturned: boolean): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    if (isReturned) keep(form.current, fieldsOf(form.current));
    else restore(form.current);
  }, [form, isReturned]);
}

/** Forgets the typed text, once it is sent. */
export function forgetForm(key: string): void {
  forgetInTab(key);
}

if (typeof document !== "undefined") {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.form)
        keep(
          target.form,
          fieldsOf(target.form).filter((field) => field === target),
        );
    }
  });
  // Caught: an error while a module loads would stop all of the page's scripts.
  orNull(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
      keep(form, fieldsOf(form).filter(isTouched));
    }
  });
}
