import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../src/core/crypto'
import { sealContract } from '../../src/sales/contracts/seal'
import { mailsOf as mailsOfVisit, booked as visitBooked, withCalendar } from '../support/appointments'
import { request } from '../support/client'
import {
  act,
  agreed,
  eventsOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newContract,
  newHomeowner,
  rowsOf,
  sealedFile,
  signed,
  tokenOf,
  withAction,
  withoutQueues,
  withTemplate,
} from '../support/contracts'
import { d1, directory, envOf } from '../support/databases'
import { newMailbox, partOf, type Received } from '../support/homeowner-mailbox'

const day = 24 * 60 * 60 * 1000

const idsOf = async (contractId: string, kind: string, audience: string) =>
  (await mailsOf(contractId)).filter((mail) => mail.kind === kind && mail.audience === audience).map(({ id }) => id)

async function received(contractId: string, kind: string, audience = 'homeowner'): Promise<Received> {
  const mailbox = newMailbox()
  for (const id of await idsOf(contractId, kind, audience)) await mailbox.deliver(id)
  const [mail, ...others] = mailbox.received
  if (!mail || others.length) throw new Error(`There are ${mailbox.received.length} such mails.`)
  return mail
}

const linkIn = (mail: Received) => new URL(partOf(mail, 'text/plain').match(/http\S+/)?.[0] ?? '')
const typesOf = (mail: Received) => mail.parts.map(({ type }) => type)

async function sealedQuietly() {
  const made = await withoutQueues(signed)
  await withoutQueues(() => sealContract(envOf(made.id), { kind: 'seal-contract', contractId: made.id }))
  return made
}

describe('the mail with the link', () => {
  it('says whose contract it is, over what sum, until when, and has a link that opens it', async () => {
    const { id, email, contract } = await withoutQueues(async () => {
      const made = await newContract()
      return { ...made, contract: (await made.client.get(`/api/contracts/${made.id}`)).body.contract }
    })
    const mail = await received(id, 'link')
    expect([mail.to, mail.from]).toEqual([email, env.EMAIL_FROM])
    expect(mail.headers.get('from')).toBe(`"Summit Roofing" <${env.EMAIL_FROM}>`)
    expect(mail.headers.get('subject')).toBe('Your contract from Summit Roofing')
    expect(typesOf(mail)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: contract.timeZone }).format(
      new Date(contract.expiresAt),
    )
    for (const type of ['text/plain', 'text/html'])
      for (const said of ['Hello Maria,', 'contract no. 1, “Roofing agreement”, over $12,000.00', `until ${until}`])
        expect(partOf(mail, type)).toContain(said)
    for (const { content } of mail.parts) expect(content).not.toMatch(/Maple|555 010|Okafor/)
    const { origin, pathname, search } = linkIn(mail)
    expect([origin, pathname]).toEqual([new URL(env.APP_URL).origin, `/contracts/${id}`])
    expect((await request('GET', pathname + search)).text).toContain('Roofing agreement')
    const kept = await rowsOf('select * from contract_links where contract_id = ?', id)
    expect([kept.length, JSON.stringify(kept).includes(search.slice(-20))]).toEqual([2, false])
  })

  it.each([
    ['es', 'Contrato', 'Su contrato de Summit Roofing', 'le envió el contrato n.º 1, «Contrato»'],
    ['de', 'Vertrag', 'Ihr Vertrag von Summit Roofing', 'sendet Ihnen den Vertrag Nr. 1, „Vertrag“'],
  ])('speaks the language of the talk: %s', async (language, name, subject, sentence) => {
    const { client, deck, templateId } = await withTemplate({ language, name })
    const made = await client.post('/api/presentations', {
      deckId: deck.id,
      homeownerData: newHomeowner({ first_name: 'María' }),
      languageSettings: { language },
    })
    const presentationId = made.body.presentation.id
    const { body } = await withoutQueues(() =>
      client.post('/api/contracts', { presentationId, templateId, tier: 'good' }),
    )
    const mail = await received(body.contract.id, 'link')
    expect(mail.headers.get('subject')).toBe(subject)
    expect(partOf(mail, 'text/plain')).toContain(sentence)
  })

  it('quotes what others wrote, so that every link in it leads to us', async () => {
    const { id } = await withoutQueues(() =>
      newContract(
        { name: 'Pay at evil.example/<b>now</b>' },
        newHomeowner({ first_name: 'https://evil.example', last_name: '<img src=x>' }),
      ),
    )
    const mail = await received(id, 'link')
    const html = partOf(mail, 'text/html')
    expect(html).not.toMatch(/<b>now|<img/)
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => new URL(url ?? '').origin)).toEqual([
      new URL(env.APP_URL).origin,
    ])
    for (const { content } of mail.parts) expect(content).not.toMatch(/evil\.example/)
  })

  it('is not sent any more once there is nothing to sign', async () => {
    const { id, client } = await withoutQueues(newContract)
    await withoutQueues(() => client.post(`/api/contracts/${id}/void`))
    await expect(received(id, 'link')).rejects.toThrow('0 such mails')
    expect((await mailsOf(id)).find(({ kind }) => kind === 'link')).toMatchObject({
      status: 'cancelled',
      problem: 'There is nothing to sign any more.',
    })
  })
})

describe('the mails with the copy', () => {
  it('bring the sealed PDF to both sides, and a link to it', async () => {
    const { id, client, email } = await sealedQuietly()
    const bytes = Buffer.from(await sealedFile(id))
    expect(bytes.length).toBeGreaterThan(10_000)
    for (const [audience, recipient] of [
      ['homeowner', email],
      ['company', client.email],
    ] as const) {
      const mail = await received(id, 'copy', audience)
      expect(mail.to).toBe(recipient)
      expect(mail.headers.get('content-type')).toMatch(/^multipart\/mixed; /)
      expect(typesOf(mail)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8', 'application/pdf'])
      const attached = mail.parts.at(-1)
      expect(attached?.headers.get('content-disposition')).toBe('attachment; filename="contract-1.pdf"')
      expect(bytes.equals(attached?.bytes ?? new Uint8Array())).toBe(true)
    }
    const mail = await received(await sealedQuietly().then((made) => made.id), 'copy')
    expect(partOf(mail, 'text/plain')).toContain('You may cancel it without penalty until ')
    const { pathname, search } = linkIn(mail)
    const pdf = await request('GET', `/api${pathname}/document.pdf${search}`)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('is sent with its link alone where the file is gone', async () => {
    const { id } = await sealedQuietly()
    await d1.prepare("update contracts set document_key = 'contracts/none' where id = ?").bind(id).run()
    expect(typesOf(await received(id, 'copy'))).toHaveLength(2)
  })
})

describe('both sides', () => {
  it('hear of a cancellation', async () => {
    const { id, token } = await withoutQueues(async () => {
      const made = await signed()
      await act(made.id, 'cancel', { token: made.token, reason: 'We changed our mind.' })
      return made
    })
    const [ofHomeowner, ofCompany] = [await received(id, 'cancelled'), await received(id, 'cancelled', 'company')]
    expect(partOf(ofHomeowner, 'text/plain')).toContain('You cancelled contract no. 1')
    expect(ofCompany.headers.get('subject')).toBe('Cancelled: contract 1, Maria Okafor')
    expect(partOf(ofCompany, 'text/plain')).toContain('Total: $12,000.00')
    expect(ofCompany.raw).not.toContain(token)
  })
})

describe('the company', () => {
  it('hears that consent was withdrawn, and needs paper; not again for an hour, however often it is', async () => {
    const { id, token } = await withoutQueues(agreed)
    const withdraw = () => withoutQueues(() => act(id, 'withdraw-consent', { token }))
    expect((await withdraw()).status).toBe(200)
    await act(id, 'consent', { token })
    expect((await withdraw()).status).toBe(200)
    const mail = await received(id, 'consent_withdrawn', 'company')
    expect(mail.headers.get('subject')).toBe('Paper from now on: contract 1, Maria Okafor')
    expect(partOf(mail, 'text/plain')).toContain('withdrew the consent to electronic records')
    expect(await idsOf(id, 'consent_withdrawn', 'homeowner')).toEqual([])
    const hour = 60 * 60 * 1000
    await d1.prepare('update mails set created_at = created_at - ? where subject_id = ?').bind(hour, id).run()
    await act(id, 'consent', { token })
    await withdraw()
    expect(await idsOf(id, 'consent_withdrawn', 'company')).toHaveLength(2)
  })
})

describe('a homeowner’s address', () => {
  async function visitMail(email: string) {
    const { presentationId } = await withCalendar()
    const { appointment } = await withoutQueues(() => visitBooked(presentationId, { email }))
    const mails = await mailsOfVisit(appointment.id)
    const mail = mails.find(({ kind, audience }) => kind === 'confirmation' && audience === 'homeowner')
    return mail?.id ?? ''
  }

  it('gets five mails a day of visits and contracts together, and beyond them that a contract was cancelled', async () => {
    const homeowner = newHomeowner()
    const { email } = homeowner
    const mailbox = newMailbox(() => {}, 5)
    const made = await withoutQueues(() => signed({}, homeowner))
    await withoutQueues(() => sealContract(envOf(made.id), { kind: 'seal-contract', contractId: made.id }))
    const now = Date.now()
    const [copy = ''] = await idsOf(made.id, 'copy', 'homeowner')
    await mailbox.deliver(copy, now)
    for (let count = 0; count < 3; count++) await mailbox.deliver(await visitMail(email.toUpperCase()), now)
    await withoutQueues(() => act(made.id, 'cancel', { token: made.token }))
    const [cancelled = ''] = await idsOf(made.id, 'cancelled', 'homeowner')
    await mailbox.deliver(cancelled, now)
    // The mail with the link was counted when it was requested.
    expect(mailbox.received).toHaveLength(5)
    const late = await visitMail(email)
    await mailbox.deliver(late, now)
    expect(mailbox.received).toHaveLength(5)

    const { client, deck, templateId, input } = await withTemplate({}, homeowner)
    await withAction(client, deck.id, templateId)
    const asked = await request('POST', '/api/contracts', {
      body: input,
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    })
    expect([asked.status, asked.body.error]).toEqual([429, expect.stringContaining('enough mail for today')])
    const own = await client.post('/api/contracts', input)
    expect([own.status, tokenOf(own.body.signUrl).length, own.body.isMailed]).toEqual([201, 43, false])
    expect(own.body.contract.mailProblem).toContain('not mailed: five mails today')
    const draft = (await client.post('/api/contracts', { ...input, isDraft: true })).body.contract
    const sent = await client.post(`/api/contracts/${draft.id}/send`)
    expect([sent.status, sent.body.contract.status, sent.body.isMailed]).toEqual([200, 'sent', false])
    expect((await client.post(`/api/contracts/${draft.id}/resend`)).status).toBe(429)

    await mailbox.deliver(late, now + day + 1)
    expect(mailbox.received).toHaveLength(6)
  })

  it('is told of as long as a contract waits for the next day, and the contract counts as sent when its mail goes', async () => {
    const homeowner = newHomeowner()
    const { client, input } = await withTemplate({}, homeowner)
    const limits = { key: `mail to homeowner ${sha256(homeowner.email)}`, count: 5, until: Date.now() + day }
    const fill = 'insert into counts (key, count, until) values (?, ?, ?)'
    await d1.prepare(fill).bind(limits.key, limits.count, limits.until).run()
    const { body } = await withoutQueues(() => client.post('/api/contracts', input))
    const draft = (await client.post('/api/contracts', { ...input, isDraft: true })).body.contract
    const later = await withoutQueues(() => client.post(`/api/contracts/${draft.id}/send`))
    const { id } = body.contract
    for (const each of [body.contract, later.body.contract])
      expect([each.status, each.mailProblem]).toEqual(['sent', expect.stringMatching(/not mailed: five mails today/)])
    const listed = (await client.get('/api/contracts')).body.contracts
    const got = (await client.get(`/api/contracts/${id}`)).body.contract
    for (const each of [...listed, got]) expect(each.mailProblem).toBe(body.contract.mailProblem)
    const sent = async () =>
      (await evidenceOf(id, client)).events.filter(({ type }: { type: string }) => type === 'sent')
    expect(await sent()).toMatchObject([{ content: { notMailed: 'five mails today' } }])
    expect(await eventsOf(client.organizationId)).toEqual([])

    const mailbox = newMailbox(() => {}, 5)
    const [mailId = ''] = await idsOf(id, 'link', 'homeowner')
    await withoutQueues(() => mailbox.deliver(mailId, limits.until + 1))
    expect(mailbox.received).toHaveLength(1)
    expect(await sent()).toMatchObject([{}, { actor: { kind: 'service' }, content: { isMailed: true } }])
    expect((await client.get(`/api/contracts/${id}`)).body.contract.mailProblem).toBeNull()
    expect(await eventsOf(client.organizationId)).toEqual(['contract.sent'])

    await d1.prepare('delete from counts where key = ?').bind(limits.key).run()
    await env.SESSIONS.delete(`full: ${limits.key}`)
    const again = await withoutQueues(() => client.post(`/api/contracts/${draft.id}/resend`))
    expect([again.status, again.body.isMailed]).toEqual([200, true])
    expect(await idsOf(draft.id, 'link', 'homeowner')).toHaveLength(1)
    expect(await eventsOf(client.organizationId)).toEqual(['contract.sent', 'contract.sent'])
  })

  it('gets no more where only the directory knew that it was enough, and from then on strangers are told', async () => {
    const homeowner = newHomeowner()
    const { client, deck, templateId, input } = await withTemplate({}, homeowner)
    await withAction(client, deck.id, templateId)
    const key = `mail to homeowner ${sha256(homeowner.email)}`
    const fill = directory.prepare('insert into counts (key, count, until) values (?, 5, ?)')
    await fill.bind(key, Date.now() + day).run()
    const asked = () =>
      request('POST', '/api/contracts', { body: input, headers: { 'cf-connecting-ip': crypto.randomUUID() } })
    const first = await withoutQueues(asked)
    expect(first.status).toBe(201)
    const { id } = first.body.contract
    const mailbox = newMailbox(() => {}, 5)
    await mailbox.deliver((await idsOf(id, 'link', 'homeowner'))[0] ?? '', Date.now())
    expect(mailbox.received).toHaveLength(0)
    const { mailProblem } = (await client.get(`/api/contracts/${id}`)).body.contract
    expect(mailProblem).toContain('enough mail for one day')
    const second = await asked()
    expect([second.status, second.body.error]).toEqual([429, expect.stringContaining('enough mail for today')])
    const kept = directory.prepare('select count from counts where key = ?').bind(key)
    expect(await kept.first('count')).toBe(5)
  })

  it('gets later what waited: the copy of a contract on the next day', async () => {
    const homeowner = newHomeowner()
    const made = await withoutQueues(() => signed({}, homeowner))
    await withoutQueues(() => sealContract(envOf(made.id), { kind: 'seal-contract', contractId: made.id }))
    const mailbox = newMailbox(() => {}, 5)
    const now = Date.now()
    for (let count = 0; count < 4; count++) await mailbox.deliver(await visitMail(homeowner.email), now)
    const [copy = ''] = await idsOf(made.id, 'copy', 'homeowner')
    await mailbox.deliver(copy, now)
    expect(mailbox.received).toHaveLength(4)
    const row = async () => (await mailsOf(made.id)).find(({ id }) => id === copy)
    const waiting = await row()
    expect(waiting).toMatchObject({ sent_at: null, problem: expect.stringContaining('enough mail for one day') })
    expect((waiting?.leased_until ?? 0) - now).toBeGreaterThan(day - 60_000)
    const shown = async () => (await made.client.get(`/api/contracts/${made.id}`)).body.contract.mailProblem
    const listed = (await made.client.get('/api/contracts')).body.contracts[0].mailProblem
    expect([await shown(), listed]).toEqual([waiting?.problem, waiting?.problem])
    expect((await getByToken(made.id, made.token)).body.contract.mailProblem).toBeNull()
    const others = newMailbox(() => {}, 5)
    for (const id of await idsOf(made.id, 'copy', 'company')) await others.deliver(id, now)
    expect(others.received).toHaveLength(1)
    await mailbox.deliver(copy, now + day + 1)
    expect(mailbox.received.at(-1)?.parts.at(-1)?.type).toBe('application/pdf')
    expect(await row()).toMatchObject({ sent_at: now + day + 1, problem: null })
    expect(await shown()).toBeNull()
  })

  it('has room again for a mail that failed', async () => {
    const { id } = await sealedQuietly()
    let failures = 3
    const mailbox = newMailbox(() => {
      if (failures-- > 0) throw new Error('The mail server is away.')
    }, 2)
    const [copy = ''] = await idsOf(id, 'copy', 'homeowner')
    for (let count = 0; count < 3; count++) await expect(mailbox.deliver(copy)).rejects.toThrow('away')
    await mailbox.deliver(copy)
    expect(mailbox.received).toHaveLength(1)
  })
})
