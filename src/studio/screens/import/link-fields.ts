import { html } from 'lit'
import { languages } from '../../../locales/index'
import type { words as importing } from '../../../locales/studio/import/en'
import { type Answer, api } from '../../api'
import type { Context } from '../../context'
import { selectField } from '../../parts/select-field'

export type Deck = Answer<'/api/decks', 'get'>['decks'][number]

/** Only an active deck can be opened by its links. */
export const readDecks = async () =>
  (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks.filter(({ isActive }) => isActive)

export type LinkChoice = { deckId: string; language: string }

type Fields = {
  words: typeof importing
  studio: Context
  chosen: LinkChoice
  choose: (chosen: LinkChoice) => void
}

/** Asks for the deck and the language of the links. */
export function linkFields(decks: Deck[], { words, studio, chosen, choose }: Fields) {
  const names = Object.fromEntries(decks.map(({ id, name }) => [id, name]))
  const spoken = Object.fromEntries(Object.keys(languages).map((code) => [code, studio.format.language(code)]))
  return html`<div class="matched">
    ${selectField({ name: 'deckId', label: words.deck, options: names, chosen: chosen.deckId, onChange: (deckId) => choose({ ...chosen, deckId }) })}
    ${selectField({ name: 'language', label: words.language, options: spoken, chosen: chosen.language, onChange: (language) => choose({ ...chosen, language }) })}
  </div>`
}
