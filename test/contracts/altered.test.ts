import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../src/core/crypto'
import { sealContract } from '../../src/sales/contracts/seal'
import type { ContractDocument } from '../../src/sales/contracts/stored-document'
import { request } from '../support/client'
import {
  act,
  agreed,
  documentOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newContract,
  rowsOf,
  sealedFile,
  signed,
  signing,
  withoutQueues,
} from '../support/contracts'
import { d1, envOf } from '../support/databases'
import { newMailbox } from '../support/homeowner-mailbox'
import { workIn } from '../support/running'

afterEach(() => vi.restoreAllMocks())

type Alter = (id: string) => Promise<unknown>

const run = (sql: string, id: string) => d1.prepare(sql).bind(id).run()
const contract =
  (set: string): Alter =>
  (id) =>
    run(`update contracts set ${set} where id = ?`, id)

async function fileOf(id: string) {
  const [row] = await rowsOf<{ key: string }>('select words_key as key from contracts where id = ?', id)
  const key = row?.key ?? ''
  return { key, text: (await (await env.FILES.get(key))?.text()) ?? '' }
}

/** Stores altered text under the name that its hash gives it, and points the row at that file. */
const words =
  (change: (document: ContractDocument) => object): Alter =>
  async (id) => {
    const { key, text } = await fileOf(id)
    const document: ContractDocument = JSON.parse(text)
    const altered = JSON.stringify({ ...document, ...change(document) })
    const name = key.replace(/[0-9a-f]{64}/, sha256(altered))
    await env.FILES.put(name, altered)
    await d1.prepare('update contracts set words_key = ? where id = ?').bind(name, id).run()
  }

const overwritten: Alter = async (id) => {
  const { key, text } = await fileOf(id)
  await env.FILES.put(key, text.replace('roof', 'door'))
}
const lost: Alter = async (id) => env.FILES.delete((await fileOf(id)).key)

const refusal = {
  status: 409,
  body: { error: expect.stringContaining('no longer matches its evidence'), code: 'contract_altered' },
}

async function sealed() {
  const made = await withoutQueues(signed)
  await withoutQueues(() => sealContract(workIn(envOf(made.id)), { kind: 'seal-contract', contractId: made.id }))
  return made
}

/** Each test restores what it altered, because a contract takes long to create. */
async function kept(id: string) {
  const [row = {}] = await rowsOf<Record<string, unknown>>('select * from contracts where id = ?', id)
  const columns = Object.keys(row).filter((column) => column !== 'id')
  const set = columns.map((column) => `${column} = ?`).join(', ')
  const { key, text } = await fileOf(id)
  return async () => {
    await env.FILES.put(key, text)
    const update = d1.prepare(`update contracts set ${set} where id = ?`)
    await update.bind(...columns.map((column) => row[column]), id).run()
  }
}

describe('a sealed contract with an altered column', () => {
  let made: Awaited<ReturnType<typeof sealed>>
  let restore: Awaited<ReturnType<typeof kept>>
  beforeAll(async () => {
    made = await sealed()
    restore = await kept(made.id)
  })

  it.each([
    ['the total', contract('total_cents = total_cents + 1'), 'signed'],
    ['the signer’s name', contract("signed_by = 'Somebody Else'"), 'signed'],
    ['the cancellation deadline', contract('cancel_by = cancel_by - 1'), 'signed'],
    ['the hash of its file', contract("document_hash = 'other'"), 'sealed'],
    ['its status', contract("status = 'opened'"), 'sealed'],
    ['the time of sending', contract('sent_at = sent_at - 1'), 'sealed'],
    ['the time of opening', contract('opened_at = opened_at - 1'), 'sealed'],
    ['the time of sealing', contract('sealed_at = sealed_at + 1'), 'sealed'],
    ['the cancellation', contract('cancelled_at = sealed_at'), 'sealed'],
    ['the refusal', contract('declined_at = sealed_at'), 'sealed'],
    ['the payment of the deposit', contract('deposit_paid_at = sealed_at'), 'sealed'],
    ['the refund of the deposit', contract('deposit_refunded_at = sealed_at'), 'sealed'],
    ['the company’s signature', contract("countersigned_by = 'Somebody Else'"), 'sealed'],
    ['the text', words(({ html }) => ({ html: html.replace('roof', 'door') })), 'sent'],
    ['the signed text', words(({ signedHtml }) => ({ signedHtml: signedHtml?.replace('roof', 'door') })), 'signed'],
    ['the signed text and its hash', words(() => ({ signedHtml: '', signedHtmlHash: sha256('') })), 'signed'],
    ['the data of the PDF', words(({ facts }) => ({ facts: { ...facts, totalCents: 1 } })), 'signed'],
    ['the signature', words(({ facts }) => ({ facts: { ...facts, signers: [] } })), 'signed'],
    ['the consent', words(() => ({ consentText: 'Other' })), 'signed'],
    ['the file with its text', overwritten, 'signed'],
    ['that file, by deleting it', lost, 'signed'],
  ])('is not intact after a change to %s, as its evidence and the log say', async (_, alter, type) => {
    await restore()
    const { id, client, token } = made
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await alter(id)
    const { isIntact, fault } = await evidenceOf(id, client)
    expect([isIntact, fault]).toEqual([false, { position: expect.any(Number), type, problem: expect.any(String) }])
    expect(logged.mock.calls.flat().join()).toContain(id)
    expect(await getByToken(id, token)).toMatchObject(refusal)
    expect(await client.get(`/api/contracts/${id}`)).toMatchObject(refusal)
  })

  it('has a PDF that is still served but reported as altered, and can still be canceled', async () => {
    await restore()
    const { id, token } = made
    await contract('total_cents = 1')(id)
    expect((await documentOf(id, token)).status).toBe(200)
    const verified = await request('POST', '/api/contracts/verify', {
      body: await sealedFile(id),
      headers: { 'content-type': 'application/pdf', 'cf-connecting-ip': crypto.randomUUID() },
    })
    expect(verified.body).toMatchObject({ isOurs: true, isIntact: false, contractId: id })
    expect((await withoutQueues(() => act(id, 'cancel', { token }))).status).toBe(200)
  })
})

describe('a sealed contract whose stored file was replaced', () => {
  const other = Buffer.from('another file')
  let made: Awaited<ReturnType<typeof sealed>>
  let own: Uint8Array<ArrayBuffer>
  let exchange: (file: Uint8Array) => Promise<unknown>
  beforeAll(async () => {
    made = await sealed()
    own = await sealedFile(made.id)
    const [row] = await rowsOf<{ key: string }>('select document_key as key from contracts where id = ?', made.id)
    exchange = (file) => env.FILES.put(row?.key ?? '', file)
  })

  it('does not serve the file as ours, as its evidence and the log say', async () => {
    const { id, client, token } = made
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await exchange(other)
    expect(await documentOf(id, token)).toMatchObject(refusal)
    expect((await client.get(`/api/contracts/${id}/document.pdf`)).status).toBe(409)
    expect(logged.mock.calls.flat().join()).toContain(id)
    const { isIntact, fault } = await evidenceOf(id, client)
    expect([isIntact, fault]).toMatchObject([
      false,
      { type: 'sealed', problem: expect.stringContaining('stored file') },
    ])
    await d1.prepare('update contracts set document_hash = ? where id = ?').bind(sha256(other), id).run()
    expect(await documentOf(id, token)).toMatchObject(refusal)
    await exchange(own)
    expect((await documentOf(id, token)).status).toBe(200)
  })

  it('does not attach the file to the emails with the copy', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await exchange(other)
    const mailbox = newMailbox()
    for (const mail of await mailsOf(made.id)) if (mail.kind === 'copy') await mailbox.deliver(mail.id)
    expect(mailbox.received).toHaveLength(2)
    expect(mailbox.received.flatMap(({ parts }) => parts.filter(({ type }) => type.includes('pdf')))).toEqual([])
  })
})

describe('a contract that was altered before its signature', () => {
  let made: Awaited<ReturnType<typeof agreed>>
  let restore: Awaited<ReturnType<typeof kept>>
  beforeAll(async () => {
    made = await agreed()
    restore = await kept(made.id)
  })

  it.each([
    ['the total', contract('total_cents = 1')],
    ['the homeowner’s name', contract("homeowner_name = 'Other'")],
    ['the consent', words(() => ({ consentText: 'Other' }))],
    ['its deadline', contract('expires_at = expires_at + 1')],
    ['the time of consent', contract('consented_at = consented_at + 1')],
    ['its text', words(({ html }) => ({ html: html.replace('roof', 'door') }))],
    ['its text and its hash', words(() => ({ html: '', htmlHash: sha256('') }))],
    ['the data of the PDF', words(({ facts }) => ({ facts: { ...facts, lines: [] } }))],
    ['the file with its text', overwritten],
    ['that file, by deleting it', lost],
  ])('is neither shown nor signed after a change to %s', async (_, alter) => {
    await restore()
    const { id, token, client } = made
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
    await alter(id)
    expect((await evidenceOf(id, client)).isIntact).toBe(false)
    expect(await act(id, 'sign', signing(token))).toMatchObject(refusal)
    expect(await getByToken(id, token)).toMatchObject(refusal)
    expect((await documentOf(id, token)).status).toBe(409)
    expect((await client.post(`/api/contracts/${id}/resend`)).status).toBe(409)
    const page = await request('GET', `/contracts/${id}?token=${token}`)
    expect([page.status, page.text.includes('can’t be shown'), page.text.includes('Maria')]).toEqual([409, true, false])
    expect(await rowsOf('select status from contracts where id = ?', id)).toEqual([{ status: 'opened' }])
  })

  it('can still be voided by the company', async () => {
    await restore()
    await contract('total_cents = 1')(made.id)
    expect((await made.client.post(`/api/contracts/${made.id}/void`)).status).toBe(200)
  })

  it('takes no consent, and its link is not emailed', async () => {
    const { id, token } = await withoutQueues(newContract)
    expect((await withoutQueues(() => documentOf(id, token))).status).toBe(200)
    await contract('total_cents = 1')(id)
    expect(await act(id, 'consent', { token })).toMatchObject(refusal)
    const mailbox = newMailbox()
    for (const mail of await mailsOf(id)) await mailbox.deliver(mail.id)
    expect(mailbox.received).toEqual([])
  })
})

it('never seals what was altered between signature and seal, and tells the company once', async () => {
  const { id } = await withoutQueues(signed)
  await words(({ facts }) => ({ facts: { ...facts, totalCents: 1 } }))(id)
  const seal = (now: number) => sealContract(workIn(envOf(id)), { kind: 'seal-contract', contractId: id }, now)
  await withoutQueues(() => seal(Date.now()))
  const [row] = await rowsOf<{ sealed_at: number | null; sealing_until: number }>(
    'select sealed_at, sealing_until from contracts where id = ?',
    id,
  )
  expect(row?.sealed_at).toBeNull()
  expect(row?.sealing_until).toBeGreaterThan(Date.now() + 3_600_000)
  const told = async () => (await mailsOf(id)).filter(({ kind }) => kind === 'unsealed').map(({ audience }) => audience)
  expect(await told()).toEqual(['company'])
  await withoutQueues(() => seal((row?.sealing_until ?? 0) + 1000))
  expect(await told()).toEqual(['company'])
})

it('can be canceled within the legal time even if the file with its text is gone, and then shows no text', async () => {
  const { id, token } = await withoutQueues(signed)
  await lost(id)
  const answer = await withoutQueues(() => act(id, 'cancel', { token }))
  expect([answer.status, answer.body.contract.status, answer.body.contract.html]).toEqual([200, 'cancelled', null])
})

it('does not accept a rewritten chain as ours by appending to it', async () => {
  const { id, token, client } = await withoutQueues(signed)
  await run(
    'delete from contract_events where contract_id = ?1 and position = (select event_count - 1 from contracts where id = ?1)',
    id,
  )
  await run(
    `update contracts set event_count = event_count - 1, head = (
       select hash from contract_events where contract_id = ?1 order by position desc limit 1) where id = ?1`,
    id,
  )
  expect((await evidenceOf(id, client)).isIntact).toBe(false)
  expect((await withoutQueues(() => act(id, 'cancel', { token }))).status).toBe(200)
  const { isIntact, events } = await evidenceOf(id, client)
  expect([isIntact, events.at(-1).type]).toEqual([false, 'cancelled'])
})
