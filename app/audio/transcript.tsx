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
 * The spoken text. It is all there without JavaScript. Once its player has been started each paragraph is a way to jump
 * there, and the one being read is marked; nothing moves for that. It never scrolls by itself unless asked to follow.
 */
export function Transcript(props: TranscriptProps) {
  const { src, paragraphs } = props;
  // Before Play, no times are shown. Deferred: a long text gets many buttons.
  const isBegun = useDeferredValue(usePlayback(src, (playback) => playback.status !== "stopped"));
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
    <div className="@container relative -mx-2">
      {isBegun ? (
        <button
          type="button"
          aria-pressed={isFollowing}
          // Where the text is narrower than its column: beside the first heading, or below the first time.
          className={`absolute -top-1.5 right-0 z-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold text-room-text text-sm hover:bg-room-tint @2xl:right-auto @2xl:left-132 ${props.chapters ? "@2xl:top-2" : "@2xl:top-10"}`}
          onClick={() => setFollowing(!isFollowing)}
        >
          <span className="grid size-5 place-items-center rounded border-2 border-room-text">
            {isFollowing ? <Icon name="check" className="size-4" /> : null}
          </span>
          Follow along
        </button>
      ) : null}
      <Paragraphs {...props} isBegun={isBegun} running={running} runningRef={runningRef} />
    </div>
  );
}

type ParagraphsProps = TranscriptProps & {
  /** It has been played, so that the times of paragraphs are of use. */
  isBegun: boolean;
  /** The index of the one being read, or -1. */
  running: number;
  runningRef: RefObject<HTMLDivElement | null>;
};

const NO_CHAPTERS: readonly TranscriptChapter[] = [];

/** Memoised: rendered when `isBegun` or `running` changes, not also before the deferred value arrives. */
const Paragraphs = memo(function Paragraphs({
  src,
  paragraphs,
  chapters = NO_CHAPTERS,
  headingLevel = 3,
  anchorPrefix = "",
  isBegun,
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
          className={`transcript-part rounded-xl transition-colors ${isRunning ? "bg-room-tint" : ""}`}
        >
          {isBegun ? (
            <button
              type="button"
              aria-label={`From ${time}`}
              className="moment"
              onClick={() => play(src, startSeconds)}
            >
              {time}
            </button>
          ) : null}
          <p className="prose-measure">
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
