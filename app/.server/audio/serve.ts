/** Answers one request for a recording: from R2, or, while R2 has none, from the file that ships with the site. */
import { retryAfter } from "#app/.server/limits/index.ts";
import { type ByteRange, evaluatePreconditions, isRangeFresh, parseRange } from "./conditions.ts";
import { type RecordingBucket, RecordingCache } from "./recording-cache.ts";

type AudioRequest = {
  request: Request;
  key: string;
  bucket: RecordingBucket;
  bundled?: { sha256: string } | undefined;
  fallback: (key: string) => Promise<Response>;
  /** Keeps the Worker alive for the copy into R2. */
  waitUntil: (work: Promise<unknown>) => void;
  cache?: RecordingCache;
  /** Called with failures that the listener did not notice, or that led to a refusal. */
  report?: (message: string, error: unknown) => void;
};

type CachedAudio = AudioRequest & { cache: RecordingCache };
type Body = ReadableStream | Uint8Array<ArrayBuffer>;
type Source = {
  etag: string;
  size: number;
  /** The bytes, or null when the file was replaced since its size was read. */
  open: (range: ByteRange) => Promise<Body | null>;
};

/** `bundledSha256` marks our own copy of a bundled file, and no operator's upload. */
type CopyMark = { bundledSha256?: string };

const markOf = (object: R2Object): CopyMark => object.customMetadata ?? {};

/** True for our own copy of a bundled file, of any version; the bundled file then plays. */
export const isCopyOfBundled = (object: R2Object): boolean => markOf(object).bundledSha256 !== undefined;

/** A replaced recording keeps its address, so browsers revalidate their copy each time, mostly by a 304. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate, no-transform";

const SHARED_HEADERS = {
  // Podcast players on other sites read the file and these headers.
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

function refusal(request: Request, status: number, text: string, headers: Record<string, string>): Response {
  return new Response(request.method === "HEAD" ? null : `${text}\n`, {
    status,
    headers: {
      "Cache-Control": "no-store",
      ...SHARED_HEADERS,
      "Content-Type": "text/plain; charset=utf-8",
      ...headers,
    },
  });
}

export function audioNotFound(request: Request): Response {
  return refusal(request, 404, "No such recording.", {});
}

/** Refuses every method but GET and HEAD; null for those. */
export function refuseMethod(request: Request): Response | null {
  const isReading = request.method === "GET" || request.method === "HEAD";
  return isReading ? null : refusal(request, 405, "Recordings can be read only.", { Allow: "GET, HEAD" });
}

/** A recording in R2. The copy of a bundled file keeps its ETag: the next range may come from either. */
function sourceInBucket({ bucket, cache, waitUntil, report }: CachedAudio, object: R2Object): Source {
  const sha256 = markOf(object).bundledSha256;
  return {
    etag: sha256 === undefined ? object.httpEtag : `"${sha256}"`,
    size: object.size,
    open: async (range) => {
      if (range.length === 0) return new Uint8Array();
      const kept = cache.bytesOf(object);
      if (kept) return kept.subarray(range.offset, range.offset + range.length);
      waitUntil(cache.noteRead(bucket, object).catch((error) => report?.("audio: could not be kept in memory", error)));
      const found = await bucket.get(object.key, { range, onlyIf: { etagMatches: object.etag } });
      return found !== null && "body" in found ? found.body : null;
    },
  };
}

async function bundledBytes({ fallback, key }: AudioRequest): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fallback(key);
  // A missing asset may be answered with an HTML page.
  if (!response.ok || !response.headers.get("Content-Type")?.startsWith("audio/")) {
    await response.body?.cancel();
    throw new Error(`the bundled file answered ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Copies the bundled file into R2, unless the object there has changed since `replaced` was read. */
async function copyIntoBucket(
  { bucket, key }: AudioRequest,
  bytes: Uint8Array<ArrayBuffer>,
  sha256: string,
  replaced: R2Object | null,
): Promise<void> {
  await bucket.put(key, bytes, {
    httpMetadata: { contentType: "audio/mpeg" },
    customMetadata: { bundledSha256: sha256 } satisfies CopyMark,
    onlyIf: replaced === null ? new Headers({ "If-None-Match": "*" }) : { etagMatches: replaced.etag },
  });
}

/**
 * The bundled file as a source, copied into R2 on the way; null when none ships under this key. `replaced` is the
 * outdated copy in R2, null when there is nothing, undefined when R2 is not to be written.
 */
async function bundledSource(audio: CachedAudio, replaced: R2Object | null | undefined): Promise<Source | null> {
  const { key, bundled, cache, waitUntil, report } = audio;
  if (bundled === undefined) return null;
  const reading = cache.bundled(key, bundled.sha256, () => bundledBytes(audio));
  // Others may wait for it when this listener is gone.
  waitUntil(reading.catch(() => undefined));
  const { bytes, sha256 } = await reading;
  // A file other than the manifest's (a build in progress) would be replaced again at every request.
  if (replaced !== undefined && sha256 === bundled.sha256) {
    const copying = cache.once(`copy ${key}`, () => copyIntoBucket(audio, bytes, sha256, replaced));
    waitUntil(copying.catch((error) => report?.("audio: copy into R2 failed", error)));
  }
  return {
    etag: `"${sha256}"`,
    size: bytes.length,
    open: async ({ offset, length }) => bytes.subarray(offset, offset + length),
  };
}

/** The place to read the recording from; null when there is none. Throws when R2 fails, or a file is missing. */
async function sourceOf(audio: CachedAudio): Promise<Source | null> {
  const { bucket, key, bundled, cache, report } = audio;
  const object = await cache.head(bucket, key);
  if (object === null) return bundledSource(audio, null);
  const { bundledSha256 } = markOf(object);
  const isOutdated = bundledSha256 !== undefined && bundled !== undefined && bundledSha256 !== bundled.sha256;
  if (isOutdated) {
    cache.forget(key);
    try {
      return await bundledSource(audio, object);
    } catch (error) {
      report?.("audio: the bundled file cannot be read, an older copy answers", error);
    }
  }
  return sourceInBucket(audio, object);
}

async function respond({ request, key }: AudioRequest, source: Source): Promise<Response | null> {
  const headers: Record<string, string> = {
    ...SHARED_HEADERS,
    "Accept-Ranges": "bytes",
    "Cache-Control": CACHE_CONTROL,
    ETag: source.etag,
  };
  const verdict = evaluatePreconditions(request.headers, source.etag);
  if (verdict === 304) {
    return new Response(null, { status: 304, headers });
  }
  if (verdict === 412) {
    return refusal(request, 412, "The recording is another version.", { ETag: source.etag });
  }
  headers["Content-Type"] = "audio/mpeg";
  if (new URL(request.url).searchParams.has("download")) {
    const name = encodeURIComponent(key.slice(key.lastIndexOf("/") + 1));
    headers["Content-Disposition"] = `attachment; filename*=UTF-8''podcast-clip-${name}`;
  }
  // Ranges are defined for GET alone: HEAD describes the whole file.
  const isHead = request.method === "HEAD";
  const mayRange = !isHead && isRangeFresh(request.headers, source.etag);
  const range = mayRange ? parseRange(request.headers.get("Range"), source.size) : null;
  if (range === "unsatisfiable") {
    return refusal(request, 416, "The recording has no such bytes.", {
      "Accept-Ranges": "bytes",
      "Content-Range": `bytes */${source.size}`,
      ETag: source.etag,
    });
  }
  const { offset, length } = range ?? { offset: 0, length: source.size };
  headers["Content-Length"] = `${length}`;
  if (range !== null) {
    headers["Content-Range"] = `bytes ${offset}-${offset + length - 1}/${source.size}`;
  }
  if (isHead) {
    return new Response(null, { headers });
  }
  const body = await source.open({ offset, length });
  return body === null ? null : new Response(body, { status: range === null ? 200 : 206, headers });
}

/** Serves a recording by RFC 9110. An operator's upload wins over the bundled file, which plays while R2 fails. */
export async function serveAudio(asked: AudioRequest): Promise<Response> {
  const audio = { cache: new RecordingCache({ maxBytes: 0, maxFileBytes: 0, freshMs: 0 }), ...asked };
  const { request, report } = audio;
  const refused = refuseMethod(request);
  if (refused !== null) return refused;
  try {
    // The file may be replaced between reading its size and its bytes.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const source = await sourceOf(audio);
      if (source === null) return audioNotFound(request);
      const response = await respond(audio, source);
      if (response !== null) return response;
      audio.cache.forget(audio.key);
    }
    report?.("audio: the file in R2 kept changing while it was read", undefined);
  } catch (error) {
    report?.("audio: cannot be read, trying the bundled file", error);
    const source = await bundledSource(audio, undefined).catch(() => null);
    const response = source === null ? null : await respond(audio, source);
    if (response !== null) return response;
  }
  return refusal(request, 503, "The recording cannot be read at the moment.", retryAfter("unavailable"));
}
