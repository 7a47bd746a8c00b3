import { beforeEach, expect, test, vi } from "vitest";
import { countListening } from "./listening-count.ts";

const sent: string[] = [];
const sendBeacon = (_: string, body: Blob) => void body.text().then((text) => sent.push(text));
let next = 0;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("navigator", { sendBeacon });
});

/** Plays the given parts of a recording of 100 seconds, and returns the stages that were told. */
async function stagesOf(...parts: readonly (readonly [from: number, to: number])[]): Promise<string[]> {
  next += 1;
  const src = `/audio/story-${next}.mp3`;
  const played = {
    length: parts.length,
    start: (at: number) => parts[at]?.[0] ?? 0,
    end: (at: number) => parts[at]?.[1] ?? 0,
  };
  for (let time = 0; time < 2; time += 1)
    countListening(src, { played, duration: 100, ended: parts.at(-1)?.[1] === 100 });
  await new Promise((done) => setTimeout(done));
  return sent.map((text) => (JSON.parse(text) as { stage: string }).stage);
}

test.each([
  ["nothing", [], []],
  ["its beginning", [[0, 3]], ["begun"]],
  [
    "a half in two parts",
    [
      [0, 20],
      [60, 95],
    ],
    ["begun", "half"],
  ],
  ["all of it", [[0, 100]], ["begun", "half", "ended"]],
  [
    "the end after a jump",
    [
      [0, 3],
      [90, 100],
    ],
    ["begun"],
  ],
] as const)("a listener who heard %s is counted so, and once", async (_, parts, stages) => {
  expect(await stagesOf(...parts)).toEqual(stages);
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "a browser that says %j is not counted",
  async (says) => {
    vi.stubGlobal("navigator", { sendBeacon, ...says });
    expect(await stagesOf([0, 100])).toEqual([]);
  },
);
