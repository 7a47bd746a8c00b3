/** Calls once the browser has time to spare; the returned function calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
