import { InlineLinks } from "#app/components/ui/inline-links.tsx";
import { FieldError, noteId, TextField } from "#app/components/ui/text-field.tsx";
import { meantAddress } from "#app/lib/email.ts";
import { fill } from "#app/lib/fill.ts";
import { lacksReferralCode } from "#app/lib/referral-code.ts";
import { seemsMistyped } from "#app/schemas/phone.ts";
import { HONEYPOT_FIELD, type JoinDraft, type JoinTextField, textFields } from "./join-fields.ts";
import type { FormText } from "./texts.ts";

/** A note under a field, which blocks nothing. A press on it puts `meant` into the field. */
type Note = { text: string; meant?: string };
export type Notes = Partial<Record<JoinTextField, Note | null>>;

/** The note that the text typed into a field calls for. */
export function noteOn(name: JoinTextField, typed: string, text: FormText["fields"]): Note | null {
  const meant = name === "email" && meantAddress(typed);
  if (meant) return { text: fill(text.email.misspelt, { address: meant }), meant };
  if (name === "phoneNumber" && seemsMistyped(typed)) return { text: text.phoneNumber.notTenDigits };
  return name === "referredBy" && lacksReferralCode(typed) ? { text: text.referralCode.noCode } : null;
}

type JoinInputsProps = {
  text: FormText;
  /** The typed text, when the page's action returned it. */
  draft: JoinDraft | undefined;
  errors: Readonly<Record<string, string>>;
  referralCode: string;
  isSending?: boolean;
  notes?: Notes;
  onLeave?: (name: JoinTextField, typed: string) => void;
  children?: React.ReactNode;
};

export function JoinInputs(props: JoinInputsProps) {
  const { text, draft, errors, referralCode, isSending = false, notes = {}, onLeave, children } = props;
  return (
    <>
      <input type="hidden" name="intent" value="join" />
      {textFields.map(({ name, type, autoComplete, isRequired }) => {
        const id = `join-${name}`;
        const { label, hint } = name === "referredBy" ? text.fields.referralCode : text.fields[name];
        // The label says it all on a phone, where room is dear.
        const isPlain = name === "brandName" || name === "founderName";
        // One message for one fault: an error already says what is wrong.
        const note = errors[name] ? null : notes[name];
        return (
          <TextField
            key={name}
            id={id}
            name={name}
            label={label}
            hint={{ text: hint, className: isPlain ? "max-sm:sr-only" : "" }}
            optional={isRequired ? null : text.optional}
            error={errors[name]}
            note={note && <FieldNote id={noteId(id)} name={name} note={note} />}
            type={type}
            inputMode={type === "text" ? undefined : type}
            autoComplete={autoComplete}
            autoCapitalize={name === "referredBy" ? "characters" : undefined}
            required={isRequired}
            onBlur={({ currentTarget }) => onLeave?.(name, currentTarget.value)}
            defaultValue={draft?.[name] ?? (name === "referredBy" ? referralCode : "")}
            className="gap-y-0 @min-[25rem]:row-span-4 @min-[25rem]:grid @min-[25rem]:grid-rows-subgrid"
            fieldClassName="mt-1 scroll-mt-[calc(var(--clear-above)+2.5rem)]"
          />
        );
      })}
      <div className="space-y-1 @min-[25rem]:col-span-2">
        <Tick name="acceptedTerms" required defaultChecked={draft?.acceptedTerms} error={errors.acceptedTerms}>
          <InlineLinks text={text.terms} />
        </Tick>
        <Tick name="acceptedMarketing" defaultChecked={draft?.acceptedMarketing}>
          {text.marketing} <span className="text-ink-soft">({text.optional})</span>
        </Tick>
      </div>
      {/* The honeypot: people don't see it, but programs that fill in everything do. */}
      <div className="absolute left-[-200vw]" aria-hidden="true">
        <label>
          {text.leaveEmpty}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
      <div className="@min-[25rem]:col-span-2">
        <button type="submit" disabled={isSending} className="button button-primary w-full sm:w-auto">
          {isSending ? text.submitting : text.submit}
        </button>
        <p className="mt-4 text-ink-soft text-sm">
          <InlineLinks text={text.privacyNote} />
        </p>
      </div>
    </>
  );
}

function FieldNote({ id, name, note }: { id: string; name: string; note: Note }) {
  return (
    <p id={id} role="status" className="mt-1 font-semibold text-sm">
      {note.meant ? (
        <button type="button" className="text-link min-h-11 text-left" onClick={(event) => put(event, name, note)}>
          {note.text}
        </button>
      ) : (
        note.text
      )}
    </p>
  );
}

type TickProps = {
  name: "acceptedTerms" | "acceptedMarketing";
  required?: boolean;
  defaultChecked?: boolean | undefined;
  error?: string | undefined;
  children: React.ReactNode;
};

function Tick({ name, required = false, defaultChecked = false, error, children }: TickProps) {
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          required={required}
          defaultChecked={defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `join-${name}-error` : undefined}
          className="tick-box mt-0.5"
        />
        <span>{children}</span>
      </label>
      <FieldError id={`join-${name}-error`} message={error} />
    </div>
  );
}

/** Puts what was meant into the form's field, judges it again as leaving the field does, and moves the focus there. */
function put({ currentTarget }: React.MouseEvent<HTMLButtonElement>, name: string, { meant = "" }: Note): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = meant;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  field.focus();
}
