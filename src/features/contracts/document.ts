import { ApiError } from '../../core/errors'
import type { Whole } from './change'
import type { Contract } from './tables'

const folderOf = ({ organizationId, id }: Contract) => `contracts/${organizationId}/${id}`

export const sealedKey = (contract: Contract, hash: string) => `${folderOf(contract)}/sealed/${hash}.pdf`
export const sealedFolder = (contract: Contract) => `${folderOf(contract)}/sealed/`

export async function readDocument(env: Env, { contract, document }: Whole): Promise<Uint8Array<ArrayBuffer>> {
  if (contract.signedAt !== null) return readSealed(env, contract)
  const key = `${folderOf(contract)}/words/${document.htmlHash}.pdf`
  const kept = await env.FILES.get(key)
  if (kept) return new Uint8Array(await kept.arrayBuffer())
  const [{ contractTree }, { renderPdf }] = await Promise.all([import('./tree'), import('./pdf/render')])
  const about = { title: contract.title, language: contract.language, contractId: contract.id }
  const bytes = new Uint8Array(await renderPdf(contractTree(document.facts), about))
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
  return bytes
}

/** A mail may have 5 MB, and its base64 encoding adds a third. */
const largestAttachment = 3_500_000

export async function copyToAttach(env: Env, { documentKey, number }: Contract) {
  const kept = documentKey ? await env.FILES.get(documentKey) : null
  if (!kept) return undefined
  if (kept.size > largestAttachment) return void (await kept.body.cancel())
  const content = new Uint8Array(await kept.arrayBuffer())
  return { name: `contract-${number}.pdf`, type: 'application/pdf', content }
}

async function readSealed(env: Env, { documentKey }: Contract) {
  const kept = documentKey ? await env.FILES.get(documentKey) : null
  if (!kept)
    throw new ApiError(503, 'The signed document is being sealed. Ask for it in a moment.', { 'retry-after': '5' })
  return new Uint8Array(await kept.arrayBuffer())
}
