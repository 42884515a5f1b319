import { describe, expect, it } from 'vitest'
import type { Interval, Rules, WallWindow } from '../../src/sales/appointments/rules'
import { type Booked, findWindows } from '../../src/sales/appointments/windows'

const at = (text: string) => Date.parse(text)
const hour = 60 * 60 * 1000
const day = 24 * hour
const iso = (moment: number) => new Date(moment).toISOString().replace(':00.000', '')
const weekdays = [1, 2, 3, 4, 5, 6, 7]

const daily = (timeZone: string, ...spans: string[]): Rules => ({
  timeZone,
  weekly: weekdays.flatMap((weekday) => spans.map((span) => ({ weekday, ...wall(span) }))),
  overrides: [],
  minimumNoticeHours: 0,
  horizonDays: 365,
})

function wall(span: string): WallWindow {
  const [start = '', end = ''] = span.split('-')
  return { start, end, capacity: 1 }
}

/** Returns "start/end" of each window that begins in this range, for an empty calendar. */
const spansOf = (calendar: Rules, from: string, to: string, now = at(from) - 3 * day) =>
  findWindows(calendar, [], [], at(from), at(to), now).map(({ startsAt, endsAt }) => `${iso(startsAt)}/${iso(endsAt)}`)

describe('on the day when the clocks go forward', () => {
  it.each([
    // Denver skips 02:00 to 03:00 on 8 March 2026.
    [
      'America/Denver',
      '2026-03-08T07:00Z',
      ['01:00-02:30', '02:30-05:00', '08:00-10:00'],
      [
        '2026-03-08T08:00Z/2026-03-08T09:00Z',
        '2026-03-08T09:00Z/2026-03-08T11:00Z',
        '2026-03-08T14:00Z/2026-03-08T16:00Z',
      ],
    ],
    // Berlin skips 02:00 to 03:00 on 29 March 2026.
    [
      'Europe/Berlin',
      '2026-03-28T23:00Z',
      ['00:00-02:15', '02:15-02:45', '02:45-04:00'],
      ['2026-03-28T23:00Z/2026-03-29T01:00Z', '2026-03-29T01:00Z/2026-03-29T02:00Z'],
    ],
    // Lord Howe skips half an hour, 02:00 to 02:30 on 4 October 2026.
    [
      'Australia/Lord_Howe',
      '2026-10-03T13:30Z',
      ['01:00-02:15', '02:15-03:00', '08:00-10:00'],
      [
        '2026-10-03T14:30Z/2026-10-03T15:30Z',
        '2026-10-03T15:30Z/2026-10-03T16:00Z',
        '2026-10-03T21:00Z/2026-10-03T23:00Z',
      ],
    ],
    // Casablanca goes back to summer time after Ramadan: 02:00 to 03:00 on 22 March 2026.
    [
      'Africa/Casablanca',
      '2026-03-22T00:00Z',
      ['01:00-02:00', '02:00-03:00', '03:00-04:00'],
      ['2026-03-22T01:00Z/2026-03-22T02:00Z', '2026-03-22T02:00Z/2026-03-22T03:00Z'],
    ],
    // Santiago skips midnight itself, 00:00 to 01:00 on 6 September 2026.
    [
      'America/Santiago',
      '2026-09-06T04:00Z',
      ['00:00-00:30', '00:30-02:00', '08:00-10:00'],
      ['2026-09-06T04:00Z/2026-09-06T05:00Z', '2026-09-06T11:00Z/2026-09-06T13:00Z'],
    ],
  ])('%s has no window in the skipped hour, and no windows that overlap', (timeZone, from, spans, expected) => {
    const to = iso(at(from) + 23 * hour)
    expect(spansOf(daily(timeZone, ...spans), from, to)).toEqual(expected)
  })
})

describe('on the day when the clocks go back', () => {
  it.each([
    // Denver has 01:00 to 02:00 twice on 1 November 2026.
    [
      'America/Denver',
      '2026-11-01T06:00Z',
      ['00:00-01:30', '01:30-03:00', '08:00-10:00'],
      [
        '2026-11-01T06:00Z/2026-11-01T07:30Z',
        '2026-11-01T07:30Z/2026-11-01T10:00Z',
        '2026-11-01T15:00Z/2026-11-01T17:00Z',
      ],
    ],
    // Berlin has 02:00 to 03:00 twice on 25 October 2026.
    [
      'Europe/Berlin',
      '2026-10-24T22:00Z',
      ['02:00-03:00', '03:00-05:00'],
      ['2026-10-25T00:00Z/2026-10-25T02:00Z', '2026-10-25T02:00Z/2026-10-25T04:00Z'],
    ],
    // Lord Howe has 01:30 to 02:00 twice on 5 April 2026.
    [
      'Australia/Lord_Howe',
      '2026-04-04T13:00Z',
      ['01:00-01:45', '01:45-03:00'],
      ['2026-04-04T14:00Z/2026-04-04T14:45Z', '2026-04-04T14:45Z/2026-04-04T16:30Z'],
    ],
    // Casablanca leaves summer time for Ramadan: 02:00 to 03:00 twice on 15 February 2026.
    [
      'Africa/Casablanca',
      '2026-02-14T23:00Z',
      ['01:00-02:30', '02:30-04:00'],
      ['2026-02-15T00:00Z/2026-02-15T01:30Z', '2026-02-15T01:30Z/2026-02-15T04:00Z'],
    ],
    // Santiago has the hour before midnight twice, on 4 April 2026.
    [
      'America/Santiago',
      '2026-04-04T03:00Z',
      ['22:00-23:30', '23:30-00:30'],
      ['2026-04-05T01:00Z/2026-04-05T02:30Z', '2026-04-05T02:30Z/2026-04-05T04:30Z'],
    ],
  ])('%s has each window once', (timeZone, from, spans, expected) => {
    expect(spansOf(daily(timeZone, ...spans), from, iso(at(from) + 24 * hour + 59 * 60_000))).toEqual(expected)
  })
})

describe('a window', () => {
  it('over midnight belongs to the day on which it begins', () => {
    const calendar = { ...daily('America/Denver'), weekly: [{ weekday: 5, ...wall('22:00-02:00') }] }
    const found = findWindows(calendar, [], [], at('2026-12-01'), at('2026-12-08'), at('2026-11-30'))
    expect(found).toEqual([
      { date: '2026-12-04', startsAt: at('2026-12-05T05:00Z'), endsAt: at('2026-12-05T09:00Z'), capacity: 1, free: 1 },
    ])
  })

  it('until midnight ends there', () => {
    const found = spansOf(
      daily('Europe/Berlin', '22:00-24:00', '00:00-01:00'),
      '2026-12-01T20:00Z',
      '2026-12-02T00:30Z',
    )
    expect(found).toEqual(['2026-12-01T21:00Z/2026-12-01T23:00Z', '2026-12-01T23:00Z/2026-12-02T00:00Z'])
  })

  it.each([
    ['Asia/Kathmandu', '2026-12-01T02:15Z/2026-12-01T04:15Z'],
    ['Pacific/Chatham', '2026-11-30T18:15Z/2026-11-30T20:15Z'],
    ['Pacific/Kiritimati', '2026-11-30T18:00Z/2026-11-30T20:00Z'],
    ['Pacific/Pago_Pago', '2026-12-01T19:00Z/2026-12-01T21:00Z'],
  ])('is read in its own zone: %s', (timeZone, expected) => {
    const calendar = { ...daily(timeZone), overrides: [{ date: '2026-12-01', windows: [wall('08:00-10:00')] }] }
    expect(spansOf(calendar, '2026-11-30T00:00Z', '2026-12-03T00:00Z')).toEqual([expected])
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Denver'])(
    'is not offered on a day that %s closes, whatever the reader’s zone',
    (timeZone) => {
      const calendar = {
        ...daily(timeZone, '00:00-06:00', '18:00-24:00'),
        overrides: [{ date: '2026-12-02', windows: [] }],
      }
      const found = findWindows(
        calendar,
        [],
        [],
        at('2026-12-01T00:00-11:00'),
        at('2026-12-04T00:00+14:00'),
        at('2026-11-28'),
      )
      expect([...new Set(found.map(({ date }) => date))]).toEqual(expect.not.arrayContaining(['2026-12-02']))
      expect(found.length).toBeGreaterThan(1)
    },
  )

  it('counts the notice in elapsed hours, also across a clock change', () => {
    const calendar = { ...daily('America/Denver', '08:00-10:00', '09:00-10:00'), minimumNoticeHours: 24 }
    const starts = (now: string) => spansOf(calendar, '2026-03-08T07:00Z', '2026-03-09T05:00Z', at(now)).length
    expect(starts('2026-03-07T14:00Z')).toBe(2)
    expect(starts('2026-03-07T14:01Z')).toBe(1)
    expect(starts('2026-03-07T15:01Z')).toBe(0)
  })

  it('is offered up to the horizon, in days of the calendar', () => {
    const calendar = { ...daily('Pacific/Auckland', '08:00-10:00'), horizonDays: 2 }
    const found = findWindows(calendar, [], [], at('2026-12-01'), at('2026-12-31'), at('2026-12-01T12:00Z'))
    expect(found.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-03', '2026-12-04'])
  })

  it('is not offered when a busy time overlaps it by even a minute', () => {
    const calendar = daily('UTC', '08:00-10:00', '10:00-12:00', '12:00-14:00')
    const free = (...busy: Interval[]) =>
      findWindows(calendar, busy, [], at('2026-12-01'), at('2026-12-02'), at('2026-11-30')).map(({ startsAt }) =>
        iso(startsAt).slice(11, 16),
      )
    expect(free()).toEqual(['08:00', '10:00', '12:00'])
    expect(free([at('2026-12-01T10:00Z'), at('2026-12-01T12:00Z')])).toEqual(['08:00', '12:00'])
    expect(free([at('2026-12-01T09:59Z'), at('2026-12-01T10:01Z')])).toEqual(['12:00'])
    expect(free([at('2026-11-01'), at('2026-12-31')])).toEqual([])
  })
})

function randomBy(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const zones = [
  'America/Denver',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Apia',
]
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function randomCalendar(random: (below: number) => number) {
  const windows = (): WallWindow[] => {
    const found: WallWindow[] = []
    for (let minute = random(600); minute < 1300; minute += 15 * random(12)) {
      const length = 15 * (1 + random(16))
      if (minute + length > 1440) break
      found.push({
        start: clock(minute),
        end: minute + length === 1440 ? '24:00' : clock(minute + length),
        capacity: 1 + random(3),
      })
      minute += length
    }
    return found
  }
  const start = at('2026-01-01') + random(365) * day
  const date = (days: number) => new Date(start + days * day).toISOString().slice(0, 10)
  const rules: Rules = {
    timeZone: zones[random(zones.length)] ?? 'UTC',
    weekly: weekdays.flatMap((weekday) => (random(3) ? windows().map((window) => ({ weekday, ...window })) : [])),
    overrides: random(2)
      ? [
          { date: date(1), windows: [] },
          { date: date(2), windows: windows() },
        ]
      : [],
    minimumNoticeHours: random(30),
    horizonDays: 1 + random(5),
  }
  return { rules, start }
}

describe('with four hundred random calendars', () => {
  it('every listed window can be booked until it is full, and everything else is refused', () => {
    const random = randomBy(20_261_121)
    let listed = 0
    for (let round = 0; round < 400; round++) {
      const { rules, start } = randomCalendar(random)
      const now = start + random(day)
      const [from, to] = [start - day, start + 5 * day]
      const busy: Interval[] = random(2) ? [[start + random(2 * day), start + 2 * day + random(day)]] : []
      const booked: Booked[] = []
      const list = () => findWindows(rules, busy, booked, from, to, now)
      const accepts = (startsAt: number) => findWindows(rules, busy, booked, startsAt, startsAt + 1, now)
      const windows = list()
      listed += windows.length
      for (const [index, window] of windows.entries()) {
        const next = windows[index + 1]
        if (next && next.startsAt < window.endsAt) throw new Error(`Windows overlap in round ${round}.`)
        const isEarly = window.startsAt < now + rules.minimumNoticeHours * hour
        const isBusy = busy.some(([begin, end]) => begin < window.endsAt && end > window.startsAt)
        const isClosed = rules.overrides.some(({ date, windows: own }) => date === window.date && !own.length)
        if (isEarly || isBusy || isClosed) throw new Error(`${iso(window.startsAt)} is listed in round ${round}.`)
        const isSame = JSON.stringify(accepts(window.startsAt)) === JSON.stringify([window])
        if (!isSame || accepts(window.startsAt + 60_000 * (1 + random(14))).length)
          throw new Error(`Around ${iso(window.startsAt)} another is accepted than is listed, in round ${round}.`)
      }
      const chosen = windows[random(windows.length || 1)]
      if (!chosen) continue
      booked.push({ startsAt: chosen.startsAt, endsAt: chosen.endsAt, count: chosen.capacity - 1 })
      expect(accepts(chosen.startsAt)).toEqual([{ ...chosen, free: 1 }])
      booked[0] = { startsAt: chosen.startsAt, endsAt: chosen.endsAt, count: chosen.capacity }
      expect(accepts(chosen.startsAt)).toEqual([])
      expect(list()).toEqual(windows.filter((window) => window !== chosen))
    }
    expect(listed).toBeGreaterThan(2000)
  })
})
