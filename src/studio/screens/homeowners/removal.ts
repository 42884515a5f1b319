import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { Submission } from '../../submission'
import { nameOf, type Presentation, type Words } from './standing'

type Asked = 'delete' | 'erase'

/** The two ways to remove a homeowner, each explained, because one of them can't be taken back. */
class HomeownerRemoval extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  #asked: Asked | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { studio, words, presentation } = this
    const { email } = presentation.homeownerData
    const row = (asked: Asked, label: string, text: string) => html`<li class="row">
      <span class="what"><strong>${label}</strong><span class="quiet-text">${text}</span></span>
      <button type="button" class="quiet" @click=${() => this.#ask(asked)}>${label}</button>
    </li>`
    return html`<section class="card" aria-labelledby="removal">
      <h2 id="removal">${words.removal}</h2>
      <ul class="list removal">
        ${row('delete', words.deletePresentation, words.deleteText)}
        ${studio.isOwner && email ? row('erase', words.erase, fill(words.eraseWhen, { email })) : nothing}
      </ul>
      ${this.#asked ? this.#dialog(this.#asked, email ?? '') : nothing}
    </section>`
  }

  #dialog(asked: Asked, email: string) {
    const { studio, words } = this
    const isErased = asked === 'erase'
    return confirmDialog(studio, {
      ...{ submission: this.#submission, close: () => this.#ask(undefined), isDanger: true },
      heading: fill(isErased ? words.eraseOne : words.deleteOne, { name: nameOf(this.presentation) }),
      text: isErased ? fill(words.eraseText, { email }) : words.deleteText,
      button: isErased ? words.erase : words.deletePresentation,
      confirm: isErased ? this.#erase : this.#delete,
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  readonly #delete = () => this.#leave(() => api.presentations.delete(this.presentation.id), this.words.deleted)

  readonly #erase = () => {
    const body = { kind: 'erasure', presentationId: this.presentation.id } as const
    return this.#leave(() => api.post('/api/privacy-requests', { body }), this.words.erased)
  }

  async #leave(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return
    changed('homeowner', 'decks', 'analytics', 'needs')
    this.studio.say(told)
    this.studio.go('/homeowners')
  }
}

customElements.define('studio-homeowner-removal', HomeownerRemoval)
