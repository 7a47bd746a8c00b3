/**
 * The texts that a brand gives as it joins, from which forms, lists, exports and commands are made. A new optional field is a
 * row here, its words (`content/waitlist.ts` and its Hindi), its check (`waitlist.ts`), its column with a migration, and its
 * mention in the privacy policy. A brand corrects it on its own page if `OwnCorrectionSchema` lists it.
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

export function perField<T>(value: (field: (typeof entryFields)[number]) => T): Record<EntryField, T> {
  return Object.fromEntries(entryFields.map((field) => [field.name, value(field)])) as Record<EntryField, T>;
}
