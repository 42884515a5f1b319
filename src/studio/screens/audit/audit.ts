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
const places: Record<string, string> = {
  deck: '/decks',
  presentation: '/homeowners',
  contract: '/contracts',
  contractTemplate: '/contracts/templates',
  roofMeasurement: '/roofs',
  subscription: '/settings/webhooks',
}

const path = '/settings/audit'
const day = 86_400_000
const readMembers = async () => (await api.get('/api/organization/members')).members

/** Turns an `operationId` into a sentence, such as “Update deck”. */
const sentenceOf = (action: string) =>
  action
    .replace(/^put/, 'save')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

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

  #row({ actor, action, at, subject, address, changed }: Entry) {
    const { words, studio } = this
    const place = places[subject.kind]
    const said = sentenceOf(action)
    return html`<li class="row">
      <span class="what">
        <strong lang="en">${place ? html`<a href=${addressOf(`${place}/${subject.id}`)}>${said}</a>` : said}</strong>
        <span class="quiet-text">${actor.name ?? words.kinds[actor.kind]} · ${studio.format.moment(at)}${address ? html` · ${fill(words.from, { address })}` : nothing}</span>
        ${changed.length ? html`<span class="quiet-text">${fill(words.sent, { members: changed.join(', ') })}</span>` : nothing}
      </span>
    </li>`
  }
}

customElements.define('studio-audit', Audit)
