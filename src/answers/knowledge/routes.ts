import { workOf } from '../../core/http/context'
import { conflict } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { mostDocuments } from '../../core/limits'
import { presignDownload } from '../../core/uploads/storage'
import { deleteDocument, getDocument, listDocuments, restartDocument, updateDocument } from './queries'
import {
  documentAnswer,
  documentCompleteInput,
  documentList,
  documentOf,
  documentPatch,
  documentPath,
  documentUpload,
  documentUploadInput,
  searchQuery,
  searchResults,
} from './schemas'
import { searchDocuments } from './search'
import { startReading } from './steps'
import { completeDocument, startUpload } from './upload'

const tags = ['Knowledge base']
const fileContent = { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } }

export const knowledgeRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/documents',
      operationId: 'listDocuments',
      tags,
      summary: 'List documents',
      description: 'With `meta`, which says how many there may be.',
      responses: {
        200: answer('The documents, the newest first, and how many more fit.', documentList),
      },
    }),
    async (c) => {
      const rows = await listDocuments(c.var.db, c.var.caller.organizationId, Date.now())
      const limit = mostDocuments
      const meta = { count: rows.length, limit, remaining: Math.max(0, limit - rows.length) }
      return c.json({ documents: rows.map(documentOf), meta }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/documents/upload-init',
      confirmsSession: true,
      operationId: 'startDocumentUpload',
      tags,
      summary: 'Start an upload',
      description: 'PUT the file, of exactly this size, to `uploadUrl` with `headers`, then call complete.',
      request: { body: jsonBody(documentUploadInput) },
      responses: { 200: answer('Where to put the file.', documentUpload) },
    }),
    async (c) => {
      return c.json(await startUpload(c, c.var.caller.organizationId, c.req.valid('json')), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/documents/complete',
      isRepeatable: true,
      operationId: 'completeDocumentUpload',
      tags,
      summary: 'Complete an upload',
      description: 'Checks what lies in storage, then reads it. Twice answers the same.',
      request: { body: jsonBody(documentCompleteInput) },
      responses: { 200: answer('The document counts and is being read.', documentAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const document = await completeDocument(c, c.var.caller.organizationId, c.req.valid('json').documentId)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/documents/{documentId}',
      operationId: 'getDocument',
      tags,
      summary: 'Get a document',
      description: '`status` says how far its reading is; `failureReason` says why one could not be read.',
      request: { params: documentPath },
      responses: { 200: answer('The document, and how far its reading is.', documentAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const document = await getDocument(c.var.db, c.var.caller.organizationId, documentId)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/documents/{documentId}',
      operationId: 'updateDocument',
      tags,
      summary: 'Change a document’s name or audience',
      description: 'The audience decides whether answers to homeowners may quote it.',
      request: { params: documentPath, body: jsonBody(documentPatch) },
      responses: { 200: answer('The document as it is now.', documentAnswer), ...errors(404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const document = await updateDocument(workOf(c), organizationId, documentId, c.req.valid('json'), Date.now())
      if (document.status === 'processing' && document.step === 0) await startReading(c.env, document)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/documents/{documentId}',
      operationId: 'deleteDocument',
      tags,
      summary: 'Delete a document',
      description: 'Answers no longer draw on it.',
      request: { params: documentPath },
      responses: { 200: answer('The file, its text and its index are gone.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      await c.env.FILES.delete(await deleteDocument(workOf(c), c.var.caller.organizationId, documentId, Date.now()))
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/documents/{documentId}/download',
      operationId: 'downloadDocument',
      tags,
      summary: 'Download a document',
      description: 'Redirects to an address in the storage, which opens without a cookie.',
      request: { params: documentPath },
      responses: {
        200: { description: 'The file, to a client that follows the redirect.', content: fileContent },
        302: { description: 'The file is at Location for a few minutes.' },
        ...errors(400, 404, 409),
      },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const { status, etag, storageKey, filename } = await getDocument(
        c.var.db,
        c.var.caller.organizationId,
        documentId,
      )
      if (status === 'uploading') throw conflict('upload_incomplete', 'The upload is not complete yet.')
      if ((await c.env.FILES.head(storageKey))?.etag !== etag)
        throw conflict('file_replaced', 'The file was replaced or removed after it was confirmed. Upload it again.')
      return c.redirect(await presignDownload(c.env, c.req.url, storageKey, filename), 302)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/documents/{documentId}/reprocess',
      operationId: 'reprocessDocument',
      tags,
      summary: 'Read a document again',
      description: 'For one whose reading failed, or to read it as we read today.',
      request: { params: documentPath },
      responses: { 200: answer('It is being read again.', documentAnswer), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const document = await restartDocument(workOf(c), c.var.caller.organizationId, documentId, Date.now())
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/search',
      operationId: 'searchDocuments',
      tags,
      summary: 'Search the knowledge base',
      description:
        'Only documents that are `ready`. By words, which are marked in `snippet`, and by meaning, where embeddings are set up.',
      request: { query: searchQuery },
      responses: { 200: answer('The passages that fit best.', searchResults), ...errors(400) },
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const results = await searchDocuments(workOf(c), c.var.caller.organizationId, q, limit)
      return c.json({ results }, 200)
    },
  )
