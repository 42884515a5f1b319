import { describe, expect, it } from 'vitest'
import { mostContractPdfBytes } from '../../src/core/limits'
import { sealContract } from '../../src/sales/contracts/seal'
import { request } from '../support/client'
import { documentOf, evidenceOf, rowsOf, sealedFile, signed, withoutQueues } from '../support/contracts'
import { d1, envOf } from '../support/databases'
import { withinAMinute } from '../support/minutes'
import { workIn } from '../support/running'
import { newSigningKey } from '../support/signing-key'

const stranger = { isOurs: false, isIntact: false, contractId: null, sealedAt: null, timestamp: null }

const verify = async (body: Uint8Array<ArrayBuffer> | string, type = 'application/pdf') =>
  request('POST', '/api/contracts/verify', {
    body,
    headers: { 'content-type': type, 'cf-connecting-ip': crypto.randomUUID() },
  })

async function sealed(key?: Awaited<ReturnType<typeof newSigningKey>>) {
  const made = await withoutQueues(signed)
  await withoutQueues(() => sealContract(workIn(envOf(made.id, key)), { kind: 'seal-contract', contractId: made.id }))
  return { ...made, pdf: await sealedFile(made.id) }
}

describe('POST /api/contracts/verify', () => {
  it('recognizes the file that the homeowner downloads as ours and intact', async () => {
    const { id, token, pdf } = await sealed()
    const answer = await verify(pdf)
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        isOurs: true,
        isIntact: true,
        contractId: id,
        sealedAt: expect.any(String),
        timestamp: { at: expect.any(String), authority: 'Development time' },
      },
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect((await documentOf(id, token)).headers.get('content-type')).toBe('application/pdf')
  })

  it('detects one flipped byte', async () => {
    const { pdf } = await sealed()
    for (const place of [200, Math.floor(pdf.length / 2), pdf.length - 10]) {
      const flipped = pdf.slice()
      flipped[place] = (flipped[place] ?? 0) ^ 1
      expect([place, (await verify(flipped)).body.isIntact]).toEqual([place, false])
    }
  })

  it('does not recognize a file that another key signed, even for our contract', async () => {
    const { pdf } = await sealed(await newSigningKey())
    const answer = await verify(pdf)
    expect([answer.status, answer.body]).toEqual([200, stranger])
  })

  const inChain = 'contract_events where contract_id = ? and position = 1'
  const move = (from: number, to: number) =>
    `update contract_events set position = ${to} where contract_id = ? and position = ${from}`

  it.each([
    ['altered', ["update contract_events set device = 'other' where contract_id = ? and position = 1"]],
    ['dropped', [`delete from ${inChain}`]],
    ['swapped with the next', [move(1, 100), move(2, 1), move(100, 2)]],
    [
      'appended',
      [
        `insert into contract_events select contract_id, 100, type, at, actor, address, device, content, content_hash,
           previous_hash, hash from ${inChain}`,
      ],
    ],
  ])('says that an intact file is not valid after an event of its contract was %s', async (_, statements) => {
    const { id, client, pdf } = await sealed()
    for (const sql of statements) await d1.prepare(sql).bind(id).run()
    expect((await verify(pdf)).body).toMatchObject({ isOurs: true, isIntact: false, contractId: id })
    expect((await evidenceOf(id, client)).isIntact).toBe(false)
  })

  it('says that an intact file is not valid after its contract was deleted with all its evidence', async () => {
    const { id, pdf } = await sealed()
    await d1.prepare('delete from contracts where id = ?').bind(id).run()
    expect((await verify(pdf)).body).toMatchObject({ isOurs: true, isIntact: false, contractId: id })
  })

  it('does not take another file that we signed for the same contract for one of its copies', async () => {
    const { id } = await withoutQueues(signed)
    const seal = () => withoutQueues(() => sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id }))
    const [before] = await rowsOf<Record<string, string>>('select * from contracts where id = ?', id)
    await seal()
    const pdf = await sealedFile(id)
    const { status, head, head_seal, event_count } = before ?? {}
    const columns = 'status = ?, head = ?, head_seal = ?, event_count = ?, sealed_at = null, sealing_until = 0'
    await d1.batch([
      d1.prepare(`update contracts set ${columns} where id = ?`).bind(status, head, head_seal, event_count, id),
      d1.prepare('delete from contract_events where contract_id = ? and position >= ?').bind(id, event_count),
    ])
    await seal()
    expect((await verify(pdf)).body).toMatchObject({ isOurs: true, isIntact: false })
    expect((await verify(await sealedFile(id))).body).toMatchObject({ isOurs: true, isIntact: true })
  })

  it('accepts only a PDF of at most 10 MB', async () => {
    expect((await verify('%PDF-1.7 nothing')).body).toEqual(stranger)
    expect((await verify('{}', 'application/json')).status).toBe(415)
    expect((await verify('a'.repeat(mostContractPdfBytes + 1))).status).toBe(413)
  })

  it('accepts ten a minute from one address', async () => {
    const statuses = await withinAMinute(async () => {
      const headers = { 'content-type': 'application/pdf', 'cf-connecting-ip': crypto.randomUUID() }
      const seen = []
      for (let count = 0; count < 11; count++)
        seen.push((await request('POST', '/api/contracts/verify', { body: '%PDF', headers })).status)
      return seen
    })
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})
