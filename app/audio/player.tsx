import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { KeepButton, type KeepProps } from "#app/audio/keep-button.tsx";
import { defaultMilestones, type Milestone } from "#app/audio/markers.ts";
import { parseMoment, momentShareLink } from "#app/audio/moment.ts";
import { PlayerControls } from "#app/audio/player-controls.tsx";
import {
  attachPlayer,
  keepOneAtATime,
  play,
  playbackOf,
  seekTo,
  subscribe,
  usePlayback,
} from "#app/audio/playback-store.ts";
import { recallPosition, rememberPosition } from "#app/audio/remembered.ts";
import { formatClock, formatFileSize, listenTime } from "#app/audio/time.ts";
import { NEW_TAB_NOTE } from "#app/components/ui/button-link.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { useArrival } from "#app/components/ui/use-arrival.ts";
import { isHydrated } from "#app/lib/hydrated.ts";
import { SYNTHETIC_FOLDER } from "#app/lib/audio-key.ts";
import { DEFAULT_AUDIO_SECONDS } from "#app/lib/default-duration.ts";

type AudioPlayerProps = {
  /** The address of the mp3. Anything else gets the browser's own element. */
  src: string | null | undefined;
  title: string;
  narrator: string;
  durationSeconds?: number | undefined;
  /** The size of the file, shown at the download. */
  bytes?: number | undefined;
  /** Named parts along the bar; the usual four without them. */
  milestones?: readonly Milestone[] | undefined;
  /** The page's absolute address (with `#anchor` if it holds several players), for sharing a moment. */
  shareUrl: string;
  /** Id of the transcript elsewhere on the page. */
  transcriptId?: string | undefined;
  /** Whether a synthetic voice reads it, which holds for every bundled file. */
  isSynthetic?: boolean | undefined;
  /** Offers to keep the page for offline. */
  keep?: KeepProps | undefined;
};

/** Shows the browser's own controls on the element, where the site's have failed. */
function PlainControls({ audioRef }: { audioRef: RefObject<HTMLAudioElement | null> }) {
  useLayoutEffect(() => {
    audioRef.current?.setAttribute("controls", "");
  }, [audioRef]);
  return <p className="mt-2 text-sm">{useFrameWords().player.plainPlayer}</p>;
}

/** True when a moment in the page's address refers to this player. */
function isMeant(box: HTMLElement | null, anchor: string | null): boolean {
  return anchor === null
    ? document.querySelector("[data-audio-player]") === box
    : document.getElementById(anchor)?.contains(box) === true;
}

/**
 * Plays one recording. The server draws it whole. The browser's own controls replace the site's without scripts, when the app
 * does not come, and when something fails; no audio is fetched before Play.
 */
export function AudioPlayer(props: AudioPlayerProps) {
  const { src, title } = props;
  return (
    // The key gives each recording a fresh player, without state from the previous one.
    <FallbackBoundary key={src} fallback={<audio {...nativeElement(src, title)} controls />}>
      <Player {...props} />
    </FallbackBoundary>
  );
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
  isSynthetic = false,
  keep,
}: AudioPlayerProps) {
  const key = src ?? "";
  const isPlayable = key.includes(".mp3");
  const boxRef = useRef<HTMLDivElement>(null);
  const audioRef = useRef<HTMLAudioElement>(null);
  const titleId = useId();
  const words = useFrameWords().player;
  const [failure, setFailure] = useState<{ words: string; hadFocus: boolean } | null>(null);
  const shownDuration = usePlayback(key, (playback) => playback.durationSeconds) ?? durationSeconds;
  const isStuck = usePlayback(key, (playback) => playback.isStuck);

  useEffect(() => {
    keepOneAtATime();
    const audio = audioRef.current;
    if (!isPlayable || audio === null) {
      return;
    }
    const detach = attachPlayer(key, audio);
    // It failed before hydration.
    if (audio.error !== null) audio.dispatchEvent(new Event("error"));
    const hush = () => audio.pause();
    // Some browsers would go on playing a page in the back/forward cache.
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

  // Begins at the moment the address names, or where the recording was left last time.
  useEffect(() => {
    if (!isPlayable) {
      return;
    }
    const start = secondsInAddress() ?? recallPosition(key, durationSeconds);
    const isPressed = boxRef.current?.dataset.pressed !== undefined;
    delete boxRef.current?.dataset.pressed;
    // What plays already keeps its place, unless a press before hydration began it at 0:00.
    if ((isPressed || playbackOf(key).status === "stopped") && start > 0) {
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
    // A recording started with the native controls before hydration keeps its position.
    if (!isPlayable || !isNew || seconds === null || (!isHydrated() && playbackOf(key).status !== "stopped")) {
      return;
    }
    seekTo(key, seconds);
    boxRef.current?.scrollIntoView({ block: "center" });
  });

  const showFailure = () => {
    if (!isPlayable) return;
    console.warn("The recording did not load:", key, audioRef.current?.error?.message ?? "");
    const { currentSeconds } = playbackOf(key);
    setFailure({
      words: currentSeconds > 0 ? fill(words.brokeOff, { at: formatClock(currentSeconds) }) : words.failed,
      hadFocus: boxRef.current?.contains(document.activeElement) === true,
    });
  };

  const tryAgain = () => {
    const { currentSeconds } = playbackOf(key);
    audioRef.current?.load();
    // Holds the focus until the controls are rendered again and take it.
    audioRef.current?.focus();
    setFailure(null);
    play(key, currentSeconds);
  };

  const element = nativeElement(src, title);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div
      role="region"
      ref={boxRef}
      data-audio-player=""
      data-parts={keep && JSON.stringify(partsOf(milestones ?? defaultMilestones(durationSeconds, words.partNames)))}
      aria-labelledby={titleId}
      className="cut-lg @container w-full bg-room-tint px-2 pt-3 pb-1 sm:px-3 text-ink"
    >
      <p id={titleId} className="sr-only">
        {fill(words.region, { title })}
      </p>
      <div className="flex min-h-31 flex-col justify-center @3xl:min-h-20">
        {isPlayable ? (
          <noscript>
            <audio {...element} controls>
              {words.unsupported}
            </audio>
          </noscript>
        ) : null}
        <audio {...element} ref={audioRef} controls={!isPlayable || failure !== null} onError={showFailure}>
          {words.unsupported}
        </audio>
        {isPlayable && failure === null ? (
          <FallbackBoundary fallback={<PlainControls audioRef={audioRef} />}>
            <PlayerControls
              boxRef={boxRef}
              audioRef={audioRef}
              src={key}
              title={title}
              narrator={narrator}
              durationSeconds={shownDuration}
              milestones={milestones}
            />
          </FallbackBoundary>
        ) : null}
        {failure === null && !isStuck ? null : (
          <p role="alert" className="mt-2 text-sm">
            {failure?.words ?? words.stuck}{" "}
            <button
              // If the controls that had the focus are gone, this button takes it.
              ref={failure?.hadFocus ? takeFocus : undefined}
              type="button"
              className="text-link ml-1 min-h-11 px-1"
              onClick={tryAgain}
            >
              {words.again}
            </button>
          </p>
        )}
      </div>
      {key === "" ? null : (
        <div className="flex min-h-11 flex-wrap items-end gap-x-1 pr-11 text-[0.8125rem] leading-snug @2xs:pr-20">
          <p className="flex-[1_1_8rem] self-center text-room-text">
            <span className="mr-3 hidden @lg:inline-block">{fill(words.toldBy, { narrator })}</span>{" "}
            <span className="mr-3 inline-block">
              {fill(words.listenTime, { time: listenTime(shownDuration, words.minutes) })}
            </span>{" "}
            {isSynthetic || key.startsWith(`/audio/${SYNTHETIC_FOLDER}`) ? (
              <span className="inline-block">{words.syntheticVoice}</span>
            ) : null}
          </p>
          {keep && isPlayable ? <KeepButton {...keep} /> : null}
          {isPlayable ? (
            <a
              className={`${ACTION} ml-auto shrink-0`}
              href={`${key}?download=1`}
              download={downloadName(key)}
              title={words.download}
            >
              <Icon name="download" />
              <span className="sr-only">
                {bytes === undefined ? words.download : `${words.download}, ${formatFileSize(bytes)}`}
              </span>
            </a>
          ) : null}
        </div>
      )}
      {isPlayable ? (
        // Closed, it stands at the end of the row above; open, its content is below.
        <details className="pointer-events-none -mt-11 [&>*]:pointer-events-auto">
          <summary className="ml-auto flex h-11 w-fit min-w-11 list-none items-center justify-center gap-1.5 rounded-lg px-1 font-semibold text-room-text text-sm hover:underline [&::-webkit-details-marker]:hidden">
            <Icon name="more-horizontal" />
            <span className="sr-only @2xs:not-sr-only">{words.more}</span>
          </summary>
          <ul className="flex flex-wrap items-center gap-x-5 border-line border-t">
            <li className="scripting-only">
              <button type="button" className={ACTION} onClick={() => play(key, 0)}>
                <Icon name="skip-back" />
                {words.restart}
              </button>
            </li>
            {transcriptId === undefined ? null : (
              <li>
                <JumpLink className={ACTION} to={`#${transcriptId}`}>
                  <Icon name="file-text" />
                  {words.readInstead}
                </JumpLink>
              </li>
            )}
            <li>
              <ShareLink src={key} title={title} shareUrl={shareUrl} />
            </li>
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** For a kept copy, whose player has no controls of ours. */
const partsOf = (milestones: readonly Milestone[]) =>
  milestones.map(({ startSeconds, label }) => [startSeconds, label]);

const nativeElement = (src: string | null | undefined, title: string) =>
  ({ src: src || undefined, preload: "none", className: "w-full", "aria-label": title }) as const;

const takeFocus = (element: HTMLElement | null) => element?.focus();

const ACTION =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg font-semibold text-room-text text-sm underline-offset-4 hover:underline";

function ShareLink({ src, title, shareUrl }: { src: string; title: string; shareUrl: string }) {
  const seconds = usePlayback(src, ({ currentSeconds }) => Math.floor(currentSeconds));
  const words = useFrameWords().player;
  return (
    <a
      className={ACTION}
      href={momentShareLink(title, shareUrl, seconds)}
      target="_blank"
      rel="noopener"
      aria-describedby={NEW_TAB_NOTE}
    >
      <Icon name="share-2" />
      {words.share}
      <span className="sr-only"> {words.shareOn}</span>
    </a>
  );
}

const downloadName = (src: string): string => `podcast-clip-${src.split("/").at(-1)?.split("?")[0] ?? ""}`;
