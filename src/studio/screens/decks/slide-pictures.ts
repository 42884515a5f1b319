import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { api } from '../../api'
import type { Context } from '../../context'
import { Moves } from '../../moves'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { orderButtons } from '../../parts/order-buttons'
import { failed } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import './picture-choice'
import type { Slide } from './slide-editor'

type Picture = Slide['images'][number]
type Change = (pictures: Picture[]) => Picture[]

type Placed = { picture: Picture; at: number }

/** A slide may show the same picture twice. */
const placeIn = (pictures: Picture[], { picture: { key }, at }: Placed) =>
  pictures[at]?.key === key ? at : pictures.findIndex((each) => each.key === key)

/** A “before” needs the next picture, which must not be a “before” itself. */
const paired = (pictures: Picture[]) =>
  pictures.map((picture, at) => {
    const next = pictures[at + 1]
    return { ...picture, beforeAfter: picture.beforeAfter && next !== undefined && !next.beforeAfter }
  })

/** The pictures of a slide, in order. Sends `saved` when they have changed. */
class SlidePictures extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    slide: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare slide: Slide
  /** The new order is shown at once, until the slide is loaded again. */
  #order: Picture[] | undefined
  #asked: 'add' | Placed | undefined
  readonly #submission = new Submission(this)
  readonly #moves = new Moves<{ move: Change; told: string }>((moves) =>
    this.#write((pictures) => moves.reduce((moved, { move }) => move(moved), pictures), moves.at(-1)?.told ?? ''),
  )

  override render() {
    const { words, studio } = this
    const { error } = this.#submission
    const pictures = this.#order ?? this.slide.images
    return html`<section class="slide-pictures">
      <h4>${words.pictures.title}</h4>
      ${error === undefined || this.#asked ? nothing : failed(studio, error)}
      ${pictures.length ? nothing : html`<p class="quiet-text">${words.pictures.noneOfSlide}</p>`}
      <ol>${repeat(
        pictures,
        (picture, at) => (placeIn(pictures, { picture, at: -1 }) === at ? picture.key : `${picture.key} ${at}`),
        (picture, at) => this.#picture({ picture, at }, pictures.length),
      )}</ol>
      ${studio.canWrite ? html`<button type="button" class="quiet" @click=${() => this.#ask('add')}>${words.pictures.add}</button>` : nothing}
      ${this.#dialog()}
    </section>`
  }

  #picture(placed: Placed, count: number) {
    const { words, studio } = this
    const { at, picture } = placed
    const { key, altText, caption, beforeAfter } = picture
    const name = this.#nameOf(placed)
    const button = (label: string, click: () => unknown) =>
      html`<button type="button" class="quiet" aria-label="${label}: ${name}" @click=${click}>${label}</button>`
    return html`<li>
      <img src="/${key}" alt=${altText ?? ''} loading="lazy" />
      <span class="what">${name} ${beforeAfter ? html`<span class="state">${words.pictures.isBefore}</span>` : nothing}
        ${caption && altText ? html`<span class="quiet-text">${altText}</span>` : nothing}</span>
      ${
        studio.canWrite
          ? html`<span class="actions">
              ${count > 1 ? orderButtons(this, { words, name, at, count, move: (to) => this.#move(placed, to) }) : nothing}
              ${button(studio.common.edit, () => this.#ask(placed))}
              ${button(words.pictures.remove, () => this.#remove(placed))}
            </span>`
          : nothing
      }
    </li>`
  }

  /** Two pictures of a slide may have the same description, so the place is part of the name. */
  #nameOf({ picture: { caption, altText }, at }: Placed) {
    const what = caption ?? altText
    return fill(this.words.pictures[what ? 'named' : 'numbered'], { place: String(at + 1), what: what ?? '' })
  }

  #dialog() {
    const { words, studio } = this
    const asked = this.#asked
    if (!asked) return nothing
    const close = () => this.#ask(undefined)
    if (asked === 'add')
      return html`<studio-dialog
        heading=${words.pictures.add}
        close-label=${studio.common.close}
        .content=${html`<studio-picture-choice .studio=${studio} .words=${words} .take=${this.#take} @done=${close}></studio-picture-choice>`}
        @close=${close}
      ></studio-dialog>`
    const { altText, caption, beforeAfter } = asked.picture
    const isLast = asked.at === this.slide.images.length - 1
    return confirmDialog(studio, {
      ...{ heading: this.#nameOf(asked), text: '', button: studio.common.save },
      ...{ submission: this.#submission, close },
      more: html`
        ${textField({ name: 'altText', label: words.pictures.altText, hint: words.pictures.altTextHint, value: altText ?? '' })}
        ${textField({ name: 'caption', label: words.pictures.caption, hint: words.pictures.captionHint, value: caption ?? '' })}
        ${isLast ? nothing : html`<label class="choice"><input type="checkbox" name="beforeAfter" ?checked=${beforeAfter} /> ${words.pictures.before}</label>`}
      `,
      confirm: (form) => this.#edit(asked, valuesOf(form)),
    })
  }

  #ask(asked: 'add' | Placed | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  async #edit(placed: Placed, { altText = null, caption = null, beforeAfter }: Record<string, string | null>) {
    const texts = { altText, caption, beforeAfter: beforeAfter !== undefined }
    const edit: Change = (pictures) =>
      pictures.map((each, at) => (at === placeIn(pictures, placed) ? { ...each, ...texts } : each))
    if (await this.#write(edit, this.studio.common.saved)) this.#ask(undefined)
  }

  #remove(placed: Placed) {
    const remove: Change = (pictures) => pictures.filter((_, at) => at !== placeIn(pictures, placed))
    return this.#write(remove, this.words.pictures.removed)
  }

  readonly #take = async (key: string) => {
    const taken = {
      key,
      altText: null,
      focalPoint: null,
      caption: null,
      callouts: [],
      beforeAfter: false,
      portrait: null,
    }
    await this.#change((pictures) => [...pictures, taken])
    this.studio.say(this.words.pictures.added)
  }

  async #move(placed: Placed, to: number) {
    const move: Change = (pictures) => {
      const from = placeIn(pictures, placed)
      const moved = pictures[from]
      return moved ? pictures.toSpliced(from, 1).toSpliced(to, 0, moved) : pictures
    }
    this.#order = paired(move(this.#order ?? this.slide.images))
    this.requestUpdate()
    const told = fill(this.words.pictures.moved, { place: String(to + 1) })
    if (!(await this.#moves.add({ move, told }))) this.#order = undefined
    this.requestUpdate()
  }

  async #write(change: Change, told: string) {
    if (!(await this.#submission.run(() => this.#change(change)))) return false
    this.studio.say(told)
    return true
  }

  /** Changes the slide's current pictures, because someone else may just have added one. */
  async #change(change: Change) {
    const params = { path: { deckId: this.slide.deckId, slideId: this.slide.id } }
    const { slide } = await api.get('/api/decks/{deckId}/slides/{slideId}', { params })
    const images = paired(change(slide.images))
    this.slide = (await api.patch('/api/decks/{deckId}/slides/{slideId}', { params, body: { images } })).slide
    this.dispatchEvent(new CustomEvent('saved'))
  }

  /** During a move, what is loaded still has the old order. */
  protected override willUpdate(changes: Map<string, unknown>) {
    if (changes.has('slide') && !this.#moves.isUnderWay) this.#order = undefined
  }
}

customElements.define('studio-slide-pictures', SlidePictures)
