import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const filesWith = (pattern: RegExp) =>
  globSync('src/**/*.ts', { exclude: ['src/env.d.ts'] }).filter((file) => pattern.test(readFileSync(file, 'utf8')))

describe('every email', () => {
  it('goes through one file', () => {
    expect(filesWith(/\bEMAIL\b(?!_)|\bEmailMessage\b/)).toEqual(['src/providers/mail.ts'])
  })

  it('is written by one function, and its invitation by another, which remove links from all text', () => {
    expect(filesWith(/\bas WrittenMail\b/)).toEqual(['src/providers/mail-layout.ts'])
    expect(filesWith(/\bas MailedCalendar\b/)).toEqual(['src/sales/appointments/calendar-files.ts'])
  })
})
