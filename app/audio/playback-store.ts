/** The one sound of the site, played by the root's audio element, and the state of every recording, by its source. */
import { countListening } from "./listening-count.ts";
import { showProgress, showTrack, SKIP_SECONDS } from "#app/audio/media-session.ts";
import { IDLE, type Playback, playbackOf, publish, type Recording } from "#app/audio/playback-state.ts";
import { recallPosition, rememberHeard, rememberPosition, type Speed } from "#app/audio/remembered.ts";
import { bar } from "#app/audio/sound.tsx";
import { clampSeconds } from "#app/audio/time.ts";
import { loadModule } from "#app/lib/load-module.ts";
import { createStore } from "#app/lib/store.ts";

/** What was played last, unless it was closed. */
export const nowPlaying = createStore<Recording | null>(null);
/** The players on the page, by the recording of each. */
export const players = createStore<ReadonlyMap<string, HTMLElement>>(new Map());

const recordings = new Map<string, Recording>();
let element: HTMLAudioElement | null = null;

const isLoaded = (src: string): boolean => element?.getAttribute("src") === src;

const knownDuration = ({ duration }: HTMLAudioElement): number | null =>
  Number.isFinite(duration) && duration > 0 ? duration : null;

/** Even a slow network sends something within this time. */
const STUCK_AFTER_MS = 10_000;

/** A browser's estimate of what has arrived may be a little short. */
const END_ARRIVED_SECONDS = 3;

/** Some browsers take a refused or interrupted request for the recording's end. */
const isCutShort = ({ ended, duration, buffered }: HTMLAudioElement): boolean =>
  ended && buffered.length > 0 && buffered.end(buffered.length - 1) < duration - END_ARRIVED_SECONDS;

/** Follows the audio element, which may sound already. Its own events set the state, so native controls work too. */
export function connect(audio: HTMLAudioElement): void {
  element = audio;
  const source = () => audio.getAttribute("src") ?? "";
  const change = (values: Partial<Playback>) => publish(source(), values);
  const publishPosition = () => {
    const { currentTime } = audio;
    if (isCutShort(audio)) return;
    change({ currentSeconds: currentTime, ...(currentTime > 0 && { hasEnded: false }) });
    const length = knownDuration(audio);
    if (playbackOf(source()).status === "stopped" || length === null) return;
    rememberPosition(source(), currentTime, length);
    if (!audio.paused) rememberHeard(source(), currentTime, length);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const setWaiting = (isWaiting: boolean) => {
    clearTimeout(waiting);
    if (isWaiting) waiting = setTimeout(() => change({ isStuck: true }), STUCK_AFTER_MS);
    change({ isWaiting, isStuck: false });
  };
  const publishDuration = () => change({ durationSeconds: knownDuration(audio) });
  const fail = () => {
    console.warn("The recording did not load:", source(), audio.error?.message ?? "");
    setWaiting(false);
    change({ status: "paused", hasFailed: true });
  };
  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => {
      change({ status: "playing", hasEnded: false });
      const recording = recordings.get(source());
      if (recording) begin(recording);
    },
    pause: () => {
      change({ status: "paused" });
      publishPosition();
      setWaiting(false);
    },
    waiting: () => setWaiting(true),
    playing: () => {
      setWaiting(false);
      showTrack(nowPlaying.get(), controls);
    },
    timeupdate: () => {
      countListening(source(), audio);
      if (Math.floor(audio.currentTime) !== Math.floor(playbackOf(source()).currentSeconds)) publishPosition();
    },
    seeking: publishPosition,
    seeked: publishPosition,
    loadedmetadata: publishDuration,
    durationchange: publishDuration,
    ended: () => {
      const isBroken = isCutShort(audio);
      if (!isBroken) countListening(source(), audio);
      audio.currentTime = isBroken ? playbackOf(source()).currentSeconds : 0;
      change({ status: "paused", currentSeconds: audio.currentTime, hasEnded: !isBroken });
      if (isBroken) fail();
    },
    emptied: () => setWaiting(false),
    error: fail,
  };
  for (const [type, handle] of Object.entries(handlers)) audio.addEventListener(type, handle);
  for (const type of ["playing", "play", "pause", "loadedmetadata", "seeked", "ratechange"]) {
    audio.addEventListener(type, () => showProgress(audio));
  }
  // Some browsers would go on playing a page in the back/forward cache.
  addEventListener("pagehide", () => audio.pause());
  // "play" does not bubble, but it can be captured.
  document.addEventListener("play", pauseOthers, true);
  if (source() === "") return;
  change({
    status: audio.paused ? "paused" : "playing",
    currentSeconds: audio.currentTime,
    durationSeconds: knownDuration(audio),
  });
  if (audio.error !== null) fail();
}

const controls: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: () => onCurrent(play),
  pause,
  seekbackward: ({ seekOffset }) => onCurrent((src) => seekBy(src, -(seekOffset ?? SKIP_SECONDS))),
  seekforward: ({ seekOffset }) => onCurrent((src) => seekBy(src, seekOffset ?? SKIP_SECONDS)),
  seekto: ({ seekTime }) => onCurrent((src) => seekTo(src, seekTime ?? 0)),
};

function onCurrent(act: (src: string) => void): void {
  const recording = nowPlaying.get();
  if (recording) act(recording.src);
}

/** Makes a recording known, which then can be played; it begins where it was left last time, if it was. */
function know(recording: Recording): void {
  const { src, durationSeconds } = recording;
  const known = { ...recording, next: recording.next ?? recordings.get(src)?.next };
  recordings.set(src, known);
  const { status, currentSeconds } = playbackOf(src);
  const isFresh = status === "stopped" && currentSeconds === 0;
  publish(src, { isAttached: true, ...(isFresh && { currentSeconds: recallPosition(src, durationSeconds) }) });
  if (nowPlaying.get()?.src === src) nowPlaying.set(known);
  else if (isLoaded(src) && !sound()?.paused) begin(known);
}

function begin(recording: Recording): void {
  nowPlaying.set(recording);
  showTrack(recording, controls);
  if (bar.get()) return;
  // Without the bar the sound goes on; it is asked for again at the next press.
  loadModule(() => import("#app/audio/now-playing.client.tsx")).then(
    ({ NowPlaying }) => bar.set(NowPlaying),
    () => {},
  );
}

function sound(): HTMLAudioElement | null {
  if (element === null) {
    const found = document.querySelector<HTMLAudioElement>("[data-sound]");
    if (found) connect(found);
  }
  return element;
}

/** Registers a player of a recording, which may play already. Returns a function that unregisters it: the sound goes on. */
export function attachPlayer(recording: Recording, box: HTMLElement): () => void {
  const { src } = recording;
  sound();
  know(recording);
  players.set(new Map(players.get()).set(src, box));
  return () => {
    const left = new Map(players.get());
    if (left.get(src) !== box) return;
    left.delete(src);
    players.set(left);
    if (!isLoaded(src)) publish(src, IDLE);
  };
}

/** Jumps to a time. What is not loaded will begin there. */
export function seekTo(src: string, seconds: number): void {
  if (!playbackOf(src).isAttached) return;
  const to = clampSeconds(seconds, playbackOf(src).durationSeconds);
  if (element !== null && isLoaded(src)) element.currentTime = to;
  publish(src, { currentSeconds: to, hasEnded: false });
}

/** Jumps by some seconds from the exact position, which may be up to a second past the published one. */
export function seekBy(src: string, seconds: number): void {
  const from = element !== null && isLoaded(src) ? element.currentTime : playbackOf(src).currentSeconds;
  seekTo(src, from + seconds);
}

let endWaiting: (() => void) | undefined;

/** Tries once more at the visitor's next click or key, after the browser's autoplay policy refused. */
function playAtNextGesture(src: string): void {
  endWaiting?.();
  const waiting = new AbortController();
  const retry = (event: Event) => {
    // A player's own button handles its click; starting the sound first would turn its "play" into "pause".
    const isControl = event.target instanceof Element && event.target.closest("[data-audio-player] button") !== null;
    waiting.abort();
    if (!isControl && isLoaded(src)) element?.play().catch(() => {});
  };
  endWaiting = () => waiting.abort();
  // Not in the same task: the refused gesture may still be dispatching.
  setTimeout(() => {
    for (const type of ["click", "keydown"]) window.addEventListener(type, retry, { signal: waiting.signal });
  });
}

/** The seek bar has whole seconds, so its end may be a little before the recording's. */
const isAtEnd = ({ currentTime, duration }: HTMLAudioElement): boolean => currentTime >= Math.floor(duration);

function load(audio: HTMLAudioElement, src: string): void {
  const left = audio.getAttribute("src");
  if (left) publish(left, { status: "paused", isWaiting: false, isStuck: false, currentSeconds: audio.currentTime });
  audio.src = src;
  audio.currentTime = playbackOf(src).currentSeconds;
}

/** Starts playing, from a time if one is given; at the end, from the beginning. */
export function play(src: string, fromSeconds?: number): void {
  if (element === null || !playbackOf(src).isAttached) return;
  if (!isLoaded(src)) load(element, src);
  if (fromSeconds !== undefined) {
    seekTo(src, fromSeconds);
  } else if (isAtEnd(element)) {
    // It was moved to its end while paused; only `ended` resets the position.
    seekTo(src, 0);
  }
  endWaiting?.();
  element.play().catch((error: unknown) => {
    // Other refusals need nothing here: a pause came first, or the element reports an error itself.
    if (error instanceof DOMException && error.name === "NotAllowedError") playAtNextGesture(src);
  });
}

export function playRecording(recording: Recording): void {
  know(recording);
  play(recording.src);
}

/** Fetches the recording again, and plays on from where it broke off. */
export function tryAgain(src: string): void {
  const { currentSeconds } = playbackOf(src);
  if (isLoaded(src)) element?.load();
  publish(src, { hasFailed: false, isStuck: false });
  play(src, currentSeconds);
}

export function pause(): void {
  endWaiting?.();
  element?.pause();
}

export function close(): void {
  pause();
  nowPlaying.set(null);
  showTrack(null, controls);
}

export function setSpeed(speed: Speed): void {
  const audio = sound();
  if (audio === null) return;
  // Loading a file resets playbackRate to this default.
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
}

/** Starting any sound on the page pauses all others, whichever code started them. Muted videos are left alone. */
function pauseOthers({ target }: Event): void {
  if (!(target instanceof HTMLMediaElement) || target.muted) return;
  for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
    if (media !== target && !media.muted) media.pause();
  }
}
