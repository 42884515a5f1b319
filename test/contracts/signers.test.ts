import { describe, expect, it, vi } from 'vitest'
import { cost, newMember, password, request, signedIn } from '../support/client'
import {
  act,
  documentOf,
  eventsOf,
  evidenceOf,
  getByToken,
  mailsOf,
  sealedFile,
  signing,
  tokenOf,
  withTemplate,
} from '../support/contracts'
import { readPages } from '../support/pdf'

const sam = () => ({ name: 'Sam Okafor', email: `sam-${crypto.randomUUID()}@example.com`, role: 'co_owner' })

const textOf = ({ pages }: Awaited<ReturnType<typeof readPages>>) =>
  pages
    .flatMap(({ shown }) => shown.map(({ text }) => text))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

const whenSealed = (id: string) => vi.waitFor(() => sealedFile(id), { timeout: 10_000 })

type SignUrl = { signerId: string; signUrl: string }

type Two = { template?: object; more?: object; coOwner?: { name: string; email?: string; role: string } }

async function ofTwo({ template = {}, more = {}, coOwner = sam() }: Two = {}) {
  const made = await withTemplate(template)
  const signers = [{ role: 'homeowner' }, coOwner]
  const answer = await made.client.post('/api/contracts', { ...made.input, signers, ...more })
  expect(answer.status, answer.text).toBe(201)
  const [first, second] = answer.body.signUrls.map(({ signUrl }: SignUrl) => tokenOf(signUrl))
  const { id } = answer.body.contract
  return { ...made, id: id as string, first: first as string, second: second as string, coOwner, answer }
}

async function sign(id: string, token: string, name: string, headers = {}) {
  expect((await documentOf(id, token)).status).toBe(200)
  expect((await act(id, 'consent', { token })).status).toBe(200)
  return request('POST', `/api/contracts/${id}/sign`, {
    body: signing(token, { name, signature: { kind: 'typed', value: name } }),
    headers,
  })
}

type Happened = { type: string; content: { audience?: string; signers?: { name: string }[] } }

const isTo = (address: string | undefined) => (mail: { recipient: string }) => mail.recipient === address

const pageOf = async (id: string, token: string) => (await request('GET', `/contracts/${id}?token=${token}`)).text

describe('two signers', () => {
  it('have a link each, sign in order, and see who has signed and who is next', async () => {
    const { id, first, second, answer, email, coOwner, client } = await ofTwo()
    expect(answer.body.signUrl).toBe(answer.body.signUrls[0].signUrl)
    expect(answer.body.contract.signers).toMatchObject([
      { name: 'Maria Okafor', role: 'homeowner', status: 'sent', signedAt: null },
      { name: 'Sam Okafor', role: 'co_owner', status: 'waiting', signedAt: null },
    ])
    expect((await mailsOf(id)).map(({ recipient }) => recipient)).toEqual([email])
    expect(await pageOf(id, second)).toContain('Maria Okafor must sign first.')
    expect(await pageOf(id, second)).not.toContain('id="sign-now"')
    const early = await sign(id, second, 'Sam Okafor')
    expect([early.status, early.body.code]).toEqual([409, 'not_your_turn'])

    const one = await sign(id, first, 'Maria Okafor', { 'user-agent': 'A phone', 'cf-connecting-ip': '203.0.113.8' })
    expect(one.body.contract).toMatchObject({ status: 'opened', signedAt: null, cancelBy: null })
    expect(cost(one)).toEqual({ trips: 2, kvReads: 0 })
    const again = await act(id, 'sign', signing(first))
    expect([again.status, again.body.code]).toEqual([409, 'signed_already'])
    expect(await pageOf(id, first)).toContain('Next to sign: Sam Okafor.')
    expect((await mailsOf(id)).map(({ recipient }) => recipient)).toContain(coOwner.email)

    const two = await sign(id, second, 'Sam Okafor', { 'user-agent': 'A phone', 'cf-connecting-ip': '203.0.113.8' })
    expect(two.body.contract).toMatchObject({
      status: 'signed',
      signedBy: 'Maria Okafor, Sam Okafor',
      cancelBy: expect.any(String),
      signers: [{ status: 'signed' }, { status: 'signed', email: 's…@example.com' }],
    })
    expect(two.body.contract.signers[0].email).toBeNull()
    expect((await eventsOf(client.organizationId)).filter((type) => type === 'contract.signed')).toHaveLength(1)
    const { events, isIntact } = await evidenceOf(id, client)
    expect(isIntact).toBe(true)
    const signatures = events.filter(({ type }: { type: string }) => type === 'signed')
    expect(signatures.map(({ content }: { content: object }) => 'seen' in content)).toEqual([true, false])
    expect(signatures).toMatchObject([
      { actor: { kind: 'homeowner', name: 'Maria Okafor' } },
      { actor: { kind: 'homeowner', name: 'Sam Okafor' }, content: { sameNetworkAndBrowserAs: ['Maria Okafor'] } },
    ])
    const pages = textOf(await readPages(await whenSealed(id)))
    for (const words of [
      'Signed by Maria Okafor',
      'Signed by Sam Okafor',
      'Signed from the same network and browser type as',
    ])
      expect(pages).toContain(words)
  })

  it('are named in the evidence of each email with a link or a copy, also when the company sends it', async () => {
    const { id, first, second, client, coOwner } = await ofTwo()
    const resent = await client.post(`/api/contracts/${id}/resend`)
    expect(resent.status, resent.text).toBe(200)
    await sign(id, first, 'Maria Okafor')
    await vi.waitFor(async () => expect((await mailsOf(id)).find(isTo(coOwner.email))?.status).toBe('sent'), {
      timeout: 10_000,
    })
    await sign(id, second, 'Sam Okafor')
    await whenSealed(id)
    const toHomeowners = await vi.waitFor(
      async () => {
        const { events, isIntact } = await evidenceOf(id, client)
        expect(isIntact).toBe(true)
        const found = (events as Happened[]).filter(
          ({ type, content }) => type === 'sent' || (type === 'copy_sent' && content.audience === 'homeowner'),
        )
        expect(found).toHaveLength(5)
        return found
      },
      { timeout: 10_000 },
    )
    const named = toHomeowners.map(({ type, content }) => [type, content.signers?.map(({ name }) => name).join()])
    expect(named.toSorted()).toEqual([
      ['copy_sent', 'Maria Okafor'],
      ['copy_sent', 'Sam Okafor'],
      ['sent', 'Maria Okafor'],
      ['sent', 'Maria Okafor'],
      ['sent', 'Sam Okafor'],
    ])
    const pages = textOf(await readPages(await sealedFile(id)))
    for (const words of [
      'Sent to Maria Okafor',
      'Sent again to Maria Okafor (m',
      'Emailed to Sam Okafor (s…@example.com)',
    ])
      expect(pages).toContain(words)
  })

  it('sign once each, however often both try at the same time', async () => {
    const { id, first, second, client } = await ofTwo({ more: { inAnyOrder: true } })
    for (const token of [first, second]) {
      await documentOf(id, token)
      expect((await act(id, 'consent', { token })).status).toBe(200)
    }
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => act(id, 'sign', signing(index % 2 ? first : second))),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(new Set(tries.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([409]))
    const { events, isIntact } = await evidenceOf(id, client)
    expect(isIntact).toBe(true)
    expect(events.filter(({ type }: { type: string }) => type === 'signed')).toHaveLength(2)
  })

  it('end the contract when one declines, even after the other has signed', async () => {
    const { id, first, second, email } = await ofTwo()
    await sign(id, first, 'Maria Okafor')
    expect((await act(id, 'decline', { token: second })).body.contract).toMatchObject({
      status: 'declined',
      signers: [{ status: 'signed' }, { status: 'declined' }],
    })
    expect((await act(id, 'sign', signing(second))).status).toBe(409)
    expect(await pageOf(id, first)).toContain('The agreement was declined')
    const told = (await mailsOf(id)).filter(({ kind }) => kind === 'declined')
    expect(told.map(({ recipient }) => recipient)).toContain(email)
  })

  it('may each cancel for both, within the time that begins with the last signature', async () => {
    const { id, first, second, email, coOwner } = await ofTwo()
    await sign(id, first, 'Maria Okafor')
    expect((await act(id, 'cancel', { token: first })).status).toBe(409)
    await sign(id, second, 'Sam Okafor')
    expect((await act(id, 'cancel', { token: first })).body.contract.status).toBe('cancelled')
    const again = await act(id, 'cancel', { token: second })
    expect([again.status, again.body.code]).toEqual([409, 'contract_cancelled'])
    const told = (await mailsOf(id)).filter(({ kind, audience }) => kind === 'cancelled' && audience === 'homeowner')
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([email, coOwner.email].toSorted())
  })

  it('are told of a copy by email only if they have an address', async () => {
    const { id, first, second } = await ofTwo({ coOwner: { name: 'Sam Okafor', role: 'co_owner' } })
    await sign(id, first, 'Maria Okafor')
    await sign(id, second, 'Sam Okafor')
    await whenSealed(id)
    await expect.poll(() => pageOf(id, first)).toMatch(/We also emailed it to [^<]*example\.com/)
    const page = await pageOf(id, second)
    expect(page).toContain('<p>Your signed copy is ready.</p>')
    expect(page).not.toContain('example.com')
  })

  it('can each be sent a new link', async () => {
    const { id, first, client, answer } = await ofTwo()
    const [one, two] = answer.body.contract.signers
    const early = await client.post(`/api/contracts/${id}/resend`, { signerId: two.id })
    expect([early.status, early.body.code]).toEqual([409, 'not_your_turn'])
    expect((await client.post(`/api/contracts/${id}/resend`, { signerId: crypto.randomUUID() })).status).toBe(404)
    const sent = await client.post(`/api/contracts/${id}/resend`, { signerId: one.id })
    expect(sent.body.signUrls).toMatchObject([{ signerId: one.id }])
    await sign(id, first, 'Maria Okafor')
    const next = await client.post(`/api/contracts/${id}/resend`)
    expect(next.body.signUrls).toMatchObject([{ signerId: two.id }])
    expect((await getByToken(id, tokenOf(next.body.signUrl))).status).toBe(200)
  })

  it('can each get a new link from the company that isn’t emailed', async () => {
    const { id, client, answer } = await ofTwo()
    const mailsBefore = await mailsOf(id)
    const [one] = answer.body.contract.signers
    for (const body of [{ signerId: one.id, isMailed: false }, { isMailed: false }]) {
      const made = await client.post(`/api/contracts/${id}/resend`, body)
      expect(made.body).toMatchObject({ isMailed: false, signUrls: [{ signerId: one.id }] })
      expect((await getByToken(id, tokenOf(made.body.signUrl))).status).toBe(200)
    }
    expect(await mailsOf(id)).toEqual(mailsBefore)
    const { events } = await evidenceOf(id, client)
    expect(events.at(-1)).toMatchObject({
      type: 'sent',
      content: { isAgain: true, notMailed: 'the company asked for the link only', signers: [{ id: one.id }] },
    })
    expect((await client.post(`/api/contracts/${id}/resend`, { isMailed: 'no' })).status).toBe(400)
  })

  it('number one to four, have distinct names, and are named only by the company', async () => {
    const { client, input } = await withTemplate()
    const post = (signers: unknown, caller = client) => caller.post('/api/contracts', { ...input, signers })
    const many = Array.from({ length: 5 }, sam)
    for (const wrong of [
      [],
      many,
      [{ role: 'owner' }],
      [{ role: 'homeowner' }, { role: 'co_owner' }],
      'Sam',
      [sam(), null],
    ])
      expect((await post(wrong)).status, JSON.stringify(wrong)).toBe(400)
    const twice = sam()
    expect((await post([twice, twice])).body.fields[0].path).toBe('signers')
    expect((await request('POST', '/api/contracts', { body: { ...input, signers: [sam()] } })).status).not.toBe(201)
    expect((await post([{ role: 'homeowner' }, sam()], await signedIn())).status).toBe(404)
  })
})

describe('a company that signs last', () => {
  const companySigns = { template: { companySigns: true } }

  async function signedByHomeowners() {
    const made = await ofTwo(companySigns)
    await sign(made.id, made.first, 'Maria Okafor')
    const last = await sign(made.id, made.second, 'Sam Okafor')
    expect(last.body.contract).toMatchObject({ status: 'opened', signedAt: null, cancelBy: expect.any(String) })
    return made
  }

  const countersign = (
    made: { id: string },
    caller: Pick<Awaited<ReturnType<typeof signedIn>>, 'post'>,
    body?: object,
  ) => caller.post(`/api/contracts/${made.id}/countersign`, body)

  it('signs with its member’s name, and then the contract is sealed', async () => {
    const made = await signedByHomeowners()
    expect(await pageOf(made.id, made.first)).toContain('Next to sign: Summit Roofing.')
    const answer = await countersign(made, made.client, { name: 'Ana Ruiz' })
    expect(answer.body.contract).toMatchObject({ status: 'signed', companySigns: true, countersignedBy: 'Ana Ruiz' })
    expect(answer.body.contract.html).toContain('Signed by Ana Ruiz')
    const { activity } = (await made.client.get(`/api/presentations/${made.presentationId}/activity`)).body
    expect(activity[0]).toMatchObject({ kind: 'signed', actor: { kind: 'company', name: 'Ana Ruiz' } })
    const audited = await made.client.get(`/api/audit?subjectId=${made.id}&action=countersignContract`)
    expect(audited.body.entries).toMatchObject([{ subject: { kind: 'contract', id: made.id }, changed: ['name'] }])
    const again = await countersign(made, made.client)
    expect([again.status, again.body.code]).toEqual([409, 'signed_already'])
    expect(textOf(await readPages(await whenSealed(made.id)))).toContain('Name, for the company')
    const { events, isIntact } = await evidenceOf(made.id, made.client)
    expect(isIntact).toBe(true)
    expect(events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['countersigned', 'sealed']),
    )
  })

  it('can’t sign first, and can’t sign as a viewer, as a stranger or with an old session and no password', async () => {
    const made = await ofTwo(companySigns)
    const early = await countersign(made, made.client)
    expect([early.status, early.body.code]).toEqual([409, 'not_your_turn'])
    expect((await countersign(made, await newMember(made.client, 'viewer'))).status).toBe(403)
    expect((await countersign(made, await signedIn())).status).toBe(404)
    expect((await act(made.id, 'countersign', {})).status).toBe(401)
    await sign(made.id, made.first, 'Maria Okafor')
    await sign(made.id, made.second, 'Sam Okafor')
    const later = Date.now() + 11 * 60_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    const old = await countersign(made, made.client)
    expect([old.status, old.body.code]).toEqual([403, 'password_needed'])
    const wrong = await countersign(made, made.client, { password: 'not this one' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password'])
    const right = await countersign(made, made.client, { password })
    vi.restoreAllMocks()
    expect([right.status, right.body.contract?.status]).toEqual([200, 'signed'])
  })

  it('can be preceded by a homeowner’s cancellation', async () => {
    const made = await signedByHomeowners()
    expect((await act(made.id, 'decline', { token: made.first })).status).toBe(409)
    expect((await act(made.id, 'cancel', { token: made.second })).body.contract.status).toBe('cancelled')
    expect((await countersign(made, made.client)).status).toBe(409)
  })

  it('is not asked to sign unless the template says so', async () => {
    const { id, first, client } = await ofTwo({ more: { signers: [{ role: 'homeowner' }] } })
    await sign(id, first, 'Maria Okafor')
    const answer = await client.post(`/api/contracts/${id}/countersign`)
    expect([answer.status, answer.body.code]).toEqual([409, 'contract_not_waiting'])
  })
})
