/**
 * Recordings that listeners keep asking for, in the memory of one isolate. R2 is asked at every request which version lies
 * there, so a new upload is heard at once; only its bytes are not read again.
 */
export class RecordingMemory {
  readonly #kept = new Map<string, { etag: string; bytes: Uint8Array<ArrayBuffer> }>();
  /** Versions asked for once. Reading a whole file pays only for the second listener. */
  readonly #seen = new Map<string, string>();
  readonly #limits: { maxBytes: number; maxFileBytes: number };
  #bytes = 0;

  /** `maxBytes`: of all recordings together; `maxFileBytes`: larger ones are left to R2. */
  constructor(limits: { maxBytes: number; maxFileBytes: number }) {
    this.#limits = limits;
  }

  /** The bytes of exactly this version, if they are kept. */
  bytesOf(object: R2Object): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.get(object.key);
    return kept?.etag === object.etag ? kept.bytes : undefined;
  }

  /** To be called when bytes were asked of R2: reads the whole file when it is the second time. */
  async asked(bucket: R2Bucket, object: R2Object): Promise<void> {
    if (object.size > this.#limits.maxFileBytes) return;
    if (this.#seen.get(object.key) !== object.etag) {
      if (this.#seen.size > 1000) this.#seen.clear();
      this.#seen.set(object.key, object.etag);
      return;
    }
    this.#seen.delete(object.key);
    const found = await bucket.get(object.key, { onlyIf: { etagMatches: object.etag } });
    if (found === null || !("body" in found)) return;
    this.#keep(object.key, object.etag, new Uint8Array(await found.arrayBuffer()));
  }

  #keep(key: string, etag: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#drop(key);
    this.#kept.set(key, { etag, bytes });
    this.#bytes += bytes.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes.byteLength ?? 0;
    this.#kept.delete(key);
  }
}
