import { html, nothing } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import { type Answer, api } from '../../api'
import { AskAgain } from '../../ask-again'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { type Generation, isUnderWay, writtenNow } from './generation-progress'

type Deck = Answer<'/api/decks', 'get'>['decks'][number]

class Decks extends Screen<typeof decks> {
  readonly #decks = new Paged<Deck>(this, () => ({
    key: 'decks',
    load: async (cursor) => {
      const query = { limit: 50, ...(cursor && { cursor }) }
      const { decks, nextCursor = null } = await api.get('/api/decks', { params: { query } })
      return { items: decks, nextCursor }
    },
  }))

  readonly #generations = new Cached<Generation[]>(this, () => ({
    key: 'generations',
    load: async () => (await api.get('/api/generation', { params: { query: { limit: 10 } } })).generations,
  }))

  constructor() {
    super()
    const isBeingWritten = () => this.#generations.value?.some(isUnderWay) ?? false
    new AskAgain(this, isBeingWritten, async () => {
      await Promise.all([this.#generations.reload(), this.#decks.reload()])
    })
  }

  override render() {
    const { words, studio } = this
    const add = html`<a class="button" href=${addressOf('/decks/new')}>${words.newDeck}</a>`
    return html`
      ${pageHead({ title: words.title, text: words.text, actions: studio.canWrite && this.#decks.items?.length ? add : nothing })}
      ${studio.canWrite ? writtenNow(this.#generations.value ?? [], words, studio) : nothing}
      ${shown(studio, this.#decks.loaded, () => this.#list(this.#decks.items ?? []))}
    `
  }

  #list(decks: Deck[]) {
    const { words, studio } = this
    const step = studio.canWrite ? { label: words.newDeck, path: '/decks/new' } : undefined
    if (!decks.length) return empty(words.noDecks, words.noDecksText, step)
    return html`<ul class="decks">${decks.map((deck) => this.#card(deck))}</ul>
      ${moreRows(studio, this.#decks)}`
  }

  #card({ id, name, isActive, previewImageUrl, updatedAt, description }: Deck) {
    const { words, studio } = this
    return html`<li><a href=${addressOf(`/decks/${id}`)}>
      ${previewImageUrl ? html`<img src=${previewImageUrl} alt="" loading="lazy" />` : html`<span class="no-picture"></span>`}
      <strong>${name}</strong>
      <span class="state ${isActive ? 'good' : ''}">${isActive ? words.active : words.inactive}</span>
      <span class="quiet-text">${description || studio.format.date(updatedAt)}</span>
    </a></li>`
  }
}

customElements.define('studio-decks', Decks)
