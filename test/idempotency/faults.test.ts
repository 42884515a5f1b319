import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeIdempotencyKeysJob } from '../../src/account/idempotency/queries'
import { Meter, metered } from '../../src/core/http/context'
import { signedIn } from '../support/client'
import { d1, directory } from '../support/databases'
import { type Call, endpoints } from '../support/endpoints'
import { isReplayed, keptRows, later, newKey, post, withKey } from '../support/idempotency'
import { buildingInsights } from '../support/roof-files'
import { app, takeUpDue } from '../support/running'
import { put } from '../support/uploads'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

type Fault = (trip: number, arrive: () => Promise<unknown>) => Promise<unknown>

const minute = 60_000
const day = 24 * 60 * minute

/** The numbers of the round trips in which a POST with a key writes its change and stores its answer. */
const [change, settling] = [3, 4]

const lostOnTheWay: Fault = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
const answerLost: Fault = async (_, arrive) => {
  await arrive()
  throw new Error('D1_ERROR: Network connection lost.')
}
const at =
  (which: number, fault: Fault): Fault =>
  (trip, arrive) =>
    trip === which ? fault(trip, arrive) : arrive()
const from =
  (which: number, fault: Fault): Fault =>
  (trip, arrive) =>
    trip >= which ? fault(trip, arrive) : arrive()

/** Puts the real databases behind a fault that depends on the number of the round trip within one request. */
function faulty(fault: Fault) {
  let count = 0
  const trip = (arrive: () => Promise<unknown>) => fault(++count, arrive)
  const meter = Object.assign(new Meter(), { trip })
  const failing = ['DIRECTORY', 'SHARD_00', 'SHARD_01'].map((binding) => {
    const database = env[binding as 'DIRECTORY']
    return [binding, { withSession: (start: string) => metered(database.withSession(start), meter) }]
  })
  return Object.fromEntries(failing)
}

/** Returns a client that creates a deck under one key again and again. */
async function newWorld() {
  const client = await signedIn()
  later(0)
  const headers = { cookie: `session=${client.cookies.session}`, ...withKey(newKey()) }
  const create = (fault?: Fault, name = 'Once') =>
    post(app, '/api/decks', { body: { name }, headers, overrides: fault && faulty(fault) })
  const decks = async () => (await client.get('/api/decks')).body.decks.length as number
  return { client, headers, create, decks }
}

describe('an error on our side', () => {
  it('that changed nothing leaves the key free at once', async () => {
    const { create, decks } = await newWorld()
    const kept = await keptRows()
    const failed = await create(at(change, lostOnTheWay))
    expect([failed.status, await decks(), await keptRows()]).toEqual([500, 0, kept])
    const second = await create()
    expect([second.status, isReplayed(second), await decks()]).toEqual([201, null, 1])
    expect((await create()).text).toBe(second.text)
  })

  it('after the change was committed never lets it be repeated, and says so', async () => {
    const { create, decks } = await newWorld()
    expect([(await create(at(change, answerLost))).status, await decks()]).toEqual([500, 1])
    const second = await create()
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, null])
    expect(second.error).toContain('took effect, but its answer was lost')
    expect(await decks()).toBe(1)
  })

  it('before the key was taken leaves it free', async () => {
    const { create, decks } = await newWorld()
    expect((await create(at(2, lostOnTheWay))).status).toBe(500)
    expect([(await create()).status, await decks()]).toEqual([201, 1])
  })
})

describe('a Worker that dies', () => {
  it('before the change leaves the key busy for a minute, then free', async () => {
    const { create, decks } = await newWorld()
    await create(from(change, lostOnTheWay))
    const waiting = await create()
    expect([waiting.status, waiting.error]).toEqual([409, expect.stringContaining('still running')])
    expect(waiting.headers.get('retry-after')).toBe('1')
    later(minute + 1)
    const second = await create()
    expect([second.status, isReplayed(second), await decks()]).toEqual([201, null, 1])
  })

  it('between the change and storing its answer leaves a key that never repeats the change', async () => {
    const { create, decks } = await newWorld()
    expect((await create(from(settling, lostOnTheWay))).status).toBe(201)
    expect((await create()).error).toContain('still running')
    later(minute + 1)
    const second = await create()
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, null])
    expect(second.error).toContain('took effect, but its answer was lost')
    expect((await create(undefined, 'Twice')).error).toContain('another body')
    expect(await decks()).toBe(1)
  })

  it('in a call that can safely be repeated leaves the key free', async () => {
    const client = await signedIn()
    const file = { filename: 'guide.txt', contentType: 'text/plain', sizeBytes: 5 }
    const { body } = await client.post('/api/company/kb/documents/upload-init', file)
    await put(body.storageKey, { content: 'Slate', contentType: 'text/plain' })
    const headers = { cookie: `session=${client.cookies.session}`, ...withKey(newKey()) }
    const complete = (fault?: Fault) =>
      post(app, '/api/company/kb/documents/complete', {
        body: { documentId: body.documentId },
        headers,
        overrides: fault && faulty(fault),
      })
    expect((await complete(at(change, answerLost))).status).toBe(500)
    const second = await complete()
    expect([second.status, isReplayed(second)]).toEqual([200, null])
    expect(isReplayed(await complete())).toBe('true')
  })

  it('after a paid service was called leaves a key that never calls it again', async () => {
    const calls: Call[] = []
    endpoints.set('solar.googleapis.com', { calls, behaviour: () => Response.json(buildingInsights()) })
    const { headers } = await newWorld()
    const keeping = 4
    const lookUp = (fault?: Fault) =>
      post(app, '/api/roof-measurements/lookup', {
        body: { latitude: 39.7555, longitude: -105.2211 },
        headers,
        overrides: { GOOGLE_SOLAR_API_KEY: 'a-secret-key', ...(fault && faulty(fault)) },
      })
    expect([(await lookUp(from(keeping, lostOnTheWay))).status, calls.length]).toEqual([500, 1])
    later(minute + 1)
    const second = await lookUp()
    expect([second.status, calls.length]).toEqual([409, 1])
    expect(second.error).toContain('its answer was lost')
  })

  it('gets a Retry-After that grows with its running time, but stays within its lease', async () => {
    const { create } = await newWorld()
    await create(from(change, lostOnTheWay))
    later(20_000)
    expect((await create()).headers.get('retry-after')).toBe('20')
    later(35_000)
    expect((await create()).headers.get('retry-after')).toBe('5')
  })
})

describe('a Worker that is slower than its lease', () => {
  it('changes nothing once another Worker took over the key', async () => {
    const { create, decks } = await newWorld()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    let isWaiting = false
    const slow = create(
      at(change, async (_, arrive) => {
        isWaiting = true
        await gate
        return arrive()
      }),
    )
    await vi.waitFor(() => expect(isWaiting).toBe(true), { timeout: 10_000 })
    later(minute + 1)
    const second = await create()
    expect(second.status).toBe(201)
    release()
    const first = await slow
    expect([first.status, first.headers.get('retry-after')]).toEqual([409, '1'])
    expect([await decks(), (await create()).text]).toEqual([1, second.text])
  })

  it('still makes its change if no one asked again', async () => {
    const { create, decks } = await newWorld()
    const first = await create(
      at(change, (_, arrive) => {
        later(2 * minute)
        return arrive()
      }),
    )
    expect([first.status, (await create()).text, await decks()]).toEqual([201, first.text, 1])
  })
})

describe('after a day', () => {
  it('a key counts as new, swept or not', async () => {
    const { create, decks } = await newWorld()
    const first = await create()
    later(day - 1000)
    expect(isReplayed(await create())).toBe('true')
    later(1001)
    const second = await create(undefined, 'Another body')
    expect([second.status, isReplayed(second), await decks()]).toEqual([201, null, 2])
    expect(second.text).not.toBe(first.text)
  })

  it('the sweep removes a thousand keys at once, and none that is still valid', async () => {
    const { create } = await newWorld()
    await create()
    const now = Date.now()
    await d1.prepare('delete from idempotency_keys where expires_at < ?').bind(now).run()
    const kept = (await keptRows()).length
    await directory
      .prepare(
        `insert into idempotency_keys
         (id, fingerprint, lease_id, leased_until, changes_before, has_changed, answer, expires_at)
       select 'old-' || value, '', '', 0, 0, 0, null, ?1 - value from json_each(?2) as listed`,
      )
      .bind(now, JSON.stringify(Array.from({ length: 1500 }, (_, index) => index + 1)))
      .run()
    await takeUpDue(env, [removeIdempotencyKeysJob], now)
    expect(await keptRows()).toHaveLength(kept + 500)
    await takeUpDue(env, [removeIdempotencyKeysJob], now)
    expect(await keptRows()).toHaveLength(kept)
    expect(isReplayed(await create())).toBe('true')
  })
})
