/** Connects the sound with the system's controls: lock screen, headset, keyboard keys. */

/** How far a press on a skip button or key goes. */
export const SKIP_SECONDS = 15;

type Track = { title: string; narrator: string; picture?: string | undefined };
type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** The site's own icon: without a picture, a lock screen shows a placeholder. */
const icon = { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" };

function setHandler(action: string, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
  } catch {
    // The browser does not know the action.
  }
}

/** Shows a track on the system's controls. iOS needs `seekto`, and WebKit forgets the track at each start. */
export function showTrack(track: Track | null, handlers: Handlers): void {
  if (!("mediaSession" in navigator)) return;
  const artwork = [track?.picture ? { src: track.picture } : icon];
  navigator.mediaSession.metadata = track && new MediaMetadata({ title: track.title, artist: track.narrator, artwork });
  if (track === null) navigator.mediaSession.playbackState = "none";
  for (const [action, handle] of Object.entries(handlers)) setHandler(action, track && handle);
}

/** Reports state and position. Browsers throw for a length that is NaN and for a position past the end. */
export function showProgress({ duration, currentTime, playbackRate, paused }: HTMLAudioElement): void {
  if (!("mediaSession" in navigator) || navigator.mediaSession.metadata === null) return;
  navigator.mediaSession.playbackState = paused ? "paused" : "playing";
  if (Number.isFinite(duration) && duration > 0 && playbackRate > 0) {
    navigator.mediaSession.setPositionState?.({
      duration,
      playbackRate,
      position: Math.min(Math.max(0, currentTime), duration),
    });
  }
}
