/** Reads a request's body up to a limit, also when it is chunked and has no Content-Length. */
import { bodyLimits } from "#app/.server/limits/index.ts";
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
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deadlineMs);
  });
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), tooLate]);
      if (read === null) {
        void reader.cancel().catch(() => undefined);
        return 408;
      }
      if (read.done) return joinBytes(chunks);
      length += read.value.byteLength;
      if (length > maxBytes) {
        reader.releaseLock();
        return 413;
      }
      chunks.push(read.value);
    }
  } finally {
    clearTimeout(timer);
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
