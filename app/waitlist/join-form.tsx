import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { track } from "#app/analytics/track.ts";
import { withScripts } from "#app/api-client/form-sender.ts";
import { useFieldErrors } from "#app/api-client/use-field-errors.ts";
import { InlineLinks } from "#app/components/ui/inline-links.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { editionOf, editions } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { forgetForm, useFormDraft } from "#app/lib/form-draft.ts";
import { lacksReferralCode } from "#app/lib/referral-code.ts";
import { meantAddress } from "#app/lib/email.ts";
import { problemsOf, say, sayFields } from "#app/schemas/api-error.ts";
import { seemsMistyped } from "#app/schemas/phone.ts";
import { type WaitlistJoin, type WaitlistJoinAnswer, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { showToast, type ToastWords } from "#app/toast/toast-store.ts";
import { confirmReferral, join, verifyReferral } from "./calls.ts";
import {
  HONEYPOT_FIELD,
  JOIN_DRAFT,
  type JoinDraft,
  readJoinForm,
  type JoinTextField,
  textFields,
} from "./join-fields.ts";
import { joinProblems } from "./join-problems.ts";
import { joining, storeOwnLink, linkOf, useIsJoining } from "./own-link.ts";
import type { FormText, ToastText } from "./texts.ts";
import { sayBrand } from "./say-brand.ts";
import { Turnstile } from "./turnstile.tsx";

type JoinFormProps = {
  text: FormText;
  toasts: ToastText;
  /** The typed text, when the page's action returned it. */
  draft: JoinDraft | null;
  fields: Record<string, string>;
  referralCode: string;
  turnstileSiteKey: string;
};

/**
 * Tells whether a note belongs under the field, by the text typed; for an address, the one that was meant. It blocks nothing. The
 * note on an unknown code holds the code.
 */
const doubts = { email: meantAddress, phoneNumber: seemsMistyped, referredBy: lacksReferralCode };
type Doubtful = keyof typeof doubts;
type Notices = Partial<Record<Doubtful, string | boolean | null>>;

/** Fields whose label says it all on a phone, where room is dear. */
const isPlain = (name: JoinTextField): boolean => name === "brandName" || name === "founderName";

const NOTICE_DELAY_MS = 300;
const isDoubtful = (name: JoinTextField): name is Doubtful => Object.hasOwn(doubts, name);
const LAYOUT = "grid gap-x-5 gap-y-5 @min-[25rem]:grid-cols-2";
/** Posts to the address of the page as it is, so that its `utm_source` is not lost. */
const PLAIN = { method: "post", action: "#reserve", noValidate: true, className: LAYOUT } as const;

/**
 * The join form. It is a plain form that posts to its page; with scripts it calls the API instead and keeps the typed text
 * until the join succeeds. If these scripts fail, the plain form remains.
 */
export function JoinForm(props: JoinFormProps) {
  const plain = (
    <form {...PLAIN}>
      <p role="alert" className="@min-[25rem]:col-span-2">
        {props.text.broken}
      </p>
      <JoinFields {...props} isSending={false} />
    </form>
  );
  return (
    <FallbackBoundary fallback={plain}>
      <LiveJoinForm {...props} />
    </FallbackBoundary>
  );
}

function LiveJoinForm(props: JoinFormProps) {
  const { toasts, draft, fields, referralCode, turnstileSiteKey } = props;
  const { errors, setErrors, onInput } = useFieldErrors(fields, (typed) => {
    const parsed = WaitlistJoinSchema.safeParse(readJoinForm(typed).draft);
    return parsed.success ? {} : sayFields(problemsOf(parsed.error), toasts.messages);
  });
  const [check, setCheck] = useState(0);
  const [notices, setNotices] = useState<Notices>({});
  const submitting = useIsJoining();
  const form = useRef<HTMLFormElement>(null);
  const tellUnknown = useCallback((code: string) => setNotices((shown) => ({ ...shown, referredBy: code })), []);
  useReferralCheck(referralCode, form, toasts, tellUnknown);
  // Text returned by the server is newer than the text kept in this tab.
  useFormDraft(form, draft !== null);

  const refuse = (found: Record<string, string>) => {
    // A browser filled the honeypot, and the visitor can't see it to empty it.
    if (found[HONEYPOT_FIELD]) clear(form.current, HONEYPOT_FIELD);
    // Rendered synchronously: messages above the field must be in place before focus() scrolls to it.
    flushSync(() => setErrors(found));
    const first = Object.keys(found).find((name) => name !== HONEYPOT_FIELD);
    // Nobody can type into the honeypot: the next press of the button is all that is needed.
    form.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : "[type=submit]")?.focus();
  };

  /**
   * Shows or removes the note under a field. Delayed, so that a press on the button, which takes the focus from the field,
   * ends before the note moves the button.
   */
  const judge = (name: Doubtful, typed: string) =>
    setTimeout(() => setNotices((shown) => ({ ...shown, [name]: doubts[name](typed) })), NOTICE_DELAY_MS);

  const submit = withScripts((sent) => {
    if (submitting) return;
    const { draft: typed, ...unseen } = readJoinForm(new FormData(sent));
    const filled = Object.entries(unseen).filter(([, value]) => value !== "");
    const utmSource = new URLSearchParams(window.location.search).get("utm_source");
    const { language } = editions[editionOf(window.location.pathname).edition];
    const entry = { ...typed, ...Object.fromEntries(filled), ...(utmSource && { utmSource }), language };
    const parsed = WaitlistJoinSchema.safeParse(entry);
    if (!parsed.success) {
      const { fields: found, ...words } = joinProblems(entry, parsed.error, toasts);
      showToast({ ...words, tone: "destructive" });
      refuse(found);
      return;
    }
    setErrors({});
    // Fields that say nothing are not sent.
    const { utmSource: campaign, ...entered } = parsed.data;
    const call = () => join(campaign === null ? entered : parsed.data);
    void joining.send(call, (answer) => {
      if (answer.ok) return welcome(parsed.data, answer.data, toasts);
      // The sent token may have been used up.
      setCheck((count) => count + 1);
      refuse(sayFields(answer.fields, toasts.messages));
      const { title, joinFailed } = toasts.error;
      return {
        title,
        description: answer.problem ? say(answer.problem, toasts.messages) : joinFailed,
        tone: "destructive",
      };
    });
  });

  return (
    <form {...PLAIN} ref={form} data-draft={JOIN_DRAFT} onInput={onInput} onSubmit={submit}>
      <JoinFields {...props} fields={errors} isSending={submitting} notices={notices} onLeave={judge}>
        {turnstileSiteKey ? <Turnstile key={check} siteKey={turnstileSiteKey} /> : null}
      </JoinFields>
    </form>
  );
}

type JoinFieldsProps = Pick<JoinFormProps, "text" | "draft" | "fields" | "referralCode"> & {
  isSending: boolean;
  notices?: Notices;
  /** Called with the text typed into a field that may get a note. */
  onLeave?: (name: Doubtful, typed: string) => void;
  children?: React.ReactNode;
};

function JoinFields({
  text,
  draft,
  fields,
  referralCode,
  isSending,
  notices = {},
  onLeave,
  children,
}: JoinFieldsProps) {
  const noticeTexts = {
    email: fill(text.fields.email.misspelt, { address: String(notices.email ?? "") }),
    phoneNumber: text.fields.phoneNumber.notTenDigits,
    referredBy:
      typeof notices.referredBy === "string"
        ? fill(text.fields.referralCode.unknown, { code: notices.referredBy })
        : text.fields.referralCode.noCode,
  };
  return (
    <>
      <input type="hidden" name="intent" value="join" />
      {textFields.map((field) => (
        <TextInput
          key={field.name}
          {...field}
          text={field.name === "referredBy" ? text.fields.referralCode : text.fields[field.name]}
          optional={text.optional}
          error={fields[field.name]}
          // One message for one fault: an error already says what is wrong.
          notice={
            isDoubtful(field.name) && notices[field.name] && !fields[field.name] ? noticeTexts[field.name] : undefined
          }
          meant={field.name === "email" && typeof notices.email === "string" ? notices.email : undefined}
          onLeave={onLeave}
          defaultValue={draft?.[field.name] ?? (field.name === "referredBy" ? referralCode : "")}
        />
      ))}
      <div className="space-y-1 @min-[25rem]:col-span-2">
        <Tick name="acceptedTerms" required defaultChecked={draft?.acceptedTerms} error={fields.acceptedTerms}>
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

/** Handles a successful join, wherever the visitor is by then, and returns the toast's words. */
function welcome(entry: WaitlistJoin, joined: WaitlistJoinAnswer, toasts: ToastText): ToastWords {
  forgetForm(JOIN_DRAFT);
  storeOwnLink(linkOf(joined));
  // On this page the focused heading announces it; elsewhere only the toast does.
  const isSilent = document.getElementById("reserve-heading") !== null;
  const note = toasts.messages[joined.referralNoteCode ?? ""];
  const description = [say(joined, toasts.messages), note].filter(Boolean).join(" ");
  if (joined.alreadyRegistered) return { ...toasts.welcomeBack, description, isSilent };
  track("WaitlistSignup", {
    category: "waitlist",
    brand_name: entry.brandName,
    referrer: entry.referredBy ? "referral" : "direct",
  });
  // Required by the specification. Counts are derived from entries, so a failure changes nothing.
  if (entry.referredBy) void confirmReferral(entry.referredBy);
  return { title: toasts.codeFound.title, description, tone: "good", isSilent };
}

/** Puts a text into the form's field, judges it again as leaving the field does, and moves the focus there. */
function put({ currentTarget }: React.MouseEvent<HTMLButtonElement>, name: string, text: string): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  field.focus();
}

/** Empties a field and fires "input", as typing would. With `value`, only if the field holds exactly that. */
function clear(form: HTMLFormElement | null, name: string, value?: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || (value !== undefined && field.value !== value)) return;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Verifies a code from the address once: shows its brand, or says that it is invalid, there and at its field, and clears it. */
function useReferralCheck(
  code: string,
  form: React.RefObject<HTMLFormElement | null>,
  toasts: ToastText,
  tellUnknown: (code: string) => void,
): void {
  const checked = useRef("");
  useEffect(() => {
    if (code === "" || checked.current === code) return;
    const check = async () => {
      checked.current = code;
      const answer = await verifyReferral(code);
      if (answer.ok) {
        const { title, description } = toasts.referralApplied;
        const brand = sayBrand(answer.data, toasts.messages);
        showToast({ title, description: fill(description, { brand }), tone: "good" });
      } else if (answer.status === 404) {
        showToast({ ...toasts.invalidCode, tone: "destructive" });
        clear(form.current, "referredBy", code);
        tellUnknown(code);
      }
      // Without an answer the code stays; the server ignores an unknown one.
    };
    // In its own task: the tab's stored link may replace the form first.
    const timer = setTimeout(check);
    return () => clearTimeout(timer);
  }, [code, form, toasts, tellUnknown]);
}

type TextInputProps = (typeof textFields)[number] & {
  text: { label: string; hint: string };
  optional: string;
  error: string | undefined;
  /** A note beside the field that does not block the form. */
  notice: string | undefined;
  /** The text that a press on the note puts into the field. */
  meant: string | undefined;
  onLeave: JoinFieldsProps["onLeave"];
  defaultValue: string;
};

function TextInput({
  name,
  type,
  autoComplete,
  isRequired,
  text,
  optional,
  error,
  notice,
  meant,
  onLeave,
  defaultValue,
}: TextInputProps) {
  const described = [`join-${name}-hint`, error && `join-${name}-error`, notice && `join-${name}-notice`];
  return (
    <div className="gap-y-0 @min-[25rem]:row-span-4 @min-[25rem]:grid @min-[25rem]:grid-rows-subgrid">
      <label htmlFor={`join-${name}`} className="font-semibold">
        {text.label}
        {isRequired ? null : <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      <p id={`join-${name}-hint`} className={`text-ink-soft text-sm ${isPlain(name) ? "max-sm:sr-only" : ""}`}>
        {text.hint}
      </p>
      <input
        id={`join-${name}`}
        name={name}
        type={type}
        inputMode={type === "text" ? undefined : type}
        autoComplete={autoComplete}
        autoCapitalize={name === "referredBy" ? "characters" : undefined}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(" ")}
        onBlur={onLeave && isDoubtful(name) ? (event) => onLeave(name, event.currentTarget.value) : undefined}
        defaultValue={defaultValue}
        className="field mt-1 scroll-mt-[calc(var(--clear-above)+2.5rem)]"
      />
      {error ? <FieldError id={`join-${name}-error`} message={error} /> : null}
      {notice ? (
        <p id={`join-${name}-notice`} role="status" className="mt-1 font-semibold text-sm">
          {meant === undefined ? (
            notice
          ) : (
            <button type="button" className="text-link min-h-11 text-left" onClick={(event) => put(event, name, meant)}>
              {notice}
            </button>
          )}
        </p>
      ) : null}
    </div>
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
      {error ? <FieldError id={`join-${name}-error`} message={error} /> : null}
    </div>
  );
}

function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className="mt-1 font-semibold text-alert text-sm">
      {message}
    </p>
  );
}
