import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { defaultMilestones, layOutMarkers, type Milestone, runningIndex } from "#app/audio/markers.ts";
import { isUnderWay, play, playbackOf, seekBy, seekTo, usePlayback } from "#app/audio/playback-store.ts";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";

type TimelineProps = {
  src: string;
  durationSeconds: number;
  milestones: readonly Milestone[] | undefined;
};

const ABOVE_BAR = "pointer-events-none absolute -top-px left-2 text-room-text text-sm leading-none";

/** The seek bar, once the file's length is known, and the parts of the recording beneath it. */
export function Timeline({ src, durationSeconds, milestones }: TimelineProps) {
  const isLoaded = usePlayback(src, (playback) => playback.durationSeconds !== null);
  const words = useFrameWords().player;
  const hint = usePlayback(src, ({ status, currentSeconds }) => {
    if (status === "playing") {
      return words.loading;
    }
    return currentSeconds > 0 ? fill(words.goesOn, { at: formatClock(currentSeconds) }) : "";
  });
  return (
    <div className="w-full min-w-0 @3xl:flex-1">
      <div className="relative h-11">
        {isLoaded ? (
          <>
            <SeekBar src={src} durationSeconds={durationSeconds} />
            <Waiting src={src} />
          </>
        ) : (
          <>
            <p className={`hint ${ABOVE_BAR}`} data-loading={words.loading}>
              {hint}
            </p>
            {/* The rail that the parts' ticks stand on until the seek bar is there. */}
            <span className="rail absolute inset-x-2 top-[19px] h-1.5 bg-white" />
          </>
        )}
      </div>
      <Markers src={src} durationSeconds={durationSeconds} milestones={milestones} />
    </div>
  );
}

/** Shown above the bar, after a short delay, while the sound waits for data. */
function Waiting({ src }: { src: string }) {
  const isWaiting = usePlayback(src, (playback) => playback.isWaiting);
  const { loading } = useFrameWords().player;
  return (
    <p aria-live="polite" className={ABOVE_BAR}>
      {isWaiting ? <span className="late">{loading}</span> : null}
    </p>
  );
}

/** The seconds a key moves the position; the browser's own step for a range would be one second. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function SeekBar({ src, durationSeconds }: { src: string; durationSeconds: number }) {
  const seconds = usePlayback(src, ({ currentSeconds }) => elapsedSeconds(currentSeconds, durationSeconds));
  const [draggedTo, setDraggedTo] = useState<number | null>(null);
  const barRef = useRef<HTMLInputElement>(null);
  const isScrolling = useRef(false);

  // React's onChange is the browser's "input"; the browser's "change" fires on release. The sound jumps on release only:
  // otherwise each pixel of a drag would be a range request.
  useEffect(() => {
    const bar = barRef.current;
    const letGo = () => {
      if (!isScrolling.current) seekTo(src, Number(bar?.value));
      setDraggedTo(null);
    };
    bar?.addEventListener("change", letGo);
    return () => bar?.removeEventListener("change", letGo);
  }, [src]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      seekBy(src, step);
    }
  };

  const words = useFrameWords().player;
  const shown = draggedTo ?? seconds;
  const length = Math.round(durationSeconds);
  return (
    <input
      ref={barRef}
      type="range"
      aria-label={words.position}
      aria-valuetext={fill(words.of, { at: formatClock(shown), length: formatClock(length) })}
      className="seek-bar block h-11 w-full cursor-pointer accent-room"
      style={{ "--at": `${(100 * shown) / length}%` } as CSSProperties}
      min={0}
      max={length}
      step={1}
      value={shown}
      onChange={(event) => {
        isScrolling.current = false;
        setDraggedTo(Number(event.target.value));
      }}
      onKeyDown={onKeyDown}
      // The touch became a scroll of the page, but Chromium has moved the thumb already: move it back.
      onPointerCancel={() => {
        isScrolling.current = true;
        setDraggedTo(null);
      }}
    />
  );
}

/**
 * The parts, in both layouts at once: the container's width chooses, so the server can draw them. Labels are on one line where
 * the bar is 34rem wide or wider (it is in windows of 640 px), and on two where it is narrower.
 */
function Markers({ src, durationSeconds, milestones }: TimelineProps) {
  const words = useFrameWords().player;
  const parts = milestones ?? defaultMilestones(durationSeconds, words.partNames);
  const markers = layOutMarkers(parts, durationSeconds, true);
  const wideMarkers = layOutMarkers(parts, durationSeconds, false);
  const running = usePlayback(src, (playback) =>
    isUnderWay(playback) ? runningIndex(markers, playback.currentSeconds) : -1,
  );
  return (
    <div className="@container mx-2 -mt-2">
      <ul className="relative flex h-11" aria-label={words.parts}>
        {markers.map((marker, index) => {
          const isRunning = index === running;
          const wide = wideMarkers[index] ?? marker;
          return (
            <li
              key={marker.startSeconds}
              // As wide as the part is long, but never too small to touch.
              {...placed(
                `flex: 0 1 ${marker.lengthPercent}%; min-width: min(2.75rem, ${100 / markers.length}%); margin-left: ${index === 0 ? marker.startPercent : 0}%`,
              )}
            >
              <button
                type="button"
                aria-label={`${marker.label}, ${formatClock(marker.startSeconds)}`}
                aria-current={isRunning ? "true" : undefined}
                title={marker.label}
                data-play={marker.startSeconds}
                className="size-full hover:bg-white"
                onClick={() => jump(src, marker.startSeconds)}
              >
                {/* Both are positioned along the whole bar: the button may be shifted, and narrower than its word, which
                    is clickable too. */}
                <span
                  className="pointer-events-none absolute -top-5 h-3 border-room-text border-l-2"
                  {...placed(`left: ${marker.startPercent}%; translate: -50%`)}
                />
                <span
                  className={`part-name absolute z-1 truncate text-[0.8125rem] ${isRunning ? "font-bold text-room-text" : ""}`}
                  {...placed(
                    `${placeOf(marker)}; --top: ${topOf(marker)}; --room: ${roomOf(marker)}; --wide-top: ${topOf(wide)}; --wide-room: ${roomOf(wide)}`,
                  )}
                >
                  {marker.mark ?? marker.label}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * Attributes for an element with styles of its own, as "name: value; name: value". The policy refuses style attributes in a
 * document, so the server sends them as `data-css`, and start-after-paint.ts sets them one by one.
 */
const placed = (css: string) => ({
  "data-css": css,
  ref: (element: HTMLElement | null) => {
    for (const declaration of css.split("; ")) {
      const [name = "", value = ""] = declaration.split(": ");
      element?.style.setProperty(name, value);
    }
  },
});

type Marker = ReturnType<typeof layOutMarkers>[number];

/** A label stands centred below its tick. One that would leave the bar begins, or ends, at its tick instead. */
function placeOf({ startPercent, labelPercent }: Marker): string {
  if (startPercent < labelPercent) return `left: ${startPercent}%; right: auto; translate: none`;
  if (startPercent > labelPercent) return `left: auto; right: ${100 - startPercent}%; translate: none`;
  return `left: ${labelPercent}%; right: auto; translate: -50%`;
}

const topOf = ({ isStaggered }: Marker) => (isStaggered ? "1rem" : "0");

/** A label ends before its neighbour. The box has a margin beyond the bar's end. */
const roomOf = ({ roomBesidePercent, roomToEndPercent }: Marker) =>
  `min(${roomBesidePercent}% - 0.5rem, ${roomToEndPercent}% + 1.5rem)`;

/** Jumps to a part if the file is loaded, else starts playing there. */
function jump(src: string, seconds: number): void {
  if (playbackOf(src).durationSeconds === null) {
    play(src, seconds);
  } else {
    seekTo(src, seconds);
  }
}
