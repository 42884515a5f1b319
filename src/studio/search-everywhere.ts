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
type ScreenName = Extract<
  keyof CommonWords,
  | 'branding'
  | 'voices'
  | 'members'
  | 'reminders'
  | 'webhooks'
  | 'apiKeys'
  | 'audit'
  | 'data'
  | 'hours'
  | 'importHomeowners'
  | 'yourAccount'
>

const [mostHomeowners, mostOfGroup, newest] = [8, 5, 100]

const screensBelow: [name: ScreenName, path: string, isOfOwners?: true][] = [
  ['branding', '/settings/branding'],
  ['voices', '/settings/voices'],
  ['members', '/settings/members'],
  ['reminders', '/settings/reminders'],
  ['webhooks', '/settings/webhooks'],
  ['apiKeys', '/settings/keys', true],
  ['audit', '/settings/audit', true],
  ['data', '/settings/data', true],
  ['hours', '/calendar/settings'],
  ['importHomeowners', '/homeowners/import'],
  ['yourAccount', '/me'],
]

/** Letters compare without their accents, because few people type those into a search. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const hasWords = (text: string, asked: string) =>
  plain(asked)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))

const optionId = (at: number) => `found-${at}`

/** Finds homeowners, decks, contracts and screens. Sends `chosen` with a path, and `close`. */
class SearchEverywhere extends PageElement {
  static override properties = { studio: { attribute: false } }

  declare studio: Context
  #at = 0
  readonly #searched = new Searched(this, () => {
    this.#at = 0
  })
  readonly #homeowners = new Cached(this, () => {
    const q = this.#searched.text
    if (!q) return undefined
    const load = async () =>
      (await api.get('/api/presentations', { params: { query: { q, limit: mostHomeowners } } })).presentations
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
      <p class="quiet-text" role="status">${this.#searched.text && !all.length && !this.#homeowners.isAsking ? common.nothingFound : ''}</p>
    </form>`
    return html`<studio-dialog heading=${common.search} close-label=${common.close} .content=${content} @close=${this.#close}></studio-dialog>`
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
    const screens = this.#screens.filter(({ path, label }) =>
      hasWords(path === '/me' ? `${label} ${common.password}` : label, asked),
    )
    if (!asked) return [{ name: common.screens, found: screens }]
    const homeowners = (this.#homeowners.value ?? []).map(({ id, homeownerData }) => ({
      path: `/homeowners/${id}`,
      label: [homeownerData.first_name, homeownerData.last_name].filter(Boolean).join(' '),
      more: [homeownerData.address, homeownerData.city].filter(Boolean).join(', '),
    }))
    const decks = (this.#decks.value ?? []).map(({ id, name }) => ({ path: `/decks/${id}`, label: name, more: '' }))
    const contracts = (this.#contracts.value ?? []).map(({ id, number, title, homeowner }) => ({
      path: `/contracts/${id}`,
      label: `${number} · ${homeowner.name}`,
      more: title,
    }))
    // “Contract 3” finds the contract with that number.
    const matching = (found: Found[], group: string) =>
      found.filter(({ label, more }) => hasWords(`${group} ${label} ${more}`, asked)).slice(0, mostOfGroup)
    return [
      { name: common.homeowners, found: homeowners },
      { name: common.decks, found: matching(decks, common.decks) },
      { name: common.contracts, found: matching(contracts, common.contracts) },
      { name: common.screens, found: screens },
    ].filter(({ found }) => found.length)
  }

  get #screens(): Found[] {
    const { common, isOwner } = this.studio
    const below = screensBelow.filter(([, , isOfOwners]) => isOwner || !isOfOwners)
    return [
      ...navigation.map(({ name, path }) => ({ path, label: common[name], more: '' })),
      ...below.map(([name, path]) => ({ path, label: common[name], more: '' })),
    ]
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

  readonly #submit = (event: SubmitEvent) => {
    const chosen = this.#groups.flatMap(({ found }) => found)[this.#at]
    if (chosen) this.#choose(event, chosen.path)
    else event.preventDefault()
  }

  #choose(event: Event, path: string) {
    // With a key held down the browser opens another tab.
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
    this.dispatchEvent(new CustomEvent('chosen', { detail: path }))
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))
}

customElements.define('studio-search-everywhere', SearchEverywhere)
