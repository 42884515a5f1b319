import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import type { Wanted } from '../homeowners/book-visit'
import { isMovable, type Visit, type Words } from './calendar'
import { longDay, shortDay, spanOfClocks } from './dates'
import { type Day, type DayWindow, freeIn, isOff } from './windows-of-day'

type Does = {
  lift: (visit: Visit) => void
  put: (startsAt: string) => void
  letGo: () => void
  book: (wanted: Wanted) => void
}
type ShownDay = {
  studio: Context
  words: Words
  today: string
  /** Date and time in the calendar's time zone. */
  now: string
  lastDay: string
  /** The row of each start of a window, from 1. */
  rows: Map<string, number>
  day: Day
  dragged: { free: Map<string, string>; isKnown: boolean } | undefined
  does: Does
  address: (visit: Visit) => string
}

export function dayColumn(shown: ShownDay) {
  const { studio, words, today, day } = shown
  const { locale } = studio.format
  const isPast = day.date < today
  // Nothing can be booked there anymore.
  const windows = isPast ? day.windows.filter(({ visits }) => visits.length) : day.windows
  const booked = day.isClosed && !isPast ? day.windows.flatMap(({ visits }) => visits.filter(isBooked)).length : 0
  const closed = booked ? studio.format.counted(words.closedButBooked, booked) : words.closed
  const note = day.isClosed ? closed : windows.length ? '' : isPast ? words.none : words.noWindows
  const isToday = day.date === today
  return html`<section class="day ${isPast ? 'past' : ''}">
    <header class="${isToday ? 'today' : ''} ${booked ? 'in-conflict' : ''}">
      <h3 aria-label=${longDay(day.date, locale)} aria-current=${isToday ? 'date' : nothing}>${shortDay(day.date, locale)}</h3>
      ${day.name ? html`<strong>${day.name}</strong>` : nothing}
      ${note ? html`<p>${note}</p>` : nothing}
    </header>
    ${windows.map((window) => windowOf(shown, window))}
  </section>`
}

const isBooked = ({ status }: Visit) => status === 'booked'

function windowOf(shown: ShownDay, window: DayWindow) {
  const { studio, words, day, dragged, does } = shown
  const startsAt = dragged?.free.get(`${day.date} ${window.start}`)
  const free = freeIn(window)
  const over = (event: DragEvent) => {
    if (startsAt) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (startsAt) does.put(startsAt)
  }
  const span = spanOfClocks(window.start, window.end, studio.format.locale)
  const isOpen = window.capacity !== undefined && isAhead(shown, window)
  const canBook = isOpen && free > 0 && studio.canWrite
  const when = html`<span>${span}</span>
    ${isOpen ? html`<small>${free ? studio.format.counted(words.free, free) : words.full}</small>` : nothing}`
  const label = fill(words.bookAt, { day: longDay(day.date, studio.format.locale) })
  const bookButton = html`<button type="button" class="when" title=${words.bookVisit} @click=${() => does.book({ ...window, date: day.date })}><span class="visually-hidden">${label}</span>${when}</button>`
  const state = dragged?.isKnown ? (startsAt ? 'target' : 'shut') : ''
  // Each link stays with its visit, or a key pressed during a redraw could open another one.
  const visits = repeat(
    window.visits,
    ({ id }) => id,
    (visit) => visitLink(shown, visit),
  )
  const row = `--row:${1 + (shown.rows.get(window.start) ?? 1)}`
  return html`<div class="window ${state}" .style=${row} @dragover=${over} @drop=${drop}>
    ${canBook ? bookButton : html`<p class="when">${when}</p>`}
    ${visits}
  </div>`
}

/** Windows before now can't be booked anymore, and those after the last day not yet. */
const isAhead = ({ day, now, lastDay }: ShownDay, { start }: DayWindow) =>
  `${day.date} ${start}` > now && day.date <= lastDay

function visitLink({ studio, words, does, address }: ShownDay, visit: Visit) {
  const { status, name, kind, location, mailProblem } = visit
  const isShort = isOff(visit)
  const lift = (event: DragEvent) => {
    event.dataTransfer?.setData('text/plain', name)
    does.lift(visit)
  }
  // This is a link, because all browsers let links be dragged, but not all let buttons.
  return html`<a
    class="visit ${status}"
    data-id=${visit.id}
    href=${address(visit)}
    draggable=${studio.canWrite && isMovable(visit)}
    @dragstart=${lift}
    @dragend=${does.letGo}
  >
    <strong>${name}</strong>
    ${kind && !isShort ? html`<span>${kind.name}</span>` : nothing}
    ${location && !isShort ? html`<span class="place">${location}</span>` : nothing}
    ${status === 'booked' ? nothing : html`<span class="standing">${words.states[status]}</span>`}
    ${mailProblem ? html`<span class="fault">${words.mailProblem}</span>` : nothing}
  </a>`
}
