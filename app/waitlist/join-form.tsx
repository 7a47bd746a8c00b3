import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { track } from "#app/analytics/track.ts";
import { withScripts } from "#app/api-client/form-sender.ts";
import { useFieldErrors } from "#app/api-client/use-field-errors.ts";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { useEdition } from "#app/components/ui/use-edition.ts";
import { editions } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { forgetForm, useFormDraft } from "#app/lib/form-draft.ts";
import { problemsOf, say, sayFields } from "#app/schemas/api-error.ts";
import { type WaitlistJoin, type WaitlistJoinAnswer, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { showToast, type ToastWords } from "#app/toast/toast-store.ts";
import type { Route } from "../routes/waitlist/+types/page";
import { confirmReferral, join, verifyReferral } from "./calls.ts";
import { type JoinRefusal, joinProblems } from "./form-answer.ts";
import { HONEYPOT_FIELD, JOIN_DRAFT, type JoinTextField, readJoinForm } from "./join-fields.ts";
import { JoinInputs, noteOn, type Notes } from "./join-inputs.tsx";
import { joining, linkOf, storeOwnLink, useIsJoining } from "./own-link.ts";
import { sayBrand } from "./say-brand.ts";
import type { ToastText } from "./texts.ts";
import { Turnstile } from "./turnstile.tsx";

type JoinFormProps = {
  page: Route.ComponentProps["loaderData"];
  refusal: JoinRefusal | undefined;
  referralCode: string;
  heading: RefObject<HTMLHeadingElement | null>;
};

const NOTE_DELAY_MS = 300;
/** Posts to the address of the page as it is, so that its `utm_source` is not lost. */
const PLAIN = {
  method: "post",
  action: "#reserve",
  noValidate: true,
  className: "grid gap-x-5 gap-y-5 @min-[25rem]:grid-cols-2",
} as const;

/** The join form: a plain form that posts to its page, which scripts send to the API while they work. */
export function JoinForm(props: JoinFormProps) {
  const { page, refusal, referralCode, heading } = props;
  const text = page.form;
  const plain = (
    <form {...PLAIN}>
      <p role="alert" className="@min-[25rem]:col-span-2">
        {text.broken}
      </p>
      <JoinInputs text={text} draft={refusal?.draft} errors={refusal?.fields ?? {}} referralCode={referralCode} />
    </form>
  );
  return (
    <section id="reserve" aria-labelledby="reserve-heading" className="mt-1 sm:mt-8 md:mt-10">
      <div className="@container cut-lg border-2 border-ink bg-white p-4 max-sm:pt-2 [box-shadow:8px_10px_0_var(--color-marigold)] sm:p-8 md:max-lg:p-5">
        <h2
          id="reserve-heading"
          ref={heading}
          tabIndex={-1}
          className="mb-1 scroll-mt-[calc(var(--clear-above)+10rem)] text-2xl sm:scroll-mt-32 sm:text-3xl"
        >
          {text.heading}
        </h2>
        <p className="mb-6 text-ink-soft max-sm:hidden">{text.intro}</p>
        {refusal ? (
          <p role="alert" className="cut mb-6 border-2 border-alert bg-alert-tint p-4 font-semibold text-alert">
            <strong>{refusal.title}</strong>: <span>{refusal.description}</span>
          </p>
        ) : null}
        <FallbackBoundary fallback={plain}>
          <LiveJoinForm {...props} />
        </FallbackBoundary>
      </div>
    </section>
  );
}

function LiveJoinForm({ page, refusal, referralCode }: JoinFormProps) {
  const { form: text, toasts, turnstileSiteKey } = page;
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, refuse, onInput } = useFieldErrors(form, refusal?.fields ?? {}, (typed) => {
    const parsed = WaitlistJoinSchema.safeParse(readJoinForm(typed).draft);
    return parsed.success ? {} : sayFields(problemsOf(parsed.error), toasts.messages);
  });
  const [check, setCheck] = useState(0);
  const [notes, setNotes] = useState<Notes>({});
  const isSending = useIsJoining();
  const { language } = editions[useEdition()];
  const { unknown } = text.fields.referralCode;
  const tellUnknown = useCallback(
    (code: string) => setNotes((shown) => ({ ...shown, referredBy: { text: fill(unknown, { code }) } })),
    [unknown],
  );
  useReferralCheck(referralCode, form, toasts, tellUnknown);
  // Text returned by the server is newer than the text kept in this tab.
  useFormDraft(form, refusal !== undefined);

  const refuseAll = (found: Record<string, string>) => {
    // A browser filled the honeypot, and the visitor can't see it: the next press of the button is all that is needed.
    if (found[HONEYPOT_FIELD]) clear(form.current, HONEYPOT_FIELD);
    refuse(found);
  };

  // Delayed, so that a press on the button, which takes the focus from the field, ends before the note moves the button.
  const judge = (name: JoinTextField, typed: string) =>
    setTimeout(() => setNotes((shown) => ({ ...shown, [name]: noteOn(name, typed, text.fields) })), NOTE_DELAY_MS);

  const submit = withScripts((sent) => {
    if (isSending) return;
    const { draft, ...unseen } = readJoinForm(new FormData(sent));
    const filled = Object.entries(unseen).filter(([, value]) => value !== "");
    const utmSource = new URLSearchParams(window.location.search).get("utm_source");
    const entry = { ...draft, ...Object.fromEntries(filled), ...(utmSource && { utmSource }), language };
    const parsed = WaitlistJoinSchema.safeParse(entry);
    if (!parsed.success) {
      const { fields: found, ...words } = joinProblems(entry, parsed.error, toasts);
      showToast({ ...words, tone: "destructive" });
      refuseAll(found);
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
      refuseAll(sayFields(answer.fields, toasts.messages));
      const { title, joinFailed } = toasts.error;
      const description = answer.problem ? say(answer.problem, toasts.messages) : joinFailed;
      return { title, description, tone: "destructive" };
    });
  });

  return (
    <form {...PLAIN} ref={form} data-draft={JOIN_DRAFT} onInput={onInput} onSubmit={submit}>
      <JoinInputs
        text={text}
        draft={refusal?.draft}
        errors={errors}
        referralCode={referralCode}
        isSending={isSending}
        notes={notes}
        onLeave={judge}
      >
        {turnstileSiteKey ? <Turnstile key={check} siteKey={turnstileSiteKey} /> : null}
      </JoinInputs>
    </form>
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
  form: RefObject<HTMLFormElement | null>,
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
