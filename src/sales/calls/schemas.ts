import { id, isoTime, moment, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { tierNames } from '../../core/shared/tiers'
import { viewerUrl } from '../../decks/presentations/schemas'
import { noteText } from '../notes/schemas'
import { type listCalls, mostSnoozed } from './queries'
import { reasons, textOf } from './reason'
import { type CallRecord, outcomes } from './tables'

const usualCalls = 10
const mostCalls = 100

export const callListQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(mostCalls).default(usualCalls).openapi({
    example: usualCalls,
    description: 'How many homeowners to list.',
  }),
  snoozed: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .openapi({ description: 'Whether to include those who are off the list until a time.' }),
})

const listedCall = z
  .object({
    presentationId: id,
    firstName: z.string().openapi({ example: 'Maria' }),
    lastName: z.string().nullable().openapi({ example: 'Okafor' }),
    phone: z.string().nullable().openapi({ example: '+1 303 555 0100' }),
    email: z.string().nullable().openapi({ example: 'maria@example.com' }),
    reason: z.enum(reasons).openapi({ example: 'chose' }),
    reasonText: z.string().openapi({ example: 'Chose Best, $21,720' }),
    at: timestamp,
    tier: z.enum(tierNames).nullable().openapi({ example: 'best' }),
    priceCents: z.int().nullable().openapi({ example: 2_172_000 }),
    timesPricesWatched: z.int().openapi({ example: 2 }),
    question: z.string().nullable().openapi({ example: 'How long does it take?' }),
    unsigned: z.array(z.string()).openapi({ example: ['Sam Okafor'] }),
    lastContactAt: timestamp.nullable(),
    lastUnansweredAt: timestamp.nullable(),
    lastNoteAt: timestamp.nullable(),
    viewerUrl: z.url().openapi({ example: 'https://porchlight.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
    ownerId: id.nullable(),
  })
  .openapi('ListedCall')

const snoozedCall = z
  .object({
    presentationId: id,
    firstName: z.string().openapi({ example: 'Maria' }),
    lastName: z.string().nullable().openapi({ example: 'Okafor' }),
    outcome: z.enum(outcomes).openapi({ example: 'snooze' }),
    until: timestamp,
    note: z.string().nullable().openapi({ example: 'On vacation.' }),
    authorName: z.string().nullable().openapi({ example: 'Ana Ruiz' }),
  })
  .openapi('SnoozedCall')

export const callList = z
  .object({ calls: z.array(listedCall).max(mostCalls), snoozed: z.array(snoozedCall).max(mostSnoozed).optional() })
  .openapi('CallList')

export const callPath = z.object({ presentationId: pathId('presentationId') })
export const recordedPath = z.object({ presentationId: pathId('presentationId'), callId: pathId('callId') })

export const callInput = z
  .strictObject({
    outcome: z.enum(outcomes).openapi({ example: 'reached' }),
    until: moment.transform((time) => Date.parse(time)).optional(),
    note: noteText.optional(),
  })
  .openapi('CallInput')

export const callAnswer = z
  .object({
    call: z
      .object({ id, presentationId: id, outcome: z.enum(outcomes), at: timestamp, until: timestamp.nullable() })
      .openapi('Call'),
  })
  .openapi('CallAnswer')

type Found = Awaited<ReturnType<typeof listCalls>>

export const listedCallOf = (row: Found['due'][number], requestUrl: string): z.infer<typeof listedCall> => {
  const { due, chosenTier, priceCents, timesPricesWatched, question, linkSentAt, answeredAt, call, notedAt } = row
  const lastContactAt = Math.max(linkSentAt ?? 0, answeredAt ?? 0, call?.reachedAt ?? 0)
  const unansweredAt = call?.unansweredAt ?? 0
  return {
    presentationId: row.presentationId,
    firstName: row.firstName ?? '',
    lastName: row.lastName,
    phone: row.phone,
    email: row.email,
    reason: due.reason,
    reasonText: textOf(due.reason, row),
    at: isoTime(due.at),
    tier: chosenTier,
    priceCents,
    timesPricesWatched,
    question: due.reason === 'asked' ? question : null,
    unsigned: row.contract?.unsigned ?? [],
    lastContactAt: lastContactAt ? isoTime(lastContactAt) : null,
    lastUnansweredAt: unansweredAt > (call?.reachedAt ?? 0) ? isoTime(unansweredAt) : null,
    lastNoteAt: notedAt === null ? null : isoTime(notedAt),
    viewerUrl: viewerUrl(requestUrl, row.presentationId),
    ownerId: row.ownerId,
  }
}

export const snoozedCallOf = ({ firstName, until, ...row }: NonNullable<Found['waiting']>[number]) => ({
  ...row,
  firstName: firstName ?? '',
  until: isoTime(until),
})

export const callOf = ({ id, presentationId, outcome, at, until }: CallRecord) => ({
  id,
  presentationId,
  outcome,
  at: isoTime(at),
  until: until === null ? null : isoTime(until),
})
