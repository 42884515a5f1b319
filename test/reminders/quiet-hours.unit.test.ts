import { describe, expect, it } from 'vitest'
import { homeTimeZones } from '../../src/sales/contracts/law/us-states'
import { beforeNight, fromMorning, isNight } from '../../src/sales/reminders/quiet-hours'

const at = (moment: string, zones: string[], find = fromMorning) =>
  new Date(find(Date.parse(moment), zones)).toISOString()
const zonesOf = (state: string | null, zip: string | null = null, calendarZone: string | null = null) =>
  homeTimeZones({ state, zip }, calendarZone)

describe('the quiet hours of a home', () => {
  it.each([
    ['Honolulu', 'HI', '2026-07-01T06:59:59Z', '2026-07-01T06:59:59.000Z'],
    ['Honolulu', 'HI', '2026-07-01T07:00:00Z', '2026-07-01T18:00:00.000Z'],
    ['Phoenix', 'AZ', '2026-07-01T14:59:00Z', '2026-07-01T15:00:00.000Z'],
    ['Phoenix', 'AZ', '2026-12-01T14:59:00Z', '2026-12-01T15:00:00.000Z'],
    ['New York', 'NY', '2026-07-01T11:00:00Z', '2026-07-01T12:00:00.000Z'],
    ['New York', 'NY', '2026-12-01T12:00:00Z', '2026-12-01T13:00:00.000Z'],
    ['New York on the night when clocks go forward', 'NY', '2026-03-08T03:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['New York on the night when clocks go back', 'NY', '2026-11-01T02:00:00Z', '2026-11-01T13:00:00.000Z'],
  ])('of %s end at 8 AM there', (_, state, asked, expected) => {
    expect(at(asked, zonesOf(state))).toBe(expected)
  })

  it.each([
    [
      'a state with two time zones',
      zonesOf('TX'),
      '2026-01-10T02:59:00Z',
      '2026-01-10T03:00:00Z',
      '2026-01-10T15:00:00.000Z',
    ],
    [
      'a home in an unknown place',
      zonesOf(null),
      '2026-01-10T01:59:00Z',
      '2026-01-10T02:00:00Z',
      '2026-01-10T16:00:00.000Z',
    ],
  ])('of %s begin with the earliest and end with the latest time zone', (_, zones, evening, night, morning) => {
    expect([isNight(Date.parse(evening), zones), isNight(Date.parse(night), zones)]).toEqual([false, true])
    expect(at(night, zones)).toBe(morning)
  })

  it('follow the ZIP code if no state is known, and the calendar if neither is', () => {
    expect(zonesOf(null, '96813')).toEqual(['Pacific/Honolulu'])
    expect(zonesOf('Arizona')).toEqual(['America/Phoenix'])
    expect(zonesOf('Bavaria', null, 'Europe/Berlin')).toEqual(['Europe/Berlin'])
  })

  it('move a reminder to the evening before if the morning would be too late', () => {
    expect(at('2026-01-10T12:00:00Z', zonesOf('CO'), beforeNight)).toBe('2026-01-10T03:00:00.000Z')
    expect(at('2026-01-10T04:30:00Z', zonesOf('CO'), beforeNight)).toBe('2026-01-10T03:00:00.000Z')
    expect(at('2026-01-10T20:00:00Z', zonesOf('CO'), beforeNight)).toBe('2026-01-10T20:00:00.000Z')
    expect(at('2026-01-10T12:00:00Z', zonesOf('TX'), beforeNight)).toBe('2026-01-10T02:00:00.000Z')
  })
})
