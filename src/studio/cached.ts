import type { ReactiveController, ReactiveControllerHost } from 'lit'

type Kept = {
  value?: unknown
  error?: unknown
  asking?: Promise<void> | undefined
  /** How often a write told the value. */
  told: number
  load: () => Promise<unknown>
  readonly shownBy: Set<() => void>
}

const everything = new Map<string, Kept>()
const mostKept = 200

export type Source<Value> = { key: string; load: () => Promise<Value> }

/**
 * What a call answered, for a part of a page: what is known is shown at once, and asked for anew behind it. `source` is
 * read before each drawing; its key says what is asked for, so that parts that show the same thing ask once.
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

  /** Why the newest call failed; an older value may be there still. */
  get error() {
    return this.#kept?.error
  }

  get isAsking() {
    return this.#kept?.asking !== undefined
  }

  readonly reload = () => (this.#kept ? ask(this.#kept) : Promise.resolve())

  /** Shows what a write answered, without another call; a call that was asked before it may tell what was. */
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

/** The newest last; what no part shows goes first. */
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
    // After the drawing that asked, because a drawing must not ask for the next.
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

/** A call under way may answer what was before the write. */
function askAfterWrite(kept: Kept) {
  if (!kept.asking) return void ask(kept)
  kept.told++
  void kept.asking.then(() => ask(kept))
}

/** After a write: what is shown is asked for anew, and what else begins so is forgotten. */
export function changed(...beginnings: string[]) {
  for (const [key, kept] of everything) {
    if (!beginnings.some((beginning) => key.startsWith(beginning))) continue
    if (kept.shownBy.size) askAfterWrite(kept)
    else everything.delete(key)
  }
}

/** Another member may be signed in. */
export const forgetEverything = () => everything.clear()

globalThis.addEventListener('online', () => {
  for (const kept of everything.values()) if (kept.error && kept.shownBy.size) void ask(kept)
})
