import { useEffect, useId, useRef, useState } from "react";
import { setSpeed } from "#app/audio/playback-store.ts";
import { recallSpeed, rememberSpeed, type Speed, SPEEDS } from "#app/audio/remembered.ts";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { useDismiss } from "#app/components/ui/use-dismiss.ts";
import { createStore, useStore } from "#app/lib/store.ts";

const speedStore = createStore<Speed>(1);

/** A choice of speeds that unfolds over the bar: arrow keys choose, a press, Enter or Escape closes it. */
export function SpeedMenu() {
  const words = usePlayerWords();
  const chosen = useStore(speedStore);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const name = useId();

  useEffect(() => {
    speedStore.set(recallSpeed());
    // It may have been opened before hydration.
    setOpen(menu.current?.open === true);
  }, []);
  useEffect(() => setSpeed(chosen), [chosen]);

  const close = (reason: "outside" | "escape") => {
    if (menu.current === null) return;
    menu.current.open = false;
    if (reason === "escape") menu.current.querySelector("summary")?.focus();
  };
  useDismiss(menu, isOpen, close);

  return (
    <details
      ref={menu}
      className="shrink-0 @3xl:relative"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key, target }) => key === "Enter" && target instanceof HTMLInputElement && close("escape")}
    >
      <summary
        title={words.speed}
        className="grid h-11 min-w-11 list-none place-items-center rounded-full font-semibold text-room-text text-sm hover:bg-white [&::-webkit-details-marker]:hidden"
      >
        <span>
          <span className="sr-only">{words.speed}: </span>
          <span>{`${chosen}×`}</span>
        </span>
      </summary>
      <fieldset
        // Else a press on a label moves the focus out of the menu, which closes, and Chromium crashes.
        onMouseDown={(event) => event.preventDefault()}
        className="cut absolute inset-x-0 top-12 z-20 grid grid-cols-[repeat(6,1fr)] border-2 border-room-text bg-white font-semibold text-room-text text-sm @3xl:right-auto @3xl:w-80"
      >
        <legend className="sr-only">{words.speed}</legend>
        {SPEEDS.map((speed) => (
          // A press on its words closes the menu once it has chosen; the arrow keys press the button alone.
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled above.
          <label
            key={speed}
            className="relative"
            onClick={({ target }) => target instanceof HTMLInputElement || setTimeout(close, 0, "escape")}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={speed === chosen}
              onChange={() => {
                speedStore.set(speed);
                rememberSpeed(speed);
              }}
            />
            <span className="grid h-11 place-items-center rounded-lg outline-offset-2 peer-checked:bg-room-text peer-checked:text-white peer-checked:underline peer-focus-visible:[outline:3px_solid]">{`${speed}×`}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
