import type { RefObject } from "react";
import type { FormNotice } from "./form-result.ts";
import type { JoinDraft } from "./join-fields.ts";
import { JoinForm } from "./join-form.tsx";
import type { FormText, ToastText } from "./texts.ts";

type ReserveSectionProps = {
  form: FormText;
  toasts: ToastText;
  /** The faults of the form, when the page's action returned it. */
  failure: ({ draft: JoinDraft; fields: Record<string, string> } & FormNotice) | null;
  referralCode: string;
  turnstileSiteKey: string;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The join form in its frame. */
export function ReserveSection({
  form,
  toasts,
  failure,
  referralCode,
  turnstileSiteKey,
  heading,
}: ReserveSectionProps) {
  return (
    <section id="reserve" aria-labelledby="reserve-heading" className="mt-2 sm:mt-8 md:mt-10">
      <div className="@container cut-lg border-2 border-ink bg-white p-4 max-sm:pt-3 [box-shadow:8px_10px_0_var(--color-marigold)] sm:p-8 md:max-lg:p-5">
        {/* The scroll margin leaves room for the toast, which on narrow screens is below the header. */}
        <h2
          id="reserve-heading"
          ref={heading}
          tabIndex={-1}
          className="mb-1 scroll-mt-[calc(var(--clear-above)+10rem)] text-2xl sm:scroll-mt-32 sm:text-3xl"
        >
          {form.heading}
        </h2>
        <p className="mb-6 text-ink-soft max-sm:hidden">{form.intro}</p>
        {failure ? (
          <p role="alert" className="cut mb-6 border-2 border-alert bg-alert-tint p-4 font-semibold text-alert">
            <strong>{failure.title}</strong>: <span>{failure.description}</span>
          </p>
        ) : null}
        <JoinForm
          text={form}
          toasts={toasts}
          draft={failure?.draft ?? null}
          fields={failure?.fields ?? {}}
          referralCode={referralCode}
          turnstileSiteKey={turnstileSiteKey}
        />
      </div>
    </section>
  );
}
