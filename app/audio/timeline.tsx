import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { defaultMilestones, layOutMarkers, type Milestone, runningIndex } from "#app/audio/markers.ts";
import { playbackOf, type Recording, usePlayback, useRunningIndex } from "#app/audio/playback-state.ts";
import { play, playRecording, seekBy, seekTo } from "#app/audio/playback-store.ts";
import { elapsedSeconds, formatClock, listenMinutes } from "#app/audio/time.ts";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { opensElsewhere } from "#app/components/ui/use-link-as-button.ts";
import { fill } from "#app/lib/fill.ts";

type TimelineProps = { recording: Omit<Recording, "path">; milestones: readonly Milestone[] | undefined };

/** The seek bar, once the file's length is known, and the parts of the recording beneath it; at its end, the next one. */
export function Timeline({ recording, milestones }: TimelineProps) {
  const { src, durationSeconds, next } = recording;
  const isLoaded = usePlayback(src, (playback) => playback.durationSeconds !== null);
  const hasEnded = usePlayback(src, (playback) => playback.hasEnded);
  const words = usePlayerWords();
  const parts = milestones ?? defaultMilestones(durationSeconds, words.partNames);
  if (hasEnded && next) return <NextLink next={next} />;
  return (
    <div className="w-full min-w-0 pt-5 @3xl:flex-1 @3xl:pt-0">
      <div className="relative h-11">
        <Line src={src} durationSeconds={durationSeconds} parts={parts} />
        {isLoaded ? (
          <SeekBar src={src} durationSeconds={durationSeconds} />
        ) : (
          <span className="absolute inset-x-2 top-[19px] h-1.5 bg-white forced-colors:border-2" />
        )}
      </div>
      <Markers src={src} durationSeconds={durationSeconds} parts={parts} />
    </div>
  );
}

function NextLink({ next }: { next: Recording }) {
  const words = usePlayerWords();
  return (
    <Link
      to={next.path}
      onClick={(event) => opensElsewhere(event) || playRecording(next)}
      className="cut mt-3 mb-2 flex h-18.5 w-full min-w-0 items-center gap-3 bg-white p-2 hover:underline @3xl:my-0 @3xl:flex-1"
    >
      <Picture src={next.imageUrl} alt="" className="cut aspect-square h-full w-auto object-cover" />
      <span className="line-clamp-2 min-w-0 flex-1 font-semibold leading-snug">
        {words.next} <span lang={next.language}>{next.title}</span>
      </span>
      <span className="shrink-0 text-sm">{fill(words.minutes, { minutes: listenMinutes(next.durationSeconds) })}</span>
      <Icon name="play" className="size-6 fill-current text-room-text" />
    </Link>
  );
}

type PartsProps = { src: string; durationSeconds: number; parts: readonly Milestone[] };

/** Above the bar: how long it is, the running part or where Play goes on, and after a while of waiting, that it waits. */
function Line({ src, durationSeconds, parts }: PartsProps) {
  const words = usePlayerWords();
  const isWaiting = usePlayback(src, (playback) => playback.isWaiting);
  const line = usePlayback(src, ({ status, currentSeconds, durationSeconds: known }) => {
    if (status === "playing") {
      const number = runningIndex(parts, currentSeconds) + 1;
      const { label } = parts[number - 1] ?? {};
      if (known === null) return words.loading;
      return label === undefined ? "" : fill(words.part, { number, count: parts.length, label });
    }
    if (currentSeconds > 0) return fill(words.continueFrom, { at: formatClock(currentSeconds) });
    const time = fill(words.minutes, { minutes: listenMinutes(Math.round(durationSeconds)) });
    return fill(words.listenTime, { time });
  });
  return (
    <p
      className="hint pointer-events-none absolute inset-x-2 -top-2 z-1 flex justify-between gap-3 text-room-text text-sm leading-tight"
      data-loading={words.loading}
    >
      <span className="truncate">{line}</span>
      <span aria-live="polite">
        {isWaiting ? <span className="animate-[late_1ms_250ms_backwards]">{words.loading}</span> : null}
      </span>
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

  const words = usePlayerWords();
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

/** The parts, in both layouts at once: the container's width chooses, so the server can draw them. */
function Markers({ src, durationSeconds, parts }: PartsProps) {
  const words = usePlayerWords();
  const markers = layOutMarkers(parts, durationSeconds, true);
  const wideMarkers = layOutMarkers(parts, durationSeconds, false);
  const running = useRunningIndex(src, markers);
  return (
    <div className="@container mx-2 -mt-3.5">
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
                {/* Along the whole bar: the button may be narrower than its word, which is clickable too. */}
                <span
                  className="pointer-events-none absolute -top-3.5 h-3 border-room-text border-l-2"
                  {...placed(`left: ${marker.startPercent}%; translate: -50%`)}
                />
                <span
                  className={`absolute top-(--top) z-1 max-w-(--room) truncate text-[0.8125rem]/4 @min-[34rem]:top-(--wide-top) @min-[34rem]:max-w-(--wide-room) ${isRunning ? "font-bold text-room-text" : ""}`}
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

/** Styles as attributes. The policy refuses them in a document, so start-after-paint.ts sets those of the server's. */
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

const topOf = ({ isStaggered }: Marker) => (isStaggered ? "1.375rem" : "0.375rem");

/** A label ends before its neighbour. The box has a margin beyond the bar's end. */
const roomOf = ({ roomBesidePercent, roomToEndPercent }: Marker) =>
  `min(${roomBesidePercent}% - 0.5rem, ${roomToEndPercent}% + 1.5rem)`;

function jump(src: string, seconds: number): void {
  if (playbackOf(src).durationSeconds === null) play(src, seconds);
  else seekTo(src, seconds);
}
