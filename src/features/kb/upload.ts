import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { conflict, invalid } from '../../core/errors'
import { documentTypes, findFileType } from '../../core/uploads/file-types'
import { inspectUpload, keyName, presignUpload, type Uploaded } from '../../core/uploads/storage'
import { startReading } from './ingest'
import { confirmDocument, createDocument, forgetDocument } from './queries'
import type { DocumentUploadInput } from './schemas'
import type { Document } from './tables'

export async function startUpload(c: Context<AppEnv>, organizationId: string, input: DocumentUploadInput) {
  const { displayName = input.filename, ...file } = input
  const type = typeOf(c.env, file)
  const id = crypto.randomUUID()
  const now = Date.now()
  const expiresIn = c.env.UPLOAD_URL_SECONDS
  const storageKey = `kb/${organizationId}/${id}/${keyName(file.filename)}`
  const uploadUrl = await presignUpload(c.env, c.req.url, { key: storageKey, ...file })
  const announced = { id, organizationId, ...file, displayName, type, storageKey }
  const times = { createdAt: now, updatedAt: now, expiresAt: now + expiresIn * 1000 }
  await createDocument(c.var.db, c.var.caller.sessionId, { ...announced, ...unread, ...times }, c.env.KB_DOCUMENT_LIMIT)
  return { documentId: id, uploadUrl, storageKey, expiresIn }
}

const unread = {
  status: 'uploading' as const,
  failureReason: null,
  etag: null,
  run: null,
  step: 0,
  stepToken: null,
  cursor: null,
}

function typeOf(env: Env, file: { filename: string; contentType: string; sizeBytes: number }) {
  const type = findFileType(documentTypes, file.filename, file.contentType)
  if (!type) throw invalid('filename and contentType must agree on pdf, docx, txt, md, html or csv.')
  if (file.sizeBytes > env.KB_MAX_FILE_BYTES) throw invalid(`sizeBytes must be at most ${env.KB_MAX_FILE_BYTES}.`)
  return type
}

/** Believes nothing: looks at what lies in storage, and only then lets the document count and be read. */
export async function completeDocument(c: Context<AppEnv>, organizationId: string, id: string): Promise<Document> {
  const uploaded = await inspectUpload(c.env, `kb/${organizationId}/${id}`)
  const isGenuine = uploaded && hasItsType(uploaded)
  const now = Date.now()
  const { document, isNew } = await confirmDocument(c.var.db, organizationId, id, isGenuine ? uploaded : undefined, now)
  if (isNew) await startReading(c.env, document)
  if (document.status !== 'uploading') return document
  if (document.expiresAt <= now) throw conflict('The upload has expired. Start again with upload-init.')
  if (!uploaded) throw conflict('Nothing was uploaded yet. PUT the file to uploadUrl first.')
  if (await forgetDocument(c.var.db, organizationId, id)) await c.env.FILES.delete(uploaded.key)
  throw invalid('The file is not what upload-init announced: its size, type or first bytes differ. It was discarded.')
}

function hasItsType({ key, contentType, start }: Uploaded) {
  const type = findFileType(documentTypes, key, contentType)
  return type !== undefined && documentTypes[type].isStartOf(start)
}
