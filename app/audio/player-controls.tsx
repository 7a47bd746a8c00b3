/** The player's own controls: the server draws them, and they answer once the app is there. */
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Milestone } from "#app/audio/markers.ts";
import { connectMediaSession } from "#app/audio/media-session.ts";
import { NowPlaying } from "#app/audio/now-playing.tsx";
import { pause, play, seekBy, seekTo, usePlayback } from "#app/audio/playback-store.ts";
import { SpeedMenu } from "#app/audio/speed-menu.tsx";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";
import { Timeline } from "#app/audio/timeline.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

type PlayerControlsProps = {
  boxRef: RefObject<HTMLElement | null>;
  audioRef: RefObject<HTMLAudioElement | null>;
  src: string;
  title: string;
  narrator: string;
  durationSeconds: number;
  milestones: readonly Milestone[] | undefined;
};

const SKIP_SECONDS = 15;

/** The controls around an element that may be playing already. While the element shows the browser's, they are hidden. */
export function PlayerControls({
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
    const hadFocus = document.activeElement === audio;
    // The native controls may have been set from before hydration, without React knowing.
    audio.controls = false;
    if (hadFocus) playButtonRef.current?.focus();
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

  const words = useFrameWords().player;
  return (
    <div className="own-controls scripting-only relative flex flex-wrap items-start @3xl:flex-nowrap">
      <Skip src={src} by={-SKIP_SECONDS} />
      <button
        ref={playButtonRef}
        type="button"
        aria-label={isPlaying ? words.pause : words.play}
        // A press before the app is there: see start-after-paint.ts.
        data-play=""
        className="-my-0.5 grid size-12 shrink-0 place-items-center rounded-full bg-room text-white transition-transform hover:[scale:1.05] active:[scale:0.95]"
        onClick={() => (isPlaying ? pause(src) : play(src))}
      >
        <Icon name={isPlaying ? "pause" : "play"} className="size-6 fill-current" />
      </button>
      <Skip src={src} by={SKIP_SECONDS} />
      <p className="mr-auto ml-1 whitespace-nowrap font-semibold leading-11 [font-variant-numeric:tabular-nums] @3xl:mr-0">
        <span>{formatClock(seconds)}</span>
        <span className="hidden @[18rem]:inline">
          {" / "}
          <span>{formatClock(Math.round(durationSeconds))}</span>
        </span>
      </p>
      <SpeedMenu audioRef={audioRef} />
      <Timeline src={src} durationSeconds={durationSeconds} milestones={milestones} />
      <NowPlaying boxRef={boxRef} src={src} title={title} durationSeconds={durationSeconds} onReturn={toPlayer} />
    </div>
  );
}

/** Skips fifteen seconds forwards or back: an arrow in a circle, round the number. */
function Skip({ src, by }: { src: string; by: number }) {
  const { back, forward } = useFrameWords().player;
  const label = fill(by < 0 ? back : forward, { seconds: Math.abs(by) });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full font-semibold text-room-text text-sm hover:bg-white"
      onClick={() => seekBy(src, by)}
    >
      <Icon
        name="rotate-ccw"
        className={`col-start-1 row-start-1 size-8 [stroke-width:1.5] ${by < 0 ? "" : "[scale:-1_1]"}`}
      />
      <span className="col-start-1 row-start-1 pt-px text-[0.6875rem] leading-none">{Math.abs(by)}</span>
    </button>
  );
}
