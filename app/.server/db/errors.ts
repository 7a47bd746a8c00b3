/** Sorts D1's errors into: retry at once, answer 503, or a bug of ours. */
import { DeadlineError, withinDeadline } from "#app/lib/deadline.ts";
import { loggedPath, logError } from "#app/lib/log.ts";
import { noteAnswer } from "./first-read.ts";

export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
  constructor(cause: unknown) {
    super("The database could not answer", { cause });
  }
}

/** D1's messages for faults after which the same statement may succeed at once; 'overloaded' is none. */
const TRANSIENT =
  /Network connection lost|D1 DB reset because its code was updated|Internal error|Cannot resolve D1 DB due to transient issue|storage caused object to be reset/i;

/** D1's own message, which may quote values and is never shown. */
function databaseErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? databaseErrorText(error.cause) : error.message;
}

/** Errors that a statement of ours caused: SQLite's codes but those for a database that is busy, full or broken. */
const OUR_FAULT =
  /constraint failed|D1_TYPE_ERROR|SQLITE_(?!(?:BUSY|LOCKED|FULL|IOERR|NOMEM|CANTOPEN|INTERRUPT|PROTOCOL|READONLY|CORRUPT)\b)/;

export function isUniqueViolation(error: unknown, column: string): boolean {
  return databaseErrorText(error).includes(`UNIQUE constraint failed: ${column}`);
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 40;
const DEADLINE_MS = 8000;

/**
 * Runs a database call, up to three times where D1 reports a transient fault. The fault may come after the commit, so
 * `run` must be idempotent.
 * @throws DatabaseUnavailableError when it still fails; an error of ours is passed on as it is.
 */
export async function withDatabase<T>(run: () => Promise<T>, deadlineMs: number = DEADLINE_MS): Promise<T> {
  try {
    return await withinDeadline(deadlineMs, () => withRetries(run));
  } catch (error) {
    throw error instanceof DeadlineError ? new DatabaseUnavailableError(error) : error;
  }
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await run();
      noteAnswer();
      return result;
    } catch (error) {
      const text = databaseErrorText(error);
      if (OUR_FAULT.test(text)) throw error;
      if (attempt === ATTEMPTS || !TRANSIENT.test(text)) throw new DatabaseUnavailableError(error);
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
    }
  }
}

/** The result of the work, or `instead` with a log entry when the database fails (503) or refuses a statement (500). */
export async function catchOutage<T, U>(
  { request, requestId }: { request: Request; requestId: string },
  work: () => Promise<T>,
  instead: (status: 500 | 503) => U,
): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    const isOutage = error instanceof DatabaseUnavailableError;
    if (!isOutage && !OUR_FAULT.test(databaseErrorText(error))) throw error;
    const where = { requestId, path: loggedPath(new URL(request.url).pathname) };
    logError(isOutage ? "database" : "statement", error, where);
    return instead(isOutage ? 503 : 500);
  }
}
