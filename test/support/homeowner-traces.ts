import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { expect } from 'vitest'
import { storedColumns } from '../../src/core/database/database'
import { tablesOfShards } from '../../src/find-tables'
import { booked, calendarInput } from './appointments'
import { type Answer, newClient, request } from './client'
import { agreed, newHomeowner, signing } from './contracts'
import { newPresentation } from './factories'
import { putPricing, roofInput } from './roofs'

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toLowerCase()

/** Finds every place of the words: in every column of every table, and in all keys and values of KV and R2. */
export async function placesOf(words: string[], database: D1Database, organizationId: string) {
  const found: string[] = []
  const tables = tablesOfShards().map(({ table }) => ({ name: getTableName(table), columns: storedColumns(table) }))
  for (const { name, columns } of tables) {
    const hits = columns.map(
      ([column]) =>
        `max(${words.map((_, index) => `instr(lower("${inSnakeCase(column)}"), ?${index + 1}) > 0`).join(' or ')}) as "${column}"`,
    )
    const row = await database
      .prepare(`select ${hits.join()} from ${name}`)
      .bind(...words)
      .first<Record<string, number>>()
    found.push(...columns.filter(([column]) => row?.[column]).map(([column]) => `${name}.${column}`))
  }
  for (const [name, kv] of Object.entries({ SESSIONS: env.SESSIONS, MANIFESTS: env.MANIFESTS })) {
    for (const [key, value] of await entriesOf(kv)) {
      const text = `${key} ${value}`.toLowerCase()
      if (words.some((word) => text.includes(word))) found.push(`${name} ${key}`)
    }
  }
  for (const { key } of (await env.FILES.list({ limit: 1000 })).objects) {
    if (!key.includes(organizationId)) continue
    const text = `${key} ${await (await env.FILES.get(key))?.text()}`.toLowerCase()
    if (words.some((word) => text.includes(word))) found.push(`FILES ${key.split('/')[0]}`)
  }
  return found
}

/** Files share a runtime, so there are many entries, of which one read can get a hundred. */
async function entriesOf(kv: KVNamespace) {
  const keys: string[] = []
  for (let cursor: string | null = null; ; ) {
    const page: KVNamespaceListResult<unknown> = await kv.list({ cursor })
    keys.push(...page.keys.map(({ name }) => name))
    if (page.list_complete) break
    cursor = page.cursor
  }
  const entries: [string, string | null][] = []
  for (let from = 0; from < keys.length; from += 100) entries.push(...(await kv.get(keys.slice(from, from + 100))))
  return entries
}

export const newWord = () => `qx${crypto.randomUUID().replaceAll('-', '')}x`

/**
 * Creates everything that one homeowner can leave behind, with two presentations, and a contract in each state that
 * matters.
 */
export async function everythingOf(word: string) {
  const address = `12 ${word} Street`
  const email = `${word}@example.com`
  const homeowner = newHomeowner({ first_name: word, last_name: word, address, city: word, email, phone: word })
  const { client, deck, id, token, presentationId, templateId } = await agreed({}, homeowner)
  const done: [string, number][] = []
  const keep = (name: string, { status }: { status: number }) => void done.push([name, status])
  const replays: (() => Promise<Answer>)[] = []
  /** Every call has a key, so that a test can request each stored answer. */
  const post = (path: string, body?: object, sender: Pick<typeof client, 'post'> = client) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': crypto.randomUUID() }
    const call = () => sender.post(path, body, headers)
    replays.push(call)
    return call()
  }
  const signature = signing(token, { name: word, signature: { kind: 'typed', value: word } })
  keep('sign', await post(`/api/contracts/${id}/sign`, signature, newClient()))
  const other = await newPresentation(client, deck.id, homeowner)
  const contract = { presentationId, templateId, tier: 'good' }
  const open = await post('/api/contracts', contract)
  keep('contract', open)
  keep('calendar', await client.put('/api/appointments/calendar', calendarInput()))
  const { appointment, token: ofAppointment } = await booked(presentationId, { notes: word, phone: `call ${word}` })
  const cancel = { token: ofAppointment, reason: word }
  keep('cancel', await post(`/api/appointments/${appointment.id}/cancel`, cancel, newClient()))
  const coming = await booked(other.id, { notes: word, email: `other-${word}@example.com` })
  await putPricing(client)
  const facets = [{ name: word, pitch: 6, areaSquareFeet: 1000, azimuthDegrees: 180 }]
  const structures = [{ name: `${word}’s house`, facets }]
  const roof = await post('/api/roof-measurements', roofInput({ presentationId, address, structures, lines: {} }))
  keep('roof', roof)
  const path = `/api/roof-measurements/${roof.body.roofMeasurement.id}`
  keep('quote', await post(`/api/presentations/${presentationId}/quote`, { roofMeasurementId: path.split('/').at(-1) }))
  keep('send', await post(`/api/presentations/${other.id}/send`, { message: `Hello ${word}` }))
  keep('note', await post(`/api/presentations/${presentationId}/notes`, { text: `${word} has a dog.` }))
  keep('lost', await client.patch(`/api/presentations/${presentationId}`, { lostReason: `${word} moved.` }))
  keep('ask', await post('/api/qa', { presentationId, question: `Does ${word} rot?` }, newClient()))
  const message = { viewerSessionId: crypto.randomUUID(), id: 'one', text: `Please call ${word}.` }
  keep('message', await request('POST', `/api/viewer/presentations/${presentationId}/messages`, { body: message }))
  keep('presentation', await post('/api/presentations', { deckId: deck.id, homeownerData: homeowner }))
  keep('page', await request('GET', `/api/viewer/presentations/${presentationId}`))
  expect(done.filter(([, status]) => status >= 300)).toEqual([])
  await expect
    .poll(async () => (await client.get(`/api/decks/${deck.id}/questions`)).body.questions.length, { timeout: 10_000 })
    .toBe(2)
  await expect
    .poll(async () => (await client.get(`/api/contracts/${id}`)).body.contract.status, { timeout: 20_000 })
    .toBe('sealed')
  const openId = open.body.contract.id
  return { client, deck, email, word, presentationId, other, contractId: id, openId, coming, replays }
}
