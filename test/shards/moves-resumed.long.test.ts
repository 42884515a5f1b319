import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { movedTables } from '../../src/account/shards/moved-tables'
import { setState } from '../../src/account/shards/places'
import { writeQuietly } from '../../src/account/shards/quiet-batch'
import { usual } from '../../src/account/shards/steps'
import type { Phase } from '../../src/account/shards/tables'
import { atShard, newId } from '../../src/core/database/shards'
import { signedIn } from '../support/client'
import { directory } from '../support/databases'
import { newPresentation, newWholeDeck } from '../support/factories'
import { readManifest } from '../support/manifests'
import {
  beginMove,
  databaseAt,
  drive,
  fillEmpty,
  forgetMoves,
  move,
  moveOf,
  rowsAt,
  schemaOf,
  traces,
} from '../support/moves'
import { jobs, takeUpDue } from '../support/running'

afterAll(forgetMoves)

const [here, there] = ['00', '01'] as const
const minute = 60_000
const ofShards = jobs.filter((job) => job.in !== 'directory')

afterEach(() => vi.restoreAllMocks())

async function company() {
  const client = await signedIn('Summit Roofing', here)
  const { deck, presentation } = await newWholeDeck(client)
  return { client, deck, presentation, organizationId: client.organizationId }
}

const setPhase = (organizationId: string, phase: Phase, cursor = 0) =>
  directory
    .prepare('update moves set phase = ?, cursor = ?, walked_to = null, due_at = ? where organization_id = ?')
    .bind(phase, cursor, Date.now(), organizationId)
    .run()

const isAt = async (organizationId: string, shard: string) =>
  (await directory.prepare('select shard from companies where id = ?').bind(organizationId).first('shard')) === shard

describe('a move', { timeout: 60_000 }, () => {
  it('comes to the same end when each step is taken twice, as if its Worker died before it was noted', async () => {
    const { organizationId } = await company()
    await fillEmpty(organizationId)
    const before = await rowsAt(here, organizationId)
    const repeated = new Set<Phase>()
    await move(organizationId, here, there, {
      after: async (phase) => {
        if (repeated.has(phase)) return
        repeated.add(phase)
        await setPhase(organizationId, phase)
      },
    })
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', failures: 0 })
    expect(await rowsAt(there, organizationId)).toEqual(before)
    expect(Object.values(await rowsAt(here, organizationId)).flat()).toEqual([])
    expect(repeated.size).toBe(14)
  })

  it('lists long tables in several short statements, and goes on where the last step ended', async () => {
    const { client, deck, organizationId } = await company()
    for (let count = 0; count < 30; count++) await newPresentation(client, deck.id)
    const before = await rowsAt(here, organizationId)
    await beginMove(organizationId, here, there)
    // Other tests leave rows there too, and the longest table is to take four steps.
    const counts = await databaseAt(here).batch<{ rows: number }>(
      movedTables().map(({ name }) => databaseAt(here).prepare(`select count(*) as rows from ${name}`)),
    )
    const rowsAtOnce = Math.ceil(Math.max(...counts.map(({ results }) => results[0]?.rows ?? 0)) / 4)
    const walked = new Set<string>()
    await drive(
      organizationId,
      {
        before: async () => {
          const { cursor, walked_to } = (await moveOf(organizationId)) ?? {}
          if (walked_to) walked.add(`${cursor} ${walked_to}`)
        },
      },
      { ...usual, stepMilliseconds: 0, rowsAtOnce },
    )
    expect(walked.size).toBeGreaterThan(2)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', failures: 0 })
    expect(await rowsAt(there, organizationId)).toEqual(before)
    expect(Object.values(await rowsAt(here, organizationId)).flat()).toEqual([])
  })

  it('removes a row that only the copy has, whatever left it there', async () => {
    const { organizationId, deck } = await company()
    const before = await rowsAt(here, organizationId)
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'list extra' })
    const faqs = movedTables().find(({ name }) => name === 'faqs')
    if (!faqs) throw new Error('There is no table of FAQs.')
    const names = faqs.columns.filter((name) => name !== 'id').join()
    await writeQuietly(
      { db: databaseAt(there), organizationId, state: 'hidden' },
      [
        {
          sql: `insert into faqs (id, ${names}) select ?, ${names} from faqs where deck_id = ? limit 1`,
          params: [newId(there), deck.id],
        },
      ],
      { written: [faqs], deleted: [] },
    )
    const extra = Object.values(await rowsAt(there, organizationId)).flat().length
    expect(extra).toBe(Object.values(before).flat().length + 1)
    await drive(organizationId)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', failures: 0 })
    expect(await rowsAt(there, organizationId)).toEqual(before)
  })

  it.each([3, 14, 33])('goes on after a database failed at its statement %i of a step', async (nth) => {
    const { organizationId } = await company()
    const before = await rowsAt(here, organizationId)
    await beginMove(organizationId, here, there)
    let count = 0
    const failing = failingAfter(nth, () => count++)
    let lastPhase: Phase | undefined
    await drive(organizationId, {
      before: (phase) => {
        if (phase !== lastPhase) count = 0
        lastPhase = phase
      },
      bindings: failing,
    })
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved' })
    expect(await rowsAt(there, organizationId)).toEqual(before)
    expect(Object.values(await rowsAt(here, organizationId)).flat()).toEqual([])
    for (const place of [here, there])
      expect(await traces(place, organizationId)).toEqual({ moving: 0, listed: 0, triggers: 0 })
  })

  it.each(['list', 'compare', 'fence'] as const)('goes back from %s, and nothing is left of it', async (phase) => {
    const { client, deck, organizationId, presentation } = await company()
    const before = await rowsAt(here, organizationId)
    const schemas = await Promise.all([here, there].map(schemaOf))
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: phase })
    await setPhase(organizationId, 'back')
    await drive(organizationId)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', due_at: null })
    expect(await rowsAt(here, organizationId)).toEqual(before)
    expect(Object.values(await rowsAt(there, organizationId)).flat()).toEqual([])
    expect(await Promise.all([here, there].map(schemaOf))).toEqual(schemas)
    expect((await newPresentation(client, deck.id)).id).toBeDefined()
    expect((await readManifest(presentation.id)).status).toBe(200)
    expect(await isAt(organizationId, here)).toBe(true)
  })

  it('goes back by itself when it fails again and again', async () => {
    const { organizationId } = await company()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'copy' })
    await databaseAt(there).prepare('delete from moving where organization_id = ?').bind(organizationId).run()
    await drive(organizationId)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', problem: expect.stringMatching(/JSON/) })
    expect(await isAt(organizationId, here)).toBe(true)
  })

  it('does not begin for a shard that there is not', async () => {
    const { organizationId } = await company()
    await move(organizationId, here, '7e')
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', problem: 'There is no shard 7e.' })
  })

  it('lets a company write again when its fence has stood too long, and tries again', async () => {
    const { client, deck, organizationId } = await company()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'open' }, { ...usual, fenceMilliseconds: 60_000 })
    expect(
      (await client.post('/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Lee' } })).status,
    ).toBe(503)
    await setState(atShard(env, here), organizationId, 'fenced', Date.now() - 1)
    const { id } = await newPresentation(client, deck.id)
    const phases = await drive(organizationId)
    expect(phases.slice(0, 5)).toEqual(['open', 'compare', 'rest', 'fence', 'open'])
    expect(await isAt(organizationId, there)).toBe(true)
    expect((await client.get(`/api/presentations/${id}`)).status).toBe(200)
  })

  it('gives the fence up where there is more to copy than it may last, and goes back in the end', async () => {
    const { client, deck, organizationId } = await company()
    await beginMove(organizationId, here, there)
    await drive(organizationId, {}, { ...usual, fenceMilliseconds: 0 })
    expect(await moveOf(organizationId)).toMatchObject({
      phase: 'stayed',
      problem: expect.stringMatching(/behind the fence/),
    })
    expect((await newPresentation(client, deck.id)).id).toBeDefined()
  })
})

describe('the copy of a company', () => {
  it('is not worked on before the company is there, nor what is left of it afterwards', async () => {
    const { client, organizationId } = await company()
    await fillEmpty(organizationId)
    await databaseAt(here)
      .prepare(`update mails set status = 'waiting' where organization_id = ?`)
      .bind(organizationId)
      .run()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'rest' })
    const copied = await rowsAt(there, organizationId)
    expect(await startedFor(copied, there)).toEqual([])
    expect(await rowsAt(there, organizationId)).toEqual(copied)

    await drive(organizationId, { stopAt: 'remove' })
    const left = await rowsAt(here, organizationId)
    expect(await startedFor(left, here)).toEqual([])
    expect(await rowsAt(here, organizationId)).toEqual(left)
    await drive(organizationId)
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })
})

/** The messages of the rows, and of sweeps that go on, where everything of a shard that is due is taken up. */
async function startedFor(rows: Record<string, string[]>, shard: string) {
  const { bindings, sent } = atOnly(shard)
  await takeUpDue(bindings, ofShards, Date.now() + 5 * minute).catch(() => undefined)
  const theirs = JSON.stringify(rows)
  const isTheirs = (value: unknown) => typeof value === 'string' && value.length >= 36 && theirs.includes(value)
  return sent.filter((message) => 'until' in message || Object.values(message).some(isTheirs))
}

/** Nothing but this shard, and queues that keep nothing. */
function atOnly(shard: string) {
  const sent: object[] = []
  const queue = {
    send: async (body: object) => void sent.push(body),
    sendBatch: async (batch: { body: object }[]) => void sent.push(...batch.map(({ body }) => body)),
  }
  const others = shard === here ? { SHARD_01: undefined } : { SHARD_00: undefined }
  const all = { ...env, ...others, JOBS: queue, EVENTS: queue, DELIVERIES: queue, DELIVERIES_SLOW: queue }
  const bindings = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return { bindings: bindings as unknown as typeof env, sent }
}

/** Each batch and each statement counts as one. */
function failingAfter(nth: number, next: () => number) {
  const wrapped = (database: D1Database): D1Database => {
    const fail = () => {
      if (next() === nth) throw new Error('D1_ERROR: made up')
    }
    const session = (inner: D1DatabaseSession) =>
      ({
        prepare: (sql: string) => inner.prepare(sql),
        batch: (statements: D1PreparedStatement[]) => {
          fail()
          return inner.batch(statements)
        },
        getBookmark: () => inner.getBookmark(),
      }) as D1DatabaseSession
    return {
      prepare: (sql: string) => database.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => {
        fail()
        const answer = await database.batch(statements)
        fail()
        return answer
      },
      withSession: (start: string) => session(database.withSession(start)),
    } as unknown as D1Database
  }
  return { ...env, SHARD_00: wrapped(env.SHARD_00), SHARD_01: wrapped(env.SHARD_01) } as typeof env
}
