import { env } from 'cloudflare:workers'
import { afterAll, describe, expect, it } from 'vitest'
import { takeStep } from '../../src/account/shards/move-company'
import type { Phase } from '../../src/account/shards/tables'
import { companyDeletionDays } from '../../src/core/limits'
import { newClient, password, request, signedIn } from '../support/client'
import { directory, shardOf, shards } from '../support/databases'
import { newPresentation, newWholeDeck } from '../support/factories'
import { beginMove, drive, fillEmpty, forgetMoves, moveOf, rowsAt } from '../support/moves'
import { workAnywhere } from '../support/running'

type Client = Awaited<ReturnType<typeof signedIn>>

const day = 24 * 60 * 60 * 1000

afterAll(forgetMoves)

const deleteCompany = ({ cookies }: Pick<Client, 'cookies'>) =>
  request('DELETE', '/api/organization', {
    body: { password, name: 'Summit Roofing' },
    cookie: `session=${cookies.session}`,
  })

async function restored(email: string) {
  const client = newClient()
  return { client, answer: await client.post('/api/auth/restore-organization', { email, password }) }
}

describe('a deleted company', { timeout: 120_000 }, () => {
  it('ends the same when every step runs twice, as if its Worker died before recording it', async () => {
    const client = await signedIn()
    const { organizationId } = client
    await newWholeDeck(client)
    await fillEmpty(organizationId)
    await deleteCompany(client)
    const repeated = new Set<Phase>()
    await drive(organizationId, {
      after: async (phase) => {
        if (repeated.has(phase)) return
        repeated.add(phase)
        await directory
          .prepare('update moves set phase = ?, cursor = 0, walked_to = null, due_at = ? where organization_id = ?')
          .bind(phase, Date.now(), organizationId)
          .run()
      },
    })
    expect([...repeated]).toEqual([
      ...['closed', 'shut', 'remove all', 'remove files', 'remove people', 'remove company'],
    ])
    expect(await moveOf(organizationId)).toBeNull()
    expect(Object.values(await rowsAt(shardOf(organizationId), organizationId)).flat()).toEqual([])
  })

  it('continues after a step failed, and takes only its own data with it', async () => {
    const client = await signedIn()
    const { organizationId } = client
    await newWholeDeck(client)
    const stranger = await signedIn('Summit Roofing', shardOf(organizationId))
    await newWholeDeck(stranger)
    const before = await rowsAt(shardOf(organizationId), stranger.organizationId)
    await deleteCompany(client)
    const FILES = { list: () => Promise.reject(new Error('R2 is away.')) }
    await drive(organizationId, { stopAt: 'remove files' })
    const broken = { ...env, FILES } as unknown as typeof env
    await takeStep(workAnywhere(broken), organizationId, Date.now() + (companyDeletionDays + 1) * day)
    expect(await moveOf(organizationId)).toMatchObject({ phase: 'remove files', problem: 'Error: R2 is away.' })
    await drive(organizationId)
    expect(await moveOf(organizationId)).toBeNull()
    expect(await rowsAt(shardOf(organizationId), stranger.organizationId)).toEqual(before)
    expect((await stranger.get('/api/decks')).body.decks).toHaveLength(1)
  })
})

describe('a closed company', { timeout: 120_000 }, () => {
  it('is closed where it moved to, and its links with ids of either shard lead nowhere', async () => {
    const client = await signedIn('Summit Roofing', '00')
    const { organizationId } = client
    const { presentation, deck } = await newWholeDeck(client)
    await beginMove(organizationId, '00', '01')
    const moving = await deleteCompany(client)
    expect([moving.status, moving.body.code]).toEqual([409, 'organization_moving'])
    await drive(organizationId)
    const ids = [presentation.id, (await newPresentation(client, deck.id)).id]
    const statuses = () =>
      Promise.all(ids.map(async (id) => (await request('GET', `/api/viewer/presentations/${id}`)).status))
    expect(await statuses()).toEqual([200, 200])
    expect((await deleteCompany(client)).status).toBe(202)
    expect(await statuses()).toEqual([404, 404])
    const { client: again } = await restored(client.email)
    expect(await statuses()).toEqual([200, 200])
    await deleteCompany(again)
    await drive(organizationId)
    expect(await statuses()).toEqual([404, 404])
    for (const database of shards)
      for (const table of ['forwards', 'departures', 'moving'])
        expect(
          await database.prepare(`select 1 from ${table} where organization_id = ?`).bind(organizationId).first(),
        ).toBeNull()
  })
})
