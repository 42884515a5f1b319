import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { sha256 } from '../../core/sha256'
import { newEvidence, serviceParty } from './acting-party'
import { changeContract } from './change'
import { sealedFolder, sealedKey } from './document'
import { evidencePages } from './evidence-pages'
import { queueMails, type SealContract, sealMessage } from './mail-queue'
import { findEvents } from './queries'
import { findDocument } from './statements'
import { type Contract, type ContractDocument, type ContractEvent, contracts } from './tables'

const leaseLength = 2 * 60 * 1000

const isUnsealed = (id: string) => and(eq(contracts.id, id), isNotNull(contracts.signedAt), isNull(contracts.sealedAt))

/**
 * A message delivered twice finds the lease taken or the contract sealed. A file of a run that died is never served,
 * because the contract must name it.
 */
export async function sealContract(env: Env, { contractId: id }: SealContract, now = Date.now()) {
  const db = primaryDatabase(env)
  const [[contract], [document], events] = await db.batch([
    db
      .update(contracts)
      .set({ sealingUntil: now + leaseLength })
      .where(and(isUnsealed(id), lte(contracts.sealingUntil, now)))
      .returning(),
    findDocument(db, id),
    findEvents(db, id),
  ])
  if (!contract || !document) return
  try {
    const bytes = await drawSealed(env, contract, document, events)
    const hash = sha256(bytes)
    const key = sealedKey(contract, hash)
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
    const mailIds = await finish(db, env, contract, { key, hash }, now)
    await queueMails(env, mailIds)
    await dropOthers(env, db, contract)
  } catch (error) {
    await db.update(contracts).set({ sealingUntil: now }).where(isUnsealed(id))
    throw error
  }
}

async function drawSealed(env: Env, contract: Contract, { facts }: ContractDocument, events: ContractEvent[]) {
  const { id, head, title, language, timeZone } = contract
  const [{ contractTree }, { renderPdf }, { sealPdf }] = await Promise.all([
    import('./tree'),
    import('./pdf/render'),
    import('./pdf/seal'),
  ])
  const root = contractTree({ ...facts, evidence: evidencePages(events, head, language, timeZone) })
  return new Uint8Array(await sealPdf(env, await renderPdf(root, { title, language, contractId: id })))
}

/** A contract cancelled meanwhile stays cancelled but is still sealed, because the signed document must be kept. */
async function finish(db: Database, env: Env, before: Contract, file: { key: string; hash: string }, now: number) {
  const access = { organizationId: before.organizationId }
  const { mailIds } = await changeContract(db, env, { id: before.id, access, now }, ({ contract }) =>
    contract.sealedAt === null
      ? {
          set: {
            status: sql`case when status = 'signed' then 'sealed' else status end`,
            sealedAt: now,
            documentKey: file.key,
            documentHash: file.hash,
          },
          evidence: [newEvidence(serviceParty, 'sealed', now, { documentHash: file.hash, head: before.head })],
          events: ['contract.sealed'],
          mails: [
            { kind: 'copy', audience: 'homeowner' },
            { kind: 'copy', audience: 'company' },
          ],
        }
      : undefined,
  )
  return mailIds
}

async function dropOthers(env: Env, db: Database, contract: Contract) {
  const [{ key } = { key: null }] = await db
    .select({ key: contracts.documentKey })
    .from(contracts)
    .where(eq(contracts.id, contract.id))
  const { objects } = await env.FILES.list({ prefix: sealedFolder(contract) })
  const others = objects.map((object) => object.key).filter((each) => each !== key)
  if (key && others.length) await env.FILES.delete(others)
}

const contractsAtOnce = 50

/** Earlier failures come last, so that they do not hold up the others. */
export async function sweepUnsealed(env: Env, now: number) {
  const rows = await primaryDatabase(env)
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      sql`${contracts.signedAt} is not null and ${contracts.sealedAt} is null and ${contracts.sealingUntil} < ${now}`,
    )
    .orderBy(contracts.sealingUntil)
    .limit(contractsAtOnce)
  if (!rows.length) return
  log('warn', { message: 'Signed contracts are sealed by the schedule.', contracts: rows.length })
  await env.JOBS.sendBatch(rows.map(({ id }) => ({ body: sealMessage(id) })))
}
