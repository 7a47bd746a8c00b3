import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseRange, RecordingCache, serveAudio } from "#app/.server/audio/index.ts";
import { audioFor } from "#app/content/audio.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { bindings, site } from "./site.ts";

const { MEDIA: bucket, ASSETS: assets } = bindings;
const NAME = "story-1.mp3";
const KEY = `audio/${NAME}`;
const ADDRESS = `https://ladoo.test/${KEY}`;
const record = audioFor(NAME);
if (record === undefined) {
  throw new Error(`${NAME} is not in the manifest`);
}
const BUNDLED_TAG = `"${record.sha256}"`;

/** An operator's own recording, in which every byte tells its position. */
const UPLOAD_KEY = "audio/operator upload.mp3";
const UPLOAD_ADDRESS = "https://ladoo.test/audio/operator%20upload.mp3";
const upload = Uint8Array.from({ length: 5000 }, (_, index) => (index * 31 + (index >> 8)) % 256);

const ask = (address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  site(address, { method, headers });

const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await response.arrayBuffer());

/** Reads a body that the test ignores: the runtime reports one left open. */
const drained = async (response: Response): Promise<void> => {
  await response.arrayBuffer();
};

/** A bucket that is down. It counts calls, so that a test can tell it was asked. */
class FailingBucket {
  asked = 0;
  readonly head = (): Promise<never> => this.#fail();
  readonly get = (): Promise<never> => this.#fail();
  readonly put = (): Promise<never> => this.#fail();
  async #fail(): Promise<never> {
    this.asked += 1;
    throw new Error("R2 is down (10001)");
  }
}

const soundOf = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes, { headers: { "Content-Type": "audio/mpeg" } });

/** Serves the upload where R2 is down and no file is bundled, unless `given` says otherwise. */
const serve = (given: Partial<Parameters<typeof serveAudio>[0]>, headers: Record<string, string> = {}) =>
  serveAudio({
    request: new Request(UPLOAD_ADDRESS, { headers }),
    key: UPLOAD_KEY,
    bucket: new FailingBucket(),
    fallback: async () => new Response(null, { status: 404 }),
    waitUntil: () => {},
    ...given,
  });

/** Serves `bytes` as a bundled file while R2 is down. */
const askBundled = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  serve({ bundled: { sha256: "not the one of these bytes" }, fallback: async () => soundOf(bytes) }, headers);

async function putUpload(): Promise<R2Object> {
  return (await bucket.put(UPLOAD_KEY, upload)) as R2Object;
}

/** Each test begins long after the last, when remembered versions have expired. */
let now = Date.now();

beforeEach(async () => {
  now += 60_000;
  vi.setSystemTime(now);
  await bucket.delete([KEY, UPLOAD_KEY]);
});

describe("a recording that only ships with the site", () => {
  it("a bundled recording plays at once, and lies in R2 with the same ETag", async () => {
    const first = await ask(ADDRESS);
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("audio/mpeg");
    expect(first.headers.get("Content-Length")).toBe(`${record.bytes}`);
    expect(first.headers.get("ETag")).toBe(BUNDLED_TAG);
    expect((await bytesOf(first)).length).toBe(record.bytes);
    const copy = await vi.waitFor(async () => {
      const object = await bucket.head(KEY);
      expect(object).not.toBeNull();
      return object;
    });
    expect(copy?.size).toBe(record.bytes);
    const second = await ask(ADDRESS, { Range: "bytes=10-19" });
    expect(second.status).toBe(206);
    expect(second.headers.get("ETag")).toBe(BUNDLED_TAG);
    await drained(second);
  });

  it("a bundled recording answers a range before it was ever copied", async () => {
    const response = await ask(ADDRESS, { Range: "bytes=-100" });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(
      `bytes ${record.bytes - 100}-${record.bytes - 1}/${record.bytes}`,
    );
    expect((await bytesOf(response)).length).toBe(100);
  });

  it("a bundled recording never takes an operator's upload's place, not even in a race", async () => {
    const work: Promise<unknown>[] = [];
    const racing = { ...new FailingBucket(), head: async () => null, put: bucket.put.bind(bucket) };
    await bucket.put(KEY, upload);
    const bytes = await bytesOf(await assets.fetch(new URL(KEY, "https://assets.invalid/")));
    const response = await serve({
      request: new Request(ADDRESS),
      key: KEY,
      bucket: racing,
      bundled: record,
      fallback: async () => soundOf(bytes),
      waitUntil: (promise) => work.push(promise),
    });
    expect(response.status).toBe(200);
    await drained(response);
    // The read, which others may wait for, and the copy.
    expect(work).toHaveLength(2);
    await Promise.all(work);
    expect((await bucket.head(KEY))?.size).toBe(upload.length);
  });

  it("a newer bundled file replaces its own copy in R2, and only that", async () => {
    await bucket.put(KEY, upload, { customMetadata: { bundledSha256: "an older one" } });
    const response = await ask(ADDRESS);
    expect(response.headers.get("ETag")).toBe(BUNDLED_TAG);
    await drained(response);
    await vi.waitFor(async () => expect((await bucket.head(KEY))?.size).toBe(record.bytes));
  });
});

describe("a recording asked for again and again", () => {
  /** Ranges of the upload, served with one cache; counts R2's reads of bytes. */
  function listenerOf(cache: RecordingCache) {
    const work: Promise<unknown>[] = [];
    let reads = 0;
    let lookUps = 0;
    const counting = {
      ...new FailingBucket(),
      head: (key: string) => {
        lookUps += 1;
        return bucket.head(key);
      },
      get: (key: string, options: R2GetOptions) => {
        reads += 1;
        return bucket.get(key, options);
      },
    };
    const read = async (range: string) => {
      const waitUntil = (promise: Promise<unknown>) => work.push(promise);
      const response = await serve({ bucket: counting, cache, waitUntil }, { Range: range });
      const bytes = await bytesOf(response);
      await Promise.all(work.splice(0));
      return { status: response.status, bytes };
    };
    return { read, reads: () => reads, lookUps: () => lookUps };
  }

  it("a recording is read from the cache until another upload replaces it", async () => {
    await putUpload();
    const { read, reads } = listenerOf(new RecordingCache({ maxBytes: 10_000, maxFileBytes: 10_000, freshMs: 0 }));
    await read("bytes=0-9");
    await read("bytes=10-19");
    const before = reads();
    expect(await read("bytes=4000-4999")).toEqual({ status: 206, bytes: upload.subarray(4000, 5000) });
    expect(await read("bytes=-7")).toEqual({ status: 206, bytes: upload.subarray(4993) });
    expect(reads()).toBe(before);
    const other = upload.toReversed();
    await bucket.put(UPLOAD_KEY, other);
    expect(await read("bytes=0-99")).toEqual({ status: 206, bytes: other.subarray(0, 100) });
  });

  it("a recording is looked up once within `freshMs`, or when another upload is found", async () => {
    await putUpload();
    const cache = new RecordingCache({ maxBytes: 10_000, maxFileBytes: 10_000, freshMs: 1000 });
    const { read, lookUps } = listenerOf(cache);
    await read("bytes=0-9");
    await read("bytes=10-19");
    expect(lookUps()).toBe(1);
    vi.setSystemTime(now + 1001);
    await read("bytes=0-9");
    expect(lookUps()).toBe(2);
    const fresh = listenerOf(new RecordingCache({ maxBytes: 0, maxFileBytes: 0, freshMs: 1000 }));
    await fresh.read("bytes=0-9");
    const other = upload.toReversed();
    await bucket.put(UPLOAD_KEY, other);
    expect(await fresh.read("bytes=0-99")).toEqual({ status: 206, bytes: other.subarray(0, 100) });
  });

  it("a bundled file is fetched and hashed once for many listeners while R2 is down", async () => {
    const cache = new RecordingCache({ maxBytes: 10_000, maxFileBytes: 10_000, freshMs: 1000 });
    const sha256 = await sha256Hex(upload);
    let fetches = 0;
    let isDown = false;
    const fallback = async () => {
      fetches += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (isDown) throw new Error("assets are down");
      return soundOf(upload);
    };
    const read = async (range: string) => {
      const response = await serve({ bundled: { sha256 }, fallback, cache }, { Range: range });
      return { status: response.status, bytes: await bytesOf(response) };
    };
    isDown = true;
    expect((await read("bytes=0-9")).status).toBe(503);
    isDown = false;
    fetches = 0;
    const together = await Promise.all(["bytes=0-9", "bytes=100-199", "bytes=-7"].map(read));
    expect(together.map(({ status }) => status)).toEqual([206, 206, 206]);
    expect(together[1]?.bytes).toEqual(upload.subarray(100, 200));
    expect(await read("bytes=4000-4999")).toEqual({ status: 206, bytes: upload.subarray(4000, 5000) });
    expect(fetches).toBe(1);
  });

  it("a recording is read whole once by listeners who come together", async () => {
    await putUpload();
    const { read, reads } = listenerOf(new RecordingCache({ maxBytes: 10_000, maxFileBytes: 10_000, freshMs: 1000 }));
    await Promise.all(Array.from({ length: 6 }, (_, index) => read(`bytes=${index}-9`)));
    // Six ranges, and the whole file once.
    expect(reads()).toBe(7);
  });

  it("a recording too large to keep is left to R2", async () => {
    await putUpload();
    const { read, reads } = listenerOf(
      new RecordingCache({ maxBytes: 10_000, maxFileBytes: upload.length - 1, freshMs: 0 }),
    );
    for (let time = 1; time <= 4; time += 1) {
      await read("bytes=0-9");
      expect(reads()).toBe(time);
    }
  });

  it("a recording gives way to others when the cache is full", async () => {
    await putUpload();
    await bucket.put(KEY, upload);
    const cache = new RecordingCache({ maxBytes: upload.length, maxFileBytes: upload.length, freshMs: 0 });
    const [first, second] = await Promise.all([bucket.head(UPLOAD_KEY), bucket.head(KEY)]);
    if (!first || !second) throw new Error("not stored");
    for (const object of [first, first, second, second]) await cache.noteRead(bucket, object);
    expect(cache.bytesOf(first)).toBeUndefined();
    expect(cache.bytesOf(second)).toEqual(upload);
  });
});

describe("an operator's upload", () => {
  it("an operator's upload wins over the bundled file", async () => {
    const object = (await bucket.put(KEY, upload)) as R2Object;
    const response = await ask(ADDRESS);
    expect(response.headers.get("ETag")).toBe(object.httpEtag);
    expect(await bytesOf(response)).toEqual(upload);
  });

  it("an operator's upload is read whole with all its headers", async () => {
    const object = await putUpload();
    const response = await ask(UPLOAD_ADDRESS);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=0, must-revalidate, no-transform",
      "content-length": "5000",
      "content-type": "audio/mpeg",
      etag: object.httpEtag,
    });
    expect(response.headers.has("Content-Range")).toBe(false);
    expect(await bytesOf(response)).toEqual(upload);
  });

  it("an operator's upload answers HEAD as GET, without the body and whatever the Range", async () => {
    await putUpload();
    const get = await ask(UPLOAD_ADDRESS);
    await drained(get);
    for (const range of ["", "bytes=0-9", "bytes=9999-"]) {
      const headers: Record<string, string> = range === "" ? {} : { Range: range };
      const head = await ask(UPLOAD_ADDRESS, headers, "HEAD");
      expect(head.status).toBe(200);
      expect(await head.text()).toBe("");
      for (const name of ["Content-Length", "Content-Type", "ETag", "Accept-Ranges", "Cache-Control"]) {
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      }
    }
  });

  it("an operator's upload honours conditions", async () => {
    const { httpEtag } = await putUpload();
    const cases: [Record<string, string>, number][] = [
      [{ "If-None-Match": httpEtag }, 304],
      [{ "If-None-Match": httpEtag, Range: "bytes=0-9" }, 304],
      [{ "If-Match": '"other"' }, 412],
      [{ "If-Range": httpEtag, Range: "bytes=0-9" }, 206],
      [{ "If-Range": '"other"', Range: "bytes=9999-" }, 200],
    ];
    for (const [headers, status] of cases) {
      const response = await ask(UPLOAD_ADDRESS, headers);
      const body = await response.text();
      expect([headers, response.status, response.headers.get("ETag")]).toEqual([headers, status, httpEtag]);
      if (status !== 304) continue;
      expect(body).toBe("");
      expect(response.headers.get("Cache-Control")).toContain("must-revalidate");
    }
  });

  it("an operator's upload is saved under a name that begins with podcast-clip", async () => {
    await putUpload();
    const response = await ask(`${UPLOAD_ADDRESS}?download=1`, {}, "HEAD");
    expect(response.headers.get("Content-Disposition")).toBe(
      "attachment; filename*=UTF-8''podcast-clip-operator%20upload.mp3",
    );
  });
});

describe("any Range header", () => {
  /** Well-formed, nearly well-formed, and random headers. */
  const position = fc.oneof(fc.nat({ max: 6000 }).map(String), fc.constantFrom("", "-", "x", "007", "9".repeat(30)));
  const header = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(position, position).map(([first, last]) => `bytes=${first}-${last}`) },
    { weight: 1, arbitrary: fc.tuple(position, position).map(([first, last]) => `bytes=${first}-${last}, 1-2`) },
    { weight: 1, arbitrary: fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/) },
  );

  async function expectSlice(response: Response, range: string): Promise<void> {
    const wanted = parseRange(range, upload.length);
    if (wanted === "unsatisfiable") {
      await drained(response);
      expect(response.headers.get("Content-Range")).toBe("bytes */5000");
      expect([range, response.status]).toEqual([range, 416]);
      return;
    }
    const { offset, length } = wanted ?? { offset: 0, length: upload.length };
    expect([range, response.status]).toEqual([range, wanted === null ? 200 : 206]);
    const part = wanted === null ? null : `bytes ${offset}-${offset + length - 1}/5000`;
    expect(response.headers.get("Content-Range")).toBe(part);
    expect(response.headers.get("Content-Length")).toBe(`${length}`);
    expect(await bytesOf(response)).toEqual(upload.slice(offset, offset + length));
  }

  it("any Range header gets the reference slice from R2, 2,000 times", async () => {
    await putUpload();
    await fc.assert(
      fc.asyncProperty(header, async (range) => expectSlice(await ask(UPLOAD_ADDRESS, { Range: range }), range)),
      { numRuns: 2000 },
    );
  });

  it("any Range header gets the reference slice from the bundled file, 2,000 times", async () => {
    await fc.assert(
      fc.asyncProperty(header, async (range) => expectSlice(await askBundled(upload, { Range: range }), range)),
      { numRuns: 2000 },
    );
  });
});

describe("requests that cannot be answered", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "a %s to a recording is refused with what is allowed",
    async (method) => {
      const response = await ask(ADDRESS, { Origin: "https://ladoo.test" }, method);
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      await drained(response);
    },
  );

  it.each(["nothing-here.mp3", "..%2F..%2Fwrangler.toml", "%zz.mp3"])(
    "the address /audio/%s is answered with 404",
    async (name) => {
      const response = await ask(`https://ladoo.test/audio/${name}`, { Range: "bytes=0-1" });
      expect(response.status).toBe(404);
      await drained(response);
    },
  );

  it("a recording is answered with 503 when the bundled file cannot be read either", async () => {
    for (const fallback of [
      async () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
      async () => new Response(null, { status: 500 }),
      async () => Promise.reject(new Error("assets are down")),
    ]) {
      const response = await serve({ request: new Request(ADDRESS), key: KEY, bundled: record, fallback });
      expect(response.status).toBe(503);
      await drained(response);
    }
  });

  it("a file replaced between its size and its bytes is read again, but not for ever", async () => {
    await putUpload();
    let replacements = 1;
    const unsteady = {
      ...new FailingBucket(),
      head: async (key: string) => {
        const object = await bucket.head(key);
        if (replacements > 0) {
          replacements -= 1;
          await bucket.put(
            key,
            Uint8Array.from({ length: 100 + replacements }, () => replacements % 256),
          );
        }
        return object;
      },
      get: bucket.get.bind(bucket),
    };
    const response = await serve({ bucket: unsteady });
    expect(response.status).toBe(200);
    expect((await bytesOf(response)).length).toBe(100);
    replacements = 10;
    const given = await serve({ bucket: unsteady });
    expect(given.status).toBe(503);
    await drained(given);
  });
});
