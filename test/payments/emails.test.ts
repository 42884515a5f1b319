import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sealContract } from '../../src/sales/contracts/seal'
import { refundDeposit } from '../../src/sales/payments/refund'
import { request } from '../support/client'
import { act, rowsOf, withoutQueues } from '../support/contracts'
import { envOf } from '../support/databases'
import { newMailbox, partOf, type Received } from '../support/homeowner-mailbox'
import { checkoutsOf, checkoutUrl, due, hear, paidSession } from '../support/payments'
import { workIn } from '../support/running'

async function received(contractId: string, purpose: string, audience: string): Promise<Received> {
  const mailbox = newMailbox()
  const mails = await rowsOf<{ id: string }>(
    'select id from mails where subject_id = ? and purpose = ? and audience = ?',
    contractId,
    purpose,
    audience,
  )
  for (const { id } of mails) await mailbox.deliver(id)
  const [mail, ...others] = mailbox.received
  if (!mail || others.length) throw new Error(`There are ${mailbox.received.length} such mails.`)
  return mail
}

const paid = (more = {}) =>
  withoutQueues(async () => {
    const made = await due()
    await checkoutUrl(made.id, made.token)
    const [checkout] = await checkoutsOf(made.id)
    const event = paidSession(checkout?.id ?? '', more)
    await hear(event)
    return { ...made, event }
  })

describe('the signed copy', () => {
  const copyOf = async (made: { id: string }) => {
    await withoutQueues(() => sealContract(workIn(envOf(made.id)), { kind: 'seal-contract', contractId: made.id }))
    return received(made.id, 'contract.copy', 'homeowner')
  }

  it('asks for the deposit first, with a link to pay it', async () => {
    const text = partOf(await copyOf(await due()), 'text/plain')
    expect(text).toContain('Deposit due now: $1,200.00')
    expect(text).toMatch(/Pay deposit:\s+http\S+#deposit\s+Open your copy:/)
  })

  it('does not ask for a deposit that is paid', async () => {
    expect(partOf(await copyOf(await paid()), 'text/plain')).not.toMatch(/deposit/i)
  })
})

describe('the receipt', () => {
  it('has the company’s name, the amount, what is left, and a link that opens the contract', async () => {
    const { id, email, event, contract } = await paid()
    const mail = await received(id, 'payment.receipt', 'homeowner')
    expect([mail.to, mail.headers.get('from')]).toEqual([email, `"Summit Roofing" <${env.EMAIL_FROM}>`])
    expect(mail.headers.get('subject')).toBe('Receipt: your deposit to Summit Roofing')
    for (const type of ['text/plain', 'text/html'])
      for (const said of [
        'Hello Maria,',
        `contract no. ${contract.number} (“Roofing agreement”)`,
        '$1,200.00',
        '$10,800.00',
        event.object.payment_intent,
      ])
        expect(partOf(mail, type)).toContain(said)
    const { pathname, search } = new URL(partOf(mail, 'text/plain').match(/http\S+/)?.[0] ?? '')
    expect((await request('GET', pathname + search)).text).toContain('The deposit of $1,200.00 was paid')
    const toCompany = await received(id, 'payment.receipt', 'company')
    expect(toCompany.headers.get('subject')).toBe(`Deposit paid: contract ${contract.number}, Maria Okafor`)
  })

  it('goes to each signer, at their own address', async () => {
    const { id, token, email } = await due()
    const signers = [
      { id, name: 'Maria Okafor', email, role: 'homeowner', signedAt: 1 },
      { id: crypto.randomUUID(), name: 'Sam Okafor', email: 'sam@home.example', role: 'co_owner', signedAt: 1 },
    ]
    await withoutQueues(() => checkoutUrl(id, token))
    await envOf(id).DB.prepare('update contracts set signers = ? where id = ?').bind(JSON.stringify(signers), id).run()
    const [checkout] = await checkoutsOf(id)
    await withoutQueues(() => hear(paidSession(checkout?.id ?? '')))
    const mailbox = newMailbox()
    const mails = await rowsOf<{ id: string }>(
      "select id from mails where subject_id = ? and purpose = 'payment.receipt' and audience = 'homeowner'",
      id,
    )
    for (const mail of mails) await mailbox.deliver(mail.id)
    expect(mailbox.received.map(({ to }) => to).sort()).toEqual([email, 'sam@home.example'].sort())
    const toSam = mailbox.received.find(({ to }) => to === 'sam@home.example')
    expect(toSam && partOf(toSam, 'text/plain')).toContain('Hello Sam,')
  })

  it.each([
    ['es', 'Recibo: su depósito para Summit Roofing', 'A pagar al terminar la obra'],
    ['de', 'Quittung: Ihre Anzahlung an Summit Roofing', 'Fällig, wenn die Arbeit getan ist'],
  ])('is in the language of the contract: %s', async (language, subject, left) => {
    const { id } = await paid()
    await envOf(id).DB.prepare('update contracts set language = ? where id = ?').bind(language, id).run()
    const mail = await received(id, 'payment.receipt', 'homeowner')
    expect(mail.headers.get('subject')).toBe(subject)
    expect(partOf(mail, 'text/plain')).toContain(left)
  })
})

describe('an email about a refund', () => {
  it('gives the reason: the contract was canceled', async () => {
    const { id, token } = await paid()
    await withoutQueues(async () => {
      await act(id, 'cancel', { token })
      await refundDeposit(workIn(envOf(id)), { contractId: id })
    })
    const mail = await received(id, 'payment.refund', 'homeowner')
    expect(mail.headers.get('subject')).toBe('Summit Roofing refunded $1,200.00')
    expect(partOf(mail, 'text/plain')).toContain('was canceled, so your deposit was refunded')
  })

  it('gives the reason: the amount was wrong, which the company is told too', async () => {
    const { id, contract } = await paid({ amount_total: 5000 })
    await withoutQueues(() => refundDeposit(workIn(envOf(id)), { contractId: id }))
    expect(partOf(await received(id, 'payment.refund', 'homeowner'), 'text/plain')).toContain(
      'The deposit is still due',
    )
    const mail = await received(id, 'payment.refund', 'company')
    expect(mail.headers.get('subject')).toBe(`Deposit refunded: contract ${contract.number}, Maria Okafor`)
    for (const said of ['$50.00', '$1,200.00', 'didn’t match the deposit'])
      expect(partOf(mail, 'text/plain')).toContain(said)
  })
})
