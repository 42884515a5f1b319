import { expect, it } from 'vitest'
import { mainButton } from '../../src/studio/screens/homeowners/next-step'
import type { Presentation, Stage } from '../../src/studio/screens/homeowners/standing'

type Given = { contract?: string; visit?: 'to come' | 'past'; email?: string | null }

const inOneDay = new Date(Date.now() + 86_400_000).toISOString()

/** Has only what the choice of the button reads. */
const at = (stage: Stage, { contract, visit, email = 'maria@example.com' }: Given = {}) =>
  ({
    ...{ stage, homeownerData: { first_name: 'Maria', email } },
    activity: {
      chosenTier: null,
      contract: contract ? { status: contract } : null,
      appointment: visit
        ? { status: 'booked', startsAt: visit === 'to come' ? inOneDay : '2026-01-05T15:00:00.000Z' }
        : null,
    },
  }) as unknown as Presentation

it('offers to book a visit once someone has signed, unless a visit is to come', () => {
  expect(mainButton(at('signed', { contract: 'sealed' }))).toBe('book')
  expect(mainButton(at('signed', { contract: 'sealed', visit: 'past' }))).toBe('book')
  expect(mainButton(at('signed', { contract: 'sealed', visit: 'to come' }))).toBeUndefined()
})

it('offers a contract once a visit is booked or a price is chosen', () => {
  expect(mainButton(at('booked', { visit: 'to come' }))).toBe('contract')
  expect(mainButton(at('booked', { visit: 'past' }))).toBe('contract')
  const chose = at('chose')
  expect(mainButton({ ...chose, activity: { ...chose.activity, chosenTier: 'best' } as never })).toBe('contract')
})

it('leaves the first place to the contract that is open, whatever else happened', () => {
  for (const contract of ['draft', 'sent', 'opened'])
    for (const stage of ['not_sent', 'chose', 'booked', 'signed'] as const)
      for (const visit of ['to come', 'past', undefined] as const)
        expect(mainButton(at(stage, { contract, ...(visit && { visit }) }))).toBeUndefined()
})

it('offers to send the link to those who have decided nothing, if there is an email, and nothing to those who are lost', () => {
  expect(mainButton(at('not_sent'))).toBe('send')
  expect(mainButton(at('watching', { contract: 'void' }))).toBe('send')
  expect(mainButton(at('not_sent', { email: null }))).toBeUndefined()
  expect(mainButton(at('lost', { visit: 'to come' }))).toBeUndefined()
})
