import { describe, expect, it } from 'vitest'
import { linksPerMinute } from '../../src/core/limits'
import { minute } from '../../src/core/time'
import { rowsOf } from '../support/appointments'
import { signedIn, trips } from '../support/client'
import { withoutQueues } from '../support/contracts'
import { newDeck, newPresentation } from '../support/factories'
import { newMailbox } from '../support/homeowner-mailbox'

type Client = Awaited<ReturnType<typeof signedIn>>
type MailRow = { id: string; presentation_id: string; due_at: number; created_at: number; status: string }

const path = '/api/presentations/send'
const newAddress = () => `maria-${crypto.randomUUID()}@example.com`

async function company() {
  const client = await signedIn()
  const deck = await newDeck(client)
  return { client, deck, homeowner: (data: object = { email: newAddress() }) => newPresentation(client, deck.id, data) }
}

const send = (client: Client, presentationIds: string[]) => withoutQueues(() => client.post(path, { presentationIds }))
const mailsOf = ({ organizationId }: Client) =>
  rowsOf<MailRow>("select * from mails where organization_id = ? and purpose = 'presentation.link'", organizationId)
const progress = async (client: Client, id: string) => (await client.get(`${path}/${id}`)).body.sending

describe('POST /api/presentations/send', () => {
  it('emails each link once, and tells how far that has come', async () => {
    const { client, homeowner } = await company()
    const ids = [(await homeowner()).id, (await homeowner()).id]
    const answer = await send(client, [...ids, ids[0] ?? ''])
    expect([answer.status, answer.body.sending, trips(answer)]).toEqual([
      202,
      { id: expect.any(String), total: 2, sent: 0, skipped: [] },
      2,
    ])
    const mails = await mailsOf(client)
    expect(mails.map(({ presentation_id }) => presentation_id).toSorted()).toEqual(ids.toSorted())
    await newMailbox().deliver(mails[0]?.id ?? '')
    const read = await client.get(`${path}/${answer.body.sending.id}`)
    expect([read.body.sending, trips(read)]).toEqual([{ ...answer.body.sending, sent: 1 }, 1])
    await newMailbox().deliver(mails[1]?.id ?? '')
    expect(await progress(client, answer.body.sending.id)).toMatchObject({ total: 2, sent: 2, skipped: [] })
    const stages = (await client.get('/api/presentations/stages')).body.stages
    expect(stages).toMatchObject({ sent: 2, not_sent: 0 })
  })

  it('skips who can’t get it or waits for it already, each with the reason', async () => {
    const { client, homeowner } = await company()
    const inactive = await newDeck(client)
    const asleep = await newPresentation(client, inactive.id, { email: newAddress() })
    await client.patch(`/api/decks/${inactive.id}`, { isActive: false })
    const [gone, silent, fine] = [await homeowner(), await homeowner({}), await homeowner()]
    await client.delete(`/api/presentations/${gone.id}`)
    const other = await company()
    const theirs = await other.homeowner()
    await send(client, [fine.id])
    const { sending } = (await send(client, [asleep.id, gone.id, silent.id, fine.id, theirs.id])).body
    expect(sending).toMatchObject({
      total: 5,
      sent: 0,
      skipped: [
        { presentationId: asleep.id, code: 'deck_inactive' },
        { presentationId: gone.id, code: 'presentation_not_found' },
        { presentationId: silent.id, code: 'no_email' },
        { presentationId: fine.id, code: 'already_waiting' },
        { presentationId: theirs.id, code: 'presentation_not_found' },
      ],
    })
    expect(await progress(client, sending.id)).toEqual(sending)
    expect(await mailsOf(other.client)).toEqual([])
    expect((await other.client.get(`${path}/${sending.id}`)).body.code).toBe('sending_not_found')
  })

  it('spreads many over the next minutes', async () => {
    const { client, deck } = await company()
    const input = () => ({ deckId: deck.id, homeownerData: { first_name: 'Maria', email: newAddress() } })
    const ids: string[] = []
    for (const count of [100, 30]) {
      const presentations = Array.from({ length: count }, input)
      const { results } = (await client.post('/api/presentations/batch', { presentations })).body
      ids.push(...results.map(({ presentation }: { presentation: { id: string } }) => presentation.id))
    }
    expect((await send(client, ids)).body.sending).toMatchObject({ total: 130, skipped: [] })
    const waits = Map.groupBy(await mailsOf(client), (mail) => (mail.due_at - mail.created_at) / minute)
    expect([...waits].map(([minutes, mails]) => [minutes, mails.length]).toSorted()).toEqual([
      [0, linksPerMinute],
      [1, linksPerMinute],
      [2, 130 - 2 * linksPerMinute],
    ])
    const later = await newPresentation(client, deck.id, { email: newAddress() })
    await send(client, [later.id])
    const last = (await mailsOf(client)).find(({ presentation_id }) => presentation_id === later.id)
    expect(Math.ceil(((last?.due_at ?? 0) - (last?.created_at ?? 0)) / minute)).toBe(3)
  })

  it('emails no link to an address that was corrected while it waited, or of a presentation that was deleted', async () => {
    const { client, homeowner } = await company()
    const [moved, gone] = [await homeowner(), await homeowner()]
    const { sending } = (await send(client, [moved.id, gone.id])).body
    await client.patch(`/api/presentations/${moved.id}`, { homeownerData: { email: newAddress() } })
    await client.delete(`/api/presentations/${gone.id}`)
    const mailbox = newMailbox()
    for (const { id } of await mailsOf(client)) await mailbox.deliver(id)
    expect(mailbox.received).toEqual([])
    const { sent, skipped } = await progress(client, sending.id)
    expect([
      sent,
      Object.fromEntries(skipped.map((each: { presentationId: string; code: string }) => Object.values(each))),
    ]).toEqual([0, { [moved.id]: 'email_changed', [gone.id]: 'presentation_not_found' }])
  })

  it('says that a link wasn’t emailed if its deck was deactivated in the meantime', async () => {
    const { client, deck, homeowner } = await company()
    const { id } = await homeowner()
    const { sending } = (await send(client, [id])).body
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    const [mail] = await mailsOf(client)
    await newMailbox().deliver(mail?.id ?? '')
    expect(await progress(client, sending.id)).toMatchObject({
      sent: 0,
      skipped: [{ presentationId: id, code: 'deck_inactive' }],
    })
  })

  it('refuses none, and more than 500', async () => {
    const { client } = await company()
    expect((await client.post(path, { presentationIds: [] })).status).toBe(400)
    const tooMany = Array.from({ length: 501 }, () => crypto.randomUUID())
    expect((await client.post(path, { presentationIds: tooMany })).status).toBe(400)
    expect((await client.post(path, { presentationIds: ['Maria'] })).status).toBe(400)
  })
})
