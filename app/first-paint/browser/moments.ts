import { LATEST_START_MS } from "../limits.ts";

/** No longer than this at a time: a tap waits for the task it falls into. */
const TASK_MS = 5;

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", () => done());
  });

/**
 * When the screen shows something, as the browser says. A frame asked for would come before its own paint, and what
 * starts in it would compete with the paint after all.
 */
const painted = () =>
  new Promise<void>((done) => {
    if (PerformanceObserver.supportedEntryTypes?.includes("paint"))
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) done();
      }).observe({ type: "paint", buffered: true });
    else nextFrame().then(done);
  });

/** The page has loaded and been painted, or that takes too long. */
export const afterFirstPaint = () => Promise.race([loaded().then(painted), wait(LATEST_START_MS)]);

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export const nextTask = () => wait(0);

/** After the next frame has been put together. */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** For work in small steps: await the returned function after each, and it lets the browser go on once a turn is over. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TASK_MS) return;
    await nextTask();
    since = performance.now();
  };
}
