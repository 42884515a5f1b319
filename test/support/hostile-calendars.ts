import { vi } from 'vitest'
import { boundedWork } from '../../src/sales/appointments/bounded-work'
import { busyTimes } from '../../src/sales/appointments/busy-times'

export const loadIcal = () => import('../../src/vendor/ical.mjs')

export const ics = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
export const repeating = (rule: string) =>
  ics(event('UID:series', 'DTSTART:20261101T090000Z', 'DTEND:20261101T100000Z', `RRULE:${rule}`))

/** Reads a file and reports how it ended, how many steps it took, and the most between two pauses. */
export async function readHostile(text: string) {
  const ical = await loadIcal()
  let [steps, sincePause, mostBetween] = [0, 0, 0]
  const wait = vi.spyOn(scheduler, 'wait').mockImplementation(async () => {
    sincePause = 0
  })
  const counted = (count: (steps: number) => void) =>
    ical.setCount((amount) => {
      steps += amount
      sincePause += amount
      mostBetween = Math.max(mostBetween, sincePause)
      count(amount)
    })
  const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2027, 10, 1), timeZone: 'UTC', ownHost: 'localhost:8787' }
  const outcome = await busyTimes(ical, text, range, boundedWork(counted)).then(
    (found) => `${found.length} found`,
    (error: Error) => error.message,
  )
  const pauses = wait.mock.calls.length
  wait.mockRestore()
  return { outcome, steps, mostBetween, pauses }
}

export const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
export const parts = [
  'BYSECOND=0,59',
  'BYMINUTE=0,59',
  'BYHOUR=3',
  'BYDAY=MO,FR',
  'BYDAY=5MO,-5FR',
  'BYMONTHDAY=31,-31',
  'BYYEARDAY=366,-366',
  'BYWEEKNO=53',
  'BYMONTH=2,6',
  'BYSETPOS=366',
  'INTERVAL=999999999999',
]
export const never = ['BYMONTH=2;BYMONTHDAY=30', 'BYDAY=MO;BYMONTHDAY=31;BYMONTH=6']

const digits = (number: number, length: number) => String(number).padStart(length, '0')

/** Returns as many repeating events as exceptions, all in one series. */
export const series = (length: number, range = '') =>
  ics(
    ...Array.from({ length }, (_, index) => {
      const day = `2020${digits(1 + (Math.floor(index / 28) % 12), 2)}${digits(1 + (index % 28), 2)}`
      const time = `${day}T${digits(index % 24, 2)}${digits(index % 60, 2)}00Z`
      return [
        event('UID:one', `DTSTART:${time}`, 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;COUNT=1'),
        event('UID:one', `RECURRENCE-ID${range}:${time}`, `DTSTART:${time}`, 'DURATION:PT1H'),
      ].join('\r\n')
    }),
  )
