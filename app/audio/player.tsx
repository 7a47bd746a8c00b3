import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { useLocation } from "react-router";
import { KeepButton, type KeepProps } from "#app/audio/keep-button.tsx";
import type { Milestone } from "#app/audio/markers.ts";
import { parseMoment, momentShareLink } from "#app/audio/moment.ts";
import { PlayerControls } from "#app/audio/player-controls.tsx";
import { playbackOf, type Recording, usePlayback } from "#app/audio/playback-state.ts";
import { attachPlayer, play, seekTo, tryAgain } from "#app/audio/playback-store.ts";
import { recallPosition } from "#app/audio/remembered.ts";
import { formatClock, formatFileSize } from "#app/audio/time.ts";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { NewTabLink } from "#app/components/ui/button-link.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { useArrival } from "#app/components/ui/use-arrival.ts";
import { SYNTHETIC_FOLDER } from "#app/lib/audio-key.ts";
import { fill } from "#app/lib/fill.ts";
import { isHydrated } from "#app/lib/hydrated.ts";

type AudioPlayerProps = {
  /** What to play. A `src` that is no mp3 gets the browser's own element. */
  recording: Omit<Recording, "path">;
  bytes?: number | undefined;
  /** Named parts along the bar; the usual four without them. */
  milestones?: readonly Milestone[] | undefined;
  /** The page's absolute address (with `#anchor` if it holds several players), for sharing a moment. */
  shareUrl: string;
  transcriptId?: string | undefined;
  /** Whether a synthetic voice reads it, which holds for every bundled file. */
  isSynthetic?: boolean | undefined;
  keep?: KeepProps | undefined;
};

function isMeant(box: HTMLElement | null, anchor: string | null): boolean {
  return anchor === null
    ? document.querySelector("[data-audio-player]") === box
    : document.getElementById(anchor)?.contains(box) === true;
}

/** Plays one recording. The browser's own controls replace the site's wherever scripts are missing or fail. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { src } = props.recording;
  return (
    // The key gives each recording a fresh player, without state from the previous one.
    <FallbackBoundary key={src} fallback={<PlainPlayer {...props} />}>
      {src.includes(".mp3") ? <Player {...props} /> : <Box {...props} />}
    </FallbackBoundary>
  );
}

function PlainPlayer({ recording: { src, title } }: Pick<AudioPlayerProps, "recording">) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands on the page.
    <audio src={src || undefined} preload="none" className="w-full" aria-label={title} controls>
      {usePlayerWords().unsupported}
    </audio>
  );
}

function Player(props: AudioPlayerProps) {
  const { recording, shareUrl, milestones } = props;
  const { src, durationSeconds } = recording;
  const boxRef = useRef<HTMLDivElement>(null);
  const words = usePlayerWords();
  const shownDuration = usePlayback(src, (playback) => playback.durationSeconds) ?? durationSeconds;
  const hasFailed = usePlayback(src, (playback) => playback.hasFailed);
  const problem = useProblem(src);
  const { hash, state } = useLocation();

  const secondsInAddress = () => {
    const moment = parseMoment(hash);
    return moment !== null && moment.seconds < durationSeconds && isMeant(boxRef.current, moment.anchor)
      ? moment.seconds
      : null;
  };

  // Begins at the moment the address names, or where the recording was left last time.
  const attach = useEffectEvent((box: HTMLElement) => {
    const { pathname, hash: anchor } = new URL(shareUrl);
    const room = box.closest<HTMLElement>("[data-room]")?.dataset.room;
    const detach = attachPlayer({ ...recording, path: pathname + anchor, room }, box);
    const isPressed = box.dataset.pressed !== undefined;
    delete box.dataset.pressed;
    const start = secondsInAddress() ?? (isPressed ? recallPosition(src, durationSeconds) : 0);
    // What plays already keeps its place, unless a press before hydration began it at 0:00.
    if ((isPressed || playbackOf(src).status === "stopped") && start > 0) seekTo(src, start);
    const slot = box.querySelector("[data-plain]");
    const plain = slot?.querySelector("audio");
    if (plain?.paused === false) play(src, plain.currentTime);
    slot?.replaceChildren();
    return detach;
  });
  useEffect(() => (boxRef.current ? attach(boxRef.current) : undefined), []);

  useArrival((isNew) => {
    if (!isNew) return;
    const seconds = secondsInAddress();
    // A recording started before hydration keeps its position.
    const isMoved = seconds !== null && (isHydrated() || playbackOf(src).status === "stopped");
    if (isMoved) seekTo(src, seconds);
    if (isMoved || (state as { toPlayer?: string } | null)?.toPlayer === src) {
      boxRef.current?.scrollIntoView({ block: "center" });
    }
  });

  return (
    <Box {...props} boxRef={boxRef}>
      <noscript>
        <PlainPlayer {...props} />
      </noscript>
      {/* Where the app does not come, start-after-paint.ts puts the browser's player here, unknown to React. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty. */}
      <div data-plain="" dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />
      {hasFailed ? (
        <PlainPlayer {...props} />
      ) : (
        <FallbackBoundary
          fallback={
            <>
              <PlainPlayer {...props} />
              <p className="mt-2 text-sm">{words.plainPlayer}</p>
            </>
          }
        >
          <PlayerControls recording={{ ...recording, durationSeconds: shownDuration }} milestones={milestones} />
        </FallbackBoundary>
      )}
      {problem ? (
        <p role="alert" className="mt-2 text-sm">
          {problem}{" "}
          <button
            ref={takeLostFocus}
            type="button"
            className="text-link ml-1 min-h-11 px-1"
            onClick={() => {
              tryAgain(src);
              queueMicrotask(() => boxRef.current?.querySelector<HTMLElement>("[data-play='']")?.focus());
            }}
          >
            {words.again}
          </button>
        </p>
      ) : null}
    </Box>
  );
}

const NOTHING = { __html: "" };

/** If the controls that had the focus are gone, this takes it. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

export function useProblem(src: string): string | null {
  const words = usePlayerWords();
  return usePlayback(src, ({ hasFailed, isStuck, currentSeconds }) => {
    if (!hasFailed) return isStuck ? words.stuck : null;
    return currentSeconds > 0 ? fill(words.brokeOff, { at: formatClock(currentSeconds) }) : words.failed;
  });
}

type BoxProps = AudioPlayerProps & { boxRef?: RefObject<HTMLDivElement | null>; children?: ReactNode };

/** The player's box: the controls, and below them what one can do with the recording. */
function Box({ boxRef, children, ...props }: BoxProps) {
  const { bytes, keep } = props;
  const { src, title, narrator, imageUrl, durationSeconds } = props.recording;
  const titleId = useId();
  const words = usePlayerWords();
  const isPlayable = boxRef !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div
      role="region"
      ref={boxRef}
      data-audio-player=""
      data-src={src}
      {...(keep && { "data-narrator": narrator, "data-seconds": durationSeconds, "data-picture": imageUrl })}
      aria-labelledby={titleId}
      className="cut-lg @container w-full bg-room-tint px-2 pt-3 pb-1 sm:px-3 text-ink"
    >
      <p id={titleId} className="sr-only">
        {fill(words.region, { title })}
      </p>
      <div className="flex min-h-34.5 flex-col justify-center @3xl:min-h-20.5">
        {children ?? <PlainPlayer {...props} />}
      </div>
      {src ? (
        <div className="-mt-2 flex min-h-11 flex-wrap items-end gap-x-1 pr-11 pl-1 text-[0.8125rem] leading-snug @2xs:pr-20">
          <p className="flex-[1_1_8rem] self-center pl-1 text-room-text">
            <span className="mr-3 hidden @lg:inline-block">{fill(words.toldBy, { narrator })}</span>{" "}
            {props.isSynthetic || src.startsWith(`/audio/${SYNTHETIC_FOLDER}`) ? (
              <span className="inline-block">{words.syntheticVoice}</span>
            ) : null}
          </p>
          {keep && isPlayable ? <KeepButton {...keep} /> : null}
          {isPlayable ? (
            <a
              className={`${ACTION} ml-auto shrink-0`}
              href={`${src}?download=1`}
              download={downloadName(src)}
              title={words.download}
            >
              <Icon name="download" />
              <span className="sr-only">
                {bytes === undefined ? words.download : `${words.download}, ${formatFileSize(bytes)}`}
              </span>
            </a>
          ) : null}
        </div>
      ) : null}
      {isPlayable ? <More {...props} /> : null}
    </div>
  );
}

/** Closed, it stands at the end of the row above; open, its content is below. */
function More({ recording: { src, title }, shareUrl, transcriptId }: AudioPlayerProps) {
  const words = usePlayerWords();
  return (
    <details className="pointer-events-none -mt-11 [&>*]:pointer-events-auto">
      <summary className="ml-auto flex h-11 w-fit min-w-11 list-none items-center justify-center gap-1.5 rounded-lg px-1 font-semibold text-room-text text-sm hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="more-horizontal" />
        <span className="sr-only @2xs:not-sr-only">{words.more}</span>
      </summary>
      <ul className="flex flex-wrap items-center gap-x-5 border-line border-t">
        <li className="scripting-only">
          <button type="button" className={ACTION} onClick={() => play(src, 0)}>
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
          <ShareLink src={src} title={title} shareUrl={shareUrl} />
        </li>
      </ul>
    </details>
  );
}

const ACTION =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg font-semibold text-room-text text-sm underline-offset-4 hover:underline";

function ShareLink({ src, title, shareUrl }: { src: string; title: string; shareUrl: string }) {
  const seconds = usePlayback(src, ({ currentSeconds }) => Math.floor(currentSeconds));
  const words = usePlayerWords();
  return (
    <NewTabLink className={ACTION} href={momentShareLink(title, shareUrl, seconds)}>
      <Icon name="share-2" />
      {words.share}
      <span className="sr-only"> {words.shareOn}</span>
    </NewTabLink>
  );
}

const downloadName = (src: string): string => `podcast-clip-${src.split("/").at(-1)?.split("?")[0] ?? ""}`;
