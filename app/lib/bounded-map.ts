/** A map with a maximum size. The entries set longest ago are evicted first. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #limits: { maxEntries: number; maxBytes: number };
  #bytes = 0;

  /** `maxBytes`: the sum of the `bytes` passed to `set`. */
  constructor({ maxEntries = Number.POSITIVE_INFINITY, maxBytes = Number.POSITIVE_INFINITY }) {
    this.#limits = { maxEntries, maxBytes };
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value, bytes = 0): void {
    this.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.maxEntries && this.#bytes <= this.#limits.maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
