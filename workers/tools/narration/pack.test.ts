import { describe, expect, it } from "vitest";
import { faultsOf, sheetOf } from "./pack.ts";
import { type Script, scripts } from "./scripts.ts";
import { OUTPUT_HZ } from "./settings.ts";

const all = scripts();
const scriptNamed = (name: string): Script => {
  const script = all.find((one) => one.name === `${name}.mp3`);
  if (!script) throw new Error(`No script ${name}`);
  return script;
};

/** A tone of some loudness, silent around the given seconds. */
function tone(seconds: number, amplitude: number, pausesAt: readonly number[] = []) {
  const second = Float32Array.from(
    { length: OUTPUT_HZ },
    (_, index) => amplitude * Math.sin((2 * Math.PI * 997 * index) / OUTPUT_HZ),
  );
  const samples = new Float32Array(seconds * OUTPUT_HZ);
  for (let at = 0; at < seconds; at += 1) samples.set(second, at * OUTPUT_HZ);
  for (const pause of pausesAt) samples.fill(0, (pause - 0.4) * OUTPUT_HZ, (pause + 0.4) * OUTPUT_HZ);
  return samples;
}
/** About -16 LUFS. */
const AS_ASKED = 0.224;

describe("a sheet for a reader", () => {
  it("has the file's name, the length, the marks and every word", () => {
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
  it("is as asked for when its length, loudness and pauses are", () => {
    expect(faultsOf(scriptNamed("story-101"), 180.2, tone(180, AS_ASKED))).toEqual([]);
    const marks = [42, 210, 330];
    expect(faultsOf(scriptNamed("journey-popup-exhibitions"), 400, tone(400, AS_ASKED, marks))).toEqual([]);
  });

  it("is told how long it should be, how loud, and where a pause is missing", () => {
    expect(faultsOf(scriptNamed("story-101"), 190, tone(190, AS_ASKED))[0]).toMatch(/lasts 190.0 s.*exactly 180/);
    expect(faultsOf(scriptNamed("story-4"), 300, tone(300, AS_ASKED))[0]).toMatch(/2 to 4 minutes/);
    expect(faultsOf(scriptNamed("story-101"), 180, tone(180, 0.02))[0]).toMatch(/LUFS; asked for is -16/);
    const [fault] = faultsOf(scriptNamed("journey-popup-exhibitions"), 400, tone(400, AS_ASKED, [42, 330]));
    expect(fault).toMatch(/no pause near second 210/);
  });
});
