/** Connects a player with the system's controls: lock screen, headset, keyboard keys. */

type Track = { title: string; artist: string };
type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** The site's own icon: without a picture, a lock screen shows a placeholder. */
const artwork = [{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" }];

let owner: HTMLAudioElement | null = null;

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // This browser does not know the action.
  }
}

/** Reports the position. Browsers throw for a length that is NaN and for a position past the end. */
function setPosition({ duration, currentTime, playbackRate }: HTMLAudioElement): void {
  if (Number.isFinite(duration) && duration > 0 && playbackRate > 0) {
    navigator.mediaSession.setPositionState?.({
      duration,
      playbackRate,
      position: Math.min(Math.max(0, currentTime), duration),
    });
  }
}

/**
 * Connects the system's controls to an element while it plays. iOS needs `seekto` and the position with any other handler,
 * or its bar stops moving; and WebKit forgets the track at every start, so it is set again on `playing`.
 */
export function connectMediaSession(element: HTMLAudioElement, track: Track, handlers: Handlers): () => void {
  if (!("mediaSession" in navigator)) {
    return () => {};
  }
  const connected = new AbortController();
  const take = () => {
    owner = element;
    navigator.mediaSession.metadata = new MediaMetadata({ ...track, artwork });
    for (const action of Object.keys(handlers) as MediaSessionAction[]) {
      setHandler(action, handlers[action] ?? null);
    }
  };
  const refresh = () => {
    if (owner === element) {
      navigator.mediaSession.playbackState = element.paused ? "paused" : "playing";
      setPosition(element);
    }
  };
  element.addEventListener("playing", take, { signal: connected.signal });
  for (const type of ["playing", "play", "pause", "loadedmetadata", "seeked", "ratechange"]) {
    element.addEventListener(type, refresh, { signal: connected.signal });
  }
  if (!element.paused) {
    take();
    refresh();
  }
  return () => {
    connected.abort();
    if (owner === element) {
      owner = null;
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = "none";
      for (const action of Object.keys(handlers) as MediaSessionAction[]) {
        setHandler(action, null);
      }
    }
  };
}
