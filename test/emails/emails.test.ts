import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { booked, mailsOf as mailsOfVisit, withCalendar } from '../support/appointments'
import { request, signedIn } from '../support/client'
import { mailsOf, newContract, newHomeowner, withoutQueues } from '../support/contracts'
import { d1 } from '../support/databases'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { sendMailJob, takeUpDue } from '../support/running'

const minute = 60_000
const day = 24 * 60 * minute

const quietContract = (homeowner = newHomeowner()) => withoutQueues(() => newContract({}, homeowner))
const linkOf = async (contractId: string) => (await mailsOf(contractId))[0]?.id ?? ''

const countOf = async (rows: string, id: string) =>
  Number(await d1.prepare(`select count(*) as count from ${rows}`).bind(id).first('count'))

type Client = Awaited<ReturnType<typeof signedIn>>
const listed = async (client: Client, subject: string) => (await client.get(`/api/mails?subject=${subject}`)).body.mails

async function queuedAt(now: number) {
  const sent: { body: { mailId?: string } }[] = []
  const queue = vi.spyOn(env.DELIVERIES, 'sendBatch').mockImplementation(async (messages) => {
    sent.push(...(messages as typeof sent))
    return undefined as never
  })
  await takeUpDue(env, [sendMailJob], now)
  queue.mockRestore()
  return sent.map(({ body }) => body.mailId)
}

describe('GET /api/mails', () => {
  it('lists an email that waits, and then that it was sent, with a masked recipient', async () => {
    const { client, id } = await quietContract()
    const [waiting] = await listed(client, `contract:${id}`)
    expect(waiting).toEqual({
      id: await linkOf(id),
      purpose: 'contract.link',
      subject: { kind: 'contract', id },
      recipient: 'm…@example.com',
      status: 'waiting',
      problem: null,
      createdAt: expect.any(String),
      sentAt: null,
    })
    const now = Date.now()
    await newMailbox().deliver(waiting.id, now)
    const [sent] = await listed(client, `contract:${id}`)
    expect(sent).toEqual({ ...waiting, status: 'sent', sentAt: new Date(now).toISOString() })
  })

  it('lists an email that failed, with the reason', async () => {
    const { client, id } = await quietContract()
    const refusing = newMailbox(() => {
      throw Object.assign(new Error('No such mailbox.'), { code: 'E_RECIPIENT_SUPPRESSED' })
    })
    await refusing.deliver(await linkOf(id))
    expect(await listed(client, `contract:${id}`)).toMatchObject([
      { status: 'failed', problem: 'Error: No such mailbox.', sentAt: null },
    ])
  })

  it('can list only failed emails, however many were sent since', async () => {
    const { client, id, presentationId } = await quietContract()
    const failed = await linkOf(id)
    await newMailbox(() => {
      throw Object.assign(new Error('No such mailbox.'), { code: 'E_RECIPIENT_SUPPRESSED' })
    }).deliver(failed)
    await withoutQueues(() => client.post(`/api/contracts/${id}/resend`))
    const about = `subject=presentation:${presentationId}`
    expect((await client.get(`/api/mails?${about}`)).body.mails.length).toBeGreaterThan(1)
    for (const query of ['status=failed', `status=failed&${about}`, 'status=failed&limit=1'])
      expect((await client.get(`/api/mails?${query}`)).body).toMatchObject({
        mails: [{ id: failed }],
        nextCursor: null,
      })
    expect((await (await signedIn()).get('/api/mails?status=failed')).body.mails).toEqual([])
    expect((await client.get('/api/mails?status=sent')).body.fields).toMatchObject([{ path: 'status' }])
  })

  it('lists the emails of a presentation, of a visit, or of the whole company, page by page', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment } = await withoutQueues(() => booked(presentationId))
    const ids = (await mailsOfVisit(appointment.id)).map(({ id }) => id).sort()
    for (const subject of [`appointment:${appointment.id}`, `presentation:${presentationId}`])
      expect((await listed(client, subject)).map((mail: { id: string }) => mail.id).sort()).toEqual(ids)
    const first = (await client.get('/api/mails?limit=1')).body
    const rest = (await client.get(`/api/mails?cursor=${first.nextCursor}`)).body
    expect([...first.mails, ...rest.mails].map(({ id }) => id).sort()).toEqual(ids)
    expect(await listed(client, `contract:${appointment.id}`)).toEqual([])
  })

  it('shows another organization nothing, and requires a known kind of subject', async () => {
    const { id, presentationId } = await quietContract()
    const stranger = await signedIn()
    for (const subject of [`contract:${id}`, `presentation:${presentationId}`])
      expect(await listed(stranger, subject)).toEqual([])
    expect((await stranger.get('/api/mails')).body.mails).toEqual([])
    const { status, body } = await stranger.get(`/api/mails?subject=deck:${id}`)
    expect([status, body.error]).toEqual([400, expect.stringContaining('subject must be')])
  })
})

describe('the email sender', () => {
  it('sends what a dead sender had taken, once its lease has expired', async () => {
    const { id, client } = await quietContract()
    const mailId = await linkOf(id)
    const now = Date.now()
    await d1
      .prepare("update mails set lease_id = 'died', leased_until = ?, attempt_count = 1 where id = ?")
      .bind(now + 2 * minute, mailId)
      .run()
    const mailbox = newMailbox()
    await mailbox.deliver(mailId, now + minute)
    expect(mailbox.received).toHaveLength(0)
    expect(await queuedAt(now + minute)).not.toContain(mailId)
    expect(await queuedAt(now + 3 * minute)).toContain(mailId)
    await mailbox.deliver(mailId, now + 3 * minute)
    expect(mailbox.received).toHaveLength(1)
    expect(await listed(client, `contract:${id}`)).toMatchObject([{ status: 'sent' }])
  })

  it('records no failure over the success of a later sender', async () => {
    const { id, client } = await quietContract()
    const mailId = await linkOf(id)
    const now = Date.now()
    const later = newMailbox()
    const failing = newMailbox(async () => {
      await later.deliver(mailId, now + 3 * minute)
      throw new Error('The connection broke.')
    })
    await expect(failing.deliver(mailId, now)).rejects.toThrow('connection')
    expect(later.received).toHaveLength(1)
    expect(await listed(client, `contract:${id}`)).toMatchObject([{ status: 'sent', problem: null }])
  })

  it('uses one link per email, which works even though the first attempt failed', async () => {
    const { presentationId } = await withCalendar()
    const { appointment } = await withoutQueues(() => booked(presentationId))
    const { id } = await quietContract()
    const visitMails = await mailsOfVisit(appointment.id)
    const mailIds = [
      visitMails.find(({ kind, audience }) => kind === 'confirmation' && audience === 'homeowner')?.id ?? '',
      await linkOf(id),
    ]
    const links = async () => ({
      visit: await countOf('appointment_links where appointment_id = ?', appointment.id),
      contract: await countOf('contract_links where contract_id = ?', id),
    })
    const { visit, contract } = await links()
    const refusing = newMailbox(() => {
      throw new Error('The mail server is away.')
    })
    for (const mailId of mailIds) for (let tries = 0; tries < 3; tries++) await refusing.deliver(mailId).catch(() => {})
    const mailbox = newMailbox()
    for (const mailId of mailIds) await mailbox.deliver(mailId)
    expect(await links()).toEqual({ visit: visit + 1, contract: contract + 1 })
    const urls = mailbox.received.map(
      (mail) => new URL(/http\S+token=[\w-]+/.exec(partOf(mail, 'text/plain'))?.[0] ?? ''),
    )
    for (const { pathname, search } of urls) expect((await request('GET', pathname + search)).status).toBe(200)
    expect(urls).toHaveLength(2)
  })

  it('gives up an email that kills every sender', async () => {
    const { id, client } = await quietContract()
    const mailId = await linkOf(id)
    await d1.prepare('update mails set attempt_count = 20 where id = ?').bind(mailId).run()
    const mailbox = newMailbox()
    await mailbox.deliver(mailId)
    expect(mailbox.received).toHaveLength(0)
    expect(await listed(client, `contract:${id}`)).toMatchObject([
      { status: 'failed', problem: 'It was tried 20 times.' },
    ])
  })

  it('respects a homeowner’s daily limit, and sends the email the next day', async () => {
    const { client, presentationId } = await withCalendar({ minimumNoticeHours: 72 })
    const email = `${crypto.randomUUID()}@example.com`
    const [one, other] = await withoutQueues(async () => {
      const first = await booked(presentationId, { email })
      return [first, await booked(presentationId, { email, startsAt: first.windows[1]?.startsAt })] as const
    })
    const reminderOf = async (id: string) =>
      (await mailsOfVisit(id)).find(({ kind, audience }) => kind === 'reminder' && audience === 'homeowner')?.id ?? ''
    const ids = [await reminderOf(one.appointment.id), await reminderOf(other.appointment.id)]
    const now = Date.now()
    const mailbox = newMailbox(() => {}, 1)
    for (const id of ids) await mailbox.deliver(id, now)
    expect(mailbox.received).toHaveLength(1)
    const waits = (await listed(client, `appointment:${other.appointment.id}`)).find(
      (mail: { id: string }) => mail.id === ids[1],
    )
    expect(waits).toMatchObject({
      status: 'waiting',
      problem: expect.stringContaining('limit of emails to this address'),
    })
    expect(await queuedAt(now + 10 * minute)).not.toContain(ids[1])
    expect(await queuedAt(now + day + minute)).toContain(ids[1])
  })
})
