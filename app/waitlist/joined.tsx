import { type ReactNode, type RefObject, useEffect } from "react";
import { LadooMark } from "#app/components/art/logo.tsx";
import { dismissPromo } from "#app/components/site/promo-banner.tsx";
import { grouped } from "#app/lib/indian-numbers.ts";
import { AgainLink } from "./again-link.tsx";
import type { JoinedLink } from "./own-link.ts";
import type { PanelText } from "./texts.ts";

type JoinedProps = {
  text: PanelText;
  joined: JoinedLink;
  /** The address that the code belongs to, without the code. */
  address: string;
  /** True after a join on this page just now: the ladoo rolls in. */
  isNew: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The text about the confirming mail; null while mail is off. */
  mailNote: string | null;
  note: string | undefined;
  onAnother: () => void;
  children: ReactNode;
};

/** The waitlist page after a join: the brand's ticket, with all that a picture of the screen is to tell, and ways to share. */
export function Joined(props: JoinedProps) {
  const { text, joined, address, isNew, heading, mailNote, note, onAnother, children } = props;
  const { brandName, position, earlyBird, isKnown, referralCode } = joined;
  const { number, early, late, site } = text.ticket;
  // So that a reload shows the page without it at once.
  useEffect(dismissPromo, []);
  return (
    // As high as the window, so that the footer comes into no view when the ticket replaces the page.
    <section
      id="reserve"
      aria-labelledby="reserve-heading"
      className="shell grid min-h-dvh max-w-5xl content-start items-start gap-x-14 gap-y-6 pt-4 pb-section sm:pt-10 lg:grid-cols-2"
    >
      <div className="ticket cut-lg overflow-hidden border-2 border-ink bg-marigold-tint [box-shadow:6px_8px_0_var(--color-marigold)]">
        <div className="awning" aria-hidden="true" />
        <div className="px-5 pt-3 pb-4 sm:px-8 sm:pt-5 sm:pb-6">
          <h1
            id="reserve-heading"
            ref={heading}
            tabIndex={-1}
            aria-describedby="reserve-place"
            className="scroll-mt-40 text-2xl"
          >
            {text.heading}
          </h1>
          <div id="reserve-place">
            <p className="mt-1 font-bold font-display text-3xl">{brandName}</p>
            <div className="mt-1 flex items-end justify-between gap-4">
              {position === null ? (
                <span />
              ) : (
                <p className="font-semibold leading-tight">
                  <span>{number}</span>{" "}
                  <strong className="block font-bold font-display text-[5.5rem]/[0.9]">{grouped(position)}</strong>{" "}
                  <span>{earlyBird ? early : late}</span>
                </p>
              )}
              <LadooMark className={`size-24 shrink-0 overflow-visible sm:size-32 ${isNew ? "joy" : ""}`} />
            </div>
            <p className="mt-3">{isKnown ? text.known : earlyBird ? text.earlyBird : text.late}</p>
          </div>
        </div>
        <div className="relative flex flex-wrap items-end justify-between gap-x-4 border-ink border-t-2 border-dashed px-5 pt-3 pb-4 sm:px-8">
          {["-left-3.5", "-right-3.5"].map((side) => (
            <span
              key={side}
              aria-hidden="true"
              className={`-top-3.5 absolute size-7 rounded-full border-2 border-ink bg-paper ${side}`}
            />
          ))}
          <p className="leading-tight">
            <span className="text-sm">{text.codeLabel}</span>{" "}
            <strong className="block whitespace-nowrap font-bold font-display text-3xl tracking-wider">
              {referralCode}
            </strong>
          </p>
          <p className="text-sm leading-tight max-sm:flex max-sm:items-baseline max-sm:gap-2">
            <b className="block font-bold font-display text-xl">{site}</b> {address}
          </p>
        </div>
      </div>
      <div>
        <h2 className="sr-only">{text.linkLabel}</h2>
        {children}
        {[mailNote, note].map((line) =>
          line ? (
            <p key={line} className="mt-6">
              {line}
            </p>
          ) : null,
        )}
        <AgainLink label={text.another} onPress={onAnother} />
      </div>
    </section>
  );
}
