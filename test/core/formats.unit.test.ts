import { expect, it } from 'vitest'
import { formatsIn } from '../../src/studio/formats'

it('names today and yesterday by the company’s time zone, although it is tomorrow in UTC', () => {
  const { recentDay } = formatsIn('en', 'America/Denver')
  const now = Date.parse('2026-11-30T03:51:00Z')
  expect(recentDay('2026-11-30T03:49:00Z', now)).toBe('Today')
  expect(recentDay('2026-11-29T06:59:00Z', now)).toBe('Yesterday')
  expect(recentDay('2026-11-28T06:59:00Z', now)).toBe('Nov 27, 2026')
  expect(formatsIn('de', 'Europe/Berlin').recentDay('2026-11-30T03:49:00Z', now)).toBe('Heute')
})
