import type { Handler } from 'hono'
import { requestId } from 'hono/request-id'
import { describe, expect, it } from 'vitest'
import { idempotency } from '../../src/account/idempotency/middleware'
import type { Work } from '../../src/core/database/commit'
import { databaseOfRequest } from '../../src/core/database/of-request'
import { newId } from '../../src/core/database/shards'
import { link, rules } from '../../src/core/http/access'
import { answerError } from '../../src/core/http/answer-error'
import { type AppEnv, withMeter, workOf } from '../../src/core/http/context'
import { ApiError, tooMany } from '../../src/core/http/errors'
import { createRouter } from '../../src/core/http/route'
import { countOrWait } from '../../src/core/rate-limits/queries'
import { isReplayed, keptRows, newKey, post, withKey } from '../support/idempotency'
import { withinAMinute } from '../support/minutes'

/** Adds routes that are open to anyone with a presentation's id. */
function newRoom() {
  const calls = { count: 0 }
  const room = createRouter()
  room.onError(answerError)
  room.use(requestId(), withMeter, databaseOfRequest)
  const counted = (answer: () => Response) => () => {
    calls.count++
    return answer()
  }
  const text = (body: BodyInit | null, init: ResponseInit) => counted(() => new Response(body, init))
  room.use(idempotency)
  const open = (path: string, answer: Handler<AppEnv>) =>
    room.post(path, rules({ access: link('presentationId') }), answer)
  open('/api/room/ask', text('Two days.', { status: 200 }))
  open('/api/room/of/:presentationId', text('Two days.', { status: 200 }))
  open('/api/room/visit', text('{}', { status: 201, headers: { location: '/visits/1', 'set-cookie': 'a=b' } }))
  open('/api/room/nothing', text(null, { status: 204 }))
  open('/api/room/sound', text(new Uint8Array([0, 10, 255]), { headers: { 'content-type': 'audio/mpeg' } }))
  open('/api/room/later', text('{}', { status: 202, headers: { 'retry-after': '5' } }))
  open('/api/room/signed-out', text('{}', { status: 401 }))
  open('/api/room/events', text('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }))
  open('/api/room/large', text('x'.repeat(1_000_001), {}))
  open('/api/room/busy', () => {
    calls.count++
    throw tooMany('bookings', 'Too many.', 60)
  })
  const count = (work: Work) =>
    countOrWait(work, [{ key: crypto.randomUUID(), most: 1, milliseconds: 1000 }], Date.now())
  open('/api/room/counted', async (c) => {
    calls.count++
    await count(workOf(c))
    throw new ApiError(503, 'not_ready', 'It does not answer.')
  })
  const goesOn = Promise.withResolvers<void>()
  const wentOn: Promise<unknown>[] = []
  open('/api/room/goes-on', async (c) => {
    calls.count++
    await count(workOf(c))
    if (calls.count > 1) return c.text('Done.')
    wentOn.push(goesOn.promise.then(() => count(workOf(c))))
    throw new ApiError(503, 'not_ready', 'Ask again in a moment.', { 'retry-after': '3' })
  })
  const headers = { ...withKey(newKey()), 'cf-connecting-ip': crypto.randomUUID() }
  const ask = (path: string, body: unknown = { presentationId: newId('00') }) =>
    post(room, `/api/room/${path}`, { body, headers })
  const twice = async (path: string) => {
    const body = { presentationId: newId('00') }
    return [await ask(path, body), await ask(path, body)] as const
  }
  const goOn = async () => {
    goesOn.resolve()
    await Promise.all(wentOn)
  }
  return { calls, ask, twice, goOn }
}

describe('a public route', () => {
  it('identifies its callers by their presentation, in the body or in the path', async () => {
    const { calls, ask } = newRoom()
    const [one, two] = [newId('00'), newId('01')]
    const answers = [
      await ask('ask', { presentationId: one, question: 'How long?' }),
      await ask('ask', { presentationId: two, question: 'How long?' }),
      await ask('ask', { presentationId: one, question: 'How long?' }),
      await ask(`of/${one}`, {}),
      await ask(`of/${one}`, {}),
    ]
    expect(answers.map(isReplayed)).toEqual([null, null, 'true', null, 'true'])
    expect(calls.count).toBe(3)
    expect((await ask('ask', { presentationId: one, question: 'How much?' })).error).toContain('another body')
  })

  it('ignores the key of a caller who names no presentation', async () => {
    const { calls, ask } = newRoom()
    const kept = await keptRows()
    for (const body of [{}, { presentationId: 7 }, [], null, 'text']) await ask('ask', body)
    expect([calls.count, await keptRows()]).toEqual([5, kept])
  })
})

describe('the answer to a keyed call', () => {
  it.each([
    ['visit', 201, '{}'],
    ['nothing', 204, ''],
    ['later', 202, '{}'],
    ['sound', 200, '\0\n\ufffd'],
  ])('of the route %s is kept', async (path, status, text) => {
    const { calls, twice } = newRoom()
    const [first, second] = await twice(path)
    expect([second.status, second.text, isReplayed(second), calls.count]).toEqual([status, text, 'true', 1])
    for (const header of ['location', 'content-type', 'retry-after'])
      expect(second.headers.get(header)).toBe(first.headers.get(header))
    expect(second.bytes).toEqual(first.bytes)
    expect(second.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['that says when to retry', 'busy'],
    ['that reports a failure elsewhere, after a call was counted,', 'counted'],
    ['to a session that ended', 'signed-out'],
    ['that is a stream of events', 'events'],
    ['of more than a megabyte, without a change', 'large'],
  ])('%s is not kept, and the key is free again', async (_, path) => {
    const { calls, twice } = newRoom()
    const [first, second] = await twice(path)
    expect([second.status, second.text === first.text, isReplayed(second)]).toEqual([first.status, true, null])
    expect(calls.count).toBe(2)
  })
})

it('lets background work continue after a response that asks for a retry, even while the retry holds the key', async () => {
  const { ask, goOn } = newRoom()
  const body = { presentationId: newId('00') }
  const first = await ask('goes-on', body)
  const second = await ask('goes-on', body)
  await goOn()
  expect([first.status, second.status, isReplayed(second)]).toEqual([503, 200, null])
  expect(isReplayed(await ask('goes-on', body))).toBe('true')
})

it('stores no more keys per address than its limit in a minute', async () => {
  const { answers, kept } = await withinAMinute(async () => {
    const { ask } = newRoom()
    const before = (await keptRows()).length
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask('visit')))
    return { answers, kept: (await keptRows()).length - before }
  })
  const refused = answers.filter(({ status }) => status === 429)
  expect([refused.length, kept]).toEqual([10, 120])
  expect([refused[0]?.error, refused[0]?.headers.get('retry-after')]).toEqual([
    'Too many calls with an Idempotency-Key. Wait a minute, then try again.',
    '60',
  ])
})
