import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { textField } from '../../parts/field'
import { shown } from '../../parts/states'
import { Searched } from '../../searched'
import { homeownerAddress, homeownerName, type Presentation, type Words } from './roofs'

const mostShown = 8

/** Finds a homeowner among any number by a few letters, and sends `chosen`. */
class StudioHomeownerChoice extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    chosen: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare chosen: Presentation | undefined

  readonly #searched = new Searched(this)
  readonly #found = new Cached(this, () => {
    const q = this.#searched.text
    if (!q || this.chosen) return undefined
    const query = { q, limit: mostShown }
    return {
      key: `homeowners called ${q}`,
      load: async () => (await api.get('/api/presentations', { params: { query } })).presentations,
    }
  })

  override render() {
    const { words, studio, chosen } = this
    if (chosen)
      return html`<div class="field">
        <strong>${words.homeowner}</strong>
        <p class="chosen">${homeownerName(chosen)} <button type="button" class="plain" @click=${() => this.#choose(undefined)}>${words.otherHomeowner}</button></p>
      </div>`
    return html`<div @keydown=${this.#press}>
      ${textField({ name: 'homeowner', label: words.findHomeowner, hint: words.homeownerHint, type: 'search', onInput: this.#searched.type })}
      ${this.#searched.text ? shown(studio, this.#found, (found) => this.#list(found)) : nothing}
    </div>`
  }

  #list(found: Presentation[]) {
    if (!found.length) return html`<p class="quiet-text" role="status">${this.words.noHomeowner}</p>`
    return html`<ul class="list found">${found.map(
      (each) => html`<li><button type="button" class="quiet" @click=${() => this.#choose(each)}>
        <strong>${homeownerName(each)}</strong> <span class="quiet-text">${homeownerAddress(each)}</span>
      </button></li>`,
    )}</ul>`
  }

  /** Enter in the field would submit the form around it, which may cost money. */
  readonly #press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  #choose(detail: Presentation | undefined) {
    this.#searched.text = ''
    this.dispatchEvent(new CustomEvent('chosen', { detail }))
  }
}

customElements.define('studio-homeowner-choice', StudioHomeownerChoice)
