import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyCompaniesJob } from '../src/account/auth/copy-company'
import { app } from '../src/app'
import { chooseShard } from '../src/core/database/choose-shard'
import { newDeckId } from '../src/core/database/deck-prefixed-id'
import { leastMigrations } from '../src/core/database/migrated'
import { atShard, directoryName, everyShard, newId, shardOfId, shardsOf } from '../src/core/database/shards'
import { emptyIsolateCache } from '../src/core/isolate-cache'
import { defineScheduledJob, rowIf } from '../src/core/jobs/define-job'
import { takeUpDue } from '../src/core/jobs/schedule'
import { allRoutes } from './support/api-routes'
import { booked, withCalendar } from './support/appointments'
import { origin, password, request, signedIn, trips } from './support/client'
import { newContract } from './support/contracts'
import { bindingOf, d1, databaseOf, directory } from './support/databases'
import { newDeck, newPresentation } from './support/factories'

afterEach(() => vi.restoreAllMocks())

const names = shardsOf(env)
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('an id', () => {
  it('is a UUID that says in which shard its row is, and of a deck by how it begins too', () => {
    for (const name of ['00', '01', 'a7', directoryName]) {
      const [id, deckId] = [newId(name), newDeckId(name)]
      expect([id, deckId]).toEqual([expect.stringMatching(uuidPattern), expect.stringMatching(uuidPattern)])
      expect([shardOfId(id), shardOfId(deckId), deckId.slice(0, 2)]).toEqual([name, name, name])
    }
    expect(new Set(Array.from({ length: 1000 }, () => newId('00'))).size).toBe(1000)
  })

  it('of whatever a company makes is of its shard', async () => {
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

/** Those whose rows have an id and say whose they are. */
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

describe('an id of a shard that there is not', () => {
  const unknown = newId('b4')
  const fill = (path: string) => path.replace(':track', '0'.repeat(40)).replaceAll(/:\w+/g, unknown)
  const opened = allRoutes.filter(
    ({ path, rules }) => rules.access !== 'session' && (/:\w+Id\b/.test(path) || typeof rules.access === 'object'),
  )

  it.each(opened)('makes no trip at $name, and is found nowhere', async ({ method, path, rules }) => {
    const link = typeof rules.access === 'object' ? rules.access.link : undefined
    const named = link && { [link]: link === 'token' ? 'x'.repeat(43) : unknown }
    const isRead = method === 'GET'
    const answer = await request(method, fill(path) + (isRead && named ? `?${new URLSearchParams(named)}` : ''), {
      ...(isRead ? {} : { body: { ...bodies[`${method} ${path}`], ...named } }),
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    })
    const found = shownAnyhow[`${method} ${path}`] ?? [404]
    expect([answer.text, answer.status]).toEqual([answer.text, expect.toSatisfy((status) => found.includes(status))])
    expect(trips(answer)).toBe(0)
  })
})

/** What else each needs to get as far as its rows. */
const bodies: Record<string, object> = {
  'POST /api/viewer/presentations/:presentationId/events': {
    viewerSessionId: crypto.randomUUID(),
    events: [{ type: 'started', at: '2026-11-24T09:00:00Z' }],
  },
  'POST /api/qa': { question: 'Why?' },
  'POST /api/appointments': { startsAt: '2030-01-07T15:00:00Z', email: 'maria@example.com' },
  'POST /api/appointments/:appointmentId/reschedule': { startsAt: '2030-01-07T15:00:00Z' },
  'POST /api/contracts': { templateId: newId('b4'), tier: 'better' },
  'POST /api/contracts/:contractId/sign': { name: 'Maria', signature: { kind: 'typed', value: 'Maria' } },
}

/** A voice and a file of the player have names of their own; a form leads back to its page. */
const shownAnyhow: Record<string, number[]> = {
  'POST /contracts/:contractId': [303],
  'POST /appointments/:appointmentId': [303],
  'GET /contracts/:contractId': [401, 404],
}

describe('companies of two shards', () => {
  it('find their own by the same requests, and nothing of each other’s', async () => {
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

  it('see each other’s links as any stranger does, signed in or not', async () => {
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

describe('a new company', () => {
  it('goes to the least filled shard that is open', () => {
    const shard = (name: string, bytes: number, isOpen = true) => ({ name, bytes, isOpen })
    expect(chooseShard(['00', '01', '02'], [shard('00', 5), shard('01', 3), shard('02', 4)])).toBe('01')
    expect(chooseShard(['00', '01'], [shard('00', 5), shard('01', 3, false)])).toBe('00')
    expect(chooseShard(['00', '01'], [shard('00', 5), shard('02', 1)])).toBe('01')
    expect(chooseShard(['00'], [shard('00', 5, false)])).toBeUndefined()
    expect(['00', '01']).toContain(chooseShard(['00', '01'], []))
  })

  const registered = async () => {
    const email = `ana-${crypto.randomUUID()}@summit-roofing.example`
    const body = { organizationName: 'Summit Roofing', name: 'Ana', email, password }
    return { email, answer: await request('POST', '/api/auth/register', { body }) }
  }

  it('is told that there is no room where every shard is closed', async () => {
    const close = directory.prepare('insert into shards (name, is_open, bytes, updated_at) values (?, 0, 0, 0)')
    await directory.batch(names.map((name) => close.bind(name)))
    const { answer } = await registered()
    await directory.prepare('delete from shards').run()
    expect([answer.status, answer.body.error]).toEqual([503, expect.stringContaining('no room')])
  })

  it('that the directory refuses leaves nothing in its shard', async () => {
    const { email, answer } = await registered()
    const before = await organizations()
    const { createAccount } = await import('../src/account/auth/queries')
    const { primaryDatabase } = await import('../src/core/database/database')
    const { atDirectory } = await import('../src/core/database/shards')
    const account = { organizationName: 'Twice', name: 'Ana', email, passwordHash: 'x' }
    const session = { id: crypto.randomUUID(), createdAt: Date.now(), expiresAt: Date.now() + 1000 }
    const place = primaryDatabase(atShard(env, '00'))
    await expect(createAccount(primaryDatabase(atDirectory(env)), place, account, session)).rejects.toMatchObject({
      status: 409,
    })
    expect(answer.status).toBe(201)
    expect(await organizations()).toBe(before)
  })

  const organizations = async () =>
    Number(await atShard(env, '00').DB.prepare('select count(*) as count from organizations').first('count'))

  it('whose shard did not take its rows gets them from the directory', async () => {
    const { answer } = await registered()
    const { id } = answer.body.organization
    await databaseOf(id).prepare('delete from organizations where id = ?').bind(id).run()
    await takeUpDue(env, [copyCompaniesJob], Date.now() + 120_000)
    expect(await d1.prepare('select name from organizations where id = ?').bind(id).first('name')).toBe(
      'Summit Roofing',
    )
    const owner = d1.prepare('select email, role from members where organization_id = ?').bind(id)
    expect(await owner.first()).toMatchObject({ role: 'owner' })
  })
})

describe('a shard whose tables are behind the code', () => {
  const behind = async (shard: string, work: () => Promise<void>) => {
    const { DB } = atShard(env, shard)
    const { results } = await DB.prepare('select * from d1_migrations where name >= ?')
      .bind(leastMigrations.shard)
      .all<Record<string, unknown>>()
    await DB.prepare('delete from d1_migrations where name >= ?').bind(leastMigrations.shard).run()
    emptyIsolateCache(['migrated databases'])
    try {
      await work()
    } finally {
      for (const row of results)
        await DB.prepare(`insert into d1_migrations (${Object.keys(row).join()}) values (?, ?, ?)`)
          .bind(...Object.values(row))
          .run()
    }
  }

  it('answers 503 until it has caught up, and the companies of the others go on', async () => {
    const [one, other] = [await signedIn('One', '00'), await signedIn('Other', '01')]
    const { id } = await newPresentation(other, (await newDeck(other)).id)
    await behind('01', async () => {
      const refused = [await other.get('/api/decks'), await other.post('/api/decks', { name: 'New' })]
      for (const answer of refused) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
        expect(answer.body.error).toContain('brought up to date')
      }
      expect((await request('GET', `/api/appointments/slots?presentationId=${id}`)).status).toBe(503)
      expect((await one.get('/api/decks')).status).toBe(200)
      expect((await one.post('/api/decks', { name: 'New' })).status).toBe(201)
      expect((await other.get('/api/auth/me')).status).toBe(200)
    })
    expect((await other.get('/api/decks')).body.decks).toHaveLength(1)
  })
})

describe('work at every shard', () => {
  it('is done at the others where one fails, which is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const done: string[] = []
    const work = async ({ SHARD }: Env) => {
      if (SHARD === '00') throw new Error('D1 is away')
      done.push(SHARD)
    }
    await expect(everyShard(env, work)).rejects.toThrow('00: Error: D1 is away')
    expect(done).toEqual(names.slice(1))
  })

  it('is taken up by the schedule though one shard does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const run = vi.fn(async (_: Env) => undefined)
    const { sql } = await import('drizzle-orm')
    const job = defineScheduledJob({ kind: 'tried', due: (db) => rowIf(db, sql`true`), run })
    const away = {
      withSession: () => {
        throw new Error('D1 is away')
      },
    }
    const bindings = { ...env, SHARD_00: away } as unknown as Env
    await expect(takeUpDue(bindings, [job], Date.now())).rejects.toThrow('00: ')
    expect(run.mock.calls.map(([at]) => at.SHARD)).toEqual(names.slice(1))
  })
})
