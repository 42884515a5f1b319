import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { type Answer, api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import type { Slide } from './slide-editor'

export type Track = Answer<'/api/decks/{deckId}/narration', 'get'>['narration']['tracks'][number]

/** Plays the sound of a slide, and offers another take. Sends `spoken` when it is to be spoken again. */
class SlideSound extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    slide: { attribute: false },
    track: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare slide: Slide
  declare track: Track | undefined
  #heard: { track: string; audioUrl: string } | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio, slide, track } = this
    const { error, isBusy } = this.#submission
    if (track?.status !== 'ready') return nothing
    return html`${error === undefined ? nothing : failed(studio, error)}
      ${this.#heard?.track === track.track ? html`<audio controls autoplay src=${this.#heard.audioUrl}></audio>` : nothing}
      <div class="actions">
        <button type="button" class="quiet" aria-label="${words.hear}: ${slide.title}" ?disabled=${isBusy} @click=${() => this.#hear(track.track)}>${words.hear}</button>
        ${
          studio.canWrite
            ? html`<button type="button" class="quiet" aria-label="${words.speakAgain}: ${slide.title}" ?disabled=${isBusy} @click=${this.#speakAgain}>${words.speakAgain}</button>`
            : nothing
        }
      </div>`
  }

  readonly #hear = (track: string) =>
    this.#submission.run(async () => {
      const told = await api.get('/api/narration/tracks/{track}', { params: { path: { track } } })
      if (told.track && 'audioUrl' in told.track) this.#heard = { track, audioUrl: String(told.track.audioUrl) }
    })

  readonly #speakAgain = async () => {
    const { deckId, id, title } = this.slide
    const given = { params: { path: { deckId } }, body: { slideId: id } }
    if (!(await this.#submission.run(() => api.post('/api/decks/{deckId}/narration/takes', given)))) return
    changed('narration of')
    this.studio.say(fill(this.words.speaksAgain, { title }))
    this.dispatchEvent(new CustomEvent('spoken'))
  }
}

customElements.define('studio-slide-sound', SlideSound)
