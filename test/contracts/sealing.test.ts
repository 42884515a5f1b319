import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sealContract } from '../../src/sales/contracts/seal'
import { act, documentOf, eventsOf, evidenceOf, getByToken, mailsOf, rowsOf, signed } from '../support/contracts'
import { envOf } from '../support/databases'
import { sendMail, workIn } from '../support/running'

const seal = (contractId: string, now?: number, overrides = {}) =>
  sealContract(workIn(envOf(contractId, overrides)), { kind: 'seal-contract', contractId }, now)

const filesOf = async (organizationId: string, id: string) =>
  (await env.FILES.list({ prefix: `contracts/${organizationId}/${id}/sealed/` })).objects

/** The test queue runs too, so either of them may seal the contract. */
async function sealed() {
  const made = await signed()
  await seal(made.id)
  await expect.poll(async () => (await getByToken(made.id, made.token)).body.contract.status).toBe('sealed')
  return made
}

describe('sealing', () => {
  it('makes one PDF and one email to each side, however often it runs', async () => {
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

  it('resumes after a run that died between the file and the row', async () => {
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
    await seal(id, later, { FILES: files }).catch(() => undefined)
    dies = false
    await seal(id, later + 10 * 60 * 1000)
    await expect.poll(async () => (await getByToken(id, token)).body.contract.status).toBe('sealed')
    expect(await filesOf(client.organizationId, id)).toHaveLength(1)
    expect((await mailsOf(id)).filter(({ kind }) => kind === 'copy')).toHaveLength(2)
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
  })

  it('can run during a cancellation, which holds', async () => {
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

  it('emails a copy once, with its own link, and records it', async () => {
    const { id, client } = await sealed()
    const [mail] = (await mailsOf(id)).filter(({ kind, audience }) => kind === 'copy' && audience === 'homeowner')
    const send = () => sendMail(envOf(id), mail?.id ?? '')
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
