import { describe, expect, test } from "vitest";
import { defaultMilestones, layOutMarkers, runningIndex } from "#app/audio/markers.ts";

const named = (...starts: number[]) => starts.map((startSeconds) => ({ startSeconds, label: `At ${startSeconds}` }));

test("the default parts stand at 0, 33%, 66% and 90% of the real duration", () => {
  expect(defaultMilestones(200)).toEqual([
    { startSeconds: 0, label: "Intro" },
    { startSeconds: 66, label: "Main" },
    { startSeconds: 132, label: "Insights" },
    { startSeconds: 180, label: "Conclusion" },
  ]);
});

describe("layOutMarkers", () => {
  test("labels keep between 10% and 90% while the parts keep their true places", () => {
    const markers = layOutMarkers(named(0, 50, 96), 100, false);
    expect(markers.map((marker) => marker.startPercent)).toEqual([0, 50, 96]);
    expect(markers.map((marker) => marker.labelPercent)).toEqual([10, 50, 90]);
  });

  test("a label within 25% of the marker before it is staggered in a narrow window", () => {
    const markers = layOutMarkers(named(0, 24.9, 49.9, 75), 100, true);
    expect(markers.map((marker) => marker.isStaggered)).toEqual([false, true, false, false]);
  });

  test("a label whose words or neighbour's would be cut is staggered in a narrow window", () => {
    const words = (second: string) => [
      { startSeconds: 30, label: "Mahesh" },
      { startSeconds: 60, label: second },
    ];
    const isLower = (second: string) => layOutMarkers(words(second), 100, true)[1]?.isStaggered;
    expect([isLower("A chair"), isLower("The whole shelf")]).toEqual([false, true]);
  });

  test("the default set has one staggered label in a narrow window and none in a wide one", () => {
    const isStaggered = (isNarrow: boolean) =>
      layOutMarkers(defaultMilestones(180), 180, isNarrow).map((marker) => marker.isStaggered);
    expect(isStaggered(true)).toEqual([false, false, false, true]);
    expect(isStaggered(false)).toEqual([false, false, false, false]);
  });

  test("only labels that would cover each other are staggered in a wide window", () => {
    const markers = layOutMarkers(named(0, 30, 210, 260), 430, false);
    expect(markers.map((marker) => marker.isStaggered)).toEqual([false, true, false, false]);
  });

  test("each part reaches to the next, the last to the end", () => {
    const markers = layOutMarkers(named(20, 50), 100, false);
    expect(markers.map((marker) => marker.lengthPercent)).toEqual([30, 50]);
  });

  test("labels that follow closely on each other take turns on the two lines", () => {
    const markers = layOutMarkers(named(0, 18, 36, 54, 72, 90), 100, true);
    expect(markers.map((marker) => marker.isStaggered)).toEqual([false, true, false, true, false, true]);
  });

  test("a label's room ends at its neighbour on the same line and at the bar's end", () => {
    const markers = layOutMarkers(named(0, 10, 40), 100, true);
    expect(markers.map((marker) => marker.roomBesidePercent)).toEqual([40 / 1.5, 100, 40 / 1.5]);
    expect(markers.map((marker) => marker.roomToEndPercent)).toEqual([100, 20, 80]);
  });

  test("marks are put in order, and those past the end are left out", () => {
    const markers = layOutMarkers(named(60, 10, 100, 400, -5), 100, false);
    expect(markers.map((marker) => marker.startSeconds)).toEqual([10, 60]);
  });
});

test("the running part is the last one that has begun", () => {
  const parts = [0, 42, 210].map((startSeconds) => ({ startSeconds }));
  expect([0, 41.9, 42, 300].map((seconds) => runningIndex(parts, seconds))).toEqual([0, 0, 1, 2]);
  expect(runningIndex([{ startSeconds: 10 }], 4)).toBe(-1);
});
