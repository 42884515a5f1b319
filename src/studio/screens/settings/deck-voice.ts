import { html, nothing } from 'lit'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { selectField } from '../../parts/select-field'
import { failed, shown } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import type { Words } from './branding-values'

type Voice = Answer<'/api/voices', 'get'>['voices'][number]

const readDecks = async () => (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks

/** Chooses the voice of one deck. */
class DeckVoice extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    voices: { attribute: false },
    chosen: { state: true },
  }

  declare studio: Context
  declare words: Words
  declare voices: Voice[] | undefined
  declare chosen: string | undefined
  readonly #submission = new Submission(this)
  readonly #decks = new Cached(this, () => ({ key: 'decks of settings', load: readDecks }))
  readonly #deck = new Cached(this, () => {
    const deckId = this.#deckId
    if (!deckId) return undefined
    const load = async () => (await api.get('/api/decks/{deckId}', { params: { path: { deckId } } })).deck
    return { key: `voice of deck ${deckId}`, load }
  })

  get #deckId() {
    return this.chosen ?? this.#decks.value?.[0]?.id
  }

  override render() {
    const { words, studio } = this
    const decks = this.#decks.value
    if (!decks?.length || !this.voices?.length) return html``
    const options = Object.fromEntries(decks.map(({ id, name }) => [id, name]))
    const onChange = (deckId: string) => {
      this.chosen = deckId
    }
    return html`<form class="card" @submit=${this.#submit}>
      <h2>${words.speakOf}</h2>
      ${selectField({ name: 'deck', label: words.deck, options, chosen: this.#deckId, onChange })}
      ${shown(studio, this.#deck, ({ voiceId }) => this.#choice(voiceId ?? ''))}
    </form>`
  }

  #choice(voiceId: string) {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    const named = (this.voices ?? []).map(({ id, name, language }) => [
      id,
      `${name}, ${studio.format.language(language)}`,
    ])
    const unknown = voiceId && !named.some(([id]) => id === voiceId) ? [[voiceId, voiceId]] : []
    const options = { '': words.usualVoice, ...Object.fromEntries([...named, ...unknown]) }
    return html`<fieldset class="bare" ?disabled=${!studio.canWrite}>
        ${selectField({ name: 'voiceId', label: words.voice, options, chosen: voiceId, fault: this.#submission.faultOf('voiceId') })}
      </fieldset>
      ${error === undefined ? nothing : failed(studio, error)}
      ${studio.canWrite ? html`<button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>` : nothing}`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const deckId = this.#deckId
    const { voiceId } = valuesOf(event.currentTarget as HTMLFormElement)
    if (!deckId) return
    const write = () =>
      api.patch('/api/decks/{deckId}', { params: { path: { deckId } }, body: { voiceId: voiceId ?? null } })
    if (!(await this.#submission.run(write))) return
    changed('voice of deck', 'deck ')
    this.studio.say(this.words.voiceSaved)
  }
}

customElements.define('studio-deck-voice', DeckVoice)
