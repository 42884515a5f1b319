import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deletedPresentationDays } from '../../src/core/limits'
import { removePresentationsJob } from '../../src/decks/presentations/removal'
import { removeUnsignedContractsJob } from '../../src/sales/contracts/scheduled-jobs'
import { sealContract } from '../../src/sales/contracts/seal'
import { dropUnnamedFiles } from '../../src/sales/contracts/stored-document'
import { trips } from '../support/client'
import {
  act,
  agreed,
  documentOf,
  evidenceOf,
  getByToken,
  newContract,
  rowsOf,
  signed,
  signing,
  withoutQueues,
  withTemplate,
} from '../support/contracts'
import { alone, d1, envOf } from '../support/databases'
import { takeUpDue, workIn } from '../support/running'

const day = 24 * 60 * 60 * 1000
const hour = day / 24

afterEach(() => vi.restoreAllMocks())

const filesIn = async (folder: string) =>
  (await env.FILES.list({ prefix: folder })).objects.map(({ key }) => key).sort()
const folderOf = (organizationId: string, id = '') => `contracts/${organizationId}/${id}`

async function namedBy(id: string) {
  const [row] = await rowsOf<{ words_key: string; document_key: string | null }>(
    'select words_key, document_key from contracts where id = ?',
    id,
  )
  return [row?.document_key, row?.words_key].filter(Boolean).sort()
}

const sweep = (organizationId: string, contractId: string) =>
  dropUnnamedFiles(envOf(organizationId), { organizationId, contractId }, Date.now() + hour)

describe('the file with the text of a contract', () => {
  it('is read once to open the contract, beside one round trip to D1, and is never overwritten', async () => {
    const { id, token, client } = await agreed()
    const reads = vi.spyOn(Object.getPrototypeOf(env.FILES), 'get')
    const opened = await getByToken(id, token)
    expect([opened.status, trips(opened), reads.mock.calls.length]).toEqual([200, 1, 1])
    const read = await client.get(`/api/contracts/${id}`)
    expect([read.status, reads.mock.calls.length]).toEqual([200, 2])
    const puts = vi.spyOn(Object.getPrototypeOf(env.FILES), 'put')
    const answer = await withoutQueues(() => act(id, 'sign', signing(token)))
    expect([answer.status, trips(answer)]).toEqual([200, 2])
    expect(puts.mock.calls.map(([, , options]) => (options as R2PutOptions).onlyIf)).toEqual([
      { etagDoesNotMatch: '*' },
    ])
    const [key = ''] = await namedBy(id)
    expect(await env.FILES.put(String(key), 'other', { onlyIf: { etagDoesNotMatch: '*' } })).toBeNull()
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })

  it('is written before the row, so no contract exists without it', async () => {
    const { client, input } = await withTemplate()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(Object.getPrototypeOf(env.FILES), 'put').mockRejectedValueOnce(new Error('R2 is away'))
    expect((await client.post('/api/contracts', input)).status).toBe(500)
    expect((await client.get('/api/contracts')).body.contracts).toEqual([])
  })

  it('is deleted an hour later when its contract was not created', async () => {
    const { client, input, presentationId } = await withTemplate()
    await d1
      .prepare(
        "create trigger refused before insert on contracts when new.presentation_id = '?' begin select raise(abort, 'away'); end".replace(
          '?',
          presentationId,
        ),
      )
      .run()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const sent = vi.spyOn(Object.getPrototypeOf(env.JOBS), 'send').mockResolvedValue(undefined)
    expect((await client.post('/api/contracts', input)).status).toBe(500)
    const folder = folderOf(client.organizationId)
    expect((await filesIn(folder)).length).toBe(1)
    const [[message, options]] = sent.mock.calls as unknown as [[{ contractId: string }, object]]
    expect([message, options]).toMatchObject([
      { kind: 'drop-unnamed-files', organizationId: client.organizationId },
      { delaySeconds: 3600 },
    ])
    await sweep(client.organizationId, message.contractId)
    expect(await filesIn(folder)).toEqual([])
  })

  it('is left alone after the company has moved to another shard', async () => {
    const { id, client } = await withoutQueues(newContract)
    await d1.prepare('delete from contracts where id = ?').bind(id).run()
    await d1.prepare('delete from organizations where id = ?').bind(client.organizationId).run()
    await sweep(client.organizationId, id)
    expect((await filesIn(folderOf(client.organizationId, id))).length).toBe(1)
  })

  it('gets a successor at the signature; after sealing, only that and the sealed PDF are left', async () => {
    const { id, client, token } = await withoutQueues(signed)
    const folder = folderOf(client.organizationId, id)
    expect((await filesIn(folder)).length).toBe(3)
    await withoutQueues(() => sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id }))
    expect(await filesIn(folder)).toEqual(await namedBy(id))
    expect((await namedBy(id)).length).toBe(2)
    await sweep(client.organizationId, id)
    expect((await filesIn(folder)).length).toBe(2)
    expect((await getByToken(id, token)).body.contract.html).toContain('Maria Okafor')
  })

  it('keeps its PDF until the signature, and loses the draft’s files once it is sent', async () => {
    const { client, input } = await withTemplate()
    const draft = await client.post('/api/contracts', { ...input, isDraft: true })
    const { id } = draft.body.contract
    const sent = await client.post(`/api/contracts/${id}/send`)
    const token = new URL(sent.body.signUrl).searchParams.get('token') ?? ''
    expect((await documentOf(id, token)).status).toBe(200)
    const folder = folderOf(client.organizationId, id)
    expect((await filesIn(folder)).length).toBe(3)
    await sweep(client.organizationId, id)
    const left = await filesIn(folder)
    expect([left.length, left.filter((key) => key.endsWith('.pdf')).length]).toEqual([2, 1])
    expect((await getByToken(id, token)).status).toBe(200)
  })

  it('is deleted with an unsigned contract', async () => {
    const { id, token, client, presentationId } = await agreed()
    expect((await act(id, 'decline', { token })).status).toBe(200)
    await client.delete(`/api/presentations/${presentationId}`)
    const later = Date.now() + (deletedPresentationDays + 1) * day
    await takeUpDue(alone(id), [removePresentationsJob], later)
    await takeUpDue(alone(id), [removeUnsignedContractsJob], later)
    expect([
      await rowsOf('select id from contracts where id = ?', id),
      await filesIn(folderOf(client.organizationId, id)),
    ]).toEqual([[], []])
  })
})
