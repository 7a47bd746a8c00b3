import { type ReactNode, useEffect } from "react";
import { useHref } from "react-router";
import { dismissPromo } from "#app/components/site/promo-banner.tsx";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { Ticket } from "./ticket.tsx";

type JoinedProps = Parameters<typeof Ticket>[0] & {
  /** The text about the confirming mail; null while mail is off. */
  mailNote: string | null;
  /** The reason that a given referral was not counted. */
  note: string | undefined;
  onAnother: () => void;
  children: ReactNode;
};

/** The waitlist page after a join: the ticket, and the ways to share it. */
export function Joined({ mailNote, note, onAnother, children, ...ticket }: JoinedProps) {
  const asButton = useLinkAsButton();
  // So that a reload shows the page without it at once.
  useEffect(dismissPromo, []);
  return (
    // As high as the window, so that the footer comes into no view when the ticket replaces the page.
    <section
      id="reserve"
      aria-labelledby="reserve-heading"
      className="shell grid min-h-dvh max-w-5xl content-start items-start gap-x-14 gap-y-6 pt-4 pb-section sm:pt-10 lg:grid-cols-2"
    >
      <Ticket {...ticket} />
      <div>
        <h2 className="sr-only">{ticket.text.linkLabel}</h2>
        {children}
        {[mailNote, note].map((line) =>
          line ? (
            <p key={line} className="mt-6">
              {line}
            </p>
          ) : null,
        )}
        {/* Without scripts this reloads the page. */}
        <a
          {...asButton}
          href={useHref("/waitlist")}
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
          className="button button-quiet mt-6"
        >
          {ticket.text.another}
        </a>
      </div>
    </section>
  );
}
