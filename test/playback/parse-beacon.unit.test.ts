import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../src/core/http/errors'
import { problemsOf } from '../../src/core/http/zod'
import { parseBeacon, viewerEventTypes } from '../../src/playback/beacons/parse-beacon'
import { beacon } from '../../src/playback/beacons/schemas'

const viewerSessionId = '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11'
const event = { type: 'started', at: '2026-05-04T09:30:00.000Z' }
const withEvent = (more: object) => ({ viewerSessionId, events: [{ ...event, ...more }] })
const withId = (id: unknown) => ({ viewerSessionId: id, events: [event] })
const without = (name: string) => Object.fromEntries(Object.entries(withEvent({})).filter(([key]) => key !== name))

const outcomeOf = (work: () => unknown) => {
  try {
    return { value: work() }
  } catch (error) {
    const { message, code, details } = error as ApiError
    return { error: message, code, ...details }
  }
}

const general = ({ path, message }: { path: string; message: string }) => ({ path, message, code: 'invalid' })

/** Returns only the first problem, because the parser stops there while the schema reports all. */
const bySchema = (body: unknown) => {
  const result = beacon.safeParse(body)
  if (result.success) return { value: result.data }
  const fields = problemsOf(result.error.issues.slice(0, 1), 'The body').slice(0, 1)
  // The parser gives each field the general code, because no person fills in a beacon.
  return { error: fields[0]?.message, code: 'invalid_input', fields: fields.map(general) }
}

const times = [
  ...['2026-05-04T09:30:00Z', '2026-05-04T09:30:00.1234567Z', '2024-02-29T23:59:59Z', '0000-01-01T00:00:00Z'],
  ...[
    '2023-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '1900-02-29T00:00:00Z',
  ],
  ...[
    '2026-05-04T24:00:00Z',
    '2026-05-04T09:60:00Z',
    '2026-05-04T09:30:60Z',
    '2026-05-04T09:30Z',
    '2026-05-04T09:30:00',
  ],
  ...[
    '2026-05-04T09:30:00+02:00',
    '2026-05-04T09:30:00.5-11:30',
    '2026-05-04T09:30:00+24:00',
    '2026-05-04T09:30:00+0200',
    '2026-05-04T09:30:00Z+02:00',
    '2026-05-04 09:30:00Z',
    '2026-05-04t09:30:00z',
    '2026-05-04',
    '',
    'now',
    '12026-05-04T09:30:00Z',
  ],
  ...['2026-05-04T09:30:00.Z', '2026-05-04T09:30:00Z\n', ' 2026-05-04T09:30:00Z'],
]
const ids = [
  ...[viewerSessionId, viewerSessionId.toUpperCase(), '00000000-0000-0000-0000-000000000000'],
  ...[
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '3f0e8a52-6a0b-9c57-9d0e-1f4f8f1f2a11',
  ],
  ...[
    '3f0e8a52-6a0b-4c57-7d0e-1f4f8f1f2a11',
    '3f0e8a526a0b4c579d0e1f4f8f1f2a11',
    `${viewerSessionId}\n`,
    `{${viewerSessionId}}`,
  ],
  ...[
    '00000000-0000-0000-0000-000000000001',
    'ffffffff-0000-0000-0000-000000000000',
    '',
    'x',
    7,
    null,
    undefined,
    {},
    [],
  ],
]

const bodies: Record<string, unknown[]> = {
  'a whole body': [
    ...[null, 7, 'text', true, [], {}, [withEvent({})], withEvent({})],
    ...['viewerSessionId', 'events'].map(without),
  ],
  'a list of events': [null, {}, 'text', 7, [], Array(50).fill(event), Array(51).fill(event)].map((events) => ({
    viewerSessionId,
    events,
  })),
  'an event': [null, 7, 'text', [], {}].map((each) => ({ viewerSessionId, events: [event, each] })),
  'a type': [...viewerEventTypes, 'hacked', 'Started', '', null, undefined, 7].map((type) => withEvent({ type })),
  'a time': [...times, null, undefined, 7].map((at) => withEvent({ at })),
  'a viewer session': ids.map(withId),
  'a slide': ids.map((slideId) => withEvent({ slideId })),
  'an amount of seconds': [0, 0.5, 60, 1e308, -0.001, -1, Infinity, NaN, null, '7', undefined].map((seconds) =>
    withEvent({ seconds }),
  ),
  'a tier': ['good', 'better', 'best', 'Best', '', null, 7, undefined].map((tier) => withEvent({ tier })),
  'an unknown member': ['name', '__proto__', 'x'.repeat(60)].flatMap((key) => [
    JSON.parse(`{"viewerSessionId":"${viewerSessionId}","events":[${JSON.stringify(event)}],"${key}":1}`),
    JSON.parse(`{"viewerSessionId":"${viewerSessionId}","events":[{"type":"started","at":"${event.at}","${key}":1}]}`),
  ]),
}

describe('the beacon parser', () => {
  it.each(Object.entries(bodies))('accepts and rejects %s like the schema in /openapi.json', (_, each) => {
    for (const body of each) expect([body, outcomeOf(() => parseBeacon(body))]).toEqual([body, bySchema(body)])
  })

  it('rejects with 400', () => {
    expect(() => parseBeacon({})).toThrow(expect.objectContaining({ status: 400 }))
  })
})
