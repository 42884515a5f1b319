import { describe, expect, it } from 'vitest'
import { hoursIn, spanIn } from '../../src/core/shared/time-span'

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`)
const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')

describe('a span of time', () => {
  it.each([
    ['en-US', 'America/Denver', 'Tuesday, November 24, 8 – 10 AM'],
    ['en-US', 'Asia/Tokyo', 'Wednesday, November 25, 12 – 2 AM'],
    ['en-US', 'Asia/Shanghai', 'Tuesday, November 24 at 11 PM – Wednesday, November 25 at 1 AM'],
    ['de', 'Asia/Shanghai', 'Dienstag, 24. November um 23 Uhr – Mittwoch, 25. November um 01 Uhr'],
    ['en-US', 'Asia/Bangkok', 'Tuesday, November 24, 10 PM – 12 AM'],
    ['en-US', 'Asia/Kolkata', 'Tuesday, November 24, 8:30 – 10:30 PM'],
  ])('names each day that it touches, and no other: %s in %s', (locale, zone, said) => {
    expect(plain(spanIn(locale, zone, at('24T15:00'), at('24T17:00')))).toBe(said)
  })

  it('shows only hours when the day was already named', () => {
    expect(plain(hoursIn('en-US', 'Asia/Shanghai', at('24T15:00'), at('24T17:00')))).toBe('11 PM – 1 AM')
  })
})
