import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { newEnvironment, recordedEvent, subscribed } from '../support/deliveries'
import { type Call, endpoints } from '../support/endpoints'
import { post } from '../support/idempotency'
import { app } from '../support/running'

const path = '/api/notifications/subscriptions'
const real = 'https://hooks.slack.com/services/T0123/B0456/a1b2c3'
const toSlack = (url: string) => ({ name: 'Team', eventType: '*', channel: 'slack', channelConfig: { url } })

/** A stand-in for Slack on another host, which local development allows. */
function newSlack(status = 200, answer = 'ok') {
  const host = `${crypto.randomUUID()}.localhost`
  const calls: Call[] = []
  endpoints.set(host, { calls, behaviour: () => new Response(answer, { status }) })
  return { url: `http://${host}/services/T0123/B0456/a1b2c3`, calls }
}

async function delivered(slack: ReturnType<typeof newSlack>, firstName = 'María <b>&') {
  const client = await signedIn('Summit & Söhne')
  const subscription = await subscribed(client, toSlack(slack.url))
  const environment = newEnvironment()
  const now = Date.parse('2026-05-04T09:30:00Z')
  const data = { presentationId: crypto.randomUUID(), deckId: crypto.randomUUID(), firstName }
  const eventId = await recordedEvent(client, now, { type: 'presentation.created', data })
  for (const message of await environment.fanOut(eventId, now)) await environment.deliver(message, now)
  return { ...data, client, subscription, log: await subscription.log(), retries: environment.sent }
}

describe('a message to Slack', () => {
  it('says in blocks what happened, for which company, and where to look', async () => {
    const slack = newSlack()
    const { presentationId, log } = await delivered(slack)
    const body = JSON.parse(slack.calls[0]?.body ?? '')
    expect(body).toEqual({
      text: 'A presentation for María &lt;b&gt;&amp; is ready',
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: 'A presentation for María <b>& is ready', emoji: false } },
        { type: 'section', fields: [{ type: 'plain_text', text: 'First name\nMaría <b>&', emoji: false }] },
        {
          type: 'actions',
          elements: [
            {
              type: 'button',
              text: { type: 'plain_text', text: 'Open the presentation', emoji: false },
              url: `http://localhost:8787/p/${presentationId}?preview`,
            },
          ],
        },
        {
          type: 'context',
          elements: [{ type: 'plain_text', text: 'Summit & Söhne · May 4, 2026 at 9:30 AM UTC', emoji: false }],
        },
      ],
    })
    expect(log).toMatchObject([{ status: 'delivered', attempts: [{ statusCode: 200, answer: 'ok' }] }])
  })

  it.each([
    [404, 'no_service', 'failed', false],
    [410, 'channel_is_archived', 'failed', false],
    [400, 'invalid_blocks', 'failed', true],
    [403, 'action_prohibited', 'failed', true],
    [429, 'slow down', 'pending', true],
    [500, 'oh', 'pending', true],
  ])('that is answered with %i %s is %s', async (status, answer, state, isActive) => {
    const { client, subscription, log } = await delivered(newSlack(status, answer))
    expect(log).toMatchObject([{ status: state, attempts: [{ statusCode: status, answer }] }])
    expect((await client.get(subscription.path)).body.isActive).toBe(isActive)
  })

  it('goes only to Slack: another host is rejected on saving', async () => {
    const client = await signedIn()
    const headers = { cookie: `session=${client.cookies.session}` }
    const save = (url: string, overrides = {}) => post(app, path, { body: toSlack(url), headers, overrides })
    expect((await save(real)).status).toBe(201)
    expect((await save('https://hooks.slack.com.evil.example/x')).error).toBe(
      'channelConfig.url must be an incoming webhook of Slack, at hooks.slack.com.',
    )
    const strict = await save(newSlack().url, { ALLOW_INSECURE_WEBHOOKS: 'false' })
    expect([strict.status, strict.error]).toEqual([400, 'channelConfig.url must start with https://.'])
  })
})

describe('a channel config sent without its channel', () => {
  it('is checked against the subscription’s own channel', async () => {
    const client = await signedIn()
    const slack = await subscribed(client, toSlack(real))
    const other = 'https://crm.example/hooks'
    const refused = await client.patch(slack.path, { channelConfig: { url: other } })
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'channelConfig.url must be an incoming webhook of Slack, at hooks.slack.com.',
    ])
    const moved = `${real}2`
    expect((await client.patch(slack.path, { channelConfig: { url: moved } })).body.channelConfig).toEqual({
      url: moved,
    })
    const webhook = await subscribed(client, { channel: 'webhook', channelConfig: { url: 'https://a.example' } })
    expect((await client.patch(webhook.path, { channelConfig: { url: other } })).body.channelConfig).toEqual({
      url: other,
    })
    const log = await subscribed(client)
    expect((await client.patch(log.path, { channelConfig: {} })).status).toBe(200)
    expect((await client.patch(webhook.path, { channelConfig: {} })).body.error).toBe('channelConfig.url is required.')
    expect((await client.get(webhook.path)).body.channelConfig).toEqual({ url: other })
  })
})
