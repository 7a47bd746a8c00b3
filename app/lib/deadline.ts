/** The browser's deadline for the API and scripts: the server's own deadlines add up to 20 s. */
export const ANSWER_TIMEOUT_MS = 20_000;

export class DeadlineError extends Error {
  override name = "DeadlineError";
  constructor(deadlineMs: number) {
    super(`No answer within ${deadlineMs} ms`);
  }
}

/**
 * The result of the work, if it comes in time. Late work continues, and its result is ignored.
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

/** The result of the work, or the signal's reason as an error if it is aborted first; the work itself continues. */
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
