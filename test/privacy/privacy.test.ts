import { env } from 'cloudflare:workers'
import { type Unzipped, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { removeExportsJob, runRequest, takeStep } from '../../src/account/privacy/run'
import { atShard } from '../../src/core/database/shards'
import { exportDays } from '../../src/core/limits'
import { removeAbandonedUploadsJob } from '../../src/core/uploads/sweep'
import { removePresentationsJob } from '../../src/decks/presentations/removal'
import { removeCancelledAppointmentsJob } from '../../src/sales/appointments/cancel-or-reschedule'
import { removeUnsignedContractsJob } from '../../src/sales/contracts/scheduled-jobs'
import { forgetRoofsJob } from '../../src/sales/roofs/store-measurement'
import { narrationFiles } from '../../src/speech/narration/narrate'
import { booked, bookPublicly, maria, withCalendar } from '../support/appointments'
import { newMember, request, signedIn } from '../support/client'
import { withoutQueues } from '../support/contracts'
import { databaseOf, directory, envOf, shardOf } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'
import { everythingOf, newWord, placesOf } from '../support/homeowner-traces'
import { roofInput } from '../support/roofs'
import { workIn } from '../support/running'
import { sweep } from '../support/sweeps'

type Client = Awaited<ReturnType<typeof signedIn>>

const sweeps = [
  removePresentationsJob,
  removeUnsignedContractsJob,
  removeCancelledAppointmentsJob,
  forgetRoofsJob,
  removeAbandonedUploadsJob([narrationFiles]),
]

const requestOf = async (client: Client, id: string) =>
  (await client.get(`/api/privacy-requests/${id}`)).body.privacyRequest

/** Carries the request out as the queue and the schedule would. */
async function carriedOut(client: Client, id: string) {
  const at = envOf(client.organizationId)
  for (let rounds = 0; rounds < 10; rounds++) {
    await runRequest(workIn(at), { kind: 'run-privacy-request', requestId: id })
    const found = await requestOf(client, id)
    if (found.status === 'done') return found
    await sweep(client.organizationId, sweeps, Date.now() + 2 * 60 * 60 * 1000)
  }
  throw new Error('The request is not done.')
}

/** Queues nothing, because a second run would store its parts under the same names. */
const begun = async (client: Client, body: object) => {
  const { status, body: answered } = await withoutQueues(() => client.post('/api/privacy-requests', body))
  expect([status, answered.error]).toEqual([202, undefined])
  return answered.privacyRequest
}

describe('an erasure', () => {
  it('leaves nothing of a homeowner except the signed contract, and says so', async () => {
    const { client, email, word, contractId, presentationId, replays } = await everythingOf(newWord())
    const telling = async () => {
      const answers = await Promise.all(replays.map((replay) => replay()))
      return answers.filter(({ text }) => text.includes(word)).length
    }
    expect(await telling()).toBeGreaterThan(4)
    const database = databaseOf(client.organizationId)
    const before = await placesOf([word], database, client.organizationId)
    expect(before).toEqual(
      expect.arrayContaining(['presentations.homeownerData', 'appointments.name', 'mails.recipient', 'events.data']),
    )
    const { id } = await begun(client, { kind: 'erasure', email })
    const done = await carriedOut(client, id)
    expect(done.kept).toEqual([{ what: 'contract', id: contractId, why: expect.stringContaining('signed') }])
    expect(done.counts).toMatchObject({ presentations: 3, appointments: 2, contracts: 1, roof_measurements: 1 })
    const left = await placesOf([word], database, client.organizationId)
    expect(left.filter((place) => !/^(contracts|contract_events)\.|^FILES contracts$/.test(place))).toEqual([])
    expect((await client.get(`/api/contracts/${contractId}/evidence`)).body.evidence.isIntact).toBe(true)
    expect((await request('GET', `/api/viewer/presentations/${presentationId}`)).status).toBe(404)
    expect(await telling()).toBe(0)
    const created = await replays.at(-1)?.()
    expect([created?.status, created?.body.code]).toEqual([409, 'idempotency_answer_lost'])
    const inDirectory = await directory
      .prepare(`select count(*) as count from mails where instr(recipient, ?) > 0`)
      .bind(word)
      .first()
    expect(inDirectory).toEqual({ count: 0 })
  }, 60_000)

  it('takes the values out of what the audit log says about the homeowner, and lets the entries stay', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const [theirs, others] = [await newPresentation(client, deck.id), await newPresentation(client, deck.id)]
    const ownerId = (await client.get('/api/auth/me')).body.user.id
    for (const { id } of [theirs, others]) await client.patch(`/api/presentations/${id}`, { ownerId })
    await carriedOut(client, (await begun(client, { kind: 'erasure', presentationId: theirs.id })).id)
    const changes = async ({ id }: { id: string }) =>
      (await client.get(`/api/audit?action=updatePresentation&subjectId=${id}`)).body.entries[0].changes
    expect(await changes(theirs)).toEqual([{ field: 'ownerId' }])
    expect(await changes(others)).toEqual([{ field: 'ownerId', from: null, to: ownerId }])
  })

  it('resumes wherever it was cut off, and may run each step twice', async () => {
    const { client, word, presentationId } = await everythingOf(newWord())
    const { id } = await begun(client, { kind: 'erasure', presentationId })
    const at = envOf(client.organizationId)
    for (let steps = 0; steps < 40; steps++)
      await Promise.allSettled([takeStep(workIn(at), id, Date.now()), takeStep(workIn(at), id, Date.now())])
    await carriedOut(client, id)
    const left = await placesOf([word], databaseOf(client.organizationId), client.organizationId)
    expect(left.filter((place) => !/^(contracts|contract_events)\.|^FILES contracts$/.test(place))).toEqual([])
  }, 60_000)

  it('lets them book no visit after their visits were looked for', async () => {
    const email = `${newWord()}@example.com`
    const { client, presentationId } = await withCalendar({}, { ...maria, email })
    const { windows } = await booked(presentationId)
    const { id } = await begun(client, { kind: 'erasure', presentationId })
    const database = databaseOf(client.organizationId)
    const foundVisits = database
      .prepare(`select 1 from privacy_subjects where request_id = ? and table_name = 'appointments'`)
      .bind(id)
    while (!(await foundVisits.first())) await takeStep(workIn(envOf(client.organizationId)), id, Date.now())
    expect((await bookPublicly({ presentationId, startsAt: windows[1]?.startsAt })).status).toBe(404)
    await carriedOut(client, id)
    expect(await placesOf([email], database, client.organizationId)).toEqual([])
  })

  it('spares another company’s homeowner with the same address, and other homeowners of this one', async () => {
    const email = `${newWord()}@example.com`
    const shard = 'aa'
    const clients = [await signedIn('One', shardName(shard)), await signedIn('Other', shardName(shard))]
    const ids: string[] = []
    for (const client of clients) ids.push((await newPresentation(client, (await newDeck(client)).id, { email })).id)
    const [one, other] = clients as [Client, Client]
    const neighbour = await newPresentation(one, (await newDeck(one)).id, { email: `b-${email}` })
    const { id } = await begun(one, { kind: 'erasure', email: email.toUpperCase() })
    await carriedOut(one, id)
    expect((await one.get(`/api/presentations/${ids[0]}`)).status).toBe(404)
    expect((await one.get(`/api/presentations/${neighbour.id}`)).status).toBe(200)
    expect((await other.get(`/api/presentations/${ids[1]}`)).body.presentation.homeownerData.email).toBe(email)
  })

  it('frees another homeowner’s presentation from a visit that was booked through it', async () => {
    const { client, presentationId } = await withCalendar()
    const email = `${newWord()}@example.com`
    await booked(presentationId, { email })
    const stage = async () => (await client.get(`/api/presentations/${presentationId}`)).body.presentation.stage
    expect(await stage()).toBe('booked')
    await carriedOut(client, (await begun(client, { kind: 'erasure', email })).id)
    expect(await stage()).toBe('not_sent')
  })

  it('keeps a question that others also asked, in their words and with their count', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const [theirs, others] = [await newPresentation(client, deck.id), await newPresentation(client, deck.id)]
    const ask = (presentationId: string, question: string) =>
      request('POST', '/api/qa', {
        body: { presentationId, question },
        headers: { 'cf-connecting-ip': crypto.randomUUID() },
      })
    await ask(others.id, 'Do you sell pianos in Paris?')
    const log = async () => (await client.get(`/api/decks/${deck.id}/questions`)).body.questions
    await expect.poll(async () => (await log()).length, { timeout: 10_000 }).toBe(1)
    await ask(theirs.id, 'DO YOU SELL PIANOS IN PARIS?!')
    await expect.poll(async () => (await log())[0].question, { timeout: 10_000 }).toBe('DO YOU SELL PIANOS IN PARIS?!')
    await carriedOut(client, (await begun(client, { kind: 'erasure', presentationId: theirs.id })).id)
    expect(await log()).toMatchObject([{ question: 'Do you sell pianos in Paris?' }])
  })

  it('also erases earlier exports of the homeowner', async () => {
    const { client, email, word } = await everythingOf(newWord())
    const gathered = await carriedOut(client, (await begun(client, { kind: 'export', email })).id)
    await carriedOut(client, (await begun(client, { kind: 'erasure', email })).id)
    expect(await requestOf(client, gathered.id)).toMatchObject({ status: 'expired', downloadUrl: null })
    const left = await placesOf([word], databaseOf(client.organizationId), client.organizationId)
    expect(left.filter((place) => /exports|privacy/.test(place))).toEqual([])
  }, 60_000)

  it('also erases earlier exports of the whole company, and lets another erasure finish', async () => {
    const client = await signedIn()
    const { id: presentationId } = await newPresentation(client, (await newDeck(client)).id)
    const { id } = (await withoutQueues(() => client.post('/api/organization/export'))).body.privacyRequest
    await carriedOut(client, id)
    const erasures = await Promise.all([1, 2].map(() => begun(client, { kind: 'erasure', presentationId })))
    for (const erasure of erasures) await carriedOut(client, erasure.id)
    expect(await requestOf(client, id)).toMatchObject({ status: 'expired', downloadUrl: null })
    expect(await env.FILES.head(`exports/${client.organizationId}/${id}/part-1.zip`)).toBeNull()
    for (const erasure of erasures) expect(await requestOf(client, erasure.id)).toMatchObject({ status: 'done' })
  })
})

const shardName = (_: string) => shardOf('3f0e8a52-6a0b-4000-9d0e-1f4f8f1f2a11')

async function zipped(organizationId: string, id: string) {
  const { objects } = await env.FILES.list({ prefix: `exports/${organizationId}/${id}/` })
  const parts = await Promise.all(objects.map(async ({ key }) => (await env.FILES.get(key))?.arrayBuffer()))
  return Object.assign({}, ...parts.map((part) => unzipSync(new Uint8Array(part ?? new ArrayBuffer())))) as Unzipped
}

const textOf = (file: Uint8Array | undefined) => new TextDecoder().decode(file)

/** A table has a file for each page that it is read in, and other tests fill pages too. */
const tableOf = (name: string) => name.replace(/-[^/]*\.json$/, '.json')
const rowsIn = (files: Unzipped, table: string) =>
  Object.entries(files)
    .flatMap(([name, file]) => (tableOf(name) === table ? [textOf(file)] : []))
    .join()

describe('an erasure that the queue carries out', () => {
  it('does not wait for the schedule', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id: presentationId } = await newPresentation(client, deck.id)
    const roof = await client.post('/api/roof-measurements', roofInput({ presentationId }))
    expect(roof.status).toBe(201)
    const { body } = await client.post('/api/privacy-requests', { kind: 'erasure', presentationId })
    await expect.poll(async () => (await requestOf(client, body.privacyRequest.id)).status).toBe('done')
    const { roofMeasurement } = (await client.get(`/api/roof-measurements/${roof.body.roofMeasurement.id}`)).body
    expect(roofMeasurement).toMatchObject({ address: null, structures: [{ name: 'Roof 1' }, { name: 'Roof 2' }] })
    expect(JSON.stringify(roofMeasurement)).not.toContain('Front')
    expect(roofMeasurement.squares).toBe(roof.body.roofMeasurement.squares)
  })
})

describe('an export', () => {
  const company = (client: Client) => withoutQueues(() => client.post('/api/organization/export'))
  const ofHomeowner = (client: Client, presentationId: string) =>
    withoutQueues(() => client.post('/api/privacy-requests', { kind: 'export', presentationId }))

  it('is shared by all who request it while it is gathered, up to five a day', async () => {
    const [client, stranger] = [await signedIn(), await signedIn()]
    const deck = await newDeck(client)
    const [hers, his] = [await newPresentation(client, deck.id), await newPresentation(client, deck.id)]
    for (const ask of [company, (from: Client) => ofHomeowner(from, hers.id)]) {
      for (let day = 0; day < 5; day++) {
        const answers = await Promise.all([ask(client), ask(client), ask(client)])
        const ids = new Set(answers.map(({ body }) => body.privacyRequest.id))
        expect([answers.map(({ status }) => status), ids.size]).toEqual([[202, 202, 202], 1])
        await carriedOut(client, [...ids][0])
      }
      const refused = await ask(client)
      expect([refused.status, refused.body.code, refused.body.error]).toEqual([
        429,
        'rate_limited',
        'You can export 5 times a day. Today’s exports can still be downloaded.',
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
    }
    expect((await ofHomeowner(client, his.id)).status).toBe(202)
    expect((await company(stranger)).status).toBe(202)
    const erasure = { kind: 'erasure', presentationId: hers.id }
    expect((await withoutQueues(() => client.post('/api/privacy-requests', erasure))).status).toBe(202)
  })
})

describe('exported data', () => {
  it('of a homeowner is everything about them, with the files, and nothing about others', async () => {
    const { client, email, word, deck, contractId } = await everythingOf(newWord())
    const stranger = newWord()
    await newPresentation(client, deck.id, { first_name: stranger })
    const { id } = await begun(client, { kind: 'export', email })
    const done = await carriedOut(client, id)
    expect(done.downloadUrl).toMatch(/^https?:\/\/.*part-1\.zip\?.*X-Amz-Signature/)
    const files = await zipped(client.organizationId, id)
    expect(Object.keys(files).map(tableOf)).toEqual(
      expect.arrayContaining(
        ['presentations', 'appointments', 'contracts', 'contract_events', 'askings', 'mails', 'events', 'quotes'].map(
          (name) => `${name}.json`,
        ),
      ),
    )
    expect(
      Object.keys(files).some((name) => name.startsWith(`files/contracts/${client.organizationId}/${contractId}`)),
    ).toBe(true)
    expect(rowsIn(files, 'presentations.json')).toContain(word)
    expect(Object.values(files).some((file) => textOf(file).includes(stranger))).toBe(false)
  }, 60_000)

  it('of a company is everything it has, except credentials', async () => {
    const { client, word } = await everythingOf(newWord())
    const answer = await withoutQueues(() => client.post('/api/organization/export'))
    expect([answer.status, answer.body.privacyRequest.kind]).toEqual([202, 'company_export'])
    const { id } = answer.body.privacyRequest
    await carriedOut(client, id)
    const files = await zipped(client.organizationId, id)
    const names = Object.keys(files).map(tableOf)
    expect(names).toEqual(
      expect.arrayContaining([
        'organizations.json',
        'decks.json',
        'presentations.json',
        'users.json',
        'audit.json',
        'contracts.json',
      ]),
    )
    expect(names.some((name) => name.startsWith('files/contracts/'))).toBe(true)
    expect(rowsIn(files, 'presentations.json')).toContain(word)
    const rows = Object.entries(files).filter(([name]) => !name.startsWith('files/'))
    for (const [name, file] of rows) {
      const columns = new Set(JSON.parse(textOf(file)).flatMap(Object.keys) as string[])
      const telling = [...columns].filter((column) => /password|secret|token(Hash)?$|keyHash/i.test(column))
      expect([name, telling]).toEqual([name, []])
    }
    expect((await client.get('/api/privacy-requests')).body.privacyRequests).toMatchObject([
      { id, kind: 'company_export' },
    ])
  }, 60_000)

  it('is gathered by the queue, and available for a week', async () => {
    const client = await signedIn()
    const { id: presentationId } = await newPresentation(client, (await newDeck(client)).id)
    const { id } = (await client.post('/api/privacy-requests', { kind: 'export', presentationId })).body.privacyRequest
    await expect.poll(async () => (await requestOf(client, id)).status, { timeout: 20_000 }).toBe('done')
    const later = Date.now() + (exportDays * 24 + 1) * 60 * 60 * 1000
    const at = atShard(env, shardOf(client.organizationId))
    const [due] = await Promise.all([
      removeExportsJob.takeUp(workIn(at), [{ id, organizationId: client.organizationId }] as never, later),
    ])
    expect(due).toBeUndefined()
    expect(await requestOf(client, id)).toMatchObject({ status: 'expired', downloadUrl: null })
    expect(await env.FILES.head(`exports/${client.organizationId}/${id}/part-1.zip`)).toBeNull()
  })

  it('is for owners, and only their own', async () => {
    const client = await signedIn()
    const editor = await newMember(client, 'editor')
    expect((await editor.post('/api/privacy-requests', { kind: 'export', email: 'a@example.com' })).status).toBe(403)
    const { id: presentationId } = await newPresentation(client, (await newDeck(client)).id)
    const stranger = await signedIn()
    expect((await stranger.post('/api/privacy-requests', { kind: 'erasure', presentationId })).status).toBe(404)
    for (const body of [
      { kind: 'export' },
      { kind: 'export', email: 'a@example.com', presentationId },
      { kind: 'all' },
    ])
      expect((await client.post('/api/privacy-requests', body)).status).toBe(400)
    const { id } = await begun(client, { kind: 'export', presentationId })
    expect((await stranger.get(`/api/privacy-requests/${id}`)).status).toBe(404)
  })
})
