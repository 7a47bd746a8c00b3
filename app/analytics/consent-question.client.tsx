import { choose, type PixelSettings } from "./consent.ts";
import type { PrivacyText } from "./props.ts";

type ConsentProps = { text: PrivacyText; pixel: PixelSettings };

const FOCUS_RING_PX = 8;

/** Asks for consent once, at the page's lower edge. */
export default function ConsentQuestion({ text, pixel }: ConsentProps) {
  return (
    <section
      ref={makeRoomBelow}
      aria-label={text.heading}
      className="cut-lg fixed inset-x-4 bottom-24 z-30 border-2 border-ink bg-paper p-4 [box-shadow:0_6px_24px_rgb(33_28_74/0.22)] sm:right-auto sm:bottom-4 sm:max-w-md"
    >
      <p className="text-sm sm:text-base">{text.question}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <ConsentButtons text={text} pixel={pixel} />
      </div>
    </section>
  );
}

/** No and yes: both take one press and look the same. */
export function ConsentButtons({ text, pixel }: ConsentProps) {
  const choices = [
    ["declined", text.decline],
    ["granted", text.allow],
  ] as const;
  return choices.map(([choice, label]) => (
    <button key={choice} type="button" onClick={() => choose(choice, pixel)} className="button button-secondary">
      {label}
    </button>
  ));
}

/** Adds room below the page, so that the question hides neither its end nor a focused element. */
function makeRoomBelow(question: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const observer = new ResizeObserver(() => {
    const covered = question.offsetHeight + Number.parseFloat(getComputedStyle(question).bottom);
    const room = `${covered + FOCUS_RING_PX}px`;
    // A margin does not count towards the page's minimum height, so it changes nothing above.
    body.style.marginBottom = room;
    root.style.setProperty("--clear-below", `min(${room}, 50dvh)`);
  });
  observer.observe(question);
  return () => {
    observer.disconnect();
    body.style.marginBottom = "";
    root.style.removeProperty("--clear-below");
  };
}
