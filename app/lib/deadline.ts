/**
 * How long the browser waits for the API, and for the scripts that call it. The server gives up on its model and on its
 * database after eight seconds each, and on Turnstile after four more, so after 20 s the connection is broken, not slow.
 */
export const ANSWER_TIMEOUT_MS = 20_000;

/** The work took longer than it was given. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
  constructor(deadlineMs: number) {
    super(`No answer within ${deadlineMs} ms`);
  }
}

/**
 * The result of the work, if it is there in time. Late work is not aborted; its result, or its error, is ignored.
 * @throws DeadlineError
 */
export async function withinDeadline<T>(deadlineMs: number, work: () => Promise<T>): Promise<T> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new DeadlineError(deadlineMs)), deadlineMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timeout);
  }
}

/** The result of the work. When the signal is aborted first, its reason is thrown; the work itself is not stopped. */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
