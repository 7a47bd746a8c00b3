/**
 * How long the browser waits for an answer of the site's own calls, and for the scripts they need. The server gives up on its model and on its database
 * after eight seconds each, and on Turnstile after four more, so this is a broken line and no slow answer.
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
 * What the work comes to, if it does in time. Work that is late goes on, and what becomes of it is nobody's concern.
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

/** What the work comes to, unless the signal is aborted before: then its reason is thrown, and the work not waited for. */
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
