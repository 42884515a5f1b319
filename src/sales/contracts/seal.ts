import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { type Database, primaryDatabase } from '../../core/database/database'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { day } from '../../core/time'
import { queueMails } from '../../events/mails/write-mails'
import { changeContract } from './change'
import { evidenceOf } from './compare'
import { sealedKey } from './document'
import { newEvidence, serviceParty } from './evidence'
import { evidenceFile, evidencePages } from './evidence-pages'
import { drawDocument } from './pdf/render'
import { sealPdf } from './pdf/seal'
import { findEvents } from './queries'
import type { SealContract } from './sign'
import { type ContractDocument, dropUnnamedFiles, findStoredDocument } from './stored-document'
import { type Contract, type ContractEvent, contracts } from './tables'

const isUnsealed = (id: string) => and(eq(contracts.id, id), isNotNull(contracts.signedAt), isNull(contracts.sealedAt))

/**
 * What was altered is never sealed. A message delivered twice finds the lease taken or the contract sealed. A file of a run that died is never served,
 * because the contract must name it.
 */
export async function sealContract(env: Env, { contractId: id }: SealContract, now = Date.now()) {
  const db = primaryDatabase(env)
  const [[contract], events] = await db.batch([
    db
      .update(contracts)
      .set({ sealingUntil: now + jobLease })
      .where(and(isUnsealed(id), lte(contracts.sealingUntil, now)))
      .returning(),
    findEvents(db, id),
  ])
  if (!contract) return
  const document = await findStoredDocument(env, contract)
  const evidence = evidenceOf(env, { contract, document }, events)
  if (!evidence.isIntact || !document) return void (await sealLater(db, id, now + day))
  try {
    const details = JSON.stringify(
      { contractId: id, number: contract.number, title: contract.title, ...evidence },
      null,
      2,
    )
    const bytes = await drawSealed(env, contract, document, events, details, now)
    const hash = sha256(bytes)
    const key = sealedKey(contract, hash)
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
    const mailIds = await finish(db, env, contract, { key, hash }, now)
    await queueMails(env, mailIds)
    await dropUnnamedFiles(env, { organizationId: contract.organizationId, contractId: id }, Number.POSITIVE_INFINITY)
  } catch (error) {
    await sealLater(db, id, now)
    throw error
  }
}

const sealLater = (db: Database, id: string, from: number) =>
  db.update(contracts).set({ sealingUntil: from }).where(isUnsealed(id))

async function drawSealed(
  env: Env,
  contract: Contract,
  { facts }: ContractDocument,
  events: ContractEvent[],
  details: string,
  now: number,
) {
  const { id, head, title, language, timeZone } = contract
  const withEvidence = { ...facts, evidence: evidencePages(events, { language, timeZone, head }) }
  const attachment = { name: evidenceFile, type: 'application/json', content: details, madeAt: now }
  const pdf = await drawDocument({ facts: withEvidence, about: { title, language, contractId: id, attachment } })
  return new Uint8Array(await sealPdf(env, pdf))
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
            { purpose: 'contract.copy', audience: 'homeowner' },
            { purpose: 'contract.copy', audience: 'company' },
          ],
        }
      : undefined,
  )
  return mailIds
}

const contractsAtOnce = 50

/** Earlier failures come last, so that they do not hold up the others. */
export const sealContractJob = defineJob({
  kind: 'seal-contract',
  queue: 'JOBS',
  due: (db, _env, now) =>
    db
      .select({ contractId: contracts.id })
      .from(contracts)
      .where(
        and(
          sql`${contracts.signedAt} is not null and ${contracts.sealedAt} is null and ${contracts.sealingUntil} < ${now}`,
          isAtHome(db, contracts.organizationId),
        ),
      )
      .orderBy(contracts.sealingUntil)
      .limit(contractsAtOnce),
  run: (env, message) => sealContract(env, message),
})
