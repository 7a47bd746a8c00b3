/** What a bench measured, beside what was wanted. */
export type Check = { name: string; measured: string; wanted: string; holds: boolean };

export const check = (name: string, measured: string, wanted = "-", holds = true): Check => {
  return { name, measured, wanted, holds };
};
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
