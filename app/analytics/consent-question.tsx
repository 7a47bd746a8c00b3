import { choose } from "./consent.ts";
import type { PrivacyText } from "./privacy-text.ts";

/** Asked once, without standing in the way; both answers are one press and look the same. */
export default function ConsentQuestion({ text }: { text: PrivacyText }) {
  return (
    <section
      aria-label={text.heading}
      className="cut-lg fixed inset-x-4 bottom-24 z-30 border-2 border-ink bg-paper p-4 [box-shadow:0_6px_24px_rgb(33_28_74/0.22)] sm:right-auto sm:bottom-4 sm:max-w-md"
    >
      <p className="pr-2">{text.question}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <button type="button" onClick={() => choose("declined")} className="button button-secondary">
          {text.decline}
        </button>
        <button type="button" onClick={() => choose("granted")} className="button button-secondary">
          {text.allow}
        </button>
      </div>
    </section>
  );
}
