/**
 * What is typed into a form with `data-kept` stays in the open tab until `forgetForm`, under the attribute's value: the
 * terms are a page of their own, and coming back must lose nothing. It listens from the moment this module is there and
 * not from hydration: where something has changed the page's text, React draws the page anew as it takes it over, and the
 * form with it.
 */
import { useLayoutEffect } from "react";
import { quietly } from "./quietly.ts";
import { forgetInTab, keepInTab, recallFromTab } from "./session-storage.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;
/** A field's value or tick, and what it was given by the page: a new link's referral code is newer than the typed one. */
type Kept = Record<string, { value: string | boolean; given: string | boolean }>;

/** The fields a visitor fills in: not the hidden ones, and not the one that programs fall for. */
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
  const key = form.dataset.kept;
  if (!key || fields.length === 0) return;
  keepInTab(key, { ...recall(key), ...Object.fromEntries(fields.map((field) => [field.name, read(field)])) });
}

/** Only this module writes there, but an older version of it may have: then there is nothing under `value`. */
function recall(key: string): Kept {
  return (recallFromTab(key) ?? {}) as Kept;
}

function restore(form: HTMLFormElement): void {
  const kept = recall(form.dataset.kept ?? "");
  for (const field of fieldsOf(form)) {
    const before = kept[field.name];
    // What stands there already was typed since, and what the page gives now may be newer than what it gave then.
    if (!before || isTouched(field) || (field.value !== "" && before.given !== read(field).given)) continue;
    if (isBox(field)) field.checked = before.value === true;
    else if (typeof before.value === "string") field.value = before.value;
  }
}

/** Puts back what was typed; where the page's own action sent the form back (`isReturned`), that is newer, and kept. */
export function useKeptForm(form: React.RefObject<HTMLFormElement | null>, isReturned: boolean): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    if (isReturned) keep(form.current, fieldsOf(form.current));
    else restore(form.current);
  }, [form, isReturned]);
}

/** Forgets what was typed, once it is sent. */
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
  // Quietly: what a module throws while it loads would take the whole page's scripts with it.
  quietly(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-kept]")) {
      keep(form, fieldsOf(form).filter(isTouched));
    }
  });
}
