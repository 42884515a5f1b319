import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { sentenceOfEmail } from '../../field-faults'
import { Paged } from '../../paged'
import { field } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Searched } from '../../searched'
import { isUnmailed, type Status, type Summary, shadeOf, stateOf, toldOf, toShareOf, type Words } from './standing'

class Contracts extends Screen<Words> {
  readonly #contracts = new Paged<Summary>(this, () => {
    const [status, q] = [this.#status, this.#searched.text]
    return {
      key: `contracts ${status ?? ''} ${q}`,
      load: async (cursor) => {
        const query = { ...(status && { status }), ...(q && { q }), ...(cursor && { cursor }) }
        const { contracts, nextCursor } = await api.get('/api/contracts', { params: { query } })
        return { items: contracts, nextCursor }
      },
    }
  })

  readonly #searched = new Searched(this)

  get #status() {
    const asked = this.search.get('status')
    return asked && asked in this.words.states ? (asked as Status) : undefined
  }

  override render() {
    const { words, studio } = this
    const templates = html`<a class="button quiet" href=${addressOf('/contracts/templates')}>${words.templates}</a>`
    return html`
      ${pageHead({ title: words.title, text: words.text, actions: templates })}
      ${this.#filter()}
      ${shown(studio, this.#contracts.loaded, () => this.#list(this.#contracts.items ?? []))}
    `
  }

  #filter() {
    const { words } = this
    const choose = (event: Event) => {
      const { value } = event.target as HTMLSelectElement
      this.studio.go(value ? `/contracts?status=${value}` : '/contracts')
    }
    const search = ({ target }: Event) => this.#searched.type((target as HTMLInputElement).value)
    return html`<search class="filters two">
      ${field({
        name: 'q',
        label: words.search,
        input: ({ id }) =>
          html`<input id=${id} type="search" autocomplete="off" .value=${this.#searched.text} @input=${search} />`,
      })}
      ${field({
        name: 'status',
        label: words.state,
        input: ({ id }) => html`<select id=${id} @change=${choose}>
          <option value="" ?selected=${!this.#status}>${words.anyState}</option>
          ${Object.entries({ ...words.states, ...words.filters }).map(([status, name]) => html`<option value=${status} ?selected=${status === this.#status}>${name}</option>`)}
        </select>`,
      })}
    </search>`
  }

  #list(contracts: Summary[]) {
    const { words, studio } = this
    if (!contracts.length && this.#searched.text) return empty(words.noneFound, words.noneFoundText)
    if (!contracts.length)
      return this.#status
        ? empty(words.noneTitle, words.noneText, { label: words.showAll, path: '/contracts' })
        : empty(words.emptyTitle, words.emptyText, { label: words.toTemplates, path: '/contracts/templates' })
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
    </a></li>`
  }
}

customElements.define('studio-contracts', Contracts)
