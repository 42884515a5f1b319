import { timestamp } from '../../core/http/shapes'
import { reference, z } from '../../core/http/zod'
import { catalogue, type EventType, eventTypes, nameOf } from './catalogue'

const eventName = (type: EventType) => `${nameOf(type)}Event`

const at = timestamp.openapi({ description: 'When it happened, in UTC.' })
const test = z.literal(true).optional().openapi({ description: 'True for a test. Absent otherwise.', example: true })

/** Only the API's description needs these, so nothing builds them before it is asked for. */
export const describedEvents = () =>
  Object.fromEntries(
    eventTypes.map((type) => {
      const { description, example } = catalogue[type]
      const data = (catalogue[type].data as z.ZodObject).openapi(`${nameOf(type)}Data`, {
        description: `The details of \`${type}\`.`,
        example: { ...example },
      })
      const named = z.literal(type).openapi({ description: 'What happened.' })
      return [eventName(type), z.object({ type: named, timestamp: at, data, test }).openapi({ description })]
    }),
  )

/**
 * There is no `discriminator`, because generators then take the type out of the feed's events, which have an id besides.
 */
const described = z.looseObject({}).openapi('NotificationPayload', {
  type: 'object',
  oneOf: eventTypes.map((type) => reference(eventName(type))),
  example: { type: 'deck.deleted', timestamp: '2026-05-04T09:30:00.000Z', data: catalogue['deck.deleted'].example },
})

type Payload = { type: EventType; timestamp: string; data: Record<string, unknown>; test?: true | undefined }

/** One of the events above; `type` tells which. */
export const payload = described as unknown as z.ZodType<Payload>
