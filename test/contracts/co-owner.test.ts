import { describe, expect, it } from 'vitest'
import { request } from '../support/client'
import {
  act,
  eventsOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newContract,
  signed,
  tokenOf,
  withoutQueues,
} from '../support/contracts'
import { newMailbox, partOf } from '../support/homeowner-mailbox'

const sam = { name: 'Sam Okafor', email: 'sam@example.com' }

const name = (id: string, token: string, more = {}) => act(id, 'co-owner', { token, ...sam, ...more })

describe('a co-owner whom a homeowner names before signing', () => {
  it('is reported to the company by event, email and contract, whose text stays the same', async () => {
    const { id, token, client } = await withoutQueues(newContract)
    const before = (await client.get(`/api/contracts/${id}`)).body.contract
    const answer = await withoutQueues(() => name(id, token))
    expect([answer.status, answer.body.contract.signers[0].coOwner]).toMatchObject([200, sam])
    const { contract } = (await client.get(`/api/contracts/${id}`)).body
    expect(contract.signers[0].coOwner).toEqual({ ...sam, namedAt: expect.any(String) })
    expect([contract.htmlHash, contract.signers.length]).toEqual([before.htmlHash, 1])
    expect(await eventsOf(client.organizationId)).toContain('contract.co_owner_named')
    const { isIntact, events } = await evidenceOf(id, client)
    expect(isIntact).toBe(true)
    expect(events.at(-1)).toMatchObject({ type: 'co_owner_named', content: { name: sam.name } })
    const [mail] = (await mailsOf(id)).filter(({ kind }) => kind === 'co_owner_named')
    const mailbox = newMailbox()
    await mailbox.deliver(mail?.id ?? '')
    expect(mail?.audience).toBe('company')
    expect(mailbox.received[0]?.headers.get('subject')).toBe('A co-owner needs to sign too: contract 1, Maria Okafor')
    expect(partOf(mailbox.received[0] as never, 'text/plain')).toContain('Co-owner: Sam Okafor, sam@example.com')
  })

  it('is named on the page, which then says not to sign', async () => {
    const { id, token } = await newContract()
    const page = async () => (await request('GET', `/contracts/${id}?token=${token}`)).text
    const submit = async (fields: Record<string, string>) => {
      const { headers } = await request('POST', `/contracts/${id}`, {
        body: new URLSearchParams({ token, action: 'co-owner', ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return new URLSearchParams(headers.get('location')?.split('?')[1]).get('notice')
    }
    expect(await page()).toContain('Someone else needs to sign too')
    expect(await submit({ name: ' ', email: '' })).toBe('incomplete')
    expect(await submit({ name: sam.name, email: 'nobody' })).toBe('incomplete')
    expect(await submit({ name: sam.name, email: '' })).toBeNull()
    const text = await page()
    expect(text).toMatch(
      /You told Summit Roofing on [^<]+ that Sam Okafor needs to sign too\. Don’t sign this agreement/,
    )
    expect(text).not.toContain('Someone else needs to sign too')
    expect(await submit({ name: 'Ada Okafor' })).toBe('changed')
  })

  it('gets their own link when the company replaces the contract with one for both', async () => {
    const { id, token, client, input } = await newContract()
    await name(id, token)
    const signers = [{ role: 'homeowner' }, { ...sam, role: 'co_owner' }]
    const { status, body } = await client.post('/api/contracts', { ...input, replaces: id, signers })
    expect([status, body.signUrls.length]).toEqual([201, 2])
    expect((await getByToken(id, token)).body.contract.status).toBe('void')
    const second = await getByToken(body.contract.id, tokenOf(body.signUrls[1].signUrl))
    expect(second.body.contract.signers[1]).toMatchObject({ name: sam.name, role: 'co_owner', status: 'waiting' })
  })

  it('is named once, by a homeowner who has not signed, and can’t be one of the signers', async () => {
    const { id, token, client } = await newContract()
    const codeOf = async (answer: ReturnType<typeof name>) => [(await answer).status, (await answer).body.code]
    expect(await codeOf(name(id, token, { name: 'maria okafor' }))).toEqual([409, 'co_owner_signs_already'])
    expect((await name(id, token, { name: '' })).status).toBe(400)
    expect((await name(id, token, { email: 'nobody' })).status).toBe(400)
    expect((await name(id, 'nonsense')).status).toBe(404)
    expect((await client.post(`/api/contracts/${id}/co-owner`, { token, ...sam })).body.code).toBe('homeowner_only')
    expect((await name(id, token)).status).toBe(200)
    expect(await codeOf(name(id, token))).toEqual([409, 'co_owner_named_already'])
    const over = await signed()
    expect(await codeOf(name(over.id, over.token))).toEqual([409, 'contract_not_waiting'])
  })

  it('is not shown to anyone with another link', async () => {
    const { id, token, client, presentationId, templateId } = await newContract()
    const signers = [{ role: 'homeowner' }, { name: 'Ada Okafor', email: 'ada@example.com', role: 'co_owner' }]
    const input = { presentationId, templateId, tier: 'better', replaces: id, signers, inAnyOrder: true }
    const { body } = await client.post('/api/contracts', input)
    const [first = '', second = ''] = body.signUrls.map(({ signUrl }: { signUrl: string }) => tokenOf(signUrl))
    expect((await name(body.contract.id, first)).status).toBe(200)
    expect((await getByToken(body.contract.id, second)).text).not.toContain(sam.email)
    expect((await name(id, token)).status).toBe(409)
  })
})
