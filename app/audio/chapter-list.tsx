import { usePlayback, useRunningIndex } from "#app/audio/playback-state.ts";
import { play } from "#app/audio/playback-store.ts";
import { formatClock } from "#app/audio/time.ts";

type ChapterListProps = {
  src: string;
  chapters: readonly { title: string; startSeconds: number }[];
  label?: string | undefined;
};

const ROW = "flex min-h-11 w-full items-center gap-4 rounded-lg px-3 py-2 text-left leading-snug hover:bg-room-tint";

/** The chapters of a recording. Each starts playback at its place; the current one is marked. */
export function ChapterList({ src, chapters, label = "Chapters" }: ChapterListProps) {
  const isAttached = usePlayback(src, (playback) => playback.isAttached);
  const running = useRunningIndex(src, chapters);
  return (
    <ol aria-label={label} className="-mx-3">
      {chapters.map(({ title, startSeconds }, index) => {
        const isRunning = index === running;
        const row = (
          <>
            <span className="w-12 shrink-0 text-room-text text-sm [font-variant-numeric:tabular-nums]">
              {formatClock(startSeconds)}
            </span>{" "}
            <span>{title}</span>
          </>
        );
        return (
          <li key={startSeconds}>
            {isAttached ? (
              <button
                type="button"
                aria-current={isRunning ? "true" : undefined}
                className={`${ROW} ${isRunning ? "bg-room-tint font-semibold text-room-text" : ""}`}
                onClick={() => play(src, startSeconds)}
              >
                {row}
              </button>
            ) : (
              <a href={`#t=${Math.floor(startSeconds)}`} className={ROW}>
                {row}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
