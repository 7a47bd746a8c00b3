import { Fragment, memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { runningIndex } from "#app/audio/markers.ts";
import { isUnderWay, play, usePlayback } from "#app/audio/playback-store.ts";
import { formatClock } from "#app/audio/time.ts";
import { Icon } from "#app/components/ui/icon.tsx";

type TranscriptParagraph = { text: string; startSeconds: number; speaker?: string | undefined };
type TranscriptChapter = { title: string; startSeconds: number };

type TranscriptProps = {
  /** The recording: the `src` of its player. */
  src: string;
  /** In the order in which they are spoken. */
  paragraphs: readonly TranscriptParagraph[];
  /** Headings, each before the first paragraph it holds. */
  chapters?: readonly TranscriptChapter[] | undefined;
  headingLevel?: 3 | 4 | undefined;
  /** Put before each anchor ("t-65") where a page holds more than one transcript. */
  anchorPrefix?: string | undefined;
};

/**
 * The spoken text. It is all there without JavaScript; beside a player each paragraph is a way to jump there, and the
 * one being read is marked. It never scrolls by itself unless asked to follow.
 */
export function Transcript(props: TranscriptProps) {
  const { src, paragraphs } = props;
  // Deferred: a long text has many marks to turn into buttons.
  const isAttached = useDeferredValue(usePlayback(src, (playback) => playback.isAttached));
  const running = usePlayback(src, (playback) =>
    isUnderWay(playback) ? runningIndex(paragraphs, playback.currentSeconds) : -1,
  );
  const [isFollowing, setFollowing] = useState(false);
  const runningRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isFollowing && running >= 0) {
      runningRef.current?.scrollIntoView({ block: "center" });
    }
  }, [isFollowing, running]);

  return (
    <div className="-mx-2">
      {/* Keeps the height of the button, which is drawn only where there is a player. */}
      <div className="min-h-11">
        {isAttached ? (
          <button
            type="button"
            aria-pressed={isFollowing}
            className="inline-flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold text-room-text text-sm hover:bg-room-tint"
            onClick={() => setFollowing(!isFollowing)}
          >
            <span className="grid size-5 place-items-center rounded border-2 border-room-text">
              {isFollowing ? <Icon name="check" className="size-4" /> : null}
            </span>
            Follow along
          </button>
        ) : null}
      </div>
      <Paragraphs {...props} isAttached={isAttached} running={running} runningRef={runningRef} />
    </div>
  );
}

type ParagraphsProps = TranscriptProps & {
  isAttached: boolean;
  /** The index of the one being read, or -1. */
  running: number;
  runningRef: RefObject<HTMLDivElement | null>;
};

const NO_CHAPTERS: readonly TranscriptChapter[] = [];

/** Remembered, so that they are rendered when a mark or the running one changes, and not once more before the deferred value. */
const Paragraphs = memo(function Paragraphs({
  src,
  paragraphs,
  chapters = NO_CHAPTERS,
  headingLevel = 3,
  anchorPrefix = "",
  isAttached,
  running,
  runningRef,
}: ParagraphsProps) {
  const Heading = `h${headingLevel}` as const;
  return paragraphs.map(({ text, speaker, startSeconds }, index) => {
    const time = formatClock(startSeconds);
    const anchor = `${anchorPrefix}t-${Math.floor(startSeconds)}`;
    const previous = paragraphs[index - 1];
    const isRunning = index === running;
    return (
      <Fragment key={startSeconds}>
        {chapters
          .filter((chapter) => isBetween(chapter.startSeconds, previous?.startSeconds, startSeconds))
          .map((chapter) => (
            <Heading key={chapter.startSeconds} className="mt-6 mb-1 px-2 text-xl">
              {chapter.title}
            </Heading>
          ))}
        <div
          ref={isRunning ? runningRef : undefined}
          id={anchor}
          aria-current={isRunning ? "true" : undefined}
          className={`rounded-xl px-2 py-1.5 sm:flex sm:max-w-152 sm:items-start transition-colors ${isRunning ? "bg-room-tint" : ""}`}
        >
          {isAttached ? (
            <button
              type="button"
              aria-label={`From ${time}`}
              className="moment"
              onClick={() => play(src, startSeconds)}
            >
              {time}
            </button>
          ) : (
            <a href={`#${anchor}`} className="moment">
              {time}
            </a>
          )}
          <p className="prose-measure pb-1.5 sm:pt-1.5">
            {speaker === undefined || speaker === previous?.speaker ? null : <b>{speaker}: </b>}
            {text}
          </p>
        </div>
      </Fragment>
    );
  });
});

/** Marks are whole seconds, paragraphs tenths: a paragraph may begin a little before its chapter's mark. */
const MARK_TOLERANCE_SECONDS = 0.5;

/** A chapter stands before the first paragraph that starts at or after it. */
function isBetween(chapterStart: number, previousStart: number | undefined, start: number): boolean {
  const from = chapterStart - MARK_TOLERANCE_SECONDS;
  return from <= start && (previousStart === undefined || from > previousStart);
}
