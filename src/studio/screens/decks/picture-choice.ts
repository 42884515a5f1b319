import { html, nothing } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import { type Answer, api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { Paged } from '../../paged'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { failed, shown } from '../../parts/states'
import { uploadArea } from '../../parts/upload-area'
import { Searched } from '../../searched'
import { Submission } from '../../submission'
import { acceptedPictures, Uploads, uploadMedia } from '../../uploads'

type Picture = Answer<'/api/images', 'get'>['images'][number]

/** Lets the person choose pictures from the library or upload new ones. Sends `done` when the choice has been saved. */
class PictureChoice extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    take: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare take: (key: string) => Promise<void>
  readonly #searched = new Searched(this)
  readonly #submission = new Submission(this)
  readonly #pictures = new Paged<Picture>(this, () => {
    const q = this.#searched.text
    return {
      key: `pictures to choose ${q}`,
      load: async (cursor) => {
        const query = { limit: 12, ...(q && { q }), ...(cursor && { cursor }) }
        const { images, nextCursor } = await api.get('/api/images', { params: { query } })
        return { items: images.filter(({ status }) => status === 'ready'), nextCursor }
      },
    }
  })
  readonly #uploads = new Uploads(this, async (file, sending) => {
    const { storageKey } = await uploadMedia(file, sending)
    changed('pictures')
    await this.take(storageKey)
    if (this.#uploads.list.length === 1) this.#tellDone()
  })

  override render() {
    const { studio, words } = this
    const { error } = this.#submission
    return html`
      ${uploadArea(studio, words.pictures, this.#uploads, acceptedPictures)}
      <search>${textField({ name: 'q', label: words.pictures.search, type: 'search', onInput: this.#searched.type })}</search>
      ${error === undefined ? nothing : failed(studio, error)}
      ${shown(studio, this.#pictures.loaded, () => this.#grid(this.#pictures.items ?? []))}
    `
  }

  #grid(pictures: Picture[]) {
    const { studio, words } = this
    if (!pictures.length)
      return html`<p class="quiet-text">${words.pictures[this.#searched.text ? 'noneFound' : 'none']}</p>`
    return html`<ul class="choice-of-pictures">${pictures.map((picture) => this.#button(picture))}</ul>
      ${moreRows(studio, this.#pictures)}`
  }

  #button({ storageKey, publicUrl, widths, filename, altText }: Picture) {
    const address = widths.includes(320) ? `${publicUrl}?width=320` : publicUrl
    return html`<li><button type="button" class="quiet" ?disabled=${this.#submission.isBusy} @click=${() => this.#choose(storageKey)}>
      <img src=${address} alt="" loading="lazy" /><span>${altText || filename}</span>
    </button></li>`
  }

  async #choose(key: string) {
    if (await this.#submission.run(() => this.take(key))) this.#tellDone()
  }

  #tellDone() {
    this.dispatchEvent(new CustomEvent('done'))
  }
}

customElements.define('studio-picture-choice', PictureChoice)
