import { expect, it } from 'vitest'
import { words } from '../../src/locales/studio/homeowners/en'
import type { Context } from '../../src/studio/context'
import { formatsIn } from '../../src/studio/formats'
import { factsOf, type Presentation } from '../../src/studio/screens/homeowners/standing'

const studio = { format: formatsIn('en-US', 'America/Denver') } as unknown as Context

/** Has only what the list says about a visit. */
const withVisit = (status: string, stage = 'not_sent') =>
  ({
    ...{ stage, homeownerData: { first_name: 'Maria' }, createdAt: '2026-01-01T15:00:00.000Z' },
    activity: {
      ...{ views: 0, lastViewedAt: null, completion: 0, questions: 0, unansweredQuestions: 0, chosenTier: null },
      ...{ contract: null, activityAt: null, appointment: { status, startsAt: '2026-01-05T15:00:00.000Z' } },
    },
  }) as unknown as Presentation

it('says of a visit in the list when it is, and that it was canceled', () => {
  expect(factsOf(withVisit('booked', 'booked'), words, studio)).toBe('Visit on Jan 5, 2026, 8:00 AM')
  expect(factsOf(withVisit('cancelled'), words, studio)).toBe('Visit on Jan 5, 2026, 8:00 AM (canceled)')
})
