/** Stores lines in a bucket, compressed on the way and in parts: a long list has no room in an isolate's memory. */
import { joinBytes } from "#app/lib/join-bytes.ts";

/** R2 wants parts of one size, at least 5 MiB; the last may be shorter. */
const PART_BYTES = 8 * 1024 * 1024;

/** Stores the lines under a key and returns the size; an unfinished upload leaves no object. */
export async function putCompressed(
  bucket: R2Bucket,
  key: string,
  pages: AsyncIterator<readonly string[]>,
): Promise<number> {
  // Without Content-Encoding, a download is the compressed file itself.
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: "application/gzip" } });
  const parts: R2UploadedPart[] = [];
  let waiting: Uint8Array[] = [];
  let [waitingBytes, bytes] = [0, 0];
  try {
    for await (const chunk of linesOf(pages).pipeThrough(new CompressionStream("gzip"))) {
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      bytes += chunk.byteLength;
      while (waitingBytes >= PART_BYTES) {
        const whole = joinBytes(waiting);
        parts.push(await upload.uploadPart(parts.length + 1, whole.subarray(0, PART_BYTES)));
        waiting = [whole.slice(PART_BYTES)];
        waitingBytes -= PART_BYTES;
      }
    }
    if (waitingBytes > 0 || parts.length === 0) {
      parts.push(await upload.uploadPart(parts.length + 1, joinBytes(waiting)));
    }
    await upload.complete(parts);
    return bytes;
  } catch (error) {
    await upload.abort().catch(() => undefined);
    throw error;
  }
}

function linesOf(pages: AsyncIterator<readonly string[]>): ReadableStream<BufferSource> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((line) => `${line}\n`).join("")));
    },
  });
}
