import { scheduler } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { busyTimes } from '../../src/sales/appointments/busy-times'
import { event, ics, single } from '../support/calendars'

// Workers provide this without an import.
vi.stubGlobal('scheduler', scheduler)
afterAll(() => void vi.unstubAllGlobals())

const at = (text: string) => Date.parse(text)

/** Returns "start/end" of each busy interval in December 2026, for a company in Denver. */
const busyIn = async (text: string, range = {}) =>
  (
    await busyTimes(await import('../../src/vendor/ical.mjs'), text, {
      from: at('2026-12-01'),
      to: at('2027-01-01'),
      timeZone: 'America/Denver',
      ownHost: 'localhost:8787',
      ...range,
    })
  ).map((interval) => interval.map((moment) => new Date(moment).toISOString().replace(':00.000', '')).join('/'))

describe('the busy times of a calendar', () => {
  it('include every event: in UTC, in its own zone, or floating in the company’s zone', async () => {
    const text = ics(
      single(':20261201T150000Z', ':20261201T160000Z'),
      single(';TZID=Europe/Berlin:20261202T090000', ';TZID=Europe/Berlin:20261202T100000'),
      single(':20261203T090000', ':20261203T100000'),
      event('DTSTART:20261204T150000Z', 'DURATION:PT90M'),
    )
    expect(await busyIn(text)).toEqual([
      '2026-12-01T15:00Z/2026-12-01T16:00Z',
      '2026-12-02T08:00Z/2026-12-02T09:00Z',
      '2026-12-03T16:00Z/2026-12-03T17:00Z',
      '2026-12-04T15:00Z/2026-12-04T16:30Z',
    ])
  })

  it('span whole days from midnight to midnight in the company’s zone, with or without an end', async () => {
    const text = ics(single(';VALUE=DATE:20261205', ';VALUE=DATE:20261207'), event('DTSTART;VALUE=DATE:20261209'))
    expect(await busyIn(text)).toEqual(['2026-12-05T07:00Z/2026-12-07T07:00Z', '2026-12-09T07:00Z/2026-12-10T07:00Z'])
  })

  it('leave out events that are free, canceled or written by us', async () => {
    const text = ics(
      single(':20261201T150000Z', ':20261201T160000Z', 'TRANSP:TRANSPARENT'),
      single(':20261202T150000Z', ':20261202T160000Z', 'STATUS:CANCELLED'),
      single(':20261203T150000Z', ':20261203T160000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      'BEGIN:VEVENT\r\nUID:3f0e8a52@localhost:8787\r\nDTSTART:20261204T150000Z\r\nDTEND:20261204T160000Z\r\nEND:VEVENT',
      single(':20261105T150000Z', ':20261105T160000Z'),
    )
    expect(await busyIn(text)).toEqual([])
  })

  it('are merged where they overlap', async () => {
    const text = ics(
      single(':20261201T160000Z', ':20261201T180000Z'),
      single(':20261201T150000Z', ':20261201T163000Z'),
      single(':20261201T180000Z', ':20261201T190000Z'),
    )
    expect(await busyIn(text)).toEqual(['2026-12-01T15:00Z/2026-12-01T19:00Z'])
  })

  it('follow recurrence rules, without excluded dates and with moved ones', async () => {
    const uid = 'UID:weekly'
    const series = [
      'BEGIN:VEVENT',
      uid,
      'DTSTART;TZID=America/Denver:20200107T090000',
      'DTEND;TZID=America/Denver:20200107T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'EXDATE;TZID=America/Denver:20261208T090000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      uid,
      'RECURRENCE-ID;TZID=America/Denver:20261215T090000',
      'DTSTART;TZID=America/Denver:20261216T130000',
      'DTEND;TZID=America/Denver:20261216T140000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      uid,
      'RECURRENCE-ID;TZID=America/Denver:20261222T090000',
      'STATUS:CANCELLED',
      'DTSTART;TZID=America/Denver:20261222T090000',
      'DTEND;TZID=America/Denver:20261222T100000',
      'END:VEVENT',
    ].join('\r\n')
    expect(await busyIn(ics(series))).toEqual([
      '2026-12-01T16:00Z/2026-12-01T17:00Z',
      '2026-12-16T20:00Z/2026-12-16T21:00Z',
      '2026-12-29T16:00Z/2026-12-29T17:00Z',
    ])
  })

  it('keep their local time across a clock change', async () => {
    const daily = event(
      'DTSTART;TZID=America/Denver:20261030T090000',
      'DTEND;TZID=America/Denver:20261030T100000',
      'RRULE:FREQ=DAILY;COUNT=4',
    )
    expect(await busyIn(ics(daily), { from: at('2026-10-01') })).toEqual([
      '2026-10-30T15:00Z/2026-10-30T16:00Z',
      '2026-10-31T15:00Z/2026-10-31T16:00Z',
      '2026-11-01T16:00Z/2026-11-01T17:00Z',
      '2026-11-02T16:00Z/2026-11-02T17:00Z',
    ])
  })

  it('follow the rules that the file gives for a zone with a custom name', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    const text = ics(zone, single(';TZID=Our Time:20261201T090000', ';TZID=Our Time:20261201T100000'))
    expect(await busyIn(text)).toEqual(['2026-12-01T14:00Z/2026-12-01T15:00Z'])
  })

  it('are read from ten thousand events', async () => {
    const text = ics(
      ...Array.from({ length: 10_000 }, (_, index) => {
        const start = new Date(at('2026-11-01') + index * 2 * 60 * 60 * 1000)
          .toISOString()
          .replaceAll(/[-:]|\.000/g, '')
        return event(`DTSTART:${start}`, 'DURATION:PT1H')
      }),
    )
    expect(await busyIn(text)).toHaveLength(31 * 12)
  })

  it.each([
    ['a web page', '<!doctype html><html></html>'],
    ['nothing', ''],
    ['half a file', ics(single(':20261201T150000Z', ':20261201T160000Z')).slice(0, 90)],
    ['another kind of file', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    [
      'an event that repeats every second forever',
      ics(event('DTSTART:20261201T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    ],
  ])('can’t be read from %s', async (_, text) => {
    await expect(busyIn(text)).rejects.toThrow(/iCalendar|repeat/)
  })
})
