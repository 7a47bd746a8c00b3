import { type PlayerWords, playerWords } from "#app/lib/player-words.ts";

/** A part of a recording: its start, its name, and the word of it to show where the whole name has no room. */
export type Milestone = { startSeconds: number; label: string; mark?: string | undefined };

const LABEL_MIN_PERCENT = 10;
const LABEL_MAX_PERCENT = 90;
const NARROW_GAP_PERCENT = 25;
/** In pixels: what a letter takes, the gap between two labels, and the narrowest bar of a card on a phone and of a wide one. */
const LETTER = 7.2;
const LABEL_GAP = 10;
const NARROW_BAR = 266;
const WIDE_BAR = 528;

export function defaultMilestones(
  durationSeconds: number,
  names: PlayerWords["partNames"] = playerWords.partNames,
): Milestone[] {
  return [
    { startSeconds: 0, label: names.intro },
    { startSeconds: durationSeconds * 0.33, label: names.main },
    { startSeconds: durationSeconds * 0.66, label: names.insights },
    { startSeconds: durationSeconds * 0.9, label: names.conclusion },
  ];
}

/** The index of the part at a time; -1 before the first. Parts must be sorted by their start. */
export const runningIndex = (parts: readonly { startSeconds: number }[], seconds: number): number =>
  parts.findLastIndex((part) => part.startSeconds <= seconds);

/** Places the markers, and staggers a label that would touch the one before it, or on a narrow bar comes too close. */
export function layOutMarkers(milestones: readonly Milestone[], durationSeconds: number, isNarrow: boolean) {
  const placed = milestones
    .filter(({ startSeconds }) => startSeconds >= 0 && startSeconds < durationSeconds)
    .sort((a, b) => a.startSeconds - b.startSeconds)
    .map((milestone) => {
      const startPercent = (milestone.startSeconds / durationSeconds) * 100;
      // The middle of the label, or what keeps it within the bar.
      const labelPercent = Math.min(LABEL_MAX_PERCENT, Math.max(LABEL_MIN_PERCENT, startPercent));
      return { ...milestone, startPercent, labelPercent, isStaggered: false };
    });
  for (const [index, marker] of placed.entries()) {
    const previous = placed[index - 1];
    if (previous !== undefined && !previous.isStaggered) {
      const roomPixels = (roomBetween(previous, marker) / 100) * (isNarrow ? NARROW_BAR : WIDE_BAR);
      marker.isStaggered =
        roomPixels < Math.max(labelPixels(previous), labelPixels(marker)) ||
        (isNarrow && marker.startPercent - previous.startPercent < NARROW_GAP_PERCENT);
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
      // How wide the label may be before it touches a neighbour on its line, and the end of the bar.
      roomBesidePercent: Math.min(100, ...rooms),
      roomToEndPercent:
        shareBeforeTick(marker) === 0.5 ? 2 * Math.min(startPercent, restPercent) : Math.max(startPercent, restPercent),
    };
  });
}

type Placed = { startPercent: number; labelPercent: number };

/** How wide two labels on one line may each be, in percent of the bar. */
const roomBetween = (left: Placed, right: Placed): number =>
  (right.startPercent - left.startPercent) / (1 - shareBeforeTick(left) + shareBeforeTick(right));

const labelPixels = ({ mark, label }: Milestone): number => (mark ?? label).length * LETTER + LABEL_GAP;

/** The share of a label that stands before its tick. A label that would leave the bar begins, or ends, at its tick. */
function shareBeforeTick({ startPercent, labelPercent }: Placed): number {
  if (startPercent === labelPercent) return 0.5;
  return startPercent < labelPercent ? 0 : 1;
}
