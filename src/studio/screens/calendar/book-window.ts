import { html } from 'lit'
import { fill } from '../../../locales/fill'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { homeownerWords } from '../../word-files'
import '../homeowners/book-visit'
import type { Wanted } from '../homeowners/book-visit'
import '../homeowners/find-homeowner'
import type { Words as HomeownerWords, Presentation } from '../homeowners/standing'
import type { Words } from './calendar'
import { longDay, spanOfClocks } from './dates'

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
  readonly #words = new Cached<HomeownerWords>(this, () => {
    const { language } = this.studio
    return { key: `words of homeowners in ${language}`, load: async () => (await homeownerWords[language]()).words }
  })

  override render() {
    const { studio, words, wanted } = this
    const texts = this.#words.value
    if (this.#chosen && texts)
      return html`<studio-book-visit .studio=${studio} .words=${texts} .presentation=${this.#chosen} .wanted=${wanted} @close=${this.#close}></studio-book-visit>`
    const { locale } = studio.format
    const when = { day: longDay(wanted.date, locale), window: spanOfClocks(wanted.start, wanted.end, locale) }
    return html`<studio-find-homeowner .studio=${studio} .heading=${words.bookVisit} .text=${fill(words.bookIn, when)} @chosen=${this.#choose} @close=${this.#close}></studio-find-homeowner>`
  }

  readonly #choose = ({ detail }: CustomEvent<Presentation>) => {
    this.#chosen = detail
    this.requestUpdate()
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))
}

customElements.define('studio-book-window', StudioBookWindow)
