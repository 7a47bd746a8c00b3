/** A map with a maximum size in bytes (memory-shares.ts), which evicts the entries that were set longest ago. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #maxBytes: number;
  #bytes = 0;

  /** `maxBytes`: the sum of the `bytes` passed to `set`. */
  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
