import { BoundedMap } from "#app/lib/bounded-map.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";

/** What serving recordings needs of R2. */
export type RecordingBucket = {
  head(key: string): Promise<R2Object | null>;
  get(key: string, options: R2GetOptions): Promise<R2Object | R2ObjectBody | null>;
  put(key: string, value: Uint8Array, options: R2PutOptions): Promise<unknown>;
};

type Limits = {
  /** The most bytes of all recordings together. */
  maxBytes: number;
  /** Larger recordings are always read from R2. */
  maxFileBytes: number;
  /** A version that was looked up counts as the newest for this long. */
  freshMs: number;
};

/** A generous size for the name and version of one recording. */
const NAME_BYTES = 1000;
const maxBytes = memoryShares.recordingNames / 2;

/**
 * Keeps recordings in the memory of one isolate: for a moment the current version in R2, so that a listener's jumps need no
 * look-up, and the bytes of that version.
 */
export class RecordingCache {
  readonly #heads = new BoundedMap<{ object: R2Object; until: number }>({ maxBytes });
  readonly #kept: BoundedMap<{ etag: string; bytes: Uint8Array<ArrayBuffer> }>;
  /** Versions asked for once. Keeping a file in memory pays only from the second listener on. */
  readonly #seen = new BoundedMap<string>({ maxBytes });
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#kept = new BoundedMap({ maxBytes: limits.maxBytes });
  }

  /** The object under the key, looked up at most once in `freshMs`. A missing object is looked up each time. */
  async head(bucket: RecordingBucket, key: string): Promise<R2Object | null> {
    const known = this.#heads.get(key);
    if (known && known.until > Date.now()) return known.object;
    const object = await bucket.head(key);
    if (object) this.#heads.set(key, { object, until: Date.now() + this.#limits.freshMs }, NAME_BYTES);
    else this.#heads.delete(key);
    return object;
  }

  /** Remembers that R2 now holds another version. */
  forget(key: string): void {
    this.#heads.delete(key);
  }

  /** The bytes of exactly this version, if they are kept. */
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
    const found = await bucket.get(object.key, { onlyIf: { etagMatches: object.etag } });
    if (found === null || !("body" in found)) return;
    const bytes = new Uint8Array(await found.arrayBuffer());
    this.#kept.set(object.key, { etag: object.etag, bytes }, bytes.byteLength);
  }
}
