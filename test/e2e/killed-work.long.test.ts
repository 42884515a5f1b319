import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { filesOf, mailFilesOf, shardFileOf, withRows } from '../support/server-rows.ts'
import { prepareWork, uploadGuide, uploadWords } from '../support/work-of-every-kind.ts'

/** Its own server, because the test kills and restarts it. */
let server: DevServer
let endpoint: Awaited<ReturnType<typeof startEndpoint>>

type Company = Awaited<ReturnType<typeof newCompany>>

/** Speaking in advance would only delay the other requests. */
const unspoken = { isNarratedAhead: false }

beforeAll(async () => {
  server = await startDevServer(undefined, unspoken)
  endpoint = await startEndpoint()
})

afterAll(async () => {
  await server?.stop()
  await server?.remove()
  await endpoint?.stop()
})

const subscriptions = 6
const emptyDecks = 4
const presentations = 130
const noneOf = (counts: object) => Object.fromEntries(Object.keys(counts).map((name) => [name, 0]))
const some = (count: number) => count > 0
const soon = { timeout: 30_000, interval: 5 }

async function startEndpoint() {
  const calls = new Set<string>()
  let heard = 0
  const server = createServer((request, response) => {
    heard++
    calls.add(`${request.url} ${request.headers['webhook-id']}`)
    setTimeout(() => response.end(), 200)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { calls, heard: () => heard, url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}

let organizationId = ''
let shard = ''

const bucket = () => filesOf(server.state, 'r2/miniflare-R2BucketObject')[0] ?? ''
const row = (sql: string, file = shard) =>
  withRows(file, (rows) => ({ ...rows.prepare(sql).get() }) as Record<string, number>)

const sealedFiles = () =>
  row(`select count(*) as count from _mf_objects where key like 'contracts/${organizationId}/%/sealed/%'`, bucket())
    .count

/** Each try of a mail has the same name. */
function mailsSentTwice() {
  const files = mailFilesOf(server.state)
  return files.length - new Set(files.map((file) => basename(file))).size
}

const patience = 120_000

/** Moves all times back, because what was lost is taken up when it was silent for two minutes at most. */
function passTwoMinutes() {
  const places = [
    'contracts.sealing_until',
    'deliveries.next_attempt_at',
    'deliveries.check_at',
    'events.created_at',
    'documents.updated_at',
    'decks.deleted_at',
    'generations.due_at',
    'mails.created_at',
    'mails.due_at',
    'mails.leased_until',
    'media_removals.sent_at',
    'narration_leases.leased_until',
    'narration_work.due_at',
  ]
  const statements = places.map((place) => {
    const [table, column] = place.split('.')
    return `update ${table} set ${column} = ${column} - ${patience} where ${column} is not null`
  })
  withRows(shard, (rows) => rows.exec(statements.join(';')), { readOnly: false })
}

const runSchedule = () => fetch(`${server.address}/cdn-cgi/handler/scheduled`)

const statusOf = async ({ send }: Company, documentId: string) =>
  (await send('GET', `/api/company/kb/documents/${documentId}`)).document.status

/** How many more or fewer there are than there should be. */
const differencesOf = (removed: string, undisturbed: string, interrupted: string) =>
  row(`with sealed as (select organization_id from contracts where sealed_at is not null)
    select
    (select count(*) from contract_events where type = 'sealed') - (select count(*) from sealed) as seals,
    (select count(*) from events where type = 'contract.sealed')
      - (select count(*) from sealed where organization_id = generations.organization_id) as told_seals,
    (select count(*) from mails where purpose = 'contract.copy' and audience = 'homeowner')
      - (select count(*) from sealed) as copies,
    (select count(*) from mails where purpose = 'appointment.confirmation' and audience = 'homeowner')
      - (select count(*) from appointments) as confirmations,
    (select count(*) from mails where status in ('failed', 'cancelled')) as failed_mails,
    (select json_array_length(slide_ids) - json_array_length(outline, '$.topics') from generations) as slides,
    (select count(*) - count(distinct deck_id || order_index) from slides) as slides_twice,
    (select count(*) from media where organization_id = generations.organization_id) - pictures as pictures,
    (select count(*) from passages where document_id = '${interrupted}')
      - (select count(*) from passages where document_id = '${undisturbed}') as passages,
    (select count(*) from passages) - (select count(*) from passage_index) as passages_without_words,
    (select count(*) from presentations where deck_id = '${removed}') as presentations,
    (select count(*) from deliveries)
      - ${subscriptions} * (select count(*) from events where type = 'deck.deleted')
      - (select count(*) from events where type = 'contract.sealed') as deliveries
    from generations`)

const underWay = (deckId: string) =>
  row(`select
    (select count(*) from contracts where signed_at is not null and sealed_at is null) as unsealed,
    (select count(*) from mails where status = 'waiting' and due_at = created_at) as unsent_mails,
    (select count(*) from mails where status = 'sent' and recipient like 'lee-%') as sent_mails,
    (select count(*) from generations where due_at is not null) as unwritten_decks,
    (select count(*) from generations where step > 1) as begun_decks,
    (select count(*) from narration_work where deck_id = '${deckId}') as unspoken_decks,
    (select count(*) from narration_clips) as clips`)

describe('npm run dev', () => {
  it('does every kind of work once, though it is killed in the middle of each', async () => {
    const company = await newCompany(server.address)
    organizationId = (await company.send('GET', '/api/auth/me')).organization.id
    shard = shardFileOf(server.state, organizationId)
    const [undisturbed, guide] = await Promise.all([uploadWords(company), uploadGuide(company)])
    for (const document of [undisturbed, guide])
      await expect.poll(() => statusOf(company, document), { timeout: 60_000 }).toBe('ready')
    const { deckId } = await company.present({ slides: [{}] })
    const homeownerData = { first_name: 'Maria' }
    const present = () => company.send('POST', '/api/presentations', { deckId, homeownerData })
    for (let n = 0; n < presentations; n += 10) await Promise.all(Array.from({ length: 10 }, present))
    for (let n = 0; n < subscriptions; n++) {
      const channelConfig = { url: `${endpoint.url}/${n}` }
      const subscription = { name: 'CRM', eventType: 'deck.deleted', channel: 'webhook', channelConfig }
      await company.send('POST', '/api/notifications/subscriptions', subscription)
    }
    const channelConfig = { url: `${endpoint.url}/seals` }
    const ofSeals = { name: 'Seals', eventType: 'contract.sealed', channel: 'webhook', channelConfig }
    await company.send('POST', '/api/notifications/subscriptions', ofSeals)
    const newDecks = Array.from({ length: emptyDecks }, () => company.send('POST', '/api/decks', { name: 'Empty' }))
    const empty = (await Promise.all(newDecks)).map(({ deck }) => deck.id)
    const work = await prepareWork(company, guide)

    const interrupted = await uploadWords(company)
    await company.send('DELETE', `/api/decks/${deckId}`)
    await work.generate()
    await expect.poll(() => underWay(work.deckId), soon).toMatchObject({ begun_decks: 1 })
    await work.narrate()
    await expect.poll(() => underWay(work.deckId).clips, soon).toBeGreaterThan(0)
    const remove = (id: string) => company.send('DELETE', `/api/decks/${id}`)
    const asked = Promise.allSettled([...work.sign(), ...empty.map(remove), ...work.book()])
    const isUnderWay = () => {
      const { unsealed, sent_mails } = underWay(work.deckId)
      return endpoint.heard() > 0 && Boolean(unsealed && sent_mails)
    }
    await expect.poll(isUnderWay, soon).toBe(true)
    await server.kill()
    await asked
    expect(underWay(work.deckId)).toEqual({
      unsealed: expect.toSatisfy(some),
      // None waits where each booking had its mails sent before the next was made.
      unsent_mails: expect.any(Number),
      sent_mails: expect.toSatisfy(some),
      unwritten_decks: 1,
      begun_decks: 1,
      unspoken_decks: 1,
      clips: expect.toSatisfy(some),
    })

    passTwoMinutes()
    const { address, state } = server
    server = await startDevServer(state, unspoken)
    company.at(server.address)
    expect(server.address).not.toBe(address)
    expect(await company.send('GET', '/api/auth/me')).toMatchObject({ user: { email: company.email } })
    // An answer that the endpoint gave is written down a moment later, so only what the rows tell is waited for.
    const left = async () => {
      await runSchedule()
      return row(`select
        (select count(*) from contracts where signed_at is not null and sealed_at is null) as unsealed,
        (select count(*) from mails where status = 'waiting' and due_at <= ${Date.now()}) as unsent_mails,
        (select count(*) from generations where due_at is not null) as unwritten_decks,
        (select count(*) from narration_work) as unspoken_decks,
        (select count(*) from documents where status <> 'ready') as unread_documents,
        (select count(*) from deliveries where status <> 'delivered') as undelivered,
        (select count(*) from decks where deleted_at is not null) as half_deleted_decks`)
    }
    await expect.poll(left, { timeout: 100_000, interval: 1000 }).toEqual(noneOf(await left()))
    const { narration } = await company.send('GET', `/api/decks/${work.deckId}/narration`)
    expect(narration.status).toBe('ready')
    const { usage } = await company.send('GET', '/api/narration/usage')
    expect(usage.characters).toBe(narration.characters.ready)
    const differences = differencesOf(deckId, undisturbed, interrupted)
    expect(differences).toEqual(noneOf(differences))
    expect(endpoint.calls.size).toBe(row('select count(*) as count from deliveries').count)
    const sealed = `select count(*) as count from contracts where organization_id = '${organizationId}' and sealed_at > 0`
    expect(sealedFiles()).toBe(row(sealed).count)
    const { again = 0 } = row('select count(*) as again from mails where attempt_count > 1')
    expect(mailsSentTwice()).toBeLessThanOrEqual(again)
  }, 300_000)
})
