import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { signedIn } from './support/client'
import { happened, newEndpoint, newWorld, subscribed, webhookTo } from './support/deliveries'

type Email = Parameters<SendEmail['send']>[0] & { subject: string; text: string; html: string; to: string[] }

const email = {
  channel: 'email',
  channelConfig: { recipients: ['ana@summit.example', 'bo@summit.example'], subjectPrefix: '[Roofs]' },
}

/** A world whose e-mail binding does as it is told. */
function postOffice(send: (message: Email) => void = () => {}) {
  const letters: Email[] = []
  const take = async (message: Email) => {
    send(message)
    letters.push(message)
    return { messageId: '1' }
  }
  return { ...newWorld({ EMAIL: { send: take } }), letters }
}

const longest = {
  presentationId: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11',
  deckId: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a12',
  question: `<b>Was kostet’s? 🏠</b> ${'سقف '.repeat(1240)}`.slice(0, 5000),
  answer: '屋'.repeat(20_000),
}

describe('an e-mail', () => {
  it('says what happened, of which company, and where to look', async () => {
    const client = await signedIn('Müller & Söhne <Dächer>')
    const { log } = await subscribed(client, email)
    const office = postOffice()
    const now = Date.parse('2026-05-04T09:30:00Z')
    const presentationId = crypto.randomUUID()
    const deckId = crypto.randomUUID()
    const data = { presentationId, deckId, firstName: 'María & "Jo" 🏡' }
    const eventId = await happened(client, now, { type: 'presentation.created', deckId, data })
    for (const message of await office.fanOut(eventId, now)) await office.deliver(message, now)
    const [letter] = office.letters
    expect(letter).toMatchObject({
      from: { email: 'notifications@porchlight.example', name: 'Müller & Söhne <Dächer>' },
      to: ['ana@summit.example', 'bo@summit.example'],
      subject: '[Roofs] A presentation for María & "Jo" 🏡 is ready',
    })
    expect(letter?.text).toBe(
      [
        'A presentation for María & "Jo" 🏡 is ready',
        'First name: María & "Jo" 🏡',
        `Open the presentation: http://localhost:8787/p/${presentationId}`,
        '— Müller & Söhne <Dächer>, May 4, 2026 at 9:30 AM UTC',
      ].join('\n\n'),
    )
    expect(letter?.html).toContain('Müller &amp; Söhne &lt;Dächer&gt;')
    expect(letter?.html).toContain('María &amp; &quot;Jo&quot; 🏡')
    expect(letter?.html).toContain(`href="http://localhost:8787/p/${presentationId}"`)
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: [{ statusCode: null, error: null }] }])
  })

  it.each([
    ['E_RATE_LIMIT_EXCEEDED', 'pending'],
    ['E_INTERNAL_SERVER_ERROR', 'pending'],
    ['E_SENDER_NOT_VERIFIED', 'pending'],
    [undefined, 'pending'],
    ['E_RECIPIENT_SUPPRESSED', 'failed'],
    ['E_VALIDATION_ERROR', 'failed'],
  ])('that is refused with %s is %s', async (code, status) => {
    const client = await signedIn()
    const { log } = await subscribed(client, email)
    const office = postOffice(() => {
      throw Object.assign(new Error('Refused.'), code && { code })
    })
    const now = Date.now()
    for (const message of await office.fanOut(await happened(client, now), now)) await office.deliver(message, now)
    expect(office.sent.map(({ delay }) => delay)).toEqual(status === 'pending' ? [5] : [])
    const error = `The e-mail was not taken: ${code ? `${code}: ` : ''}Refused.`
    expect(await log()).toMatchObject([{ status, attempts: [{ error }] }])
  })
})

describe('a payload at the limit of its size', () => {
  it('arrives whole by webhook, and short enough to read by e-mail', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    const { secret } = await subscribed(client, webhookTo(endpoint.url))
    await subscribed(client, email)
    const office = postOffice()
    const now = Date.now()
    const eventId = await happened(client, now, { type: 'question.asked', data: longest })
    for (const message of await office.fanOut(eventId, now)) await office.deliver(message, now)
    const [call] = endpoint.calls
    const payload = new Webhook(secret).verify(call?.body ?? '', Object.fromEntries(call?.headers ?? []))
    expect(payload).toMatchObject({ type: 'question.asked', data: longest })
    const [letter] = office.letters
    expect(letter?.text).toContain(`Answer: ${'屋'.repeat(1999)}…`)
    expect(letter?.html).toContain('&lt;b&gt;Was kostet’s? 🏠&lt;/b&gt;')
    expect(letter?.text.isWellFormed()).toBe(true)
  })
})

describe('the console', () => {
  it('gets one structured line', async () => {
    const client = await signedIn()
    const { id } = await subscribed(client)
    const world = newWorld()
    const now = Date.now()
    const eventId = await happened(client, now)
    const [message = { deliveryId: '' }] = await world.fanOut(eventId, now)
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    await world.deliver(message, now)
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
