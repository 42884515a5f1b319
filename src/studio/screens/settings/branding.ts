import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { defaultPalette, type Palette } from '../../../core/shared/theme'
import { api, PorchlightError } from '../../api'
import { Cached } from '../../cached'
import { conflictDialog } from '../../parts/conflict'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { uploadMedia } from '../../uploads'
import { brandingFields } from './branding-fields'
import {
  type Branding,
  bodyOf,
  colors,
  differencesOf,
  type Values,
  valuesInForm,
  valuesOfBranding,
  type Words,
} from './branding-values'
import { settingsFrame } from './frame'

type Deck = { id: string; name: string }
type Base = { branding: Branding | null; values: Values }

const readDecks = async () => (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks
const of = (deckId: string) => ({ params: { path: { deckId } } })

async function readBranding(deckId: string): Promise<{ branding: Branding | null }> {
  try {
    return await api.get('/api/decks/{deckId}/branding', of(deckId))
  } catch (error) {
    if (error instanceof PorchlightError && error.code === 'branding_not_found') return { branding: null }
    throw error
  }
}

const readFamilies = async () => [...new Set((await api.get('/api/fonts')).fonts.map(({ family }) => family))]

class BrandingSettings extends Screen<Words> {
  #deckId: string | undefined
  /** The initial values of the fields. A newer response must not replace what was typed. */
  #base: Base | undefined
  /** A new number creates a fresh form, with other initial values and nothing typed. */
  #formNumber = 0
  #palette: Palette | undefined
  #pictures: Partial<Pick<Values, 'logo' | 'avatar'>> = {}
  #theirs: Branding | null | undefined
  readonly #submission = new Submission(this)
  readonly #decks = new Cached<Deck[]>(this, () => ({ key: 'decks of settings', load: readDecks }))
  readonly #families = new Cached(this, () => ({ key: 'fonts', load: readFamilies }))
  readonly #branding = new Cached(this, () => {
    const id = this.#chosen
    return id ? { key: `branding ${id}`, load: () => readBranding(id) } : undefined
  })

  get #chosen() {
    return this.#deckId ?? this.search.get('deck') ?? this.#decks.value?.[0]?.id
  }

  override render() {
    const { words, studio } = this
    return settingsFrame(studio, 'branding', {
      text: words.brandingText,
      content: () => html`${shown(studio, this.#decks, (decks) => this.#ofDecks(decks))} ${this.#conflict()}`,
    })
  }

  #ofDecks(decks: Deck[]) {
    const { words, studio } = this
    const step = studio.canWrite ? { label: words.firstDeck, path: '/welcome' } : undefined
    if (!decks.length) return empty(words.noDecks, words.noDecksText, step)
    return html`
      ${decks.length > 1 ? selectField({ name: 'deck', label: words.deck, options: Object.fromEntries(decks.map(({ id, name }) => [id, name])), chosen: this.#chosen, onChange: this.#choose }) : nothing}
      ${shown(studio, this.#branding, ({ branding }) => this.#form(branding))}
    `
  }

  readonly #choose = (deckId: string) => {
    this.#deckId = deckId
    this.#formNumber++
    this.#begin(undefined)
  }

  #begin(base: Base | undefined) {
    this.#base = base
    this.#palette = undefined
    this.#pictures = {}
    this.#submission.forget()
  }

  #form(branding: Branding | null) {
    const { words, studio } = this
    this.#base ??= { branding, values: valuesOfBranding(branding) }
    const base = this.#base.values
    const { error, isBusy } = this.#submission
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const isTold = Object.keys(base).some(faultOf)
    const palette = this.#palette ?? this.#base.branding?.palette ?? defaultPalette
    const pictures = { logo: base.logo, avatar: base.avatar, ...this.#pictures }
    const fields = { base, palette, pictures, families: this.#families.value ?? [], faultOf, choose: this.#upload }
    return html`${keyed(
      this.#formNumber,
      html`<form class="card" @submit=${this.#submit} @input=${this.#typed}>
      <fieldset class="bare" ?disabled=${!studio.canWrite}>${brandingFields(fields, words, studio)}</fieldset>
      ${error === undefined || isTold ? nothing : failed(studio, error)}
      ${studio.canWrite ? html`<button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>` : nothing}
    </form>`,
    )}`
  }

  readonly #typed = (event: Event) => {
    const given = new FormData(event.currentTarget as HTMLFormElement)
    this.#palette = Object.fromEntries(colors.map((name) => [name, given.get(`palette.${name}`)])) as Palette
    this.requestUpdate()
  }

  readonly #upload = async (what: 'logo' | 'avatar', file: File | undefined) => {
    const { signal } = new AbortController()
    let key = ''
    const isThere = await this.#submission.run(async () => {
      if (file) key = (await uploadMedia(file, { tell: () => {}, signal })).storageKey
    })
    if (!isThere) return
    this.#pictures = { ...this.#pictures, [what]: key }
    this.requestUpdate()
  }

  get #mine() {
    const form = this.querySelector('form')
    return form && this.#base ? { ...valuesInForm(form, this.#base.values), ...this.#pictures } : undefined
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    await this.#save(this.#base?.branding?.updatedAt)
  }

  /** Saves unless someone else has saved since `readAt`. */
  async #save(readAt: string | undefined) {
    const [id, mine] = [this.#chosen, this.#mine]
    if (!id || !mine) return
    const isDone = await this.#submission.run(async () => {
      const { branding: now } = await readBranding(id)
      if (now?.updatedAt !== readAt && differencesOf(valuesOfBranding(now), mine, this.words).length) {
        this.#theirs = now
        return
      }
      await api.put('/api/decks/{deckId}/branding', { ...of(id), body: bodyOf(mine) })
      this.#keep((await readBranding(id)).branding)
      this.studio.say(this.studio.common.saved)
    })
    if (isDone) this.requestUpdate()
  }

  #keep(branding: Branding | null) {
    this.#theirs = undefined
    this.#branding.tell({ branding })
    this.#begin({ branding, values: valuesOfBranding(branding) })
  }

  #conflict() {
    const [theirs, mine] = [this.#theirs, this.#mine]
    if (theirs === undefined || !mine) return nothing
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const keepMine = () => {
      close()
      void this.#save(theirs?.updatedAt)
    }
    const takeTheirs = () => {
      this.#formNumber++
      this.#keep(theirs)
    }
    const differences = differencesOf(valuesOfBranding(theirs), mine, this.words)
    return conflictDialog(this.studio, differences, { keepMine, takeTheirs, close })
  }
}

customElements.define('studio-settings-branding', BrandingSettings)
