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

/**
 * The full text of a contract, frozen, in a file of its own: it is long, and only those who open the contract read it.
 */
export type ContractDocument = {
  consentText: string
  facts: ContractFacts
  html: string
  htmlHash: string
  /** The document with the signatures made so far; null before the first. */
  signedHtml: string | null
  signedHtmlHash: string | null
}

/** The document with the signatures made so far. */
export const shownWords = ({ html, htmlHash, signedHtml, signedHtmlHash }: ContractDocument) => ({
  html: signedHtml ?? html,
  hash: signedHtmlHash ?? htmlHash,
})

type Place = Pick<Contract, 'organizationId' | 'id'>

export const folderOf = ({ organizationId, id }: Place) => `contracts/${organizationId}/${id}`

/**
 * Stored before the row that names it, and never over another file. If no row ever names it, a message sent before the
 * row is written finds it an hour later.
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

/** Undefined if the file is gone, or doesn't match the hash in its name. */
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

/** Younger files may belong to a change that is about to be written. */
const graceMilliseconds = 10 * minute

/** Looks in the company's current shard, because its old one no longer has rows that name the files. */
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
  // A drawing of the document is useful until the contract is signed.
  const isDrawing = (key: string) => contract?.signedAt === null && key.endsWith('.pdf')
  const unnamed = found.filter(
    ({ key, uploaded }) => !named?.includes(key) && !isDrawing(key) && uploaded.getTime() < now - graceMilliseconds,
  )
  if (unnamed.length) await env.FILES.delete(unnamed.map(({ key }) => key))
}

const filesOf = async (env: Env, place: Place) => (await env.FILES.list({ prefix: `${folderOf(place)}/` })).objects

/** Runs before the contract's row is deleted. */
export async function deleteFilesOf(env: Env, places: Place[]) {
  for (const place of places) {
    const found = await filesOf(env, place)
    if (found.length) await env.FILES.delete(found.map(({ key }) => key))
  }
}

/**
 * No row makes this due: it is needed only after a failure, and at the latest, the files are deleted with the contract.
 */
export const dropUnnamedFilesJob = defineJob({
  kind: 'drop-unnamed-files',
  queue: 'JOBS',
  run: ({ env }, message: DropUnnamedFiles) => dropUnnamedFiles(env, message),
})
