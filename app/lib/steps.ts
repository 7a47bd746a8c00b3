/** Long work cut into steps of a few milliseconds each, so that others can have their turn in between. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all the steps that are left, without a pause. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A turn for what else is waiting: requests, above all. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
