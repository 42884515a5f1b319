import { env, exports } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { runRequest } from '../../src/account/privacy/run'
import { atShard, shardOfId } from '../../src/core/database/shards'
import { sealContract } from '../../src/sales/contracts/seal'
import { origin, password, request } from '../support/client'
import {
  act,
  type Client,
  documentOf,
  evidenceOf,
  getByToken,
  newHomeowner,
  signing,
  tokenOf,
  withoutQueues,
  withTemplate,
} from '../support/contracts'
import { envOf } from '../support/databases'
import { newPresentation } from '../support/factories'
import { databaseAt, forgetMoves, move, otherShard } from '../support/moves'
import { newAddress, rule } from '../support/reminders'
import { workIn } from '../support/running'

afterAll(forgetMoves)

const [maria, sam] = ['Maria Okafor', 'Sam Okafor'] as const
const template = { companySigns: true, depositBasisPoints: 1000 }

type Company = Awaited<ReturnType<typeof withTemplate>>

async function forTwo({ client, deck, templateId }: Company) {
  const { id: presentationId } = await newPresentation(client, deck.id, newHomeowner())
  const signers = [{ role: 'homeowner' }, { name: sam, email: newAddress(), role: 'co_owner' }]
  const answer = await client.post('/api/contracts', { presentationId, templateId, tier: 'better', signers })
  if (answer.status !== 201) throw new Error(answer.text)
  const [first = '', second = ''] = answer.body.signUrls.map(({ signUrl }: { signUrl: string }) => tokenOf(signUrl))
  return { id: answer.body.contract.id as string, first: first as string, second: second as string, presentationId }
}

async function sign(id: string, token: string, name: string) {
  await documentOf(id, token)
  await act(id, 'consent', { token })
  const answer = await act(id, 'sign', signing(token, { name, signature: { kind: 'typed', value: name } }))
  expect([answer.status, answer.body.error]).toEqual([200, undefined])
}

async function countersigned(client: Client, bindings: Env, id: string) {
  expect((await client.post(`/api/contracts/${id}/countersign`, { password })).status).toBe(200)
  await sealContract(workIn(bindings), { kind: 'seal-contract', contractId: id })
}

async function bytesOf(id: string, token: string) {
  const answer = await exports.default.fetch(new Request(`${origin}/api/contracts/${id}/document.pdf?token=${token}`))
  return new Uint8Array(await answer.arrayBuffer())
}

async function verified(bytes: Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/pdf' }
  return (await request('POST', '/api/contracts/verify', { headers, body: bytes } as never)).body
}

it('a contract for two stays intact in a move: links, turns, the seal, the deposit, the export', async () => {
  const company = await withTemplate(template)
  const { client } = company
  const { organizationId } = client
  const here = shardOfId(organizationId)
  const there = otherShard(here)
  await client.put('/api/reminders', { rules: [rule({ when: 'contract_unsigned', after: 24 })] })
  const [sealed, open] = await withoutQueues(async () => {
    const made = [await forTwo(company), await forTwo(company)] as const
    await sign(made[0].id, made[0].first, maria)
    await sign(made[0].id, made[0].second, sam)
    await countersigned(client, envOf(organizationId), made[0].id)
    await sign(made[1].id, made[1].first, maria)
    return made
  })
  const reminders = async () => (await client.get(`/api/presentations/${open.presentationId}/reminders`)).body.reminders
  const before = { file: await bytesOf(sealed.id, sealed.first), reminders: await reminders() }
  expect(before.reminders).toMatchObject([{ signer: 1 }, { signer: 2, status: 'waiting' }])

  await move(organizationId, here, there)

  const left = databaseAt(here).prepare('select count(*) as count from contracts where organization_id = ?')
  expect(await left.bind(organizationId).first('count')).toBe(0)
  expect(await reminders()).toEqual(before.reminders)
  for (const token of [sealed.first, sealed.second]) {
    const { contract } = (await getByToken(sealed.id, token)).body
    expect(contract.signers.map(({ status }: { status: string }) => status)).toEqual(['signed', 'signed'])
    expect(await bytesOf(sealed.id, token)).toEqual(before.file)
  }
  expect(await verified(before.file)).toMatchObject({ isOurs: true, isIntact: true, contractId: sealed.id })
  expect((await getByToken(sealed.id, open.first)).status).toBe(404)

  await withoutQueues(async () => {
    expect((await getByToken(open.id, open.first)).body.contract.signers[0].status).toBe('signed')
    await sign(open.id, open.second, sam)
    await countersigned(client, atShard(env, there) as unknown as Env, open.id)
  })
  const file = await bytesOf(open.id, open.second)
  expect(await verified(file)).toMatchObject({ isOurs: true, isIntact: true, contractId: open.id })
  for (const { id } of [sealed, open]) expect((await evidenceOf(id, client)).isIntact).toBe(true)
  const paid = await act(open.id, 'deposit', { token: open.second })
  expect([paid.status, paid.body.error]).toEqual([200, undefined])
  expect(paid.body.checkoutUrl).toContain('/practice-checkout/')

  const asked = await client.post('/api/organization/export')
  const { id } = asked.body.privacyRequest
  await runRequest(workIn(atShard(env, there) as unknown as Env), { kind: 'run-privacy-request', requestId: id })
  const zip = await env.FILES.get(`exports/${organizationId}/${id}/part-1.zip`)
  const files = unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer()))
  const rows = JSON.parse(new TextDecoder().decode(files['contracts.json']))
  const names = (row: { signers: { name: string }[] }) => row.signers.map(({ name }) => name)
  expect(rows.map(names)).toEqual([
    [maria, sam],
    [maria, sam],
  ])
  const kept = Object.entries(files).filter(([name]) => name.includes('/sealed/'))
  expect(kept.map(([, bytes]) => bytes.length).toSorted()).toEqual([before.file.length, file.length].toSorted())
}, 60_000)
