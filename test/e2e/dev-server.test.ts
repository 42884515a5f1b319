import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

/** D1's own file: a test can read it beside the server that writes it, and write it while the server is down. */
function database(readOnly: boolean) {
  const directory = join(server.state, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(directory).find((name) => name.endsWith('.sqlite') && !name.startsWith('metadata'))
  return new DatabaseSync(join(directory, file ?? ''), { readOnly, timeout: 10_000 })
}

function row(sql: string) {
  const rows = database(true)
  try {
    return { ...rows.prepare(sql).get() }
  } finally {
    rows.close()
  }
}

/** Moves all times back, because the sweeps take up only what was silent for a while. */
function passTwentyMinutes() {
  const rows = database(false)
  for (const place of [
    'deliveries.next_attempt_at',
    'deliveries.check_at',
    'events.created_at',
    'documents.updated_at',
    'decks.deleted_at',
    'media_removals.sent_at',
  ]) {
    const [table, column] = place.split('.')
    rows.exec(`update ${table} set ${column} = ${column} - 1200000 where ${column} is not null`)
  }
  rows.close()
}

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

    passTwentyMinutes()
    const { address, state } = server
    server = await startDevServer(state, unspoken)
    company.at(server.address)
    expect(server.address).not.toBe(address)
    expect(await company.send('GET', '/api/auth/me')).toMatchObject({ user: { email: company.email } })
    const passagesOf = ({ documentId }: { documentId: string }) =>
      `(select count(*) from passages where document_id = '${documentId}')`
    // An answer that the endpoint gave is written down a moment later, so only what the rows tell is waited for.
    await expect
      .poll(
        async () => {
          await runSchedule()
          return row(`select
            (select count(*) from documents where status <> 'ready') as unread_documents,
            ${passagesOf(undisturbed)} = ${passagesOf(interrupted)} as is_read_once,
            (select count(*) from deliveries where status <> 'delivered') as undelivered,
            (select count(*) from deliveries join events on events.id = event_id where type = 'deck.created') as deliveries,
            (select count(*) from decks where deleted_at is not null) as half_deleted_decks,
            (select count(*) from presentations where deck_id = '${deckId}') as left_presentations,
            (select count(*) from passages) - (select count(*) from passage_index) as passages_without_words`)
        },
        { timeout: 100_000, interval: 1000 },
      )
      .toEqual({
        unread_documents: 0,
        is_read_once: 1,
        undelivered: 0,
        deliveries: subscriptions * events,
        half_deleted_decks: 0,
        left_presentations: 0,
        passages_without_words: 0,
      })
    expect(endpoint.calls.size).toBe(subscriptions * events)
  }, 300_000)
})
