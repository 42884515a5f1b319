import { primary } from '../core/shared/language'
import { controls } from '../locales/en'
import type { Words } from '../locales/languages'
import { languageParts } from '../locales/one-language'
import { retried } from './lazy/chunk-loader'
import type { PorchlightPlayer } from './player'

/** The first script speaks English. Its other words, and those of other languages, come with the part of a language. */
export class Translation {
  labels: Words['controls'] = controls
  /** Parts that read them are shown only once they are there. */
  declare words: Words['player']
  #language = 'en'
  readonly #player: PorchlightPlayer

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  use(language: string | null) {
    const name = primary(language)
    this.#language = name in languageParts ? name : 'en'
    this.labels = controls
    if (this.#language !== 'en' || this.words) void this.load()
  }

  async load(): Promise<boolean> {
    const name = this.#language
    const part = languageParts[name]
    const words = part && (await retried(part).catch(() => undefined))
    if (name !== this.#language) return this.load()
    if (!words) return false
    this.labels = words.controls
    this.words = words.player
    this.#player.refresh()
    return true
  }
}
