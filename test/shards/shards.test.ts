import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newDeckId } from '../../src/core/database/deck-prefixed-id'
import { directoryName, newId, shardOfId, shardsOf } from '../../src/core/database/shards'
import { allRoutes } from '../support/api-routes'
import { booked, withCalendar } from '../support/appointments'
import { origin, request, signedIn, trips } from '../support/client'
import { newContract } from '../support/contracts'
import { bindingOf, databaseOf } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'
import { app } from '../support/running'

afterEach(() => vi.restoreAllMocks())

const names = shardsOf(env)
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('an id', () => {
  it('is a UUID that encodes the shard of its row, and a deck’s id also begins with it', () => {
    for (const name of ['00', '01', 'a7', directoryName]) {
      const [id, deckId] = [newId(name), newDeckId(name)]
      expect([id, deckId]).toEqual([expect.stringMatching(uuidPattern), expect.stringMatching(uuidPattern)])
      expect([shardOfId(id), shardOfId(deckId), deckId.slice(0, 2)]).toEqual([name, name, name])
    }
    expect(new Set(Array.from({ length: 1000 }, () => newId('00'))).size).toBe(1000)
  })

  it('of anything a company creates belongs to its shard', async () => {
    const places = new Set<string>()
    for (const _ of names) {
      const { client, presentationId, deck } = await withCalendar()
      const place = shardOfId(client.organizationId)
      const { appointment } = await booked(presentationId)
      const { tables } = await tablesOf(databaseOf(client.organizationId))
      const ids = await Promise.all(tables.map((table) => idsOf(table, client.organizationId)))
      expect([deck.id, presentationId, appointment.id].map(shardOfId)).toEqual([place, place, place])
      expect(ids.flat().length).toBeGreaterThan(5)
      expect(ids.flat().filter((id) => shardOfId(id) !== place)).toEqual([])
      places.add(place)
    }
    expect([...places].sort()).toEqual(names)
  })
})

/** Returns the tables whose rows have an id and an organization. */
async function tablesOf(database: D1Database) {
  const { results } = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob '*_index*' and name not glob '_cf*'",
    )
    .all<{ name: string }>()
  const columns = await database.batch<{ name: string; type: string }>(
    results.map(({ name }) => database.prepare(`select name, type from pragma_table_info('${name}')`)),
  )
  const has = (index: number, column: string) =>
    columns[index]?.results.some(({ name, type }) => name === column && type.toLowerCase() === 'text')
  return {
    tables: results.flatMap(({ name }, index) => (has(index, 'id') && has(index, 'organization_id') ? [name] : [])),
  }
}

async function idsOf(table: string, organizationId: string) {
  const rows = databaseOf(organizationId).prepare(`select id from ${table} where organization_id = ?`)
  return (await rows.bind(organizationId).all<{ id: string }>()).results.map(({ id }) => id)
}

describe('an id of an unknown shard', () => {
  const unknown = newId('b4')
  const fill = (path: string) => path.replace(':track', '0'.repeat(40)).replaceAll(/:\w+/g, unknown)
  const opened = allRoutes.filter(
    ({ path, rules }) => rules.access !== 'session' && (/:\w+Id\b/.test(path) || typeof rules.access === 'object'),
  )

  it.each(opened)('makes no round trip at $name, and is not found', async ({ method, path, rules }) => {
    const link = typeof rules.access === 'object' ? rules.access.link : undefined
    const named = link && { [link]: link === 'token' ? 'x'.repeat(43) : unknown }
    const isRead = method === 'GET'
    const answer = await request(
      method,
      fill(path) + (isRead ? `?${new URLSearchParams({ ...queries[path], ...named })}` : ''),
      {
        ...(isRead ? {} : { body: { ...bodies[`${method} ${path}`], ...named } }),
        headers: {
          'cf-connecting-ip': crypto.randomUUID(),
          'idempotency-key': crypto.randomUUID(),
          ...(path.endsWith('/live') && { upgrade: 'websocket' }),
        },
      },
    )
    const found = shownAnyhow[`${method} ${path}`] ?? [404]
    expect([answer.text, answer.status]).toEqual([answer.text, expect.toSatisfy((status) => found.includes(status))])
    expect(trips(answer)).toBe(0)
  })
})

/** The parameters that a route needs before it looks for its rows. */
const queries: Record<string, Record<string, string>> = {
  '/api/viewer/presentations/:presentationId/live': { viewerSessionId: crypto.randomUUID() },
}

/** The fields that each route needs before it looks for its rows. */
const bodies: Record<string, object> = {
  'POST /api/viewer/presentations/:presentationId/messages': {
    ...{ viewerSessionId: crypto.randomUUID(), id: 'one', text: 'Hello' },
  },
  'POST /api/viewer/presentations/:presentationId/events': {
    viewerSessionId: crypto.randomUUID(),
    events: [{ type: 'started', at: '2026-11-24T09:00:00Z' }],
  },
  'POST /api/qa': { question: 'Why?' },
  'POST /api/qa/send': { answerId: newId('b4') },
  'POST /api/appointments': { startsAt: '2030-01-07T15:00:00Z', email: 'maria@example.com' },
  'POST /api/appointments/:appointmentId/reschedule': { startsAt: '2030-01-07T15:00:00Z' },
  'POST /api/contracts': { templateId: newId('b4'), tier: 'better' },
  'POST /api/contracts/:contractId/co-owner': { name: 'Sam' },
  'POST /api/contracts/:contractId/sign': { name: 'Maria', signature: { kind: 'typed', value: 'Maria' } },
}

/** Voices and player files have other kinds of names, and a form leads back to its page. */
const shownAnyhow: Record<string, number[]> = {
  'POST /contracts/:contractId': [303],
  'POST /contracts/:contractId/deposit': [303],
  'POST /appointments/:appointmentId': [303],
  'GET /contracts/:contractId': [401, 404],
}

describe('companies on two shards', () => {
  it('find their own data with the same requests, and none of each other’s', async () => {
    const [one, other] = [await signedIn('One', '00'), await signedIn('Other', '01')]
    const [deckOfOne, deckOfOther] = [await newDeck(one), await newDeck(other)]
    expect((await one.get('/api/decks')).body.decks).toMatchObject([{ id: deckOfOne.id }])
    expect((await other.get('/api/decks')).body.decks).toMatchObject([{ id: deckOfOther.id }])
    const asked = [await one.get(`/api/decks/${deckOfOther.id}`), await other.get(`/api/decks/${deckOfOne.id}`)]
    expect(asked.map(({ status }) => status)).toEqual([404, 404])
    for (const [client, deck] of [
      [one, deckOfOne],
      [other, deckOfOther],
    ] as const) {
      const { id } = await newPresentation(client, deck.id)
      expect((await request('GET', `/api/viewer/presentations/${id}`)).status).toBe(200)
    }
  })

  it('see each other’s links like any stranger, signed in or not', async () => {
    const [one, other] = [await signedIn('One', '00'), await signedIn('Other', '01')]
    const { id } = await newPresentation(other, (await newDeck(other)).id)
    expect((await one.get(`/api/viewer/presentations/${id}`)).status).toBe(200)
    const { token, id: contractId } = await newContract()
    for (const client of [one, other])
      expect((await client.get(`/api/contracts/${contractId}?token=${token}`)).status).toBe(200)
  })

  it('read their own last write, and no bookmark of another database', async () => {
    const client = await signedIn('One', '01')
    await newDeck(client)
    expect(client.cookies.bookmark).toMatch(/^01\./)
    const starts: string[] = []
    const context = createExecutionContext()
    const noted = {
      withSession: (start: string) => {
        starts.push(start)
        return databaseOf(client.organizationId).withSession(start)
      },
    }
    const ask = (bookmark: string | undefined) =>
      app.fetch(
        new Request(`${origin}/api/decks`, {
          headers: { cookie: `session=${client.cookies.session}; bookmark=${bookmark}` },
        }),
        { ...env, ...bindingOf(client.organizationId, noted) } as unknown as Env,
        context,
      )
    await ask(client.cookies.bookmark)
    await ask(client.cookies.bookmark?.replace('01.', '00.'))
    await waitOnExecutionContext(context)
    expect(starts).toEqual([client.cookies.bookmark?.slice(3), 'first-primary'])
  })
})
