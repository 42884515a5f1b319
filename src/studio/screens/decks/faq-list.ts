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
import { failed } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import './faq-editor'
import type { Faq } from './faq-editor'
import { isUnfilled } from './script-check'

/** The answers that the deck gives in the company's own words. */
class FaqList extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    deckId: {},
    faqs: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare deckId: string
  declare faqs: Faq[]
  /** The new order is shown at once, until the deck is loaded again. */
  #order: Faq[] | undefined
  #asked: 'add' | Faq | undefined
  readonly #submission = new Submission(this)
  readonly #moves = new Moves<string>((told) => this.#keepOrder(told.at(-1) ?? ''))

  override render() {
    const { words, studio } = this
    const { error } = this.#submission
    const faqs = this.#order ?? this.faqs
    return html`<section>
      <h2>${words.faqs}</h2>
      <p class="quiet-text">${words.faqsText}</p>
      ${error === undefined || this.#asked ? nothing : failed(studio, error)}
      <ul class="slides">${repeat(
        faqs,
        ({ id }) => id,
        (faq, at) => this.#faq(faq, at, faqs.length),
      )}</ul>
      ${studio.canWrite ? html`<button type="button" class="quiet" @click=${() => this.#ask('add')}>${words.addFaq}</button>` : nothing}
      ${this.#dialog()}
    </section>`
  }

  #faq(faq: Faq, at: number, count: number) {
    const { words, studio } = this
    const { userQuestion, cannedAnswer } = faq
    return html`<li class="card">
      <details>
        <summary><span>${userQuestion}</span> ${isUnfilled(userQuestion, cannedAnswer) ? html`<span class="state bad">${words.toFillIn}</span>` : nothing}</summary>
        <studio-faq-editor .studio=${studio} .words=${words} .thing=${faq} @saved=${this.#saved}></studio-faq-editor>
        ${
          studio.canWrite
            ? html`<span class="actions">
                ${orderButtons(this, { words, name: userQuestion, at, count, move: (to) => this.#move(faq, to) })}
                <button type="button" class="quiet" aria-label="${studio.common.delete}: ${userQuestion}" @click=${() => this.#ask(faq)}>${studio.common.delete}</button>
              </span>`
            : nothing
        }
      </details>
    </li>`
  }

  #dialog() {
    const { words, studio } = this
    const asked = this.#asked
    if (!asked) return nothing
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (asked === 'add')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.addFaq, text: words.faqsText, button: words.addFaq },
        more: html`
          ${textField({ name: 'userQuestion', label: words.faqTexts.userQuestion, isRequired: true, fault: this.#submission.faultOf('userQuestion') })}
          ${field({
            name: 'cannedAnswer',
            label: words.faqTexts.cannedAnswer,
            fault: this.#submission.faultOf('cannedAnswer'),
            input: ({ id }) => html`<textarea id=${id} name="cannedAnswer" rows="4" required></textarea>`,
          })}
        `,
        confirm: (form) => this.#add(valuesOf(form)),
      })
    return confirmDialog(studio, {
      ...dialog,
      ...{ heading: fill(words.deleteSlide, { title: asked.userQuestion }), text: words.deleteFaqText },
      button: studio.common.delete,
      isDanger: true,
      confirm: () => {
        const params = { path: { deckId: this.deckId, faqId: asked.id } }
        return this.#write(() => api.delete('/api/decks/{deckId}/faqs/{faqId}', { params }), words.faqDeleted)
      },
    })
  }

  #ask(asked: 'add' | Faq | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  #add({ userQuestion = '', cannedAnswer = '' }: Record<string, string>) {
    const given = { params: { path: { deckId: this.deckId } }, body: { userQuestion, cannedAnswer } }
    const told = fill(this.words.slideSaved, { title: userQuestion })
    return this.#write(() => api.post('/api/decks/{deckId}/faqs', given), told)
  }

  async #move(faq: Faq, to: number) {
    const others = (this.#order ?? this.faqs).filter(({ id }) => id !== faq.id)
    this.#order = others.toSpliced(to, 0, faq)
    this.requestUpdate()
    const told = fill(this.words.faqMoved, { question: faq.userQuestion, place: String(to + 1) })
    if (!(await this.#moves.add(told))) this.#order = undefined
    this.requestUpdate()
  }

  #keepOrder(told: string) {
    const params = { path: { deckId: this.deckId } }
    const body = { faqIds: (this.#order ?? this.faqs).map(({ id }) => id) }
    return this.#write(() => api.put('/api/decks/{deckId}/faqs/order', { params, body }), told)
  }

  readonly #saved = () => changed(`deck ${this.deckId}`, 'narration of')

  async #write(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return false
    this.#ask(undefined)
    this.#saved()
    this.studio.say(told)
    return true
  }

  /** During a move, what is loaded still has the old order. */
  protected override willUpdate(changes: Map<string, unknown>) {
    if (changes.has('faqs') && !this.#moves.isUnderWay) this.#order = undefined
  }
}

customElements.define('studio-faq-list', FaqList)
