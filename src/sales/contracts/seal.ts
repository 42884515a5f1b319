import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { commit, none, type Work } from '../../core/database/commit'
import { isoTime } from '../../core/http/shapes'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { day, hour, minute } from '../../core/time'
import { NoTimestamp, namesOfAuthorities, type Timestamp } from '../../providers/timestamps/timestamps'
import type { SealContract } from './after-signature'
import { changeContract } from './change'
import { evidenceOf } from './compare'
import { sealedKey } from './document'
import { newEvidence, serviceParty } from './evidence'
import { evidenceFile, evidencePages } from './evidence-pages'
import { drawDocument } from './pdf/render'
import { signPdf, stampPdf } from './pdf/seal'
import { verifyPdf } from './pdf/verify'
import { emailsAbout, findEvents, mailsTo } from './queries'
import { type ContractDocument, dropUnnamedFiles, findStoredDocument, folderOf } from './stored-document'
import { type Contract, type ContractEvent, contracts } from './tables'

const isUnsealed = (id: string) => and(eq(contracts.id, id), isNotNull(contracts.signedAt), isNull(contracts.sealedAt))

/**
 * An altered contract is never sealed. A message delivered twice finds the lease taken or the contract sealed. A file
 * left by a run that died is never served, because the contract doesn't name it.
 */
export async function sealContract(work: Work, { contractId: id }: SealContract, now = Date.now()) {
  const { env, db } = work
  const {
    leased: [contract],
    events,
  } = await commit(
    work,
    {
      leased: db
        .update(contracts)
        .set({ sealingUntil: now + jobLease })
        .where(and(isUnsealed(id), lte(contracts.sealingUntil, now)))
        .returning(),
      events: findEvents(db, id),
    },
    none,
  )
  if (!contract) return
  const document = await findStoredDocument(env, contract)
  const evidence = evidenceOf(env, { contract, document }, events)
  if (!evidence.isIntact || !document) return tellUnsealed(work, id, now + day, now)
  try {
    const details = JSON.stringify(
      { contractId: id, number: contract.number, title: contract.title, ...evidence },
      null,
      2,
    )
    const renew = () => sealLater(work, id, Date.now() + jobLease)
    const made = await keepLease(renew, async () => {
      const signed =
        (await findSigned(env, contract, now)) ?? (await drawSigned(env, contract, document, events, details, now))
      return stamped(env, contract, signed, now)
    })
    if (!made) return await waitForTime(work, contract, now)
    const { bytes, timestamp } = made
    const hash = sha256(bytes)
    const key = sealedKey(contract, hash)
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
    await finish(work, contract, { key, hash, timestamp }, now)
    await dropUnnamedFiles(env, { organizationId: contract.organizationId, contractId: id }, Number.POSITIVE_INFINITY)
  } catch (error) {
    await sealLater(work, id, now)
    throw error
  }
}

const sealLater = (work: Work, id: string, from: number, effects = none) =>
  commit(work, { later: work.db.update(contracts).set({ sealingUntil: from }).where(isUnsealed(id)) }, effects)

/** Named by the head, because whatever happens to the contract in the meantime belongs on its evidence pages. */
const signedKey = (contract: Contract) => `${folderOf(contract)}/signed/${contract.head}.pdf`

async function stamped(env: Env, contract: Contract, signed: Uint8Array, now: number) {
  try {
    return await stampPdf(env, signed, now)
  } catch (error) {
    if (!(error instanceof NoTimestamp)) throw error
    await env.FILES.put(signedKey(contract), signed, { httpMetadata: { contentType: 'application/pdf' } })
    return undefined
  }
}

/** Reuses the file drawn when no authority responded, because drawing it is most of the work. */
async function findSigned(env: Env, contract: Contract, now: number) {
  if (now < (contract.signedAt ?? now) + minute) return undefined
  const kept = await env.FILES.get(signedKey(contract))
  const bytes = kept && new Uint8Array(await kept.arrayBuffer())
  const { isIntact, contractId } = bytes ? await verifyPdf(env, bytes) : {}
  return bytes && isIntact && contractId === contract.id ? bytes : undefined
}

/** Waits as long again as the contract has waited so far, between a minute and an hour. */
async function waitForTime(work: Work, { id, signedAt }: Contract, now: number) {
  const waited = now - (signedAt ?? now)
  const from = now + Math.min(hour, Math.max(minute, waited))
  if (waited < day) return sealLater(work, id, from)
  log('error', { message: 'A contract has waited a day for its time stamp.', contractId: id })
  return tellUnsealed(work, id, from, now)
}

/** A contract can stay unsealed for days, so the company is emailed only once. */
function tellUnsealed(work: Work, id: string, from: number, now: number) {
  const mail = { purpose: 'contract.unsealed', audience: 'company', onceIn: now } as const
  return sealLater(work, id, from, [emailsAbout(id, [mail], now, sql`${contracts.sealedAt} is null`)])
}

async function drawSigned(
  env: Env,
  contract: Contract,
  { facts }: ContractDocument,
  events: ContractEvent[],
  details: string,
  now: number,
) {
  const { id, head, title, language, timeZone } = contract
  const authorities = namesOfAuthorities(env)
  const withEvidence = { ...facts, evidence: evidencePages(events, { language, timeZone, head, authorities }) }
  const attachment = { name: evidenceFile, type: 'application/json', content: details, madeAt: now }
  const pdf = await drawDocument({ facts: withEvidence, about: { title, language, contractId: id, attachment } })
  return signPdf(env, pdf)
}

/**
 * A contract that was canceled in the meantime stays canceled but is still sealed, because the signed document must be
 * kept.
 */
type Sealed = { key: string; hash: string; timestamp: Timestamp }

function finish(work: Work, before: Contract, { key, hash, timestamp }: Sealed, now: number) {
  const { authority } = timestamp
  const content = { documentHash: hash, head: before.head, timestamp: { at: isoTime(timestamp.at), authority } }
  const access = { organizationId: before.organizationId }
  return changeContract(work, { id: before.id, access, now }, ({ contract }) =>
    contract.sealedAt === null
      ? {
          set: {
            status: sql`case when status = 'signed' then 'sealed' else status end`,
            sealedAt: now,
            documentKey: key,
            documentHash: hash,
          },
          evidence: [newEvidence(serviceParty, 'sealed', now, content)],
          events: ['contract.sealed'],
          mails: [
            ...mailsTo(contract.signers, { purpose: 'contract.copy' }),
            { purpose: 'contract.copy', audience: 'company' },
          ],
        }
      : undefined,
  )
}

const contractsAtOnce = 50

/** Contracts that failed before come last, so that they don't hold up the others. */
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
  run: (work, message) => sealContract(work, message),
})
