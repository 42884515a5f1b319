import { html, nothing } from 'lit'
import { api } from '../../api'
import type { Context } from '../../context'
import { formatsIn } from '../../formats'
import { addressOf } from '../../router'
import type { Rules, Visit, Words } from './calendar'
import { addDays, dateIn } from './dates'

/** The visits that are still booked on days that are closed, or will be once they are saved. */
export function visitsOnClosedDays({ timeZone, overrides }: Pick<Rules, 'timeZone' | 'overrides'>) {
  const today = dateIn(timeZone, Date.now())
  const days = overrides
    .filter(({ date, windows }) => date >= today && windows.length === 0)
    .map(({ date }) => date)
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { key: `visits on ${timeZone} ${days}`, load: () => readVisits(first, last, timeZone, new Set(days)) }
}

async function readVisits(first: string, last: string, timeZone: string, days: Set<string>) {
  const found: Visit[] = []
  // Dates in the API are in UTC, so an extra day on each side covers the days in every time zone.
  const range = { from: addDays(first, -1), to: addDays(last, 1), status: 'booked', limit: 100 } as const
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { ...range, ...(cursor && { cursor }) }
    const { appointments, nextCursor } = await api.get('/api/appointments', { params: { query } })
    found.push(...appointments.filter(({ startsAt }) => days.has(dateIn(timeZone, startsAt))))
    cursor = nextCursor
  }
  return found
}

export function closedVisits(visits: Visit[], timeZone: string, words: Words, { format }: Context) {
  if (!visits.length) return nothing
  const { moment } = formatsIn(format.locale, timeZone)
  return html`<div class="banner" role="status">
    <p>${format.counted(words.onClosed, visits.length)}</p>
    <ul>
      ${visits.map(({ id, name, startsAt }) => html`<li><a href=${addressOf(`/calendar?visit=${id}`)}>${name}, ${moment(startsAt)}</a></li>`)}
    </ul>
  </div>`
}
