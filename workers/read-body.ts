/** A request's body, read no further than allowed, also where it comes in chunks whose length nobody announced. */
import { bodyLimits } from "#app/.server/limits/index.ts";

/** The body as bytes, or null as soon as it is longer than allowed. */
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
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

const MAX_REST_MS = 2000;

/**
 * Reads what nobody read of a refused request's body, and lets it go: what is left on the line costs the next request
 * of a kept connection its answer. No more than ten megabytes and two seconds of it; then the connection may close.
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
    // The sender is gone, and nobody waits for the rest.
  } finally {
    clearTimeout(tooLate);
  }
}
