import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { isUnderWay, playbackOf, type Recording } from "#app/audio/playback-state.ts";
import {
  attachPlayer,
  close,
  connect,
  nowPlaying,
  pause,
  play,
  players,
  playRecording,
  seekBy,
  seekTo,
  tryAgain,
} from "#app/audio/playback-store.ts";

vi.mock("#app/audio/now-playing.client.tsx", () => ({ NowPlaying: () => null }));

/** The part of the audio element that the store uses. */
class FakeAudio extends EventTarget {
  paused = true;
  duration = Number.NaN;
  readonly played = { length: 0, start: () => 0, end: () => 0 };
  currentTime = 0;
  error = null;
  ended = false;
  refusals: string[] = [];
  plays = 0;
  loads = 0;
  #src: string | null = null;

  getAttribute(): string | null {
    return this.#src;
  }

  set src(src: string) {
    this.#src = src;
    this.paused = true;
    this.duration = Number.NaN;
    this.hear("emptied");
  }

  async play(): Promise<void> {
    this.plays += 1;
    const refusal = this.refusals.shift();
    if (refusal !== undefined) throw new DOMException("refused", refusal);
    this.paused = false;
    this.hear("play");
  }

  pause(): void {
    this.paused = true;
    this.hear("pause");
  }

  load(): void {
    this.loads += 1;
  }

  /** The file's head has come. */
  arrive(duration: number): void {
    this.duration = duration;
    this.hear("loadedmetadata");
  }

  tick(seconds: number): void {
    this.currentTime = seconds;
    this.hear("timeupdate");
  }

  /** It has stopped by itself. */
  stop(type: "ended" | "error"): void {
    this.paused = true;
    this.hear(type);
  }

  hear(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

const element = new FakeAudio();
const box = {} as HTMLElement;
/** Another one in each test, since their states stay. */
let SRC = "";
let count = 0;
let detach: () => void = () => {};

const recording = (src: string): Recording => ({
  ...{ src, title: src, narrator: "Tara", imageUrl: "", path: "/story/1", durationSeconds: 200 },
});

beforeAll(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  connect(element as unknown as HTMLAudioElement);
});

beforeEach(() => {
  count += 1;
  SRC = `/audio/story-${count}.mp3`;
  element.refusals = [];
  element.plays = 0;
  detach = attachPlayer(recording(SRC), box);
});

afterEach(() => {
  close();
  detach();
  vi.useRealTimers();
});

describe("following the sound", () => {
  test("a recording goes from stopped to playing to paused", () => {
    expect(playbackOf(SRC)).toMatchObject({ isAttached: true, status: "stopped", durationSeconds: null });
    play(SRC);
    expect(playbackOf(SRC).status).toBe("playing");
    element.tick(12.3);
    pause();
    expect(playbackOf(SRC)).toMatchObject({ status: "paused", currentSeconds: 12.3 });
  });

  test("it waits for data until it sounds, or is paused", () => {
    play(SRC);
    element.hear("waiting");
    expect(playbackOf(SRC)).toMatchObject({ status: "playing", isWaiting: true });
    element.hear("playing");
    expect(playbackOf(SRC).isWaiting).toBe(false);
    element.hear("waiting");
    pause();
    expect(playbackOf(SRC)).toMatchObject({ status: "paused", isWaiting: false });
  });

  test("the length is the file's own, and unknown while it is no number", () => {
    play(SRC);
    element.arrive(Number.POSITIVE_INFINITY);
    expect(playbackOf(SRC).durationSeconds).toBeNull();
    element.arrive(187.4);
    expect(playbackOf(SRC).durationSeconds).toBe(187.4);
  });

  test("a recording at its end is paused at 0, and has ended until moved or played", () => {
    const end = () => {
      play(SRC);
      element.tick(187.4);
      element.stop("ended");
      expect(element.currentTime).toBe(0);
      expect(playbackOf(SRC)).toMatchObject({ status: "paused", currentSeconds: 0, hasEnded: true });
      expect(isUnderWay(playbackOf(SRC))).toBe(false);
    };
    end();
    seekTo(SRC, 20);
    expect(playbackOf(SRC).hasEnded).toBe(false);
    end();
    play(SRC);
    expect(playbackOf(SRC).hasEnded).toBe(false);
  });

  test("moved to the end while paused, it plays from the beginning", () => {
    play(SRC);
    element.arrive(208.3);
    pause();
    seekTo(SRC, 208);
    play(SRC);
    expect(element.currentTime).toBe(0);
    pause();
    seekTo(SRC, 206);
    play(SRC);
    expect(element.currentTime).toBe(206);
  });

  test("a recording that failed is fetched again, and goes on from where it broke off", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    play(SRC, 30);
    element.stop("error");
    expect(playbackOf(SRC)).toMatchObject({ status: "paused", hasFailed: true });
    const { loads } = element;
    tryAgain(SRC);
    expect(element.loads).toBe(loads + 1);
    expect(element.currentTime).toBe(30);
    expect(playbackOf(SRC)).toMatchObject({ status: "playing", hasFailed: false });
  });
});

describe("one sound for all pages", () => {
  test("a recording whose player has left sounds on, and its next player is in step", () => {
    play(SRC, 40);
    detach();
    expect(players.get().size).toBe(0);
    element.tick(50);
    detach = attachPlayer(recording(SRC), box);
    expect(players.get().get(SRC)).toBe(box);
    expect(playbackOf(SRC)).toMatchObject({ status: "playing", currentSeconds: 50 });
  });

  test("a player that was not begun is forgotten when it leaves", () => {
    seekTo(SRC, 65);
    detach();
    expect(playbackOf(SRC)).toMatchObject({ isAttached: false, currentSeconds: 0 });
    play(SRC, 10);
    expect(element.plays).toBe(0);
  });

  test("the leaving of an older player does not take a newer one away", () => {
    const detachOlder = detach;
    const newer = {} as HTMLElement;
    detach = attachPlayer(recording(SRC), newer);
    detachOlder();
    expect(players.get().get(SRC)).toBe(newer);
  });

  test("another recording takes the sound, and the one before goes on from its place", () => {
    const other = `${SRC}?other`;
    play(SRC);
    element.arrive(187.4);
    element.tick(31.5);
    playRecording(recording(other));
    expect(nowPlaying.get()?.src).toBe(other);
    expect([playbackOf(SRC).status, playbackOf(other).status]).toEqual(["paused", "playing"]);
    expect(element.currentTime).toBe(0);
    play(SRC);
    expect(element.currentTime).toBe(31.5);
    expect(nowPlaying.get()?.src).toBe(SRC);
  });

  test("Close ends the sound, and Play begins it again at its place", () => {
    play(SRC, 20);
    close();
    expect(element.paused).toBe(true);
    expect(nowPlaying.get()).toBeNull();
    play(SRC);
    expect(element.currentTime).toBe(20);
    expect(nowPlaying.get()?.src).toBe(SRC);
  });
});

describe("moving", () => {
  test("a move is clamped between the start and the real end", () => {
    play(SRC);
    element.arrive(187.4);
    seekTo(SRC, 500);
    expect(playbackOf(SRC).currentSeconds).toBe(187.4);
    seekTo(SRC, -15);
    expect(playbackOf(SRC).currentSeconds).toBe(0);
  });

  test("a step starts from where the sound is, not from the second last shown", () => {
    play(SRC);
    element.arrive(187.4);
    element.tick(40.1);
    element.tick(40.8);
    seekBy(SRC, 15);
    expect(element.currentTime).toBeCloseTo(55.8);
    seekBy(SRC, Number.NEGATIVE_INFINITY);
    expect(element.currentTime).toBe(0);
    seekBy(SRC, Number.POSITIVE_INFINITY);
    expect(element.currentTime).toBe(187.4);
  });

  test("a move before anything is loaded sets where playing will begin", () => {
    seekTo(SRC, 65);
    expect(element.plays).toBe(0);
    expect(playbackOf(SRC)).toMatchObject({ status: "stopped", currentSeconds: 65 });
    play(SRC);
    expect(element.currentTime).toBe(65);
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
    element.refusals = refusals;
    play(SRC);
    await vi.advanceTimersByTimeAsync(1);
    return page;
  }

  test("a refused start is tried again at the next touch or key, once", async () => {
    const page = await refusedStart(["NotAllowedError", "NotAllowedError"]);
    expect(element.plays).toBe(1);
    await gesture(page, "keydown");
    await gesture(page, "click");
    expect(element.plays).toBe(2);
  });

  test("a refused start is dropped when the listener pauses instead", async () => {
    const page = await refusedStart(["NotAllowedError"]);
    pause();
    await gesture(page, "click");
    expect(element.plays).toBe(1);
  });

  test("a refused start is left alone when the reason was another", async () => {
    const page = await refusedStart(["AbortError"]);
    await gesture(page, "click");
    expect(element.plays).toBe(1);
  });
});
