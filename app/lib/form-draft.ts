/**
 * Keeps the typed text of forms with `data-draft` in this tab until `forgetForm`, since a visitor may read the terms on
 * another page in between. It starts before hydration, which renders a page anew whose text an extension has changed.
 */
import { useLayoutEffect } from "react";
import { orNull } from "./or-null.ts";
import { forgetInTab, keepInTab, recallFromTab } from "./session-storage.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;
/** A field's value, and the one that the page gave it: if the page gives another later, the page's value stays. */
type FormDraft = Record<string, { value: string | boolean; given: string | boolean }>;

/** The fields that a visitor fills in. */
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

/** The stored values of a form. An older version of this module stored them without `value`. */
const recall = (key: string): FormDraft => (recallFromTab(key) ?? {}) as FormDraft;

function restore(form: HTMLFormElement): void {
  const kept = recall(form.dataset.draft ?? "");
  for (const field of fieldsOf(form)) {
    const before = kept[field.name];
    // Skips a field with text typed since, and a field for which the page gives a newer value.
    if (!before || isTouched(field) || (field.value !== "" && before.given !== read(field).given)) continue;
    if (isBox(field)) field.checked = before.value === true;
    else if (typeof before.value === "string") field.value = before.value;
  }
}

/** Restores the typed text. A form that the page's action returned is newer, so its values are stored instead. */
export function useFormDraft(form: React.RefObject<HTMLFormElement | null>, isReturned: boolean): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    if (isReturned) keep(form.current, fieldsOf(form.current));
    else restore(form.current);
  }, [form, isReturned]);
}

export function forgetForm(key: string): void {
  forgetInTab(key);
}

if (typeof document !== "undefined") {
  document.addEventListener("input", ({ target }) => {
    const { form } = target as Partial<Field>;
    const typedIn = form && fieldsOf(form).filter((field) => field === target);
    if (typedIn) keep(form, typedIn);
  });
  // An error while a module loads would stop all of the page's scripts.
  orNull(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
      keep(form, fieldsOf(form).filter(isTouched));
    }
  });
}
