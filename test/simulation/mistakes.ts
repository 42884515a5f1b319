import type { Mistake } from './bundle'

/** Each breaks the code on purpose, in a way that a reviewer could miss, and names the invariant that notices. */
export const mistakes: [invariant: RegExp, what: string, mistake: Mistake][] = [
  [
    /Every event reaches/,
    'the schedule doesn’t look for events that the queue lost',
    { file: 'src/events/deliveries/fan-out.ts', from: 'isNull(events.enqueuedAt),', to: 'sql`false`,' },
  ],
  [
    /none comes twice/,
    'two workers send the same email',
    { file: 'src/events/mails/queries.ts', from: 'isWaiting, lte(mails.leasedUntil, now), isAt', to: 'isAt' },
  ],
  [
    /An answered call is there once/,
    'a retry with the same key is done again',
    {
      file: 'src/account/idempotency/middleware.ts',
      from: 'const key = rules && readKey(c, rules)',
      to: 'const key = undefined as string | undefined; void readKey',
    },
  ],
  [
    /An external id names one/,
    'an upsert changes nothing of a presentation that exists',
    {
      file: 'src/decks/presentations/upsert.ts',
      from: 'eq(presentations.deckId, deckId), sql`(',
      to: 'eq(presentations.deckId, deckId), sql`false and (',
    },
  ],
  [
    /Every row has an owner/,
    'a move leaves its rows behind',
    {
      file: 'src/account/shards/steps.ts',
      from: "return onTo('remove')",
      to: "return { phase: 'moved', dueAt: null }",
    },
  ],
  [
    /A link shows/,
    'no one publishes what a dead Worker left',
    { file: 'src/decks/published/publish-part.ts', from: 'lte(unpublished.dueAt, now),', to: 'sql`false`,' },
  ],
  [
    /Activity equals/,
    'each beacon counts as a view',
    {
      file: 'src/playback/beacons/record-viewing.ts',
      from: 'views = views + viewing.added_views,',
      to: 'views = views + 1,',
    },
  ],
  [
    /numbers of a deck/,
    'a folded day is counted again',
    {
      file: 'src/sales/analytics/unfolded.ts',
      from: 'const since = sql`(select days_folded_until',
      to: 'const since = sql`(select 0 * days_folded_until',
    },
  ],
  [
    /Nothing of an erased/,
    'an erasure leaves the events',
    {
      file: 'src/of-homeowners.ts',
      from: 'of(events, {\n    isTheirs: ({ organizationId, ids }) => sql`',
      to: 'of(events, {\n    isTheirs: ({ organizationId, ids }) => sql`0 and ',
    },
  ],
  [
    /Nothing of a deleted company/,
    'files of a deleted company stay',
    { file: 'src/account/shards/delete-company.ts', from: 'if (objects.length)', to: 'if (!objects.length)' },
  ],
  [
    /No hour is booked twice/,
    'a seat is taken without looking whether it is free',
    { file: 'src/sales/appointments/seats.ts', from: 'seats, taken)} <', to: 'seats, taken)} - 1000 <' },
  ],
  [
    /A signature counts once/,
    'a contract whose sealing failed is never sealed',
    { file: 'src/sales/contracts/seal.ts', from: 'signedAt} is not null and', to: 'signedAt} is null and' },
  ],
  [
    /A contract is paid once/,
    'a deposit that is owed is given back only if a time was set for it',
    {
      file: 'src/sales/payments/refund.ts',
      from: 'or(lte(payments.refundDueAt, now), isOwed)',
      to: 'and(lte(payments.refundDueAt, now), isOwed)',
    },
  ],
  [
    /A homeowner’s message/,
    'a message that rings is forgotten by an object that is evicted',
    { file: 'src/playback/live/room.ts', from: 'await this.wakeAt(until)\n    return until', to: 'return until' },
  ],
  [
    /Nothing is stuck/,
    'no one takes up a delivery whose sender died',
    { file: 'src/events/deliveries/deliver.ts', from: "status} = 'pending'`,", to: "status} = 'none'`," },
  ],
]
