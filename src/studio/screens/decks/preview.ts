import { html } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import { api } from '../../api'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { selectField } from '../../parts/select-field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import { endTrial } from './trial'

const sizes = { phone: [390, 760], tablet: [820, 1100], laptop: [1440, 810] } as const
type Size = keyof typeof sizes

/**
 * Shows the presentation as a homeowner sees it, on three screens. It greets the member, and is deleted when the page
 * is left.
 */
class DeckPreview extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    deckId: {},
    size: { state: true },
    width: { state: true },
    trialId: { state: true },
  }

  declare studio: Context
  declare words: typeof decks
  declare deckId: string
  declare size: Size
  declare width: number
  declare trialId: string | undefined
  readonly #submission = new Submission(this)
  readonly #resizes = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0)
  })

  constructor() {
    super()
    this.size = 'phone'
    this.width = 0
  }

  override render() {
    const { words, studio, trialId } = this
    const { error, isBusy } = this.#submission
    return html`<section class="card preview">
      <h2>${words.preview}</h2>
      ${error === undefined ? '' : failed(studio, error)}
      ${
        trialId
          ? this.#presentation(trialId)
          : html`<p class="quiet-text">${words.previewText}</p>
            <button type="button" class="quiet" ?disabled=${isBusy} @click=${this.#begin}>${words.lookAtIt}</button>`
      }
    </section>`
  }

  #presentation(trialId: string) {
    const { words, size, width } = this
    const [wide, high] = sizes[size]
    const scale = Math.min(1, (width || wide) / wide)
    const onChange = (chosen: Size) => {
      this.size = chosen
    }
    return html`
      ${selectField({ name: 'size', label: words.size, options: words.sizes, chosen: size, onChange })}
      <div class="frame" .style=${`height:${high * scale}px`}>
        <iframe
          title=${words.preview}
          src="/p/${trialId}"
          allow="autoplay; fullscreen"
          width=${wide}
          height=${high}
          .style=${`transform:scale(${scale})`}
        ></iframe>
      </div>`
  }

  readonly #begin = async () => {
    const { studio, deckId } = this
    const homeownerData = { first_name: studio.member.name.split(' ')[0] || studio.member.name }
    const languageSettings = { language: studio.language }
    await this.#submission.run(async () => {
      this.trialId = (await api.presentations.create({ deckId, homeownerData, languageSettings })).id
    })
    await this.updateComplete
    const [frame] = this.getElementsByClassName('frame')
    if (frame) this.#resizes.observe(frame)
  }

  override connectedCallback() {
    super.connectedCallback()
    addEventListener('pagehide', this.#end)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    removeEventListener('pagehide', this.#end)
    this.#resizes.disconnect()
    this.#end()
  }

  readonly #end = () => {
    if (this.trialId) endTrial(this.trialId)
    this.trialId = undefined
  }
}

customElements.define('studio-deck-preview', DeckPreview)
