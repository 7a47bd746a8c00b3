import { describe, expect, it } from "vitest";
import { mp3DurationSeconds, mp3Frames, secondsByHead } from "./mp3-duration.ts";

/** Frames of 32 kbit/s mono at 24 kHz: 96 bytes, 24 ms each. */
function narrationFrames(count: number): number[] {
  return Array.from({ length: count }, () => [0xff, 0xf3, 0x44, 0xc0, ...new Array<number>(92).fill(0)]).flat();
}

describe("mp3 duration", () => {
  it("the length is the sum of the frames", () => {
    expect(mp3DurationSeconds(Uint8Array.from(narrationFrames(7500)))).toBeCloseTo(180, 6);
  });

  it("the rate of an MPEG-1 file is read", () => {
    const frame = [0xff, 0xfb, 0x90, 0x00, ...new Array<number>(413).fill(0)];
    expect(mp3Frames(Uint8Array.from(frame))).toEqual([
      { offset: 0, bytes: 417, samples: 1152, sampleRate: 44_100, bitrateKbps: 128 },
    ]);
  });

  it("an ID3 tag is skipped, even one with bytes that look like a frame", () => {
    const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 96, ...narrationFrames(1)];
    expect(mp3DurationSeconds(Uint8Array.from([...tag, ...narrationFrames(10)]))).toBeCloseTo(0.24, 6);
  });

  it("a frame that was cut off is left out", () => {
    expect(mp3Frames(Uint8Array.from(narrationFrames(3).slice(0, -1)))).toHaveLength(2);
  });

  it("other files have no frame", () => {
    expect(mp3DurationSeconds(new TextEncoder().encode("<!doctype html>"))).toBe(0);
    expect(mp3DurationSeconds(new Uint8Array())).toBe(0);
  });
});

describe("the length by the first frames", () => {
  const head = narrationFrames(40);

  it("the length by the first frames is the size by the bit rate when all frames have one", () => {
    expect(secondsByHead(Uint8Array.from(head), 4000 * 180)).toBeCloseTo(180, 6);
  });

  it.each(["Xing", "Info"])("the length by the first frames is the number of frames in the header %s", (name) => {
    const frames = [...head];
    frames.splice(13, 12, ...new TextEncoder().encode(name), 0, 0, 0, 1, 0, 0, 0x1d, 0x4c);
    expect(secondsByHead(Uint8Array.from(frames), 999)).toBeCloseTo(180, 6);
  });

  it("the length is by the bit rate when the header holds no number of frames", () => {
    const frames = [...head];
    frames.splice(13, 8, ...new TextEncoder().encode("Info"), 0, 0, 0, 8);
    expect(secondsByHead(Uint8Array.from(frames), 4000 * 180)).toBeCloseTo(180, 6);
  });

  it("the length by the first frames is unknown when the bit rate varies, and for other files", () => {
    const faster = [0xff, 0xf3, 0x54, 0xc0, ...new Array<number>(116).fill(0)];
    expect(secondsByHead(Uint8Array.from([...head, ...faster]), 999_999)).toBeNull();
    expect(secondsByHead(new TextEncoder().encode("<!doctype html>"), 999_999)).toBeNull();
    expect(secondsByHead(Uint8Array.from([0, ...head]), 999_999)).toBeNull();
    expect(secondsByHead(new Uint8Array(), 0)).toBeNull();
  });
});
