/** The form's fields as typed, for the browser's call and the page's action alike. */

export const fieldNames = [
  "fullName",
  "email",
  "phone",
  "resumeUrl",
  "linkedinUrl",
  "portfolioUrl",
  "coverLetter",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The typed text as strings: enough to show the form again. */
export type TypedApplication = Record<FieldName, string>;

export function readApplicationForm(form: FormData): TypedApplication {
  const text = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as TypedApplication;
}
