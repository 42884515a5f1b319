import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { invalid } from '../../core/errors'
import { completeUpload } from '../../core/uploads/complete'
import { documentTypes, findFileType } from '../../core/uploads/file-types'
import { keyName, presignUpload } from '../../core/uploads/storage'
import { startReading } from './ingest'
import { confirmDocument, createDocument, discardDocument } from './queries'
import type { DocumentUploadInput } from './schemas'
import type { Document } from './tables'

export async function startUpload(c: Context<AppEnv>, organizationId: string, input: DocumentUploadInput) {
  const { displayName = input.filename, audience = 'homeowners', ...file } = input
  const type = typeOf(c.env, file)
  const id = crypto.randomUUID()
  const now = Date.now()
  const expiresIn = c.env.UPLOAD_URL_SECONDS
  const storageKey = `kb/${organizationId}/${id}/${keyName(file.filename)}`
  const uploadUrl = await presignUpload(c.env, c.req.url, { key: storageKey, ...file })
  const announced = { id, organizationId, ...file, displayName, audience, type, storageKey }
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
  textBytes: 0,
}

function typeOf(env: Env, file: { filename: string; contentType: string; sizeBytes: number }) {
  const type = findFileType(documentTypes, file.filename, file.contentType)
  if (!type) throw invalid('filename and contentType must agree on pdf, docx, txt, md, html or csv.')
  if (file.sizeBytes > env.KB_MAX_FILE_BYTES) throw invalid(`sizeBytes must be at most ${env.KB_MAX_FILE_BYTES}.`)
  return type
}

export async function completeDocument(c: Context<AppEnv>, organizationId: string, id: string): Promise<Document> {
  const { row } = await completeUpload(c.env, {
    folder: `kb/${organizationId}/${id}`,
    types: documentTypes,
    confirm: async (file, now) => {
      const { document, isNew } = await confirmDocument(c.var.db, organizationId, id, file, now)
      if (isNew) await startReading(c.env, document)
      return document
    },
    discard: () => discardDocument(c.var.db, organizationId, id),
  })
  return row
}
