import { readFile } from 'node:fs/promises'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { startListener } from '../support/listener.ts'
import { server } from '../support/shared.ts'

const soon = { timeout: 30_000, interval: 100 }

it('a webhook arrives signed, and a failed one is in the log and arrives when it is sent again', async () => {
  const { send } = await newCompany(server.address)
  const listener = await startListener()
  const input = { name: 'Local', eventType: '*', channel: 'webhook', channelConfig: { url: listener.url } }
  const { id, secret } = await send('POST', '/api/notifications/subscriptions', input)
  const log = async () => (await send('GET', `/api/notifications/subscriptions/${id}/deliveries`)).deliveries
  const { deck } = await send('POST', '/api/decks', { name: 'Heard 🏠' })
  await expect.poll(() => listener.received.length, soon).toBe(1)
  const [{ headers, body }] = listener.received as [(typeof listener.received)[number]]
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'deck.created',
    data: { deckId: deck.id, name: 'Heard 🏠' },
  })
  await expect.poll(async () => (await log())[0].attempts[0].answer, soon).toBe('heard')

  await listener.stop()
  const { presentation } = await send('POST', '/api/presentations', {
    deckId: deck.id,
    homeownerData: { first_name: 'Maria' },
  })
  await expect.poll(async () => (await log())[0].attempts[0]?.error, soon).toMatch(/^The connection failed/)
  const [missed] = await log()
  expect(missed).toMatchObject({ status: 'pending', eventType: 'presentation.created' })
  expect(Date.parse(missed.nextAttemptAt)).toBeGreaterThan(Date.parse(missed.createdAt))

  const again = await startListener(listener.port)
  await send('POST', `/api/notifications/subscriptions/${id}/deliveries/${missed.id}/resend`)
  await expect.poll(async () => (await log())[0].status, soon).toBe('delivered')
  const arrived = again.received[0]
  expect(arrived?.headers['webhook-id']).toBe(missed.eventId)
  expect(new Webhook(secret).verify(arrived?.body ?? '', arrived?.headers as Record<string, string>)).toMatchObject({
    data: { presentationId: presentation.id, firstName: 'Maria' },
  })
  await again.stop()
})

it('an email is written to a file, and its link leads back here', async () => {
  const { send } = await newCompany(server.address)
  const name = `Jürgen ${crypto.randomUUID()}`
  const channelConfig = { recipients: ['dana@summit-roofing.example'] }
  const input = { name: 'Office', eventType: 'presentation.created', channel: 'email', channelConfig }
  const { id } = await send('POST', '/api/notifications/subscriptions', input)
  const { deck } = await send('POST', '/api/decks', { name: 'Shown' })
  const { presentation } = await send('POST', '/api/presentations', {
    deckId: deck.id,
    homeownerData: { first_name: name },
  })
  const printed = new RegExp(`^Subject: A presentation for ${name} is ready.*?^HTML: (\\S+)`, 'ms')
  const file = async () => printed.exec(await server.log())?.[1]
  await expect.poll(file, soon).toBeDefined()
  const html = await readFile((await file()) ?? '', 'utf8')
  expect(html).toContain('Summit Roofing')
  expect(html).toContain(`href="${server.address}/p/${presentation.id}?preview"`)
  const delivered = async () =>
    (await send('GET', `/api/notifications/subscriptions/${id}/deliveries?status=delivered`)).deliveries
  await expect.poll(async () => (await delivered()).length, soon).toBe(1)
})
