import { describe, expect, it } from "vitest";
import { mp3DurationSeconds, mp3Frames } from "./mp3-duration.ts";

/** Frames of 32 kbit/s mono at 24 kHz: 96 bytes, 24 ms each. */
function narrationFrames(count: number): number[] {
  return Array.from({ length: count }, () => [0xff, 0xf3, 0x44, 0xc0, ...new Array<number>(92).fill(0)]).flat();
}

describe("mp3 duration", () => {
  it("adds up the frames", () => {
    expect(mp3DurationSeconds(Uint8Array.from(narrationFrames(7500)))).toBeCloseTo(180, 6);
  });

  it("reads the rate of an MPEG-1 file", () => {
    const frame = [0xff, 0xfb, 0x90, 0x00, ...new Array<number>(413).fill(0)];
    expect(mp3Frames(Uint8Array.from(frame))).toEqual([
      { offset: 0, bytes: 417, samples: 1152, sampleRate: 44_100, bitrateKbps: 128 },
    ]);
  });

  it("skips an ID3 tag, even one with bytes that look like a frame", () => {
    const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 96, ...narrationFrames(1)];
    expect(mp3DurationSeconds(Uint8Array.from([...tag, ...narrationFrames(10)]))).toBeCloseTo(0.24, 6);
  });

  it("leaves out a frame that was cut off", () => {
    expect(mp3Frames(Uint8Array.from(narrationFrames(3).slice(0, -1)))).toHaveLength(2);
  });

  it("finds no frame in other files", () => {
    expect(mp3DurationSeconds(new TextEncoder().encode("<!doctype html>"))).toBe(0);
    expect(mp3DurationSeconds(new Uint8Array())).toBe(0);
  });
});
