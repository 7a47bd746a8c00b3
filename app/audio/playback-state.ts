/** What is known of each recording: its facts, and how far it is played. The sound publishes it (playback-store.ts). */
import { runningIndex } from "#app/audio/markers.ts";
import { createStore, type Store, useStore } from "#app/lib/store.ts";

/** A recording as the bar, "Next" and the system's controls show it. */
export type Recording = {
  src: string;
  title: string;
  /** The title's language, where it is not that of the page. */
  language?: string | undefined;
  narrator: string;
  imageUrl: string;
  durationSeconds: number;
  path: string;
  room?: string | undefined;
  next?: Recording | undefined;
};

export const IDLE = {
  /** The page knows it, so it answers to requests. */
  isAttached: false,
  /** "stopped" until it is first played. */
  status: "stopped" as "stopped" | "playing" | "paused",
  isWaiting: false,
  /** Waiting for so long that the network has probably stalled. */
  isStuck: false,
  hasFailed: false,
  /** Played to its end, and not moved since. */
  hasEnded: false,
  /** Updated once a second while playing, and at once after a jump. */
  currentSeconds: 0,
  /** Null until the file's length is known. */
  durationSeconds: null as number | null,
};
export type Playback = typeof IDLE;

const states = new Map<string, Store<Playback>>();

function stateOf(src: string): Store<Playback> {
  let state = states.get(src);
  if (state === undefined) {
    state = createStore(IDLE);
    states.set(src, state);
  }
  return state;
}

export function publish(src: string, change: Partial<Playback>): void {
  const state = stateOf(src);
  state.set({ ...state.get(), ...change });
}

export const playbackOf = (src: string): Playback => stateOf(src).get();

/** A value taken from a recording's state; the component renders again only when that value changes. */
export function usePlayback<Value extends string | number | boolean | null>(
  src: string,
  select: (playback: Playback) => Value,
): Value {
  return useStore(stateOf(src), select);
}

/** The index of the part being played, or where it was paused; -1 before the start and at the end. Parts must be sorted. */
export const useRunningIndex = (src: string, parts: readonly { startSeconds: number }[]): number =>
  usePlayback(src, (playback) => (isUnderWay(playback) ? runningIndex(parts, playback.currentSeconds) : -1));

export const isUnderWay = ({ status, currentSeconds }: Playback): boolean => status === "playing" || currentSeconds > 0;
