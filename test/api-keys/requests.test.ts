import { describe, expect, it } from 'vitest'
import { removeRequestsJob } from '../../src/account/requests/queries'
import { newApiKey } from '../support/api-keys'
import { newMember, signedIn, trips } from '../support/client'
import { countedSite } from '../support/counted'
import { databaseOf, shardOf } from '../support/databases'
import { newDeck } from '../support/factories'
import { move, otherShard } from '../support/moves'
import { sweep } from '../support/sweeps'

type Client = Pick<Awaited<ReturnType<typeof signedIn>>, 'get'>
type Logged = Record<string, unknown> & { id: string; operation: string; status: number }

const day = 86_400_000

async function requestsOf(client: Client, query = ''): Promise<Logged[]> {
  const { status, body, text } = await client.get(`/api/requests?${query}`)
  expect(status, text).toBe(200)
  return body.requests
}

/** Calls are logged after they are answered. */
const waitFor = (client: Client, count: number) =>
  expect.poll(async () => (await requestsOf(client)).length).toBe(count)

async function refusedThrice() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const [crm, other] = [await newApiKey(client, ['presentations:write']), await newApiKey(client, ['decks:read'])]
  await crm.post(
    '/api/presentations',
    { deckId: deck.id, homeownerData: { first_name: '' } },
    { 'idempotency-key': 'a-1' },
  )
  await waitFor(client, 1)
  await crm.get('/api/presentations/external/Maria%20Okafor?include=activity')
  await waitFor(client, 2)
  await other.post('/api/decks', { name: 'Roof' })
  await waitFor(client, 3)
  return { client, crm, other }
}

describe('the log of refused calls', () => {
  it('lists what a key did wrong, newest first, without bodies or names', async () => {
    const { client, crm, other } = await refusedThrice()
    await crm.get('/api/presentations')
    const logged = await requestsOf(client)
    expect(logged).toEqual([
      expect.objectContaining({
        ...{ keyId: other.id, operation: 'createDeck', path: '/api/decks', status: 403, code: 'scope_missing' },
        error: expect.stringContaining('decks:write'),
      }),
      expect.objectContaining({
        ...{ keyId: crm.id, status: 404, code: 'presentation_not_found', idempotencyKey: null },
        path: '/api/presentations/external/{externalId}',
      }),
      {
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        keyId: crm.id,
        operation: 'createPresentation',
        method: 'POST',
        path: '/api/presentations',
        status: 400,
        code: 'invalid_input',
        error: expect.stringContaining('first_name'),
        milliseconds: expect.any(Number),
        idempotencyKey: 'a…',
        requestId: expect.any(String),
      },
    ])
    expect(JSON.stringify(logged)).not.toContain('Okafor')
  })

  it('is filtered by key, status, operation and time, and paged, in one round trip', async () => {
    const { client, crm } = await refusedThrice()
    const statuses = async (query: string) => (await requestsOf(client, query)).map(({ status }) => status)
    expect(await statuses(`keyId=${crm.id}`)).toEqual([404, 400])
    expect(await statuses('status=403')).toEqual([403])
    expect(await statuses('operation=createPresentation')).toEqual([400])
    expect(await statuses(`from=${new Date(Date.now() + day).toISOString()}`)).toEqual([])
    const first = (await client.get('/api/requests?limit=2')).body
    expect(await statuses(`limit=2&cursor=${first.nextCursor}`)).toEqual([400])
    expect((await client.get('/api/requests?status=600')).status).toBe(400)
    await expect.poll(async () => trips(await client.get(`/api/requests?keyId=${crm.id}`))).toBe(1)
  })

  it('says of a batch how many of its presentations were refused, and why the first was', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const crm = await newApiKey(client, ['presentations:write'])
    const lead = { deckId: deck.id, homeownerData: { first_name: 'Maria' } }
    for (const mode of ['create', 'upsert']) {
      const named = (externalId: string) => ({ ...lead, externalId: `${mode} ${externalId}` })
      const presentations = [named('1'), { ...named('2'), deckId: 'gone' }, { ...named('3'), homeownerData: 3 }]
      const sent = await crm.post(`/api/presentations/batch?mode=${mode}`, { presentations })
      expect(sent.status, sent.text).toBe(200)
      expect((await crm.post(`/api/presentations/batch?mode=${mode}`, { presentations: [named('4')] })).status).toBe(
        200,
      )
      await expect
        .poll(() => requestsOf(client, 'status=200').then(([newest]) => newest))
        .toMatchObject({
          ...{ operation: 'createPresentations', path: '/api/presentations/batch', status: 200 },
          code: sent.body.results[1].code,
          error: `2 of 3 presentations were refused. presentations[1]: ${sent.body.results[1].error}`,
        })
    }
    expect(await requestsOf(client)).toHaveLength(2)
  })

  it('is for owners and editors of the company alone', async () => {
    const { client, crm } = await refusedThrice()
    const [editor, viewer] = [await newMember(client, 'editor'), await newMember(client, 'viewer')]
    expect(await requestsOf(editor)).toHaveLength(3)
    expect((await viewer.get('/api/requests')).status).toBe(403)
    expect((await crm.get('/api/requests')).status).toBe(403)
    expect(await requestsOf(await signedIn())).toEqual([])
  })

  it('writes one row for each call, and at most 60 a minute', async () => {
    const client = await signedIn()
    const key = await newApiKey(client, ['decks:read'])
    const site = countedSite(client.organizationId, {})
    const refused = () => site.send('GET', '/api/mails', undefined, key.headers).catch(String)
    expect(await refused()).toContain('answered 403')
    await site.settle()
    const { sql } = site.taken()
    expect(
      sql.filter((each) => /insert into "?refused_requests/.test(each)).map((each) => Number.parseInt(each, 10)),
    ).toEqual([1])
    for (let n = 0; n < 65; n++) await refused()
    await site.settle()
    expect((await client.get('/api/requests?limit=100')).body.requests).toHaveLength(60)
  })

  it('is removed after seven days, for one company after the other', async () => {
    const companies = [await signedIn(), await signedIn()]
    const now = Date.now()
    for (const client of companies) {
      const key = await newApiKey(client, ['decks:read'])
      for (let n = 0; n < 2; n++) await key.get('/api/mails')
      await waitFor(client, 2)
      const [first] = await requestsOf(client)
      await databaseOf(client.organizationId)
        .prepare('update refused_requests set at = ? where id = ?')
        .bind(now - 7 * day - 1, first?.id)
        .run()
    }
    for (const { organizationId } of companies) await sweep(organizationId, [removeRequestsJob], now)
    for (const client of companies) {
      const stored = await databaseOf(client.organizationId)
        .prepare('select count(*) as count from refused_requests where organization_id = ?')
        .bind(client.organizationId)
        .first('count')
      expect(stored).toBe(1)
    }
  })

  it('moves with the company', async () => {
    const { client } = await refusedThrice()
    const shard = shardOf(client.organizationId)
    await move(client.organizationId, shard, otherShard(shard))
    expect(await requestsOf(client)).toHaveLength(3)
  })
})
