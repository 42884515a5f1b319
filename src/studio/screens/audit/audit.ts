import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as audit } from '../../../locales/studio/audit/en'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { selectField } from '../../parts/select-field'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { valuesOf } from '../../submission'
import { settingsFrame } from '../settings/frame'

type Entry = Answer<'/api/audit', 'get'>['entries'][number]

/** The screens on which the changed things can be seen. */
const places: Record<string, (subject: Entry['subject']) => string> = {
  deck: ({ id }) => `/decks/${id}`,
  presentation: ({ id }) => `/homeowners/${id}`,
  contract: ({ id }) => `/contracts/${id}`,
  contractTemplate: ({ id }) => `/contracts/templates/${id}`,
  roofMeasurement: ({ id }) => `/roofs/${id}`,
  subscription: ({ id }) => `/settings/webhooks/${id}`,
  appointment: ({ id }) => `/calendar?visit=${id}`,
  document: () => '/files',
  media: () => '/files/pictures',
  image: () => '/files/pictures',
  user: () => '/settings/members',
  apiKey: () => '/settings/keys',
}

const placeOf = (subject: Entry['subject']) =>
  subject.deckId && !['deck', 'presentation', 'appointment', 'contract'].includes(subject.kind)
    ? `/decks/${subject.deckId}`
    : places[subject.kind]?.(subject)

const path = '/settings/audit'
const day = 86_400_000
const readMembers = async () => (await api.get('/api/organization/members')).members

/** `{what:a deck}` in a sentence says what to call something without a name. */
function sentenceOf({ actor, action, subject }: Entry, words: typeof audit) {
  const named = actor.name && (actor.kind === 'key' ? fill(words.keyNamed, { name: actor.name }) : actor.name)
  const who = named ?? words.kinds[actor.kind]
  const place = placeOf(subject)
  const what = place
    ? html`<a href=${addressOf(place)}><bdi>${subject.name}</bdi></a>`
    : html`<bdi>${subject.name}</bdi>`
  const said = words.sentences[action as keyof typeof words.sentences] ?? words.another
  return said.split(/( ?\{\w+(?::[^}]+)?\})/).map((part, index) => {
    if (index % 2 === 0) return part
    const [, space = '', name, fallback = ''] = /^( ?)\{(\w+)(?::([^}]+))?\}$/.exec(part) ?? []
    if (name === 'who') return html`${space}<bdi>${who}</bdi>`
    if (subject.name) return html`${space}${what}`
    return fallback && `${space}${fallback}`
  })
}

class Audit extends Screen<typeof audit> {
  readonly #members = new Cached(this, () => (this.studio.isOwner ? { key: 'everyone', load: readMembers } : undefined))
  readonly #entries = new Paged<Entry>(this, () => ({
    key: `audit ${this.search}`,
    load: async (cursor) => {
      const to = this.#until && new Date(Date.parse(this.studio.format.startOf(this.#until)) + day).toISOString()
      const query = { ...(this.#who && { actorId: this.#who }), ...(to && { to }), ...(cursor && { cursor }) }
      const { entries, nextCursor } = await api.get('/api/audit', { params: { query } })
      return { items: entries, nextCursor }
    },
  }))

  get #who() {
    return this.search.get('who') ?? ''
  }

  get #until() {
    const date = this.search.get('until') ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(date) && Date.parse(date) ? date : ''
  }

  override render() {
    const { studio, words } = this
    return settingsFrame(studio, 'audit', {
      text: words.text,
      content: () => html`${this.#filter()} ${shown(studio, this.#entries.loaded, () => this.#list())}`,
    })
  }

  #filter() {
    const { words } = this
    const names = Object.fromEntries((this.#members.value ?? []).map(({ id, name }) => [id, name]))
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      this.studio.go(`${path}?${new URLSearchParams(valuesOf(event.currentTarget as HTMLFormElement))}`)
    }
    return html`<form class="filters two" @submit=${submit}>
      ${selectField({ name: 'who', label: words.who, options: { '': words.anyone, ...names }, chosen: this.#who })}
      ${textField({ name: 'until', label: words.until, type: 'date', value: this.#until })}
      <button type="submit" class="quiet">${words.show}</button>
    </form>`
  }

  #list() {
    const { words, studio } = this
    const entries = this.#entries.items ?? []
    if (!entries.length) return empty(words.none, words.noneText, { label: words.showAll, path })
    return html`<ul class="list">${entries.map((entry) => this.#row(entry))}</ul> ${moreRows(studio, this.#entries)}`
  }

  #row(entry: Entry) {
    const { words, studio } = this
    const { at, address, changed } = entry
    return html`<li class="row">
      <span class="what">
        <strong>${sentenceOf(entry, words)}</strong>
        <span class="quiet-text">${studio.format.moment(at)}${address ? html` · ${fill(words.from, { address })}` : nothing}</span>
        ${changed.length ? html`<details><summary>${words.details}</summary><p class="quiet-text">${fill(words.sent, { members: changed.join(', ') })}</p></details>` : nothing}
      </span>
    </li>`
  }
}

customElements.define('studio-audit', Audit)
