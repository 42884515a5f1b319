import { eq } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { read } from '../../core/database/commit'
import { primaryDatabase } from '../../core/database/database'
import { findAtShard } from '../../core/database/shards'
import { ApiError, valueOrThrow } from '../../core/http/errors'
import type { Evidenced } from './change'
import { faultOf, fileFaultOf, requireDocument, requireUnaltered } from './compare'
import { findEvents } from './queries'
import { findStoredDocument, folderOf, shownWords } from './stored-document'
import { type Contract, type ContractEvent, contracts } from './tables'

export const sealedKey = (contract: Contract, hash: string) => `${folderOf(contract)}/sealed/${hash}.pdf`

export async function readDocument(env: Env, whole: Evidenced): Promise<Uint8Array<ArrayBuffer>> {
  const { contract } = whole
  if (contract.signedAt !== null) return readSealed(env, whole)
  const document = requireDocument(whole)
  const key = `${folderOf(contract)}/words/${shownWords(document).hash}.pdf`
  const kept = await env.FILES.get(key)
  if (kept) return new Uint8Array(await kept.arrayBuffer())
  const about = { title: contract.title, language: contract.language, contractId: contract.id }
  const bytes = new Uint8Array(await env.ON_DEMAND.drawContract({ facts: document.facts, about }))
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
  return bytes
}

/** An email may have 5 MB, and base64 adds a third. */
const largestAttachment = 3_500_000

export async function copyToAttach(env: Env, { documentKey, number }: Contract, events: ContractEvent[]) {
  const kept = documentKey ? await env.FILES.get(documentKey) : null
  if (!kept) return undefined
  if (kept.size > largestAttachment) return void (await kept.body.cancel())
  const content = new Uint8Array(await kept.arrayBuffer())
  if (fileFaultOf(content, events)) return undefined
  return { name: `contract-${number}.pdf` as const, type: 'application/pdf' as const, content }
}

async function readSealed(env: Env, { contract, events }: Evidenced) {
  const file = await findSealedFile(env, contract)
  if (!file)
    throw new ApiError(503, 'document_being_sealed', 'The signed document is being sealed. Try again in a moment.', {
      'retry-after': '5',
    })
  requireUnaltered({ fault: fileFaultOf(file, events) })
  return file
}

export async function findSealedFile(env: Env, { documentKey }: Contract) {
  const kept = documentKey ? await env.FILES.get(documentKey) : null
  return kept && new Uint8Array(await kept.arrayBuffer())
}

/** The signature proves the file, and the chain proves the evidence behind it. */
export async function verify(env: Env, pdf: Uint8Array<ArrayBuffer>) {
  const { isSignedByUs, ...found } = valueOrThrow(await env.ON_DEMAND.verifyContract(pdf))
  const { isIntact, contractId, sealedAt } = found
  // The Worker that verifies may still run the previous release.
  const answer = { isOurs: isSignedByUs, isIntact, contractId, sealedAt, timestamp: found.timestamp ?? null }
  if (!isSignedByUs || !isIntact || !contractId) return answer
  const at = await findAtShard(env, contractId)
  if (!at) return { ...answer, isIntact: false }
  const db = primaryDatabase(at)
  const {
    found: [contract],
    events,
  } = await read(db, {
    found: db.select().from(contracts).where(eq(contracts.id, contractId)),
    events: findEvents(db, contractId),
  })
  if (!contract || contract.documentHash !== sha256(pdf)) return { ...answer, isIntact: false }
  const document = await findStoredDocument(at, contract)
  return { ...answer, isIntact: !faultOf(env, { contract, document }, events) }
}
