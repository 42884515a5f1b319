import { readFile } from 'node:fs/promises'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../dev/seed.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { startListener } from '../support/listener.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shapes are held by the tests of the rooms
type Answer = any

let server: DevServer
let cookie: string

beforeAll(async () => {
  server = await startDevServer()
  const { email, password } = demo
  const response = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

afterAll(async () => {
  await server?.stop()
  await server?.remove()
})

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${server.address}/api/${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const soon = { timeout: 30_000, interval: 100 }

it('a webhook arrives signed; after the listener was away, the log tells, and a resend arrives', async () => {
  const listener = await startListener()
  const input = { name: 'Local', eventType: '*', channel: 'webhook', channelConfig: { url: listener.url } }
  const { id, secret } = await call('POST', 'notifications/subscriptions', input)
  const log = async () => (await call('GET', `notifications/subscriptions/${id}/deliveries`)).deliveries
  const { deck } = await call('POST', 'decks', { name: 'Heard 🏠' })
  await expect.poll(() => listener.heard.length, soon).toBe(1)
  const [{ headers, body }] = listener.heard as [(typeof listener.heard)[number]]
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'deck.created',
    data: { deckId: deck.id, name: 'Heard 🏠' },
  })
  await expect.poll(async () => (await log())[0].attempts[0].answer, soon).toBe('heard')

  await listener.stop()
  const { presentation } = await call('POST', 'presentations', {
    deckId: deck.id,
    homeownerData: { first_name: 'Maria' },
  })
  await expect.poll(async () => (await log())[0].attempts[0]?.error, soon).toMatch(/^The connection failed/)
  const [missed] = await log()
  expect(missed).toMatchObject({ status: 'pending', eventType: 'presentation.created' })
  expect(Date.parse(missed.nextAttemptAt)).toBeGreaterThan(Date.parse(missed.createdAt))

  const again = await startListener(listener.port)
  await call('POST', `notifications/subscriptions/${id}/deliveries/${missed.id}/resend`)
  await expect.poll(async () => (await log())[0].status, soon).toBe('delivered')
  const arrived = again.heard[0]
  expect(arrived?.headers['webhook-id']).toBe(missed.eventId)
  expect(new Webhook(secret).verify(arrived?.body ?? '', arrived?.headers as Record<string, string>)).toMatchObject({
    data: { presentationId: presentation.id, firstName: 'Maria' },
  })
  await again.stop()
})

it('an e-mail lands in a file, and its link leads back here', async () => {
  const channelConfig = { recipients: ['dana@summit-roofing.example'] }
  const input = { name: 'Office', eventType: 'presentation.created', channel: 'email', channelConfig }
  const { id } = await call('POST', 'notifications/subscriptions', input)
  const [deck] = (await call('GET', 'decks')).decks
  const { presentation } = await call('POST', 'presentations', {
    deckId: deck.id,
    homeownerData: { first_name: 'Jürgen' },
  })
  const file = () => /^Subject: A presentation for Jürgen is ready.*?^HTML: (\S+)/ms.exec(server.log())?.[1]
  await expect.poll(file, soon).toBeDefined()
  const html = await readFile(file() ?? '', 'utf8')
  expect(html).toContain('Summit Roofing')
  expect(html).toContain(`href="${server.address}/p/${presentation.id}"`)
  const delivered = async () =>
    (await call('GET', `notifications/subscriptions/${id}/deliveries?status=delivered`)).deliveries
  await expect.poll(async () => (await delivered()).length, soon).toBe(1)
})
