import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { languages } from '../../../locales/index'
import type { words as importing } from '../../../locales/studio/import/en'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { empty, failed, OwnError, shown } from '../../parts/states'
import { dropArea } from '../../parts/upload-area'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { whileSending } from '../../unsaved'
import { choiceOfMatches, findMatches, type Matches, matchOf } from './already-here'
import { checkRows, type Doubt, type Problem, type Row } from './check-rows'
import { columnFields } from './column-fields'
import { guessTargets, type Target } from './columns'
import { readCsv, type Table } from './read-csv'
import { downloadResults } from './results'
import { problemList, refusalOf, sentenceOf } from './row-problems'
import '../homeowners/send-many'
import { namesWithEmail, notSentOf } from './not-sent'
import { type Sent, sendRows } from './send-rows'

type Words = typeof importing
type Deck = Answer<'/api/decks', 'get'>['decks'][number]

const mostRows = 50_000
const readDecks = async () =>
  (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks.filter(({ isActive }) => isActive)

/**
 * Imports many homeowners at once: the file is read here, its columns are matched, its rows checked, and the valid ones
 * sent.
 */
class ImportHomeowners extends Screen<Words> {
  #file: { id: string; name: string; table: Table } | undefined
  #chosen: (Target | '')[] = []
  #rows: Row[] = []
  #deckId: string | undefined
  #language: string | undefined
  #sent = new Map<number, Sent>()
  #stopping: AbortController | undefined
  #isSending = false
  #notSent = new Set<string>()
  #isAdding = false
  readonly #submission = new Submission(this)
  readonly #decks = new Cached<Deck[]>(this, () => ({ key: 'active decks', load: readDecks }))
  readonly #matches = new Cached<Matches>(
    this,
    () =>
      this.#file && {
        key: `matches of file ${this.#file.id} ${this.#chosen.indexOf('email')}`,
        load: () => findMatches(this.#rows),
      },
  )

  override render() {
    const { words, studio } = this
    const back = { path: '/homeowners', label: words.homeowners }
    const head = pageHead({ title: words.title, text: words.text, back })
    if (!studio.canWrite) return html`${head}<p>${studio.common.viewerNote}</p>`
    return html`${head}${shown(studio, this.#decks, (decks) => this.#draw(decks))}`
  }

  #draw(decks: Deck[]) {
    const { words, studio } = this
    if (!decks.length) return empty(words.noDeck, words.noDeckText, { label: words.toDecks, path: '/decks' })
    const { error } = this.#submission
    return html`
      ${dropArea(words, this.#take, '.csv,text/csv,.tsv,.txt')}
      ${error === undefined ? nothing : failed(studio, error, this.#file ? this.#send : undefined)}
      ${this.#file && !this.#isDone ? html`${this.#columns(this.#file.table)} ${shown(studio, this.#matches, (matches) => this.#summary(decks, matches))}` : nothing}
      ${this.#progress()}
    `
  }

  readonly #take = async (files: Iterable<File>) => {
    const [file] = files
    if (!file || this.#stopping) return
    await this.#submission.run(async () => {
      const table = readCsv(new Uint8Array(await file.arrayBuffer()))
      if (!table.rows.length) throw new OwnError(this.words.emptyFile)
      if (table.rows.length > mostRows)
        throw new OwnError(fill(this.words.tooMany, { most: this.studio.format.number(mostRows) }))
      this.#file = { id: crypto.randomUUID(), name: file.name, table }
      this.#isAdding = false
      this.#check(guessTargets(table.columns))
    })
  }

  readonly #check = (chosen: (Target | '')[]) => {
    if (!this.#file) return
    this.#chosen = chosen
    this.#rows = checkRows(this.#file.table, this.#chosen)
    this.#sent = new Map()
    this.#isSending = false
    this.requestUpdate()
  }

  #columns(table: Table) {
    return columnFields(table, this.words, { chosen: this.#chosen, isFixed: this.#isFixed, choose: this.#check })
  }

  get #isFixed() {
    return this.#stopping !== undefined || this.#sent.size > 0
  }

  get #isDone() {
    return !this.#stopping && this.#sent.size > 0 && this.#sent.size >= this.#places.length
  }

  #isSkipped(row: Row) {
    return !this.#isAdding && matchOf(this.#matches.value, row) !== undefined
  }

  /** Which rows are sent. */
  get #places() {
    return this.#rows.flatMap((row, at) => (row.problem || this.#isSkipped(row) ? [] : [at]))
  }

  #summary(decks: Deck[], matches: Matches) {
    const { words, studio } = this
    const { format } = studio
    const wrong = this.#rows.flatMap(({ problem }, at) => (problem ? [{ problem, at }] : []))
    // These rows are sent, and worth a look before that.
    const doubtful = this.#rows.flatMap(({ doubt }, at) => (doubt ? [{ problem: doubt, at }] : []))
    const ready = this.#places.length
    const spoken = Object.fromEntries(Object.keys(languages).map((code) => [code, format.language(code)]))
    const choice = { words, studio, isAdding: this.#isAdding, choose: this.#add }
    return html`<section class="card">
      <h2>${this.#file?.name}</h2>
      <p>${format.counted(words.ready, ready)}
        ${wrong.length ? format.counted(words.wrong, wrong.length) : nothing}</p>
      ${wrong.length ? this.#problems(wrong) : nothing}
      ${doubtful.length ? html`<p>${format.counted(words.doubtful, doubtful.length)}</p> ${this.#problems(doubtful)}` : nothing}
      <fieldset class="bare" ?disabled=${this.#isFixed}>
        ${choiceOfMatches(this.#rows, matches, choice)}
        ${selectField({ name: 'deckId', label: words.deck, options: Object.fromEntries(decks.map(({ id, name }) => [id, name])), chosen: this.#deckId ?? decks[0]?.id ?? '', onChange: (id) => this.#set(() => (this.#deckId = id)) })}
        ${selectField({ name: 'language', label: words.language, options: spoken, chosen: this.#language ?? studio.language, onChange: (code) => this.#set(() => (this.#language = code)) })}
      </fieldset>
      ${
        this.#stopping || ready === 0
          ? nothing
          : html`<button type="button" @click=${this.#send}>${format.counted(words.make, ready - this.#linked)}</button>`
      }
    </section>`
  }

  #problems(found: { at: number; problem?: Problem | Doubt }[]) {
    const { words, studio } = this
    const told = found.map(({ at, problem }) => ({
      row: this.#file?.table.numbers[at] ?? at + 2,
      problem: this.#problem(at, problem),
    }))
    return problemList(told, words, studio.format)
  }

  readonly #add = (isAdding: boolean) => this.#set(() => (this.#isAdding = isAdding))

  #set(change: () => unknown) {
    change()
    this.requestUpdate()
  }

  get #linked() {
    return [...this.#sent.values()].filter(({ viewerUrl }) => viewerUrl).length
  }

  #progress() {
    const { words, studio } = this
    const { format } = studio
    const ready = this.#places.length
    if (!this.#stopping && !this.#sent.size) return nothing
    const refused = [...this.#sent]
      .filter(([, { error }]) => error !== undefined)
      .toSorted(([one], [other]) => one - other)
    const count = { done: format.number(this.#linked), all: format.number(ready) }
    return html`<section class="card" aria-live="polite">
      <h2>${this.#stopping ? words.making : words.result}</h2>
      <p>${fill(words.progress, count)}</p>
      <progress max=${ready} .value=${this.#sent.size} aria-label=${words.making}></progress>
      ${refused.length ? this.#problems(refused.map(([at]) => ({ at }))) : nothing}
      <div class="actions">
        ${this.#stopping ? html`<button type="button" class="quiet" @click=${() => this.#stopping?.abort()}>${studio.common.cancel}</button>` : html`<button type="button" @click=${this.#download}>${words.download}</button> <a class="button quiet" href=${addressOf('/homeowners')}>${words.toHomeowners}</a>`}
      </div>
    </section>
    ${this.#stopping ? nothing : this.#sendLinks()}`
  }

  /** The rows with an email address, whose links can go out right away. */
  #sendLinks() {
    const { words, studio } = this
    const withEmail = namesWithEmail(this.#rows, this.#sent)
    const ids = this.#isSending ? [] : [...withEmail.keys()].filter((id) => this.#notSent.has(id))
    const others = this.#isSending ? 0 : withEmail.size - ids.length
    const sent = () => this.#set(() => (this.#isSending = true))
    return html`${others ? html`<p>${ids.length ? studio.format.counted(words.alreadySent, others) : words.allSent}</p>` : nothing}
      <studio-send-many .studio=${studio} .words=${words.bulk} .label=${words.bulk.sendNow} .ids=${ids} .names=${withEmail} @sent=${sent}></studio-send-many>`
  }

  readonly #send = async () => {
    const deckId = this.#deckId ?? this.#decks.value?.[0]?.id
    if (!deckId) return
    const stopping = new AbortController()
    this.#stopping = stopping
    const tell = (place: number, sent: Sent) => {
      this.#sent.set(place, sent)
      this.requestUpdate()
    }
    const { language, common } = this.studio
    const to = { deckId, language: this.#language ?? language, errors: common.errors }
    const send = async () => {
      await sendRows(this.#rows, { ...to, places: this.#places, signal: stopping.signal, tell })
      this.#notSent = await notSentOf(this.#sent.values())
    }
    await this.#submission.run(() =>
      whileSending(this, send).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error
      }),
    )
    this.#stopping = undefined
    changed('homeowners', 'analytics', 'decks')
    this.requestUpdate()
  }

  readonly #download = () => {
    if (!this.#file) return
    const told = this.#rows.map((row, at) => ({
      link: this.#sent.get(at)?.viewerUrl ?? '',
      problem: !row.problem && this.#isSkipped(row) ? this.words.wasSkipped : this.#problem(at, row.problem),
    }))
    downloadResults(this.#file, told, this.words)
  }

  /** Says what is wrong with a row: what was found here, or else what the server said. */
  #problem(at: number, problem?: Problem | Doubt) {
    const { columns = [], rows = [] } = this.#file?.table ?? {}
    const place = { columns, cells: rows[at] ?? [], chosen: this.#chosen }
    return problem ? sentenceOf(problem, place, this.words) : refusalOf(this.#sent.get(at) ?? {}, place, this.words)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#stopping?.abort()
  }
}

customElements.define('studio-import-homeowners', ImportHomeowners)
