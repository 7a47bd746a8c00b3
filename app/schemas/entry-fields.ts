/**
 * The texts that a brand gives as it joins, in the form's order. The form, the join, the operators' correction, the lists, the
 * exports and the commands are made from this table. A new optional field is a row here and:
 * - its words in `content/waitlist.ts` and `content/hi/waitlist.ts`, with `content/hi/made-from.txt` made anew (the test with -u)
 * - its check in `waitlist.ts`, its column in the database's schema, and the migration
 * - its mention in the privacy policy (`content/legal/privacy-policy.ts`)
 *
 * One's own page has its own lists: `OwnCorrectionSchema` in `waitlist.ts`, `OwnCorrection` in `.server/waitlist/correction.ts`,
 * `waitlist/my-entry-view.ts`, `waitlist/my-entry-facts.tsx` and `routes/waitlist/my-entry.tsx`, with the words in
 * `content/my-entry.ts` and `content/hi/my-entry.ts`.
 */
export const entryFields = [
  { name: "brandName", label: "Brand", type: "text", autoComplete: "organization", isRequired: true },
  { name: "founderName", label: "Founder", type: "text", autoComplete: "name", isRequired: true },
  { name: "email", label: "E-mail", type: "email", autoComplete: "email", isRequired: true },
  { name: "phoneNumber", label: "Phone", type: "tel", autoComplete: "tel", isRequired: true },
  { name: "businessType", label: "Brand type", type: "text", autoComplete: "off", isRequired: false },
  { name: "igHandle", label: "Instagram", type: "text", autoComplete: "off", isRequired: false },
] as const;

export type EntryField = (typeof entryFields)[number]["name"];
export const entryFieldNames: readonly EntryField[] = entryFields.map(({ name }) => name);

/** An object with a value for each field. */
export function perField<T>(value: (field: (typeof entryFields)[number]) => T): Record<EntryField, T> {
  return Object.fromEntries(entryFields.map((field) => [field.name, value(field)])) as Record<EntryField, T>;
}
