import { english, inLanguage, type Labels, primary } from './labels'
import type { PorchlightPlayer } from './player'

/** English until the labels of another language have loaded. */
export class Translation {
  labels: Labels = english
  readonly #player: PorchlightPlayer
  #language: string | null = null

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  async use(language: string | null) {
    const { chunks } = this.#player
    this.#language = language
    this.labels = inLanguage(language, chunks.loaded.languages?.labels)
    if (this.labels.language === primary(language) || chunks.loaded.languages) return
    const chunk = await chunks.load('languages')
    this.labels = inLanguage(this.#language, chunk?.labels)
    this.#player.refresh()
  }
}
