import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { defaultMilestones, layOutMarkers, type Milestone, runningIndex } from "#app/audio/markers.ts";
import { isUnderWay, play, playbackOf, seekBy, seekTo, usePlayback } from "#app/audio/playback-store.ts";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";

type TimelineProps = {
  src: string;
  durationSeconds: number;
  milestones: readonly Milestone[] | undefined;
};

const LOADING = "Loading…";
const ABOVE_BAR = "pointer-events-none absolute -top-px left-2 text-room-text text-sm leading-none";

/** The seek bar, once the file's length is known, and the parts of the recording beneath it. */
export function Timeline({ src, durationSeconds, milestones }: TimelineProps) {
  const isLoaded = usePlayback(src, (playback) => playback.durationSeconds !== null);
  const hint = usePlayback(src, ({ status, currentSeconds }) => {
    if (status === "playing") {
      return LOADING;
    }
    return currentSeconds > 0 ? `Play goes on from ${formatClock(currentSeconds)}.` : "";
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
            <p className={ABOVE_BAR}>{hint}</p>
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
  return (
    <p aria-live="polite" className={ABOVE_BAR}>
      {isWaiting ? <span className="late">{LOADING}</span> : null}
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

  const shown = draggedTo ?? seconds;
  const length = Math.round(durationSeconds);
  return (
    <input
      ref={barRef}
      type="range"
      aria-label="Position"
      aria-valuetext={`${formatClock(shown)} of ${formatClock(length)}`}
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

/** A wider bar has room for labels beside each other; it occurs in windows of 640 px or more. */
const NARROW_PX = 540;

/** True for a narrow bar: in a small window, and in a column of a large one. */
function useIsNarrow(bar: React.RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  // Measured before the first paint, and at every resize.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) {
      return;
    }
    const measure = () => setIsNarrow(element.clientWidth < NARROW_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  return isNarrow;
}

function Markers({ src, durationSeconds, milestones }: TimelineProps) {
  const bar = useRef<HTMLUListElement>(null);
  const isNarrow = useIsNarrow(bar);
  const markers = layOutMarkers(milestones ?? defaultMilestones(durationSeconds), durationSeconds, isNarrow);
  const running = usePlayback(src, (playback) =>
    isUnderWay(playback) ? runningIndex(markers, playback.currentSeconds) : -1,
  );
  return (
    <ul ref={bar} className="relative mx-2 -mt-2 flex h-11" aria-label="Parts">
      {markers.map((marker, index) => {
        const isRunning = index === running;
        return (
          <li
            key={marker.startSeconds}
            // As wide as the part is long, but never too small to touch.
            style={{
              flex: `0 1 ${marker.lengthPercent}%`,
              minWidth: `min(2.75rem, ${100 / markers.length}%)`,
              marginLeft: index === 0 ? `${marker.startPercent}%` : undefined,
            }}
          >
            <button
              type="button"
              aria-label={`${marker.label}, ${formatClock(marker.startSeconds)}`}
              aria-current={isRunning ? "true" : undefined}
              title={marker.label}
              className="size-full hover:bg-white"
              onClick={() => jump(src, marker.startSeconds)}
            >
              {/* Both are positioned along the whole bar: the button may be shifted, and narrower than its word, which
                  is clickable too. */}
              <span
                className="pointer-events-none absolute -top-5 h-3 [translate:-50%] border-room-text border-l-2"
                style={{ left: `${marker.startPercent}%` }}
              />
              <span
                className={`[translate:-50%] absolute truncate text-center text-[0.8125rem] leading-4 ${marker.isStaggered ? "top-4 pb-2" : "top-0"} ${isRunning ? "font-bold text-room-text" : ""}`}
                style={{
                  left: `${marker.labelPercent}%`,
                  // The box has a margin beyond the bar's end.
                  maxWidth: `min(${marker.roomBesidePercent}% - 0.5rem, ${marker.roomToEndPercent}% + 1.25rem)`,
                }}
              >
                {marker.mark ?? marker.label}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Jumps to a part if the file is loaded, else starts playing there. */
function jump(src: string, seconds: number): void {
  if (playbackOf(src).durationSeconds === null) {
    play(src, seconds);
  } else {
    seekTo(src, seconds);
  }
}
