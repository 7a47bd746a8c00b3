import { BoundedMap } from "#app/lib/bounded-map.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";

export type RecordingBucket = {
  head(key: string): Promise<R2Object | null>;
  get(key: string, options: R2GetOptions): Promise<R2Object | R2ObjectBody | null>;
  put(key: string, value: Uint8Array, options: R2PutOptions): Promise<unknown>;
};

type Limits = {
  maxBytes: number;
  maxFileBytes: number;
  freshMs: number;
};

/** The work of a request that is cut off never settles, so other requests wait for it only up to this time. */
const WAIT_MS = 3000;
const NAME_BYTES = 1000;
const maxBytes = memoryShares.recordingNames / 2;

/**
 * Keeps recordings in the memory of one isolate: of R2's which version is current, for `freshMs`, and that version's
 * bytes; of bundled files the bytes. All who ask for a file while it is being read share that reading.
 */
export class RecordingCache {
  readonly #heads = new BoundedMap<{ object: R2Object; until: number }>({ maxBytes });
  readonly #kept: BoundedMap<{ etag: string; bytes: Uint8Array<ArrayBuffer> }>;
  /** Keeping a file in memory pays only from its second listener on. */
  readonly #seen = new BoundedMap<string>({ maxBytes });
  readonly #reads = new Map<string, Promise<unknown>>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#kept = new BoundedMap({ maxBytes: limits.maxBytes });
  }

  /** The object under the key, looked up at most once in `freshMs`; a missing object is looked up each time. */
  async head(bucket: RecordingBucket, key: string): Promise<R2Object | null> {
    const known = this.#heads.get(key);
    if (known && known.until > Date.now()) return known.object;
    const object = await bucket.head(key);
    if (object) this.#heads.set(key, { object, until: Date.now() + this.#limits.freshMs }, NAME_BYTES);
    else this.#heads.delete(key);
    return object;
  }

  forget(key: string): void {
    this.#heads.delete(key);
  }

  bytesOf(object: R2Object): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.get(object.key);
    return kept?.etag === object.etag ? kept.bytes : undefined;
  }

  /** Call it after a read from R2: the second read fetches the whole file into memory. */
  async noteRead(bucket: RecordingBucket, object: R2Object): Promise<void> {
    if (object.size > this.#limits.maxFileBytes) return;
    if (this.#seen.get(object.key) !== object.etag) {
      this.#seen.set(object.key, object.etag, NAME_BYTES);
      return;
    }
    this.#seen.delete(object.key);
    await this.once(`${object.etag} ${object.key}`, async () => {
      const found = await bucket.get(object.key, { onlyIf: { etagMatches: object.etag } });
      if (found === null || !("body" in found)) return;
      const bytes = new Uint8Array(await found.arrayBuffer());
      this.#kept.set(object.key, { etag: object.etag, bytes }, bytes.byteLength);
    });
  }

  /** The bundled file of a key and its digest, kept if it is the `wanted` version. */
  async bundled(
    key: string,
    wanted: string,
    read: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; sha256: string }> {
    const name = `bundled ${key}`;
    const kept = this.#kept.get(name);
    if (kept?.etag === wanted) return { bytes: kept.bytes, sha256: wanted };
    return this.once(name, async () => {
      const bytes = await read();
      const sha256 = await sha256Hex(bytes);
      if (sha256 === wanted) this.#kept.set(name, { etag: sha256, bytes }, bytes.byteLength);
      return { bytes, sha256 };
    });
  }

  /** The result of this work if another request has begun it, unless that fails or takes longer than WAIT_MS. */
  async once<T>(name: string, work: () => Promise<T>): Promise<T> {
    const others = this.#reads.get(name) as Promise<T> | undefined;
    if (others) {
      const result = await withinDeadline(WAIT_MS, async () => ({ value: await others })).catch(() => null);
      if (result) return result.value;
    }
    const own = work();
    this.#reads.set(name, own);
    try {
      return await own;
    } finally {
      if (this.#reads.get(name) === own) this.#reads.delete(name);
    }
  }
}
