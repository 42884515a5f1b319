import { invalid } from '../../core/http/errors'
import { id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { eventTypes } from '../event-types/catalogue'
import { payload } from '../event-types/described-events'

const mostEvents = 100

export const eventListQuery = z.strictObject({
  after: z.string().max(200).optional().openapi({
    description: 'The `nextCursor` of the page before. Without it, the feed starts at the oldest event that is kept.',
    example: '1780000000000',
  }),
  type: z.enum(eventTypes).optional().openapi({ description: 'Only events of this type.', example: 'contract.signed' }),
  limit: z.coerce.number().int().min(1).max(mostEvents).optional().openapi({ example: 100 }),
})

const event = z
  .intersection(
    payload,
    z.object({ id: id.openapi({ description: 'The `webhook-id` of its deliveries, so the two can be matched.' }) }),
  )
  .openapi('Event')

export const eventList = z
  .object({
    events: z.array(event).max(mostEvents),
    nextCursor: z.string().openapi({
      description: 'Send it as `after`. If it is the cursor you sent, nothing new has happened.',
      example: '1780000000000',
    }),
  })
  .openapi('EventList')

export function readAfter(after: string | undefined): number {
  if (after === undefined) return 0
  if (!/^\d{1,15}$/.test(after)) throw invalid('after', 'must be the nextCursor of an earlier page.')
  return Number(after)
}
