/** The player's own controls, in a chunk that loads only where there is a recording. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Milestone } from "#app/audio/markers.ts";
import { connectMediaSession } from "#app/audio/media-session.ts";
import { NowPlaying } from "#app/audio/now-playing.tsx";
import { pause, play, seekBy, seekTo, usePlayback } from "#app/audio/playback-store.ts";
import { recallSpeed, rememberSpeed, SPEEDS } from "#app/audio/remembered.ts";
import { Skip, SKIP_SECONDS } from "#app/audio/skip.tsx";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";
import { Timeline } from "#app/audio/timeline.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { createStore, useStore } from "#app/lib/store.ts";

type PlayerControlsProps = {
  boxRef: RefObject<HTMLElement | null>;
  audioRef: RefObject<HTMLAudioElement | null>;
  src: string;
  title: string;
  narrator: string;
  durationSeconds: number;
  milestones: readonly Milestone[] | undefined;
};

/** One speed for all players of the page. This module loads in the browser alone. */
const speedStore = createStore(recallSpeed());

/** Rendered only in the browser, around an element that may already be playing. */
export default function PlayerControls({
  boxRef,
  audioRef,
  src,
  title,
  narrator,
  durationSeconds,
  milestones,
}: PlayerControlsProps) {
  const isPlaying = usePlayback(src, ({ status }) => status === "playing");
  const seconds = usePlayback(src, ({ currentSeconds }) => elapsedSeconds(currentSeconds, durationSeconds));
  const playButtonRef = useRef<HTMLButtonElement>(null);

  // The element loses its native controls in this commit; if they had the focus, the play button gets it.
  useLayoutEffect(() => {
    const audio = audioRef.current;
    if (audio === null) {
      return;
    }
    if (document.activeElement === audio) {
      playButtonRef.current?.focus();
    }
    // The native controls may have been set from before hydration, without React knowing.
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

  const toPlayer = () => {
    boxRef.current?.scrollIntoView({ block: "center" });
    playButtonRef.current?.focus({ preventScroll: true });
  };

  return (
    <div className="flex flex-wrap items-start @[22rem]:gap-x-1 @lg:gap-x-2 @3xl:flex-nowrap">
      <Skip src={src} by={-SKIP_SECONDS} className="grid" />
      <button
        ref={playButtonRef}
        type="button"
        aria-label={isPlaying ? "Pause" : "Play"}
        className="-my-0.5 grid size-12 shrink-0 place-items-center rounded-full bg-room text-white transition-transform hover:[scale:1.05] active:[scale:0.95]"
        onClick={() => (isPlaying ? pause(src) : play(src))}
      >
        <Icon name={isPlaying ? "pause" : "play"} className="size-6 fill-current" />
      </button>
      <Skip src={src} by={SKIP_SECONDS} className="grid" />
      <p className="mr-auto ml-1 whitespace-nowrap font-semibold text-sm leading-11 [font-variant-numeric:tabular-nums] @[22rem]:ml-2 @[22rem]:text-base @[22rem]:leading-11 @sm:ml-0 @3xl:mr-0">
        <span>{formatClock(seconds)}</span>
        <span className="hidden @[18rem]:inline">
          {" / "}
          <span>{formatClock(Math.round(durationSeconds))}</span>
        </span>
      </p>
      <SpeedChoice audioRef={audioRef} />
      <Timeline src={src} durationSeconds={durationSeconds} milestones={milestones} />
      <NowPlaying boxRef={boxRef} src={src} title={title} durationSeconds={durationSeconds} onReturn={toPlayer} />
    </div>
  );
}

function SpeedChoice({ audioRef }: { audioRef: RefObject<HTMLAudioElement | null> }) {
  const chosen = useStore(speedStore);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (audioRef.current !== null) {
      // Loading a file resets playbackRate to this default.
      audioRef.current.defaultPlaybackRate = chosen;
      audioRef.current.playbackRate = chosen;
    }
  }, [audioRef, chosen]);

  return (
    <>
      <label className="shrink-0">
        <span className="sr-only">Speed</span>
        <select
          title="Speed"
          className="h-11 w-14 rounded-lg border-2 border-room-text bg-white font-semibold text-[0.8125rem] text-ink @[22rem]:w-17 @[22rem]:px-1 @[22rem]:text-sm"
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
