const morning = [
  { start: '08:00', end: '10:00' },
  { start: '10:00', end: '12:00' },
]
const afternoon = [
  { start: '13:00', end: '15:00' },
  { start: '15:00', end: '17:00' },
]

const windowsOf = (weekday: number) => (weekday === 6 ? morning : [...morning, ...afternoon])

/** Monday to Saturday, with lunch, and a day of next week on which nobody comes. */
export const calendar = (now: number) => ({
  timeZone: 'America/Denver',
  weekly: [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    windowsOf(weekday).map((window) => ({ weekday, ...window, capacity: weekday === 6 ? 1 : 2 })),
  ),
  overrides: [{ date: wednesdayOfNextWeek(now), windows: [] }],
  minimumNoticeHours: 24,
  horizonDays: 45,
  kinds: [
    { id: 'half-hour', name: 'Half an hour with Dana', durationMinutes: 30 },
    { id: 'measuring', name: 'Measuring the roof', durationMinutes: 60 },
  ],
})

function wednesdayOfNextWeek(now: number) {
  const date = new Date(now)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - sinceMonday + 9))
    .toISOString()
    .slice(0, 10)
}

export const visits = [
  { window: 1, name: 'Ingrid Solberg', email: 'ingrid.solberg@example.com' },
  { window: 1, name: 'Ravi Menon', email: 'ravi.menon@example.com' },
  { window: 5, name: 'Lucille Grant', email: 'lucille.grant@example.com' },
  { window: 8, name: 'Tomás Herrera', email: 'tomas.herrera@example.com' },
]
