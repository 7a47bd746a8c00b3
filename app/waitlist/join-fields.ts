/** The form's fields as typed, for the browser's call and the page's action alike. */
import { entryFields } from "#app/schemas/entry-fields.ts";
import { lineOf } from "#app/schemas/plain-text.ts";

export const textFields = [
  ...entryFields,
  { name: "referredBy", type: "text", autoComplete: "off", isRequired: false },
] as const;
export type JoinTextField = (typeof textFields)[number]["name"];

/** The storage key of the typed text, in this tab. */
export const JOIN_DRAFT = "ladoo:join";

/** The typed text and ticks: enough to show the form again. */
export type JoinDraft = Record<JoinTextField, string> & { acceptedTerms: boolean; acceptedMarketing: boolean };

/** The honeypot's name: one that no browser and no password manager fills in. */
export const HONEYPOT_FIELD = "leaveEmpty";

/** Values that count as not ticked. A browser sends "on" or omits the field; programs send these. */
const NO = new Set(["", "0", "n", "no", "off", "false", "null", "undefined"]);

/** Reads the typed fields, the honeypot and Turnstile's token. */
export function readJoinForm(form: FormData): { draft: JoinDraft; leaveEmpty: string; turnstileToken: string } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const isTicked = (name: string) =>
    form.getAll(name).some((value) => typeof value === "string" && !NO.has(value.trim().toLowerCase()));
  const draft = {
    ...(Object.fromEntries(textFields.map(({ name }) => [name, text(name)])) as Record<JoinTextField, string>),
    acceptedTerms: isTicked("acceptedTerms"),
    acceptedMarketing: isTicked("acceptedMarketing"),
  };
  return { draft, leaveEmpty: text(HONEYPOT_FIELD), turnstileToken: text("cf-turnstile-response") };
}

export const isComplete = (draft: JoinDraft): boolean =>
  draft.acceptedTerms && textFields.every(({ name, isRequired }) => !isRequired || lineOf(draft[name]) !== "");
