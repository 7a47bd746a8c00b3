import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { PlayButton, Skip } from "#app/audio/player-controls.tsx";
import { isUnderWay, type Recording, usePlayback } from "#app/audio/playback-state.ts";
import { SKIP_SECONDS } from "#app/audio/media-session.ts";
import { close, nowPlaying, playRecording, players, tryAgain } from "#app/audio/playback-store.ts";
import { useProblem } from "#app/audio/player.tsx";
import { elapsedSeconds, formatClock, listenMinutes } from "#app/audio/time.ts";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { opensElsewhere } from "#app/components/ui/use-link-as-button.ts";
import { fill } from "#app/lib/fill.ts";
import { useStore } from "#app/lib/store.ts";

/** The bar at the window's lower edge while the player of what was begun is out of sight, or on another page. */
export function NowPlaying() {
  const recording = useStore(nowPlaying);
  return recording && <Bar key={recording.src} recording={recording} />;
}

function Bar({ recording }: { recording: Recording }) {
  const { src, next } = recording;
  const player = useStore(players, (all) => all.get(src) ?? null);
  const isBegun = usePlayback(src, (playback) => isUnderWay(playback) || playback.hasFailed);
  const hasEnded = usePlayback(src, (playback) => playback.hasEnded);
  const isOutOfView = useIsOutOfView(player);
  const words = usePlayerWords();
  if (!isOutOfView) return null;
  if (isBegun) return <Running recording={recording} player={player} />;
  if (!hasEnded || !next) return null;
  return (
    <Frame recording={next}>
      <button
        type="button"
        className="card-link min-w-0 flex-1 truncate text-left text-sm sm:text-base"
        onClick={() => playRecording(next)}
      >
        {words.next} <Title recording={next} />
      </button>
      <span className="text-sm">{fill(words.minutes, { minutes: listenMinutes(next.durationSeconds) })}</span>
      <span className="grid size-12 place-items-center rounded-full bg-room text-white">
        <Icon name="play" className="size-6 fill-current" />
      </span>
    </Frame>
  );
}

function Running({ recording, player }: { recording: Recording; player: HTMLElement | null }) {
  const { src } = recording;
  const length = usePlayback(src, (playback) => playback.durationSeconds) ?? recording.durationSeconds;
  const seconds = usePlayback(src, ({ currentSeconds }) => elapsedSeconds(currentSeconds, length));
  const problem = useProblem(src);
  const words = usePlayerWords();
  return (
    <Frame recording={recording} share={seconds / length}>
      <Link
        to={recording.path}
        discover="none"
        state={{ toPlayer: src }}
        title={words.toPlayer}
        className="card-link min-w-0 flex-1 truncate text-sm sm:text-base"
        onClick={(event) => {
          if (player === null || opensElsewhere(event)) return;
          event.preventDefault();
          player.scrollIntoView({ block: "center" });
          player.querySelector<HTMLElement>("[data-play='']")?.focus({ preventScroll: true });
        }}
      >
        {problem ? <span role="alert">{problem}</span> : <Title recording={recording} />}
        <span className="sr-only">, {words.toPlayer.toLowerCase()}</span>
      </Link>
      <span className="sr-only text-sm [font-variant-numeric:tabular-nums] sm:not-sr-only">
        {fill(words.of, { at: formatClock(seconds), length: formatClock(Math.round(length)) })}
      </span>
      {problem ? (
        <button type="button" className="text-link relative z-1 min-h-11 px-1 text-sm" onClick={() => tryAgain(src)}>
          {words.again}
        </button>
      ) : (
        <>
          <Skip src={src} by={-SKIP_SECONDS} />
          <PlayButton src={src} className="size-11" />
        </>
      )}
    </Frame>
  );
}

const Title = ({ recording }: { recording: Recording }) => (
  <span lang={recording.language} className="font-semibold">
    {recording.title}
  </span>
);

type FrameProps = { recording: Recording; share?: number; children: ReactNode };

/** The bar itself: a line of progress over its whole width, the picture, what `children` say and do, and Close. */
function Frame({ recording, share = 0, children }: FrameProps) {
  const words = usePlayerWords();
  return (
    <section
      aria-label={words.nowPlaying}
      data-room={recording.room}
      className="now-playing fixed inset-x-0 bottom-0 z-20 mb-0 h-(--dock) bg-room-tint pb-[env(safe-area-inset-bottom)] text-ink [box-shadow:0_-2px_12px_rgb(33_28_74/0.2)]"
    >
      <span className="absolute inset-x-0 top-0 h-[3px] origin-left bg-room-text" style={{ scale: `${share} 1` }} />
      <div className="shell flex h-full items-center gap-1">
        <Picture
          src={recording.imageUrl}
          alt=""
          height={480}
          className="cut mr-1 aspect-square h-3/4 w-auto object-cover"
        />
        {children}
        <button
          type="button"
          aria-label={words.close}
          className="relative z-1 grid size-11 shrink-0 place-items-center rounded-full text-room-text hover:bg-white"
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}

/** The height of the header, which covers the window's upper edge. */
const HEADER_MARGIN = "-72px 0px 0px 0px";

function useIsOutOfView(player: HTMLElement | null): boolean {
  const [isOut, setOut] = useState(player === null);
  useEffect(() => {
    setOut(player === null);
    if (player === null) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), {
      rootMargin: HEADER_MARGIN,
    });
    observer.observe(player);
    return () => observer.disconnect();
  }, [player]);
  return isOut;
}
