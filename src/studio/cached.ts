import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Kept = {
  value?: unknown
  error?: unknown
  asking?: Promise<void> | undefined
  /** Counts the writes that have set the value. */
  told: number
  load: () => Promise<unknown>
  readonly shownBy: Set<() => void>
}

const everything = new Map<string, Kept>()
const mostKept = 200

export type Source<Value> = { key: string; load: () => Promise<Value> }

/**
 * Caches the result of a call for a part of a page: a known value is shown at once and refreshed in the background.
 * `source` is read before each render; its key identifies the data, so parts that show the same thing share one call.
 */
export class Cached<Value> implements ReactiveController {
  #key: string | undefined
  readonly #host: ReactiveControllerHost
  readonly #source: () => Source<Value> | undefined
  readonly #draw = () => this.#host.requestUpdate()

  constructor(host: ReactiveControllerHost, source: () => Source<Value> | undefined) {
    this.#host = host
    this.#source = source
    host.addController(this)
  }

  get #kept() {
    return this.#key === undefined ? undefined : everything.get(this.#key)
  }

  get value() {
    return this.#kept?.value as Value | undefined
  }

  /** The error of the latest call; an older value may still be there. */
  get error() {
    return this.#kept?.error
  }

  get isAsking() {
    return this.#kept?.asking !== undefined
  }

  readonly reload = () => (this.#kept ? ask(this.#kept) : Promise.resolve())

  /** Unlike `reload`, doesn’t settle for a call that began before the write. */
  readonly reloadAfterWrite = () => (this.#kept ? askAfterWrite(this.#kept) : Promise.resolve())

  /** Shows the result of a write without another call. A call that began before the write may return the old state. */
  tell(value: Value) {
    const kept = this.#kept
    if (!kept) return
    kept.value = value
    kept.error = undefined
    kept.told++
    draw(kept)
  }

  hostUpdate() {
    const source = this.#source()
    if (source?.key === this.#key) return
    this.#leave()
    this.#key = source?.key
    if (!source) return
    const kept = everything.get(source.key) ?? { load: source.load, told: 0, shownBy: new Set() }
    kept.load = source.load
    keep(source.key, kept)
    kept.shownBy.add(this.#draw)
    void ask(kept)
  }

  hostDisconnected() {
    this.#leave()
    this.#key = undefined
  }

  #leave() {
    this.#kept?.shownBy.delete(this.#draw)
  }
}

/** The newest entry is last; those that no part shows are removed first. */
function keep(key: string, kept: Kept) {
  everything.delete(key)
  everything.set(key, kept)
  for (const [old, { shownBy }] of everything) {
    if (everything.size <= mostKept) return
    if (!shownBy.size) everything.delete(old)
  }
}

const draw = ({ shownBy }: Kept) => {
  for (const each of shownBy) each()
}

function ask(kept: Kept): Promise<void> {
  kept.asking ??= load(kept)
  return kept.asking
}

async function load(kept: Kept) {
  try {
    // This happens after the render that asked, because a render must not trigger the next one.
    await Promise.resolve()
    draw(kept)
    const { told } = kept
    const value = await kept.load()
    if (kept.told === told) kept.value = value
    kept.error = undefined
  } catch (error) {
    kept.error = error
  }
  kept.asking = undefined
  draw(kept)
}

/** A running call may return the state from before the write. */
function askAfterWrite(kept: Kept): Promise<void> {
  if (!kept.asking) return ask(kept)
  kept.told++
  return kept.asking.then(() => ask(kept))
}

/** Call this after a write: data that is shown is loaded again, and other data with these keys is dropped. */
export function changed(...beginnings: string[]) {
  for (const [key, kept] of everything) {
    if (!beginnings.some((beginning) => key.startsWith(beginning))) continue
    if (kept.shownBy.size) void askAfterWrite(kept)
    else everything.delete(key)
  }
}

/** The next person to sign in may be another member. */
export const forgetEverything = () => everything.clear()

globalThis.addEventListener('online', () => {
  for (const kept of everything.values()) if (kept.error && kept.shownBy.size) void ask(kept)
})
