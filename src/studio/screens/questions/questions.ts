import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import { Paged } from '../../paged'
import { confirmDialog } from '../../parts/confirm-dialog'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import './answer-form'
import './rehearsal'
import type { Question, Words } from './words'

type Deck = Pick<Answer<'/api/analytics', 'get'>['analytics']['decks'][number], 'deckId' | 'name'> & { waiting: number }
type Status = 'unanswered' | 'answered' | ''

async function readDecks(): Promise<Deck[]> {
  const [{ analytics }, { decks }] = await Promise.all([api.get('/api/analytics'), api.get('/api/questions')])
  const waiting = new Map(decks.map(({ deckId, unanswered }) => [deckId, unanswered]))
  return analytics.decks.map(({ deckId, name }) => ({ deckId, name, waiting: waiting.get(deckId) ?? 0 }))
}

/** Each question with those of similar meaning, which come right after the one they're similar to. */
function grouped(questions: Question[], leads: Map<string, string>) {
  const groups = Map.groupBy(questions, ({ id }) => leads.get(id) ?? id)
  return [...groups.values()].flatMap((group) =>
    group.map((question) => ({ question, alike: group.filter(({ id }) => id !== question.id) })),
  )
}

/** The questions that homeowners asked about a deck: unanswered ones first, similar ones grouped. */
class Questions extends Screen<Words> {
  #deleting: Question | undefined
  readonly #submission = new Submission(this)
  readonly #decks = new Cached<Deck[]>(this, () => ({ key: 'questions of decks', load: readDecks }))
  readonly #questions = new Paged<Question>(this, () => {
    const [deckId, filter] = [this.#chosen, this.#filter]
    const load = async (cursor: string | undefined) => {
      if (!deckId) return { items: [], nextCursor: null }
      const query = { alike: 'false' as const, ...filter, ...(cursor && { cursor }) }
      const asked = { params: { path: { deckId }, query } }
      const { questions, nextCursor } = await api.get('/api/decks/{deckId}/questions', asked)
      return { items: questions, nextCursor }
    }
    return { key: `questions ${deckId} ${new URLSearchParams(filter)}`, load }
  })
  /** Which questions are alike can take seconds to find, so the list is shown first. */
  readonly #alike = new Cached<Map<string, string>>(this, () => {
    const [deckId, filter] = [this.#chosen, this.#filter]
    const waiting = this.#questions.items?.filter(({ answer }) => !answer) ?? []
    if (!deckId || waiting.length < 2) return undefined
    const params = { path: { deckId }, query: filter }
    const load = async () => {
      const { questions } = await api.get('/api/decks/{deckId}/questions', { params })
      return new Map(questions.flatMap(({ id, alikeTo }) => (alikeTo ? [[id, alikeTo] as const] : [])))
    }
    return { key: `questions alike ${deckId} ${new URLSearchParams(filter)}`, load }
  })
  readonly #homeowner = new Cached(this, () => {
    const presentationId = this.search.get('homeowner')
    if (!presentationId) return undefined
    const load = async () =>
      (await api.get('/api/presentations/{presentationId}', { params: { path: { presentationId } } })).presentation
    return { key: `presentation ${presentationId}`, load }
  })

  /** Shows the deck with the most unanswered questions, unless someone chose another. */
  get #chosen() {
    const waiting = this.#decks.value?.toSorted((one, other) => other.waiting - one.waiting)
    return this.search.get('deck') ?? waiting?.[0]?.deckId
  }

  get #status() {
    const status = this.search.get('status') ?? ''
    return status in this.words.statuses ? (status as Status) : ''
  }

  get #filter() {
    const [status, presentationId] = [this.#status, this.search.get('homeowner')]
    return { ...(status && { status }), ...(presentationId && { presentationId }) }
  }

  override render() {
    const { words, studio } = this
    return html`
      ${pageHead({ title: words.title, text: words.text })}
      ${shown(studio, this.#decks, (decks) => this.#ofDecks(decks))}
      ${this.#deleting ? this.#dialog(this.#deleting) : nothing}
    `
  }

  #ofDecks(decks: Deck[]) {
    const { words, studio } = this
    const deckId = this.#chosen
    const step = studio.canWrite ? { label: words.firstDeck, path: '/decks/new' } : undefined
    if (!deckId) return empty(words.noDeck, words.noDeckText, step)
    const named = decks.map(({ deckId: id, name, waiting: count }) => [
      id,
      count ? fill(words.waiting, { name, count: studio.format.number(count) }) : name,
    ])
    const homeowner = this.search.get('homeowner')
    const show = (deck: string, status: string) => {
      const kept = deck === deckId && homeowner
      studio.go(`/questions?${new URLSearchParams({ deck, ...(status && { status }), ...(kept && { homeowner }) })}`)
    }
    return html`
      <div class="filters two">
        ${selectField({ name: 'deck', label: words.deck, options: Object.fromEntries(named), chosen: deckId, onChange: (chosen) => show(chosen, this.#status) })}
        ${selectField({ name: 'status', label: words.show, options: words.statuses, chosen: this.#status, onChange: (chosen) => show(deckId, chosen) })}
      </div>
      ${this.#from(`/questions?deck=${deckId}`)}
      ${shown(studio, this.#questions.loaded, () => this.#list(this.#questions.items ?? [], `/questions?deck=${deckId}`))}
      ${studio.canWrite ? html`<studio-rehearsal .studio=${studio} .words=${words} .deckId=${deckId}></studio-rehearsal>` : nothing}
    `
  }

  #from(path: string) {
    const { words } = this
    const { value, error } = this.#homeowner
    if (!value && !error) return nothing
    const { first_name, last_name } = value?.homeownerData ?? {}
    const name = [first_name, last_name].filter(Boolean).join(' ')
    return html`<p>${name ? fill(words.from, { name }) : words.fromOne}${this.#questions.items?.length === 0 ? nothing : html` · <a href=${addressOf(path)}>${words.showAll}</a>`}</p>`
  }

  #list(questions: Question[], path: string) {
    const { words, studio } = this
    if (!questions.length)
      return this.#status || this.search.has('homeowner')
        ? empty(words.none[this.#status], words.noneText, { label: words.showAll, path })
        : empty(words.nothingAsked, words.nothingAskedText)
    return html`<ul class="list questions">${repeat(
      grouped(questions, this.#alike.value ?? new Map()),
      ({ question }) => question.id,
      ({ question, alike }) => this.#row(question, alike),
    )}</ul>
      ${moreRows(studio, this.#questions)}`
  }

  #row(question: Question, alike: Question[]) {
    const { words, studio } = this
    const alikeTo = this.#alike.value?.has(question.id)
    const { answer, earlierAnswer, wouldAnswer, sentBy } = question
    const ask = () => this.#ask(question)
    return html`<li class="row ${alikeTo ? 'alike' : ''}">
      <span class="what">
        <strong>${question.question}</strong>
        <span class="state ${answer ? 'good' : 'waits'}">${answer ? words.answered : words.unanswered}</span>
        <span class="quiet-text">${alikeTo ? `${words.similar} · ` : nothing}${this.#asked(question)}</span>
        ${sentBy.map(({ presentationId, firstName }) => html`<a href=${addressOf(`/homeowners/${presentationId}`)}>${fill(words.sentBy, { name: firstName })}</a>`)}
        ${answer ? html`<span class="quiet-text">${answer}</span>` : nothing}
        ${earlierAnswer ? html`<span class="quiet-text">${fill(words.earlierAnswer, { answer: earlierAnswer })}</span>` : nothing}
        ${wouldAnswer ? html`<span class="quiet-text">${fill(words.wouldAnswer, { name: wouldAnswer.displayName })}</span>` : nothing}
      </span>
      ${
        studio.canWrite
          ? html`<studio-answer-form .studio=${studio} .words=${words}
              .deckId=${this.#chosen} .question=${question} .alike=${alike} @done=${this.#changed}></studio-answer-form>
            <button type="button" class="quiet" aria-label="${studio.common.delete}: ${question.question}" @click=${ask}>${studio.common.delete}</button>`
          : nothing
      }
    </li>`
  }

  #asked({ count, lastAskedAt, askedBy }: Question) {
    const { words, studio } = this
    const when = studio.format.ago(lastAskedAt)
    const asked = fill(count > 1 ? words.askedOften : words.askedOnce, { count: studio.format.number(count), when })
    if (!askedBy.length) return asked
    const names = askedBy.map(
      ({ presentationId, firstName, lastName }, at) =>
        html`${at ? ', ' : ''}<a href=${addressOf(`/homeowners/${presentationId}`)}>${[firstName, lastName].filter(Boolean).join(' ')}</a>`,
    )
    return html`${words.askedBy} ${names} · ${count > 1 ? asked : when}`
  }

  #dialog(question: Question) {
    const { words, studio } = this
    const params = { path: { questionId: question.id } }
    return confirmDialog(studio, {
      heading: words.deleteQuestion,
      text: fill(words.deleteQuestionText, { question: question.question }),
      button: studio.common.delete,
      isDanger: true,
      submission: this.#submission,
      close: () => this.#ask(undefined),
      confirm: async () => {
        if (!(await this.#submission.run(() => api.delete('/api/questions/{questionId}', { params })))) return
        this.#ask(undefined)
        this.#changed()
        studio.say(words.questionDeleted)
      },
    })
  }

  #ask(question: Question | undefined) {
    this.#deleting = question
    this.#submission.forget()
  }

  readonly #changed = () => {
    changed('questions', 'needs', 'analytics', 'deck ')
    void this.#questions.reload()
  }
}

customElements.define('studio-questions', Questions)
