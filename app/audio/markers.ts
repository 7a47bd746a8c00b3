/** Places the parts of a recording along the seek bar. */
import { type FrameWords, frameWords } from "#app/lib/frame-words.ts";

/** A part of a recording: its start, its name, and the word of it to show where the whole name has no room. */
export type Milestone = { startSeconds: number; label: string; mark?: string | undefined };

type Marker = Milestone & {
  /** The part's share of the bar, in percent of the bar's width. */
  startPercent: number;
  lengthPercent: number;
  /** The middle of the label, or what keeps it within the bar. */
  labelPercent: number;
  /** How wide the label may be before it touches a neighbour on its line, and the end of the bar. */
  roomBesidePercent: number;
  roomToEndPercent: number;
  /** Set one line lower, because the previous label is too close on the upper line. */
  isStaggered: boolean;
};

const LABEL_MIN_PERCENT = 10;
const LABEL_MAX_PERCENT = 90;
const NARROW_GAP_PERCENT = 25;
/** On the narrowest bar, that of a card on a phone: what a letter takes, and the gap between two labels. */
const LETTER_PERCENT = 2.7;
const LABEL_GAP_PERCENT = 3.8;
/** On a wide bar labels have room beside each other, unless they start at almost the same place. */
const WIDE_GAP_PERCENT = 12;

/** The parts of a recording that names none. */
export function defaultMilestones(
  durationSeconds: number,
  names: FrameWords["player"]["partNames"] = frameWords.player.partNames,
): Milestone[] {
  return [
    { startSeconds: 0, label: names.intro },
    { startSeconds: durationSeconds * 0.33, label: names.main },
    { startSeconds: durationSeconds * 0.66, label: names.insights },
    { startSeconds: durationSeconds * 0.9, label: names.conclusion },
  ];
}

/** The index of the part at a time; -1 before the first. Parts must be sorted by their start. */
export function runningIndex(parts: readonly { startSeconds: number }[], seconds: number): number {
  return parts.findLastIndex((part) => part.startSeconds <= seconds);
}

/**
 * Places the markers. Labels stay between 10% and 90% of the bar. On a narrow bar (as in a window under 640 px) a label
 * closer than 25% to the marker before it, or one whose words would be cut beside it, is staggered: one line lower, or back
 * up if that one is lower already.
 */
export function layOutMarkers(milestones: readonly Milestone[], durationSeconds: number, isNarrow: boolean): Marker[] {
  const placed = milestones
    .filter(({ startSeconds }) => startSeconds >= 0 && startSeconds < durationSeconds)
    .sort((a, b) => a.startSeconds - b.startSeconds)
    .map((milestone) => {
      const startPercent = (milestone.startSeconds / durationSeconds) * 100;
      const labelPercent = Math.min(LABEL_MAX_PERCENT, Math.max(LABEL_MIN_PERCENT, startPercent));
      return { ...milestone, startPercent, labelPercent, isStaggered: false };
    });
  for (const [index, marker] of placed.entries()) {
    const previous = placed[index - 1];
    if (previous !== undefined && !previous.isStaggered) {
      marker.isStaggered = isNarrow
        ? marker.startPercent - previous.startPercent < NARROW_GAP_PERCENT ||
          roomBetween(previous, marker) < Math.max(lettersPercent(previous), lettersPercent(marker))
        : marker.labelPercent - previous.labelPercent < WIDE_GAP_PERCENT;
    }
  }
  return placed.map((marker, index) => {
    const rooms = placed
      .filter((other) => other !== marker && other.isStaggered === marker.isStaggered)
      .map((other) =>
        other.startPercent < marker.startPercent ? roomBetween(other, marker) : roomBetween(marker, other),
      );
    const { startPercent } = marker;
    const restPercent = 100 - startPercent;
    return {
      ...marker,
      lengthPercent: (placed[index + 1]?.startPercent ?? 100) - startPercent,
      roomBesidePercent: Math.min(100, ...rooms),
      roomToEndPercent:
        shareBeforeTick(marker) === 0.5 ? 2 * Math.min(startPercent, restPercent) : Math.max(startPercent, restPercent),
    };
  });
}

type Placed = Pick<Marker, "startPercent" | "labelPercent">;

/** How wide two labels on one line may each be, in percent of the bar. */
const roomBetween = (left: Placed, right: Placed): number =>
  (right.startPercent - left.startPercent) / (1 - shareBeforeTick(left) + shareBeforeTick(right));

const lettersPercent = ({ mark, label }: Milestone): number =>
  (mark ?? label).length * LETTER_PERCENT + LABEL_GAP_PERCENT;

/** The share of a label that stands before its tick. A label that would leave the bar begins, or ends, at its tick. */
function shareBeforeTick({ startPercent, labelPercent }: Placed): number {
  if (startPercent === labelPercent) return 0.5;
  return startPercent < labelPercent ? 0 : 1;
}
