import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { signedIn } from '../support/client'
import { newEndpoint, newEnvironment, recordedEvent, subscribed, webhookTo } from '../support/deliveries'
import { type Email, newMailbox as mailbox } from '../support/mailbox'

const emailChannel = {
  channel: 'email',
  channelConfig: { recipients: ['ana@summit.example', 'bo@summit.example'], subjectPrefix: '[Roofs]' },
}

function newMailbox(refuse?: (message: Email) => void, more = {}) {
  const { emails, overrides } = mailbox(more, refuse)
  return { ...newEnvironment(overrides), emails }
}

const longest = {
  documentId: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11',
  displayName: `<b>Was kostet’s? 🏠</b> ${'سقف '.repeat(1240)}`.slice(0, 5000),
  filename: 'roof.pdf',
  reason: '屋'.repeat(20_000),
}

describe('a notification email', () => {
  it('says what happened, for which company, and where to look', async () => {
    const client = await signedIn('Müller & Söhne <Dächer>')
    const { log } = await subscribed(client, emailChannel)
    const mailbox = newMailbox()
    const now = Date.parse('2026-05-04T09:30:00Z')
    const presentationId = crypto.randomUUID()
    const deckId = crypto.randomUUID()
    const data = { presentationId, deckId, firstName: 'María & "Jo" 🏡' }
    const eventId = await recordedEvent(client, now, { type: 'presentation.created', deckId, data })
    for (const message of await mailbox.fanOut(eventId, now)) await mailbox.deliver(message, now)
    const [email] = mailbox.emails
    expect(email).toMatchObject({
      from: { email: 'notifications@porchlight.example', name: 'Porchlight' },
      to: ['ana@summit.example', 'bo@summit.example'],
      subject: '[Roofs] A presentation for María & "Jo" 🏡 is ready',
    })
    expect(email?.text).toBe(
      [
        'A presentation for María & "Jo" 🏡 is ready',
        'First name: María & "Jo" 🏡',
        `Open the presentation:\nhttp://localhost:8787/p/${presentationId}?preview`,
        'May 4, 2026 at 9:30 AM UTC',
        '— Müller & Söhne <Dächer>',
      ].join('\n\n'),
    )
    expect(email?.html).toContain('Müller &amp; Söhne &lt;Dächer&gt;')
    expect(email?.html).toContain('María &amp; &quot;Jo&quot; 🏡')
    expect(email?.html).toContain(`href="http://localhost:8787/p/${presentationId}?preview"`)
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: [{ statusCode: null, error: null }] }])
  })

  it.each([
    ['E_RATE_LIMIT_EXCEEDED', 'pending'],
    ['E_INTERNAL_SERVER_ERROR', 'pending'],
    ['E_SENDER_NOT_VERIFIED', 'pending'],
    [undefined, 'pending'],
    ['E_RECIPIENT_SUPPRESSED', 'failed'],
    ['E_VALIDATION_ERROR', 'failed'],
  ])('that is rejected with %s is %s', async (code, status) => {
    const client = await signedIn()
    const { log } = await subscribed(client, emailChannel)
    const mailbox = newMailbox(() => {
      throw Object.assign(new Error('Refused.'), code && { code })
    })
    const now = Date.now()
    for (const message of await mailbox.fanOut(await recordedEvent(client, now), now))
      await mailbox.deliver(message, now)
    expect(mailbox.sent.map(({ delay }) => delay)).toEqual(status === 'pending' ? [5] : [])
    const error = `The mail service refused the email: ${code ? `${code}: ` : ''}Refused.`
    expect(await log()).toMatchObject([{ status, attempts: [{ error }] }])
  })
})

describe('a payload of the maximum size', () => {
  it('arrives whole by webhook, and short enough to read by email', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    const { secret } = await subscribed(client, webhookTo(endpoint.url))
    await subscribed(client, emailChannel)
    const mailbox = newMailbox()
    const now = Date.now()
    const eventId = await recordedEvent(client, now, { type: 'kb.document.failed', data: longest })
    for (const message of await mailbox.fanOut(eventId, now)) await mailbox.deliver(message, now)
    const [call] = endpoint.calls
    const payload = new Webhook(secret).verify(call?.body ?? '', Object.fromEntries(call?.headers ?? []))
    expect(payload).toMatchObject({ type: 'kb.document.failed', data: longest })
    const [email] = mailbox.emails
    expect(email?.text).toContain(`Reason: ${'屋'.repeat(1999)}…`)
    expect(email?.html).toContain('&lt;b&gt;Was kostet’s? 🏠&lt;/b&gt;')
    expect(email?.text.isWellFormed()).toBe(true)
  })
})

describe('the console channel', () => {
  it('writes one structured line', async () => {
    const client = await signedIn()
    const { id } = await subscribed(client)
    const environment = newEnvironment()
    const now = Date.now()
    const eventId = await recordedEvent(client, now)
    const [message = { deliveryId: '' }] = await environment.fanOut(eventId, now)
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    await environment.deliver(message, now)
    const lines = info.mock.calls.map(([line]) => JSON.parse(line)).filter((line) => line.eventId === eventId)
    info.mockRestore()
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'A notification.',
        eventId,
        subscriptionId: id,
        notification: { type: 'deck.created', timestamp: new Date(now).toISOString(), data: expect.any(Object) },
      },
    ])
  })
})
