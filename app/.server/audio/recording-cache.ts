import { BoundedMap } from "#app/lib/bounded-map.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";

type Limits = {
  /** Of all recordings together. */
  maxBytes: number;
  /** Larger ones are left to R2. */
  maxFileBytes: number;
  /** A version counts as the newest for so long. */
  freshMs: number;
};

/** What is remembered of one recording beside its bytes, generously. */
const NAME_BYTES = 1000;
const maxBytes = memoryShares.recordingNames / 2;

/**
 * Recordings that listeners keep asking for, in the memory of one isolate: which version lies in R2, for a moment, so that
 * a listener who jumps about does not have it looked up at every jump; and the bytes of that version.
 */
export class RecordingCache {
  readonly #heads = new BoundedMap<{ object: R2Object; until: number }>({ maxBytes });
  readonly #kept: BoundedMap<{ etag: string; bytes: Uint8Array<ArrayBuffer> }>;
  /** Versions asked for once. Reading a whole file pays only for the second listener. */
  readonly #seen = new BoundedMap<string>({ maxBytes });
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#kept = new BoundedMap({ maxBytes: limits.maxBytes });
  }

  /** What R2 says lies under the key, asked at most once in `freshMs`. That nothing lies there is not remembered. */
  async head(bucket: R2Bucket, key: string): Promise<R2Object | null> {
    const known = this.#heads.get(key);
    if (known && known.until > Date.now()) return known.object;
    const object = await bucket.head(key);
    if (object) this.#heads.set(key, { object, until: Date.now() + this.#limits.freshMs }, NAME_BYTES);
    else this.#heads.delete(key);
    return object;
  }

  /** Another version is known to lie there now. */
  forget(key: string): void {
    this.#heads.delete(key);
  }

  /** The bytes of exactly this version, if they are kept. */
  bytesOf(object: R2Object): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.get(object.key);
    return kept?.etag === object.etag ? kept.bytes : undefined;
  }

  /** To be called when bytes were asked of R2: reads the whole file when it is the second time. */
  async noteRead(bucket: R2Bucket, object: R2Object): Promise<void> {
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
