import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import { Cached, changed } from '../../cached'
import { pageHead } from '../../parts/page-head'
import { empty, failed, shown } from '../../parts/states'
import { dropArea } from '../../parts/upload-area'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { whileSending } from '../../unsaved'
import { type Choice, doubtsOf, type Matches, phoneOwnerOf, planKept } from './already-here'
import { checkRows, type Doubt, fullName, type Problem, type Row } from './check-rows'
import { choiceOfMatches } from './choice'
import { columnFields } from './column-fields'
import { guessTargets, type Target } from './columns'
import { doubtList } from './doubts'
import { type OpenFile, openFile } from './open-file'
import { downloadResults } from './results'
import { problemList, refusalOf, sentenceOf } from './row-problems'
import '../homeowners/send-many'
import { findMatches } from './find-matches'
import { type Deck, type LinkChoice, linkFields, readDecks } from './link-fields'
import { buttonOf, countsOf, namesWithEmail, outcomeOf, resultOf } from './outcome'
import type { Sent } from './send-rows'
import { writeRows } from './write-rows'

type Words = typeof importing

const compared = ['external_id', 'email', 'phone'] as const
/**
 * Imports many homeowners at once: the file is read here, its columns are matched, its rows checked, and the valid ones
 * sent.
 */
class ImportHomeowners extends Screen<Words> {
  #file: OpenFile | undefined
  #chosen: (Target | '')[] = []
  #rows: Row[] = []
  #link: LinkChoice | undefined
  #sent = new Map<number, Sent>()
  #stopping: AbortController | undefined
  #isSending = false
  #choice: Choice = 'skip'
  #left: ReadonlySet<number> = new Set()
  readonly #planOf = planKept()
  readonly #submission = new Submission(this)
  readonly #decks = new Cached<Deck[]>(this, () => ({ key: 'active decks', load: readDecks }))
  readonly #matches = new Cached<Matches>(
    this,
    () =>
      this.#file && {
        key: `matches of file ${this.#file.id} ${compared.map((target) => this.#chosen.indexOf(target))}`,
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
      ${this.#stopping ? nothing : dropArea(this.#file ? { drop: words.dropOther, choose: words.chooseOther } : words, this.#take, '.csv,text/csv,.tsv,.txt', this.#file !== undefined)}
      ${error === undefined ? nothing : failed(studio, error, this.#file ? this.#send : undefined)}
      ${this.#file && !this.#stopping && !this.#isDone ? html`${columnFields(this.#file.table, words, { chosen: this.#chosen, checked: this.#rows, isFixed: this.#isFixed, choose: this.#check })} ${shown(studio, this.#matches, (matches) => this.#summary(decks, matches))}` : nothing}
      ${this.#progress()}
    `
  }

  readonly #take = async (files: Iterable<File>) => {
    const [file] = files
    if (!file || this.#stopping) return
    await this.#submission.run(async () => {
      this.#file = await openFile(file, this.words, this.studio.format)
      this.#choice = 'skip'
      this.#check(guessTargets(this.#file.table))
    })
  }

  readonly #check = (chosen: (Target | '')[]) => {
    if (!this.#file) return
    this.#chosen = chosen
    this.#rows = checkRows(this.#file.table, this.#chosen)
    this.#sent = new Map()
    this.#left = new Set()
    this.#isSending = false
    this.requestUpdate()
  }

  get #isFixed() {
    return this.#stopping !== undefined || this.#sent.size > 0
  }

  get #isDone() {
    return !this.#stopping && this.#sent.size > 0 && this.#sent.size >= this.#places.length
  }

  get #plan() {
    return this.#planOf(this.#rows, this.#matches.value, this.#choice, this.#left)
  }

  /** Which rows are sent. */
  get #places() {
    return this.#plan.flatMap((action, at) => (action === 'add' || action === 'update' ? [at] : []))
  }

  #summary(decks: Deck[], matches: Matches) {
    const { words, studio } = this
    const { format } = studio
    const plan = this.#plan
    const wrong = this.#rows.flatMap(({ problem }, at) => (problem ? [{ problem, at }] : []))
    const leave = (left: Set<number>) => this.#set(() => (this.#left = left))
    const doubts = { words, format, left: this.#left, isFixed: this.#isFixed, leave }
    const button = buttonOf(
      words,
      studio,
      plan.filter((_, at) => !this.#sent.get(at)?.id),
    )
    const link = { words, studio, chosen: this.#linkOf(decks), choose: this.#chooseLink }
    const choice = { words, studio, plan, rowOf: this.#rowOf, choice: this.#choice, choose: this.#choose }
    return html`<section class="card">
      <h2>${this.#file?.name}</h2>
      <p>${countsOf(plan, words, studio)}</p>
      ${wrong.length ? html`<p>${format.counted(words.wrong, wrong.length)}</p> ${this.#problems(wrong)}` : nothing}
      ${doubtList(this.#told(doubtsOf(this.#rows, plan, matches)), doubts)}
      <fieldset class="bare" ?disabled=${this.#isFixed}>
        ${choiceOfMatches(this.#rows, matches, choice)}
        ${plan.includes('add') ? linkFields(decks, link) : nothing}
      </fieldset>
      ${button ? html`<button type="button" @click=${this.#send}>${button}</button>` : nothing}
    </section>`
  }

  #told(found: { at: number; problem?: Problem | Doubt | undefined }[]) {
    return found.map(({ at, problem }) => {
      const name = fullName(this.#rows[at] as Row)
      return { at, row: this.#rowOf(at), name, problem: this.#problem(at, problem) }
    })
  }

  #problems(found: { at: number; problem?: Problem | Doubt | undefined }[]) {
    return problemList(this.#told(found), 'problems', this.words, this.studio.format)
  }

  readonly #rowOf = (at: number) => this.#file?.table.numbers[at] ?? at + 2

  #linkOf(decks: Deck[]): LinkChoice {
    return this.#link ?? { deckId: decks[0]?.id ?? '', language: this.studio.language }
  }

  readonly #chooseLink = (link: LinkChoice) => this.#set(() => (this.#link = link))

  readonly #choose = (choice: Choice) => this.#set(() => (this.#choice = choice))

  #set(change: () => unknown) {
    change()
    this.requestUpdate()
  }

  #progress() {
    const { words, studio } = this
    const { format } = studio
    if (!this.#stopping && !this.#sent.size) return nothing
    const [ready, sent] = [this.#places.length, this.#sent]
    const refused = this.#rows.flatMap(({ problem }, at) =>
      (this.#isDone && problem) || sent.get(at)?.error !== undefined ? [{ at, problem }] : [],
    )
    const count = { done: format.number(sent.size), all: format.number(ready) }
    const done = { words, studio, plan: this.#plan, matches: this.#matches.value, sent }
    return html`<section class="card" aria-live="polite">
      <h2>${this.#stopping ? words.making : this.#isDone ? words.result : words.stopped}</h2>
      ${
        this.#isDone
          ? outcomeOf(this.#rows, done)
          : html`<p>${fill(words.progress, count)}</p>
            <progress max=${ready} .value=${sent.size} aria-label=${words.making}></progress>`
      }
      ${refused.length ? html`<p>${format.counted(words.notImported, refused.length)}</p> ${this.#problems(refused)}` : nothing}
      <div class="actions">
        ${this.#stopping ? html`<button type="button" class="quiet" @click=${() => this.#stopping?.abort()}>${words.stop}</button>` : html`<button type="button" class="quiet" @click=${this.#download}>${words.download}</button> <a class="button quiet" href=${addressOf('/homeowners')}>${words.toHomeowners}</a>`}
      </div>
    </section>
    ${this.#stopping ? nothing : this.#sendLinks()}`
  }

  /** The rows with an email address, whose links can go out right away. */
  #sendLinks() {
    const { words, studio } = this
    const names = namesWithEmail(this.#rows, this.#plan, this.#sent)
    const ids = this.#isSending ? [] : [...names.keys()]
    const sent = () => this.#set(() => (this.#isSending = true))
    return html`<studio-send-many .studio=${studio} .words=${words.bulk} .label=${words.bulk.sendNow} .heading=${words.nextStep} .ids=${ids} .names=${names} @sent=${sent}></studio-send-many>`
  }

  readonly #send = async () => {
    const stopping = new AbortController()
    this.#stopping = stopping
    const tell = (place: number, sent: Sent) => {
      this.#sent.set(place, sent)
      this.requestUpdate()
    }
    const write = () =>
      writeRows(this.#rows, {
        ...{ plan: this.#plan, matches: this.#matches.value, link: this.#linkOf(this.#decks.value ?? []) },
        ...{ only: this.#choice === 'add' ? `${this.#file?.id} ` : '', errors: this.studio.common.errors },
        ...{ signal: stopping.signal, sent: this.#sent, tell },
      })
    await this.#submission.run(() =>
      whileSending(this, write).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error
      }),
    )
    this.#stopping = undefined
    changed('homeowners', 'analytics', 'decks')
    this.requestUpdate()
  }

  readonly #download = () => {
    if (!this.#file) return
    const plan = this.#plan
    const told = this.#rows.map(({ problem }, at) => {
      const sent = this.#sent.get(at) ?? {}
      const result = resultOf(this.words, plan[at] ?? 'refuse', sent, this.#problem(at, problem))
      return { link: sent.viewerUrl ?? '', result }
    })
    downloadResults(this.#file, told, this.words)
  }

  /** Says what is wrong with a row: what was found here, or else what the server said. */
  #problem(at: number, problem?: Problem | Doubt) {
    const { columns = [], rows = [] } = this.#file?.table ?? {}
    const homeowner = phoneOwnerOf(this.#matches.value, this.#rows[at] as Row)
    const place = { columns, cells: rows[at] ?? [], chosen: this.#chosen, homeowner }
    return problem ? sentenceOf(problem, place, this.words) : refusalOf(this.#sent.get(at) ?? {}, place, this.words)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#stopping?.abort()
  }
}

customElements.define('studio-import-homeowners', ImportHomeowners)
