/** Plays the recording of a copy in the browser's own player, as the site's player does: place, speed, moments, lock screen. */
import { showProgress, showTrack, SKIP_SECONDS } from "#app/audio/media-session.ts";
import { parseMoment } from "#app/audio/moment.ts";
import {
  recallPosition,
  recallSpeed,
  rememberHeard,
  rememberPosition,
  rememberSpeed,
  SPEEDS,
} from "#app/audio/remembered.ts";
import { type CopyFacts, recordingIn } from "./copies.ts";

type Kept = CopyFacts & { address: string };

/**
 * Connects an audio element with what the site remembers of its recording. Returns a function that jumps.
 * @param lost the sentence for a recording that was removed while it played, or was thrown away.
 */
export function followRecording(audio: HTMLAudioElement, copy: Kept, startSeconds: number | null, lost: string) {
  const { src, title, narrator, durationSeconds, cover } = copy;
  /** Where to go once its length is known: some browsers forget a place that was set before. */
  let wanted: number | null = startSeconds ?? recallPosition(src, durationSeconds);
  const seek = (seconds: number) => {
    if (audio.readyState > 0) audio.currentTime = seconds;
    else wanted = seconds;
  };
  const on = (type: string, handle: () => void) => audio.addEventListener(type, handle);
  const length = () => (Number.isFinite(audio.duration) ? audio.duration : durationSeconds);

  audio.defaultPlaybackRate = recallSpeed();
  audio.playbackRate = recallSpeed();
  on("loadedmetadata", () => {
    if (wanted !== null) audio.currentTime = wanted;
    wanted = null;
  });
  on("ratechange", () => {
    const speed = SPEEDS.find((each) => each === audio.playbackRate);
    if (speed && speed !== recallSpeed()) rememberSpeed(speed);
  });
  on("timeupdate", () => {
    if (audio.paused) return;
    rememberPosition(src, audio.currentTime, length());
    rememberHeard(src, audio.currentTime, length());
  });
  const skip = (seconds: number) => seek(audio.currentTime + seconds);
  on("playing", () =>
    showTrack(
      { title, narrator, picture: cover },
      {
        play: () => void audio.play(),
        pause: () => audio.pause(),
        seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS)),
        seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS),
        seekto: ({ seekTime }) => seek(seekTime ?? 0),
      },
    ),
  );
  for (const type of ["playing", "pause", "seeked", "ratechange"]) on(type, () => showProgress(audio));

  // Another tab may have renewed the copy, and some browsers' media requests pass by the worker.
  const others = [() => blobUrl(copy), async () => src];
  // Not `paused`: Chromium pauses a recording that fails before it says so.
  let isPlaying = false;
  on("play", () => {
    isPlaying = true;
  });
  on("pause", () => {
    if (audio.error === null) isPlaying = false;
  });
  on("error", async () => {
    const next = others.shift();
    if (next === undefined) {
      const note = document.createElement("p");
      note.setAttribute("role", "alert");
      note.textContent = lost;
      return audio.replaceWith(note);
    }
    wanted ??= audio.currentTime;
    audio.src = await next().catch(() => src);
    if (isPlaying) audio.play().catch(() => {});
  });
  return seek;
}

async function blobUrl({ address, src }: Kept): Promise<string> {
  const recording = await recordingIn(address, src);
  return recording ? URL.createObjectURL(recording) : src;
}

/** Plays the copy that this document is. */
export function playCopy(audio: HTMLAudioElement, copy: Kept & { lost: string }): void {
  // The list opens a part of a page by its file; its address is that of the page.
  if (location.pathname.startsWith("/kept/"))
    history.replaceState(null, "", copy.address.split("#")[0] + location.hash);
  const moment = (hash: string) => {
    const seconds = parseMoment(hash)?.seconds;
    return seconds !== undefined && seconds < copy.durationSeconds ? seconds : null;
  };
  const seek = followRecording(audio, copy, moment(location.hash), copy.lost);
  const goTo = (hash: string) => {
    const seconds = moment(hash);
    if (seconds !== null) seek(seconds);
    return seconds !== null;
  };
  addEventListener("hashchange", () => goTo(location.hash));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || !goTo(link.hash)) return;
    event.preventDefault();
    audio.play().catch(() => {});
  });
}
