/** The player's own controls. A chunk of its own, loaded where there is something to hear. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Milestone } from "#app/audio/markers.ts";
import { connectMediaSession } from "#app/audio/media-session.ts";
import { pause, play, seekBy, seekTo, usePlayback } from "#app/audio/playback-store.ts";
import { recallSpeed, rememberSpeed, SPEEDS } from "#app/audio/remembered.ts";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";
import { Timeline } from "#app/audio/timeline.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { createStore, useStore } from "#app/lib/store.ts";

const SKIP_SECONDS = 15;

type PlayerControlsProps = {
  audioRef: RefObject<HTMLAudioElement | null>;
  src: string;
  title: string;
  narrator: string;
  durationSeconds: number;
  milestones: readonly Milestone[] | undefined;
  compact: boolean;
};

/** One speed for all players of the page. This module loads in the browser alone. */
const speedStore = createStore(recallSpeed());

/** Rendered in the browser only, around an element that may already be playing. */
export default function PlayerControls({
  audioRef,
  src,
  title,
  narrator,
  durationSeconds,
  milestones,
  compact,
}: PlayerControlsProps) {
  const isPlaying = usePlayback(src, ({ status }) => status === "playing");
  const seconds = usePlayback(src, ({ currentSeconds }) => elapsedSeconds(currentSeconds, durationSeconds));
  // On a card there is nothing to skip or to slow down before it is begun; what there is stands in the middle, in as much room.
  const isReduced =
    usePlayback(src, ({ status, currentSeconds }) => status === "stopped" && currentSeconds === 0) && compact;
  const playButtonRef = useRef<HTMLButtonElement>(null);

  // The element loses its native controls in this commit; if they had the focus, it moves to the play button.
  useLayoutEffect(() => {
    const audio = audioRef.current;
    if (audio === null) {
      return;
    }
    if (document.activeElement === audio) {
      playButtonRef.current?.focus();
    }
    // They may be there without React's doing, from before hydration.
    audio.controls = false;
  }, [audioRef]);

  useEffect(() => {
    const audio = audioRef.current;
    if (audio === null) {
      return;
    }
    return connectMediaSession(
      audio,
      { title, artist: narrator },
      {
        play: () => play(src),
        pause: () => pause(src),
        seekbackward: ({ seekOffset }) => seekBy(src, -(seekOffset ?? SKIP_SECONDS)),
        seekforward: ({ seekOffset }) => seekBy(src, seekOffset ?? SKIP_SECONDS),
        seekto: ({ seekTime }) => seekTo(src, seekTime ?? 0),
      },
    );
  }, [audioRef, src, title, narrator]);

  return (
    <div className={`flex flex-col gap-1 ${isReduced ? "text-center [&_:is([title],label)]:hidden" : ""}`}>
      {/* In a narrow box the three that are used most stand in its middle, and the rest in a row between them and the bar. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @lg:flex-nowrap @lg:gap-x-3">
        <div className="flex w-full items-center justify-center gap-5 @lg:-ml-2 @lg:w-auto @lg:gap-1">
          <RoundButton label={`Back ${SKIP_SECONDS} seconds`} onClick={() => seekBy(src, -SKIP_SECONDS)}>
            <Icon name="rewind" className="size-4" />
            {SKIP_SECONDS}
          </RoundButton>
          <button
            ref={playButtonRef}
            type="button"
            aria-label={isPlaying ? "Pause" : "Play"}
            className={`grid place-items-center rounded-full bg-room text-white transition-transform hover:[scale:1.05] active:[scale:0.95] ${compact ? "size-12" : "size-14"}`}
            onClick={() => (isPlaying ? pause(src) : play(src))}
          >
            <Icon name={isPlaying ? "pause" : "play"} className="size-6 fill-current" />
          </button>
          <RoundButton label={`Forward ${SKIP_SECONDS} seconds`} onClick={() => seekBy(src, SKIP_SECONDS)}>
            {SKIP_SECONDS}
            <Icon name="fast-forward" className="size-4" />
          </RoundButton>
        </div>
        <p
          className={`font-semibold [font-variant-numeric:tabular-nums] ${isReduced ? "w-full leading-11 @lg:w-auto" : "mr-auto"}`}
        >
          <span>{formatClock(seconds)}</span> / <span>{formatClock(Math.round(durationSeconds))}</span>
        </p>
        <RoundButton label="Restart" onClick={() => play(src, 0)}>
          <Icon name="rotate-ccw" />
        </RoundButton>
        <SpeedChoice audioRef={audioRef} />
      </div>
      <Timeline src={src} durationSeconds={durationSeconds} milestones={milestones} hasMarkers={!compact} />
    </div>
  );
}

function RoundButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex size-11 shrink-0 items-center justify-center gap-px rounded-full font-semibold text-room-text text-sm hover:bg-white"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function SpeedChoice({ audioRef }: { audioRef: RefObject<HTMLAudioElement | null> }) {
  const chosen = useStore(speedStore);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (audioRef.current !== null) {
      // Loading resets playbackRate to the default.
      audioRef.current.defaultPlaybackRate = chosen;
      audioRef.current.playbackRate = chosen;
    }
  }, [audioRef, chosen]);

  return (
    <>
      <label className="flex items-center gap-2 text-sm">
        <span className="sr-only @lg:not-sr-only">Speed</span>
        <select
          className="h-11 rounded-lg border-2 border-room-text bg-white px-2 font-semibold text-base text-ink"
          value={chosen}
          onChange={(event) => {
            const wanted = SPEEDS.find((option) => option === Number(event.target.value)) ?? 1;
            speedStore.set(wanted);
            rememberSpeed(wanted);
            setAnnouncement(`Speed ${wanted} times`);
          }}
        >
          {SPEEDS.map((option) => (
            <option key={option} value={option}>
              {option}×
            </option>
          ))}
        </select>
      </label>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
