import { afterEach, describe, expect, test, vi } from "vitest";
import {
  attachPlayer,
  isUnderWay,
  pause,
  pauseOthers,
  play,
  playbackOf,
  seekBy,
  seekTo,
  subscribe,
} from "#app/audio/playback-store.ts";

const SRC = "/audio/story-1.mp3";

/** The part of an audio element that the store uses. */
class FakeAudio extends EventTarget {
  paused = true;
  duration = Number.NaN;
  currentTime = 0;
  isConnected = true;
  refusals: string[] = [];
  plays = 0;

  async play(): Promise<void> {
    this.plays += 1;
    const refusal = this.refusals.shift();
    if (refusal !== undefined) {
      throw new DOMException("refused", refusal);
    }
    this.paused = false;
    this.dispatchEvent(new Event("play"));
  }

  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }

  load(duration: number): void {
    this.duration = duration;
    this.dispatchEvent(new Event("loadedmetadata"));
  }

  tick(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event("timeupdate"));
  }
}

let detach: (() => void) | undefined;

function attach(element = new FakeAudio()): FakeAudio {
  detach = attachPlayer(SRC, element as unknown as HTMLAudioElement);
  return element;
}

afterEach(() => {
  detach?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("following a player", () => {
  test("a recording goes from stopped to playing to paused", () => {
    const element = attach();
    expect(playbackOf(SRC)).toEqual({
      isAttached: true,
      status: "stopped",
      isWaiting: false,
      isStuck: false,
      currentSeconds: 0,
      durationSeconds: null,
    });
    play(SRC);
    expect(playbackOf(SRC).status).toBe("playing");
    element.tick(12.3);
    pause(SRC);
    expect(playbackOf(SRC)).toMatchObject({ status: "paused", currentSeconds: 12.3 });
  });

  test("it waits for data until it sounds, or is paused", () => {
    const element = attach();
    const hear = (type: string) => element.dispatchEvent(new Event(type));
    play(SRC);
    hear("waiting");
    expect(playbackOf(SRC)).toMatchObject({ status: "playing", isWaiting: true });
    hear("playing");
    expect(playbackOf(SRC).isWaiting).toBe(false);
    hear("waiting");
    pause(SRC);
    expect(playbackOf(SRC)).toMatchObject({ status: "paused", isWaiting: false });
  });

  test("the length is the file's own, and unknown while it is no number", () => {
    const element = attach();
    element.load(Number.POSITIVE_INFINITY);
    expect(playbackOf(SRC).durationSeconds).toBeNull();
    element.load(187.4);
    expect(playbackOf(SRC).durationSeconds).toBe(187.4);
  });

  test("listeners hear of the time once a second, not at every event", () => {
    const element = attach();
    const listener = vi.fn();
    const unsubscribe = subscribe(SRC, listener);
    for (const seconds of [0.2, 0.4, 0.9, 1.1, 1.4, 2.05]) {
      element.tick(seconds);
    }
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    element.tick(9);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("at the end it is paused at 0", () => {
    const element = attach();
    play(SRC);
    element.tick(187.4);
    element.paused = true;
    element.dispatchEvent(new Event("ended"));
    expect(element.currentTime).toBe(0);
    expect(playbackOf(SRC)).toMatchObject({ status: "paused", currentSeconds: 0 });
    expect(isUnderWay(playbackOf(SRC))).toBe(false);
  });

  test("moved to the end while paused, it plays from the beginning", () => {
    const element = attach();
    element.load(208.3);
    seekTo(SRC, 208);
    play(SRC);
    expect(element.currentTime).toBe(0);
    pause(SRC);
    seekTo(SRC, 206);
    play(SRC);
    expect(element.currentTime).toBe(206);
  });

  test("a player that was already playing is taken over as it is", () => {
    const element = new FakeAudio();
    Object.assign(element, { paused: false, currentTime: 31, duration: 200 });
    attach(element);
    expect(playbackOf(SRC)).toEqual({
      isAttached: true,
      isWaiting: false,
      isStuck: false,
      status: "playing",
      currentSeconds: 31,
      durationSeconds: 200,
    });
  });

  test("a player that has left is forgotten, and requests for it are not obeyed", () => {
    const element = attach();
    element.tick(40);
    detach?.();
    expect(playbackOf(SRC)).toMatchObject({ isAttached: false, currentSeconds: 0 });
    play(SRC, 10);
    element.tick(50);
    expect(element.plays).toBe(0);
    expect(playbackOf(SRC).currentSeconds).toBe(0);
  });

  test("the leaving of an older player does not take a newer one away", () => {
    attach();
    const detachOlder = detach;
    attach();
    detachOlder?.();
    expect(playbackOf(SRC).isAttached).toBe(true);
  });
});

describe("moving", () => {
  test("is clamped between the start and the real end", () => {
    const element = attach();
    element.load(187.4);
    seekTo(SRC, 500);
    expect(playbackOf(SRC).currentSeconds).toBe(187.4);
    seekTo(SRC, -15);
    expect(playbackOf(SRC).currentSeconds).toBe(0);
  });

  test("by a step starts from where the sound is, not from the second last shown", () => {
    const element = attach();
    element.load(187.4);
    element.tick(40.1);
    element.tick(40.8);
    seekBy(SRC, 15);
    expect(element.currentTime).toBeCloseTo(55.8);
    seekBy(SRC, Number.NEGATIVE_INFINITY);
    expect(element.currentTime).toBe(0);
    seekBy(SRC, Number.POSITIVE_INFINITY);
    expect(element.currentTime).toBe(187.4);
  });

  test("before anything is loaded it sets where playing will begin", () => {
    const element = attach();
    seekTo(SRC, 65);
    expect(element.currentTime).toBe(65);
    expect(element.plays).toBe(0);
    expect(playbackOf(SRC)).toMatchObject({ status: "stopped", currentSeconds: 65 });
  });

  test("playing from a paragraph moves there first", () => {
    const element = attach();
    play(SRC, 65);
    expect(element.currentTime).toBe(65);
    expect(playbackOf(SRC).status).toBe("playing");
  });
});

describe("a refused start", () => {
  const gesture = async (page: EventTarget, type: string) => {
    page.dispatchEvent(new Event(type));
    await Promise.resolve();
  };

  async function refusedStart(refusals: string[]) {
    vi.useFakeTimers();
    vi.stubGlobal("Element", class {});
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    const element = attach();
    element.refusals = refusals;
    play(SRC);
    await vi.advanceTimersByTimeAsync(1);
    return { element, page };
  }

  test("is tried again at the next touch or key, once", async () => {
    const { element, page } = await refusedStart(["NotAllowedError", "NotAllowedError"]);
    expect(element.plays).toBe(1);
    await gesture(page, "keydown");
    await gesture(page, "click");
    expect(element.plays).toBe(2);
  });

  test("is dropped when the listener pauses instead", async () => {
    const { element, page } = await refusedStart(["NotAllowedError"]);
    pause(SRC);
    await gesture(page, "click");
    expect(element.plays).toBe(1);
  });

  test("is left alone when the reason was another", async () => {
    const { element, page } = await refusedStart(["AbortError"]);
    await gesture(page, "click");
    expect(element.plays).toBe(1);
  });
});

describe("pauseOthers", () => {
  const sounding = (muted = false, paused = false) => ({ muted, paused, pause: vi.fn() });

  test("pauses what sounds and leaves silent pictures running", () => {
    const [started, story, film, idle] = [sounding(), sounding(), sounding(true), sounding(false, true)];
    pauseOthers(started, [started, story, film, idle]);
    expect([started, story, film, idle].map(({ pause }) => pause.mock.calls.length)).toEqual([0, 1, 0, 0]);
  });

  test("a silent picture that starts pauses nothing", () => {
    const story = sounding();
    pauseOthers(sounding(true), [story]);
    expect(story.pause).not.toHaveBeenCalled();
  });
});
