import { html, nothing } from 'lit'
import { primary } from '../../../core/shared/language'
import { homeownerFields } from '../../../core/shared/merge-fields'
import { fill } from '../../../locales/fill'
import { languages, loadWords } from '../../../locales/index'
import { languageNotes } from '../../../locales/language-notes'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import { textField } from '../../parts/field'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { shapeOf } from './contact'
import { poster } from './poster'
import type { Words } from './standing'

type Deck = Answer<'/api/decks', 'get'>['decks'][number]
type Whole = Answer<'/api/decks/{deckId}', 'get'>

const readDecks = async () =>
  (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks.filter(({ isActive }) => isActive)
/** Loads the voices, and whether the company chose one for all its decks. */
async function readVoices() {
  const [{ voices }, { organization }] = await Promise.all([api.get('/api/voices'), api.get('/api/organization')])
  return { spoken: new Set(voices.map(({ language }) => primary(language))), isChosen: organization.voiceId !== null }
}

/** A form for one homeowner, with the poster as it will greet them. */
class NewHomeowner extends Screen<Words> {
  #typed: Record<string, string> = {}
  readonly #submission = new Submission(this)
  readonly #decks = new Cached<Deck[]>(this, () => ({ key: 'active decks', load: readDecks }))
  readonly #deck = new Cached<Whole>(this, () => {
    const deckId = this.#deckId
    if (!deckId) return undefined
    return { key: `deck ${deckId}`, load: () => api.get('/api/decks/{deckId}', { params: { path: { deckId } } }) }
  })

  readonly #playerWords = new Cached(this, () => ({
    key: `player words ${this.#language}`,
    load: () => loadWords(this.#language),
  }))

  readonly #voices = new Cached(this, () => ({ key: 'voices and choice', load: readVoices }))

  get #language() {
    return this.#typed.language ?? this.studio.language
  }

  get #deckId() {
    return this.#typed.deckId ?? this.search.get('deck') ?? this.#decks.value?.[0]?.id
  }

  override render() {
    const { words, studio } = this
    const head = pageHead({ title: words.newOne, back: { path: '/homeowners', label: words.title } })
    if (!studio.canWrite) return html`${head}<p>${studio.common.viewerNote}</p>`
    return html`${head}${shown(studio, this.#decks, (decks) => this.#form(decks))}`
  }

  #form(decks: Deck[]) {
    const { words, studio } = this
    if (!decks.length) return empty(words.noDeck, words.noDeckText, { label: words.toDecks, path: '/decks' })
    const { error, isBusy } = this.#submission
    const named = new Intl.DisplayNames(studio.language, { type: 'language' })
    const spoken = Object.fromEntries(Object.keys(languages).map((code) => [code, named.of(code) ?? code]))
    const isTold = homeownerFields.some((name) => this.#faultOf(name))
    return html`<div class="beside">
      <form class="card" @submit=${this.#submit} @input=${this.#type}>
        ${decks.length > 1 ? selectField({ name: 'deckId', label: words.deck, options: Object.fromEntries(decks.map(({ id, name }) => [id, name])), chosen: this.#deckId }) : nothing}
        ${homeownerFields.map((name) => textField({ name, label: words.fields[name], type: name === 'email' ? 'email' : 'text', isRequired: name === 'first_name', shape: shapeOf(name, words), fault: this.#faultOf(name) }))}
        ${selectField({ name: 'language', label: words.language, options: spoken, chosen: this.#language })}
        ${this.#notes(named)}
        ${error === undefined || isTold ? nothing : failed(studio, error)}
        <div class="actions">
          <button type="submit" ?disabled=${isBusy}>${words.makeLink}</button>
          <button type="submit" name="send" class="quiet" ?disabled=${isBusy || !this.#typed.email}>${words.makeAndSend}</button>
        </div>
      </form>
      <section aria-label=${words.preview}>${this.#deck.value ? this.#poster(this.#deck.value) : nothing}</section>
    </div>`
  }

  #faultOf(name: string) {
    return this.#submission.faultOf(`homeownerData.${name}`)
  }

  /** Points out what will differ from the chosen language for the homeowner. */
  #notes(named: Intl.DisplayNames) {
    const [whole, voices] = [this.#deck.value, this.#voices.value]
    const nameOf = (code: string) => named.of(code) ?? code
    const notes =
      whole && voices
        ? languageNotes({
            wanted: this.#language,
            written: whole.language,
            hasChosenVoice: voices.isChosen || whole.deck.voiceId !== null,
            speaks: (language) => voices.spoken.has(language),
          })
        : []
    const texts = notes.map(({ code, language }) =>
      fill(this.words.languageNotes[code], { name: nameOf(language), language: nameOf(this.#language) }),
    )
    return html`<p role="status" class="quiet-text" ?hidden=${!texts.length}>${texts.join(' ')}</p>`
  }

  #poster({ deck, slides, branding }: Whole) {
    const [first] = slides
    const key = first?.hero_img ?? first?.images[0]?.key
    const { first_name: firstName = '', address = '' } = this.#typed
    const words = this.#playerWords.value?.page
    if (!words) return nothing
    const { palette } = (branding ?? {}) as { palette?: Parameters<typeof poster>[0]['palette'] }
    const { posterShows } = deck
    return poster({
      words,
      firstName: firstName || this.words.fields.first_name,
      address,
      posterShows,
      title: first?.title ?? deck.name,
      picture: key ? `/${key}` : undefined,
      palette,
    })
  }

  readonly #type = (event: Event) => {
    this.#typed = valuesOf(event.currentTarget as HTMLFormElement)
    this.requestUpdate()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const isSent = (event.submitter as HTMLButtonElement | null)?.name === 'send'
    const { deckId = this.#deckId ?? '', language = '', ...given } = valuesOf(event.currentTarget as HTMLFormElement)
    const homeownerData = { ...given, first_name: given.first_name ?? '' }
    let id = ''
    const isDone = await this.#submission.run(async () => {
      id = (await api.presentations.create({ deckId, homeownerData, languageSettings: { language } })).id
    })
    if (!isDone) return
    // The presentation exists whatever becomes of the email: its page says so and can send it again.
    const isMailed = isSent && (await this.#submission.run(() => api.presentations.send(id)))
    changed('homeowners', 'analytics', 'decks')
    this.studio.say(isMailed ? this.words.sent : this.words.made)
    this.studio.go(`/homeowners/${id}${isSent && !isMailed ? '?unsent' : ''}`)
  }
}

customElements.define('studio-new-homeowner', NewHomeowner)
