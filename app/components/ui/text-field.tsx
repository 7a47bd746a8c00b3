import type { ComponentProps, ReactNode } from "react";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  id: string;
  label: string;
  hint?: { text: string; className: string };
  /** The word beside the label of a field that may stay empty. */
  optional?: string | null;
  error: string | undefined;
  note?: ReactNode;
  rows?: number;
  className?: string;
  fieldClassName: string;
};

export const noteId = (id: string): string => `${id}-notice`;

/** A field with its label and hint above and its message below, all tied together for screen readers. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, optional, error, note, rows, className, fieldClassName, ...input } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`, note && noteId(id)].filter(Boolean).join(" ");
  const field = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    className: `field ${fieldClassName}`,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> ({optional})</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={`text-ink-soft text-sm ${hint.className}`}>
          {hint.text}
        </p>
      ) : null}
      {rows ? (
        <textarea
          {...field}
          name={input.name}
          required={input.required}
          defaultValue={input.defaultValue}
          rows={rows}
        />
      ) : (
        <input {...input} {...field} />
      )}
      <FieldError id={`${id}-error`} message={error} />
      {note}
    </div>
  );
}

/** What is wrong with a field. The field names it by `id` in `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1 font-semibold text-alert text-sm">
      {message}
    </p>
  );
}
