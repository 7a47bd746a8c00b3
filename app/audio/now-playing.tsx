import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { lastPlayed, pause, play, usePlayback } from "#app/audio/playback-store.ts";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useStore } from "#app/lib/store.ts";

type NowPlayingProps = {
  /** The player's box; this bar shows while it is out of view. */
  boxRef: RefObject<HTMLElement | null>;
  src: string;
  title: string;
  durationSeconds: number;
  onReturn: () => void;
};

/** The height of the header, which covers the window's upper edge. */
const HEADER_MARGIN = "-72px 0px 0px 0px";

/**
 * A small bar at the window's lower edge, beside the chat button, while a started recording's player is out of view: pause,
 * title, position and close. Rendered at the document's end, because containers on the page would confine a fixed box.
 */
export function NowPlaying({ boxRef, src, title, durationSeconds, onReturn }: NowPlayingProps) {
  const isPlaying = usePlayback(src, ({ status }) => status === "playing");
  // At the end there is nothing left to pause.
  const isBegun = usePlayback(
    src,
    ({ status, currentSeconds }) => status === "playing" || (status === "paused" && currentSeconds > 0),
  );
  const seconds = usePlayback(src, ({ currentSeconds }) => elapsedSeconds(currentSeconds, durationSeconds));
  const isLast = useStore(lastPlayed) === src;
  const isOutOfView = useIsOutOfView(boxRef, isBegun && isLast);
  const words = useFrameWords().player;
  if (!isBegun || !isLast || !isOutOfView) return null;
  const room = boxRef.current?.closest<HTMLElement>("[data-room]")?.dataset.room;
  return createPortal(
    <section
      aria-label={words.nowPlaying}
      data-room={room}
      className="now-playing cut fixed right-22 bottom-4 left-4 z-20 flex h-14 items-center gap-1 overflow-hidden border-2 border-room-text bg-room-tint px-1 text-ink sm:right-auto sm:bottom-6 sm:left-6 sm:w-96 print:hidden"
    >
      <button
        type="button"
        aria-label={isPlaying ? words.pause : words.play}
        className="grid size-11 shrink-0 place-items-center rounded-full text-room-text hover:bg-white"
        onClick={() => (isPlaying ? pause(src) : play(src))}
      >
        <Icon name={isPlaying ? "pause" : "play"} className="size-6 fill-current" />
      </button>
      <button
        type="button"
        title={words.toPlayer}
        className="flex h-11 min-w-0 flex-1 flex-col justify-center text-left text-sm leading-tight"
        onClick={onReturn}
      >
        <span className="block truncate font-semibold">{title}</span>
        <span className="text-room-text [font-variant-numeric:tabular-nums]">
          {fill(words.of, { at: formatClock(seconds), length: formatClock(Math.round(durationSeconds)) })}
        </span>
        <span className="sr-only">, {words.toPlayer.toLowerCase()}</span>
      </button>
      <button
        type="button"
        aria-label={words.close}
        className="grid size-11 shrink-0 place-items-center rounded-full text-room-text hover:bg-white"
        onClick={() => {
          pause(src);
          lastPlayed.set(null);
        }}
      >
        <Icon name="x" />
      </button>
      <span
        className="absolute bottom-0 left-0 h-1 bg-room-text"
        style={{ width: `${(100 * seconds) / durationSeconds}%` }}
      />
    </section>,
    document.body,
  );
}

/** True while an element is out of view. It observes only while `isAsked`. */
function useIsOutOfView(ref: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isAsked || element === null) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), {
      rootMargin: HEADER_MARGIN,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOut(false);
    };
  }, [ref, isAsked]);
  return isOut;
}
