import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { primaryDatabase } from '../src/core/database'
import { expire } from '../src/features/contracts/acts'
import { changeContract } from '../src/features/contracts/change'
import { sealContract } from '../src/features/contracts/seal'
import { sendContractMail } from '../src/features/contracts/send-mail'
import { service } from '../src/features/contracts/who'
import { request } from './support/client'
import {
  act,
  documentOf,
  eventsOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newContract,
  rowsOf,
  signed,
  signing,
} from './support/contracts'

const seal = (contractId: string, now?: number, environment: Env = env) =>
  sealContract(environment, { kind: 'seal-contract', contractId }, now)

const filesOf = async (organizationId: string, id: string) =>
  (await env.FILES.list({ prefix: `contracts/${organizationId}/${id}/sealed/` })).objects

/** By whoever comes first: the queue of the tests runs too. */
async function sealed() {
  const made = await signed()
  await seal(made.id)
  await expect.poll(async () => (await getByToken(made.id, made.token)).body.contract.status).toBe('sealed')
  return made
}

const verify = async (bytes: Uint8Array<ArrayBuffer> | string) =>
  request('POST', '/api/contracts/verify', {
    body: typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1'),
    headers: { 'content-type': 'application/pdf', 'cf-connecting-ip': crypto.randomUUID() },
  })

describe('sealing', () => {
  it('makes one PDF and one mail to each side, however often it is run', async () => {
    const { id, token, client } = await signed()
    await Promise.all([seal(id), seal(id), seal(id)])
    await expect.poll(async () => (await getByToken(id, token)).body.contract.status).toBe('sealed')
    await seal(id)
    expect(await filesOf(client.organizationId, id)).toHaveLength(1)
    const copies = (await mailsOf(id)).filter(({ kind }) => kind === 'copy')
    expect(copies.map(({ audience }) => audience).sort()).toEqual(['company', 'homeowner'])
    expect((await eventsOf(client.organizationId)).filter((type) => type === 'contract.sealed')).toHaveLength(1)
    const pdf = await documentOf(id, token)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('goes on where a run died between the file and the row', async () => {
    const { id, token, client } = await signed()
    const later = Date.now() + 10 * 60 * 1000
    let dies = true
    const files = new Proxy(env.FILES, {
      get: (bucket, name) => {
        if (name !== 'put') return Reflect.get(bucket, name).bind(bucket)
        return async (...given: Parameters<R2Bucket['put']>) => {
          const kept = await bucket.put(...given)
          if (dies) throw new Error('The Worker died.')
          return kept
        }
      },
    })
    await seal(id, later, { ...env, FILES: files } as Env).catch(() => undefined)
    dies = false
    await seal(id, later + 10 * 60 * 1000)
    await expect.poll(async () => (await getByToken(id, token)).body.contract.status).toBe('sealed')
    expect(await filesOf(client.organizationId, id)).toHaveLength(1)
    expect((await mailsOf(id)).filter(({ kind }) => kind === 'copy')).toHaveLength(2)
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })

  it('happens beside a cancellation, which holds', async () => {
    const { id, token, client } = await signed()
    const [cancelled] = await Promise.all([act(id, 'cancel', { token }), seal(id)])
    expect(cancelled.status).toBe(200)
    await seal(id, Date.now() + 10 * 60 * 1000)
    await expect.poll(async () => (await getByToken(id, token)).body.contract.sealedAt).not.toBeNull()
    expect((await getByToken(id, token)).body.contract).toMatchObject({ status: 'cancelled' })
    expect((await act(id, 'cancel', { token })).status).toBe(409)
    const evidence = await evidenceOf(id, client)
    expect(evidence.isIntact).toBe(true)
    const types = evidence.events.map(({ type }: { type: string }) => type)
    expect(types).toEqual(expect.arrayContaining(['signed', 'sealed', 'cancelled']))
    const kinds = (await mailsOf(id)).map(({ kind, audience }) => `${kind} ${audience}`)
    expect(kinds).toEqual(expect.arrayContaining(['cancelled company', 'cancelled homeowner', 'copy homeowner']))
  })

  it('mails a copy once, with a link of its own, and writes it down', async () => {
    const { id, client } = await sealed()
    const [mail] = (await mailsOf(id)).filter(({ kind, audience }) => kind === 'copy' && audience === 'homeowner')
    const send = () => sendContractMail(env, { kind: 'contract-mail', mailId: mail?.id ?? '' })
    await Promise.all([send(), send()])
    const copies = async () =>
      (await evidenceOf(id, client)).events.filter(
        ({ type, content }: { type: string; content: { audience?: string } }) =>
          type === 'copy_sent' && content.audience === 'homeowner',
      )
    await expect.poll(async () => (await copies()).length).toBe(1)
    await send()
    expect(await copies()).toHaveLength(1)
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })
})

describe('the chain of evidence', () => {
  const alter = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const at = 'contract_id = ?1 and position = ?2'

  it.each([
    ['its content', `update contract_events set content = '{}' where ${at}`],
    [
      'its content and the hash of it',
      `update contract_events set content = '{}', content_hash = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a' where ${at}`,
    ],
    ['its time', `update contract_events set at = at - 1 where ${at}`],
    ['its address', `update contract_events set address = '192.0.2.1' where ${at}`],
    ['its device', `update contract_events set device = 'other' where ${at}`],
    ['who did it', `update contract_events set actor = '{}' where ${at}`],
    ['its kind', `update contract_events set type = 'opened' where ${at}`],
    ['its hash', `update contract_events set hash = previous_hash where ${at}`],
    ['itself, by being dropped', `delete from contract_events where ${at}`],
  ])('tells of each event whether somebody altered %s', async (_, sql) => {
    const { id, client } = await newContract()
    await getByToken(id, (await rowsOf<{ x: string }>("select '' as x"))[0]?.x ?? '')
    const before = await evidenceOf(id, client)
    expect([before.isIntact, before.fault]).toEqual([true, null])
    for (const position of [0, 1]) {
      const kept = await rowsOf<Record<string, unknown>>(
        'select * from contract_events where contract_id = ? and position = ?',
        id,
        position,
      )
      await alter(sql, id, position)
      const { isIntact, fault } = await evidenceOf(id, client)
      expect([isIntact, fault.position]).toEqual([false, position])
      await alter(`delete from contract_events where ${at}`, id, position)
      const row = kept[0] ?? {}
      await alter(
        `insert into contract_events (${Object.keys(row).join(', ')}) values (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        ...Object.values(row),
      )
    }
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })

  it('tells of events that were swapped, appended, or written anew', async () => {
    const { id, client } = await newContract()
    const swap = async () => {
      await alter('update contract_events set position = 100 where contract_id = ? and position = 0', id)
      await alter('update contract_events set position = 0 where contract_id = ? and position = 1', id)
      await alter('update contract_events set position = 1 where contract_id = ? and position = 100', id)
    }
    await swap()
    expect((await evidenceOf(id, client)).fault).toMatchObject({ position: 0 })
    await swap()
    const columns = 'type, at, actor, address, device, content, content_hash, previous_hash, hash'
    await alter(
      `insert into contract_events (contract_id, position, ${columns}) select contract_id, 2, ${columns} from contract_events where contract_id = ? and position = 1`,
      id,
    )
    expect((await evidenceOf(id, client)).fault).toMatchObject({
      position: 2,
      problem: 'It was appended from outside.',
    })
    await alter('update contracts set event_count = 3 where id = ?', id)
    expect((await evidenceOf(id, client)).isIntact).toBe(false)
    await alter('delete from contract_events where contract_id = ? and position = 2', id)
    await alter(
      'update contracts set event_count = 1, head = (select hash from contract_events where contract_id = ?1 and position = 0) where id = ?1',
      id,
    )
    await alter('delete from contract_events where contract_id = ? and position = 1', id)
    expect((await evidenceOf(id, client)).fault).toMatchObject({ problem: 'The chain was written anew from outside.' })
  })
})

describe('a sealed PDF', () => {
  it('is ours and intact, until its evidence is touched', async () => {
    const { id, client } = await sealed()
    const [row] = await rowsOf<{ document_key: string }>('select document_key from contracts where id = ?', id)
    const bytes = new Uint8Array(
      (await (await env.FILES.get(row?.document_key ?? ''))?.arrayBuffer()) ?? new ArrayBuffer(),
    )
    const ask = async (body: Uint8Array<ArrayBuffer>) => {
      const { verify: verifyFile } = await import('../src/features/contracts/verify')
      return verifyFile(primaryDatabase(env), env, body)
    }
    expect(await ask(bytes)).toEqual({ isOurs: true, isIntact: true, contractId: id, sealedAt: expect.any(String) })
    const flipped = bytes.slice()
    flipped[200] = (flipped[200] ?? 0) ^ 1
    expect((await ask(flipped)).isIntact).toBe(false)
    await env.DB.prepare("update contract_events set device = 'other' where contract_id = ? and position = 1")
      .bind(id)
      .run()
    expect(await ask(bytes)).toMatchObject({ isOurs: true, isIntact: false, contractId: id })
    expect((await evidenceOf(id, client)).fault).toMatchObject({ position: 1, type: 'sent' })
  })

  it('is none of ours where it is none, and nothing else is taken', async () => {
    const answer = await verify('%PDF-1.7 nothing')
    expect([answer.status, answer.body]).toEqual([
      200,
      { isOurs: false, isIntact: false, contractId: null, sealedAt: null },
    ])
    const address = { 'cf-connecting-ip': crypto.randomUUID() }
    expect((await request('POST', '/api/contracts/verify', { body: {}, headers: address })).status).toBe(415)
    const large = { 'content-type': 'application/pdf', ...address }
    const body = 'a'.repeat(env.CONTRACT_MAX_PDF_BYTES + 1)
    expect((await request('POST', '/api/contracts/verify', { body, headers: large })).status).toBe(413)
  })
})

describe('time', () => {
  it('is over for a contract that nobody signed', async () => {
    const { id, token, client } = await newContract()
    const [{ expires_at: expiresAt } = { expires_at: 0 }] = await rowsOf<{ expires_at: number }>(
      'select expires_at from contracts where id = ?',
      id,
    )
    const at = (now: number) =>
      changeContract(
        primaryDatabase(env),
        env,
        { id, access: { organizationId: client.organizationId }, now },
        expire(service, now),
      )
    await at(expiresAt - 1)
    expect((await getByToken(id, token)).body.contract.status).toBe('opened')
    await at(expiresAt)
    expect((await getByToken(id, token)).body.contract.status).toBe('expired')
    expect((await act(id, 'sign', signing(token))).body.error).toContain('was not signed in time')
    expect(await eventsOf(client.organizationId)).toContain('contract.expired')
  })

  it('is over for cancelling from `cancelBy` on', async () => {
    const { id, token } = await signed()
    await env.DB.prepare('update contracts set cancel_by = ? where id = ?')
      .bind(Date.now() - 1, id)
      .run()
    const answer = await act(id, 'cancel', { token })
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('is over')])
  })
})

describe('a contract', () => {
  it('outlives its deck and its presentation', async () => {
    const { id, token, client, deck, presentationId } = await sealed()
    await client.delete(`/api/decks/${deck.id}`)
    await expect
      .poll(async () => (await rowsOf('select id from presentations where id = ?', presentationId)).length)
      .toBe(0)
    expect((await getByToken(id, token)).body.contract).toMatchObject({ status: 'sealed', presentationId })
    expect((await documentOf(id, token)).status).toBe(200)
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })
})
