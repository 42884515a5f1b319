import { controls } from '../locales/en'
import { type Language, languageFor, languages } from '../locales/index'
import type { Words } from '../locales/languages'
import { retried } from './lazy/chunk-loader'
import type { PorchlightPlayer } from './player'

/** The first script is in English. Its other text, and other languages, come with the chunk of a language. */
export class Translation {
  labels: Words['controls'] = controls
  /** Parts that read this are shown only once it has loaded. */
  declare words: Words['player']
  #language: Language = 'en'
  readonly #player: PorchlightPlayer

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  use(language: string | null) {
    this.#language = languageFor(language)
    this.labels = controls
    if (this.#language !== 'en' || this.words) void this.load()
  }

  async load(): Promise<boolean> {
    const name = this.#language
    const words = await retried(languages[name]).catch(() => undefined)
    if (name !== this.#language) return this.load()
    if (!words) return false
    this.labels = words.controls
    this.words = words.player
    this.#player.refresh()
    return true
  }
}
