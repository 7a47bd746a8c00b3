import type { ReactNode } from "react";

type CallToActionProps = { heading: string; body: string; children: ReactNode };

/** The closing call of a page: a heading, a line, and one or two buttons. */
export function CallToAction({ heading, body, children }: CallToActionProps) {
  return (
    <section data-online="" className="below mt-section bg-marigold-tint">
      {/* A striped, scalloped awning, drawn by CSS; decorative. */}
      <div className="awning" aria-hidden="true" />
      <div className="shell grid gap-6 py-band lg:grid-cols-[1.4fr_1fr] lg:items-center">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 max-w-xl sm:text-lg">{body}</p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-5 lg:justify-end">{children}</div>
      </div>
    </section>
  );
}
