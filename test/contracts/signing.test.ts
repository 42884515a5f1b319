import { deflateSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../src/core/crypto'
import { sealContract } from '../../src/sales/contracts/seal'
import { newApiKey } from '../support/api-keys'
import { cost, origin, request, signedIn, trips } from '../support/client'
import {
  act,
  agreed,
  documentOf,
  drawing,
  eventsOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newContract,
  sealedFile,
  signing,
  withoutQueues,
} from '../support/contracts'
import { envOf } from '../support/databases'
import { newQuestion } from '../support/factories'
import { readPages } from '../support/pdf'
import { workIn } from '../support/running'

/** A refusal changes nothing, so all of them can share one contract. */
const unsigned = await agreed()

describe('a homeowner', () => {
  it('reads, opens the PDF, consents and signs, in that order', async () => {
    const { client, id, token, presentationId } = await newContract({ requiredInitials: ['Payment'] })
    const message = { viewerSessionId: crypto.randomUUID(), id: 'a', text: 'Can I keep my gutters?' }
    await request('POST', `/api/viewer/presentations/${presentationId}/messages`, { body: message })
    const opened = await getByToken(id, token)
    expect(opened.body.contract).toMatchObject({ status: 'opened', homeowner: { email: 'm…@example.com' } })
    const sign = (more = {}) => act(id, 'sign', signing(token, more))
    expect((await act(id, 'consent', { token })).status).toBe(409)
    expect((await sign()).status).toBe(409)
    const pdf = await documentOf(id, token)
    expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await sign()).body.error).toContain('Agree to electronic records')
    const consented = await act(id, 'consent', { token })
    expect(consented.body.contract.consent.givenAt).toEqual(expect.any(String))
    const missing = await sign()
    expect([missing.status, missing.body.error]).toEqual([400, 'initials must include yours for “Payment”.'])
    const answer = await sign({ initials: { Payment: 'MO' } })
    expect(answer.body.contract).toMatchObject({
      status: 'signed',
      signedBy: 'Maria Okafor',
      cancelBy: expect.any(String),
    })
    expect(answer.body.contract.html).toContain('Initials: <strong>MO</strong>')
    expect(cost(answer)).toEqual({ trips: 2, kvReads: 0 })
    const shown = await request('GET', `/api/viewer/presentations/${presentationId}`)
    const { messages } = (await client.get(`/api/presentations/${presentationId}/conversation`)).body
    const said = messages.map(({ at, from, name, text }: Record<string, string>) => [
      Date.parse(at ?? ''),
      from,
      name,
      text,
    ])
    const { events, isIntact } = await evidenceOf(id, client)
    expect(isIntact).toBe(true)
    expect(events.map(({ type }: { type: string }) => type).slice(0, 7)).toEqual([
      'created',
      'sent',
      'opened',
      'document_opened',
      'consented',
      'initialled',
      'signed',
    ])
    expect(events[6].content).toMatchObject({
      documentHash: opened.body.contract.htmlHash,
      signedDocumentHash: answer.body.contract.htmlHash,
      seen: {
        manifestVersion: shown.body.version,
        secondsWatched: 0,
        questions: { count: 1, hash: expect.any(String) },
        conversation: { count: 1, hash: sha256(JSON.stringify(said)) },
      },
    })
    const told = await eventsOf(client.organizationId)
    expect(told.filter((type) => type !== 'contract.sealed')).toEqual([
      'contract.opened',
      'contract.sent',
      'contract.signed',
    ])
  })

  it('signs once, however many attempts come at once', async () => {
    const { id, token, client } = await agreed()
    const answers = await Promise.all(Array.from({ length: 12 }, () => act(id, 'sign', signing(token))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
    const { events, isIntact } = await evidenceOf(id, client)
    expect([isIntact, events.filter(({ type }: { type: string }) => type === 'signed').length]).toEqual([true, 1])
  })

  it('either signs or finds the contract void when the company voids it at the same time', async () => {
    const { id, token, client } = await agreed()
    const [signed, voided] = await Promise.all([
      act(id, 'sign', signing(token)),
      client.post(`/api/contracts/${id}/void`),
    ])
    expect([signed.status, voided.status].sort()).toEqual([200, 409])
    const { contract } = (await client.get(`/api/contracts/${id}`)).body
    expect(['signed', 'sealed'].includes(contract.status)).toBe(signed.status === 200)
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })

  it('withdraws consent, and is asked for it again', async () => {
    const { id, token } = await agreed()
    expect((await act(id, 'withdraw-consent', { token })).body.contract.consent.givenAt).toBeNull()
    expect((await act(id, 'sign', signing(token))).status).toBe(409)
    expect((await act(id, 'withdraw-consent', { token })).status).toBe(409)
    expect((await act(id, 'consent', { token })).status).toBe(200)
    expect((await act(id, 'sign', signing(token))).status).toBe(200)
  })

  it('declines', async () => {
    const { id, token, client } = await newContract()
    const declined = await act(id, 'decline', { token, reason: 'Too much.' })
    expect(declined.body.contract).toMatchObject({ status: 'declined', declinedAt: expect.any(String) })
    expect((await client.get(`/api/contracts/${id}`)).body.contract.endReason).toBe('Too much.')
    expect((await act(id, 'decline', { token })).status).toBe(409)
    expect((await act(id, 'sign', signing(token))).status).toBe(409)
    expect((await mailsOf(id)).map(({ kind, audience }) => [kind, audience])).toContainEqual(['declined', 'company'])
    expect(await eventsOf(client.organizationId)).toContain('contract.declined')
  })

  it.each([
    ['a name of 500 letters', { name: 'a'.repeat(500) }, 'name must be at most 200'],
    ['an empty name', { name: ' ' }, 'name must be at least 1'],
    [
      'a signature of another kind',
      { signature: { kind: 'x', value: 'Maria' } },
      'signature.kind must be typed or drawn.',
    ],
    [
      'a blank signature',
      { signature: { kind: 'typed', value: '..' } },
      'signature.value must be the same as the typed name',
    ],
    [
      'a drawing of 1 MB',
      { signature: { kind: 'drawn', value: `data:image/png;base64,${'A'.repeat(1_000_000)}` } },
      'signature.value must be at most',
    ],
    ['a drawing without strokes', { signature: drawing(false) }, 'signature.value is an empty picture'],
    [
      'a drawing that unpacks to far more than its size',
      { signature: drawing(true, { IDAT: deflateSync(Buffer.alloc(2_000_000)) }) },
      'signature.value must be a PNG',
    ],
    [
      'a truncated drawing',
      { signature: { ...drawing(), value: drawing().value.slice(0, -32) } },
      'signature.value must be a PNG',
    ],
    [
      'a drawing that is an SVG with a script',
      { signature: { kind: 'drawn', value: `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}` } },
      'signature.value must be a PNG',
    ],
    [
      'an SVG drawing that claims to be a PNG',
      { signature: { kind: 'drawn', value: `data:image/png;base64,${btoa('<svg onload="alert(1)"/>')}` } },
      'signature.value must be a PNG',
    ],
    [
      'a drawing that is not an image',
      { signature: { kind: 'drawn', value: 'data:image/png;base64,AAAA' } },
      'signature.value must be a PNG',
    ],
    ['initials that are not required', { initials: { Roof: 'MO' } }, 'initials names the clause “Roof”'],
  ])('can’t sign with %s', async (_, more, error) => {
    const { id, token } = unsigned
    const answer = await act(id, 'sign', signing(token, more))
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(error)])
  })

  it('signs with a drawing, which appears in the text, the sealed PDF and the evidence', async () => {
    const { id, token, client } = await withoutQueues(agreed)
    const signature = drawing()
    const answer = await withoutQueues(() => act(id, 'sign', signing(token, { signature })))
    expect([answer.status, trips(answer)]).toEqual([200, 2])
    expect(answer.body.contract.html).toContain(`<img src="${signature.value}" alt="Signature of Maria Okafor"`)
    await withoutQueues(() => sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id }))
    const { pages } = await readPages(await sealedFile(id))
    expect(JSON.stringify(pages.map(({ tree }) => tree))).toContain('"alt":"Signature of Maria Okafor"')
    const { events } = await evidenceOf(id, client)
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(signature.value)))
    expect(events.find(({ type }: { type: string }) => type === 'signed').content.signature).toEqual({
      kind: 'drawn',
      hash: hash.toString('hex'),
    })
  })

  it('signs with a drawing, of which only the visible pixels are kept', async () => {
    const { id, token } = await agreed()
    const hidden = { tEXt: Buffer.from('Comment\0hidden'), iCCP: Buffer.from('x\0\0') }
    const answer = await act(id, 'sign', signing(token, { signature: drawing(true, hidden) }))
    expect(answer.status).toBe(200)
    expect(answer.body.contract.html).toContain(`<img src="${drawing().value}"`)
  })

  it.each(['<b>Maria</b>', '{{price_better}}', '[x](javascript:alert(1))'])(
    'signs as %s, which is kept as typed',
    async (name) => {
      const { id, token } = await agreed({ requiredInitials: ['Payment'] })
      const initials = { Payment: '<i>{{x}}' }
      const answer = await act(
        id,
        'sign',
        signing(token, { name, signature: { kind: 'typed', value: name }, initials }),
      )
      const { html, signedBy } = answer.body.contract
      expect(signedBy).toBe(name)
      expect(html).toContain(name.replaceAll('<', '&#x3C;'))
      expect(html).toContain('Initials: <strong>&#x3C;i>{{x}}</strong>')
      const page = await request('GET', `/contracts/${id}?token=${token}`)
      expect(page.text).not.toMatch(/<b>Maria|<i>\{|href="javascript/)
    },
  )

  it('signs, which records the number of questions asked and a hash of them without their text', async () => {
    const { id, token, client, presentationId, deck } = await agreed()
    await newQuestion(client, deck.id, presentationId)
    expect((await act(id, 'sign', signing(token))).status).toBe(200)
    const { events } = await evidenceOf(id, client)
    const { seen } = events.find(({ type }: { type: string }) => type === 'signed').content
    expect(seen.questions).toEqual({ count: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(JSON.stringify(events)).not.toContain('pianos')
  })

  it('is the only one who consents, signs, declines and cancels: the company is refused by cookie, key and form', async () => {
    const { id, token, client } = await agreed()
    const key = await newApiKey(client)
    const stranger = await signedIn()
    const before = (await evidenceOf(id, client)).events
    for (const name of ['consent', 'withdraw-consent', 'sign', 'decline', 'cancel'])
      for (const caller of [client, key]) {
        const { status, body } = await caller.post(
          `/api/contracts/${id}/${name}`,
          name === 'sign' ? signing(token) : { token },
        )
        expect([name, status, body.code]).toEqual([name, 403, 'homeowner_only'])
      }
    const formOf = (action: string) => String(new URLSearchParams({ action, token, name: 'Maria Okafor' }))
    const cookie = `session=${client.cookies.session}`
    for (const action of ['sign', 'decline', 'withdraw-consent']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
      const answer = await request('POST', `/contracts/${id}`, { body: formOf(action), headers, cookie })
      expect([action, answer.status]).toEqual([action, 303])
      const page = await request('GET', answer.headers.get('location') ?? '')
      expect(page.text).toContain('you’re signed in for the company')
    }
    expect((await evidenceOf(id, client)).events).toEqual(before)
    expect((await stranger.post(`/api/contracts/${id}/sign`, signing(token))).body.contract.status).toBe('signed')
  })

  it('opens it in two tabs at once, which is one event', async () => {
    const { id, token, client } = await newContract()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const answers = await Promise.all(Array.from({ length: 5 }, () => getByToken(id, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { events, isIntact } = await evidenceOf(id, client)
    expect([isIntact, events.map(({ type }: { type: string }) => type)]).toEqual([true, ['created', 'sent', 'opened']])
  })
})
