/**
 * The state of every recording on the page, by its source. The player publishes it; chapter lists and transcripts anywhere
 * on the page follow and control it.
 */
import { clampSeconds } from "#app/audio/time.ts";
import { createStore, type Store, useStore } from "#app/lib/store.ts";

type Playback = {
  /** A player of this recording is on the page and ready for requests. */
  isAttached: boolean;
  /** "stopped" until it is first played. */
  status: "stopped" | "playing" | "paused";
  /** Playing, but waiting for data. */
  isWaiting: boolean;
  /** Waiting for so long that something is probably wrong. */
  isStuck: boolean;
  /** Updated once a second while playing, and at once after a jump. */
  currentSeconds: number;
  /** Null until the file's length is known. */
  durationSeconds: number | null;
};

type Entry = { store: Store<Playback>; element: HTMLAudioElement | null };

const IDLE: Playback = {
  isAttached: false,
  status: "stopped",
  isWaiting: false,
  isStuck: false,
  currentSeconds: 0,
  durationSeconds: null,
};
/** The recording played last, while its player is on the page. */
export const lastPlayed = createStore<string | null>(null);

const entries = new Map<string, Entry>();

function entryOf(src: string): Entry {
  let entry = entries.get(src);
  if (entry === undefined) {
    entry = { store: createStore(IDLE), element: null };
    entries.set(src, entry);
  }
  return entry;
}

function publish(src: string, change: Partial<Playback>): void {
  const { store } = entryOf(src);
  store.set({ ...store.get(), ...change });
}

/** The current state of a recording. */
export const playbackOf = (src: string): Playback => entryOf(src).store.get();

/** Calls back after every change. Returns a function that unsubscribes. */
export const subscribe = (src: string, listener: () => void): (() => void) => entryOf(src).store.subscribe(listener);

/** A value taken from a recording's state; the component renders again only when that value changes. */
export function usePlayback<Value extends string | number | boolean | null>(
  src: string,
  select: (playback: Playback) => Value,
): Value {
  return useStore(entryOf(src).store, select);
}

/** True when a part counts as current: while playing or past the start; false before the start and at the end. */
export const isUnderWay = ({ status, currentSeconds }: Playback): boolean => status === "playing" || currentSeconds > 0;

const knownDuration = ({ duration }: HTMLAudioElement): number | null =>
  Number.isFinite(duration) && duration > 0 ? duration : null;

/** Even a slow network sends something within this time. */
const STUCK_AFTER_MS = 10_000;

/** A browser's estimate of what has arrived may be a little short. */
const END_ARRIVED_SECONDS = 3;

/** True when a browser takes a refused or interrupted request for the recording's end. */
function isCutShort({ ended, duration, buffered }: HTMLAudioElement): boolean {
  return ended && buffered.length > 0 && buffered.end(buffered.length - 1) < duration - END_ARRIVED_SECONDS;
}

/**
 * Registers an audio element as the player of its source. Its own events set the state, so native controls work too. Returns
 * a function that unregisters it.
 */
export function attachPlayer(src: string, element: HTMLAudioElement): () => void {
  const publishPosition = () => {
    if (!isCutShort(element)) publish(src, { currentSeconds: element.currentTime });
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const setWaiting = (isWaiting: boolean) => {
    clearTimeout(waiting);
    if (isWaiting) waiting = setTimeout(() => publish(src, { isStuck: true }), STUCK_AFTER_MS);
    publish(src, { isWaiting, isStuck: false });
  };
  const publishDuration = () => publish(src, { durationSeconds: knownDuration(element) });
  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => {
      publish(src, { status: "playing" });
      lastPlayed.set(src);
    },
    pause: () => {
      publish(src, { status: "paused" });
      publishPosition();
      setWaiting(false);
    },
    waiting: () => setWaiting(true),
    playing: () => setWaiting(false),
    timeupdate: () => {
      if (Math.floor(element.currentTime) !== Math.floor(playbackOf(src).currentSeconds)) {
        publishPosition();
      }
    },
    seeking: publishPosition,
    seeked: publishPosition,
    loadedmetadata: publishDuration,
    durationchange: publishDuration,
    ended: () => {
      const isBroken = isCutShort(element);
      element.currentTime = isBroken ? playbackOf(src).currentSeconds : 0;
      publish(src, { status: "paused", currentSeconds: element.currentTime });
      if (isBroken) element.dispatchEvent(new Event("error"));
    },
  };
  const listening = new AbortController();
  for (const [type, handle] of Object.entries(handlers)) {
    element.addEventListener(type, handle, { signal: listening.signal });
  }
  entryOf(src).element = element;
  // It may have been played with the native controls before this code ran.
  publish(src, {
    isAttached: true,
    status: element.paused ? (element.currentTime > 0 ? "paused" : "stopped") : "playing",
    currentSeconds: element.currentTime,
    durationSeconds: knownDuration(element),
  });
  if (!element.paused) lastPlayed.set(src);
  return () => {
    listening.abort();
    clearTimeout(waiting);
    const entry = entryOf(src);
    if (entry.element === element) {
      entry.element = null;
      publish(src, IDLE);
      if (lastPlayed.get() === src) lastPlayed.set(null);
    }
  };
}

/** Jumps to a time. Before anything is loaded, playing will begin there. */
export function seekTo(src: string, seconds: number): void {
  const { element, store } = entryOf(src);
  if (element !== null) {
    element.currentTime = clampSeconds(seconds, store.get().durationSeconds);
    publish(src, { currentSeconds: element.currentTime });
  }
}

/** Jumps by some seconds from the exact position, which may be up to a second past the published one. */
export function seekBy(src: string, seconds: number): void {
  const { element } = entryOf(src);
  if (element !== null) {
    seekTo(src, element.currentTime + seconds);
  }
}

let endWaiting: (() => void) | undefined;

/** Tries once more at the visitor's next click or key, after the browser's autoplay policy refused. */
function playAtNextGesture(element: HTMLAudioElement): void {
  endWaiting?.();
  const waiting = new AbortController();
  const retry = (event: Event) => {
    // A player's own button handles its click; starting the sound first would turn its "play" into "pause".
    const isControl = event.target instanceof Element && event.target.closest("[data-audio-player] button") !== null;
    waiting.abort();
    if (!isControl && element.isConnected) {
      element.play().catch(() => {});
    }
  };
  endWaiting = () => waiting.abort();
  // Not in the same task: the refused gesture may still be dispatching.
  setTimeout(() => {
    for (const type of ["click", "keydown"]) {
      window.addEventListener(type, retry, { signal: waiting.signal });
    }
  });
}

/** The seek bar has whole seconds, so its end may be a little before the recording's. */
const isAtEnd = ({ currentTime, duration }: HTMLAudioElement): boolean => currentTime >= Math.floor(duration);

/** Starts playing, from a time if one is given; at the end, from the beginning. */
export function play(src: string, fromSeconds?: number): void {
  const { element } = entryOf(src);
  if (element === null) {
    return;
  }
  if (fromSeconds !== undefined) {
    seekTo(src, fromSeconds);
  } else if (isAtEnd(element)) {
    // It was moved to its end while paused; only `ended` resets the position.
    seekTo(src, 0);
  }
  endWaiting?.();
  element.play().catch((error: unknown) => {
    // Other refusals need nothing here: a pause came first, or the element reports an error itself.
    if (error instanceof DOMException && error.name === "NotAllowedError") {
      playAtNextGesture(element);
    }
  });
}

export function pause(src: string): void {
  endWaiting?.();
  entryOf(src).element?.pause();
}

type Sounding = Pick<HTMLMediaElement, "paused" | "muted" | "pause">;

/** Pauses every other playing element when one starts. Muted videos are left alone. */
export function pauseOthers(started: Sounding, all: Iterable<Sounding>): void {
  if (started.muted) {
    return;
  }
  for (const media of all) {
    if (media !== started && !media.paused && !media.muted) {
      media.pause();
    }
  }
}

let isKeeping = false;

/** From now on, starting any sound on the page pauses all others, whichever code started them. */
export function keepOneAtATime(): void {
  if (isKeeping) {
    return;
  }
  isKeeping = true;
  // "play" does not bubble, but it can be captured.
  document.addEventListener(
    "play",
    ({ target }) => {
      if (target instanceof HTMLMediaElement) {
        const attached = [...entries.values()].flatMap(({ element }) => element ?? []);
        pauseOthers(target, new Set([...document.querySelectorAll<HTMLMediaElement>("audio, video"), ...attached]));
      }
    },
    true,
  );
}
