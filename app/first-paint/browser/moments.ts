import { LATEST_START_MS } from "../limits.ts";

/** The longest task: a tap waits until the running task ends. */
const TASK_MS = 5;

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", () => done());
  });

/**
 * Resolves at the first contentful paint. requestAnimationFrame would fire before that paint, and work begun then would
 * delay it.
 */
const painted = () =>
  new Promise<void>((done) => {
    if (PerformanceObserver.supportedEntryTypes?.includes("paint"))
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) done();
      }).observe({ type: "paint", buffered: true });
    else nextFrame().then(done);
  });

/** Resolves when the page has loaded and been painted, or after LATEST_START_MS. */
export const afterFirstPaint = () => Promise.race([loaded().then(painted), wait(LATEST_START_MS)]);

/** Resolves when the app has taken over (app/root.tsx). */
export const awake = () =>
  new Promise<void>((done) => {
    const root = document.documentElement;
    new MutationObserver((_, observer) => {
      if (!root.dataset.awake) return;
      observer.disconnect();
      done();
    }).observe(root, { attributeFilter: ["data-awake"] });
  });

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export const nextTask = () => wait(0);

/** Resolves after the next frame has been painted. */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** For work in small steps: await the returned function after each step, and it yields to the browser every TASK_MS. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TASK_MS) return;
    await nextTask();
    since = performance.now();
  };
}
