import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation } from "react-router";
import type { Milestone } from "#app/audio/markers.ts";
import { parseMoment, momentShareLink } from "#app/audio/moment.ts";
import {
  attachPlayer,
  keepOneAtATime,
  play,
  playbackOf,
  seekTo,
  subscribe,
  usePlayback,
} from "#app/audio/playback-store.ts";
import type { PlayerControlsProps } from "#app/audio/player-controls.tsx";
import { recallPosition, rememberPosition } from "#app/audio/remembered.ts";
import { formatFileSize, listenMinutes } from "#app/audio/time.ts";
import { NEW_TAB_NOTE } from "#app/components/ui/button-link.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useArrival } from "#app/components/ui/use-arrival.ts";
import { isHydrated } from "#app/lib/hydrated.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";
import { savesData } from "#app/lib/saves-data.ts";

type AudioPlayerProps = {
  /** Address of the mp3. Anything else, or nothing, gets the browser's own element. */
  src: string | null | undefined;
  title: string;
  narrator: string;
  durationSeconds?: number | undefined;
  /** Size of the file, shown at the download. */
  bytes?: number | undefined;
  /** Named parts along the bar; without them the usual four. */
  milestones?: readonly Milestone[] | undefined;
  /** Absolute address of the page (with `#anchor` where it holds several players), for sharing a moment. */
  shareUrl: string;
  /** Id of the transcript elsewhere on the page. */
  transcriptId?: string | undefined;
  /** For cards: the controls and the bar alone. */
  compact?: boolean | undefined;
};

/** The browser's own controls are shown where the site's take longer. */
const LATEST_CONTROLS_MS = 1000;

type Controls = ComponentType<PlayerControlsProps>;

/** The site's own controls; "plain" when the browser's are used instead; null until that is decided. */
let controls: Controls | "plain" | null = null;
let isRequested = false;
const waitingPlayers = new Set<() => void>();

async function setControls(given: Controls | "plain"): Promise<void> {
  controls = given;
  // Each player in a task of its own: a page may hold several, and a tap in between is answered.
  for (const announce of waitingPlayers) {
    announce();
    await new Promise((resume) => setTimeout(resume));
  }
}

/** The browser's controls, unless the site's own are there. */
function makeDo(): void {
  if (controls === null) {
    setControls("plain");
  }
}

/** Fetches the site's own controls, once for all players. Should they not arrive, or not soon, the browser's do. */
function requestControls(): void {
  if (isRequested) {
    return;
  }
  isRequested = true;
  setTimeout(makeDo, LATEST_CONTROLS_MS);
  import("#app/audio/player-controls.tsx").then(
    ({ PlayerControls }) => setControls(PlayerControls),
    () => {
      isRequested = false;
      makeDo();
    },
  );
}

const onControlsArrival = (announce: () => void) => {
  waitingPlayers.add(announce);
  return () => {
    waitingPlayers.delete(announce);
  };
};

/** Called when a player mounts, and when it is pointed at or focused. For visitors who save data even the controls wait until something is played. */
function prepareControls(): void {
  if (savesData()) {
    makeDo();
  } else {
    requestControls();
  }
}

/** Whether a moment in the page's address is meant for this player. */
function isMeant(box: HTMLElement | null, anchor: string | null): boolean {
  return anchor === null
    ? document.querySelector("[data-audio-player]") === box
    : document.getElementById(anchor)?.contains(box) === true;
}

/**
 * Plays one recording. The server sends a box of the final height. The browser's controls stand in it without scripts, or
 * where the app does not start or the site's controls do not come: they are a page in themselves, and cost the first paint
 * more than all the rest of a player. Once the app is hydrated the site's controls are fetched. No sound is, before it is played.
 */
export function AudioPlayer(props: AudioPlayerProps) {
  // Another recording is another player: nothing of the last one's state may stay.
  return <Player key={props.src} {...props} />;
}

function Player({
  src,
  title,
  narrator,
  durationSeconds = DEFAULT_AUDIO_SECONDS,
  bytes,
  milestones,
  shareUrl,
  transcriptId,
  compact = false,
}: AudioPlayerProps) {
  const key = src ?? "";
  const isPlayable = key.includes(".mp3");
  const boxRef = useRef<HTMLElement>(null);
  const audioRef = useRef<HTMLAudioElement>(null);
  const titleId = useId();
  const [failure, setFailure] = useState<{ hadFocus: boolean } | null>(null);
  const arrived = useSyncExternalStore(
    onControlsArrival,
    () => controls,
    () => null,
  );
  const Controls = arrived === "plain" ? null : arrived;
  const shownDuration = usePlayback(key, (playback) => playback.durationSeconds) ?? durationSeconds;
  const hasOwnControls = isPlayable && failure === null && Controls !== null;

  // Not React's: the document puts them there where scripts fail to load (start-after-paint.ts).
  const hasPlainControls = failure !== null || arrived === "plain";
  useLayoutEffect(() => {
    if (isPlayable && audioRef.current !== null && (hasOwnControls || hasPlainControls)) {
      audioRef.current.controls = !hasOwnControls;
    }
  }, [isPlayable, hasOwnControls, hasPlainControls]);

  useEffect(() => {
    keepOneAtATime();
    const audio = audioRef.current;
    if (!isPlayable || audio === null) {
      return;
    }
    if (audio.error !== null) {
      setFailure({ hadFocus: false });
    }
    const detach = attachPlayer(key, audio);
    const hush = () => audio.pause();
    // In some browsers a page in the back/forward cache would go on sounding.
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
      detach();
    };
  }, [key, isPlayable]);

  const { hash } = useLocation();
  const secondsInAddress = useEffectEvent(() => {
    const moment = parseMoment(hash);
    return moment !== null && moment.seconds < durationSeconds && isMeant(boxRef.current, moment.anchor)
      ? moment.seconds
      : null;
  });

  // Where to begin: at the moment the address names, else where the recording was left.
  useEffect(() => {
    if (!isPlayable) {
      return;
    }
    const start = secondsInAddress() ?? recallPosition(key, durationSeconds);
    if (playbackOf(key).status === "stopped" && start > 0) {
      seekTo(key, start);
    }
    return subscribe(key, () => {
      const { status, currentSeconds, durationSeconds: length } = playbackOf(key);
      if (status !== "stopped" && length !== null) {
        rememberPosition(key, currentSeconds, length);
      }
    });
  }, [key, isPlayable, durationSeconds]);

  useArrival((isNew) => {
    const seconds = secondsInAddress();
    // A recording started with the native controls before hydration is not moved.
    if (!isPlayable || !isNew || seconds === null || (!isHydrated() && playbackOf(key).status !== "stopped")) {
      return;
    }
    seekTo(key, seconds);
    boxRef.current?.scrollIntoView({ block: "center" });
  });

  useEffect(() => {
    if (!isPlayable) {
      return;
    }
    // In a task of its own: the effects of a page that wakes up are a long one.
    const waiting = setTimeout(prepareControls);
    return () => clearTimeout(waiting);
  }, [isPlayable]);

  const showFailure = () => {
    if (isPlayable) {
      console.warn("The recording did not load:", key, audioRef.current?.error?.message ?? "");
      setFailure({ hadFocus: boxRef.current?.contains(document.activeElement) === true });
    }
  };

  const tryAgain = () => {
    const { currentSeconds } = playbackOf(key);
    audioRef.current?.load();
    // Holds the focus until the controls are drawn again and take it.
    audioRef.current?.focus();
    setFailure(null);
    play(key, currentSeconds);
  };

  const element = { src: src || undefined, preload: "none", className: "w-full", "aria-label": title } as const;
  const onIntent = isPlayable ? prepareControls : undefined;

  return (
    <section
      ref={boxRef}
      data-audio-player=""
      aria-labelledby={titleId}
      className={`cut-lg @container w-full bg-room-tint text-ink ${compact ? "p-3" : "p-4"}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <div className={compact ? "sr-only" : "mb-2"}>
        <p id={titleId} className="font-semibold text-lg leading-snug">
          <span className="sr-only">Listen: </span>
          {title}
        </p>
        <p className="text-room-text text-sm">Told by {narrator}</p>
      </div>
      {key === "" ? null : <p className="mb-2 text-sm">Listen time: {listenMinutes(shownDuration)} min</p>}
      <div className={`flex flex-col justify-center ${compact ? "min-h-37 @lg:min-h-24" : "min-h-52 @lg:min-h-40"}`}>
        {isPlayable ? (
          <noscript>
            <audio {...element} controls>
              {UNSUPPORTED}
            </audio>
          </noscript>
        ) : null}
        <audio
          {...element}
          ref={audioRef}
          controls={!isPlayable}
          onPlay={isPlayable ? requestControls : undefined}
          onError={showFailure}
        >
          {UNSUPPORTED}
        </audio>
        {hasOwnControls ? (
          <Controls
            audioRef={audioRef}
            src={key}
            title={title}
            narrator={narrator}
            durationSeconds={shownDuration}
            milestones={milestones}
            compact={compact}
          />
        ) : null}
        {failure === null ? null : (
          <p role="alert" className="mt-2 text-sm">
            The recording did not load.{" "}
            <button
              // The controls that had the focus are gone; it goes on from here.
              ref={failure.hadFocus ? takeFocus : undefined}
              type="button"
              className="text-link ml-1 min-h-11 px-1"
              onClick={tryAgain}
            >
              Try again
            </button>
          </p>
        )}
      </div>
      {compact || !isPlayable ? null : (
        <ul className="mt-2 flex flex-wrap gap-x-5 border-line border-t pt-2">
          <li>
            <a className={ACTION} href={`${key}?download=1`} download={downloadName(key)}>
              <Icon name="download" />
              {bytes === undefined ? "Download" : `Download, ${formatFileSize(bytes)}`}
            </a>
          </li>
          <li>
            <ShareLink src={key} title={title} shareUrl={shareUrl} />
          </li>
          {transcriptId === undefined ? null : (
            <li>
              <JumpLink className={ACTION} to={`#${transcriptId}`}>
                <Icon name="file-text" />
                Read instead
              </JumpLink>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

const UNSUPPORTED = "Your browser does not support the audio element.";

const ACTION =
  "inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-room-text text-sm underline-offset-4 hover:underline";

function ShareLink({ src, title, shareUrl }: { src: string; title: string; shareUrl: string }) {
  const seconds = usePlayback(src, ({ currentSeconds }) => Math.floor(currentSeconds));
  return (
    <a
      className={ACTION}
      href={momentShareLink(title, shareUrl, seconds)}
      target="_blank"
      rel="noopener"
      aria-describedby={NEW_TAB_NOTE}
    >
      <Icon name="share-2" />
      Share this moment
      <span className="sr-only"> on WhatsApp</span>
    </a>
  );
}

const downloadName = (src: string): string => `podcast-clip-${src.split("/").at(-1)?.split("?")[0] ?? ""}`;
