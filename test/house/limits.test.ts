import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { limitNames } from '../../src/core/http/limit-names.ts'
import * as limits from '../../src/core/limits.ts'

const guide = await readFile('docs/limits.md', 'utf8')
const wrangler = await readFile('wrangler.toml', 'utf8')

it('the guide lists every limit that a 429 can name, and no other', () => {
  const listed = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(listed.filter((name) => name !== 'limit').toSorted()).toEqual([...limitNames].toSorted())
})

it('the guide names the sizes that the code and the production settings have', () => {
  const production = wrangler.slice(wrangler.indexOf('\n[env.production'))
  const setting = (name: string) =>
    Number(production.match(new RegExp(`^${name} = ([\\d_]+)`, 'm'))?.[1]?.replaceAll('_', ''))
  const counter = (name: string) => Number(production.match(new RegExp(`name = "${name}"[^[]*?limit = (\\d+)`))?.[1])
  const sizes = {
    api_key_calls: limits.callsAMinuteOfKey,
    idempotency_keys: counter('IDEMPOTENCY_KEYS'),
    viewer_events: counter('VIEWER_EVENTS'),
    questions: counter('QUESTIONS'),
    questions_of_presentation: setting('QUESTIONS_PER_HOUR'),
    bookings: counter('BOOKINGS'),
    contracts: counter('CONTRACTS'),
    verifications: counter('VERIFICATIONS'),
    password_tries: setting('SIGN_IN_FAILURES_PER_MINUTE'),
    registrations: setting('REGISTRATIONS_PER_HOUR'),
    sockets: limits.mostLiveViewers,
    homeowner_emails: setting('HOMEOWNER_MAILS_PER_DAY'),
    narration_characters: setting('NARRATION_MONTHLY_CHARACTERS'),
    proposals: limits.proposalsPerHour,
    pictures: limits.picturesPerHour,
    roof_lookups: limits.roofLookupsPerHour,
    reminder_tests: limits.reminderTestsPerHour,
  }
  for (const [name, size] of Object.entries(sizes))
    expect([name, guide.match(new RegExp(`\`${name}\` \\| ([\\d,]+)`))?.[1]]).toEqual([
      name,
      size.toLocaleString('en-US'),
    ])
})
