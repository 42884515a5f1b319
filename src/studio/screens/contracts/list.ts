import { html, nothing, type PropertyValues } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { sentenceOfEmail } from '../../field-faults'
import { Paged } from '../../paged'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Searched } from '../../searched'
import '../homeowners/find-homeowner'
import type { Presentation } from '../homeowners/standing'
import { isUnmailed, type Status, type Summary, shadeOf, stateOf, toldOf, toShareOf, type Words } from './standing'

type Filter = Status | 'waiting' | ''

class Contracts extends Screen<Words> {
  readonly #contracts = new Paged<Summary>(this, () => {
    const [status, q] = [this.#status, this.#searched.text]
    return {
      key: `contracts ${status} ${q}`,
      load: async (cursor) => {
        const query = { ...(status && { status }), ...(q && { q }), ...(cursor && { cursor }) }
        const { contracts, nextCursor } = await api.get('/api/contracts', { params: { query } })
        return { items: contracts, nextCursor }
      },
    }
  })

  #status: Filter = ''
  #isNew = false
  readonly #searched = new Searched(this, () => this.#keepInAddress())

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('search')) return
    const status = this.search.get('status') ?? ''
    this.#status = status in this.#statuses ? (status as Filter) : ''
    this.#searched.enter(this.search.get('q') ?? '')
  }

  get #statuses() {
    const { anyState, waiting, states, filters } = this.words
    return { '': anyState, waiting, ...states, ...filters }
  }

  readonly #choose = (status: Filter) => {
    this.#status = status
    this.#keepInAddress()
  }

  /** Coming back from a contract then shows the list as it was. */
  #keepInAddress() {
    const asked = Object.entries({ q: this.#searched.text, status: this.#status }).filter(([, value]) => value)
    const query = asked.length ? `?${new URLSearchParams(asked)}` : ''
    history.replaceState(history.state, '', addressOf(`/contracts${query}`))
    this.requestUpdate()
  }

  override render() {
    const { words, studio } = this
    const actions = html`<a class="button quiet" href=${addressOf('/contracts/templates')}>${words.templates}</a>
      ${studio.canWrite ? html`<button type="button" @click=${this.#askFor}>${words.newOne}</button>` : nothing}`
    return html`
      ${pageHead({ title: words.title, text: words.text, actions })}
      ${this.#filter()}
      ${shown(studio, this.#contracts.loaded, () => this.#list(this.#contracts.items ?? []))}
      ${this.#isNew ? html`<studio-find-homeowner .studio=${studio} .heading=${words.newOne} .text=${words.newOneFor} @chosen=${this.#create} @close=${this.#forget}></studio-find-homeowner>` : nothing}
    `
  }

  readonly #askFor = () => this.#show(true)
  readonly #forget = () => this.#show(false)

  #show(isNew: boolean) {
    this.#isNew = isNew
    this.requestUpdate()
  }

  readonly #create = ({ detail }: CustomEvent<Presentation>) => this.studio.go(`/homeowners/${detail.id}?contract`)

  #filter() {
    const { words, search } = this
    return html`<search class="filters two">
      ${keyed(search, textField({ name: 'q', label: words.search, type: 'search', value: search.get('q') ?? '', onInput: this.#searched.type }))}
      ${selectField({ name: 'status', label: words.state, options: this.#statuses, chosen: this.#status, onChange: this.#choose })}
    </search>`
  }

  #list(contracts: Summary[]) {
    const { words, studio } = this
    if (!contracts.length) {
      const showAll = { label: words.showAll, path: '/contracts' }
      if (this.#searched.text) return empty(words.noneFound, words.noneFoundText, showAll)
      if (this.#status) return empty(words.noneTitle, words.noneText, showAll)
      return empty(words.emptyTitle, words.emptyText)
    }
    return html`<ul class="list">${contracts.map((contract) => this.#line(contract))}</ul>
      ${moreRows(studio, this.#contracts)}`
  }

  /** The sentence about a draft says when it was created. */
  #dateOf(contract: Summary) {
    const { words, studio } = this
    const { status, sentAt, createdAt } = contract
    if (status === 'draft') return []
    const isSent = sentAt && !isUnmailed(contract)
    const when = studio.format.date(isSent ? sentAt : createdAt)
    return [fill(isSent ? words.sentOn : words.createdOn, { when })]
  }

  #replacementOf({ replacedBy }: Summary) {
    const { words } = this
    if (!replacedBy) return nothing
    const replacement = this.#contracts.items?.find(({ id }) => id === replacedBy)
    const label = replacement
      ? fill(words.replacedByNumber, { number: String(replacement.number) })
      : words.toReplacement
    return html`<a class="below" href=${addressOf(`/contracts/${replacedBy}`)}>${label}</a>`
  }

  #line(contract: Summary) {
    const { words, studio } = this
    const { id, number, homeowner, title, totalCents, status, mailProblem, sealProblem } = contract
    const problem = mailProblem ?? sealProblem
    const toShare = toShareOf(contract, words, studio)
    const facts = [title, studio.format.money(totalCents), ...this.#dateOf(contract)]
    return html`<li><a href=${addressOf(`/contracts/${id}`)}>
      <span class="what">
        <strong>${fill(words.named, { number: String(number), name: homeowner.name })}</strong>
        <span class="quiet-text">${facts.join(' · ')}</span>
        <span class="quiet-text">${toldOf(contract, words, studio)}</span>
        ${toShare ? html`<span class="fault">${toShare}</span>` : nothing}
        ${problem ? html`<span class="fault">${sentenceOfEmail(problem, studio.format.moment)}</span>` : nothing}
      </span>
      <span class="state ${shadeOf(status)}">${stateOf(contract, words)}</span>
    </a>${this.#replacementOf(contract)}</li>`
  }
}

customElements.define('studio-contracts', Contracts)
