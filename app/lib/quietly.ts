/** The result, or null where the browser refuses: storage may be closed to us (private windows) or full. */
export function quietly<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
