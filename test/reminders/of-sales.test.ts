import { describe, expect, it } from 'vitest'
import { booked, calendarInput } from '../support/appointments'
import { request } from '../support/client'
import { act, signing, tokenOf, withTemplate } from '../support/contracts'
import { d1 } from '../support/databases'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { dayAt, inHawaii, newAddress, remindersOf, rule, visitRule, withRules } from '../support/reminders'
import { watchAll } from '../support/viewings'

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
  it('goes out the set number of hours before, with the link to change or cancel the visit', async () => {
    const { list, pass, startsAt, appointment } = await withVisit(4)
    expect(await list()).toMatchObject([{ status: 'waiting', dueAt: new Date(startsAt - 4 * hour).toISOString() }])
    expect(await pass(startsAt - 4 * hour - 1)).toEqual([])
    const [mail] = await pass(startsAt - 4 * hour)
    const [, id, token] = tokenIn(mail, 'appointments')
    expect(id).toBe(appointment.id)
    expect((await request('GET', `/api/appointments/${id}?token=${token}`)).status).toBe(200)
    expect(await pass(startsAt - 3 * hour)).toHaveLength(0)
  })

  it('goes out the evening before if it would be night and the morning is too late', async () => {
    const { list } = await withVisit(2, dayAt(18, 4))
    expect(await list()).toMatchObject([{ status: 'waiting', dueAt: new Date(dayAt(6, 4)).toISOString() }])
    const later = await withVisit(5, dayAt(21, 4))
    expect(await later.list()).toMatchObject([{ dueAt: new Date(dayAt(18, 4)).toISOString() }])
  })

  it('does not go out in addition to the standard one on the day before', async () => {
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

  it('moves with the visit, ends with it, and comes back with the next one', async () => {
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

  it('is skipped if the visit was booked after the reminder’s time', async () => {
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
    await watchAll(made.presentationId)
    return made
  }

  it('never goes to a homeowner who has booked, not even as the email is about to leave', async () => {
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

  it('goes out once or not at all to a homeowner who books at that moment', async () => {
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
  it('links to the contract, and ends with the signature', async () => {
    const made = await withTemplate({}, inHawaii({ last_name: 'Okafor', address: '12 Maple Street' }))
    await made.client.put('/api/reminders', { rules: [rule({ when: 'contract_unsigned', after: 24 })] })
    const sent = await made.client.post('/api/contracts', made.input)
    const { list, pass } = remindersOf(made.client, made.presentationId)
    expect(await list()).toMatchObject([{ status: 'waiting', when: 'contract_unsigned' }])
    const [mail] = await pass(dayAt(22))
    const [, id, token] = tokenIn(mail, 'contracts')
    expect(id).toBe(sent.body.contract.id)
    expect(partOf(mail, 'text/plain')).toContain('Read agreement:')
    expect((await request('GET', `/api/contracts/${id}?token=${token}`)).status).toBe(200)
  })

  it('is skipped for a homeowner who signed, as are those of the presentation, and for a contract that ended', async () => {
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

describe('a reminder to sign a contract for two', () => {
  const toSign = rule({ when: 'contract_unsigned', after: 24, text: 'Dear {{first_name}} of {{city|Boulder}}' })
  const textOf = (mail: Parameters<typeof partOf>[0]) => partOf(mail, 'text/plain')
  const linksIn = (mail: Parameters<typeof partOf>[0]) =>
    [...textOf(mail).matchAll(/contracts\/[\w-]{36}\?token=([\w-]{43})/g)].map(([, token]) => token ?? '')

  async function forTwo(more = {}, theirs: { email?: string | null } = { email: newAddress() }) {
    const made = await withTemplate({}, inHawaii({ last_name: 'Okafor', address: '12 Maple Street' }))
    await made.client.put('/api/reminders', { rules: [toSign] })
    const signers = [
      { name: 'Maria Okafor', email: made.email, role: 'homeowner' },
      { name: 'Theo James Okafor', role: 'co_owner', ...theirs },
    ]
    const input = { ...made.input, signers, ...more }
    const { status, body } = await made.client.post('/api/contracts', input)
    expect(status).toBe(201)
    const { id } = body.contract
    const tokens: string[] = body.signUrls.map(({ signUrl }: { signUrl: string }) => tokenOf(signUrl))
    const sign = async (index: number) => {
      const token = tokens[index] ?? ''
      const name = signers[index]?.name
      await request('GET', `/api/contracts/${id}/document.pdf?token=${token}`)
      await act(id, 'consent', { token })
      const signed = await act(id, 'sign', signing(token, { name, signature: { kind: 'typed', value: name } }))
      expect(signed.status).toBe(200)
    }
    return { ...made, ...remindersOf(made.client, made.presentationId), input, id, tokens, sign, theirs: theirs.email }
  }

  it('goes to each signer in turn, with their own link and name, and to no one twice', async () => {
    const { client, id, email, theirs, sign, list, pass } = await forTwo()
    expect(await list()).toMatchObject([{ signer: 1, status: 'waiting' }])
    const [first, ...others] = await pass(dayAt(22))
    expect([first?.to, others]).toEqual([email, []])
    expect(textOf(first)).toContain('Dear Maria of ')
    await sign(0)
    const rows = await list()
    expect(rows).toMatchObject([
      { ruleId: 'first', signer: 1, status: 'sent' },
      { ruleId: 'first', signer: 2, status: 'waiting' },
    ])
    const { signers } = (await client.get(`/api/contracts/${id}`)).body.contract
    expect(Date.parse(rows[1].dueAt)).toBeGreaterThanOrEqual(Date.parse(signers[0].signedAt) + 24 * hour)
    const [mail, ...more] = await pass(dayAt(22))
    expect([mail?.to, more]).toEqual([theirs, []])
    expect(textOf(mail)).toContain('Dear Theo of ')
    const [link, ...further] = linksIn(mail)
    expect(further).toEqual([])
    const { contract } = (await request('GET', `/api/contracts/${id}?token=${link}`)).body
    expect(contract.signerId).toBe(signers[1].id)
    expect(await pass(dayAt(22, 5))).toEqual([])
    expect((await list()).map(({ status }: { status: string }) => status)).toEqual(['sent', 'sent'])
  })

  it('goes to both from the start if either may sign first, each by their own status', async () => {
    const { email, theirs, sign, list, pass, remind, mails } = await forTwo({ inAnyOrder: true })
    expect(await list()).toMatchObject([{ signer: 1 }, { signer: 2 }])
    await Promise.all([remind(dayAt(22)), remind(dayAt(22))])
    expect(await mails()).toHaveLength(2)
    await sign(1)
    const received = await pass(dayAt(22))
    expect(received.map(({ to }) => to)).toEqual([email])
    expect(await list()).toMatchObject([
      { signer: 1, status: 'sent' },
      { signer: 2, status: 'skipped', reason: 'signed' },
    ])
    expect(theirs).not.toBe(email)
  })

  it('is one email with a link for each if two who may sign at once share an address', async () => {
    const { client, input, email, list, pass, id } = await forTwo({ inAnyOrder: true })
    await client.post(`/api/contracts/${id}/void`, {})
    const signers = input.signers.map((each) => ({ ...each, email }))
    await client.post('/api/contracts', { ...input, signers })
    const [mail, ...others] = await pass(dayAt(22))
    expect([mail?.to, others]).toEqual([email, []])
    expect(new Set(linksIn(mail)).size).toBe(2)
    for (const name of ['Maria Okafor', 'Theo James Okafor'])
      expect(textOf(mail)).toContain(`Read agreement (${name}):`)
    expect(await list()).toMatchObject([
      { signer: 1, status: 'sent' },
      { signer: 2, status: 'skipped', reason: 'reminded_already' },
    ])
  })

  it('ends with the signature or the contract, even as it is about to leave, and restarts with the next contract', async () => {
    const { client, id, input, sign, list, pass, remind, mails } = await forTwo()
    await sign(0)
    await remind(dayAt(22))
    const [mail] = (await mails()).filter(({ status }) => status === 'waiting')
    await client.post(`/api/contracts/${id}/void`, {})
    const mailbox = newMailbox()
    await mailbox.deliver(mail?.id ?? '', dayAt(22))
    expect(mailbox.received).toEqual([])
    expect(await list()).toMatchObject([
      { signer: 1, reason: 'signed' },
      { signer: 2, reason: 'contract_ended' },
    ])
    await client.post('/api/contracts', input)
    expect(await list()).toMatchObject([
      { signer: 2, status: 'skipped', reason: 'contract_ended' },
      { signer: 1, status: 'waiting', reason: null },
    ])
    expect(await pass(dayAt(22))).toHaveLength(1)
  })

  it('skips a signer without an address or with reminders stopped, and waits for the morning', async () => {
    const without = await forTwo({}, { email: null })
    await without.sign(0)
    expect((await without.list())[1]).toMatchObject({ signer: 2, status: 'skipped', reason: 'no_address' })
    expect(await without.pass(dayAt(22))).toEqual([])
    const { sign, list, pass, client, input, email } = await forTwo({ inAnyOrder: true })
    expect(await pass(dayAt(9))).toEqual([])
    const received = await pass(dayAt(18))
    const theirs = received.find(({ to }) => to !== email)
    const stop = new URL(theirs?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '')
    await request('POST', stop.pathname + stop.search)
    await sign(0)
    await client.put('/api/reminders', { rules: [toSign, { ...toSign, id: 'again', after: 30 }] })
    expect(await list()).toMatchObject([
      { ruleId: 'again', signer: 2, status: 'skipped', reason: 'unsubscribed' },
      { ruleId: 'first', signer: 1, status: 'sent' },
      { ruleId: 'first', signer: 2, status: 'sent' },
    ])
    expect(await pass(dayAt(20))).toEqual([])
    expect(input.signers).toHaveLength(2)
  })

  it('from a rule that is saved later goes to whichever signer is next by then', async () => {
    const { client, sign, list } = await forTwo()
    await client.put('/api/reminders', { rules: [] })
    await sign(0)
    await client.put('/api/reminders', { rules: [{ ...toSign, id: 'late' }] })
    expect((await list()).filter(({ ruleId }: { ruleId: string }) => ruleId === 'late')).toMatchObject([
      { signer: 2, status: 'waiting' },
    ])
  })
})
