import { fill } from "#app/lib/fill.ts";
import {
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { usePlayback, useRunningIndex } from "#app/audio/playback-state.ts";
import { play } from "#app/audio/playback-store.ts";
import { formatClock } from "#app/audio/time.ts";
import { usePlayerWords } from "#app/audio/use-player-words.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { pictureIndex } from "#app/lib/picture-index.ts";

type TranscriptParagraph = { text: string; startSeconds: number; speaker?: string | undefined };
type TranscriptChapter = { title: string; startSeconds: number };

type TranscriptProps = {
  src: string;
  paragraphs: readonly TranscriptParagraph[];
  chapters?: readonly TranscriptChapter[] | undefined;
  headingLevel?: 3 | 4 | undefined;
  picture?: ReactNode;
  /** Put before each anchor ("t-65") on pages with several transcripts. */
  anchorPrefix?: string | undefined;
};

/** The spoken text. Once the player has started, its times are buttons and the current paragraph is marked. */
export function Transcript(props: TranscriptProps) {
  const { src, paragraphs } = props;
  const words = usePlayerWords();
  // Deferred, since a long text gets many buttons.
  const isBegun = useDeferredValue(usePlayback(src, (playback) => playback.status !== "stopped"));
  const running = useRunningIndex(src, paragraphs);
  const [isFollowing, setFollowing] = useState(false);
  const runningRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isFollowing && running >= 0) runningRef.current?.scrollIntoView({ block: "center" });
  }, [isFollowing, running]);

  return (
    <div className="@container relative -mx-2">
      {isBegun ? (
        <button
          type="button"
          aria-pressed={isFollowing}
          // Beside the first heading; or above the text, and on a wide screen beside it.
          className={`absolute right-0 z-1 inline-flex w-max min-h-11 items-center gap-2 rounded-lg px-2 font-semibold text-base text-room-text hover:bg-room-tint ${props.chapters ? "-top-2" : "bottom-[calc(100%-0.25rem)] xl:top-0 xl:right-auto xl:bottom-auto xl:left-[var(--beside,min(100%,35rem))] xl:ml-2"}`}
          onClick={() => setFollowing(!isFollowing)}
        >
          <span className="grid size-5 place-items-center rounded border-2 border-room-text">
            {isFollowing ? <Icon name="check" className="size-4" /> : null}
          </span>
          {words.followAlong}
        </button>
      ) : null}
      {/* In its own box, where the first heading is the first child with and without the button. */}
      <div>
        <Suspense>
          <Paragraphs {...props} isBegun={isBegun} running={running} runningRef={runningRef} />
        </Suspense>
      </div>
    </div>
  );
}

type ParagraphsProps = TranscriptProps & {
  isBegun: boolean;
  running: number;
  runningRef: RefObject<HTMLDivElement | null>;
};

const NO_CHAPTERS: readonly TranscriptChapter[] = [];

/** Memoised, so that it renders only when `isBegun` or `running` changes, not also while a deferred value is pending. */
const Paragraphs = memo(function Paragraphs({
  src,
  paragraphs,
  chapters = NO_CHAPTERS,
  headingLevel = 3,
  anchorPrefix = "",
  picture,
  isBegun,
  running,
  runningRef,
}: ParagraphsProps) {
  const Heading = `h${headingLevel}` as const;
  const words = usePlayerWords();
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
            <Heading key={chapter.startSeconds} className="mt-8 mb-1 px-2 text-room-text text-xl first:mt-0">
              {chapter.title}
            </Heading>
          ))}
        <div
          ref={isRunning ? runningRef : undefined}
          id={anchor}
          aria-current={isRunning ? "true" : undefined}
          className={`transcript-part below prose-measure rounded-xl [--tall:12rem] sm:[--tall:7rem] transition-colors ${isRunning ? "bg-room-tint" : ""}`}
        >
          {isBegun ? (
            <button
              type="button"
              aria-label={fill(words.from, { time })}
              className="moment"
              onClick={() => play(src, startSeconds)}
            >
              {time}
            </button>
          ) : (
            <span className="moment">{time}</span>
          )}{" "}
          <p>
            {speaker === undefined || speaker === previous?.speaker ? null : <b>{speaker}: </b>}
            {text}
          </p>
        </div>
        {index === pictureIndex(paragraphs) ? picture : null}
      </Fragment>
    );
  });
});

/** Marks are whole seconds, paragraphs tenths: a paragraph may begin a little before its chapter's mark. */
const MARK_TOLERANCE_SECONDS = 0.5;

function isBetween(chapterStart: number, previousStart: number | undefined, start: number): boolean {
  const from = chapterStart - MARK_TOLERANCE_SECONDS;
  return from <= start && (previousStart === undefined || from > previousStart);
}
