import type { Faults } from '../faults.ts'
import type { Call } from '../world.ts'

type Version = { value: string | undefined; metadata: unknown; at: number; endsAt: number }
type Putting = { expirationTtl?: number; expiration?: number; metadata?: unknown }

const staleFor = 60_000
const secondBetweenWrites = 1000

/** Keeps the previous value of each key, because another location may see it for up to a minute. */
export class KeyValues {
  readonly #versions = new Map<string, Version[]>()
  readonly #clock: { now: number }

  constructor(clock: { now: number }) {
    this.#clock = clock
  }

  put(key: string, value: string, { expirationTtl, expiration, metadata = null }: Putting = {}) {
    const { now } = this.#clock
    const last = this.#versions.get(key)?.at(-1)
    if (last && now - last.at < secondBetweenWrites) throw new Error('KV PUT failed: 429 Too Many Requests')
    const endsAt = expiration ? expiration * 1000 : now + (expirationTtl ?? Number.POSITIVE_INFINITY) * 1000
    this.#add(key, { value, metadata, at: now, endsAt })
  }

  delete(key: string) {
    this.#add(key, { value: undefined, metadata: null, at: this.#clock.now, endsAt: 0 })
  }

  get(key: string, isStale: boolean): Version | undefined {
    const { now } = this.#clock
    const versions = this.#versions.get(key) ?? []
    const latest = versions.at(-1)
    const isRecent = latest !== undefined && now - latest.at < staleFor
    const version = isStale && isRecent ? versions.at(-2) : latest
    return version && version.value !== undefined && version.endsAt > now ? version : undefined
  }

  keys(prefix: string) {
    return [...this.#versions.keys()].filter((key) => key.startsWith(prefix) && this.get(key, false)).sort()
  }

  texts() {
    return this.keys('').map((key) => ({ place: `KV ${key}`, text: `${this.get(key, false)?.value}` }))
  }

  #add(key: string, version: Version) {
    this.#versions.set(key, [...(this.#versions.get(key) ?? []).slice(-1), version])
  }
}

const mostKeysAtOnce = 100

export function kvOf(values: KeyValues, call: Call, faults: Faults): KVNamespace {
  const read = (key: string) => values.get(key, faults.drawn(['kv stale'], key, 4) !== undefined)
  const parsed = (text: string, how: unknown) => {
    const type = typeof how === 'string' ? how : (how as { type?: string } | undefined)?.type
    return type === 'json' ? JSON.parse(text) : text
  }
  const one = (key: string, how: unknown) => {
    const version = read(key)
    return {
      value: version?.value === undefined ? null : parsed(version.value, how),
      metadata: version?.metadata ?? null,
    }
  }
  const many = (keys: string[], how: unknown) => {
    if (keys.length > mostKeysAtOnce) throw new Error('KV GET_BULK failed: 400 You can request a maximum of 100 keys')
    return keys.map((key) => [key, one(key, how)] as const)
  }
  return {
    get: (key: string | string[], how: unknown) =>
      call('kv', `get ${key}`, () =>
        Array.isArray(key) ? new Map(many(key, how).map(([name, { value }]) => [name, value])) : one(key, how).value,
      ),
    getWithMetadata: (key: string | string[], how: unknown) =>
      call('kv', `get ${key}`, () => (Array.isArray(key) ? new Map(many(key, how)) : one(key, how))),
    put: (key: string, value: string, options?: Putting) =>
      call('kv', `put ${key}`, () => values.put(key, value, options)),
    delete: (key: string) => call('kv', `delete ${key}`, () => values.delete(key)),
    list: ({ prefix = '' }: { prefix?: string } = {}) =>
      call('kv', `list ${prefix}`, () => ({
        keys: values.keys(prefix).map((name) => ({ name })),
        list_complete: true,
      })),
  } as unknown as KVNamespace
}
