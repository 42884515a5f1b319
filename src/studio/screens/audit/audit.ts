import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { download } from '../homeowners/export'
import { rowsPerCall } from '../import/send-rows'
import { settingsFrame } from '../settings/frame'
import { linesOf, type Shown, shownChanges } from './changes'
import { csvOf, readNewest } from './export'
import { type Joined, joined } from './imports'
import { byName, type Entry, linkOf, nameOf, sentenceOf, type Words } from './sentence'
import './subjects'

const path = '/settings/audit'
const day = 86_400_000
/** While someone types a year, the field has dates of the first centuries. */
const isDay = (date: string) => /^20\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
const isChange = (action: string) => /^(update|put|merge|upsert)/.test(action)
const readMembers = async () => (await api.get('/api/organization/members')).members

/** The filters are kept in the address. `what` is a kind of thing or an action, and `about` is the id of one thing. */
class Audit extends Screen<Words> {
  #areFiltersOpen = false
  readonly #open = new Set<string>()
  readonly #members = new Cached(this, () => (this.studio.isOwner ? { key: 'everyone', load: readMembers } : undefined))
  readonly #exporting = new Submission(this)
  readonly #entries = new Paged<Entry>(this, () => ({
    key: `audit ${this.search}`,
    load: this.#loader('true'),
  }))

  #loader(grouped: 'true' | 'false') {
    const [who, what, about] = [this.#who, this.#what, this.#about]
    const { startOf } = this.studio.format
    const [since, until] = [this.#day('since'), this.#day('until')]
    const to = until && new Date(Date.parse(startOf(until)) + day).toISOString()
    const kind = what in this.words.things ? { subjectKind: what } : { action: what }
    const filter = {
      ...(who && { actorId: who }),
      ...(what && kind),
      ...(about && { subjectId: about }),
      ...(since && { from: startOf(since) }),
      ...(to && { to }),
    }
    return async (cursor: string | undefined) => {
      const query = { grouped, limit: 100, ...filter, ...(cursor && { cursor }) }
      const { entries, nextCursor } = await api.get('/api/audit', { params: { query } })
      return { items: entries, nextCursor }
    }
  }

  get #who() {
    return this.search.get('who') ?? ''
  }

  get #what() {
    const what = this.search.get('what') ?? ''
    return what in this.words.things || what in this.words.sentences ? what : ''
  }

  get #isBackwards() {
    const [since, until] = [this.#day('since'), this.#day('until')]
    return since && until && until < since
  }

  get #about() {
    return this.search.get('about') ?? ''
  }

  #day(name: 'since' | 'until') {
    const date = this.search.get(name) ?? ''
    return isDay(date) ? date : ''
  }

  override render() {
    const { studio, words } = this
    const { isBusy, error } = this.#exporting
    return settingsFrame(studio, 'audit', {
      text: words.text,
      actions: html`<button type="button" class="quiet" ?disabled=${isBusy || !this.#entries.items?.length} @click=${this.#export}>${words.exportCsv}</button>`,
      content: () =>
        html`${this.#filter()} ${error === undefined ? nothing : failed(studio, error)} ${shown(studio, this.#entries.loaded, () => this.#list())}`,
    })
  }

  readonly #export = () =>
    this.#exporting.read(async () => {
      const { words, studio } = this
      const { entries, hasMore } = await readNewest(this.#loader('false'))
      download(await csvOf(entries, this.#names), `${words.csvName}.csv`)
      studio.say(studio.format.counted(hasMore ? words.exportedNewest : words.exported, entries.length))
    })

  get #names() {
    const members = Object.fromEntries((this.#members.value ?? []).map(({ id, name }) => [id, name]))
    return { words: this.words, format: this.studio.format, members }
  }

  #filter() {
    const { words } = this
    const kinds = Object.entries({ ...words.things, ...words.actions, ...this.#chosenAction() })
    const byLabel = kinds.toSorted(([, one], [, other]) => one.localeCompare(other, this.studio.format.locale))
    const what = { '': words.anything, ...Object.fromEntries(byLabel) }
    const on = (name: string) => (value: string) => this.#choose(name, value)
    const onDay = (name: string) => (value: string) => {
      if (!value || isDay(value)) this.#choose(name, value)
    }
    const options = { '': words.anyone, ...this.#names.members }
    const count = [this.#what, this.#day('since'), this.#day('until')].filter(Boolean).length
    return html`<search class="filters two log-filters ${this.#areFiltersOpen ? 'open' : ''}">
      ${selectField({ name: 'who', label: words.who, options, chosen: this.#who, onChange: on('who') })}
      <button type="button" class="quiet on-narrow" aria-expanded=${this.#areFiltersOpen ? 'true' : 'false'} @click=${this.#turnFilters}>${words.filter}${count ? ` · ${this.studio.format.number(count)}` : ''}</button>
      ${selectField({ name: 'what', label: words.what, options: what, chosen: this.#what, onChange: on('what') })}
      ${textField({ name: 'since', label: words.since, type: 'date', value: this.#day('since'), onInput: onDay('since') })}
      ${textField({ name: 'until', label: words.until, type: 'date', value: this.#day('until'), fault: this.#isBackwards ? words.backwards : undefined, onInput: onDay('until') })}
    </search>`
  }

  #choose(name: string, value: string) {
    const given = new URLSearchParams(this.search)
    if (value) given.set(name, value)
    else given.delete(name)
    this.studio.go(given.size ? `${path}?${given}` : path)
  }

  readonly #turnFilters = () => {
    this.#areFiltersOpen = !this.#areFiltersOpen
    this.requestUpdate()
  }

  /** An entry leads to others of its action, which needn't be among the usual choices. */
  #chosenAction() {
    const { words } = this
    const [what, sentences] = [this.#what, words.sentences as Record<string, string>]
    if (what in words.things || what in words.actions || !sentences[what]) return {}
    const said = sentences[what]
      .replace('{who}', words.someone)
      .replaceAll(
        / ?\{what(?::([^}]+))?\}/g,
        (found, called = '') => called && `${found.startsWith(' ') ? ' ' : ''}${called}`,
      )
    return { [what]: said.replace(/\.$/, '') }
  }

  #list() {
    const { words, studio } = this
    const entries = joined(this.#entries.items ?? [], rowsPerCall)
    if (!entries.length)
      return this.search.size
        ? empty(words.none, words.noneText, { label: words.showAll, path })
        : empty(words.empty, words.emptyText)
    const days = Map.groupBy(entries, ({ at }) => studio.format.isoDate(Date.parse(at)))
    return html`${this.#about ? this.#onlyAbout(entries) : nothing}
      ${[...days].map(([date, those]) => html`<section class="log"><h2>${studio.format.date(`${date}T12:00:00Z`)}</h2><ul class="list">${those.map((entry) => this.#row(entry))}</ul></section>`)}
      ${moreRows(studio, this.#entries)}`
  }

  #onlyAbout(entries: Entry[]) {
    const { words } = this
    const subject = entries.find(({ subject }) => subject.name)?.subject ?? entries[0]?.subject
    const name = subject && nameOf(subject, this.#names)
    const thing = words.oneThing[subject?.kind as keyof Words['oneThing']] ?? words.oneThing.other
    return html`<p>${name ? fill(words.onlySubject, { name }) : fill(words.onlyOneThing, { thing })} <a href=${addressOf(path)}>${words.showAll}</a></p>`
  }

  #row(entry: Joined) {
    const { words, studio } = this
    const { id, at, subject } = entry
    const names = this.#names
    const changes = shownChanges(entry, names)
    const number = subject.kind === 'contract' ? subject.number : null
    const isOpen = this.#open.has(id)
    const toggle = () => {
      if (!this.#open.delete(id)) this.#open.add(id)
      this.requestUpdate()
    }
    return html`<li>
      <time datetime=${at}>${studio.format.time(at)}</time>
      <span class="log-text"><span id=${`said-${id}`}>${sentenceOf(entry, names)}</span>${number === null ? nothing : html`<small>${fill(words.contractNumber, { number: studio.format.number(number) })}</small>`}${isOpen ? nothing : this.#summary(entry, changes)}</span>
      <button type="button" class="plain" aria-expanded=${isOpen} aria-describedby=${`said-${id}`} @click=${toggle}>${words.details}</button>
      ${isOpen ? this.#details(entry, changes) : nothing}
    </li>`
  }

  /** Shows one change, if possible one with its values. When something is new, a field without its value says nothing. */
  #summary({ action }: Entry, changes: Shown[]) {
    const first = changes.find(({ to }) => to !== undefined) ?? (isChange(action) ? changes[0] : undefined)
    if (!first) return nothing
    const others = changes.length - 1
    const more = others ? ` ${this.studio.format.counted(this.words.more, others)}` : ''
    return html`<small><span>${first.label}${first.to === undefined ? nothing : html`: ${this.#values(first)}`}</span>${more}</small>`
  }

  #values({ from, to = '' }: Shown) {
    return from === undefined ? html`<bdi>${to}</bdi>` : fill(this.words.fromTo, { from, to })
  }

  #details(entry: Joined, changes: Shown[]) {
    const { words, studio } = this
    const { at, firstAt, address, requestId, action, subject, updates } = entry
    const unknown = isChange(action) ? words.changed : words.notKept
    const isOfSeveral = subject.count > 1 && subject.kind !== 'organization' && !updates
    const fact = (name: unknown, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
    const query = (name: string, value: string) => {
      const days = [...this.search].filter(([each]) => each === 'since' || each === 'until')
      return addressOf(`${path}?${new URLSearchParams([...days, [name, value]])}`)
    }
    return html`<div><dl>
        ${changes.map((change) => fact(change.label, change.to === undefined ? html`<i>${unknown}</i>` : this.#values(change)))}
        ${updates ? this.#updates(updates).map(({ homeowner, said }) => fact(homeowner, said)) : nothing}
        ${fact(words.time, studio.format.exactly(firstAt, at))}
        ${address ? fact(words.address, address) : nothing}
        ${requestId && !updates ? fact(words.request, html`<code>${requestId}</code>`) : nothing}
        ${isOfSeveral ? fact(words.things[subject.kind as keyof Words['things']], html`<studio-audit-subjects .studio=${studio} .words=${words} .entry=${entry}></studio-audit-subjects>`) : nothing}
      </dl>
      <p>
        ${subject.count > 1 ? nothing : html`<a href=${query('about', subject.id)}>${words.subjectEntries}</a>`}
        ${action in words.sentences ? html`<a href=${query('what', action)}>${words.actionEntries}</a>` : nothing}
      </p></div>`
  }

  /** Links to each homeowner, with what changed about them. */
  #updates(updates: Entry[]) {
    const { words } = this
    return byName(updates, this.studio.format).map((update) => ({
      homeowner: update.subject.name ? linkOf(update.subject) : words.kinds.homeowner,
      said: linesOf(update, this.#names),
    }))
  }
}

customElements.define('studio-audit', Audit)
