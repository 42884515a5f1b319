import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import '../../parts/dialog'
import { empty, shown } from '../../parts/states'
import { Searched } from '../../searched'
import { homeownerWords } from '../../word-files'
import '../homeowners/book-visit'
import type { Wanted } from '../homeowners/book-visit'
import { type Words as HomeownerWords, nameOf, type Presentation, placeOf } from '../homeowners/standing'
import type { Words } from './calendar'
import { longDay, spanOfClocks } from './dates'

const mostFound = 8

/** Asks whose visit goes into a free window of the calendar, and then books it. Sends `close`. */
class StudioBookWindow extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    wanted: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare wanted: Wanted
  #chosen: Presentation | undefined
  readonly #searched = new Searched(this)
  readonly #words = new Cached<HomeownerWords>(this, () => {
    const { language } = this.studio
    return { key: `words of homeowners in ${language}`, load: async () => (await homeownerWords[language]()).words }
  })
  readonly #found = new Cached<Presentation[]>(this, () => {
    const q = this.#searched.text
    const query = { limit: mostFound, ...(q && { q }) }
    const load = async () => (await api.get('/api/presentations', { params: { query } })).presentations
    return { key: `homeowners to book for ${q}`, load }
  })

  override render() {
    const { studio, words, wanted } = this
    const texts = this.#words.value
    if (this.#chosen && texts)
      return html`<studio-book-visit .studio=${studio} .words=${texts} .presentation=${this.#chosen} .wanted=${wanted} @close=${this.#close}></studio-book-visit>`
    const { locale } = studio.format
    const when = { day: longDay(wanted.date, locale), window: spanOfClocks(wanted.start, wanted.end, locale) }
    const content = html`<form class="filters search-everywhere" @submit=${(event: Event) => event.preventDefault()}>
        <p>${fill(words.bookIn, when)}</p>
        <input type="text" autocomplete="off" spellcheck="false" aria-label=${words.findHomeowner} placeholder=${words.findHomeowner} @input=${this.#type} />
      </form>
      ${shown(studio, this.#found, (found) => this.#list(found))}`
    return html`<studio-dialog heading=${words.bookVisit} close-label=${studio.common.close} .content=${content} @close=${this.#close}></studio-dialog>`
  }

  #list(found: Presentation[]) {
    const { studio, words } = this
    if (!found.length)
      return this.#searched.text
        ? html`<p class="quiet-text" role="status">${studio.common.nothingFound}</p>`
        : empty(words.noHomeowners, words.noHomeownersText)
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

  #choose(presentation: Presentation) {
    this.#chosen = presentation
    this.requestUpdate()
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))
}

customElements.define('studio-book-window', StudioBookWindow)
