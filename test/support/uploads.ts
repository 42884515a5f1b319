import { env } from 'cloudflare:workers'
import { encode } from 'fast-png'
import { vi } from 'vitest'
import { readDocument } from '../../src/answers/knowledge/ingest'
import type { ReadDocument } from '../../src/answers/knowledge/steps'
import type { signedIn } from './client'
import { d1, envOf } from './databases'
import { workIn } from './running'

type Client = Awaited<ReturnType<typeof signedIn>>
type File = { filename: string; contentType: string; content: Uint8Array | string }

const asBytes = (content: Uint8Array | string) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** Replaces the client's upload between upload-init and complete; the e2e tests do it with the presigned URL. */
export const put = (key: string, { content, contentType }: Omit<File, 'filename'>) =>
  env.FILES.put(key, asBytes(content), { httpMetadata: { contentType } })

export async function uploadMedia(client: Client, file: File) {
  const { filename, contentType, content } = file
  const sizeBytes = asBytes(content).length
  const { body } = await client.post('/api/media/upload-init', { filename, contentType, sizeBytes })
  await put(body.storageKey, file)
  const { media } = (await client.post('/api/media/complete', { mediaId: body.mediaId })).body
  return media as { id: string; storageKey: string; publicUrl: string }
}

/** A gray square in the middle of a transparent image, or of a white one if `around` is opaque. */
export async function logoOf(client: Client, gray: number, around = 0) {
  const side = 40
  const isInside = (at: number) => at % side > 10 && at % side < 30 && at > 10 * side && at < 30 * side
  const pixels = Array.from({ length: side * side }, (_, at) =>
    isInside(at) ? [gray, gray, gray, 255] : [255, 255, 255, around],
  )
  const content = new Uint8Array(
    encode({ width: side, height: side, data: Uint8Array.from(pixels.flat()), channels: 4 }),
  )
  return (await uploadMedia(client, { filename: 'logo.png', contentType: 'image/png', content })).storageKey
}

export const loadPdf = () => import('../../src/vendor/pdfjs.mjs')

/** Uploads a document and reads it to its end, each step as the queue would bring it. */
export async function uploadDocument(client: Client, file: File & { displayName?: string }) {
  const { content, ...described } = file
  const sizeBytes = asBytes(content).length
  const init = await client.post('/api/company/kb/documents/upload-init', { ...described, sizeBytes })
  await put(init.body.storageKey, file)
  await client.post('/api/company/kb/documents/complete', { documentId: init.body.documentId })
  await readAll(init.body.documentId)
  const path = `/api/company/kb/documents/${init.body.documentId}`
  return { path, id: init.body.documentId as string, ...(await client.get(path)).body.document }
}

/**
 * Reprocesses a document that the test then reads itself. If the queue read it too, the outcome would depend on which
 * came first.
 */
export async function reprocess(client: Client, path: string) {
  const send = vi.spyOn(env.JOBS, 'send').mockResolvedValue(undefined as never)
  await client.post(`${path}/reprocess`)
  send.mockRestore()
}

export async function jobOf(documentId: string): Promise<ReadDocument> {
  const query = d1.prepare('select run, step from documents where id = ?').bind(documentId)
  const { run = '', step = 0 } = (await query.first<{ run: string; step: number }>()) ?? {}
  return { kind: 'read-document', documentId, run, step }
}

export async function readAll(documentId: string) {
  for (let steps = 0; steps < 100; steps++) {
    const job = await jobOf(documentId)
    await readDocument(workIn(envOf(documentId)), job, loadPdf)
    if ((await jobOf(documentId)).step === job.step) return
  }
}

export const search = async (client: Client, q: string, more = '') =>
  (await client.get(`/api/company/kb/search?q=${encodeURIComponent(q)}${more}`)).body.results as {
    documentId: string
    displayName: string
    page: number | null
    heading: string | null
    snippet: string
    score: number
  }[]
