import { type FormEvent, useState } from "react";

/** Messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The messages of a form's last refusal. The form's `onInput` drops or changes the message of the field that is typed in, by
 * `check`; no field gets one before the next send.
 */
export function useFieldErrors(first: FieldErrors, check: (form: FormData) => FieldErrors) {
  const [errors, setErrors] = useState(first);
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const problem = check(new FormData(currentTarget))[name];
    setErrors(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others));
  };
  return { errors, setErrors, onInput };
}
