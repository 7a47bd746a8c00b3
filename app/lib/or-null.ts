/** Returns the result, or null when the call throws: storage may be blocked (private windows) or full. */
export function orNull<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
