/** What is wrong with a field. The field names it by `id` in `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1 font-semibold text-alert text-sm">
      {message}
    </p>
  );
}
