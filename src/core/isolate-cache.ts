/**
 * Everything an isolate keeps from one request to the next, in megabytes of real heap. An isolate has 128 MB for all
 * the work it does at once, so whatever is cached leaves less for that work. `test/house/isolate-cache.test.ts` fills
 * every part and measures the heap.
 */
export const shares = {
  'parts of links': 3.9,
  'changes made here': 1.5,
  'puts into KV': 1,
  'posters put again': 0.2,
  departures: 0.02,
  'confirmed callers': 1.2,
  'dropped callers': 0.8,
  'calls of keys': 0.3,
  'logged calls of keys': 0.1,
  'used keys': 0.2,
  'changed organizations': 0.6,
  'knowledge of decks': 5,
  'vectors of decks': 1,
  'vectors of questions': 0.5,
  'passages of documents': 2,
  'stems of words': 1,
  'previews of voices': 0.1,
  'zones of calendars': 0.08,
  'migrated databases': 0.1,
}

export type PartName = keyof typeof shares
const forever = Number.POSITIVE_INFINITY

type Entry<Value> = { value: Value; bytes: number; until: number }
type Options = { bytes?: number; milliseconds?: number }

const parts = new Map<PartName, { entries: Map<string, Entry<unknown>>; bytes: number }>()

/** The oldest entries are dropped to make room for new ones. */
export function cachePart<Value>(name: PartName) {
  const entries = new Map<string, Entry<Value>>()
  const part = { entries: entries as Map<string, Entry<unknown>>, bytes: 0 }
  parts.set(name, part)
  const most = shares[name] * 1_000_000

  const remove = (key: string) => {
    part.bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      return entry && (entry.until === forever || entry.until > Date.now()) ? entry.value : undefined
    },
    set(key: string, value: Value, { bytes, milliseconds = forever }: Options = {}) {
      remove(key)
      const size = bytesOfEntry + heapBytes(key) + (bytes ?? heapBytes(value))
      if (size > most) return
      entries.set(key, { value, bytes: size, until: Date.now() + milliseconds })
      part.bytes += size
      if (part.bytes <= most) return
      for (const oldest of entries.keys()) {
        remove(oldest)
        if (part.bytes <= most) return
      }
    },
    delete: remove,
  }
}

export const partsInUse = () => [...parts].map(([name, { entries, bytes }]) => ({ name, entries: entries.size, bytes }))

export function emptyIsolateCache(names: Iterable<PartName> = parts.keys()) {
  for (const name of names) {
    const part = parts.get(name)
    part?.entries.clear()
    if (part) part.bytes = 0
  }
}

const word = 8
const bytesOfEntry = 20 * word

/** The size as V8 lays it out without pointer compression. workerd compresses pointers, so the real size is smaller. */
export function heapBytes(value: unknown, seen = new Set<object>()): number {
  if (typeof value === 'string') return 2 * word + value.length * (isNarrow(value) ? 1 : 2)
  if (typeof value === 'number') return Math.abs(value) < 2 ** 30 && Number.isInteger(value) ? 0 : 2 * word
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0
  seen.add(value)
  if (ArrayBuffer.isView(value)) return 16 * word + value.byteLength
  let bytes = 4 * word
  if (value instanceof Map || value instanceof Set) {
    bytes += tableOf(value.size) * (value instanceof Map ? 3.5 : 2.5) * word
    for (const [key, item] of value.entries())
      bytes += heapBytes(key, seen) + (key === item ? 0 : heapBytes(item, seen))
    return bytes
  }
  if (Array.isArray(value)) {
    bytes += (2 + value.length) * word
    for (const item of value) bytes += heapBytes(item, seen)
    return bytes
  }
  for (const key in value) bytes += word + heapBytes(value[key as keyof typeof value], seen)
  return bytes
}

const isNarrow = (text: string) => !/[^\0-\xff]/.test(text)

/** Sets and maps double their table when it is full. */
const tableOf = (size: number) => 2 ** Math.ceil(Math.log2(Math.max(size, 4)))
