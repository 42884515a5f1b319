import { describe, expect, it } from 'vitest'
import { booked, calendarInput } from './support/appointments'
import { request } from './support/client'
import { act, signing, withTemplate } from './support/contracts'
import { d1 } from './support/databases'
import { newMailbox, partOf } from './support/homeowner-mailbox'
import { dayAt, inHawaii, remindersOf, rule, visitRule, withRules } from './support/reminders'

const hour = 3_600_000
const tokenIn = (mail: Parameters<typeof partOf>[0], path: string) =>
  new RegExp(`${path}/([\\w-]{36})\\?token=([\\w-]{43})`).exec(partOf(mail, 'text/plain')) ?? []

async function withVisit(before: number, startsAt = dayAt(23, 4), homeowner: object = inHawaii()) {
  const made = await withRules([visitRule(before)], homeowner)
  await made.client.put('/api/appointments/calendar', calendarInput({ timeZone: 'Pacific/Honolulu' }))
  const { appointment, token } = await booked(made.presentationId)
  await d1
    .prepare('update appointments set starts_at = ?, ends_at = ? where id = ?')
    .bind(startsAt, startsAt + 2 * hour, appointment.id)
    .run()
  return { ...made, appointment, token, startsAt }
}

describe('a reminder of a visit', () => {
  it('goes its hours before, with the link that changes or cancels it', async () => {
    const { list, pass, startsAt, appointment } = await withVisit(4)
    expect(await list()).toMatchObject([{ status: 'waiting', dueAt: new Date(startsAt - 4 * hour).toISOString() }])
    expect(await pass(startsAt - 4 * hour - 1)).toEqual([])
    const [mail] = await pass(startsAt - 4 * hour)
    const [, id, token] = tokenIn(mail, 'appointments')
    expect(id).toBe(appointment.id)
    expect((await request('GET', `/api/appointments/${id}?token=${token}`)).status).toBe(200)
    expect(await pass(startsAt - 3 * hour)).toHaveLength(0)
  })

  it('goes on the evening before, where it would be night and the morning too late', async () => {
    const { list } = await withVisit(2, dayAt(18, 4))
    expect(await list()).toMatchObject([{ status: 'waiting', dueAt: new Date(dayAt(6, 4)).toISOString() }])
    const later = await withVisit(5, dayAt(21, 4))
    expect(await later.list()).toMatchObject([{ dueAt: new Date(dayAt(18, 4)).toISOString() }])
  })

  it('does not go beside the one of the day before that every visit has', async () => {
    const { list } = await withVisit(24)
    const [{ reason, status }] = await list()
    expect([status, reason]).toEqual(['waiting', null])
    const own = "update mails set due_at = ? where purpose = 'appointment.reminder' and subject_id = ?"
    const other = await withVisit(24)
    await d1
      .prepare(own)
      .bind(other.startsAt - 24 * hour, other.appointment.id)
      .run()
    expect(await other.list()).toMatchObject([{ status: 'skipped', reason: 'reminded_already' }])
  })

  it('moves with the visit, ends with it, and comes back with the next', async () => {
    const { client, list, pass, startsAt, appointment, presentationId, token } = await withVisit(4)
    const later = startsAt + 48 * hour
    await d1.prepare('update appointments set starts_at = ? where id = ?').bind(later, appointment.id).run()
    expect(await pass(startsAt - 4 * hour)).toEqual([])
    expect(await list()).toMatchObject([{ status: 'waiting', dueAt: new Date(later - 4 * hour).toISOString() }])
    await request('POST', `/api/appointments/${appointment.id}/cancel`, { body: { token } })
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'appointment_ended' }])
    expect(await pass(later - 4 * hour)).toEqual([])
    await booked(presentationId)
    expect(await list()).toMatchObject([{ status: 'waiting' }])
    expect((await client.get('/api/reminders')).body.rules).toHaveLength(1)
  })

  it('is not for one that is booked after its time', async () => {
    const { list, pass, startsAt } = await withVisit(720)
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'too_late' }])
    expect(await pass(startsAt - 9 * hour)).toEqual([])
  })
})

describe('a reminder to book', () => {
  const finishedRule = rule({ when: 'finished_not_booked', after: 24 })

  async function finished() {
    const made = await withRules([finishedRule])
    await made.client.put('/api/appointments/calendar', calendarInput({ timeZone: 'Pacific/Honolulu' }))
    const at = new Date(Date.now() - 1000).toISOString()
    const events = [
      { type: 'started', at },
      { type: 'completed', at },
    ]
    const body = { viewerSessionId: crypto.randomUUID(), events }
    await request('POST', `/api/viewer/presentations/${made.presentationId}/events`, { body })
    return made
  }

  it('never goes to a homeowner who has booked, not even as its mail leaves', async () => {
    const { presentationId, remind, mails, list } = await finished()
    await remind(dayAt(22))
    const [mail] = await mails()
    expect(mail?.status).toBe('waiting')
    await booked(presentationId)
    const mailbox = newMailbox()
    await mailbox.deliver(mail?.id ?? '', dayAt(22))
    expect(mailbox.received).toEqual([])
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'booked' }])
  })

  it('goes once or not at all to one who books meanwhile', async () => {
    const counts = await Promise.all(
      Array.from({ length: 6 }, async (_, turn) => {
        const { presentationId, remind, mails, pass } = await finished()
        await remind(dayAt(22))
        const [mail] = await mails()
        const mailbox = newMailbox()
        const deliver = () => mailbox.deliver(mail?.id ?? '', dayAt(22))
        const book = () => booked(presentationId)
        await Promise.all(turn % 2 ? [book(), deliver(), deliver()] : [deliver(), book(), deliver()])
        await pass(dayAt(22) + hour, mailbox)
        await pass(dayAt(22, 5), mailbox)
        return mailbox.received.length
      }),
    )
    expect(counts.filter((count) => count > 1)).toEqual([])
  })
})

describe('a reminder to sign', () => {
  it('leads to the contract, and ends with the signature', async () => {
    const made = await withTemplate({}, inHawaii({ last_name: 'Okafor', address: '12 Maple Street' }))
    await made.client.put('/api/reminders', { rules: [rule({ when: 'contract_unsigned', after: 24 })] })
    const sent = await made.client.post('/api/contracts', made.input)
    const { list, pass } = remindersOf(made.client, made.presentationId)
    expect(await list()).toMatchObject([{ status: 'waiting', when: 'contract_unsigned' }])
    const [mail] = await pass(dayAt(22))
    const [, id, token] = tokenIn(mail, 'contracts')
    expect(id).toBe(sent.body.contract.id)
    expect(partOf(mail, 'text/plain')).toContain('Read the agreement:')
    expect((await request('GET', `/api/contracts/${id}?token=${token}`)).status).toBe(200)
  })

  it('is skipped for a homeowner who signed, although another has yet to', async () => {
    const made = await withTemplate({}, inHawaii({ last_name: 'Okafor', address: '12 Maple Street' }))
    await made.client.put('/api/reminders', { rules: [rule({ when: 'contract_unsigned', after: 24 })] })
    const signers = [
      { name: 'Maria Okafor', email: made.email, role: 'homeowner' },
      { name: 'Theo Okafor', email: `theo-${made.email}`, role: 'co_owner' },
    ]
    const { status, body } = await made.client.post('/api/contracts', { ...made.input, signers })
    expect(status).toBe(201)
    const { list } = remindersOf(made.client, made.presentationId)
    expect(await list()).toMatchObject([{ status: 'waiting' }])
    const { id } = body.contract
    const token = new URL(body.signUrl).searchParams.get('token') ?? ''
    await request('GET', `/api/contracts/${id}/document.pdf?token=${token}`)
    await act(id, 'consent', { token })
    expect((await act(id, 'sign', signing(token))).status).toBe(200)
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'signed' }])
  })

  it('is skipped for one who signed, like those of the talk, and for a contract that ended', async () => {
    const made = await withTemplate({}, inHawaii({ last_name: 'Okafor', address: '12 Maple Street' }))
    const rules = [rule({ when: 'contract_unsigned', after: 24 }), rule({ id: 'open' })]
    await made.client.put('/api/reminders', { rules })
    const { body } = await made.client.post('/api/contracts', made.input)
    const token = new URL(body.signUrl).searchParams.get('token') ?? ''
    const { list } = remindersOf(made.client, made.presentationId)
    await made.client.post(`/api/contracts/${body.contract.id}/void`, {})
    const reasons = async () => (await list()).map(({ reason }: { reason: string }) => reason).sort()
    expect(await reasons()).toEqual(['contract_ended', null])
    const again = await made.client.post('/api/contracts', made.input)
    expect(await reasons()).toEqual([null, null])
    const second = new URL(again.body.signUrl).searchParams.get('token') ?? ''
    expect(second).not.toBe(token)
    const { id } = again.body.contract
    await request('GET', `/api/contracts/${id}/document.pdf?token=${second}`)
    await act(id, 'consent', { token: second })
    const signed = await act(id, 'sign', signing(second))
    expect(signed.status).toBe(200)
    expect(await reasons()).toEqual(['signed', 'signed'])
  })
})
