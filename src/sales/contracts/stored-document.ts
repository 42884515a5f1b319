import { eq } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { read } from '../../core/database/commit'
import { primaryDatabase } from '../../core/database/database'
import { findAtShard } from '../../core/database/shards'
import { organizations } from '../../core/database/tables'
import { defineJob } from '../../core/jobs/define-job'
import { startJob } from '../../core/jobs/start'
import { hour, minute } from '../../core/time'
import { type Contract, contracts } from './tables'
import type { ContractFacts } from './tree'

/** All the words of a contract, frozen, in a file of their own: they are long, and only who opens the contract reads them. */
export type ContractDocument = {
  consentText: string
  facts: ContractFacts
  html: string
  htmlHash: string
  /** As in the facts; of contracts that were made when there was but one signer. */
  /** With those signatures that it has by now. */
  signedHtml: string | null
  signedHtmlHash: string | null
}

/** With the signatures that are on it by now. */
export const shownWords = ({ html, htmlHash, signedHtml, signedHtmlHash }: ContractDocument) => ({
  html: signedHtml ?? html,
  hash: signedHtmlHash ?? htmlHash,
})

type Place = Pick<Contract, 'organizationId' | 'id'>

export const folderOf = ({ organizationId, id }: Place) => `contracts/${organizationId}/${id}`

/**
 * Before the row that names it, and never over another. One that no row comes to name is found an hour later, by a
 * message that is on its way before the row is written.
 */
export async function storeDocument(env: Env, place: Place, document: ContractDocument): Promise<string> {
  const text = JSON.stringify(document)
  const key = `${folderOf(place)}/words/${sha256(text)}.json`
  await Promise.all([
    env.FILES.put(key, text, {
      httpMetadata: { contentType: 'application/json' },
      onlyIf: { etagDoesNotMatch: '*' },
    }),
    startJob(env, droppingOf(place), 'JOBS', hour / 1000),
  ])
  return key
}

/** Undefined if the file is gone or is not the one that its name says. */
export async function findStoredDocument(
  env: Env,
  { wordsKey }: Pick<Contract, 'wordsKey'>,
): Promise<ContractDocument | undefined> {
  const kept = await env.FILES.get(wordsKey)
  const text = await kept?.text()
  return text !== undefined && wordsKey.endsWith(`/${sha256(text)}.json`) ? JSON.parse(text) : undefined
}

type DropUnnamedFiles = { kind: 'drop-unnamed-files'; organizationId: string; contractId: string }

const droppingOf = ({ organizationId, id }: Place): DropUnnamedFiles => ({
  kind: 'drop-unnamed-files',
  organizationId,
  contractId: id,
})

/** What is younger may be of a change that is about to be written. */
const graceMilliseconds = 10 * minute

/** Looked for where the company is now: where it moved away from, no row names anything any more. */
export async function dropUnnamedFiles(
  env: Env,
  { organizationId, contractId: id }: Omit<DropUnnamedFiles, 'kind'>,
  now = Date.now(),
) {
  const at = await findAtShard(env, organizationId)
  if (!at) return
  const found = await filesOf(env, { organizationId, id })
  const db = primaryDatabase(at)
  const {
    companies: [company],
    found: [contract],
  } = await read(db, {
    companies: db.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, organizationId)),
    found: db
      .select({ wordsKey: contracts.wordsKey, documentKey: contracts.documentKey, signedAt: contracts.signedAt })
      .from(contracts)
      .where(eq(contracts.id, id)),
  })
  if (!company) return
  const named = contract && [contract.wordsKey, contract.documentKey]
  // A drawing of the words serves until the signature.
  const isDrawing = (key: string) => contract?.signedAt === null && key.endsWith('.pdf')
  const unnamed = found.filter(
    ({ key, uploaded }) => !named?.includes(key) && !isDrawing(key) && uploaded.getTime() < now - graceMilliseconds,
  )
  if (unnamed.length) await env.FILES.delete(unnamed.map(({ key }) => key))
}

const filesOf = async (env: Env, place: Place) => (await env.FILES.list({ prefix: `${folderOf(place)}/` })).objects

/** Before its row goes. */
export async function deleteFilesOf(env: Env, places: Place[]) {
  for (const place of places) {
    const found = await filesOf(env, place)
    if (found.length) await env.FILES.delete(found.map(({ key }) => key))
  }
}

/** No row makes it due: it is needed only after a failure, and the files of a contract go with it at the latest. */
export const dropUnnamedFilesJob = defineJob({
  kind: 'drop-unnamed-files',
  queue: 'JOBS',
  run: ({ env }, message: DropUnnamedFiles) => dropUnnamedFiles(env, message),
})
