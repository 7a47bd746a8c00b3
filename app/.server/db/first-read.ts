import { DeadlineError, withinDeadline } from "#app/lib/deadline.ts";

const PATIENCE_MS = 40;
let hasAnswered = false;

export function noteAnswer(): void {
  hasAnswered = true;
}

/**
 * The result of the read; or `instead`, when D1 has not answered this isolate yet and takes long, as it does then: an isolate's
 * first page waits for no database. The read goes on.
 */
export async function unlessCold<Result>(
  waitUntil: (work: Promise<unknown>) => void,
  read: () => Promise<Result>,
  instead: () => Result,
): Promise<Result> {
  if (hasAnswered) return read();
  const reading = read();
  waitUntil(reading.catch(() => {}));
  try {
    return await withinDeadline(PATIENCE_MS, () => reading);
  } catch (error) {
    if (error instanceof DeadlineError) return instead();
    throw error;
  }
}
