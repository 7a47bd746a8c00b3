import type { Milestone } from "#app/audio/markers.ts";
import { type Recording, usePlayback } from "#app/audio/playback-state.ts";
import { SKIP_SECONDS } from "#app/audio/media-session.ts";
import { pause, play, seekBy } from "#app/audio/playback-store.ts";
import { SpeedMenu } from "#app/audio/speed-menu.tsx";
import { elapsedSeconds, formatClock } from "#app/audio/time.ts";
import { Timeline } from "#app/audio/timeline.tsx";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { fill } from "#app/lib/fill.ts";

type PlayerControlsProps = { recording: Omit<Recording, "path">; milestones: readonly Milestone[] | undefined };

/** Play, skip, clock, speed and bar. Where the browser's own controls are shown, they are hidden. */
export function PlayerControls({ recording, milestones }: PlayerControlsProps) {
  const { src, durationSeconds } = recording;
  const seconds = usePlayback(src, ({ currentSeconds }) => elapsedSeconds(currentSeconds, durationSeconds));
  // Before it is begun, the length is told above the bar.
  const isBegun = usePlayback(src, ({ status, currentSeconds }) => status === "playing" || currentSeconds > 0);
  return (
    <div className="own-controls scripting-only relative flex flex-wrap items-start @3xl:flex-nowrap @3xl:pt-2">
      <Skip src={src} by={-SKIP_SECONDS} />
      <PlayButton src={src} className="-my-0.5 size-12" />
      <Skip src={src} by={SKIP_SECONDS} />
      <p className="mr-auto ml-1 whitespace-nowrap font-semibold leading-11 [font-variant-numeric:tabular-nums] @3xl:mr-0">
        <span>{formatClock(seconds)}</span>
        <span className={`hidden @[18rem]:inline ${isBegun ? "" : "invisible"}`}>
          {" / "}
          <span>{formatClock(Math.round(durationSeconds))}</span>
        </span>
      </p>
      <SpeedMenu />
      <Timeline recording={recording} milestones={milestones} />
    </div>
  );
}

type PlayButtonProps = { src: string; className: string; title?: string };

export function PlayButton({ src, className, title }: PlayButtonProps) {
  const isPlaying = usePlayback(src, ({ status }) => status === "playing");
  const words = usePlayerWords();
  return (
    <button
      type="button"
      aria-label={`${isPlaying ? words.pause : words.play}${title ? `: ${title}` : ""}`}
      // A press before the app is there: see start-after-paint.ts.
      data-play=""
      className={`relative z-1 grid shrink-0 place-items-center rounded-full bg-room text-white transition-transform hover:[scale:1.05] active:[scale:0.95] ${className}`}
      onClick={() => (isPlaying ? pause() : play(src))}
    >
      <Icon name={isPlaying ? "pause" : "play"} className="size-6 fill-current" />
    </button>
  );
}

/** Skips fifteen seconds forwards or back: an arrow in a circle, round the number. */
export function Skip({ src, by }: { src: string; by: number }) {
  const { back, forward } = usePlayerWords();
  const label = fill(by < 0 ? back : forward, { seconds: Math.abs(by) });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="relative z-1 grid size-11 shrink-0 place-items-center rounded-full font-semibold text-room-text text-sm hover:bg-white"
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
