import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached } from '../../cached'
import { formatsIn } from '../../formats'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { empty, failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import type { Wanted } from '../homeowners/book-visit'
import './book-window'
import { readCalendar, readFree, readVisit, type Visit, type Words } from './calendar'
import { addDays, dateIn, isDate, spanOfDays, weekOf } from './dates'
import { dayColumn } from './day'
import './visit'
import { daysOf, rowsOf } from './windows-of-day'

const mostOfPage = 100

type Dragged = { visit: Visit; free: Map<string, string>; isKnown: boolean }

class CalendarWeek extends Screen<Words> {
  /** The dragged visit, and the start that it could have in each free window, by date and time. */
  #dragged: Dragged | undefined
  /** Set once the dragged visit was dropped on a window. */
  #dropped: { id: string; startsAt: string } | undefined
  /** The visit whose dialog has closed. Its link takes the focus as soon as it's shown. */
  #closed: string | undefined
  /** The visit whose link had the focus before the week was drawn again. A link that moves loses the focus. */
  #focused: string | undefined
  /** The free window that someone is booking. */
  #wanted: Wanted | undefined
  #error: unknown
  readonly #calendar = new Cached(this, () => ({ key: 'calendar', load: readCalendar }))
  /** The visit in the address, whose week is shown unless the address names another. */
  readonly #opened = new Cached<Visit>(this, () => {
    const id = this.search.get('visit')
    return id ? { key: `visit ${id}`, load: () => readVisit(id) } : undefined
  })
  readonly #visits = new Paged<Visit>(this, () => {
    const { first, last } = this.#span
    // Dates in the API are in UTC, so an extra day on each side covers the week in every time zone.
    const range = { from: addDays(first, -1), to: addDays(last, 1), limit: mostOfPage }
    return {
      key: `visits ${first}`,
      load: async (cursor) => {
        const query = { ...range, ...(cursor && { cursor }) }
        const { appointments, nextCursor } = await api.get('/api/appointments', { params: { query } })
        return { items: appointments, nextCursor }
      },
    }
  })

  get #timeZone() {
    return this.#calendar.value?.calendar?.timeZone ?? this.studio.organization.timeZone
  }

  get #today() {
    return dateIn(this.#timeZone, Date.now())
  }

  get #dates() {
    const asked = this.search.get('from')
    const opened = this.#opened.value && dateIn(this.#timeZone, this.#opened.value.startsAt)
    return weekOf(isDate(asked) ? asked : (opened ?? this.#today), this.studio.format.locale)
  }

  get #span() {
    const dates = this.#dates
    return { first: dates[0] ?? '', last: dates.at(-1) ?? '' }
  }

  override render() {
    const { studio, words } = this
    const zone = this.#timeZone.replaceAll('_', ' ')
    const actions = html`<a class="button quiet" href=${addressOf('/calendar/settings')}>${words.settings}</a>`
    return html`
      ${pageHead({ title: words.title, text: fill(words.zone, { zone }), actions })}
      ${shown(studio, this.#calendar, ({ calendar }) => (calendar ? html`` : this.#noCalendar()))}
      ${this.#weekHead()}
      ${this.#error === undefined ? nothing : failed(studio, this.#error)}
      ${shown(studio, this.#visits.loaded, () => this.#week())}
      ${this.#visit()}
      ${this.#wanted ? html`<studio-book-window .studio=${studio} .words=${words} .wanted=${this.#wanted} @close=${() => this.#book(undefined)}></studio-book-window>` : nothing}
    `
  }

  protected override willUpdate() {
    this.#focused = document.activeElement?.closest<HTMLElement>('.visit')?.dataset.id
  }

  protected override updated() {
    const id = this.#closed ?? this.#focused
    if (!id || this.search.has('visit')) return
    const link = this.querySelector<HTMLElement>(`.visit[data-id="${id}"]`)
    if (!link) return
    this.#closed = undefined
    if (link !== document.activeElement) link.focus()
  }

  #noCalendar() {
    const { studio, words } = this
    const step = studio.canWrite ? { label: words.setHours, path: '/calendar/settings' } : undefined
    return empty(words.emptyTitle, words.emptyText, step)
  }

  #weekHead() {
    const { words, studio } = this
    const { first, last } = this.#span
    const link = (label: string, path: string, text = label) =>
      html`<a class="button quiet" href=${addressOf(path)} aria-label=${label}>${text}</a>`
    return html`<div class="week-head">
      <h2 aria-live="polite">${spanOfDays(first, last, studio.format.locale)}</h2>
      <nav class="actions" aria-label=${words.weeks}>
        ${link(words.previousWeek, `/calendar?from=${addDays(first, -7)}`, '‹')}
        ${link(words.today, '/calendar')}
        ${link(words.nextWeek, `/calendar?from=${addDays(first, 7)}`, '›')}
      </nav>
    </div>`
  }

  #week() {
    const { studio, words } = this
    const timeZone = this.#timeZone
    const { first, last } = this.#span
    const visits = (this.#visits.items ?? []).filter(({ startsAt }) => {
      const date = dateIn(timeZone, startsAt)
      return first <= date && date <= last
    })
    const days = daysOf(this.#dates, this.#calendar.value?.calendar, visits, timeZone)
    const format = formatsIn(studio.format.locale, timeZone)
    const does = { lift: this.#lift, put: this.#put, letGo: this.#letGo, book: this.#book }
    const [today, now] = [this.#today, this.#keyOf(new Date().toISOString())]
    const lastDay = addDays(today, this.#calendar.value?.calendar?.horizonDays ?? 0)
    const rows = rowsOf(days)
    const shownDay = { studio: { ...studio, format }, words, today, now, lastDay, rows, dragged: this.#dragged, does }
    return html`
      ${visits.length ? nothing : html`<p class="quiet-text">${words.noVisits}</p>`}
      <ol class="week" .style=${`--rows:${1 + Math.max(0, ...rows.values())}`}>${days.map((day) => html`<li>${dayColumn({ ...shownDay, day, address: this.#addressOf })}</li>`)}</ol>
      ${moreRows(studio, this.#visits)}
    `
  }

  readonly #addressOf = (visit: Visit) => addressOf(this.#path(visit.id))

  #path(visit?: string, from = this.search.get('from')) {
    const query = new URLSearchParams({ ...(from && { from }), ...(visit && { visit }) }).toString()
    return query ? `/calendar?${query}` : '/calendar'
  }

  #visit() {
    const id = this.search.get('visit')
    if (!id) return nothing
    const close = () => {
      this.#dropped = undefined
      this.#closed = id
      this.studio.go(this.#path(undefined, this.#span.first))
    }
    const moved = ({ detail }: CustomEvent<string>) => {
      this.#dropped = undefined
      this.#closed = id
      this.studio.go(this.#path(undefined, dateIn(this.#timeZone, detail)))
    }
    const to = this.#dropped?.id === id ? this.#dropped.startsAt : undefined
    return html`<studio-visit .studio=${this.studio} .words=${this.words} .visitId=${id} .timeZone=${this.#timeZone} .to=${to} @close=${close} @moved=${moved}></studio-visit>`
  }

  readonly #book = (wanted: Wanted | undefined) => {
    this.#wanted = wanted
    this.requestUpdate()
  }

  /** The free windows are loaded while the visit is being dragged. */
  readonly #lift = async (visit: Visit) => {
    if (!visit.presentationId) return
    const dragged: Dragged = { visit, free: new Map(), isKnown: false }
    this.#dragged = dragged
    this.#error = undefined
    try {
      const { first, last } = this.#span
      const { days } = await readFree(visit.presentationId, first, last)
      const key = this.#keyOf
      for (const { windows } of days) for (const { startsAt } of windows) dragged.free.set(key(startsAt), startsAt)
      dragged.isKnown = true
    } catch (error) {
      this.#error = error
    }
    this.requestUpdate()
  }

  /** Returns a key such as 2026-12-01 08:00. */
  readonly #keyOf = (startsAt: string) => {
    const format = { timeZone: this.#timeZone, dateStyle: 'short', timeStyle: 'short' } as const
    return new Intl.DateTimeFormat('sv', format).format(new Date(startsAt))
  }

  readonly #letGo = () => {
    this.#dragged = undefined
    this.requestUpdate()
  }

  readonly #put = (startsAt: string) => {
    const { visit } = this.#dragged ?? {}
    this.#letGo()
    if (!visit) return
    this.#dropped = { id: visit.id, startsAt }
    this.studio.go(this.#path(visit.id))
  }
}

customElements.define('studio-calendar', CalendarWeek)
