import { useEffect, useRef, useState } from "react";
import { choose, hasGlobalPrivacyControl, type PixelSettings, readChoice } from "./consent.ts";
import type { PrivacyText } from "./privacy-text.ts";

export type PrivacyDialogProps = { text: PrivacyText; pixel: PixelSettings; onClose: () => void };

/** What is measured, what was chosen, and two equal buttons to choose otherwise. */
export default function PrivacyDialog({ text, pixel, onClose }: PrivacyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => dialog.current?.showModal(), []);
  const decide = (decision: "granted" | "declined") => {
    choose(decision);
    setChoice(decision);
  };
  const state = choice === "unset" ? text.state.unset[pixel.consent] : text.state[choice];
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="privacy-heading"
      className="cut-lg m-auto w-[min(36rem,calc(100vw-2rem))] border-2 border-ink bg-paper p-6 text-ink backdrop:bg-ink-deep/60"
    >
      <h2 id="privacy-heading" className="text-2xl">
        {text.heading}
      </h2>
      {pixel.id !== "" ? (
        <>
          <p className="mt-3">{text.body}</p>
          <h3 className="mt-5 text-lg">{text.measurement.heading}</h3>
          <p className="mt-1">{text.measurement.what}</p>
          <p className="mt-3 font-semibold" role="status">
            {hasGlobalPrivacyControl() ? text.globalPrivacyControl : state}
          </p>
          <div className="mt-5 grid gap-3 sm:grid-cols-2">
            <button type="button" onClick={() => decide("declined")} className="button button-secondary">
              {text.decline}
            </button>
            <button type="button" onClick={() => decide("granted")} className="button button-secondary">
              {text.allow}
            </button>
          </div>
        </>
      ) : (
        <p className="mt-3">{text.nothing}</p>
      )}
      <div className="mt-6 flex items-center justify-between gap-4">
        <a href="/privacy-policy" className="text-link inline-flex min-h-11 items-center">
          {text.more}
        </a>
        <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
          {text.close}
        </button>
      </div>
    </dialog>
  );
}
