import { describe, expect, it } from 'vitest'
import { newMember, signedIn } from '../support/client'
import { databaseOf } from '../support/databases'
import { newEnvironment, recordedEvent } from '../support/deliveries'
import { newDeck, newPresentation } from '../support/factories'
import { newMailbox } from '../support/mailbox'

const path = '/api/auth/me/notifications'
const rule = (eventType: string, scope = 'all') => ({ eventType, scope, channel: 'email' })

type Client = Awaited<ReturnType<typeof signedIn>>

/** Tells the company's event to everyone who wants it, and returns the addresses that got an email. */
async function told(client: Client, type: string, data: Record<string, unknown>) {
  const { emails, overrides } = newMailbox()
  const environment = newEnvironment(overrides)
  const now = Date.now()
  const event = { type, deckId: null, data } as unknown as Parameters<typeof recordedEvent>[2]
  // An event that no one wants is not even kept.
  const id = await recordedEvent(client, now, event)
  for (const message of id ? await environment.fanOut(id, now) : []) await environment.deliver(message as never, now)
  return emails.flatMap(({ to }) => to).toSorted()
}

const asked = (presentationId: string) => ({ presentationId, question: 'Do you paint fences?', firstName: 'Maria' })

describe('a member’s own rules', () => {
  it('email the member and no one else, and are not the company’s subscriptions', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'viewer')
    expect((await editor.get(path)).body).toEqual({ rules: [] })
    const rules = [rule('appointment.booked'), rule('question.unanswered')]
    expect((await editor.put(path, { rules })).body).toEqual({ rules })
    expect([(await owner.get(path)).body.rules, (await owner.get('/api/notifications/subscriptions')).body]).toEqual([
      [],
      [],
    ])
    const { id } = await newPresentation(owner, (await newDeck(owner)).id)
    expect(await told(owner, 'question.unanswered', asked(id))).toEqual([editor.email])
    expect(await told(owner, 'question.asked', asked(id))).toEqual([])
    await editor.put(path, { rules: [rule('appointment.booked')] })
    expect(await told(owner, 'question.unanswered', asked(id))).toEqual([])
  })

  it('can be only about the presentations that the member owns', async () => {
    const owner = await signedIn()
    const deck = await newDeck(owner)
    const [mine, other] = [await newPresentation(owner, deck.id), await newPresentation(owner, deck.id)]
    const statement = databaseOf(owner.organizationId).prepare('update presentations set owner_id = ? where id = ?')
    await statement.bind(owner.caller.userId, mine.id).run()
    await owner.put(path, { rules: [rule('question.unanswered', 'mine')] })
    expect(await told(owner, 'question.unanswered', asked(mine.id))).toEqual([owner.email])
    expect(await told(owner, 'question.unanswered', asked(other.id))).toEqual([])
  })

  it('follow a new email and go with the member', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    await editor.put(path, { rules: [rule('question.unanswered')] })
    const { id } = await newPresentation(owner, (await newDeck(owner)).id)
    const email = `new-${crypto.randomUUID()}@summit-roofing.example`
    expect((await editor.patch('/api/auth/me', { email, currentPassword: 'a long walk home' })).body.user.email).toBe(
      email,
    )
    expect(await told(owner, 'question.unanswered', asked(id))).toEqual([email])
    await owner.delete(`/api/organization/members/${editor.userId}`)
    expect(await told(owner, 'question.unanswered', asked(id))).toEqual([])
  })

  it('name each event once, and are refused to an API key', async () => {
    const owner = await signedIn()
    const twice = await owner.put(path, { rules: [rule('deck.created'), rule('deck.created', 'mine')] })
    expect([twice.status, twice.body.error]).toEqual([400, 'rules must name each eventType once.'])
    expect((await owner.put(path, { rules: [{ ...rule('deck.created'), channel: 'slack' }] })).status).toBe(400)
  })
})
