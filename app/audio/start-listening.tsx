import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { PlayButton } from "#app/audio/player-controls.tsx";
import { type Recording, usePlayback } from "#app/audio/playback-state.ts";
import { attachPlayer, nowPlaying } from "#app/audio/playback-store.ts";
import { useLeftIndex, useListened } from "#app/audio/remembered.ts";
import { formatClock, listenMinutes } from "#app/audio/time.ts";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { fill } from "#app/lib/fill.ts";
import { useStore } from "#app/lib/store.ts";

type StartListeningProps = {
  /** The newest first: it is offered to who left none in the middle. */
  recordings: readonly Recording[];
  /** Above a recording that was not begun; else it is called the newest. */
  label?: string;
};

/** One recording to play at once: what plays, or was left last, or else the newest. */
export function StartListening({ recordings, label }: StartListeningProps) {
  const left = useLeftIndex(recordings);
  const playing = useStore(nowPlaying);
  const shown = recordings.find(({ src }) => src === playing?.src) ?? recordings[Math.max(0, left)];
  return shown && <Offer key={shown.src} recording={shown} fresh={label} />;
}

function Offer({ recording, fresh }: { recording: Recording; fresh: string | undefined }) {
  const { src, title, narrator, imageUrl, durationSeconds } = recording;
  const box = useRef<HTMLDivElement>(null);
  const words = usePlayerWords();
  const label = usePlayback(src, ({ status, currentSeconds }) => {
    if (status === "playing") return words.nowPlaying;
    return currentSeconds > 0 ? fill(words.continueFrom, { at: formatClock(currentSeconds) }) : (fresh ?? words.newest);
  });
  const attach = useEffectEvent(() => (box.current ? attachPlayer(recording, box.current) : undefined));
  useEffect(() => attach(), []);
  return (
    <div
      ref={box}
      data-audio-player=""
      data-src={src}
      data-room={recording.room}
      className="cut-lg flex items-center gap-3 border-2 border-line bg-white p-2 pr-3 text-ink sm:gap-4"
    >
      <Picture src={imageUrl} alt="" className="cut aspect-square w-1/4 max-w-24 object-cover" />
      <p className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold text-room-text text-sm">{label}</span>{" "}
        <Link
          to={recording.path}
          lang={recording.language}
          prefetch="intent"
          // Its part of the route table is not asked for before it is pressed.
          discover="none"
          className="line-clamp-3 font-display font-semibold hover:underline"
        >
          {title}
        </Link>{" "}
        <span className="block truncate text-ink-soft text-sm">
          {`${narrator}, ${fill(words.minutes, { minutes: listenMinutes(durationSeconds) })}`}
        </span>
      </p>
      <span className="scripting-only">
        <PlayButton src={src} title={title} className="size-12" />
      </span>
    </div>
  );
}

export function ListenedMark(recording: Pick<Recording, "src" | "durationSeconds">) {
  const { leftAt, isHeard } = useListened(recording);
  const words = usePlayerWords();
  if (leftAt === 0 && !isHeard) return null;
  return (
    <span className="flex min-w-0 items-center gap-1 font-semibold text-room-text text-sm">
      {leftAt > 0 ? null : <Icon name="check" className="size-4" />}
      {leftAt > 0 ? fill(words.continueFrom, { at: formatClock(leftAt) }) : words.heard}
    </span>
  );
}
