import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import '../../parts/dialog'
import { empty, shown } from '../../parts/states'
import { Searched } from '../../searched'
import { nameOf, type Presentation, placeOf } from './standing'

const mostFound = 8

/** Asks for one homeowner by searching. Sends `chosen` with the presentation, and `close`. */
class StudioFindHomeowner extends PageElement {
  static override properties = {
    studio: { attribute: false },
    heading: {},
    text: {},
  }

  declare studio: Context
  declare heading: string
  declare text: string
  readonly #searched = new Searched(this)
  readonly #found = new Cached<Presentation[]>(this, () => {
    const q = this.#searched.text
    const query = { limit: mostFound, ...(q && { q }) }
    const load = async () => (await api.get('/api/presentations', { params: { query } })).presentations
    return { key: `homeowners to choose for ${q}`, load }
  })

  override render() {
    const { studio, heading, text } = this
    const { common } = studio
    const content = html`<form class="filters search-everywhere" @submit=${(event: Event) => event.preventDefault()}>
        <p>${text}</p>
        <input type="text" autocomplete="off" spellcheck="false" aria-label=${common.findHomeowner} placeholder=${common.findHomeowner} @input=${this.#type} />
      </form>
      ${shown(studio, this.#found, (found) => this.#list(found))}`
    return html`<studio-dialog heading=${heading} close-label=${common.close} .content=${content} @close=${this.#close}></studio-dialog>`
  }

  #list(found: Presentation[]) {
    const { common } = this.studio
    if (!found.length)
      return this.#searched.text
        ? html`<p class="quiet-text" role="status">${common.nothingFound}</p>`
        : empty(common.noHomeowners, common.noHomeownersText)
    return html`<ul class="list choices">
      ${found.map((presentation) => {
        const place = placeOf(presentation.homeownerData)
        return html`<li><button type="button" @click=${() => this.#choose(presentation)}>
          <strong>${nameOf(presentation)}</strong>${place ? html`<span class="quiet-text">${place}</span>` : nothing}
        </button></li>`
      })}
    </ul>`
  }

  readonly #type = (event: Event) => this.#searched.type((event.target as HTMLInputElement).value)

  #choose(detail: Presentation) {
    this.dispatchEvent(new CustomEvent('chosen', { detail }))
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))
}

customElements.define('studio-find-homeowner', StudioFindHomeowner)
