import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { serviceParty } from '../../src/sales/contracts/evidence'
import { sealContract } from '../../src/sales/contracts/seal'
import { sign } from '../../src/sales/contracts/sign'
import { origin, request } from '../support/client'
import { getByToken, rowsOf, sealedFile, signing, withoutQueues } from '../support/contracts'
import { databaseOf, envOf } from '../support/databases'
import stored from '../support/old-contracts.json'
import { wordsOfPdf } from '../support/pdf'

type Mark = Parameters<typeof sign>[3]
type Row = Record<string, string | number | null>
type Stored = { contract: Row; events: Row[]; links: Row[]; words: string; token: string }

/** Rows and files as they were written when a contract had one signer, with their hashes and their seals. */
async function restored(which: keyof typeof stored) {
  const { contract, events, links, words, token } = stored[which] as unknown as Stored
  const id = String(contract.id)
  const database = databaseOf(id)
  const insert = (table: string, row: Row) =>
    database
      .prepare(
        `insert or replace into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
          .map(() => '?')
          .join()})`,
      )
      .bind(...Object.values(row))
  await database.batch([
    insert('organizations', { id: contract.organization_id as string, name: 'Summit', created_at: 1, updated_at: 1 }),
    insert('contracts', contract),
    ...events.map((row) => insert('contract_events', row)),
    ...links.map((row) => insert('contract_links', row)),
  ])
  await env.FILES.put(String(contract.words_key), words)
  return { id, token }
}

const evidenceBy = async (id: string, token: string) =>
  (await request('GET', `/api/contracts/${id}/evidence?token=${token}`)).body.evidence

describe('a contract of the time when there was one signer', () => {
  it('is intact, is signed by its homeowner, and stays so', async () => {
    const { id, token } = await restored('consented')
    expect(await evidenceBy(id, token)).toMatchObject({ isIntact: true, fault: null })
    const { initials, ...mark } = signing(token, { initials: { Payment: 'MO' } }) as never as Mark
    const asked = { id, access: { token }, now: Number(stored.consented.contract.consented_at) + 1000 }
    const db = primaryDatabase(envOf(id))
    const { contract } = await withoutQueues(() =>
      sign(db, envOf(id), asked, { ...mark, initials }, serviceParty, { origin }),
    )
    expect(contract).toMatchObject({ status: 'signed', signedBy: 'Maria Okafor' })
    expect(await evidenceBy(id, token)).toMatchObject({ isIntact: true, fault: null })
    const [row] = await rowsOf<{ signers: string }>('select signers from contracts where id = ?', id)
    expect(JSON.parse(row?.signers ?? '')).toMatchObject([{ id, signedAt: expect.any(Number) }])
  })

  it('is sealed with its signature if it was signed then', async () => {
    const { id, token } = await restored('signed')
    expect(await evidenceBy(id, token)).toMatchObject({ isIntact: true, fault: null })
    await withoutQueues(() => sealContract(envOf(id), { kind: 'seal-contract', contractId: id }))
    expect((await getByToken(id, token)).body.contract).toMatchObject({ status: 'sealed', signerId: id })
    expect((await wordsOfPdf(await sealedFile(id))).join(' ')).toContain('Signed by Maria Okafor')
    expect(await evidenceBy(id, token)).toMatchObject({ isIntact: true, fault: null })
  })
})
