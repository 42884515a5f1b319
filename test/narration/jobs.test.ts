import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { atShard } from '../../src/core/database/shards'
import { day } from '../../src/core/time'
import { removeAbandonedUploadsJob } from '../../src/core/uploads/sweep'
import { removePresentationsJob } from '../../src/decks/presentations/removal'
import {
  narrate,
  narrateJob,
  narrationFiles,
  removeAnswersJob,
  removeLeasesJob,
} from '../../src/speech/narration/narrate'
import { addWork, type Narrate } from '../../src/speech/narration/narration-work'
import { signedIn } from '../support/client'
import { d1, envOf, shardOf } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { newPresentation } from '../support/factories'
import { takeUpDue, workIn } from '../support/running'
import { cookieOf, narrationPaths, newNarratedDeck, newSpeechServer, refusing } from '../support/speech'

type Client = Awaited<ReturnType<typeof signedIn>>
type Server = ReturnType<typeof newSpeechServer>

type Placed = Narrate & { shard: string }

/** Its queue keeps messages in order until the test delivers them. */
function newWorker(server: Server) {
  const queue: Placed[] = []
  const JOBS = {
    send: async (message: Placed) => void queue.push(message),
    sendBatch: async (messages: { body: Placed }[]) => void queue.push(...messages.map(({ body }) => body)),
  }
  const overrides = { ...server.bindings, JOBS }
  return {
    queue,
    overrides,
    env: { ...env, ...overrides } as unknown as Env,
    run: async (now?: number) => {
      for (let message = queue.shift(); message; message = queue.shift())
        await narrate(
          workIn({ ...atShard(env, message.shard), ...overrides } as unknown as Env),
          message,
          () => now ?? Date.now(),
        )
    },
  }
}

const queued = async (client: Client, deckId: string, presentationId: string) => {
  const { organizationId } = client
  const db = primaryDatabase(envOf(organizationId))
  await addWork(db, { id: presentationId, organizationId, deckId }, Date.now())
  return { kind: 'narrate' as const, id: presentationId, shard: shardOf(organizationId) }
}

const workOf = async (id: string) =>
  (await d1.prepare('select * from narration_work where id = ?').bind(id).all()).results[0]

/** The schedule takes up due work of every company. */
const forgetWorkOfOthers = () => d1.prepare('delete from narration_work').run()

const objectsOf = async ({ organizationId }: Client) =>
  (await env.FILES.list({ prefix: `narration/${organizationId}/` })).objects.map(({ key }) => key)

describe('the narration of new presentations', () => {
  it('starts with the first slides of all of them, and speaks no sentence twice', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(
      client,
      'Hello {{first_name}}. A roof.',
      'Bye {{first_name}}. A roof.',
    )
    const worker = newWorker(server)
    const names = Array.from({ length: 20 }, (_, index) => `Name${index}`)
    worker.queue.push(await queued(client, deckId, presentationId))
    for (const first_name of names)
      worker.queue.push(await queued(client, deckId, (await newPresentation(client, deckId, { first_name })).id))
    await worker.run()
    const all = ['Maria', ...names]
    const personal = server.said.filter((text) => text !== 'A roof.')
    expect(personal).toEqual([...all.map((name) => `Hello ${name}.`), ...all.map((name) => `Bye ${name}.`)])
    expect(server.said).toHaveLength(personal.length + 1)
    expect(await workOf(presentationId)).toBeUndefined()
    const { narration } = (await server.get(`/api/narration/presentations/${presentationId}`)).body
    expect(narration.status).toBe('ready')
    const { slides } = (await server.get(`/api/viewer/presentations/${presentationId}`)).body
    expect(slides.every(({ durationSeconds }: { durationSeconds: number }) => durationSeconds > 0)).toBe(true)
    expect(narration.tracks).toMatchObject([
      { kind: 'slide', status: 'ready', durationSeconds: expect.any(Number) },
      { kind: 'slide', status: 'ready', durationSeconds: expect.any(Number) },
    ])
  })

  it('resumes after a provider was down for an hour, and loses nothing', async () => {
    await forgetWorkOfOthers()
    const server = newSpeechServer(refusing(503), refusing(429, { 'retry-after': '1800' }), refusing(500))
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client, 'One roof.', 'Two roofs.')
    const worker = newWorker(server)
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    worker.queue.push(await queued(client, deckId, presentationId))
    for (let minute = 0; minute < 60; minute++) {
      await worker.run(now)
      now += 60_000
      await takeUpDue(worker.env, [narrateJob], now)
    }
    await worker.run(now)
    const refused = 3
    expect(server.said).toHaveLength(refused + 2)
    expect(new Set(server.said)).toEqual(new Set(['One roof.', 'Two roofs.']))
    expect(await workOf(presentationId)).toBeUndefined()
    const paths = await narrationPaths(server, presentationId)
    for (const path of paths) expect((await server.get(path)).status).toBe(200)
  })

  it('is taken up by the schedule when its message was lost', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client, 'One roof.')
    const worker = newWorker(server)
    await queued(client, deckId, presentationId)
    await takeUpDue(worker.env, [narrateJob], Date.now() + 61_000)
    expect(worker.queue.map(({ id }) => id)).toContain(presentationId)
  })

  it('is spoken once, even if its message arrives twice and once more from the schedule', async () => {
    await forgetWorkOfOthers()
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client, 'One roof.', 'Two roofs.', 'Three roofs.')
    const worker = newWorker(server)
    const message = await queued(client, deckId, presentationId)
    await takeUpDue(worker.env, [narrateJob], Date.now() + 61_000)
    worker.queue.push(message, message)
    const begun = worker.queue.length
    let delivered = 0
    for (let next = worker.queue.shift(); next; next = worker.queue.shift()) {
      delivered++
      await Promise.all([
        narrate(workIn(envOf(next.id, worker.overrides)), next),
        narrate(workIn(envOf(next.id, worker.overrides)), next),
      ])
    }
    expect([...server.said].sort()).toEqual(['One roof.', 'Three roofs.', 'Two roofs.'])
    expect(delivered).toBe(begun)
  })

  it('is queued with each new presentation, unless that is turned off', async () => {
    const client = await signedIn()
    const { deckId } = await newNarratedDeck(client, 'One roof.')
    const sent: unknown[] = []
    const JOBS = {
      sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages.map(({ body }) => body)),
    }
    const server = newSpeechServer()
    const input = { deckId, homeownerData: { first_name: 'Ben' } }
    const answer = await server.post('/api/presentations', input, cookieOf(client), { JOBS, NARRATION_AHEAD: true })
    expect(answer.status).toBe(201)
    const { id } = answer.body.presentation
    expect(await workOf(id)).toMatchObject({ id, deck_id: deckId })
    await expect.poll(() => sent).toEqual([{ kind: 'narrate', id, shard: client.caller.shard }])
    const off = await server.post('/api/presentations', input, cookieOf(client), { JOBS })
    expect(await workOf(off.body.presentation.id)).toBeUndefined()
  })
})

describe('the monthly speech budget', () => {
  it('is not exceeded in a race, counts what was spoken, and its end is reported once', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    await subscribed(client)
    const sentence = 'A roof of {{first_name}}.'
    const { deckId } = await newNarratedDeck(client, sentence)
    const ids: string[] = []
    for (let index = 0; index < 8; index++)
      ids.push((await newPresentation(client, deckId, { first_name: `Ann${index}` })).id)
    const limit = { NARRATION_MONTHLY_CHARACTERS: 3 * 'A roof of Ann0.'.length + 5 }
    const paths = (await Promise.all(ids.map((id) => narrationPaths(server, id)))).flat()
    const statuses = (await Promise.all(paths.map((path) => server.get(path, {}, limit)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 503, 503, 503, 503, 503])
    expect(server.said).toHaveLength(3)
    const late = paths[statuses.indexOf(503)] ?? ''
    const refused = await server.get(late, cookieOf(client), limit)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { usage } = (await server.get('/api/narration/usage', cookieOf(client), limit)).body
    expect(usage).toEqual({
      month: new Date().toISOString().slice(0, 7),
      characters: 45,
      limit: 50,
      byProvider: [{ provider: 'openai', characters: 45 }],
    })
    const told = d1.prepare('select * from events where organization_id = ? and type = ?')
    const events = (await told.bind(client.organizationId, 'narration.limit_reached').all()).results
    expect(events).toHaveLength(1)
    expect((await server.get(paths[statuses.indexOf(200)] ?? '', {}, limit)).status).toBe(200)
  })

  it('does not count what a provider refused', async () => {
    const server = newSpeechServer(refusing(500))
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'One roof.')
    const [path = ''] = await narrationPaths(server, presentationId)
    expect((await server.get(path)).status).toBe(503)
    expect((await client.get('/api/narration/usage')).body.usage.characters).toBe(0)
  })
})

async function removeForGood(client: Client, id: string) {
  expect((await client.delete(`/api/presentations/${id}`)).status).toBe(200)
  await takeUpDue(env, [removePresentationsJob], Date.now() + 31 * day)
  expect(await d1.prepare('select id from presentations where id = ?').bind(id).first()).toBeNull()
}

describe('stored sounds', () => {
  const sweepFiles = async (now = Date.now()) => {
    await takeUpDue(env, [removeAnswersJob], now)
    await takeUpDue(env, [removeAbandonedUploadsJob([narrationFiles])], now)
  }

  it('of a homeowner are deleted with the presentation, and sounds that others share stay', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client, 'Hello {{first_name}}. A roof.')
    const other = await newPresentation(client, deckId, { first_name: 'Ben' })
    for (const id of [presentationId, other.id])
      for (const path of await narrationPaths(server, id)) await server.get(path)
    expect(await objectsOf(client)).toHaveLength(3 + 2 * 2)
    await removeForGood(client, presentationId)
    await sweepFiles()
    await sweepFiles(Date.now() + 25 * 60 * 60 * 1000)
    expect(await objectsOf(client)).toHaveLength(2 + 2)
    const [path = ''] = await narrationPaths(server, other.id)
    expect((await server.get(path)).status).toBe(200)
    expect(server.said).toHaveLength(3)
  })

  it('of a homeowner are separate from another’s with the same words', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client, 'Hello {{first_name}}. A roof.')
    const { id } = await newPresentation(client, deckId)
    const [gone = ''] = await narrationPaths(server, presentationId)
    const [path = ''] = await narrationPaths(server, id)
    for (const each of [gone, path]) expect((await server.get(each)).status).toBe(200)
    expect(server.said.toSorted()).toEqual(['A roof.', 'Hello Maria.'])
    await removeForGood(client, presentationId)
    await sweepFiles()
    const [track = ''] = gone.match(/[0-9a-f]{40}/) ?? []
    expect((await objectsOf(client)).filter((key) => key.includes(track))).toEqual([])
    expect((await server.get(path)).status).toBe(200)
    expect(server.said).toHaveLength(2)
  })

  it('in progress are left alone, and those of a dead worker are forgotten after a day', async () => {
    const server = newSpeechServer(() => new Promise(() => undefined))
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'One roof.')
    const [path = ''] = await narrationPaths(server, presentationId)
    void server.get(path)
    await vi.waitFor(() => expect(server.said).toHaveLength(1), { timeout: 10_000 })
    const leases = d1.prepare('select key from narration_leases where organization_id = ?')
    const left = async () => (await leases.bind(client.organizationId).all()).results.length
    await takeUpDue(env, [removeLeasesJob], Date.now() + 60 * 60 * 1000)
    expect(await left()).toBe(1)
    await takeUpDue(env, [removeLeasesJob], Date.now() + 25 * 60 * 60 * 1000)
    expect(await left()).toBe(0)
  })
})
