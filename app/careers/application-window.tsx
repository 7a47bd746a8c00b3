import { useEffect, useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { PositionDetails, PositionFacts } from "#app/components/sections/open-positions.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { useBackdropPress } from "#app/components/ui/use-backdrop-press.ts";
import { WindowHead } from "#app/components/ui/window-head.tsx";
import { fill } from "#app/lib/fill.ts";
import { useStore } from "#app/lib/store.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import type { Route } from "../routes/company/+types/careers";
import { ApplicationForm, type Returned } from "./application-form.tsx";
import { type ApplicationFormText, senderOf } from "./sending.ts";

/** The history state set by the list's links: closing the window then goes back instead of navigating. */
export type OpenedFromList = { fromList: true };

type ApplicationWindowProps = {
  careers: Route.ComponentProps["loaderData"];
  position: JobPosition;
  /** True when the visitor came straight to this address, and so has not read the position's description. */
  landed: boolean;
  returned: Returned | null;
  stored: boolean;
};

const CLOSES_AFTER_MS = 3000;
const RESET_AFTER_CLOSING_MS = 300;
const HEADING_ID = "apply-heading";

/** A position's window over the careers page, which its address opens and closes; without scripts the page itself. */
export function ApplicationWindow({ careers, position, landed, returned, stored }: ApplicationWindowProps) {
  const text = careers.form;
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropPress(dialog, () => dialog.current?.close());
  const sender = senderOf(position.id);
  const submitted = useStore(sender, ({ answer }) => answer?.ok === true) || stored;
  const navigate = useNavigate();
  const { state } = useLocation();

  const wasServed = useRef(landed);
  useLayoutEffect(() => {
    const show = () => {
      // It is served with `open`, so not modal yet. Not close(): that fires the event by which a visitor leaves.
      dialog.current?.removeAttribute("open");
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>("h1")?.focus();
    };
    if (!wasServed.current) return show();
    // Showing it modally lays the page out anew, so this runs in its own task after hydration.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!submitted) return;
    dialog.current?.querySelector<HTMLElement>("h1")?.focus();
    const timer = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setTimeout(sender.reset, RESET_AFTER_CLOSING_MS);
    };
  }, [submitted, sender]);

  const leave = () => {
    const fromList = (state as OpenedFromList | null)?.fromList === true;
    if (fromList) navigate(-1);
    else navigate("/careers", { replace: true, preventScrollReset: true });
  };

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={HEADING_ID}
      data-room="crew"
      className={submitted ? "window" : "window window-of-form"}
      onClose={leave}
      {...backdrop}
    >
      <div className="min-h-full p-5 sm:p-8">
        <Link
          to="/careers#positions"
          className="text-link mb-6 hidden min-h-11 items-center gap-2 noscript:inline-flex"
        >
          <Icon name="arrow-left" />
          {text.allPositions}
        </Link>
        <WindowHead closeLabel={text.close} onClose={() => dialog.current?.close()}>
          {submitted ? null : (
            <h1 id={HEADING_ID} tabIndex={-1} className="mt-2 flex-1 text-xl sm:text-3xl">
              {fill(text.heading, { title: position.title })}
            </h1>
          )}
        </WindowHead>
        {submitted ? (
          <ThankYou text={text} title={position.title} />
        ) : (
          <>
            <PositionFacts position={position} text={text} />
            {landed ? (
              <JumpLink to="#apply" className="text-link inline-flex min-h-11 items-center gap-2">
                {text.toForm}
                <Icon name="chevron-down" className="size-4" />
              </JumpLink>
            ) : null}
            {/* The visitor may have closed it before hydration. */}
            <details open={landed} suppressHydrationWarning className="mt-3 border-line border-y-2">
              <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
                <h2 className="font-sans font-semibold tracking-normal">{text.about}</h2>
                <Icon name="chevron-down" className="fold-arrow" />
              </summary>
              <PositionDetails position={position} text={careers.positionsSection} level="h3" />
            </details>
            <div id="apply" className="mt-6">
              <ApplicationForm
                positionId={position.id}
                text={text}
                notice={careers.applicationNotice}
                returned={returned}
              />
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}

function ThankYou({ text, title }: { text: ApplicationFormText; title: string }) {
  return (
    <div id="apply" className="grid justify-items-center py-10 text-center sm:py-16">
      <span className="grid size-16 place-items-center rounded-full bg-good-tint text-good">
        <Icon name="check-circle" className="size-9" />
      </span>
      <h1 id={HEADING_ID} tabIndex={-1} className="mt-5 text-3xl">
        {text.thanks.heading}
      </h1>
      <p className="mt-3 max-w-md text-lg">{fill(text.thanks.body, { title })}</p>
      <p className="scripting-only mt-6 text-ink-soft text-sm">{text.thanks.closing}</p>
    </div>
  );
}
