import { describe, expect, it } from "vitest";
import { faultsOf, sheetOf } from "./pack.ts";
import { type Script, scripts } from "./scripts.ts";
import { HERTZ } from "./settings.ts";

const all = scripts();
const scriptNamed = (name: string): Script => {
  const script = all.find((one) => one.name === `${name}.mp3`);
  if (!script) throw new Error(`No script ${name}`);
  return script;
};

/** A tone of some loudness, silent around the given seconds. */
function tone(seconds: number, amplitude: number, pausesAt: readonly number[] = []) {
  const second = Float32Array.from(
    { length: HERTZ },
    (_, index) => amplitude * Math.sin((2 * Math.PI * 997 * index) / HERTZ),
  );
  const samples = new Float32Array(seconds * HERTZ);
  for (let at = 0; at < seconds; at += 1) samples.set(second, at * HERTZ);
  for (const pause of pausesAt) samples.fill(0, (pause - 0.4) * HERTZ, (pause + 0.4) * HERTZ);
  return samples;
}
const AS_ASKED = -16;
/** A recording of some length and loudness, with pauses at some seconds. */
const take = (seconds: number, lufs: number, pausesAt?: readonly number[]) => ({
  seconds,
  lufs,
  samples: tone(Math.floor(seconds), 0.2, pausesAt),
});

describe("a sheet for a reader", () => {
  it("a sheet for a reader has the file's name, the length, the marks and every word", () => {
    const sheet = sheetOf(scriptNamed("journey-popup-exhibitions"));
    expect(sheet).toContain("`journey-popup-exhibitions.mp3`");
    for (const mark of [42, 210, 330]) expect(sheet).toContain(`(begins at second ${mark})`);
    for (const { paragraphs } of scriptNamed("journey-popup-exhibitions").chapters) {
      for (const { text } of paragraphs) expect(sheet).toContain(text);
    }
    expect(sheetOf(scriptNamed("story-101"))).toContain("exactly 180 seconds");
  });
});

describe("a recording that comes back", () => {
  it("a recording that comes back is as asked for when its length, loudness and pauses are", () => {
    expect(faultsOf(scriptNamed("story-101"), take(180.2, AS_ASKED))).toEqual([]);
    const marks = [42, 210, 330];
    expect(faultsOf(scriptNamed("journey-popup-exhibitions"), take(400, AS_ASKED, marks))).toEqual([]);
  });

  it("a faulty recording is told how long, how loud and where to pause", () => {
    expect(faultsOf(scriptNamed("story-101"), take(190, AS_ASKED))[0]).toMatch(/lasts 190.0 s.*exactly 180/);
    expect(faultsOf(scriptNamed("story-4"), take(300, AS_ASKED))[0]).toMatch(/2 to 4 minutes/);
    expect(faultsOf(scriptNamed("story-101"), take(180, -35))[0]).toMatch(/LUFS; asked for is -16/);
    const [fault] = faultsOf(scriptNamed("journey-popup-exhibitions"), take(400, AS_ASKED, [42, 330]));
    expect(fault).toMatch(/no pause near second 210/);
  });
});
