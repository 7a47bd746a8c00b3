/** Splits long work into steps of a few milliseconds, so that requests are answered in between. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all remaining steps without a pause. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Lets waiting requests run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
