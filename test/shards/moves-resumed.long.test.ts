import { env } from 'cloudflare:workers'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { raiseFence, setState } from '../../src/account/shards/fence'
import { movedTables } from '../../src/account/shards/moved-tables'
import { usual } from '../../src/account/shards/steps'
import type { Phase } from '../../src/account/shards/tables'
import { writeUntracked } from '../../src/account/shards/untracked-batch'
import { atShard } from '../../src/core/database/shards'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { booked, calendarInput } from '../support/appointments'
import { request, signedIn } from '../support/client'
import { agreed, newHomeowner } from '../support/contracts'
import { directory, shardOf } from '../support/databases'
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
  otherShard,
  rowsAt,
  schemaOf,
  traces,
} from '../support/moves'
import { jobs, takeUpDue, workIn } from '../support/running'

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

const tableOf = (name: string) => {
  const table = movedTables().find((each) => each.name === name)
  if (!table) throw new Error(`There is no table ${name}.`)
  return table
}

const otherColumns = tableOf('faqs').columns.filter((column) => column !== 'id')

/** Writes as if something else had changed the copy of an FAQ. */
function writtenAside(organizationId: string, write: SQL) {
  const at = workIn(atShard(env, there))
  return writeUntracked({ at, organizationId, state: 'copying' }, tableOf('faqs'), [at.db.run(write)])
}

describe('a move', { timeout: 60_000 }, () => {
  it('ends the same when each step runs twice, as if its Worker died before recording it', async () => {
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
    expect(repeated.size).toBe(9)
  })

  it('copies long tables piece by piece, and resumes where the last step ended', async () => {
    const { client, deck, organizationId } = await company()
    for (let count = 0; count < 120; count++) await newPresentation(client, deck.id)
    const before = await rowsAt(here, organizationId)
    await beginMove(organizationId, here, there)
    const walked = new Set<string>()
    await drive(
      organizationId,
      {
        before: async (phase) => {
          const { cursor, walked_to } = (await moveOf(organizationId)) ?? {}
          if (walked_to && phase === 'copy') walked.add(`${cursor} ${walked_to}`)
        },
      },
      { ...usual, stepMilliseconds: 0 },
    )
    const taken = [...walked].map((each) => each.split(' ')[0])
    expect(taken.length).toBeGreaterThan(new Set(taken).size)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', failures: 0, tries: 0 })
    expect(await rowsAt(there, organizationId)).toEqual(before)
    expect(Object.values(await rowsAt(here, organizationId)).flat()).toEqual([])
  })

  it.each([
    ['was left out', sql`delete from faqs`, sql``],
    ['has another value', sql`update faqs set canned_answer = 'Never.'`, sql``],
    [
      'exists although it was not copied',
      sql.raw(`insert into faqs (id, ${otherColumns}) select 'made-up', ${otherColumns} from faqs`),
      sql`limit 1`,
    ],
  ])('copies again if a row %s', async (_, write, end) => {
    const { organizationId, deck } = await company()
    const before = await rowsAt(here, organizationId)
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'compare' })
    await writtenAside(organizationId, sql`${write} where deck_id = ${deck.id} ${end}`)
    expect((await rowsAt(there, organizationId)).faqs).not.toEqual(before.faqs)
    await drive(organizationId)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', failures: 0, tries: 1 })
    expect(await rowsAt(there, organizationId)).toEqual(before)
  })

  it('stays where it was when its copy keeps differing, names the table, and can be written again', async () => {
    const { client, organizationId, deck } = await company()
    await beginMove(organizationId, here, there)
    await drive(organizationId, {
      before: async (phase) => {
        if (phase === 'compare') await writtenAside(organizationId, sql`delete from faqs where deck_id = ${deck.id}`)
      },
    })
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', problem: expect.stringContaining('faqs') })
    expect(Object.values(await rowsAt(there, organizationId)).flat()).toEqual([])
    expect((await newPresentation(client, deck.id)).id).toBeDefined()
  })

  it.each(['rest', 'copy', 'compare'] as const)('can be undone from %s, and nothing is left of it', async (phase) => {
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

  it('is undone by itself when it keeps failing', async () => {
    const { organizationId } = await company()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'copy' })
    await databaseAt(there).prepare('delete from moving where organization_id = ?').bind(organizationId).run()
    await drive(organizationId)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', problem: expect.stringMatching(/JSON/) })
    expect(await isAt(organizationId, here)).toBe(true)
  })

  it('does not begin for an unknown shard', async () => {
    const { organizationId } = await company()
    await move(organizationId, here, '7e')
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'stayed', problem: 'There is no shard 7e.' })
  })

  it('gives up when it takes longer than the company may be read-only', async () => {
    const { client, deck, organizationId } = await company()
    await beginMove(organizationId, here, there)
    await drive(organizationId, {}, { ...usual, fenceMilliseconds: 0 })
    expect(await moveOf(organizationId)).toMatchObject({
      phase: 'stayed',
      problem: expect.stringMatching(/longer than/),
    })
    expect((await newPresentation(client, deck.id)).id).toBeDefined()
    for (const place of [here, there]) expect(await traces(place, organizationId)).toEqual({ moving: 0, triggers: 0 })
  })
})

describe('behind the fence', () => {
  it('a write is refused even if it had already begun, and reads continue', async () => {
    const { client, deck, presentation, organizationId } = await company()
    const underWay = databaseAt(here).prepare('update decks set name = ? where id = ?').bind('Late', deck.id)
    await beginMove(organizationId, here, there)
    for (const stopAt of ['clear', 'compare', 'settle', 'remove'] as const) {
      await drive(organizationId, { stopAt })
      await expect(underWay.run()).rejects.toThrow('company is moving')
      expect((await readManifest(presentation.id)).status).toBe(200)
      expect((await client.get(`/api/decks/${deck.id}`)).status).toBe(200)
      if (stopAt !== 'clear' && stopAt !== 'compare') continue
      const refused = await client.patch(`/api/decks/${deck.id}`, { name: 'Late' })
      expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
        503,
        'company_is_moving',
        '5',
      ])
    }
    expect((await client.patch(`/api/decks/${deck.id}`, { name: 'New' })).status).toBe(200)
    await drive(organizationId)
    expect((await client.get(`/api/decks/${deck.id}`)).body.deck.name).toBe('New')
  })

  it('a statement for all companies changes the others, on the shard where no request arrives for the moving one', async () => {
    const { deck, organizationId } = await company()
    const other = await company()
    const nameAll = (shard: string, name: string) =>
      databaseAt(shard).prepare('update decks set name = ? where id in (?, ?)').bind(name, deck.id, other.deck.id).run()
    const nameAt = (shard: string, id: string) =>
      databaseAt(shard).prepare('select name from decks where id = ?').bind(id).first('name')
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'flip' })
    await nameAll(there, 'Touched')
    expect(await nameAt(there, deck.id)).toBe(await nameAt(here, deck.id))
    await drive(organizationId, { stopAt: 'remove' })
    await setState(workIn(atShard(env, here)), organizationId, 'left')
    await nameAll(here, 'Touched')
    expect(await nameAt(here, other.deck.id)).toBe('Touched')
    expect(await nameAt(here, deck.id)).not.toBe('Touched')
    await drive(organizationId)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'moved', failures: 0 })
  })

  it('jobs that write for all companies at once skip it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { deck, organizationId } = await company()
    const other = await company()
    const long = Date.now() - 3_600_000
    for (const { id } of [deck, other.deck])
      await databaseAt(here).prepare('update decks set deleted_at = ? where id = ?').bind(long, id).run()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'compare' })
    const removeDecks = jobs.filter(({ kind }) => kind === 'remove-deck')
    await takeUpDue(env, removeDecks, Date.now())
    const deletedAt = (id: string) =>
      databaseAt(here).prepare('select deleted_at from decks where id = ?').bind(id).first('deleted_at')
    expect(await deletedAt(other.deck.id)).not.toBe(long)
    expect(await deletedAt(deck.id)).toBe(long)
    await setPhase(organizationId, 'back')
    await drive(organizationId)
  })

  it('an outdated step can’t raise it again', async () => {
    const { organizationId } = await company()
    await move(organizationId, here, there)
    for (const place of [here, there]) {
      await expect(raiseFence(workIn(atShard(env, place)), organizationId, 'leaving')).rejects.toThrow('JSON')
      expect(await traces(place, organizationId)).toEqual({ moving: 0, triggers: 0 })
    }
  })

  it('each link of a homeowner opens, and what they send is accepted once the company has moved', async () => {
    const { client, id, token, presentationId } = await agreed({}, newHomeowner({}))
    const { organizationId } = client
    const [from, to] = [shardOf(organizationId), otherShard(shardOf(organizationId))]
    await client.put('/api/appointments/calendar', calendarInput())
    const { appointment, token: ofAppointment } = await booked(presentationId, {})
    const links = [
      `/api/viewer/presentations/${presentationId}`,
      `/p/${presentationId}`,
      `/api/narration/presentations/${presentationId}`,
      `/api/appointments/slots?presentationId=${presentationId}`,
      `/api/contracts/${id}?token=${token}`,
      `/api/contracts/${id}/document.pdf?token=${token}`,
      `/contracts/${id}?token=${token}`,
      `/api/appointments/${appointment.id}?token=${ofAppointment}`,
      `/appointments/${appointment.id}?token=${ofAppointment}`,
    ]
    const opened = async () => {
      const answers = await Promise.all(links.map((link) => request('GET', link)))
      return answers.map(({ status }, index) => [links[index], status])
    }
    const cancel = () =>
      request('POST', `/api/appointments/${appointment.id}/cancel`, {
        body: { token: ofAppointment },
        headers: { 'cf-connecting-ip': crypto.randomUUID() },
      })
    await beginMove(organizationId, from, to)
    await drive(organizationId, { stopAt: 'copy' })
    emptyIsolateCache()
    expect(await opened()).toEqual(links.map((link) => [link, 200]))
    expect([(await cancel()).body.code, (await cancel()).status]).toEqual(['company_is_moving', 503])
    await drive(organizationId)
    emptyIsolateCache()
    expect(await opened()).toEqual(links.map((link) => [link, 200]))
    expect((await cancel()).status).toBe(200)
  })

  it('an outdated step writes nothing more', async () => {
    const { organizationId } = await company()
    await move(organizationId, here, there)
    const faqs = tableOf('faqs')
    for (const place of [here, there])
      for (const state of ['leaving', 'clearing', 'copying'] as const)
        await expect(
          writeUntracked({ at: workIn(atShard(env, place)), organizationId, state }, faqs, []),
        ).rejects.toThrow('JSON')
  })
})

describe('the copy of a company', () => {
  it('is not worked on before the company arrives, and neither are its remains afterwards', async () => {
    const { client, organizationId } = await company()
    await fillEmpty(organizationId)
    await databaseAt(here)
      .prepare(`update mails set status = 'waiting' where organization_id = ?`)
      .bind(organizationId)
      .run()
    await beginMove(organizationId, here, there)
    await drive(organizationId, { stopAt: 'compare' })
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

/** Returns the messages for these rows, and for sweeps that continue, when everything due on a shard is taken up. */
async function startedFor(rows: Record<string, string[]>, shard: string) {
  const { bindings, sent } = atOnly(shard)
  await takeUpDue(bindings, ofShards, Date.now() + 5 * minute).catch(() => undefined)
  const theirs = JSON.stringify(rows)
  const isTheirs = (value: unknown) => typeof value === 'string' && value.length >= 36 && theirs.includes(value)
  return sent.filter((message) => 'until' in message || Object.values(message).some(isTheirs))
}

/** Returns bindings for only this shard, with queues that keep nothing. */
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
