import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../src/core/crypto'
import { sealContract } from '../../src/sales/contracts/seal'
import { deadlineIn } from '../../src/sales/contracts/words'
import { request } from '../support/client'
import {
  act,
  agreed,
  eventsOf,
  evidenceOf,
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
import { workIn } from '../support/running'

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

const keyOf = ({ organizationId }: { organizationId: string }, { email }: { email: string }) =>
  `mail of ${organizationId} to homeowner ${sha256(email)}`

const linkIn = (mail: Received) => new URL(partOf(mail, 'text/plain').match(/http\S+/)?.[0] ?? '')
const typesOf = (mail: Received) => mail.parts.map(({ type }) => type)

async function sealedQuietly() {
  const made = await withoutQueues(signed)
  await withoutQueues(() => sealContract(workIn(envOf(made.id)), { kind: 'seal-contract', contractId: made.id }))
  return made
}

describe('the email with the link', () => {
  it('says whose contract it is, the total and the deadline, and has a link that opens it', async () => {
    const { id, email, contract } = await withoutQueues(async () => {
      const made = await newContract()
      return { ...made, contract: (await made.client.get(`/api/contracts/${made.id}`)).body.contract }
    })
    const mail = await received(id, 'link')
    expect([mail.to, mail.from]).toEqual([email, env.EMAIL_FROM])
    expect(mail.headers.get('from')).toBe(`"Summit Roofing" <${env.EMAIL_FROM}>`)
    expect(mail.headers.get('subject')).toBe('Your contract from Summit Roofing')
    expect(typesOf(mail)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
    const until = `${deadlineIn(contract, contract.expiresAt)}.`
    expect(until).toMatch(/^\w+day, \w+ \d+, \d+ at [\d:]+ [AP]M \(Mountain Time\)\.$/)
    for (const type of ['text/plain', 'text/html'])
      for (const said of ['Hello Maria,', 'contract no. 1 (“Roofing agreement”) for $12,000.00', `until ${until}`])
        expect(partOf(mail, type)).toContain(said)
    for (const { content } of mail.parts) expect(content).not.toMatch(/Maple|555 010|Okafor/)
    const { origin, pathname, search } = linkIn(mail)
    expect([origin, pathname]).toEqual([new URL(env.APP_URL).origin, `/contracts/${id}`])
    expect((await request('GET', pathname + search)).text).toContain('Roofing agreement')
    const kept = await rowsOf('select * from contract_links where contract_id = ?', id)
    expect([kept.length, JSON.stringify(kept).includes(search.slice(-20))]).toEqual([2, false])
  })

  it.each([
    ['es', 'Contrato', 'Su contrato de Summit Roofing', 'preparó el contrato n.º 1, «Contrato»'],
    ['de', 'Vertrag', 'Ihr Vertrag von Summit Roofing', 'hat für Sie den Vertrag Nr. 1, „Vertrag“'],
  ])('is in the language of the presentation: %s', async (language, name, subject, sentence) => {
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

  it('quotes what others wrote so that every link in it leads to us', async () => {
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

  it('is not sent once there is nothing left to sign', async () => {
    const { id, client } = await withoutQueues(newContract)
    await withoutQueues(() => client.post(`/api/contracts/${id}/void`))
    await expect(received(id, 'link')).rejects.toThrow('0 such mails')
    expect((await mailsOf(id)).find(({ kind }) => kind === 'link')).toMatchObject({
      status: 'cancelled',
      problem: 'There is nothing left to sign.',
    })
  })
})

describe('the emails with the copy', () => {
  it('bring both sides the sealed PDF and a link to it', async () => {
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
    const other = await sealedQuietly()
    const mail = await received(other.id, 'copy')
    const { cancelBy } = (await other.client.get(`/api/contracts/${other.id}`)).body.contract
    const lastDay = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', dateStyle: 'long' }).format(
      Date.parse(cancelBy) - 1,
    )
    expect(partOf(mail, 'text/plain')).toContain(`You may cancel it without penalty through ${lastDay}. `)
    const { pathname, search } = linkIn(mail)
    const pdf = await request('GET', `/api${pathname}/document.pdf${search}`)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('are sent with only the link when the file is gone', async () => {
    const { id } = await sealedQuietly()
    await d1.prepare("update contracts set document_key = 'contracts/none' where id = ?").bind(id).run()
    expect(typesOf(await received(id, 'copy'))).toHaveLength(2)
  })
})

describe('both sides', () => {
  it('are told of a cancellation', async () => {
    const { id, token } = await withoutQueues(async () => {
      const made = await signed()
      await act(made.id, 'cancel', { token: made.token, reason: 'We changed our mind.' })
      return made
    })
    const [ofHomeowner, ofCompany] = [await received(id, 'cancelled'), await received(id, 'cancelled', 'company')]
    expect(partOf(ofHomeowner, 'text/plain')).toContain('You canceled contract no. 1')
    expect(ofCompany.headers.get('subject')).toBe('Canceled: contract 1, Maria Okafor')
    expect(partOf(ofCompany, 'text/plain')).toContain('Total: $12,000.00')
    expect(ofCompany.raw).not.toContain(token)
  })
})

describe('the company', () => {
  it('is told when consent is withdrawn and paper is needed, at most once an hour', async () => {
    const { id, token } = await withoutQueues(agreed)
    const withdraw = () => withoutQueues(() => act(id, 'withdraw-consent', { token }))
    expect((await withdraw()).status).toBe(200)
    await act(id, 'consent', { token })
    expect((await withdraw()).status).toBe(200)
    const mail = await received(id, 'consent_withdrawn', 'company')
    expect(mail.headers.get('subject')).toBe('Paper records needed: contract 1, Maria Okafor')
    expect(partOf(mail, 'text/plain')).toContain('withdrew their consent to electronic records')
    expect(await idsOf(id, 'consent_withdrawn', 'homeowner')).toEqual([])
    const hour = 60 * 60 * 1000
    await d1.prepare('update mails set created_at = created_at - ? where subject_id = ?').bind(hour, id).run()
    await act(id, 'consent', { token })
    await withdraw()
    expect(await idsOf(id, 'consent_withdrawn', 'company')).toHaveLength(2)
  })
})

describe('a homeowner’s address', () => {
  it('gets five links a day from one company, whose sixth waits, but still gets links from another', async () => {
    const homeowner = newHomeowner()
    const { client, deck, templateId, input } = await withTemplate({}, homeowner)
    await withAction(client, deck.id, templateId)
    const make = () => withoutQueues(() => client.post('/api/contracts', input))
    for (let count = 0; count < 5; count++) expect((await make()).body.isMailed).toBe(true)
    const asked = await request('POST', '/api/contracts', {
      body: input,
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    })
    expect([asked.status, asked.body.code]).toEqual([429, 'homeowner_email_limit'])
    expect(asked.body.error).toContain('from your company')
    const own = await make()
    expect([own.status, tokenOf(own.body.signUrl).length, own.body.isMailed]).toEqual([201, 43, false])
    expect(own.body.contract.mailProblem).toContain('You sent this homeowner five emails today.')
    const draft = (await client.post('/api/contracts', { ...input, isDraft: true })).body.contract
    const sent = await client.post(`/api/contracts/${draft.id}/send`)
    expect([sent.status, sent.body.contract.status, sent.body.isMailed]).toEqual([200, 'sent', false])
    expect((await client.post(`/api/contracts/${draft.id}/resend`)).status).toBe(429)
    const other = await withTemplate({}, { ...homeowner, email: homeowner.email.toUpperCase() })
    const others = await withoutQueues(() => other.client.post('/api/contracts', other.input))
    expect([others.status, others.body.isMailed]).toEqual([201, true])
  })

  it('is named while a contract waits for the next day, and the contract counts as sent when its email goes out', async () => {
    const homeowner = newHomeowner()
    const { client, input } = await withTemplate({}, homeowner)
    const limits = { key: keyOf(client, homeowner), count: 5, until: Date.now() + day }
    const fill = 'insert into counts (key, count, until) values (?, ?, ?)'
    await d1.prepare(fill).bind(limits.key, limits.count, limits.until).run()
    const { body } = await withoutQueues(() => client.post('/api/contracts', input))
    const draft = (await client.post('/api/contracts', { ...input, isDraft: true })).body.contract
    const later = await withoutQueues(() => client.post(`/api/contracts/${draft.id}/send`))
    const { id } = body.contract
    for (const each of [body.contract, later.body.contract])
      expect([each.status, each.mailProblem]).toEqual([
        'sent',
        expect.stringMatching(/You sent this homeowner five emails today/),
      ])
    const listed = (await client.get('/api/contracts')).body.contracts
    const got = (await client.get(`/api/contracts/${id}`)).body.contract
    for (const each of [...listed, got]) expect(each.mailProblem).toBe(body.contract.mailProblem)
    const sent = async () =>
      (await evidenceOf(id, client)).events.filter(({ type }: { type: string }) => type === 'sent')
    expect(await sent()).toMatchObject([
      { content: { notMailed: 'the company had sent this address five emails that day' } },
    ])
    expect(await eventsOf(client.organizationId)).toEqual([])

    const mailbox = newMailbox(() => {}, 5)
    const [mailId = ''] = await idsOf(id, 'link', 'homeowner')
    await withoutQueues(() => mailbox.deliver(mailId, limits.until + 1))
    expect(mailbox.received).toHaveLength(1)
    expect(await sent()).toMatchObject([{}, { actor: { kind: 'service' }, content: { isMailed: true } }])
    expect((await client.get(`/api/contracts/${id}`)).body.contract.mailProblem).toBeNull()
    expect(await eventsOf(client.organizationId)).toEqual(['contract.sent'])

    await d1.prepare('delete from counts where key = ?').bind(limits.key).run()
    const again = await withoutQueues(() => client.post(`/api/contracts/${draft.id}/resend`))
    expect([again.status, again.body.isMailed]).toEqual([200, true])
    expect(await idsOf(draft.id, 'link', 'homeowner')).toHaveLength(1)
    expect(await eventsOf(client.organizationId)).toEqual(['contract.sent', 'contract.sent'])
  })

  it('gets a link later, without notice to anyone, once other companies have filled its day', async () => {
    const homeowner = newHomeowner()
    const { client, input } = await withTemplate({}, homeowner)
    const fill = directory.prepare('insert into counts (key, count, until) values (?, 20, ?)')
    const now = Date.now()
    await fill.bind(`mail to homeowner ${sha256(homeowner.email)}`, now + day).run()
    const made = await withoutQueues(() => client.post('/api/contracts', input))
    expect([made.status, made.body.isMailed]).toEqual([201, true])
    const { id } = made.body.contract
    const [link = ''] = await idsOf(id, 'link', 'homeowner')
    const mailbox = newMailbox()
    await mailbox.deliver(link, now)
    expect(mailbox.received).toHaveLength(0)
    expect((await client.get(`/api/contracts/${id}`)).body.contract.mailProblem).toBeNull()
    await mailbox.deliver(link, now + day + 1)
    expect(mailbox.received).toHaveLength(1)
  })

  it('gets the signed copy and the cancellation notice at once, whatever was sent that day', async () => {
    const homeowner = newHomeowner()
    const { id, token, client } = await withoutQueues(() => signed({}, homeowner))
    await withoutQueues(() => sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id }))
    const until = Date.now() + day
    const fill = 'insert into counts (key, count, until) values (?, 20, ?) on conflict do update set count = 20'
    await d1.prepare(fill).bind(keyOf(client, homeowner), until).run()
    await directory
      .prepare(fill)
      .bind(`mail to homeowner ${sha256(homeowner.email)}`, until)
      .run()
    await withoutQueues(() => act(id, 'cancel', { token }))
    const page = async () => (await request('GET', `/contracts/${id}?token=${token}`)).text
    expect(await page()).toContain('emailing a confirmation to m…@example.com')
    expect((await received(id, 'copy')).to).toBe(homeowner.email)
    expect((await received(id, 'cancelled')).to).toBe(homeowner.email)
    expect(await page()).toContain('We emailed a confirmation to m…@example.com')
  })

  it('isn’t told that a contract is void if it never got the link', async () => {
    const { id, client } = await withoutQueues(newContract)
    await withoutQueues(() => client.post(`/api/contracts/${id}/void`))
    await expect(received(id, 'void')).rejects.toThrow('0 such mails')
  })
})
