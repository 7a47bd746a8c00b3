import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { track } from "#app/analytics/track.ts";
import { InlineLinks } from "#app/components/ui/inline-links.tsx";
import { ANSWER_TIMEOUT_MS, withinDeadline } from "#app/lib/deadline.ts";
import { showToast } from "#app/toast/toast-store.ts";
import { useToastsAhead } from "#app/toast/use-toasts-ahead.ts";
import { forgetTyped, isTouched, keepTyped, restoreTyped } from "./draft.ts";
import {
  isComplete,
  type JoinDraft,
  readJoinForm,
  requiredFields,
  type TextField,
  HONEYPOT_FIELD,
} from "./join-fields.ts";
import { keepOwnLink, linkOf, setJoining, useIsJoining } from "./own-link.ts";
import type { FormText, ToastText } from "./texts.ts";
import { Turnstile } from "./turnstile.tsx";

type JoinFormProps = {
  text: FormText;
  toasts: ToastText;
  /** What was typed before, when the page's own action sent it back. */
  draft: JoinDraft | null;
  fields: Record<string, string>;
  referralCode: string;
  turnstileSiteKey: string;
};

const loadCalls = () => import("./calls.ts");
const loadReader = () => import("#app/lib/referral-code.ts");
const loadSchema = () => import("#app/schemas/waitlist.ts");

const layout: readonly { name: TextField; type: string; autoComplete: string; inputMode?: "email" | "tel" }[] = [
  { name: "brandName", type: "text", autoComplete: "organization" },
  { name: "founderName", type: "text", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email", inputMode: "email" },
  { name: "phoneNumber", type: "tel", autoComplete: "tel", inputMode: "tel" },
  { name: "businessType", type: "text", autoComplete: "off" },
  { name: "igHandle", type: "text", autoComplete: "off" },
  { name: "referredBy", type: "text", autoComplete: "off" },
];

/**
 * The join form. It is a plain form that posts to its page; with scripts it calls the API instead and keeps what was
 * typed, whatever happens, until it is joined with.
 */
export function JoinForm({ text, toasts, draft, fields, referralCode, turnstileSiteKey }: JoinFormProps) {
  const [errors, setErrors] = useState(fields);
  const [check, setCheck] = useState(0);
  const [lacksCode, setLacksCode] = useState(false);
  const submitting = useIsJoining();
  const form = useRef<HTMLFormElement>(null);
  const fetchToasts = useToastsAhead();
  useReferralCheck(referralCode, form, toasts);
  useEffect(() => {
    if (!form.current) return;
    // What came back from the server is newer than what this tab remembers.
    if (!draft) restoreTyped(form.current, referralCode);
    if (draft || isTouched(form.current)) keepTyped(form.current, referralCode);
  }, [draft, referralCode]);

  const refuse = (found: Record<string, string>) => {
    // A browser filled the honeypot in, and the visitor can't see it to empty it.
    if (found[HONEYPOT_FIELD]) clear(form.current, HONEYPOT_FIELD);
    // Rendered synchronously: messages above the field must be in place before focus() scrolls to it.
    flushSync(() => setErrors(found));
    const first = form.current?.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`);
    first?.focus();
  };

  /** Says under the field that no code is in what was typed. It stops nobody. */
  const readCode = (typed: string) => {
    loadReader()
      .then(({ lacksReferralCode }) => setLacksCode(lacksReferralCode(typed)))
      .catch(() => {});
  };

  /** After a join that failed, also for want of an answer: the token it sent may be spent. */
  const renewCheck = () => setCheck((count) => count + 1);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const { draft: typed, ...unseen } = readJoinForm(new FormData(event.currentTarget));
    if (!isComplete(typed)) {
      showToast({ ...toasts.missing, tone: "destructive" });
      // The messages by field follow once their script is there; the toast does not wait for them.
      loadSchema()
        .then(({ joinProblems }) => refuse(joinProblems(typed)))
        .catch(() => {});
      return;
    }
    setJoining(true);
    try {
      const [{ WaitlistJoinSchema, joinProblems }, { join, confirmReferral }] = await withinDeadline(
        ANSWER_TIMEOUT_MS,
        () => Promise.all([loadSchema(), loadCalls()]),
      );
      const filled = Object.entries(unseen).filter(([, value]) => value !== "");
      const entry = { ...typed, ...Object.fromEntries(filled) };
      const parsed = WaitlistJoinSchema.safeParse(entry);
      if (!parsed.success) {
        const found = joinProblems(entry);
        showToast({ title: toasts.error.title, description: Object.values(found)[0], tone: "destructive" });
        refuse(found);
        return;
      }
      setErrors({});
      const answer = await join(parsed.data);
      if (!answer.ok) {
        renewCheck();
        showToast({
          title: toasts.error.title,
          description: answer.message ?? toasts.error.joinFailed,
          tone: "destructive",
        });
        refuse(answer.fields);
        return;
      }
      // On the page its heading takes the focus, and with it says the same; elsewhere the toast alone does.
      const isSilent = document.getElementById("reserve-heading") !== null;
      if (answer.data.alreadyRegistered) {
        showToast({ ...toasts.welcomeBack, description: answer.data.message, isSilent });
      } else {
        showToast({ title: toasts.codeFound.title, description: answer.data.message, tone: "good", isSilent });
        track("WaitlistSignup", {
          category: "waitlist",
          brand_name: parsed.data.brandName,
          referrer: parsed.data.referredBy ? "referral" : "direct",
        });
        // Required by the specification; the count is derived from entries, so its failure changes nothing.
        const { referredBy } = parsed.data;
        if (referredBy) confirmReferral(referredBy).catch(() => {});
      }
      // Stored for the tab: the visitor may be on another page by now.
      forgetTyped();
      keepOwnLink(linkOf(answer.data));
    } catch {
      renewCheck();
      showToast({ title: toasts.error.title, description: toasts.error.fallback, tone: "destructive" });
    } finally {
      setJoining(false);
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action="/waitlist#reserve"
      noValidate
      onInput={(event) => keepTyped(event.currentTarget, referralCode)}
      onSubmit={submit}
      // Preloads the scripts. If that fails, submitting loads them again and reports the failure.
      onFocus={() => {
        fetchToasts();
        loadSchema()
          .then(loadCalls)
          .catch(() => {});
      }}
      className="grid gap-x-5 gap-y-5 sm:grid-cols-2"
    >
      <input type="hidden" name="intent" value="join" />
      {layout.map((field) => (
        <TextInput
          key={field.name}
          {...field}
          text={field.name === "referredBy" ? text.fields.referralCode : text.fields[field.name]}
          required={(requiredFields as readonly string[]).includes(field.name)}
          optional={text.optional}
          error={errors[field.name]}
          notice={field.name === "referredBy" && lacksCode ? text.fields.referralCode.noCode : undefined}
          onLeave={field.name === "referredBy" ? readCode : undefined}
          defaultValue={draft?.[field.name] ?? (field.name === "referredBy" ? referralCode : "")}
        />
      ))}
      <div className="space-y-1 sm:col-span-2">
        <Tick name="acceptedTerms" required defaultChecked={draft?.acceptedTerms} error={errors.acceptedTerms}>
          <InlineLinks text={text.terms} />
        </Tick>
        <Tick name="acceptedMarketing" defaultChecked={draft?.acceptedMarketing}>
          {text.marketing} <span className="text-ink-soft">({text.optional})</span>
        </Tick>
      </div>
      {/* People don't see this; programs that fill in everything do. */}
      <div className="absolute left-[-200vw]" aria-hidden="true">
        <label>
          {text.leaveEmpty}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {turnstileSiteKey ? <Turnstile key={check} siteKey={turnstileSiteKey} /> : null}
      <div className="sm:col-span-2">
        <button type="submit" disabled={submitting} className="button button-primary w-full sm:w-auto">
          {submitting ? text.submitting : text.submit}
        </button>
        <p className="mt-4 text-ink-soft text-sm">{text.privacyNote}</p>
      </div>
    </form>
  );
}

/** Empties a field and fires "input", as typing would. With `value`, only a field that holds exactly that. */
function clear(form: HTMLFormElement | null, name: string, value?: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || (value !== undefined && field.value !== value)) return;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Verifies a code that came with the address, once: says whose it is, or says that it is not valid and clears it. */
function useReferralCheck(code: string, form: React.RefObject<HTMLFormElement | null>, toasts: ToastText): void {
  const checked = useRef("");
  useEffect(() => {
    if (code === "" || checked.current === code) return;
    checked.current = code;
    const check = async () => {
      const { verifyReferral } = await loadCalls();
      // Meanwhile the tab's own link may have replaced the form.
      if (!form.current) return;
      const answer = await verifyReferral(code);
      if (answer.ok) {
        const description = toasts.referralApplied.description.replace("{brand}", answer.data.brandName);
        showToast({ title: toasts.referralApplied.title, description, tone: "good" });
      } else if (answer.status === 404) {
        showToast({ ...toasts.invalidCode, tone: "destructive" });
        clear(form.current, "referredBy", code);
      }
    };
    // Without an answer the code stays; the server ignores an unknown one.
    check().catch(() => {});
  }, [code, form, toasts]);
}

type TextInputProps = (typeof layout)[number] & {
  text: { label: string; hint: string };
  required: boolean;
  optional: string;
  error: string | undefined;
  /** What is told beside the field without holding up the form. */
  notice: string | undefined;
  onLeave: ((typed: string) => void) | undefined;
  defaultValue: string;
};

function TextInput({
  name,
  type,
  autoComplete,
  inputMode,
  text,
  required,
  optional,
  error,
  notice,
  onLeave,
  defaultValue,
}: TextInputProps) {
  const described = [`join-${name}-hint`, error && `join-${name}-error`, notice && `join-${name}-notice`];
  return (
    <div className="gap-y-0 sm:row-span-4 sm:grid sm:grid-rows-subgrid">
      <label htmlFor={`join-${name}`} className="font-semibold">
        {text.label}
        {required ? null : <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      <p id={`join-${name}-hint`} className="text-ink-soft text-sm">
        {text.hint}
      </p>
      <input
        id={`join-${name}`}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={name === "referredBy" ? "characters" : undefined}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(" ")}
        onBlur={onLeave && ((event) => onLeave(event.currentTarget.value))}
        defaultValue={defaultValue}
        className="field mt-1 scroll-mt-10"
      />
      {error ? <FieldError id={`join-${name}-error`} message={error} /> : null}
      {notice ? (
        <p id={`join-${name}-notice`} role="status" className="mt-1 font-semibold text-sm">
          {notice}
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
