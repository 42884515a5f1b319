import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../dev/seed-api.ts'
import { newCompany, signedInTo } from '../support/company.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'

/** Its own server, because the test kills and restarts it. */
let server: DevServer
let endpoint: Awaited<ReturnType<typeof startEndpoint>>

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
const events = 4
const presentations = 130
const text = Array.from({ length: 90_000 }, (_, n) => `word${n}`).join(' ')

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

/** Queries the database while the server is down. */
async function query(sql: string): Promise<Record<string, number>[]> {
  const args = ['d1', 'execute', 'DB', '--local', '--persist-to', server.state, '--json', '--command', sql]
  const { stdout } = await promisify(execFile)('wrangler', args)
  return JSON.parse(stdout.slice(stdout.indexOf('['))).at(-1).results
}

/** Moves all times back, because the sweeps take up only what was silent for a while. */
const passTwentyMinutes = () =>
  query(
    [
      'deliveries.next_attempt_at',
      'events.created_at',
      'documents.updated_at',
      'decks.deleted_at',
      'media_removals.sent_at',
    ]
      .map((place) => place.split('.'))
      .map(([table, column]) => `update ${table} set ${column} = ${column} - 1200000 where ${column} is not null;`)
      .join(' '),
  )

const runSchedule = () => fetch(`${server.address}/cdn-cgi/handler/scheduled`)

async function uploadText(company: Awaited<ReturnType<typeof newCompany>>) {
  const content = new TextEncoder().encode(text)
  const file = { filename: 'words.txt', contentType: 'text/plain', sizeBytes: content.length }
  const path = '/api/company/kb/documents'
  const { documentId, uploadUrl } = await company.send('POST', `${path}/upload-init`, file)
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: content })
  await company.send('POST', `${path}/complete`, { documentId })
  const status = async () => (await company.send('GET', `${path}/${documentId}`)).document.status
  return { documentId: documentId as string, status }
}

describe('npm run dev', () => {
  it('greets with the address, the docs and a login that works', async () => {
    expect(server.output).toContain(server.address)
    expect(server.output).toContain(`${server.address}/docs`)
    expect(server.output).toContain(`${demo.email} with ${demo.password}`)
    await signedInTo(server.address, demo)
  })

  it('keeps sessions, deliveries, passages and deletions when it is killed in the middle, and does none twice', async () => {
    const company = await newCompany(server.address)
    const undisturbed = await uploadText(company)
    await expect.poll(undisturbed.status, { timeout: 60_000 }).toBe('ready')
    const { deckId } = await company.present({ slides: [{}] })
    const homeownerData = { first_name: 'Maria' }
    const present = () => company.send('POST', '/api/presentations', { deckId, homeownerData })
    for (let n = 0; n < presentations; n += 10) await Promise.all(Array.from({ length: 10 }, present))
    for (let n = 0; n < subscriptions; n++) {
      const channelConfig = { url: `${endpoint.url}/${n}` }
      const subscription = { name: 'CRM', eventType: 'deck.created', channel: 'webhook', channelConfig }
      await company.send('POST', '/api/notifications/subscriptions', subscription)
    }

    for (let n = 0; n < events; n++) await company.send('POST', '/api/decks', { name: `Deck ${n}` })
    const interrupted = await uploadText(company)
    await company.send('DELETE', `/api/decks/${deckId}`)
    await expect.poll(endpoint.heard, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
    await server.kill()

    await passTwentyMinutes()
    const { address, state } = server
    server = await startDevServer(state, unspoken)
    company.at(server.address)
    expect(server.address).not.toBe(address)
    expect(await company.send('GET', '/api/auth/me')).toMatchObject({ user: { email: company.email } })
    await expect
      .poll(
        async () => {
          await runSchedule()
          return [endpoint.calls.size, await company.send('GET', '/api/company/kb/documents').then(statuses)]
        },
        { timeout: 100_000, interval: 2000 },
      )
      .toEqual([subscriptions * events, ['ready', 'ready']])
    await server.stop()

    const passagesOf = ({ documentId }: { documentId: string }) =>
      `(select count(*) from passages where document_id = '${documentId}')`
    const [counts] = await query(`select
      ${passagesOf(undisturbed)} = ${passagesOf(interrupted)} as is_read_once,
      (select count(*) from deliveries where status <> 'delivered') as undelivered,
      (select count(*) from deliveries join events on events.id = event_id where type = 'deck.created') as deliveries,
      (select count(*) from decks where deleted_at is not null) as half_deleted_decks,
      (select count(*) from presentations where deck_id = '${deckId}') as left_presentations,
      (select count(*) from passages) - (select count(*) from passage_index) as passages_without_words`)
    expect(counts).toEqual({
      is_read_once: 1,
      undelivered: 0,
      deliveries: subscriptions * events,
      half_deleted_decks: 0,
      left_presentations: 0,
      passages_without_words: 0,
    })
  }, 300_000)
})

const statuses = ({ documents }: { documents: { status: string }[] }) => documents.map(({ status }) => status)
