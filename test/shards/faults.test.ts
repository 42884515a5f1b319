import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyCompaniesJob } from '../../src/account/auth/copy-company'
import { createAccount } from '../../src/account/auth/queries'
import { chooseShard } from '../../src/core/database/choose-shard'
import type { Work } from '../../src/core/database/commit'
import { leastMigrations } from '../../src/core/database/migrated'
import { atDirectory, atShard, everyShard, shardsOf } from '../../src/core/database/shards'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { defineScheduledJob, rowIf } from '../../src/core/jobs/define-job'
import { password, request, signedIn } from '../support/client'
import { d1, databaseOf, directory } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'
import { takeUpDue, workIn } from '../support/running'

afterEach(() => vi.restoreAllMocks())

const names = shardsOf(env)

describe('a new company', () => {
  it('goes to the emptiest open shard', () => {
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

  it('is told that there is no room if every shard is closed', async () => {
    const close = directory.prepare(
      `insert into shards (name, is_open, bytes, updated_at) values (?, 0, 0, 0)
       on conflict (name) do update set is_open = 0`,
    )
    await directory.batch(names.map((name) => close.bind(name)))
    const { answer } = await registered()
    await directory.prepare('update shards set is_open = 1').run()
    expect([answer.status, answer.body.error]).toEqual([503, expect.stringContaining('can’t take another company')])
  })

  it('that the directory rejects leaves nothing in its shard', async () => {
    const { email, answer } = await registered()
    const before = await organizations()
    const account = { organizationName: 'Twice', name: 'Ana', email, passwordHash: 'x' }
    const session = { id: crypto.randomUUID(), createdAt: Date.now(), expiresAt: Date.now() + 1000, device: null }
    const place = atShard(env, '00')
    await expect(createAccount(workIn(atDirectory(env)), place, account, session)).rejects.toMatchObject({
      status: 409,
    })
    expect(answer.status).toBe(201)
    expect(await organizations()).toBe(before)
  })

  const organizations = async () =>
    Number(await atShard(env, '00').DB.prepare('select count(*) as count from organizations').first('count'))

  it('whose shard missed its rows gets them from the directory', async () => {
    const { answer } = await registered()
    const { id } = answer.body.organization
    await databaseOf(id).prepare('delete from organizations where id = ?').bind(id).run()
    // A failed copy leaves this state; the early time puts it before those of other tests.
    await d1.prepare('update companies set copy_due_at = 1 where id = ?').bind(id).run()
    await takeUpDue(env, [copyCompaniesJob], Date.now() + 120_000)
    expect(await d1.prepare('select name from organizations where id = ?').bind(id).first('name')).toBe(
      'Summit Roofing',
    )
    const owner = d1.prepare('select email, role from members where organization_id = ?').bind(id)
    expect(await owner.first()).toMatchObject({ role: 'owner' })
  })
})

describe('a shard whose tables are older than the code', () => {
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

  it('answers 503 until it has caught up, while companies on other shards continue', async () => {
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

describe('work on every shard', () => {
  it('is done on the others when one fails, which is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const done: string[] = []
    const work = async ({ SHARD }: Env) => {
      if (SHARD === '00') throw new Error('D1 is away')
      done.push(SHARD)
    }
    await expect(everyShard(env, work)).rejects.toThrow('00: Error: D1 is away')
    expect(done).toEqual(names.slice(1))
  })

  it('is taken up by the schedule even if one shard does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const run = vi.fn(async (_: Work) => undefined)
    const job = defineScheduledJob({ kind: 'tried', due: (db) => rowIf(db, sql`true`), run })
    const away = {
      withSession: () => {
        throw new Error('D1 is away')
      },
    }
    const bindings = { ...env, SHARD_00: away } as unknown as Env
    await expect(takeUpDue(bindings, [job], Date.now())).rejects.toThrow('00: ')
    expect(run.mock.calls.map(([{ env: at }]) => at.SHARD)).toEqual(names.slice(1))
  })
})
