/** The form's fields and what is typed into them, for the browser's call and the page's action alike. */
export const applicationFields = [
  { name: "fullName", type: "text", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", inputMode: "email", required: true },
  { name: "phone", type: "tel", autoComplete: "tel", inputMode: "tel", required: true },
  { name: "resumeUrl", type: "url", autoComplete: "off", inputMode: "url", required: true },
  { name: "linkedinUrl", type: "url", autoComplete: "off", inputMode: "url", required: false },
  { name: "portfolioUrl", type: "url", autoComplete: "url", inputMode: "url", required: false },
  { name: "coverLetter", rows: 7, required: true },
] as const;
type FieldName = (typeof applicationFields)[number]["name"];
export const fieldNames: readonly FieldName[] = applicationFields.map(({ name }) => name);

/** The typed text as strings: enough to show the form again. */
export type TypedApplication = Record<FieldName, string>;

export function readApplicationForm(form: FormData): TypedApplication {
  const text = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as TypedApplication;
}
