import { workOf } from '../../core/http/context'
import { conflict } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { mostDocuments } from '../../core/limits'
import { presignDownload } from '../../core/uploads/storage'
import { deleteDocument, documentVersion, getDocument, listDocuments, restartDocument, updateDocument } from './queries'
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
      description: 'Returns the documents in the knowledge base, newest first. `meta` says how many there may be.',
      responses: {
        200: answer('The documents, and how many more you can add.', documentList),
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
      summary: 'Start a document upload',
      description:
        'Returns where to upload a document. PUT the file, of exactly this size, to `uploadUrl` with `headers`, then call `completeDocumentUpload`.',
      request: { body: jsonBody(documentUploadInput) },
      responses: { 200: answer('Where to upload the file.', documentUpload) },
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
      summary: 'Complete a document upload',
      description: 'Checks the uploaded file and starts reading it. Calling it again returns the same answer.',
      request: { body: jsonBody(documentCompleteInput) },
      responses: { 200: answer('The document was added and is being read.', documentAnswer), ...errors(404, 409) },
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
      version: documentVersion,
      operationId: 'getDocument',
      tags,
      summary: 'Get a document',
      description:
        'Returns a document. `status` says how far reading it has come; `failureReason` says why it couldn’t be read.',
      request: { params: documentPath },
      responses: { 200: answer('The document.', documentAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const document = await getDocument(c.var.db, c.var.caller.organizationId, documentId)
      return c.json({ document: documentOf(document) }, 200, versionOf(document))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/documents/{documentId}',
      version: documentVersion,
      operationId: 'updateDocument',
      tags,
      summary: 'Update a document',
      description:
        'Changes a document’s name or audience. The audience decides whether answers to homeowners may quote it.',
      request: { params: documentPath, body: jsonBody(documentPatch) },
      responses: { 200: answer('The updated document.', documentAnswer), ...errors(404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const document = await updateDocument(workOf(c), organizationId, documentId, c.req.valid('json'), Date.now())
      if (document.status === 'processing' && document.step === 0) await startReading(c.env, document)
      return c.json({ document: documentOf(document) }, 200, versionOf(document))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/documents/{documentId}',
      version: documentVersion,
      operationId: 'deleteDocument',
      tags,
      summary: 'Delete a document',
      description: 'Deletes a document. Answers no longer use it.',
      request: { params: documentPath },
      responses: {
        200: answer('The file, its text and its index entries were deleted.', success),
        ...errors(400, 404),
      },
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
      description: 'Redirects to a storage URL that works for a few minutes without a cookie.',
      request: { params: documentPath },
      responses: {
        200: { description: 'The file, for a client that follows the redirect.', content: fileContent },
        302: { description: '`Location` leads to the file for a few minutes.' },
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
      summary: 'Reprocess a document',
      description: 'Reads a document again, after a failure or to apply improvements in how documents are read.',
      request: { params: documentPath },
      responses: { 200: answer('The document is being read again.', documentAnswer), ...errors(400, 404, 409) },
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
        'Searches the documents that are `ready`: by words, which are highlighted in `snippet`, and by meaning if embeddings are set up.',
      request: { query: searchQuery },
      responses: { 200: answer('The passages that match best.', searchResults), ...errors(400) },
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const results = await searchDocuments(workOf(c), c.var.caller.organizationId, q, limit)
      return c.json({ results }, 200)
    },
  )
