import { type FormEvent, type RefObject, useCallback, useEffect, useState } from "react";

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The messages of a form's last refusal. `refuse` shows them and focuses the first invalid field, else the button; `onInput`
 * judges a field that has one again, by `check`.
 */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  first: FieldErrors,
  check: (form: FormData) => FieldErrors,
) {
  const [errors, setErrors] = useState(first);
  const [refusals, setRefusals] = useState(0);
  // Once the messages are rendered: they move the field that focus() scrolls to, and are read with it.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
  }, [refusals, form]);
  const refuse = useCallback((found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  }, []);
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const problem = check(new FormData(currentTarget))[name];
    setErrors(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others));
  };
  return { errors, setErrors, refuse, onInput };
}
