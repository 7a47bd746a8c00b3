import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { LadooMark } from "#app/components/art/logo.tsx";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { fill } from "#app/lib/fill.ts";
import { grouped } from "#app/lib/indian-numbers.ts";
import type { FormNotice } from "./form-result.ts";
import type { JoinDraft } from "./join-fields.ts";
import { JoinForm } from "./join-form.tsx";
import { type JoinedLink, useIsJoining } from "./own-link.ts";
import type { FormText, PanelText, ToastText } from "./texts.ts";

type ReserveSectionProps = {
  form: FormText;
  panel: PanelText;
  /** The text about the confirming mail; null while mail is off. */
  mailNote: string | null;
  toasts: ToastText;
  joined: JoinedLink | null;
  /** The faults of the form, when the page's action returned it. */
  failure: ({ draft: JoinDraft; fields: Record<string, string> } & FormNotice) | null;
  referralCode: string;
  turnstileSiteKey: string;
  onAnother: () => void;
  /** The link and the ways to share it, once there is one. */
  children: React.ReactNode;
};

/** The join form, replaced by its result after a join. */
export function ReserveSection({
  form,
  panel,
  mailNote,
  toasts,
  joined,
  failure,
  referralCode,
  turnstileSiteKey,
  onAnother,
  children,
}: ReserveSectionProps) {
  const { heading, isNew } = useFocusOnChange(joined !== null);
  const asButton = useLinkAsButton();
  const page = useHref("/waitlist");
  const note = joined && toasts.messages[joined.referralNote];
  return (
    <section id="reserve" aria-labelledby="reserve-heading" className="mt-3 sm:mt-8 lg:mt-10">
      <div className="cut-lg border-2 border-ink bg-white p-4 [box-shadow:8px_10px_0_var(--color-marigold)] sm:p-8">
        {/* The scroll margin leaves room for the toast, which on narrow screens is below the header. */}
        <h2
          id="reserve-heading"
          ref={heading}
          tabIndex={-1}
          aria-describedby={joined ? "reserve-place" : undefined}
          className="scroll-mt-[calc(var(--clear-above)+10rem)] text-3xl sm:scroll-mt-32"
        >
          {joined ? panel.heading : form.heading}
        </h2>
        {joined ? (
          <>
            <p id="reserve-place" className="mt-1 mb-4 max-w-2xl sm:mt-2 sm:mb-6 sm:text-lg">
              <span>{confirmationText(panel, joined)}</span>
              {mailNote ? <span className="mt-2 block">{mailNote}</span> : null}
              {note ? <span className="mt-2 block text-base">{note}</span> : null}
            </p>
            {/* The ball rolls along the edge of the field with the link, and stops on it. */}
            <div className="relative">
              <LadooMark
                className={`absolute -top-3 right-3 size-11 overflow-visible sm:-top-12 sm:size-20 ${isNew ? "joy" : ""}`}
              />
              {children}
            </div>
            {/* Without scripts this reloads the page. */}
            <a
              {...asButton}
              href={page}
              onClick={(event) => {
                event.preventDefault();
                onAnother();
              }}
              className="button button-quiet mt-6"
            >
              {panel.another}
            </a>
          </>
        ) : (
          <>
            <p className="mt-1 mb-4 text-ink-soft max-sm:text-sm sm:mb-6">{form.intro}</p>
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
          </>
        )}
      </div>
    </section>
  );
}

function confirmationText(panel: PanelText, { position, earlyBird }: JoinedLink): string {
  if (position === null) return panel.known;
  return fill(earlyBird ? panel.earlyBird : panel.late, { position: grouped(position) });
}

/**
 * Focuses the heading and scrolls to it when the form is replaced by the panel or the panel by the form. `isNew`: the panel
 * is there because of a join on this page just now.
 */
function useFocusOnChange(isJoined: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNew, setNew] = useState(false);
  const isJoining = useIsJoining();
  const before = useRef({ isJoined, isJoining });
  useEffect(() => {
    const { current: earlier } = before;
    before.current = { isJoined, isJoining };
    // A panel restored from the tab was not preceded by a join and takes no focus.
    if (earlier.isJoined === isJoined || (isJoined && !earlier.isJoining)) return;
    setNew(isJoined);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isJoined, isJoining]);
  return { heading, isNew };
}
