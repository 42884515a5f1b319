import type { Context } from 'hono'
import { isFull } from '../../core/database/departures'
import { newId } from '../../core/database/shards'
import { type AppEnv, workOf } from '../../core/http/context'
import { ApiError, invalid } from '../../core/http/errors'
import { mostDocumentBytes, mostDocuments, uploadUrlSeconds } from '../../core/limits'
import { second } from '../../core/time'
import { documentTypes, findFileType } from '../../core/uploads/file-types'
import { notOneFormat } from '../../core/uploads/schemas'
import { completeUpload, keyName, presignUpload } from '../../core/uploads/storage'
import { confirmDocument, createDocument, discardDocument } from './queries'
import type { DocumentUploadInput } from './schemas'
import type { Document } from './tables'

export async function startUpload(c: Context<AppEnv>, organizationId: string, input: DocumentUploadInput) {
  const { displayName = input.filename, audience = 'homeowners', ...file } = input
  const type = typeOf(file)
  if (await isFull(c.env, c.env.SHARD))
    throw new ApiError(
      503,
      'storage_full',
      'Storage is full, so documents can’t be added right now. Your existing documents keep working.',
    )
  const id = newId(c.env.SHARD)
  const now = Date.now()
  const expiresIn = uploadUrlSeconds
  const storageKey = `kb/${organizationId}/${id}/${keyName(file.filename)}`
  const target = await presignUpload(c.env, c.req.url, { key: storageKey, ...file })
  const announced = { id, organizationId, ...file, displayName, audience, type, storageKey }
  const times = { createdAt: now, updatedAt: now, expiresAt: now + expiresIn * second }
  await createDocument(workOf(c), { ...announced, ...unread, ...times }, mostDocuments)
  return { documentId: id, ...target, storageKey, expiresIn }
}

const unread = {
  status: 'uploading' as const,
  failureReason: null,
  etag: null,
  run: null,
  step: 0,
  stepToken: null,
  cursor: null,
  textBytes: 0,
  embedAt: null,
  embeddedTo: 0,
}

function typeOf(file: { filename: string; contentType: string; sizeBytes: number }) {
  const type = findFileType(documentTypes, file.filename, file.contentType)
  if (!type) throw notOneFormat('pdf, docx, txt, md, html or csv')
  if (file.sizeBytes > mostDocumentBytes) throw invalid('sizeBytes', `must be at most ${mostDocumentBytes}.`)
  return type
}

export async function completeDocument(c: Context<AppEnv>, organizationId: string, id: string): Promise<Document> {
  const { row } = await completeUpload(c.env, {
    folder: `kb/${organizationId}/${id}`,
    types: documentTypes,
    confirm: (file, now) => confirmDocument(workOf(c), organizationId, id, file, now),
    discard: () => discardDocument(workOf(c), organizationId, id),
  })
  return row
}
