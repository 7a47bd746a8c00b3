/** Reads a request's body up to a limit, also when it is chunked and has no Content-Length. */
import { bodyLimits } from "#app/.server/limits/index.ts";
import { joinBytes } from "#app/lib/join-bytes.ts";

/** The body as bytes, or null as soon as it exceeds the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      reader.releaseLock();
      return null;
    }
    chunks.push(value);
  }
  return joinBytes(chunks);
}

const MAX_REST_MS = 2000;

/**
 * Drains the unread body of a refused request: on a keep-alive connection, unread bytes would break the next request. Stops
 * after ten megabytes or two seconds; then the connection may close.
 */
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
