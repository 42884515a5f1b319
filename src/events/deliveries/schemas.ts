import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, moment, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { eventTypes } from '../event-types/catalogue'
import { payload } from '../event-types/described-events'
import type { LoggedDelivery } from './queries'
import { type Attempt, deliveryStatuses } from './tables'

const status = z.enum(deliveryStatuses).openapi({ example: 'delivered' })

const attempt = z
  .object({
    number: z.int().openapi({ example: 1 }),
    startedAt: timestamp,
    durationMilliseconds: z
      .int()
      .nullable()
      .openapi({ description: 'How long the try took, in milliseconds; null while it is running.', example: 84 }),
    statusCode: z.int().nullable().openapi({ example: 200 }),
    answer: z.string().nullable().openapi({
      description: 'The first kilobyte of what your endpoint answered; null if it didn’t answer.',
      example: 'ok',
    }),
    error: z.string().nullable().openapi({ example: null }),
  })
  .openapi('DeliveryAttempt')

/** Every channel sends this, and the log shows the same. */
export const payloadOf = (event: Pick<LoggedDelivery, 'type' | 'occurredAt' | 'data' | 'isTest'>) => ({
  type: event.type,
  timestamp: isoTime(event.occurredAt),
  ...(event.isTest && { test: true as const }),
  data: event.data,
})

const delivery = z
  .object({
    id,
    subscriptionId: id,
    eventId: id.openapi({ description: 'The event’s `id`, sent as `webhook-id` with every try.' }),
    eventType: z.enum(eventTypes).openapi({ example: 'deck.deleted' }),
    status,
    nextAttemptAt: timestamp.nullable(),
    createdAt: timestamp,
    payload,
    attempts: z.array(attempt),
  })
  .openapi('Delivery')

export const deliveryAnswer = z.object({ delivery }).openapi('DeliveryAnswer')
export const deliveryList = z.object({ deliveries: z.array(delivery), nextCursor }).openapi('DeliveryList')
export const deliveryListQuery = z.strictObject({ ...pageQuery, status: status.optional() })

export const deliveryPath = z.object({
  subscriptionId: pathId('subscriptionId'),
  deliveryId: pathId('deliveryId'),
})

export const testInput = z
  .strictObject({ eventType: z.enum(eventTypes).optional().openapi({ example: 'contract.signed' }) })
  .openapi('TestInput')

export const recovery = z
  .strictObject({ since: moment.openapi({ description: 'The time from which on nothing may be missing.' }) })
  .openapi('Recovery')

export const recovered = z
  .object({
    recovered: z.int().openapi({ description: 'How many deliveries are being sent again.', example: 12 }),
    hasMore: z.boolean().openapi({ description: 'Whether there are more. If so, call again.', example: false }),
  })
  .openapi('Recovered')

const attemptOf = (row: Attempt) => ({
  number: row.number,
  startedAt: isoTime(row.startedAt),
  durationMilliseconds: row.finishedAt - row.startedAt,
  statusCode: row.statusCode,
  answer: row.answer,
  error: row.error,
})

const runningAttempt = (number: number, startedAt: number) => ({
  number,
  startedAt: isoTime(startedAt),
  durationMilliseconds: null,
  statusCode: null,
  answer: null,
  error: null,
})

export const deliveryOf = (row: LoggedDelivery, attempts: Attempt[] = []) => ({
  id: row.id,
  subscriptionId: row.subscriptionId,
  eventId: row.eventId,
  eventType: row.type,
  status: row.status,
  nextAttemptAt: row.nextAttemptAt === null ? null : isoTime(row.nextAttemptAt),
  createdAt: isoTime(row.createdAt),
  payload: payloadOf(row),
  attempts: [
    ...attempts.filter(({ deliveryId }) => deliveryId === row.id).map(attemptOf),
    ...(row.leasedAt === null ? [] : [runningAttempt(row.attemptCount, row.leasedAt)]),
  ],
})
