import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { AskAgain } from '../../ask-again'
import { changed } from '../../cached'
import { sentenceOfReason } from '../../field-faults'
import { Paged } from '../../paged'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { uploadArea } from '../../parts/upload-area'
import { Screen } from '../../screen'
import { Searched } from '../../searched'
import { Submission, valuesOf } from '../../submission'
import { acceptedPictures, Uploads, uploadMedia } from '../../uploads'
import './focal-point'
import { filesFrame, type Words } from './frame'

export type Picture = Answer<'/api/images', 'get'>['images'][number]
type Aspect = '16:9' | '1:1' | '4:5' | '9:16'
type Asked = { what: 'draw'; picture?: undefined } | { what: 'edit' | 'delete'; picture: Picture }

const one = (picture: Picture) => ({ params: { path: { imageId: picture.id } } })

class Pictures extends Screen<Words> {
  #asked: Asked | undefined
  readonly #searched = new Searched(this)
  readonly #submission = new Submission(this)
  readonly #pictures = new Paged<Picture>(this, () => {
    const q = this.#searched.text
    return {
      key: `pictures ${q}`,
      load: async (cursor) => {
        const query = { limit: 24, ...(q && { q }), ...(cursor && { cursor }) }
        const { images, nextCursor } = await api.get('/api/images', { params: { query } })
        return { items: images, nextCursor }
      },
    }
  })
  readonly #uploads = new Uploads(this, async (file, sending) => {
    await uploadMedia(file, sending)
    changed('pictures')
  })

  constructor() {
    super()
    const isBeingDrawn = ({ status }: Picture) => status === 'drawing'
    new AskAgain(this, () => Boolean(this.#pictures.items?.some(isBeingDrawn)), this.#pictures.reload)
  }

  override render() {
    const { words, studio } = this
    return filesFrame(
      words,
      'pictures',
      words.picturesText,
      html`
        ${studio.canWrite ? this.#upload() : nothing}
        ${this.#search()}
        ${shown(studio, this.#pictures.loaded, () => this.#grid(this.#pictures.items ?? []))}
        ${this.#asked ? this.#dialog(this.#asked) : nothing}
      `,
    )
  }

  #upload() {
    const { words, studio } = this
    return html`<section class="card">
      ${uploadArea(studio, words, this.#uploads, acceptedPictures)}
      <button type="button" class="quiet draw" @click=${() => this.#ask({ what: 'draw' })}>${words.draw}</button>
    </section>`
  }

  #search() {
    const { words } = this
    return html`<search class="filters">
      ${textField({ name: 'q', label: words.searchPictures, type: 'search', onInput: this.#searched.type })}
    </search>`
  }

  #grid(pictures: Picture[]) {
    const { words, studio } = this
    if (!pictures.length)
      return this.#searched.text
        ? empty(words.noneFound, words.noneFoundText)
        : empty(words.noPictures, words.noPicturesText)
    return html`<ul class="pictures">${pictures.map((picture) => this.#figure(picture))}</ul>
      ${moreRows(studio, this.#pictures)}`
  }

  #figure(picture: Picture) {
    const { words, studio } = this
    const { filename, altText, publicUrl, widths, status, failureReason, usedBy } = picture
    const address = widths.includes(320) ? `${publicUrl}?width=320` : publicUrl
    const where = usedBy.map(({ deckName }) => deckName)
    const button = (what: 'edit' | 'delete', label: string) =>
      html`<button type="button" class="quiet" aria-label="${label}: ${filename}" @click=${() => this.#ask({ what, picture })}>${label}</button>`
    return html`<li>
      ${status === 'ready' ? html`<img src=${address} alt=${altText ?? ''} loading="lazy" />` : html`<div class="unready">${words.pictureStates[status]}</div>`}
      <strong>${filename}</strong>
      <span class="quiet-text">${altText || words.noAltText}</span>
      ${where.length ? html`<span class="quiet-text">${fill(words.shownIn, { decks: [...new Set(where)].join(', ') })}</span>` : nothing}
      ${failureReason ? html`<span class="fault">${sentenceOfReason(failureReason)}</span>` : nothing}
      ${studio.canWrite ? html`<span class="actions">${status === 'ready' ? button('edit', studio.common.edit) : nothing} ${button('delete', studio.common.delete)}</span>` : nothing}
    </li>`
  }

  #dialog({ what, picture }: Asked) {
    const { words, studio } = this
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (what === 'draw')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.draw, text: words.drawText, button: words.drawIt },
        more: html`
          ${textField({ name: 'prompt', label: words.prompt, hint: words.promptHint, isRequired: true, fault: this.#submission.faultOf('prompt') })}
          ${selectField({ name: 'aspect', label: words.aspect, options: words.aspects, chosen: '16:9' })}
        `,
        confirm: (form) => {
          const { prompt = '', aspect } = valuesOf(form)
          return this.#write(() => api.post('/api/images/generate', { body: { prompt, aspect: aspect as Aspect } }))
        },
      })
    const name = picture.filename
    if (what === 'delete')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: fill(words.deleteFile, { name }), text: words.deletePictureText, button: studio.common.delete },
        isDanger: true,
        confirm: () => this.#write(() => api.delete('/api/images/{imageId}', one(picture))),
      })
    return confirmDialog(studio, {
      ...dialog,
      ...{ heading: fill(words.editFile, { name }), text: words.editPictureText, button: studio.common.save },
      more: html`
        ${textField({ name: 'altText', label: words.altText, hint: words.altTextHint, value: picture.altText ?? '', fault: this.#submission.faultOf('altText') })}
        <studio-focal-point .words=${words} .address=${picture.publicUrl} .point=${picture.focalPoint}></studio-focal-point>
      `,
      confirm: (form) => {
        const { altText, x, y } = valuesOf(form)
        const body = { altText: altText || null, focalPoint: { x: Number(x) / 100, y: Number(y) / 100 } }
        return this.#write(() => api.patch('/api/images/{imageId}', { ...one(picture), body }))
      },
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  async #write(call: () => Promise<unknown>) {
    if (!(await this.#submission.run(call))) return
    this.#ask(undefined)
    changed('pictures')
    this.studio.say(this.studio.common.saved)
  }
}

customElements.define('studio-pictures', Pictures)
