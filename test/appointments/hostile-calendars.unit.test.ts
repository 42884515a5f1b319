import { scheduler } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { mostSteps, mostStepsAtOnce } from '../../src/sales/appointments/bounded-work'
import {
  event,
  frequencies,
  ics,
  loadIcal,
  never,
  parts,
  readHostile,
  repeating,
  series,
} from '../support/hostile-calendars'

// Workers provide this without an import.
vi.stubGlobal('scheduler', scheduler)
afterAll(() => void vi.unstubAllGlobals())

describe('a calendar that would take forever', () => {
  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYDAY=MO;BYMONTHDAY=31;BYMONTH=6',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=999999999999',
  ])('is given up at %s', async (rule) => {
    const { outcome, steps } = await readHostile(repeating(rule))
    expect(outcome).toMatch(/repeat too often, or never/)
    expect(steps).toBeLessThan(2 * mostStepsAtOnce)
  })

  it.each(frequencies)('finishes with a rule that repeats %s', async (frequency) => {
    for (const part of [...parts.slice(0, 3), never[0]]) {
      const rule = `FREQ=${frequency};${part};COUNT=300`
      const { steps, mostBetween } = await readHostile(repeating(rule))
      expect(steps, rule).toBeLessThan(mostSteps / 4)
      expect(mostBetween, rule).toBeLessThan(mostStepsAtOnce * 1.1)
    }
  })

  it.each([
    ['if its zone changes every second', 'RRULE:FREQ=SECONDLY'],
    ['if its zone never changes on the stated day', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ])('is given up %s', async (_, rule) => {
    const change = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', rule, 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200']
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', ...change, 'END:STANDARD', 'END:VTIMEZONE']
    const { outcome } = await readHostile(ics(...zone, event('DTSTART;TZID=Ours:20261201T090000', 'DURATION:PT1H')))
    expect(outcome).toMatch(/repeat too often, or never/)
  })

  it('is given up at an event that lasts forever', async () => {
    const { outcome } = await readHostile(ics(event('DTSTART:20261201T090000Z', 'DURATION:P999999999999D')))
    expect(outcome).toMatch(/repeat too often, or never/)
  })
})

describe('a calendar of many events', () => {
  it.each(['', ';RANGE=THISANDFUTURE'])('is read in linear time, with the range %j', async (range) => {
    const { default: ical } = await loadIcal()
    const looks = vi.spyOn(ical.Component.prototype, 'hasProperty')
    const looksAt = async (length: number) => {
      looks.mockClear()
      expect((await readHostile(series(length, range))).outcome).toBe('0 found')
      return looks.mock.calls.length
    }
    expect((await looksAt(600)) / (await looksAt(300))).toBeLessThan(2.1)
    looks.mockRestore()
  })

  it('is read in pieces', async () => {
    const { outcome, steps, mostBetween, pauses } = await readHostile(series(2000))
    expect(outcome).toBe('0 found')
    expect(steps).toBeGreaterThan(mostStepsAtOnce)
    expect(mostBetween).toBeLessThan(mostStepsAtOnce)
    expect(pauses).toBeGreaterThan(steps / mostStepsAtOnce)
  })

  it('is read even if its zone has rules since 1601, as Outlook’s do', async () => {
    const change = (kind: string, month: number) => [
      `BEGIN:${kind}`,
      'DTSTART:16010101T020000',
      `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      `END:${kind}`,
    ]
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe',
      ...change('STANDARD', 10),
      ...change('DAYLIGHT', 3),
      'END:VTIMEZONE',
    ]
    const leapDay = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29'
    const past = event('DTSTART:20240101T090000Z', 'DURATION:PT1H')
    for (const before of [0, 25, 50, 75, 100, 125, 150, 175]) {
      const text = ics(
        ...zone,
        ...Array(before).fill(past),
        event('DTSTART;TZID=W. Europe:20261201T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=9'),
        event('DTSTART:20240229T090000', 'DURATION:PT1H', leapDay),
      )
      expect([before, (await readHostile(text)).outcome]).toEqual([before, '9 found'])
    }
  })

  it('is rejected if it has more events than anyone has', async () => {
    const { outcome } = await readHostile(ics(event('DTSTART:20261201').concat('\r\n').repeat(50_001)))
    expect(outcome).toBe('It has more than 50000 events.')
  })
})
