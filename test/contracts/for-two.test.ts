import { describe, expect, it } from 'vitest'
import { agreement } from '../../dev/seed-content/contract'
import { sealContract } from '../../src/sales/contracts/seal'
import { request } from '../support/client'
import {
  act,
  documentOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newHomeowner,
  sealedFile,
  signing,
  tokenOf,
  withoutQueues,
  withTemplate,
} from '../support/contracts'
import { envOf } from '../support/databases'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { wordsOfPdf } from '../support/pdf'
import { workIn } from '../support/running'

const maria = 'Maria Okafor'
const sam = 'Sam Okafor'

const two = (more = {}) => {
  const email = `sam-${crypto.randomUUID()}@example.com`
  return { signers: [{ role: 'homeowner' }, { name: sam, email, role: 'co_owner' }], ...more }
}

type Signers = { signerId: string; signUrl: string }[]

async function forTwo(template = {}, more: object = two(), homeowner?: { email?: string }) {
  const made = await withTemplate(template, homeowner)
  const answer = await made.client.post('/api/contracts', { ...made.input, ...more })
  if (answer.status !== 201) throw new Error(answer.text)
  const { contract, signUrls } = answer.body as { contract: { id: string }; signUrls: Signers }
  const [first = '', second = ''] = signUrls.map(({ signUrl }) => tokenOf(signUrl))
  return { ...made, id: contract.id, first, second, signUrls, answer: answer.body }
}

async function agree(id: string, token: string) {
  expect((await documentOf(id, token)).status).toBe(200)
  expect((await act(id, 'consent', { token })).status).toBe(200)
}

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)' }

const signAs = (id: string, token: string, name: string, more = {}) =>
  request('POST', `/api/contracts/${id}/sign`, {
    body: signing(token, { name, signature: { kind: 'typed', value: name }, ...more }),
    headers: phone,
  })

async function signedByBoth(template = {}, more?: object) {
  const made = await forTwo(template, more)
  for (const [token, name] of [
    [made.first, maria],
    [made.second, sam],
  ] as const) {
    await agree(made.id, token)
    const answer = await signAs(made.id, token, name)
    if (answer.status !== 200) throw new Error(answer.text)
  }
  return made
}

const mailed = async (id: string) =>
  (await mailsOf(id)).map(({ kind, audience, recipient }) => [kind, audience, recipient])

describe('a contract for two', () => {
  it('shows neither homeowner the other’s email, and a stranger none', async () => {
    const { id, email, first, second, answer } = await forTwo()
    const other = answer.contract.signers[1].email
    const own = await getByToken(id, second)
    expect(own.text).not.toContain(email)
    expect(own.body.contract.signers.map((each: { email: string | null }) => each.email)).toEqual([
      null,
      expect.stringMatching(/^s…@/),
    ])
    for (const read of [await getByToken(id, first), await request('GET', `/contracts/${id}?token=${first}`)])
      expect(read.text).not.toContain(other)
    expect((await request('GET', `/contracts/${id}?token=${second}`)).text).not.toContain(email)
  })

  it('says in the presentation’s activity how many have signed, and who hasn’t', async () => {
    const { id, client, first, input } = await forTwo({ requiredInitials: [] })
    const contractShown = async () =>
      (await client.get(`/api/presentations/${input.presentationId}?include=activity`)).body.presentation.activity
        .contract
    expect(await contractShown()).toEqual({
      id,
      status: 'sent',
      signers: 2,
      signed: 0,
      unsigned: [maria, sam],
      isUnmailed: false,
    })
    await agree(id, first)
    expect((await signAs(id, first, maria)).status).toBe(200)
    expect(await contractShown()).toEqual({
      id,
      status: 'opened',
      signers: 2,
      signed: 1,
      unsigned: [sam],
      isUnmailed: false,
    })
  })

  it('names both in its text, and shows the price once, in the template of the demo', async () => {
    const { body } = agreement
    const { id, first } = await forTwo({ body, requiredInitials: [] })
    const { html } = (await getByToken(id, first)).body.contract
    expect(html).toContain('Maria Okafor and Sam Okafor (“you”)')
    expect(html).toContain('under Colorado law')
    expect(html.match(/Total<\/strong>/g)).toHaveLength(1)
  })

  it('is sealed with both signatures and their evidence, and verifies', async () => {
    const { id, client } = await withoutQueues(() => signedByBoth({ requiredInitials: [] }))
    await sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id })
    const file = await sealedFile(id)
    const text = (await wordsOfPdf(file)).join(' ')
    for (const said of [`Signature of ${maria}:`, `Signed by ${maria}`, `Signed by ${sam}`, `Homeowner: ${sam}`])
      expect(text).toContain(said)
    const { body } = await request('POST', '/api/contracts/verify', {
      body: file,
      headers: { 'content-type': 'application/pdf' },
    } as never)
    expect(body).toMatchObject({ isOurs: true, isIntact: true, contractId: id })
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
    expect((await mailed(id)).filter(([kind, audience]) => kind === 'copy' && audience === 'homeowner')).toHaveLength(2)
  })

  it('takes the initials of both', async () => {
    const { id, first, second } = await forTwo({ requiredInitials: ['Payment'] })
    await agree(id, first)
    expect((await signAs(id, first, maria)).status).toBe(400)
    await signAs(id, first, maria, { initials: { Payment: 'MO' } })
    await agree(id, second)
    const { body } = await signAs(id, second, sam, { initials: { Payment: 'SO' } })
    expect(body.contract.html).toMatch(
      /Initials \(Maria Okafor\): <strong>MO<\/strong>.*Initials \(Sam Okafor\): <strong>SO</,
    )
  })

  it('may have one address for both, which gets one email with a link for each', async () => {
    const email = `both-${crypto.randomUUID()}@example.com`
    const shared = {
      signers: [
        { name: maria, email, role: 'homeowner' },
        { name: sam, email, role: 'co_owner' },
      ],
    }
    const { id, first, second, answer } = await withoutQueues(() =>
      forTwo({}, { ...shared, inAnyOrder: true }, newHomeowner({ email })),
    )
    const [mail, ...others] = await mailsOf(id)
    expect([mail?.recipient, others]).toEqual([email, []])
    const mailbox = newMailbox()
    await mailbox.deliver(mail?.id ?? '')
    const text = partOf(mailbox.received[0], 'text/plain')
    expect(text).toContain('Hello Maria and Sam,')
    const mailed = [...text.matchAll(/token=(\S+)/g)].map(([, token = '']) => token)
    const signerOf = async (token: string) => (await getByToken(id, token)).body.contract.signerId
    const ids = answer.contract.signers.map((signer: { id: string }) => signer.id)
    expect(await Promise.all([...mailed, first, second].map(signerOf))).toEqual([...ids, ...ids])
  })

  it('reads its homeowner from the presentation again when a draft is sent, and keeps the other signers', async () => {
    const { client, input, presentationId } = await withTemplate()
    const draft = await client.post('/api/contracts', { ...input, ...two(), isDraft: true })
    await client.patch(`/api/presentations/${presentationId}`, { homeownerData: { first_name: 'Mary' } })
    const { body } = await client.post(`/api/contracts/${draft.body.contract.id}/send`)
    expect(body.contract.signers.map(({ name }: { name: string }) => name)).toEqual(['Mary Okafor', sam])
    expect(body.signUrls).toHaveLength(2)
  })
})
