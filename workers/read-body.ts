/** Reads a request's body up to a limit, also when it is chunked and has no Content-Length. */
import { bodyLimits } from "#app/.server/limits/index.ts";
import { DeadlineError, withinDeadline } from "#app/lib/deadline.ts";
import { joinBytes } from "#app/lib/join-bytes.ts";

const BODY_DEADLINE_MS = 15_000;

/** The body as bytes, or its refusal: 413 as soon as it exceeds the limit, 408 when it takes too long. */
export async function readBody(
  request: Request,
  maxBytes: number,
  deadlineMs = BODY_DEADLINE_MS,
): Promise<Uint8Array<ArrayBuffer> | 408 | 413> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return 413;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    return await withinDeadline(deadlineMs, () => readAll(reader, maxBytes));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    void reader.cancel().catch(() => undefined);
    return 408;
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(chunks);
    length += value.byteLength;
    if (length > maxBytes) {
      reader.releaseLock();
      return 413;
    }
    chunks.push(value);
  }
}

const MAX_REST_MS = 2000;

/** Drains the unread body of a refused request: on a keep-alive connection its bytes would break the next request. */
export async function discardRest({ body, headers }: Request): Promise<void> {
  if (!body || body.locked || Number(headers.get("Content-Length") ?? 0) > bodyLimits.refused) return;
  const reader = body.getReader();
  const tooLate = setTimeout(() => void reader.cancel().catch(() => undefined), MAX_REST_MS);
  try {
    for (let length = 0; length <= bodyLimits.refused; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client has disconnected.
  } finally {
    clearTimeout(tooLate);
  }
}
