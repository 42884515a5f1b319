import { html } from 'lit'
import type { words as home } from '../../../locales/studio/home/en'
import { api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { empty, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { homeownerWords } from '../../word-files'
import { readMembers } from './contact'
import { rowOf } from './row'
import type { Presentation } from './standing'

const day = 86_400_000

/** The titles that the numbers have on Home. */
const titles = {
  sent: 'sent',
  viewers: 'opened',
  completions: 'finished',
  tiersChosen: 'chose',
  booked: 'booked',
  signed: 'signed',
} as const

/** The homeowners behind a number of Home. */
class Counted extends Screen<typeof home> {
  readonly #words = new Cached(this, () => ({
    key: `words of homeowners ${this.studio.language}`,
    load: () => homeownerWords[this.studio.language](),
  }))
  readonly #members = new Cached(this, () => ({ key: 'members of homeowners', load: readMembers }))
  readonly #presentations = new Paged<Presentation>(this, () => ({
    key: `counted homeowners ${this.#number}`,
    load: async (cursor) => {
      const { isoDate } = this.studio.format
      const now = Date.now()
      const period = { from: isoDate(now - 6 * day), to: isoDate(now) }
      const query = { number: this.#number, ...period, ...(cursor && { cursor }) }
      const { presentations, nextCursor } = await api.get('/api/analytics/presentations', { params: { query } })
      return { items: presentations, nextCursor }
    },
  }))

  get #number() {
    const { number = '' } = this.params
    return number in titles ? (number as keyof typeof titles) : 'viewers'
  }

  override render() {
    const { words, studio } = this
    const title = words[titles[this.#number]]
    return html`${pageHead({ title, text: words.countedText, back: { path: '/', label: words.title } })}
      ${shown(studio, this.#presentations.loaded, () => this.#list())}`
  }

  #list() {
    const { studio } = this
    const words = this.#words.value?.words
    const items = this.#presentations.items ?? []
    if (!items.length) return empty(this.words.countedNone, this.words.countedNoneText)
    if (!words) return html`${shown(studio, this.#words, () => html``)}`
    const row = { words, studio, members: this.#members.value ?? [] }
    return html`<ul class="list homeowners">${items.map((each) => rowOf(each, row))}</ul>
      ${moreRows(studio, this.#presentations)}`
  }
}

customElements.define('studio-counted', Counted)
