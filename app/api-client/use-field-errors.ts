import { type FormEvent, useState } from "react";

export type FieldErrors = Readonly<Record<string, string>>;

/** The messages of a form's last refusal. `onInput` judges a field that has one again, by `check`. */
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
