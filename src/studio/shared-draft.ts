import { nothing, type ReactiveControllerHost } from 'lit'
import type { Context } from './context'
import { typedSince } from './merge'
import { conflictDialog, type Difference } from './parts/conflict'

type How<Whole> = {
  clashes: (mine: Whole, theirs: Whole, base: Whole) => readonly unknown[]
  merged: (mine: Whole, theirs: Whole, base: Whole, winner: 'mine' | 'theirs') => Whole
  /** `sent` is what was in the form when someone saved; `whole` may hold another person's changes too. */
  save: (whole: Whole, sent: Whole) => unknown
}

/** `base` is what was loaded when someone began to change it. A form that writes into `mine` has to load copies. */
type Draft<Whole> = { mine: Whole; base: Whole }

/** Keeps what one person changes in something that others may change at the same time, part by part. */
export class SharedDraft<Whole> {
  #draft: Draft<Whole> | undefined
  #theirs: Whole | undefined
  readonly #host: ReactiveControllerHost
  readonly #how: How<Whole>

  constructor(host: ReactiveControllerHost, how: How<Whole>) {
    this.#host = host
    this.#how = how
  }

  get mine() {
    return this.#draft?.mine
  }

  /** Until something is changed, a draft follows what is loaded. */
  begun = (load: () => Whole): Draft<Whole> => this.#draft ?? { mine: load(), base: load() }

  keep(draft: Draft<Whole> | undefined) {
    this.#draft = draft
    this.#host.requestUpdate()
  }

  readonly discard = () => this.keep(undefined)

  /** Saves on top of what was just loaded, or asks which of two changes counts. */
  async submit(draft: Draft<Whole>, read: () => Promise<Whole | undefined>) {
    this.#draft = draft
    const { base } = draft
    const sent = structuredClone(draft.mine)
    const theirs = await read()
    if (!theirs) return
    if (!this.#how.clashes(sent, theirs, base).length)
      return this.#how.save(this.#how.merged(sent, theirs, base, 'mine'), sent)
    this.#theirs = theirs
    this.#host.requestUpdate()
  }

  /** Keeps what someone typed while `sent` was being saved. */
  saved(sent: Whole, saved: Whole | undefined) {
    const typed = saved && this.#draft && typedSince(this.#draft.mine, sent, saved, this.#how.merged)
    this.keep(saved && typed && { mine: typed, base: structuredClone(saved) })
  }

  conflict(studio: Context, differencesOf: (mine: Whole, theirs: Whole, base: Whole) => Difference[]) {
    const [draft, theirs] = [this.#draft, this.#theirs]
    if (!draft || !theirs) return nothing
    const { mine, base } = draft
    const { merged, save } = this.#how
    const close = () => {
      this.#theirs = undefined
      this.#host.requestUpdate()
    }
    return conflictDialog(studio, differencesOf(mine, theirs, base), {
      close,
      keepMine: () => {
        close()
        save(merged(mine, theirs, base, 'mine'), structuredClone(mine))
      },
      takeTheirs: () => {
        close()
        this.keep({ mine: merged(mine, theirs, base, 'theirs'), base: structuredClone(theirs) })
      },
    })
  }
}
