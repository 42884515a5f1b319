import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown, skeleton } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Searched } from '../../searched'
import { Submission } from '../../submission'
import './chosen'
import { type Member, readMembers } from './contact'
import { csvOf, download } from './export'
import { rowOf } from './row'
import './send-many'
import { stageTabs } from './stage-tabs'
import { nameOf, type Presentation, type Stage, type Words } from './standing'

type Days = '' | '1' | '7' | '30'
type Sort = 'createdAt' | 'updatedAt' | 'lastViewedAt'

type Filter = { stage: Stage | ''; deck: string; owner: string; made: Days; sort: Sort }

const day = 86_400_000
const unfiltered: Filter = { stage: '', deck: '', owner: '', made: '', sort: 'createdAt' }
const readDecks = async () => (await api.get('/api/decks', { params: { query: { limit: 100 } } })).decks

class Homeowners extends Screen<Words> {
  #filter = unfiltered
  #areFiltersOpen = false
  /** They are kept, because a filter may have taken their rows away when it is known who was skipped. */
  readonly #chosen = new Map<string, Presentation>()
  /** The rows of the previous search stay until those of the next one are there. */
  #before: Presentation[] = []
  readonly #exporting = new Submission(this)
  /** The text from the address, not what is typed later: writing that back would remove a trailing space. */
  #askedFor = ''
  readonly #searched = new Searched(this, () => this.#keepInAddress())
  readonly #decks = new Cached(this, () => ({ key: 'decks of homeowners', load: readDecks }))
  readonly #members = new Cached<Member[]>(this, () => ({ key: 'members of homeowners', load: readMembers }))
  readonly #stages = new Cached(this, () => {
    const { owner } = this.#filter
    const query = owner ? { ownerId: owner } : {}
    const load = async () => (await api.get('/api/presentations/stages', { params: { query } })).stages
    return { key: `homeowners by stage ${owner}`, load }
  })
  readonly #presentations = new Paged<Presentation>(this, () => {
    const { stage, deck, owner, made, sort } = this.#filter
    const load = this.#loader()
    return {
      key: `homeowners ${sort} ${made} ${deck} ${stage} ${owner} ${this.#searched.text}`,
      load: (cursor) => {
        // Homeowners change their stage while the list is open, and the counts have to match its rows.
        if (!cursor) void this.#stages.reload()
        return load(cursor)
      },
    }
  })

  #loader(limit?: number) {
    const { stage, deck: deckId, owner: ownerId, made, sort } = this.#filter
    const q = this.#searched.text
    const filter = { ...(q && { q }), ...(deckId && { deckId }), ...(stage && { stage }), ...(ownerId && { ownerId }) }
    return async (cursor: string | undefined) => {
      const createdSince = made && new Date(Date.now() - Number(made) * day).toISOString()
      const page = { ...(limit && { limit }), ...(createdSince && { createdSince }), ...(cursor && { cursor }) }
      const query = { include: 'activity', sort, ...filter, ...page } as const
      const { presentations, nextCursor } = await api.get('/api/presentations', { params: { query } })
      return { items: presentations, nextCursor }
    }
  }

  protected override willUpdate() {
    if (this.hasUpdated) return
    const { madeSince, sorts, stages } = this.words
    const [stage, made, sort] = ['stage', 'made', 'sort'].map((name) => this.search.get(name) ?? '')
    this.#askedFor = this.search.get('q') ?? ''
    this.#searched.text = this.#askedFor
    this.#filter = {
      stage: stage && stage in stages ? (stage as Stage) : '',
      deck: this.search.get('deck') ?? '',
      owner: this.search.get('owner') ?? '',
      made: made && made in madeSince ? (made as Days) : '',
      sort: sort && sort in sorts ? (sort as Sort) : unfiltered.sort,
    }
  }

  readonly #narrow = (part: Partial<Filter>) => {
    this.#filter = { ...this.#filter, ...part }
    this.#keepInAddress()
  }

  /** The filters are kept in the address, so that coming back from a homeowner shows the list as it was. */
  #keepInAddress() {
    const sort = this.#filter.sort === unfiltered.sort ? '' : this.#filter.sort
    const given = new URLSearchParams(
      Object.entries({ q: this.#searched.text, ...this.#filter, sort }).filter(([, value]) => value),
    )
    history.replaceState(history.state, '', addressOf(`/homeowners${given.size ? `?${given}` : ''}`))
    this.#chosen.clear()
    this.requestUpdate()
  }

  override render() {
    const { words, studio } = this
    const { items = this.#before, loaded } = this.#presentations
    this.#before = items
    return html`
      ${pageHead({ title: words.title, actions: this.#actions() })}
      ${stageTabs(this.#stages.value, { words, studio, chosen: this.#filter.stage, choose: (stage) => this.#narrow({ stage }) })}
      ${this.#filters()} ${studio.canWrite ? this.#choosing() : nothing}
      ${this.#exporting.error === undefined ? nothing : failed(studio, this.#exporting.error)}
      ${shown(
        studio,
        loaded,
        () => this.#list(items),
        () => (items.length ? this.#list(items) : skeleton(studio)),
      )}
    `
  }

  /** Stays in view, because someone who checks a row far down wants to do something with it there. */
  #choosing() {
    const { words, studio } = this
    const listed = this.#before
    const chosen = [...this.#chosen.values()]
    const withEmail = chosen.filter(({ homeownerData }) => homeownerData.email)
    const names = new Map(withEmail.map((each) => [each.id, nameOf(each)]))
    return html`<div class="choosing">
      ${listed.length ? this.#chooseAll(listed) : nothing}
      <div class="bulk">
        ${chosen.length ? html`<studio-chosen .studio=${studio} .words=${words} .members=${this.#members.value ?? []} .chosen=${chosen} @done=${this.#unchoose}></studio-chosen>` : nothing}
        <studio-send-many .studio=${studio} .words=${words.bulk} .label=${words.bulk.send} .ids=${[...names.keys()]} .names=${names} .withoutEmail=${chosen.length - withEmail.length} .isAgain=${withEmail.some(({ stage }) => stage !== 'not_sent')} @sent=${this.#unchoose}></studio-send-many>
      </div>
    </div>`
  }

  #actions() {
    const { words, studio } = this
    if (!studio.canWrite) return this.#files('on-wide')
    return html`${this.#files('on-wide')} <a class="button" href=${addressOf('/homeowners/new')}>${words.newOne}</a>`
  }

  /** A phone has no room for these in its first line, so they are below the filters there. */
  #files(width: 'on-wide' | 'on-narrow') {
    const { words, studio } = this
    return html`<div class="actions ${width}">
      <button type="button" class="quiet" ?disabled=${this.#exporting.isBusy} @click=${this.#export}>${words.exportCsv}</button>
      ${studio.canWrite ? html`<a class="button quiet" href=${addressOf('/homeowners/import')}>${words.fromCsv}</a>` : nothing}
    </div>`
  }

  readonly #export = () =>
    this.#exporting.run(async () => {
      const load = this.#loader(100)
      const all: Presentation[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await load(cursor)
        all.push(...page.items)
        cursor = page.nextCursor
      }
      const owners = new Map(this.#members.value?.map(({ id, name }) => [id, name]))
      const { timeZone } = this.studio.format
      const csv = await csvOf(all, { owners, words: this.words, timeZone })
      // There is no file without an entry in the audit log.
      await api.post('/api/presentations/exports', { body: { count: all.length } })
      download(csv, `${this.words.csvName}.csv`)
      this.studio.say(this.studio.format.counted(this.words.exported, all.length))
    })

  readonly #choose = (presentation: Presentation) => {
    if (!this.#chosen.delete(presentation.id)) this.#chosen.set(presentation.id, presentation)
    this.requestUpdate()
  }

  readonly #unchoose = () => {
    this.#chosen.clear()
    this.requestUpdate()
  }

  #filters() {
    const { words, studio } = this
    const { deck, owner, made, sort } = this.#filter
    const decks = this.#decks.value ?? []
    const options = { '': words.allDecks, ...Object.fromEntries(decks.map(({ id, name }) => [id, name])) }
    const others = (this.#members.value ?? []).filter(({ id }) => id !== studio.member.id)
    const owners = {
      ...{ '': words.anyOwner, [studio.member.id]: words.me },
      ...Object.fromEntries(others.map(({ id, name }) => [id, name])),
      none: words.noOwner,
    }
    const count = [deck, owner, made, sort !== unfiltered.sort].filter(Boolean).length
    return html`<search class="filters two homeowner-filters ${this.#areFiltersOpen ? 'open' : ''}">
      ${textField({ name: 'q', label: words.search, type: 'search', value: this.#askedFor, onInput: this.#searched.type })}
      <button type="button" class="quiet on-narrow" aria-expanded=${this.#areFiltersOpen ? 'true' : 'false'} @click=${this.#turnFilters}>${words.filter}${count ? ` · ${studio.format.number(count)}` : ''}</button>
      ${selectField({ name: 'owner', label: words.owner, options: owners, chosen: owner, onChange: (chosen: string) => this.#narrow({ owner: chosen }) })}
      ${decks.length > 1 ? selectField({ name: 'deck', label: words.deck, options, chosen: deck, onChange: (chosen: string) => this.#narrow({ deck: chosen }) }) : nothing}
      ${selectField({ name: 'made', label: words.madeWhen, options: words.madeSince, chosen: made, onChange: (chosen) => this.#narrow({ made: chosen }) })}
      ${selectField({ name: 'sort', label: words.sort, options: words.sorts, chosen: sort, onChange: (chosen) => this.#narrow({ sort: chosen }) })}
      ${this.#files('on-narrow')}
    </search>`
  }

  readonly #turnFilters = () => {
    this.#areFiltersOpen = !this.#areFiltersOpen
    this.requestUpdate()
  }

  readonly #showAll = () => {
    const input = this.querySelector<HTMLInputElement>('[name=q]')
    if (input) input.value = ''
    this.#searched.enter('')
    this.#narrow(unfiltered)
  }

  #list(presentations: Presentation[]) {
    const { words, studio } = this
    if (!presentations.length && !this.#presentations.hasMore) {
      const { stage, deck, owner, made } = this.#filter
      if (stage && !this.#searched.text && !deck && !owner && !made)
        return empty(words.noneInStage, words.noneInStageText, { label: words.showAll, click: this.#showAll })
      if (this.#searched.text || stage || deck || owner || made)
        return empty(words.noneFound, words.noneFoundText, { label: words.showAll, click: this.#showAll })
      const step = studio.canWrite ? { label: words.newOne, path: '/homeowners/new' } : undefined
      return empty(words.empty, words.emptyText, step)
    }
    return html`${this.#rows(presentations)} ${moreRows(studio, this.#presentations)}`
  }

  #rows(presentations: Presentation[]) {
    const { words, studio } = this
    return html`<ul class="list homeowners" aria-busy=${!this.#presentations.items}>${presentations.map((each) => rowOf(each, { ...{ words, studio }, members: this.#members.value ?? [], isChosen: this.#chosen.has(each.id), choose: this.#choose }))}</ul>`
  }

  #chooseAll(presentations: Presentation[]) {
    const areAll = presentations.every(({ id }) => this.#chosen.has(id))
    const choose = () => {
      for (const each of presentations)
        if (areAll) this.#chosen.delete(each.id)
        else this.#chosen.set(each.id, each)
      this.requestUpdate()
    }
    return html`<label class="check"><input type="checkbox" .checked=${areAll} ?disabled=${!this.#presentations.items} @change=${choose} /> ${this.words.selectShown}</label>`
  }
}

customElements.define('studio-homeowners', Homeowners)
