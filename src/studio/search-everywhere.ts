import { html, nothing } from 'lit'
import { api } from './api'
import { Cached } from './cached'
import type { CommonWords, Context } from './context'
import { PageElement } from './page-element'
import './parts/dialog'
import { failed } from './parts/states'
import { addressOf } from './router'
import { navigation } from './screens'
import { Searched } from './searched'

type Found = { path: string; label: string; more: string }
type Group = { name: string; found: Found[] }
type Named = keyof CommonWords['searchWords']
type Line = [name: Named, path: string, isOfOwners?: true]

const [mostHomeowners, mostOfGroup, newest] = [8, 5, 100]

const actions: Line[] = [
  ['newHomeowner', '/homeowners/new'],
  ['importHomeowners', '/homeowners/import'],
  ['newDeck', '/decks/new'],
  ['inviteMember', '/settings/members', true],
]

const screensBelow: Line[] = [
  ['contractTemplates', '/contracts/templates'],
  ['pictures', '/files/pictures'],
  ['branding', '/settings/branding'],
  ['voices', '/settings/voices'],
  ['members', '/settings/members'],
  ['reminders', '/settings/reminders'],
  ['webhooks', '/settings/webhooks'],
  ['apiKeys', '/settings/keys', true],
  ['audit', '/settings/audit', true],
  ['data', '/settings/data', true],
  ['hours', '/calendar/settings'],
  ['yourAccount', '/me'],
]

/** Letters compare without their accents, because few people type those into a search. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const hasWords = (text: string, asked: string) =>
  plain(asked)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))

const optionId = (at: number) => `found-${at}`

const beginsWord = (text: string, asked: string) => ` ${plain(text)}`.includes(` ${plain(asked)}`)

/** Finds homeowners, decks, contracts, screens and actions. Sends `chosen` with a path, and `close`. */
class SearchEverywhere extends PageElement {
  static override properties = { studio: { attribute: false } }

  declare studio: Context
  #at = 0
  /** Someone quick presses Enter before the answer is there. */
  #isEntered = false
  readonly #searched = new Searched(this, () => {
    this.#at = 0
    this.#isEntered = false
  })
  readonly #homeowners = new Cached(this, () => {
    const q = this.#searched.text
    const query = q ? { q, limit: mostHomeowners } : { sort: 'updatedAt' as const, limit: mostOfGroup }
    const load = async () => (await api.get('/api/presentations', { params: { query } })).presentations
    return { key: `search of homeowners ${q}`, load }
  })
  readonly #decks = new Cached(this, () => ({
    key: 'decks to search',
    load: async () => (await api.get('/api/decks')).decks,
  }))
  readonly #contracts = new Cached(this, () => ({
    key: 'contracts to search',
    load: async () => (await api.get('/api/contracts', { params: { query: { limit: newest } } })).contracts,
  }))
  /** A number also finds a contract that isn’t among the newest. */
  readonly #numbered = new Cached(this, () => {
    const [number] = /(?<=^\D*)[1-9]\d{0,8}$/.exec(this.#searched.text) ?? []
    if (!number) return undefined
    const query = { number: Number(number), limit: 1 }
    const load = async () => (await api.get('/api/contracts', { params: { query } })).contracts
    return { key: `search of contracts ${number}`, load }
  })

  override render() {
    const { studio } = this
    const { common } = studio
    const all = this.#groups.flatMap(({ found }) => found)
    const active = all.length ? optionId(this.#at) : nothing
    const content = html`<form class="filters search-everywhere" @submit=${this.#submit}>
      <input
        role="combobox"
        aria-expanded=${all.length ? 'true' : 'false'}
        aria-controls="found-everywhere"
        aria-autocomplete="list"
        aria-activedescendant=${active}
        aria-label=${common.searchEverywhere}
        placeholder=${common.searchEverywhere}
        autocomplete="off"
        spellcheck="false"
        @input=${(event: Event) => this.#searched.type((event.target as HTMLInputElement).value)}
        @keydown=${this.#press}
      />
      ${this.#homeowners.error === undefined ? nothing : failed(studio, this.#homeowners.error)}
      <div role="listbox" id="found-everywhere" aria-label=${common.searchEverywhere}>${this.#options()}</div>
      <p class="quiet-text" role="status">${this.#searched.text && !all.length && !this.#isAsking ? common.nothingFound : ''}</p>
    </form>`
    return html`<studio-dialog heading=${common.search} close-label=${common.close} .content=${content} @close=${this.#close}></studio-dialog>`
  }

  get #isAsking() {
    return this.#homeowners.isAsking || this.#numbered.isAsking
  }

  override updated() {
    if (!this.#isEntered || this.#isAsking) return
    this.#isEntered = false
    const [first] = this.#groups.flatMap(({ found }) => found)
    if (first) this.#go(first.path)
  }

  #options() {
    let at = 0
    const option = ({ path, label, more }: Found) => {
      const place = at++
      return html`<a
        role="option"
        id=${optionId(place)}
        tabindex="-1"
        href=${addressOf(path)}
        aria-selected=${place === this.#at ? 'true' : 'false'}
        @click=${(event: Event) => this.#choose(event, path)}
      ><span>${label}</span> <span class="quiet-text">${more}</span></a>`
    }
    return this.#groups.map(
      ({ name, found }) =>
        html`<div role="group" aria-label=${name}><p aria-hidden="true">${name}</p>${found.map(option)}</div>`,
    )
  }

  get #groups(): Group[] {
    const { common } = this.studio
    const asked = this.#searched.text
    const [screens, actions] = [this.#linesFound(this.#screens), this.#linesFound(this.#actions)]
    const homeowners = (this.#homeowners.value ?? []).map(({ id, homeownerData }) => ({
      path: `/homeowners/${id}`,
      label: [homeownerData.first_name, homeownerData.last_name].filter(Boolean).join(' '),
      more: [homeownerData.address, homeownerData.city].filter(Boolean).join(', '),
    }))
    const decks = (this.#decks.value ?? []).map(({ id, name }) => ({ path: `/decks/${id}`, label: name, more: '' }))
    if (!asked)
      return [
        { name: common.actions, found: actions },
        { name: common.recentlyUpdated, found: homeowners },
        { name: common.screens, found: screens },
      ].filter(({ found }) => found.length)
    const numbered = this.#numbered.value ?? []
    const newest = (this.#contracts.value ?? []).filter(({ id }) => numbered.every((each) => each.id !== id))
    const contracts = [...numbered, ...newest].map(({ id, number, title, homeowner }) => ({
      path: `/contracts/${id}`,
      label: `${number} · ${homeowner.name}`,
      more: title,
    }))
    const withoutMark = asked.replace(/^#(?=\d)/, '')
    // “Contract 3” finds the contract with that number.
    const matching = (found: Found[], group: string) =>
      found.filter(({ label, more }) => hasWords(`${group} ${label} ${more}`, withoutMark)).slice(0, mostOfGroup)
    const others = [
      { name: common.homeowners, found: homeowners },
      { name: common.decks, found: matching(decks, common.decks) },
    ]
    const ofContracts = { name: common.contracts, found: matching(contracts, common.contracts) }
    // Someone who types nothing but a number that a contract has, such as “#3”, wants that contract.
    const isContract = numbered.length > 0 && /^\d+$/.test(withoutMark)
    const things = isContract ? [ofContracts, ...others] : [...others, ofContracts]
    // “Import” or “hours” means the screen if a homeowner only happens to live in a street with that name.
    const begins = ({ label }: Found) => beginsWord(label, asked)
    const [ofActions, ofScreens] = [
      { name: common.actions, found: actions },
      { name: common.screens, found: screens },
    ]
    const named = actions.some(begins) ? [ofActions, ofScreens] : [ofScreens, ofActions]
    const isNamed = [...actions, ...screens].some(begins) && !homeowners.some(begins)
    return (isNamed ? [...named, ...things] : [...things, ...named]).filter(({ found }) => found.length)
  }

  #linesFound(lines: [name: string, path: string][]): Found[] {
    const { common } = this.studio
    const { searchWords }: { searchWords: Partial<Record<string, string>> } = common
    return lines
      .map(([name, path]) => ({ name, path, label: common[name as Named], more: '' }))
      .filter(({ name, label }) => hasWords(`${label} ${searchWords[name] ?? ''}`, this.#searched.text))
  }

  get #screens() {
    const pages = navigation.map(({ name, path }): [string, string] => [name, path])
    return [...pages, ...this.#allowed(screensBelow)]
  }

  get #actions() {
    return this.studio.canWrite ? this.#allowed(actions) : []
  }

  #allowed(lines: Line[]) {
    return lines.flatMap(([name, path, isOfOwners]): [string, string][] =>
      this.studio.isOwner || !isOfOwners ? [[name, path]] : [],
    )
  }

  readonly #press = (event: KeyboardEvent) => {
    const count = this.#groups.flatMap(({ found }) => found).length
    const to = { ArrowDown: this.#at + 1, ArrowUp: this.#at - 1 }[event.key]
    if (to === undefined || !count) return
    event.preventDefault()
    this.#at = (to + count) % count
    this.requestUpdate()
    void this.updateComplete.then(() =>
      this.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }),
    )
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    this.#searched.enter(this.querySelector('input')?.value ?? '')
    await this.updateComplete
    if (this.#isAsking) this.#isEntered = true
    else this.#go(this.#groups.flatMap(({ found }) => found)[this.#at]?.path)
  }

  #choose(event: Event, path: string) {
    // With a key held down the browser opens another tab.
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
    this.#go(path)
  }

  #go(path: string | undefined) {
    if (path) this.dispatchEvent(new CustomEvent('chosen', { detail: path }))
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))
}

customElements.define('studio-search-everywhere', SearchEverywhere)
