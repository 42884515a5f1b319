import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { Moves } from '../../moves'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { field, textField } from '../../parts/field'
import { orderButtons } from '../../parts/order-buttons'
import { selectField } from '../../parts/select-field'
import { failed } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import { isUnfilled } from './script-check'
import './slide-editor'
import type { Slide } from './slide-editor'
import './slide-pictures'
import './slide-prices'
import './slide-sound'
import type { Track } from './slide-sound'

type Kind = Slide['slideType']

const isPriced = (slide: Slide) => slide.slideType === 'product_pricing_v1'

/**
 * The slides in order, which can be changed by dragging or with buttons, and new ones. Sends `spoken` when one is to be
 * spoken again.
 */
class SlideList extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    deckId: {},
    slides: { attribute: false },
    tracks: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare deckId: string
  declare slides: Slide[]
  declare tracks: Track[] | undefined
  #order: Slide[] | undefined
  #dragged: Slide | undefined
  #asked: 'add' | Slide | undefined
  readonly #submission = new Submission(this)
  readonly #moves = new Moves<string>((told) => this.#keepOrder(told.at(-1) ?? ''))

  override render() {
    const { words, studio } = this
    const { error } = this.#submission
    const slides = this.#order ?? this.slides
    return html`
      ${error === undefined || this.#asked ? nothing : failed(studio, error)}
      <ol class="slides">${repeat(
        slides,
        ({ id }) => id,
        (slide, at) => this.#slide(slide, at, slides.length),
      )}</ol>
      ${studio.canWrite ? html`<button type="button" class="quiet" @click=${() => this.#ask('add')}>${words.addSlide}</button>` : nothing}
      ${this.#dialog()}
    `
  }

  #slide(slide: Slide, at: number, count: number) {
    const { words, studio } = this
    const picture = slide.hero_img ?? slide.images[0]?.key
    const drag = (event: DragEvent) => {
      this.#dragged = slide
      event.dataTransfer?.setData('text/plain', slide.title)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      if (this.#dragged && this.#dragged !== slide) void this.#move(this.#dragged, at)
    }
    const over = (event: DragEvent) => this.#dragged && event.preventDefault()
    return html`<li class="card" @dragover=${over} @drop=${drop}>
      <header draggable=${studio.canWrite ? 'true' : 'false'} @dragstart=${drag} @dragend=${this.#letGo}>
        ${picture ? html`<img src="/${picture}" alt="" loading="lazy" />` : html`<span class="no-picture"></span>`}
        <h3>${at + 1}. ${slide.title}</h3>
        ${isUnfilled(slide.title, slide.narration_script, ...slide.bullets) ? html`<span class="state bad">${words.toFillIn}</span>` : nothing}
        ${this.#spoken(slide)}
        ${
          studio.canWrite
            ? html`<span class="actions">
                ${orderButtons(this, { words, name: slide.title, at, count, move: (to) => this.#move(slide, to) })}
                <button type="button" class="quiet" aria-label="${studio.common.delete}: ${slide.title}" @click=${() => this.#ask(slide)}>${studio.common.delete}</button>
              </span>`
            : nothing
        }
      </header>
      <details>
        <summary>${fill(words.textsOf, { title: slide.title })}</summary>
        <studio-slide-editor .studio=${studio} .words=${words} .thing=${slide} @saved=${this.#saved}></studio-slide-editor>
        ${isPriced(slide) ? html`<studio-slide-prices .studio=${studio} .words=${words} .slide=${slide}></studio-slide-prices>` : nothing}
        <studio-slide-pictures .studio=${studio} .words=${words} .slide=${slide} @saved=${this.#saved}></studio-slide-pictures>
        <studio-slide-sound .studio=${studio} .words=${words} .slide=${slide} .track=${this.#trackOf(slide)} @spoken=${this.#spokenAgain}></studio-slide-sound>
      </details>
    </li>`
  }

  #trackOf({ id }: Slide) {
    return this.tracks?.find(({ slideId }) => slideId === id)
  }

  readonly #spokenAgain = () => this.dispatchEvent(new CustomEvent('spoken'))

  /** A script edited after it was spoken counts as missing again. */
  #spoken(slide: Slide) {
    const track = this.#trackOf(slide)
    if (!track) return nothing
    const shade = { ready: 'good', missing: 'waits', personal: '' }[track.status]
    return html`<span class="state ${shade}">${this.words.spoken[track.status]}</span>`
  }

  #dialog() {
    const { words, studio } = this
    if (!this.#asked) return nothing
    const asked = this.#asked
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (asked === 'add')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.addSlide, text: words.addSlideText, button: words.addSlide },
        more: html`
          ${textField({ name: 'title', label: words.slideTexts.title, isRequired: true, fault: this.#submission.faultOf('title') })}
          ${field({
            name: 'narrationScript',
            label: words.slideTexts.narrationScript,
            fault: this.#submission.faultOf('narrationScript'),
            input: ({ id }) => html`<textarea id=${id} name="narrationScript" rows="5" required></textarea>`,
          })}
          ${selectField({ name: 'slideType', label: words.kind, options: words.kinds, chosen: 'standard' })}
        `,
        confirm: (form) => this.#add(valuesOf(form)),
      })
    return confirmDialog(studio, {
      ...dialog,
      ...{ heading: fill(words.deleteSlide, { title: asked.title }), text: words.deleteSlideText },
      button: studio.common.delete,
      isDanger: true,
      confirm: () => {
        const params = { path: { deckId: this.deckId, slideId: asked.id } }
        return this.#write(() => api.delete('/api/decks/{deckId}/slides/{slideId}', { params }), words.slideDeleted)
      },
    })
  }

  #ask(asked: 'add' | Slide | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  #add({ title = '', narrationScript = '', slideType }: Record<string, string>) {
    const slideId = `slide-${crypto.randomUUID().slice(0, 8)}`
    const given = {
      params: { path: { deckId: this.deckId } },
      body: { slideId, title, narrationScript, slideType: slideType as Kind },
    }
    return this.#write(() => api.post('/api/decks/{deckId}/slides', given), fill(this.words.slideSaved, { title }))
  }

  /** The move is shown at once, and undone if it is refused. */
  async #move(slide: Slide, to: number) {
    const others = (this.#order ?? this.slides).filter(({ id }) => id !== slide.id)
    this.#order = others.toSpliced(to, 0, slide)
    this.requestUpdate()
    const told = fill(this.words.moved, { title: slide.title, place: String(to + 1) })
    if (!(await this.#moves.add(told))) this.#order = undefined
    this.requestUpdate()
  }

  #keepOrder(told: string) {
    const params = { path: { deckId: this.deckId } }
    const body = { slideIds: (this.#order ?? this.slides).map(({ id }) => id) }
    return this.#write(() => api.put('/api/decks/{deckId}/slides/order', { params, body }), told)
  }

  readonly #letGo = () => {
    this.#dragged = undefined
  }

  readonly #saved = () => changed(`deck ${this.deckId}`, 'narration of', 'decks')

  async #write(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return false
    this.#asked = undefined
    this.#saved()
    this.studio.say(told)
    return true
  }

  /** During a move, what is loaded still has the old order. */
  protected override willUpdate(changes: Map<string, unknown>) {
    if (changes.has('slides') && !this.#moves.isUnderWay) this.#order = undefined
  }
}

customElements.define('studio-slide-list', SlideList)
