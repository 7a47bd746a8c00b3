/** Stores lines in a bucket, compressed on the way: in one upload if they are few, in parts if they are many. */
import { joinBytes } from "#app/lib/join-bytes.ts";

/** R2 wants parts of one size, at least 5 MiB; the last may be shorter. */
const PART_BYTES = 8 * 1024 * 1024;

/** Stores the lines under a key and returns the size; an unfinished upload leaves no object. */
export async function putCompressed(
  bucket: R2Bucket,
  key: string,
  pages: AsyncIterable<readonly string[]>,
): Promise<number> {
  const gzip = new CompressionStream("gzip");
  const feeding = feed(gzip.writable.getWriter(), pages);
  // Without Content-Encoding, a download is the compressed file itself.
  const options = { httpMetadata: { contentType: "application/gzip" } };
  let upload: R2MultipartUpload | null = null;
  const parts: R2UploadedPart[] = [];
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let bytes = 0;
  try {
    for await (const chunk of gzip.readable as unknown as AsyncIterable<Uint8Array>) {
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      bytes += chunk.byteLength;
      while (waitingBytes >= PART_BYTES) {
        upload ??= await bucket.createMultipartUpload(key, options);
        const whole = joinBytes(waiting);
        parts.push(await upload.uploadPart(parts.length + 1, whole.subarray(0, PART_BYTES)));
        waiting = [whole.slice(PART_BYTES)];
        waitingBytes -= PART_BYTES;
      }
    }
    const failure = await feeding;
    if (failure) throw failure.error;
    const rest = joinBytes(waiting);
    if (upload === null) await bucket.put(key, rest, options);
    else {
      if (waitingBytes > 0) parts.push(await upload.uploadPart(parts.length + 1, rest));
      await upload.complete(parts);
    }
    return bytes;
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  }
}

/** Writes the lines into the stream. An error is returned, not thrown, so that the stream's end can't hide it. */
async function feed(writer: WritableStreamDefaultWriter<BufferSource>, pages: AsyncIterable<readonly string[]>) {
  const encoder = new TextEncoder();
  try {
    for await (const page of pages) await writer.write(encoder.encode(page.map((line) => `${line}\n`).join("")));
  } catch (error) {
    // Closed, not aborted, so that the reader gets here and sees the error.
    await writer.close().catch(() => undefined);
    return { error };
  }
  await writer.close();
  return null;
}
