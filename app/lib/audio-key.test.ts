import { describe, expect, it } from "vitest";
import { audioKey } from "./audio-key.ts";

describe("the key of a recording", () => {
  it.each([
    ["/audio/story-1.mp3", "audio/story-1.mp3"],
    ["/audio/story%2D1.mp3", "audio/story-1.mp3"],
    ["/audio/live/Jaipur%20stall.mp3", "audio/live/Jaipur stall.mp3"],
    ["/audio/%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80.mp3", "audio/दिवाली.mp3"],
  ])("%s is %s", (pathname, key) => {
    expect(audioKey(pathname)).toBe(key);
  });

  it.each([
    ...`/audio/ /audio/story-1 /audio/story-1.wav /audio/.mp3 /audio/../secret.mp3 /audio/%2e%2e/secret.mp3
      /audio/..%2Fsecret.mp3 /audio/a/..%2f..%2fb.mp3 /audio//story-1.mp3 /audio/%00.mp3 /audio/a%5Cb.mp3
      /audio/%zz.mp3 /audio/%c3.mp3 /audio/story-1.mp3/ /audio/story-1.mp3%0a /audio%2Fstory-1.mp4`.split(/\s+/),
    `/audio/${"a".repeat(1100)}.mp3`,
  ])("%s has none", (pathname) => {
    expect(audioKey(pathname)).toBeNull();
  });
});
