import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Searched } from '../../searched'
import { factsOf, nameOf, type Presentation, placeOf, shadeOf, stageOf, type Words } from './standing'

type Days = '' | '1' | '7' | '30'
type Sort = 'createdAt' | 'updatedAt' | 'lastViewedAt'

const day = 86_400_000
const usualSort = 'createdAt'
const readDecks = async () => (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks

class Homeowners extends Screen<Words> {
  #deckId = ''
  #days: Days = ''
  #sort: Sort = usualSort
  /** The text from the address, not what is typed later: writing that back would remove a trailing space. */
  #askedFor = ''
  readonly #searched = new Searched(this, () => this.#keepInAddress())
  readonly #decks = new Cached(this, () => ({ key: 'decks of homeowners', load: readDecks }))
  readonly #presentations = new Paged<Presentation>(this, () => {
    const [q, deckId, days, sort] = [this.#searched.text, this.#deckId, this.#days, this.#sort]
    const asked = { include: 'activity', sort, ...(q && { q }), ...(deckId && { deckId }) } as const
    const load = async (cursor: string | undefined) => {
      const createdSince = days && new Date(Date.now() - Number(days) * day).toISOString()
      const query = { ...asked, ...(createdSince && { createdSince }), ...(cursor && { cursor }) }
      const { presentations, nextCursor } = await api.get('/api/presentations', { params: { query } })
      return { items: presentations, nextCursor }
    }
    return { key: `homeowners ${sort} ${days} ${deckId} ${q}`, load }
  })

  protected override willUpdate() {
    if (this.hasUpdated) return
    const { madeSince, sorts } = this.words
    const [made, sort] = [this.search.get('made') ?? '', this.search.get('sort') ?? '']
    this.#askedFor = this.search.get('q') ?? ''
    this.#searched.text = this.#askedFor
    this.#deckId = this.search.get('deck') ?? ''
    if (made in madeSince) this.#days = made as Days
    if (sort in sorts) this.#sort = sort as Sort
  }

  /** The filters are kept in the address, so that coming back from a homeowner shows the list as it was. */
  #keepInAddress() {
    const [q, deck, made] = [this.#searched.text, this.#deckId, this.#days]
    const sort = this.#sort === usualSort ? '' : this.#sort
    const given = new URLSearchParams(Object.entries({ q, deck, made, sort }).filter(([, value]) => value))
    history.replaceState(history.state, '', addressOf(`/homeowners${given.size ? `?${given}` : ''}`))
    this.requestUpdate()
  }

  override render() {
    const { words, studio } = this
    return html`
      ${pageHead({ title: words.title, text: words.text, actions: studio.canWrite ? this.#actions() : nothing })}
      ${this.#filters()}
      ${shown(studio, this.#presentations.loaded, () => this.#list(this.#presentations.items ?? []))}
    `
  }

  #actions() {
    const { words } = this
    return html`<a class="button quiet" href=${addressOf('/homeowners/import')}>${words.fromCsv}</a>
      <a class="button" href=${addressOf('/homeowners/new')}>${words.newOne}</a>`
  }

  #filters() {
    const { words } = this
    const decks = this.#decks.value ?? []
    const options = { '': words.allDecks, ...Object.fromEntries(decks.map(({ id, name }) => [id, name])) }
    return html`<search class="filters two">
      ${textField({ name: 'q', label: words.search, type: 'search', value: this.#askedFor, onInput: this.#searched.type })}
      ${decks.length > 1 ? selectField({ name: 'deck', label: words.deck, options, chosen: this.#deckId, onChange: this.#ofDeck }) : nothing}
      ${selectField({ name: 'made', label: words.madeWhen, options: words.madeSince, chosen: this.#days, onChange: this.#since })}
      ${selectField({ name: 'sort', label: words.sort, options: words.sorts, chosen: this.#sort, onChange: this.#sorted })}
    </search>`
  }

  readonly #ofDeck = (deckId: string) => {
    this.#deckId = deckId
    this.#keepInAddress()
  }

  readonly #since = (days: Days) => {
    this.#days = days
    this.#keepInAddress()
  }

  readonly #sorted = (sort: Sort) => {
    this.#sort = sort
    this.#keepInAddress()
  }

  #list(presentations: Presentation[]) {
    const { words, studio } = this
    if (!presentations.length && !this.#presentations.hasMore) {
      if (this.#searched.text || this.#deckId || this.#days) return empty(words.noneFound, words.noneFoundText)
      const step = studio.canWrite ? { label: words.newOne, path: '/homeowners/new' } : undefined
      return empty(words.empty, words.emptyText, step)
    }
    return html`<ul class="list">${presentations.map((presentation) => this.#row(presentation))}</ul>
      ${moreRows(studio, this.#presentations)}`
  }

  #row(presentation: Presentation) {
    const { words, studio } = this
    const { id, homeownerData } = presentation
    return html`<li><a href=${addressOf(`/homeowners/${id}`)}>
      <span class="what">
        <strong>${nameOf(presentation)}</strong>
        <span class="quiet-text">${placeOf(homeownerData)}</span>
        <span class="quiet-text">${factsOf(presentation, words, studio)}</span>
      </span>
      <span class="state ${shadeOf(presentation)}">${words.stages[stageOf(presentation)]}</span>
    </a></li>`
  }
}

customElements.define('studio-homeowners', Homeowners)
