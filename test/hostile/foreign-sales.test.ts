import { describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../support/appointments'
import { password, request } from '../support/client'
import { act, documentOf, getByToken, newHomeowner, signing, tokenOf, withTemplate } from '../support/contracts'
import { newPresentation } from '../support/factories'
import { newAddress } from '../support/reminders'

type Sale = Awaited<ReturnType<typeof newSale>>

/** A contract for two homeowners, the first of whom has signed, with a deposit and a company that signs. */
async function newSale() {
  const { client, deck, templateId } = await withTemplate({ companySigns: true, depositBasisPoints: 1000 })
  const { id: presentationId } = await newPresentation(client, deck.id, newHomeowner())
  const signers = [{ role: 'homeowner' }, { name: 'Sam Okafor', email: newAddress(), role: 'co_owner' }]
  const answer = await client.post('/api/contracts', { presentationId, templateId, tier: 'better', signers })
  const id: string = answer.body.contract.id
  const tokens: string[] = answer.body.signUrls.map(({ signUrl }: { signUrl: string }) => tokenOf(signUrl))
  const [first = '', second = ''] = tokens
  await documentOf(id, first)
  await act(id, 'consent', { token: first })
  const signature = { kind: 'typed', value: 'Maria Okafor' }
  const signed = await act(id, 'sign', signing(first, { name: 'Maria Okafor', signature }))
  expect([signed.status, signed.body.error]).toEqual([200, undefined])
  const signerIds: string[] = answer.body.contract.signers.map(({ id }: { id: string }) => id)
  // An email that goes out later would change its row and the evidence.
  const waiting = `select id from mails where subject_id = ? and status = 'waiting' and due_at <= ${Date.now()}`
  await vi.waitFor(async () => expect(await rowsOf(waiting, id)).toEqual([]), 20_000)
  return { client, id, first, second, signerIds }
}

const [ours, theirs] = await Promise.all([newSale(), newSale()])

/** Returns everything that a call could have changed. */
const stateOf = async ({ id }: Sale) =>
  JSON.stringify(
    await Promise.all([
      rowsOf('select * from contracts where id = ?', id),
      rowsOf('select * from contract_events where contract_id = ? order by rowid', id),
      rowsOf('select * from payments where contract_id = ?', id),
      rowsOf('select id, status, recipient from mails where subject_id = ? order by id', id),
    ]),
  )

const acts: [name: string, body: object][] = [
  ['consent', {}],
  ['withdraw-consent', {}],
  ['sign', { name: 'Sam Okafor', signature: { kind: 'typed', value: 'Sam Okafor' } }],
  ['decline', { reason: 'No.' }],
  ['cancel', { reason: 'No.' }],
  ['deposit', {}],
]

describe('a contract', () => {
  it('can’t be opened or changed with the tokens of any signer of another contract', async () => {
    const before = await stateOf(theirs)
    const guesses = [ours.first, ours.second, `${theirs.second.slice(0, -1)}_`, theirs.id, '\0', '']
    for (const token of guesses) {
      const read = [
        await getByToken(theirs.id, encodeURIComponent(token)),
        await documentOf(theirs.id, encodeURIComponent(token)),
      ]
      for (const { status } of read) expect([400, 401, 404]).toContain(status)
      const page = await request('GET', `/contracts/${theirs.id}?token=${encodeURIComponent(token)}`)
      expect(page.text).not.toContain('Okafor')
      for (const [name, body] of acts) {
        const { status, body: answered } = await act(theirs.id, name, { token, ...body })
        expect(token.length > 1 ? [404] : [400, 401]).toContain(status)
        expect(answered.error).toEqual(expect.any(String))
      }
    }
    expect(await stateOf(theirs)).toBe(before)
  })

  it('can’t be signed, sent, voided or read by another company, nor can its signers be sent a link', async () => {
    const before = await stateOf(theirs)
    const { client } = ours
    const path = `/api/contracts/${theirs.id}`
    const calls = [
      client.post(`${path}/countersign`, { password }),
      client.post(`${path}/resend`, {}),
      client.post(`${path}/resend`, { signerId: theirs.signerIds[1] }),
      client.post(`${path}/send`, {}),
      client.post(`${path}/void`, { reason: 'No.' }),
      client.get(path),
      client.get(`${path}/evidence`),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))
    const own = await client.post(`/api/contracts/${ours.id}/resend`, { signerId: theirs.signerIds[1] })
    expect([400, 404]).toContain(own.status)
    expect(await stateOf(theirs)).toBe(before)
  })
})

describe('a checkout and a reminders page', () => {
  it.each(['x', '../contracts', '%00', '%', '9'.repeat(600), '__proto__', '’; drop table payments'])(
    'are not found at %.20j, and accept nothing there',
    async (id) => {
      for (const method of ['GET', 'POST'])
        for (const place of ['/practice-checkout', '/reminders']) {
          const path = `${place}/${id.startsWith('%') ? id : encodeURIComponent(id)}`
          const answer = await request(method, path, method === 'POST' ? { body: { action: 'pay' } } : {})
          expect([path.slice(0, 60), answer.status >= 400 && answer.status < 500]).toEqual([path.slice(0, 60), true])
        }
    },
  )

  it.each([undefined, 'x', 't=1,v1=00', `t=${'9'.repeat(400)},v1=${'a'.repeat(64)}`, 't=,v1='])(
    'ignore a payment webhook signed with %j',
    async (signature) => {
      const before = await stateOf(ours)
      const body = {
        id: 'evt_1',
        type: 'checkout.session.completed',
        data: { object: { id: 'x', payment_status: 'paid' } },
      }
      const headers = signature === undefined ? {} : { 'stripe-signature': signature }
      const { status } = await request('POST', '/api/payments/webhook', { body, headers })
      expect(status).toBe(400)
      expect(await stateOf(ours)).toBe(before)
    },
  )
})
