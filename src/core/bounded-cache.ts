export class BoundedCache<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number; until: number }>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until > Date.now() ? entry.value : undefined
  }

  set(key: string, value: Value, bytes: number, milliseconds = Number.POSITIVE_INFINITY) {
    this.delete(key)
    this.#entries.set(key, { value, bytes, until: Date.now() + milliseconds })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.delete(oldest)
    }
  }

  delete(key: string) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
