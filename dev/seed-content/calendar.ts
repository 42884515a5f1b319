import { Temporal } from 'temporal-polyfill/implementation'
import { holidayOn } from '../../src/sales/contracts/law/federal-holidays.ts'

const morning = [
  { start: '08:00', end: '10:00' },
  { start: '10:00', end: '12:00' },
]
const afternoon = [
  { start: '13:00', end: '15:00' },
  { start: '15:00', end: '17:00' },
]

const saturday = 6
const windowsOf = (weekday: number) => (weekday === saturday ? morning : [...morning, ...afternoon])

/** The calendar is open Monday to Saturday, except for lunch, one day of next week, and federal holidays. */
export const calendar = (now: number) => ({
  timeZone: 'America/Denver',
  weekly: [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    windowsOf(weekday).map((window) => ({ weekday, ...window, capacity: weekday === saturday ? 1 : 2 })),
  ),
  overrides: Object.entries({ [wednesdayOfNextWeek(now)]: 'Company training', ...holidays(now) }).map(
    ([date, name]) => ({
      ...{ date, name, windows: [] },
    }),
  ),
  minimumNoticeHours: 24,
  horizonDays: 45,
  kinds: [
    { id: 'half-hour', name: 'Half an hour with Daniel', durationMinutes: 30 },
    { id: 'measuring', name: 'Measuring the roof', durationMinutes: 60 },
  ],
})

const daysAhead = 365

function holidays(now: number) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate()
  const days = Array.from({ length: daysAhead }, (_, days) => today.add({ days }))
  return Object.fromEntries(
    days.flatMap((date) => {
      const name = holidayOn(date)
      return name ? [[date.toString(), name]] : []
    }),
  )
}

function wednesdayOfNextWeek(now: number) {
  const date = new Date(now)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - sinceMonday + 9))
    .toISOString()
    .slice(0, 10)
}

type Day = { date: string; windows: { startsAt: string }[] }

const visits = [
  { window: 1, name: 'Ingrid Solberg', email: 'ingrid.solberg@example.com' },
  { window: 1, name: 'Ravi Menon', email: 'ravi.menon@example.com' },
  { window: 5, name: 'Lucille Grant', email: 'lucille.grant@example.com' },
  { window: 8, name: 'Tomás Herrera', email: 'tomas.herrera@example.com' },
]

/** Two of the visits share a window, which has no room for both on a Saturday. */
export function visitsIn(days: Day[]) {
  const windows = days
    .filter(({ date }) => Temporal.PlainDate.from(date).dayOfWeek < saturday)
    .flatMap((day) => day.windows)
  return visits.map(({ window, ...visitor }) => ({ ...visitor, startsAt: windows[window]?.startsAt }))
}
