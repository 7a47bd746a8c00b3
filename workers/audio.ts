/** `/audio/*`: recordings from R2, which is filled from the files that ship with the site. */
import {
  audioKey,
  audioNotFound,
  type RecordingBucket,
  RecordingCache,
  refuseMethod,
  serveAudio,
} from "#app/.server/audio/index.ts";
import { type Env, fetchAsset } from "#app/cloudflare.ts";
import { audioFor } from "#app/content/audio.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { logError } from "#app/lib/log.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";

const cache = new RecordingCache({ maxBytes: memoryShares.recordings, maxFileBytes: 4_000_000, freshMs: 2000 });

export async function handleAudio(
  request: Request,
  env: Pick<Env, "MEDIA" | "ASSETS">,
  ctx: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const key = audioKey(new URL(request.url).pathname);
  if (key === null) return refuseMethod(request) ?? audioNotFound(request);
  return serveAudio({
    request,
    key,
    bucket: withTimeouts(env.MEDIA),
    bundled: audioFor(key.replace(/^audio\//, "")),
    // Without the request's headers, since serveAudio itself answers a Range.
    fallback: (path) => fetchAsset(env, path),
    cache,
    waitUntil: (work) => ctx.waitUntil(work),
    report: logError,
  });
}

/** R2 may take this long, after which the bundled file is served. */
const DEADLINE_MS = 3000;

/** The bucket with a deadline on reads; writes run after the answer. */
const withTimeouts = (bucket: RecordingBucket): RecordingBucket => ({
  head: (key) => withinDeadline(DEADLINE_MS, () => bucket.head(key)),
  get: (key, options) => withinDeadline(DEADLINE_MS, () => bucket.get(key, options)),
  put: (key, value, options) => bucket.put(key, value, options),
});
