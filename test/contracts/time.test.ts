import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { changeContract } from '../../src/sales/contracts/change'
import { serviceParty } from '../../src/sales/contracts/evidence'
import { expireContractsJob } from '../../src/sales/contracts/scheduled-jobs'
import { sealContractJob } from '../../src/sales/contracts/seal'
import { sign } from '../../src/sales/contracts/sign'
import { cancel } from '../../src/sales/contracts/transitions'
import { origin, request } from '../support/client'
import {
  act,
  agreed,
  documentOf,
  eventsOf,
  evidenceOf,
  getByToken,
  type Made,
  mailsOf,
  newContract,
  newHomeowner,
  rowsOf,
  signed,
  signing,
  withoutQueues,
} from '../support/contracts'
import { d1, envOf } from '../support/databases'
import { takeUpDue, workIn } from '../support/running'

const set = (id: string, column: string, value: number) =>
  d1.prepare(`update contracts set ${column} = ? where id = ?`).bind(value, id).run()

const typesOf = async (id: string, client: Made['client']) =>
  (await evidenceOf(id, client)).events.map(({ type }: { type: string }) => type)

describe('a signed contract that no queue was told of', () => {
  async function expectSealedOnce({ id, token, client }: Made) {
    await expect.poll(async () => (await getByToken(id, token)).body.contract.status).toBe('sealed')
    await takeUpDue(env, [sealContractJob], Date.now())
    await expect.poll(async () => (await mailsOf(id)).filter(({ status }) => status === 'waiting')).toEqual([])
    const files = await env.FILES.list({ prefix: `contracts/${client.organizationId}/${id}/sealed/` })
    expect(files.objects).toHaveLength(1)
    const copies = (await mailsOf(id)).filter(({ kind }) => kind === 'copy')
    expect(copies.map(({ audience }) => audience).sort()).toEqual(['company', 'homeowner'])
    const types = await typesOf(id, client)
    expect(types.filter((type: string) => type === 'sealed')).toHaveLength(1)
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  }

  it('is sealed by the schedule, with one PDF and one email to each side', async () => {
    const made = await withoutQueues(signed)
    expect((await getByToken(made.id, made.token)).body.contract.status).toBe('signed')
    const early = await documentOf(made.id, made.token)
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
    await takeUpDue(env, [sealContractJob], Date.now())
    await expectSealedOnce(made)
  })

  it('is sealed by the schedule after a run that died with its file already stored', async () => {
    const made = await withoutQueues(signed)
    await env.FILES.put(`contracts/${made.client.organizationId}/${made.id}/sealed/left.pdf`, 'half')
    await set(made.id, 'sealing_until', Date.now() - 1)
    await takeUpDue(env, [sealContractJob], Date.now())
    await expectSealedOnce(made)
  })

  it('waits for as long as another run may still be working on it', async () => {
    const { id, token } = await withoutQueues(signed)
    await set(id, 'sealing_until', Date.now() + 60_000)
    await takeUpDue(env, [sealContractJob], Date.now())
    expect((await getByToken(id, token)).body.contract.status).toBe('signed')
  })
})

describe('a contract that no one signed in time', () => {
  async function expired(isOpened: boolean) {
    const made = isOpened ? await agreed() : await newContract()
    const at = Date.now()
    await set(made.id, 'expires_at', at)
    return { ...made, at }
  }

  it.each([true, false])(
    'is expired by the schedule, whether or not it was opened, as its evidence says',
    async (isOpened) => {
      const { id, client, at } = await expired(isOpened)
      const stored = async () =>
        (await rowsOf<{ status: string }>('select status from contracts where id = ?', id))[0]?.status
      await takeUpDue(env, [expireContractsJob], at - 1)
      expect(await stored()).toBe(isOpened ? 'opened' : 'sent')
      await Promise.all([takeUpDue(env, [expireContractsJob], at), takeUpDue(env, [expireContractsJob], at)])
      expect(await stored()).toBe('expired')
      expect((await typesOf(id, client)).filter((type: string) => type === 'expired')).toHaveLength(1)
      expect((await evidenceOf(id, client)).isIntact).toBe(true)
      expect((await eventsOf(client.organizationId)).filter((type) => type === 'contract.expired')).toHaveLength(1)
      const listed = (await client.get('/api/contracts?status=expired')).body.contracts
      expect(listed.map((contract: { id: string }) => contract.id)).toEqual([id])
    },
  )

  it('stays signed when it is signed while the schedule runs', async () => {
    const { id, token } = await agreed()
    const [answer] = await Promise.all([
      act(id, 'sign', signing(token)),
      takeUpDue(env, [expireContractsJob], Date.now() + 60_000),
    ])
    expect(answer.status).toBe(200)
  })

  it('has a link that says so before and after the schedule runs, and allows nothing else', async () => {
    const { id, token, client, at } = await expired(true)
    for (const _ of ['before', 'after']) {
      expect((await getByToken(id, token)).body.contract.status).toBe('expired')
      const page = await request('GET', `/contracts/${id}?token=${token}`)
      expect([page.status, page.text.includes('Sign the agreement')]).toEqual([200, false])
      for (const [name, body] of [
        ['consent', { token }],
        ['sign', signing(token)],
        ['decline', { token }],
        ['cancel', { token }],
      ] as const)
        expect([name, (await act(id, name, body)).status]).toEqual([name, 409])
      expect((await client.post(`/api/contracts/${id}/resend`)).status).toBe(409)
      expect((await documentOf(id, token)).status).toBe(200)
      await takeUpDue(env, [expireContractsJob], at)
    }
  })
})

describe('cancelling', () => {
  const signAt = async ({ id, token }: Made, now: number) =>
    sign(
      workIn(envOf(id)),
      { id, access: { token }, now },
      { name: 'Maria Okafor', signature: { kind: 'typed', value: 'Maria Okafor' }, initials: {} },
      serviceParty,
      { origin },
    )
  const cancelAt = ({ id, token }: Made, now: number) =>
    changeContract(workIn(envOf(id)), { id, access: { token }, now }, cancel(serviceParty, null, now))

  it.each([
    ['around Thanksgiving', '2026-11-25T18:00-07:00', '2026-12-01T00:00-07:00'],
    ['with Christmas on a Sunday', '2022-12-23T12:00-07:00', '2022-12-29T00:00-07:00'],
    ['when the clocks go forward', '2026-03-06T09:00-07:00', '2026-03-11T00:00-06:00'],
    ['when the clocks go back', '2026-10-30T09:00-06:00', '2026-11-04T00:00-07:00'],
  ])(
    'works until the last second of the third business day %s, and not a moment longer',
    async (_, signedAt, midnight) => {
      const [first, second] = await withoutQueues(async () => [await agreed(), await agreed()] as const)
      const deadline = Date.parse(midnight)
      for (const made of [first, second]) {
        const { contract } = await withoutQueues(() => signAt(made, Date.parse(signedAt)))
        expect([contract.timeZone, contract.cancelBy]).toEqual(['America/Denver', deadline])
      }
      const { contract } = await withoutQueues(() => cancelAt(first, deadline - 1000))
      expect(contract).toMatchObject({ status: 'cancelled', cancelledAt: deadline - 1000 })
      await expect(cancelAt(second, deadline)).rejects.toThrow('is over')
      expect((await evidenceOf(first.id, first.client)).isIntact).toBe(true)
    },
  )

  it('lasts as many days as the law of the home’s state gives, as the text says', async () => {
    const alaska = newHomeowner({ city: 'Anchorage', state: 'AK', zip: '99501' })
    const made = await withoutQueues(() => agreed({}, alaska))
    const { html } = (await made.client.get(`/api/contracts/${made.id}`)).body.contract
    expect(html).toContain('prior to midnight of the fifth business day')
    expect(html).toContain('within FIVE BUSINESS DAYS from the above date')
    const signedAt = Date.parse('2026-12-01T10:00-09:00')
    const { contract } = await withoutQueues(() => signAt(made, signedAt))
    expect(contract.cancelBy).toBe(Date.parse('2026-12-08T00:00-10:00'))
  })

  it('lasts the template’s days if those are more, counted again when a draft is sent', async () => {
    const { id, client, presentationId } = await newContract({ cancellation: { businessDays: 7 } })
    const htmlOf = async (contractId: string) => (await client.get(`/api/contracts/${contractId}`)).body.contract.html
    expect(await htmlOf(id)).toContain('prior to midnight of the seventh business day')
    const { contract } = (await client.get(`/api/contracts/${id}`)).body
    await client.patch(`/api/contracts/templates/${contract.templateId}`, { cancellation: { businessDays: 3 } })
    const draft = await client.post('/api/contracts', {
      presentationId,
      templateId: contract.templateId,
      tier: 'good',
      isDraft: true,
    })
    expect(draft.body.contract.html).toContain('prior to midnight of the third business day')
    await client.patch(`/api/presentations/${presentationId}`, { homeownerData: { state: 'Alaska', zip: '99501' } })
    const sent = await client.post(`/api/contracts/${draft.body.contract.id}/send`)
    expect(sent.body.contract.html).toContain('prior to midnight of the fifth business day')
  })

  it('is refused by the route from `cancelBy` on', async () => {
    const { id, token } = await signed()
    await set(id, 'cancel_by', Date.now() - 1)
    const answer = await act(id, 'cancel', { token })
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('is over')])
  })
})
